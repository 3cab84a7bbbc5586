"""What may be taken and where it may be laid, rule by rule, in tiny games."""

from __future__ import annotations

from rasklad import play, to_text, why_not
from rasklad.games.reference.parts import ORDER, pile
from rasklad.rules import Available, Barred, Closed, Group, Lay, OtherColour, Rule, Step, Together

from tests.engine.made import BASES, LAW, ROWS, WASTE, at, cited, made_of, moves_of, proves, refused

DOWN = Step(order=ORDER, down=True, permits=("law.down",))
FREE = Available(
    name="top", group="rows", refuses=("law.covered",), one_card=("law.one",), cites=("law.top",)
)
ANY = Lay(name="any", source=("rows",), target="rows", onto="empty", clauses=("law.gap",))


@proves(Available)
def test_only_the_last_card_may_be_taken_and_it_alone() -> None:
    start = at(made_of((ROWS,), FREE, ANY), "R1: 5S 6H 7D")
    assert cited(start) == {"R1>R2": ("law.gap", "law.top"), "R1>R3": ("law.gap", "law.top")}
    assert why_not(start, "R1>") is None
    assert refused(start, "R1>:2") == (("law.covered",), "Сверху лежит семёрка бубен.")
    assert refused(start, "R1>R2:3") == (
        ("law.one", "law.covered"),
        "Сверху лежат семёрка бубен и шестёрка червей.",
    )
    deep = at(start.engine.game, "R1: 5S 6H 7D 8D 9D")
    assert refused(deep, "R1>:5")[1] == "Сверху лежат ещё 4 карты."
    outer = Available(name="top", group="rows", refuses=LAW, outside="Снаружи")
    assert (
        refused(at(made_of((ROWS,), outer, ANY), "R1: 5S 6H"), "R1>:2")[1] == "Снаружи лежит шестёрка червей."
    )


@proves(Available)
def test_a_locked_place_is_free_once_one_of_its_keys_is_empty() -> None:
    cellar = Available(
        name="cell",
        group="cell",
        refuses=LAW,
        freed_by=(("cell", ("R1", "R2")),),
        locked=("law.cellar",),
        key="Подвал заперт.",
    )
    declared = made_of(
        (ROWS, Group(name="cell", places=(pile("cell", "cell", 0),))),
        Available(name="rows", group="rows", refuses=LAW),
        cellar,
        Lay(name="any", source=("cell",), target="rows", onto="any", clauses=LAW),
    )
    locked = at(declared, "cell: KS; R1: 2S; R2: 3S")
    assert moves_of(locked) == []
    assert refused(locked, "cell>R3") == (("law.cellar",), "Подвал заперт.")
    refusal = why_not(locked, "cell>R3")
    assert refusal is not None
    assert [place for place, _ in refusal.blocking] == ["R1", "R2"]
    assert moves_of(at(declared, "cell: KS; R1: 2S")) == ["cell>R1", "cell>R2", "cell>R3"]


@proves(Closed)
def test_nothing_is_taken_from_a_closed_group() -> None:
    closed = Closed(name="final", group="bases", reason="Отсюда не берут.", clauses=("law.final",))
    build = Lay(name="down", source=("rows", "bases"), target="rows", onto="card", conditions=(DOWN,))
    start = at(made_of((BASES, ROWS), FREE, closed, build), "F1: 2S; R1: 3H")
    assert moves_of(start) == []
    assert refused(start, "F1>R1") == (("law.final",), "Отсюда не берут.")
    assert refused(start, "F1>")[0] == ("law.final",)
    assert refused(at(made_of((BASES, ROWS), FREE, build), "F1: 2S; R1: 3H"), "F1>R1") == (
        (),
        "Ни один пункт этого не разрешает.",
    )


@proves(Barred)
def test_what_is_barred_is_refused_in_the_clauses_words() -> None:
    def barred(onto: str) -> Barred:
        return Barred(
            name="barred",
            source=("rows",),
            target="waste",
            reason="В резерв — только из колоды.",
            clauses=("law.bar",),
            onto=onto,  # type: ignore[arg-type]
        )

    tables = (ROWS, WASTE)
    empty, lies = "R1: 5S", "R1: 5S; waste: 2S"
    every, gap, card = (made_of(tables, FREE, barred(onto)) for onto in ("any", "empty", "card"))
    said = (("law.bar",), "В резерв — только из колоды.")
    unsaid = ((), "Ни один пункт этого не разрешает.")
    assert [refused(at(every, text), "R1>waste") for text in (empty, lies)] == [said, said]
    assert [refused(at(gap, text), "R1>waste") for text in (empty, lies)] == [said, unsaid]
    assert [refused(at(card, text), "R1>waste") for text in (empty, lies)] == [unsaid, said]
    assert refused(at(every, "R1: 5S; waste: 2S"), "R1>R2") == unsaid


def carried(*, whole: bool = False, least: int = 1) -> tuple[Rule, ...]:
    together = Together(
        name="together",
        group="rows",
        conditions=(DOWN, OtherColour(permits=("law.colour",))),
        whole=whole,
        clauses=("law.together",),
    )
    build = Lay(
        name="build",
        source=("rows",),
        target="rows",
        onto="card",
        conditions=(DOWN,),
        together=True,
        least=least,
    )
    return FREE, together, build


@proves(Together, Lay)
def test_cards_built_on_one_another_are_taken_together() -> None:
    declared = made_of((ROWS,), *carried())
    start = at(declared, "R1: KS 7S 6H 5S; R2: 8D; R3: 6C")
    assert cited(start) == {
        "R1>R2:3": ("law.down", "law.together", "law.top"),
        "R1>R3": ("law.down", "law.top"),
    }
    assert to_text(play(start, "R1>R2:3")) == "R1: KS; R2: 8D 7S 6H 5S; R3: 6C"
    assert refused(start, "R1>R2:4") == (
        ("law.together", "law.down", "law.colour"),
        "Семёрка пик не продолжает короля пик.",
    )
    assert (
        refused(at(declared, "R1: 7S 6C; R2: 8D"), "R1>R2:2")[1] == "Шестёрка треф не продолжает семёрку пик."
    )


@proves(Together, Lay)
def test_only_the_whole_pile_or_a_least_number_may_go() -> None:
    whole = made_of((ROWS,), *carried(whole=True))
    assert moves_of(at(whole, "R1: 7S 6H 5S; R2: 8D; R3: 2C")) == ["R1>R2:3"]
    assert refused(at(whole, "R1: 7S 6H 5S; R3: 7C"), "R1>R3:2") == (
        ("law.together",),
        "Берут одну карту или всю стопку.",
    )
    pair = made_of((ROWS,), *carried(least=2))
    start = at(pair, "R1: 7S 6H; R2: 8D; R3: 7C")
    assert moves_of(start) == ["R1>R2:2"]
    assert refused(start, "R1>R3")[1] == "Сюда кладут не меньше чем 2 карты."


@proves(Lay)
def test_a_laying_speaks_of_its_groups_and_of_empty_or_occupied_places() -> None:
    onto_card = Lay(name="on", source=("rows",), target="bases", onto="card", conditions=(DOWN,))
    start = at(made_of((BASES, ROWS), FREE, onto_card), "F1: 6S; R1: 5H; R2: 6D")
    assert cited(start) == {"R1>F1": ("law.down", "law.top")}
    assert refused(start, "R1>F2") == ((), "Ни один пункт этого не разрешает.")
    assert refused(start, "R1>R2") == ((), "Ни один пункт этого не разрешает.")
    assert refused(start, "R2>R2")[1] == "Ход переносит карту."


@proves(Lay)
def test_of_interchangeable_empty_places_the_first_is_offered_and_any_accepted() -> None:
    begin = Lay(
        name="begin",
        source=("rows",),
        target="bases",
        onto="empty",
        clauses=("law.begin",),
        any_empty=("law.any",),
    )
    start = at(made_of((BASES, ROWS), FREE, begin), "F1: 6S; R1: 5H")
    assert cited(start) == {"R1>F2": ("law.begin", "law.any", "law.top")}
    assert to_text(play(start, "R1>F4")) == "F1: 6S; F4: 5H"
    assert refused(start, "R1>F1")[0] == ()


@proves(Lay)
def test_several_cards_where_one_is_laid_are_refused_by_the_clauses_for_that() -> None:
    together = Together(name="together", group="rows", conditions=(DOWN,), clauses=LAW)
    begin = Lay(
        name="one", source=("rows",), target="bases", onto="empty", singly=("law.singly",), clauses=LAW
    )
    start = at(made_of((BASES, ROWS), FREE, together, begin), "R1: 6S 5H")
    assert refused(start, "R1>F1:2") == (("law.singly",), "Сюда кладут по одной карте.")


@proves(Lay)
def test_of_two_layings_that_allow_one_step_the_first_declared_is_cited() -> None:
    one = Lay(
        name="one", source=("rows",), target="rows", onto="card", conditions=(DOWN,), clauses=("law.one",)
    )
    two = Lay(
        name="two", source=("rows",), target="rows", onto="card", conditions=(DOWN,), clauses=("law.two",)
    )
    start = at(made_of((ROWS,), FREE, one, two), "R1: 5S; R2: 6H")
    assert cited(start) == {"R1>R2": ("law.down", "law.one", "law.top")}


def test_two_copies_of_a_card_are_both_offered_and_may_lie_on_one_another() -> None:
    build = Lay(name="down", source=("rows",), target="rows", onto="card", conditions=(DOWN,))
    start = at(made_of((ROWS,), FREE, build, packs=2), "R1: 5S; R2: 5S; R3: 6H")
    assert moves_of(start) == ["R1>R3", "R2>R3"]
    any_card = Lay(
        name="any", source=("rows",), target="rows", onto="card", conditions=(OtherColour(permits=LAW),)
    )
    start = at(made_of((ROWS,), FREE, any_card, packs=2), "R1: 5S; R2: 5S; R3: 6H")
    assert sorted(moves_of(start)) == ["R1>R3", "R2>R3", "R3>R1", "R3>R2"]
