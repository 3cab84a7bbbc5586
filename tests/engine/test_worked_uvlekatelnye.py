"""The worked positions of Косынка, Короли, Основание, the two-pack Колодец: all moves, and the refusals."""

from __future__ import annotations

import pytest
from rasklad import legal_moves, to_text, why_not

from tests.engine.shown_uvlekatelnye import (
    BARRED,
    KOLODETS_3,
    KOROLI,
    KOSYNKA,
    OSNOVANIE,
    WITHOUT_A_WALL,
)
from tests.engine.support import at, played

# game, readings, position, moves with the tails of their clauses
LEGAL = [
    (
        "kosynka",
        {},
        KOSYNKA,
        {
            "R1>R2": "2 3",
            "R2>R3": "2 3",
            "R6>R1:2": "2 3",
            "R5>R7": "2 3",
            "R7>R4": "7",
            "waste>FH": "5 9",
            "R6>R4:2": "7",
            "stock>waste": "8",
        },
    ),
    (
        "koroli",
        {},
        KOROLI,
        {
            "R1>F7": "3",
            "R4>F8": "3",
            **{f"R5>F{base}": "3" for base in range(1, 7)},
            "R1>R5": "7 8",
            "R3>R1": "7 8",
            "R6>R3": "7 8",
            "R4>R6": "7 8",
            "R2>R7": "7 8",
            **{f"R{pile}>R8": "R5" for pile in (1, 5, 7)},
        },
    ),
    (
        "osnovanie",
        {},
        OSNOVANIE,
        {"R1>hole": "V5 V4", "R6>hole": "V5 V4", "stock>hole": "V7"},
    ),
    (
        "kolodets-3",
        BARRED,
        KOLODETS_3,
        {
            "workE>FC": "V6",
            "wallE>FS": "V6",
            "wallW>FH": "V6",
            "packet2>FD": "V6",
            "wallS>workN": "V7",
            "packet4>centre": "V8",
            "workS>centre": "V8",
            "deal": "V11",
        },
    ),
]

# game, readings, position, moves made before, attempt, tails of the forbidding clauses, why
REFUSED = [
    ("kosynka", {}, KOSYNKA, "", "R6>R4", "7", "Из одиночных карт сюда идёт только король."),
    ("kosynka", {}, KOSYNKA, "", "R5>R4", "7", "Из одиночных карт сюда идёт только король."),
    ("kosynka", {}, KOSYNKA, "", "R2>R1", "2", "На восьмёрку ложится только семёрка."),
    ("kosynka", {}, KOSYNKA, "", "waste>R5:2", "9", "Сверху лежит тройка червей."),
    ("kosynka", {}, KOSYNKA, "waste>FH", "waste>R5", "3", "Обе масти красные."),
    ("kosynka", {}, KOSYNKA, "", "R1>FS", "5", "На туза ложится только двойка."),
    (
        "kosynka",
        {},
        KOSYNKA,
        "waste>FH R5>R7",
        "waste>FD",
        "4 R2",
        "Основание начинают с туза. Это место бубен.",
    ),
    ("kosynka", {}, KOSYNKA, "", "FH>R1", "R3", "С оснований карты не возвращаются."),
    ("kosynka", {}, KOSYNKA, "", "R3>R5", "2", "На даму ложится только валет."),
    ("kosynka", {}, KOSYNKA, "", "R6>FC:2", "4", "Сюда кладут по одной карте."),
    ("kosynka", {}, KOSYNKA, "", "R2>:2", "6", "Её откроют, когда снимут карты, лежащие на ней."),
    ("kosynka", {}, KOSYNKA, "", "waste>stock", "R8", "Сначала должна выйти вся колода."),
    ("kosynka", {}, "R1: 9S 5D; R2: 10H", "", "R1>R2:2", "2 3", "Пятёрка бубен не продолжает девятку пик."),
    (
        "kosynka",
        {},
        "R1: 9S 8D",
        "",
        "R1>R2:2",
        "R5",
        "Поменяется только место, а расклад останется прежним.",
    ),
    (
        "kosynka",
        {"emptyPile": "kingLedOnly"},
        KOSYNKA,
        "",
        "R6>R4:2",
        "7",
        "Пустое место начинают с короля.",
    ),
    ("koroli", {}, KOROLI, "", "R7>R2", "7 8", "На валета ложится только дама."),
    ("koroli", {}, KOROLI, "", "R3>F7", "3", "На двойку ложится только тройка."),
    ("koroli", {}, KOROLI, "", "R1>:2", "6", "Сверху лежит тройка треф."),
    ("koroli", {}, KOROLI, "", "R5>R1", "7 8", "На тройку ложится только четвёрка."),
    ("koroli", {}, KOROLI, "R3>R1", "R1>R5:2", "6", "Сверху лежит четвёрка пик."),
    ("koroli", {}, KOROLI, "", "R4>R3", "7 8", "На четвёрку ложится только пятёрка."),
    ("koroli", {}, KOROLI, "", "F7>R1", "R7", "С оснований карты не возвращаются."),
    ("koroli", {}, KOROLI, "R5>F1", "R1>R5", "7 8", "На короля ничего не ложится."),
    (
        "koroli",
        {},
        KOROLI,
        "",
        "R3>R8",
        "R6",
        "Карта здесь одна: поменяется место, а расклад останется прежним.",
    ),
    ("osnovanie", {}, OSNOVANIE, "", "R2>hole", "V5", "На шестёрку ложатся только пятёрка и семёрка."),
    ("osnovanie", {}, OSNOVANIE, "", "R1>:2", "V4", "Сверху лежит семёрка пик."),
    ("osnovanie", {}, OSNOVANIE, "", "R4>hole", "V5", "На шестёрку ложатся только пятёрка и семёрка."),
    (
        "osnovanie",
        {},
        "R1: AC; R2: QD; hole: KC",
        "",
        "R1>hole",
        "V6 V5",
        "Король и туз не соседи. На короля ложится только дама.",
    ),
    (
        "osnovanie",
        {},
        "R1: KC; R2: QD; hole: AC",
        "",
        "R1>hole",
        "V6 V5",
        "Король и туз не соседи. На туза ложится только двойка.",
    ),
    (
        "osnovanie",
        {},
        OSNOVANIE,
        "",
        "R2>R1",
        "V8",
        "С ряда на ряд карт не перекладывают, и пустой ряд не занимают.",
    ),
    (
        "osnovanie",
        {},
        OSNOVANIE,
        "",
        "R1>R7",
        "V8",
        "С ряда на ряд карт не перекладывают, и пустой ряд не занимают.",
    ),
    ("osnovanie", {}, OSNOVANIE, "", "hole>R1", "V4", "С основания карт не берут."),
    ("osnovanie", {}, OSNOVANIE, "stock>hole stock>hole", "hole>stock", "V4", "С основания карт не берут."),
    ("kolodets-3", BARRED, KOLODETS_3, "", "packet3>workN", "V7", "Масти разные."),
    ("kolodets-3", BARRED, KOLODETS_3, "", "wallN>FS", "V6", "На короля ложится только дама."),
    ("kolodets-3", BARRED, KOLODETS_3, "", "packet5>workS", "V14", "На туза ничего не кладут."),
    ("kolodets-3", BARRED, KOLODETS_3, "", "packet4>workW", "V14", "На короля ничего не кладут."),
    ("kolodets-3", BARRED, KOLODETS_3, "", "packet1>centre", "V8", "Пустое место начинают с туза."),
    ("kolodets-3", BARRED, KOLODETS_3, "", "packet2>wallN", "V9", "На стены и кучки карт не кладут."),
    (
        "kolodets-3",
        BARRED,
        KOLODETS_3,
        "",
        "wallW>FC",
        "V6",
        "На валета ложится только десятка. Здесь собирают трефы.",
    ),
    ("kolodets-3", BARRED, KOLODETS_3, "", "FS>workN", "R2", "С оснований карты не возвращаются."),
    ("kolodets-3", BARRED, KOLODETS_3, "", "gather", "V12", "Сначала должна выйти вся колода."),
]

SECTIONS = {
    "kosynka": "uvlekatelnye.kosynka.",
    "koroli": "uvlekatelnye.koroli.",
    "osnovanie": "uvlekatelnye.osnovanie.",
    "kolodets-3": "uvlekatelnye.kolodets.",
}


def full(game_id: str, tails: str) -> list[str]:
    return [f"{game_id}.{tail}" if tail[0] == "R" else SECTIONS[game_id] + tail for tail in tails.split()]


@pytest.mark.parametrize(("game_id", "readings", "text", "expected"), LEGAL)
def test_exactly_these_moves_are_legal_each_with_its_clauses(
    game_id: str, readings: dict[str, str], text: str, expected: dict[str, str]
) -> None:
    found = {str(move): list(move.clauses) for move in legal_moves(at(game_id, text, readings))}
    assert found == {move: full(game_id, tails) for move, tails in expected.items()}


@pytest.mark.parametrize(("game_id", "readings", "text", "before", "attempt", "tails", "reason"), REFUSED)
def test_an_illegal_attempt_is_refused_by_its_clause(  # noqa: PLR0917  (a row of the table above)
    game_id: str,
    readings: dict[str, str],
    text: str,
    before: str,
    attempt: str,
    tails: str,
    reason: str,
) -> None:
    position = played(at(game_id, text, readings), *before.split())
    refusal = why_not(position, attempt)
    assert refusal is not None
    assert (list(refusal.clauses), refusal.reason) == (full(game_id, tails), reason)


def test_kosynka_turns_the_card_below_and_draws_three_one_by_one() -> None:
    after = played(at("kosynka", KOSYNKA), "R2>R3", "stock>waste")
    assert to_text(after) == (
        "R1: 8S; R2: 2S; R3: #2C #3C 10C 9H; R5: #4C QD; R6: #5C 7D 6C; R7: #8C KS; FS: AS; FH: AH 2H; "
        "stock: #5S #5H #5D; waste: 4D JH 3H 6D 6H 6S"
    )


def test_kosynka_turns_the_stock_over_as_often_as_the_reading_says() -> None:
    once = at("kosynka", "R1: 2S; waste: 3H 4H", {"redeals": "1"})
    again = played(once, "waste>stock", "stock>waste")
    assert to_text(again) == "R1: 2S; waste: 3H 4H; redeals=1"
    assert [str(move) for move in legal_moves(again)] == []
    always = played(at("kosynka", "R1: 2S; waste: 3H 4H"), "waste>stock", "stock>waste")
    assert [str(move) for move in legal_moves(always)] == ["waste>stock"]


def test_kosynka_gives_cards_back_from_a_base_only_by_the_reading() -> None:
    text = "R1: 8S; R2: 3C; R3: 3H; FS: AS; FH: AH 2H; FD: AD"
    position = at("kosynka", text, {"final": "returns"})
    back = {str(move): list(move.clauses) for move in legal_moves(position) if move.source[0] == "F"}
    assert back == {"FH>R2": full("kosynka", "2 3 R3")}
    refusal = why_not(position, "FH>R4")
    assert refusal is not None
    assert refusal.reason == "Ни один пункт этого не разрешает."
    assert [str(move) for move in legal_moves(at("kosynka", text)) if move.source[0] == "F"] == []
    again = played(position, "FH>R2", "R2>FH")
    assert to_text(again) == to_text(position)


def test_kosynka_moves_cards_to_any_pile_near_or_far() -> None:
    position = at("kosynka", "R1: 9H; R7: 8S")
    assert [str(move) for move in legal_moves(position)] == ["R7>R1"]


def test_koroli_builds_in_the_direction_of_the_reading() -> None:
    text = "R1: 9D; R2: 10S; R3: 8C"
    onto_nine = {
        value: [
            str(move) for move in legal_moves(at("koroli", text, {"direction": value})) if move.target == "R1"
        ]
        for value in ("up", "down", "both")
    }
    assert onto_nine == {"up": ["R2>R1"], "down": ["R3>R1"], "both": ["R2>R1", "R3>R1"]}


def test_koroli_with_never_leaves_an_empty_pile_empty() -> None:
    refusal = why_not(at("koroli", KOROLI, {"emptyPile": "never"}), "R1>R8")
    assert refusal is not None
    assert refusal.clauses == ("koroli.R5",)


@pytest.mark.parametrize(
    ("ends", "legal"),
    [("noWrap", []), ("nothingOnKing", []), ("wrap", ["R1>hole"])],
)
def test_osnovanie_lets_an_ace_on_a_king_only_round_the_corner(ends: str, legal: list[str]) -> None:
    position = at("osnovanie", "R1: AC; R2: QD 5H; hole: KC", {"ends": ends})
    assert [str(move) for move in legal_moves(position)] == legal


def test_osnovanie_takes_a_queen_on_a_king_unless_nothing_goes_there() -> None:
    text = "R1: QD; R2: 5H; hole: KC"
    assert why_not(at("osnovanie", text), "R1>hole") is None
    refusal = why_not(at("osnovanie", text, {"ends": "nothingOnKing"}), "R1>hole")
    assert refusal is not None
    assert (refusal.clauses, refusal.reason) == (("osnovanie.R2",), "На короля ничего не кладут.")


def test_kolodets_3_fills_a_working_place_from_its_wall_as_part_of_the_move() -> None:
    after = played(at("kolodets-3", KOLODETS_3), "workE>FC")
    assert after.pile("workE") == played(at("kolodets-3", KOLODETS_3)).pile("wallE")
    assert not after.pile("wallE")
    emptied = played(after, "workE>FS")
    assert "packet1>workE" in [str(move) for move in legal_moves(emptied)]


def test_kolodets_3_gives_a_place_without_a_wall_to_any_card_or_to_none() -> None:
    filling = {"wallN>workE", "packet1>workE"}
    position = at("kolodets-3", WITHOUT_A_WALL)
    assert {str(move) for move in legal_moves(position) if move.target == "workE"} == filling
    never = at("kolodets-3", WITHOUT_A_WALL, {"wallGone": "never"})
    assert not [move for move in legal_moves(never) if move.target == "workE"]
    refusal = why_not(never, "packet1>workE")
    assert refusal is not None
    assert refusal.clauses == ("kolodets-3.R7",)
    assert refusal.reason == "Место у разобранной стены больше не занимают."


def test_kolodets_3_closes_a_place_from_its_wall_in_either_reading_of_the_place_without_one() -> None:
    for choice in ("any", "never"):
        before = at("kolodets-3", "workN: QS; FS: KS; wallN: 4H 9S; packet1: 2S", {"wallGone": choice})
        assert to_text(played(before, "workN>FS")) == "FS: KS QS; workN: 9S; wallN: 4H; packet1: 2S"


@pytest.mark.parametrize(("limits", "legal"), [("free", ["packet1>workN", "packet2>workE"]), ("barred", [])])
def test_kolodets_3_builds_round_over_king_and_ace_unless_barred(limits: str, legal: list[str]) -> None:
    position = at("kolodets-3", "workN: KS; workE: AH; packet1: AS; packet2: 2H", {"limits": limits})
    onto = [str(move) for move in legal_moves(position) if move.target in ("workN", "workE")]
    assert onto == legal


def test_kolodets_3_gathers_its_packets_last_to_first_and_deals_to_one_fewer() -> None:
    before = at("kolodets-3", "packet1: 2S 3S; packet2: 4S; packet5: 5S 6S")
    after = played(before, "gather")
    # Gathered 5S 6S 4S 2S 3S and turned over: 5S is on top again.
    assert to_text(after) == "packet1: 5S; packet2: 6S; packet3: 4S; packet4: 2S; stock: #3S; redeals=1"
    last = played(after, "deal")
    assert to_text(last) == "packet1: 5S 3S; packet2: 6S; packet3: 4S; packet4: 2S; redeals=1"
