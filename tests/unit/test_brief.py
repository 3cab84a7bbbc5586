"""Rules in brief: every rule is told, what is told follows from the rules, and it is well-formed language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

import pytest
import rasklad
from edition.brief import SECTIONS, UNTOLD, Statement, brief_of
from edition.brief.nouns import noun_for
from rasklad.cards import ACE, KING
from rasklad.engine import compiled, holds_under
from rasklad.game import Game
from rasklad.games import UNLISTED
from rasklad.rules import Condition, Group, Lay, NoRedeal, NotOnto, Rule, SameSuit, Step, Together

GAMES = [rasklad.game(game_id) for game_id in rasklad.games()]


def choices(game: Game) -> Iterator[dict[str, str]]:
    """The adopted readings, then each other option of each reading by itself."""
    yield {}
    for reading in game.readings:
        for option in reading.options:
            if option.value != reading.default:
                yield {reading.name: option.value}


def by_key(game: Game, readings: dict[str, str] | None = None) -> dict[str, Statement]:
    return {one.key: one for one in brief_of(game, readings)}


def without(game: Game, rule: Rule) -> Game:
    def others(part: tuple[Rule, ...]) -> tuple[Rule, ...]:
        return tuple(one for one in part if one is not rule)

    return replace(
        game,
        deal=others(game.deal),
        moves=others(game.moves),
        stock=others(game.stock),
        end=others(game.end),
    )


def changed(game: Game, conditions: tuple[Condition, ...]) -> Game:
    """The game with other conditions for laying cards on rows."""
    moves = tuple(
        replace(rule, conditions=conditions)
        if isinstance(rule, Lay) and rule.onto == "card" and rule.target == "rows"
        else rule
        for rule in game.moves
    )
    return replace(game, id=f"{game.id}-changed", moves=moves)


def flat(value: object) -> Iterator[object]:
    """The value's innermost parts."""
    if isinstance(value, tuple):
        for part in value:
            yield from flat(part)
    else:
        yield value


def twins(rule: Rule, told: tuple[Statement, ...]) -> bool:
    """Tell whether a sentence tells it together with rules of its kind for other groups of one name."""
    return any(
        any(type(one) is type(rule) and one is not rule for one in statement.rules)
        for statement in told
        if any(one is rule for one in statement.rules)
    )


@pytest.mark.parametrize("game", [*GAMES, *map(rasklad.game, UNLISTED)], ids=lambda game: game.id)
def test_every_rule_is_told_whatever_is_chosen(game: Game) -> None:
    for readings in choices(game):
        told = [*chain.from_iterable(one.rules for one in brief_of(game, readings))]
        for rule in compiled(game, game.choose(readings)).rules:
            assert any(one is rule for one in told) or type(rule) in UNTOLD, f"{readings}: {rule.name}"


def test_what_needs_no_telling_is_named_with_its_reason() -> None:
    assert set(UNTOLD) == {Group}
    assert all(reason.endswith(".") for reason in UNTOLD.values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_rule_that_is_switched_off_changes_what_is_told(game: Game) -> None:
    silent = []
    tried: set[int] = set()
    for readings in choices(game):
        told = brief_of(game, readings)
        said = [(one.value, one.ru, one.en) for one in told]
        for rule in (*game.deal, *game.moves, *game.stock, *game.end):
            if id(rule) in tried or not holds_under(rule, game.choose(readings)):
                continue
            tried.add(id(rule))
            after = brief_of(without(game, rule), readings)
            if said == [(one.value, one.ru, one.en) for one in after] and not twins(rule, told):
                silent.append(f"{readings}: {rule.name}")
    assert not silent


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_option_of_a_reading_changes_what_is_told(game: Game) -> None:
    adopted = brief_of(game)
    for readings in choices(game):
        if readings:
            assert brief_of(game, readings) != adopted, readings


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_sentences_are_sentences(game: Game) -> None:
    known = {*game.law, *(reading.id for reading in game.readings)}
    for readings in choices(game):
        brief = brief_of(game, readings)
        assert len({one.key for one in brief}) == len(brief), "a key is told once"
        for one in brief:
            for sentence in (one.ru, one.en):
                assert re.fullmatch(r"[A-ZА-ЯЁ].*[^.,;: ]\.", sentence), sentence
                assert "  " not in sentence
                assert " ," not in sentence
                assert "None" not in sentence
            assert not re.search("[а-яё]", one.en), one.en
            assert not re.search("[a-zA-Z]", re.sub(r"\b[IVX]+\b", "", one.ru)), one.ru
            assert not re.search(r"\ba [aeiou]|\ban [^aeiou]", one.en), one.en
            assert one.short
            assert not one.short.endswith(".")
            assert one.section in {section for section, _, _ in SECTIONS}
            assert one.clauses, one.ru
            assert set(one.clauses) <= known, one.ru


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_values_name_no_clause_and_no_place(game: Game) -> None:
    names = {*game.law, *(reading.id for reading in game.readings), *(place.id for place in game.places)}
    names -= {"sultan", "cellar", "stock", "waste", "removed", "open"}  # words of ours as well
    for one in brief_of(game):
        hash(one.value)
        assert not names & set(flat(one.value)), one.key


def test_a_single_stock_rule_stands_with_the_end() -> None:
    assert by_key(rasklad.game("krepost-1"))["stock.redeal"].section == "end"
    assert by_key(rasklad.game("kolodets-36"))["stock.redeal"].section == "stock"


def test_what_is_told_follows_the_fields_of_the_rules() -> None:
    game = rasklad.game("krepost-1")
    order = tuple(range(13))
    up = by_key(changed(game, (Step(order=order, up=True, permits=("x.y.1",)),)))
    assert up["tableau.build"].ru == "На карту ряда кладут карту на ступень старше."
    assert up["tableau.build"].clauses[0] == "x.y.1"
    assert up["tableau.suit"].value == "any"
    assert "tableau.ends" not in up
    round_and_not_on_aces = (
        Step(order=order, down=True, circular=True, permits=("x.y.1",)),
        SameSuit(permits=("x.y.2",)),
        NotOnto(ranks=(ACE, KING), permits=("x.y.3",)),
    )
    down = by_key(changed(game, round_and_not_on_aces))
    assert down["tableau.ends"].ru == "Порядок замкнут в круг: на туза кладут короля."
    assert down["tableau.suit"].clauses == ("x.y.2",)
    assert down["tableau.limits"].ru == "В рядах на туза и короля ничего не кладут."
    assert down["tableau.limits"].en == "Nothing is laid on an ace or a king there."


def test_groups_of_cards_are_told_from_together() -> None:
    game = rasklad.game("krepost-1")
    together = Together(name="together", group="rows", conditions=(), clauses=("x.y.1",), whole=True)
    told = by_key(replace(game, id="together", moves=(*game.moves, together)))
    assert by_key(game)["tableau.groups"].value == "one"
    assert told["tableau.groups"].ru == "Собранные так карты перекладывают и вместе, но только всю стопку."
    assert told["tableau.groups"].clauses == ("x.y.1",)


def test_without_the_prohibition_of_a_new_deal_nothing_is_said_of_it() -> None:
    game = rasklad.game("krepost-1")
    (rule,) = (rule for rule in game.stock if isinstance(rule, NoRedeal))
    assert "stock.redeal" not in by_key(without(game, rule))


@pytest.mark.parametrize(
    ("spoken", "role", "number", "words"),
    [
        ("левый ряд 1", "tableau", 1, "один ряд"),
        ("левый ряд 1", "tableau", 2, "два ряда"),
        ("левый ряд 1", "tableau", 5, "пять рядов"),
        ("стопка 1", "tableau", 2, "две стопки"),
        ("стопка 1", "tableau", 21, "21 стопка"),
        ("угол 1", "foundation", 4, "четыре угла"),
        ("основание пик", "foundation", 1, "одно основание"),
        ("левое рабочее место", "tableau", 4, "четыре рабочих места"),
        ("левый вертикальный ряд", "tableau", 2, "два вертикальных ряда"),
        ("нечто", "tableau", 3, "три стопки"),
    ],
)
def test_nouns_agree_with_their_number(spoken: str, role: str, number: int, words: str) -> None:
    assert noun_for(spoken, role, "", ()).count(number) == words


def test_rows_are_told_apart_only_where_there_are_two_kinds() -> None:
    assert noun_for("левый ряд 1", "tableau", "rows", ("rows",)).one[0] == "ряд"
    assert noun_for("левый ряд 1", "tableau", "rows", ("rows", "lower")).one[0] == "верхний ряд"
    assert noun_for("левый ряд 5", "tableau", "lower", ("rows", "lower")).one[0] == "нижний ряд"
