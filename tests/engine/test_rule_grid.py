"""Grids: pairs that are removed, cards that are exchanged, gaps that close up."""

from __future__ import annotations

from dataclasses import replace

from rasklad import legal_moves, play, to_text, why_not
from rasklad.games.reference.parts import pile
from rasklad.rules import Available, ClosesUp, CloseUp, Exchange, Group, Lay, RemovePair

from tests.engine.made import LAW, STOCK, at, cited, made_of, moves_of, places_of, proves, refused

CELLS = Group(name="cells", places=places_of("cells", 9))
OUT = Group(name="out", places=(pile("out", "out", 0, role="waste"),))
GRID = (CELLS, OUT)
FOURTEEN = RemovePair(
    name="fourteen",
    group="cells",
    columns=3,
    stand="in line",
    to="out",
    total=14,
    match=("law.sum",),
    place=("law.line",),
    clauses=("law.pair",),
)
EXCHANGE = Exchange(
    name="exchange", group="cells", pairs=FOURTEEN, useful=("law.useful",), clauses=("law.exchange",)
)


@proves(RemovePair)
def test_a_pair_in_line_makes_the_total_and_leaves_the_grid() -> None:
    start = at(made_of(GRID, FOURTEEN), "R1: 10S; R2: AS; R3: 4S; R4: KS; R5: KH; R9: 9D")
    assert cited(start) == {"R1+R3": ("law.pair",), "R2+R5": ("law.pair",)}
    after = play(start, "R3+R1")  # either order is understood
    assert to_text(after) == "R2: AS; R4: KS; R5: KH; R9: 9D; out: 10S 4S"
    assert str(after.move) == "R1+R3"
    assert play(start, "R5>R2").piles == play(start, "R2+R5").piles  # pointing at one, then at the other
    assert why_not(start, "R5>") is None
    assert refused(start, "R2+R4") == (("law.line",), "Они лежат не в одном ряду и не в одном столбце.")
    assert refused(start, "R1+R2") == (("law.sum",), "Вместе они дают 11, а не 14.")
    assert refused(start, "R1+R9") == (
        ("law.sum", "law.line"),
        "Вместе они дают 19, а не 14. Они лежат не в одном ряду и не в одном столбце.",
    )
    assert refused(start, "R1+R6")[1].endswith("карты нет.")


@proves(RemovePair)
def test_touching_equals_are_a_pair_also_diagonally() -> None:
    equal = replace(FOURTEEN, stand="touching", total=0)
    start = at(made_of(GRID, equal), "R1: 10S; R2: 10H; R5: 10D; R9: 10C; R3: 9S")
    assert moves_of(start) == ["R1+R2", "R1+R5", "R2+R5", "R5+R9"]
    assert refused(start, "R1+R9") == (("law.line",), "Они лежат не рядом.")
    assert refused(start, "R2+R3") == (("law.sum",), "Достоинства разные.")


@proves(Exchange)
def test_an_exchange_takes_two_plies_and_must_leave_a_pair() -> None:
    declared = made_of(GRID, FOURTEEN, EXCHANGE)
    start = at(declared, "R1: 8S; R5: 6H; R9: KD; R6: 2C; R7: 3C")
    first = moves_of(start)
    assert "R1~R5" not in first  # no second exchange of four different cards could help
    assert refused(start, "R1~R5") == (("law.useful",), "Никакой второй обмен не даст пары.")
    assert "R5~R9" in first or "R1~R6" in first
    assert set(cited(start).values()) == {("law.exchange",)}
    for ply in first:
        between = play(start, ply)
        assert to_text(at(declared, to_text(between))) == to_text(between)
        seconds = moves_of(between)
        assert seconds
        assert all("~" in move for move in seconds)
        for second in seconds:
            assert any("+" in move for move in moves_of(play(between, second)))
    pointed = play(
        play(start, first[0].replace("~", ">")), moves_of(play(start, first[0]))[0].replace("~", ">")
    )
    assert any("+" in move for move in moves_of(pointed))


@proves(Exchange)
def test_an_exchange_is_for_want_of_pairs_of_four_cards_and_perhaps_of_a_limited_number() -> None:
    declared = made_of(GRID, FOURTEEN, EXCHANGE)
    pair = at(declared, "R1: 8S; R2: 6H; R9: KD; R6: 2C")
    assert refused(pair, "R1~R9") == (("law.exchange",), "Пара ещё есть: обмен — когда их нет.")
    start = at(declared, "R1: 8S; R5: 6H; R9: KD; R6: 2C; R7: 3C")
    assert refused(start, "R1~R2") == (("law.exchange",), "Меняют только карту с картой.")
    between = play(start, moves_of(start)[0])
    one, other = str(between.move).split("~")
    third = next(place for place in ("R1", "R5", "R6", "R7", "R9") if place not in (one, other))
    assert refused(between, f"{one}~{third}") == (
        ("law.exchange",),
        "Эта карта в обмене уже участвует: нужны четыре разные.",
    )
    once = made_of(GRID, FOURTEEN, replace(EXCHANGE, limit=1))
    used = at(once, "R1: 8S; R5: 6H; R9: KD; R6: 2C; R7: 3C; exchanges=1")
    assert moves_of(used) == []
    assert refused(used, "R5~R9") == (("law.exchange",), "Обменов больше нет.")
    fresh = at(once, "R1: 8S; R5: 6H; R9: KD; R6: 2C; R7: 3C")
    after = play(fresh, moves_of(fresh)[0])
    assert to_text(play(after, moves_of(after)[0])).endswith("exchanges=1")


@proves(CloseUp)
def test_a_grid_closes_up_and_the_stock_fills_its_end() -> None:
    close = CloseUp(name="close", group="cells", stock="stock", action="Сдвинуть", clauses=("law.close",))
    declared = made_of((CELLS, STOCK), close)
    start = at(declared, "R1: 2S; R3: 3S; R9: 4S; stock: #5S #6S")
    assert cited(start) == {"closeup": ("law.close",)}
    assert [move.action for move in legal_moves(start)] == ["Сдвинуть"]
    assert to_text(play(start, "closeup")) == "R1: 2S; R2: 3S; R3: 4S; R4: 6S; R5: 5S"
    closed = at(declared, "R1: 2S; R2: 3S")
    assert moves_of(closed) == []
    assert refused(closed, "closeup") == (("law.close",), "Сдвигать нечего: пустых мест между ними нет.")
    assert moves_of(at(declared, "R1: 2S; R2: 3S; stock: #4S")) == ["closeup"]


@proves(ClosesUp)
def test_a_grid_closes_up_of_itself_once_the_stock_is_out() -> None:
    declared = made_of(
        (CELLS, STOCK, OUT),
        Available(name="any", group="cells", refuses=LAW),
        Lay(name="away", source=("cells",), target="out", onto="any", clauses=LAW),
        ClosesUp(name="closes", group="cells", stock="stock", clauses=LAW),
    )
    with_stock = at(declared, "R1: 2S; R2: 3S; R9: 4S; stock: #5S")
    assert to_text(play(with_stock, "R1>out")) == "R2: 3S; R9: 4S; stock: #5S; out: 2S"
    without = at(declared, "R1: 2S; R2: 3S; R9: 4S")
    assert to_text(play(without, "R1>out")) == "R1: 3S; R2: 4S; out: 2S"
