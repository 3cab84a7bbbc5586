"""The guards of a laying one by one: what the position must grant beside the two cards."""

from __future__ import annotations

from rasklad import why_not
from rasklad.games.reference.parts import ORDER
from rasklad.rules import (
    Available,
    ChangesSomething,
    FitsNowhere,
    FromBelow,
    Group,
    Lay,
    Step,
    TargetHolds,
    Together,
    Turn,
    Uncovers,
)

from tests.engine.made import (
    BASES,
    LAW,
    OPEN,
    ROWS,
    STOCK,
    WASTE,
    at,
    cited,
    made_of,
    moves_of,
    places_of,
    proves,
    refused,
)

FREE = Available(name="top", group="rows", refuses=LAW)
DOWN = Step(order=ORDER, down=True, permits=("law.down",))


@proves(ChangesSomething)
def test_a_lone_card_does_not_go_to_an_empty_place_like_its_own() -> None:
    fill = Lay(
        name="fill",
        source=("rows", "cells"),
        target="rows",
        onto="empty",
        guards=(ChangesSomething(clauses=("law.null",), like=()),),
        clauses=("law.fill",),
    )
    cells = Group(name="cells", places=places_of("cells", 2, "C"))
    declared = made_of((ROWS, cells), FREE, Available(name="cells", group="cells", refuses=LAW), fill)
    start = at(declared, "R1: 5S; R2: 6S 7S; C1: 8S")
    assert cited(start) == {"R2>R3": ("law.fill",), "C1>R3": ("law.fill",)}
    assert refused(start, "R1>R3") == (
        ("law.null",),
        "Карта здесь одна: поменяется место, а расклад останется прежним.",
    )
    alike = Lay(
        name="fill",
        source=("rows", "cells"),
        target="rows",
        onto="empty",
        guards=(ChangesSomething(clauses=("law.null",), like=("rows", "cells")),),
        clauses=("law.fill",),
    )
    start = at(
        made_of((ROWS, cells), FREE, Available(name="cells", group="cells", refuses=LAW), alike),
        "R1: 5S; R2: 6S 7S; C1: 8S",
    )
    assert moves_of(start) == ["R2>R3"]
    assert refused(start, "C1>R3")[0] == ("law.null",)


@proves(FitsNowhere)
def test_a_turned_card_is_laid_aside_only_if_it_fits_nowhere() -> None:
    declared = made_of(
        (ROWS, STOCK, OPEN, WASTE),
        FREE,
        Available(name="open", group="open", refuses=LAW),
        Lay(name="build", source=("open",), target="rows", onto="card", conditions=(DOWN,)),
        Lay(
            name="aside",
            source=("open",),
            target="waste",
            onto="any",
            guards=(FitsNowhere(clauses=("law.must",)),),
            clauses=("law.aside",),
        ),
        Turn(name="turn", source="stock", target="open", action="Открыть", clauses=LAW),
    )
    fits = at(declared, "R1: 6S; R2: 9H; open: 5D; stock: #2S")
    assert cited(fits) == {"open>R1": ("law.down",)}
    assert refused(fits, "open>waste") == (("law.must",), "Она ложится на шестёрку пик.")
    assert cited(at(declared, "R1: 7S; R2: 9H; open: 5D")) == {"open>waste": ("law.aside",)}
    assert moves_of(at(declared, "R1: 6S; open: 5D; waste: 2H")) == ["open>R1"]


@proves(TargetHolds)
def test_a_short_pile_is_not_built_on() -> None:
    build = Lay(
        name="build",
        source=("rows",),
        target="rows",
        onto="card",
        conditions=(DOWN,),
        guards=(TargetHolds(cards=2, clauses=("law.short",)),),
    )
    start = at(made_of((ROWS,), FREE, build), "R1: 5S; R2: 6H; R3: KD 6C")
    assert cited(start) == {"R1>R3": ("law.down",)}
    assert refused(start, "R1>R2") == (
        ("law.short",),
        "Здесь меньше чем 2 карты: сначала стопку пополняют.",
    )


@proves(FromBelow)
def test_a_gap_of_a_grid_is_filled_from_the_bottom_row_or_the_next() -> None:
    cells = Group(name="cells", places=places_of("cells", 6, "C"))

    def grid(take: str) -> Lay:
        below = FromBelow(
            group="cells",
            columns=2,
            stock="stock",
            take=take,  # type: ignore[arg-type]
            clauses=("law.below",),
            last_row=("law.last",),
        )
        return Lay(name="fill", source=("cells",), target="cells", onto="empty", guards=(below,), clauses=LAW)

    free = Available(name="cells", group="cells", refuses=LAW)
    text = "C1: 2S; C3: 3S; C4: 4S; C5: 5S; stock: #KS"
    bottom = at(made_of((cells, STOCK), free, grid("bottom")), text)
    assert moves_of(bottom) == ["C5>C2"]
    assert refused(bottom, "C3>C2") == (("law.below",), "Место заполняют картой нижнего ряда.")
    assert refused(bottom, "C3>C6") == (("law.last",), "Места в нижнем ряду заполняют только из стопки.")
    following = at(made_of((cells, STOCK), free, grid("next")), text)
    assert moves_of(following) == ["C3>C2", "C4>C2"]
    assert refused(following, "C5>C2") == (("law.below",), "Место заполняют картой следующего ряда вниз.")
    # Once the stock is out, the bottom row is the lowest that has a card.
    out = at(bottom.engine.game, "C1: 2S; C3: 3S; C4: 4S")
    assert moves_of(out) == ["C3>C2", "C4>C2"]
    assert why_not(out, "C1>C2") is not None


@proves(Uncovers)
def test_a_part_of_a_run_moves_only_off_a_card_that_goes_up() -> None:
    up = Step(order=ORDER, up=True, permits=LAW)
    declared = made_of(
        (ROWS, BASES),
        FREE,
        Together(name="runs", group="rows", conditions=(DOWN,), clauses=("law.run",)),
        Lay(name="up", source=("rows",), target="bases", onto="card", conditions=(up,)),
        Lay(
            name="build",
            source=("rows",),
            target="rows",
            onto="card",
            conditions=(DOWN,),
            guards=(Uncovers(foundations="bases", clauses=("law.part",)),),
            together=True,
        ),
    )
    whole = at(declared, "R1: 6S 5S 4S; R2: 7H; R3: 6H; F1: 2D")
    assert moves_of(whole) == ["R1>R2:3", "R3>R2"]
    assert refused(whole, "R1>R3:2") == (("law.part",), "Шестёрка пик не идёт на основание.")
    assert "R1>R3:2" in moves_of(at(declared, "R1: 6S 5S 4S; R2: 7H; R3: 6H; F1: 5D"))
    assert "R1>R2" in moves_of(at(declared, "R1: 6S 5S 4S; R2: 5H; F1: 2D"))
