"""Russian: the right case for every rank and suit, and the labels of clauses."""

from __future__ import annotations

import pytest
from rasklad import deal, game, games, legal_moves, phrases, short_label, speech
from rasklad.cards import card_text, parse_card, russian_text

from tests.engine.support import WORKED_36, WORKED_KREPOST, at, played

NOMINATIVE = [
    "туз",
    "двойка",
    "тройка",
    "четвёрка",
    "пятёрка",
    "шестёрка",
    "семёрка",
    "восьмёрка",
    "девятка",
    "десятка",
    "валет",
    "дама",
    "король",
]
ACCUSATIVE = [
    "туза",
    "двойку",
    "тройку",
    "четвёрку",
    "пятёрку",
    "шестёрку",
    "семёрку",
    "восьмёрку",
    "девятку",
    "десятку",
    "валета",
    "даму",
    "короля",
]
GENITIVE = [
    "туза",
    "двойки",
    "тройки",
    "четвёрки",
    "пятёрки",
    "шестёрки",
    "семёрки",
    "восьмёрки",
    "девятки",
    "десятки",
    "валета",
    "дамы",
    "короля",
]
SUITS = ["пик", "червей", "бубен", "треф"]


@pytest.mark.parametrize("card", range(52))
def test_every_card_is_named_in_each_case(card: int) -> None:
    rank, suit = card % 13, SUITS[card // 13]
    assert speech.name(card) == f"{NOMINATIVE[rank]} {suit}"
    assert speech.accusative(card) == f"{ACCUSATIVE[rank]} {suit}"
    assert speech.rank_genitive(rank) == GENITIVE[rank]
    assert speech.pronoun(card) == ("он" if NOMINATIVE[rank] in ("туз", "валет", "король") else "она")


@pytest.mark.parametrize("card", [*range(52), *range(64, 116)])
def test_every_card_comes_back_from_its_text(card: int) -> None:
    assert parse_card(card_text(card)) == card


def test_the_short_form_is_russian() -> None:
    assert [russian_text(card) for card in (0, 22, 36, 37, 51)] == ["Т♠", "10♥", "В♦", "Д♦", "К♣"]


@pytest.mark.parametrize(
    ("number", "phrase"),
    [(1, "1 карта"), (2, "2 карты"), (5, "5 карт"), (11, "11 карт"), (21, "21 карта"), (36, "36 карт")],
)
def test_numbers_take_the_right_form_of_the_noun(number: int, phrase: str) -> None:
    assert speech.cards_phrase(number) == phrase


@pytest.mark.parametrize(
    ("clause", "label"),
    [
        ("cadogan-24.krepost.I.a", "I, а"),
        ("cadogan-24.krepost.I.c", "I, в"),
        ("cadogan-24.krepost.II", "II"),
        ("cadogan-24.krepost.7", "7"),
        ("kolodets.variant2.21", "21"),
        ("krepost-1.R1", "Р1"),
        ("kolodets-36.R8", "Р8"),
        ("cadogan-24.chasy.V12", "В12"),
        ("cadogan-24.igra.V", "V"),
    ],
)
def test_a_clause_is_called_by_its_short_label(clause: str, label: str) -> None:
    assert short_label(clause) == label


@pytest.mark.parametrize(
    ("game_id", "text", "move", "short", "spoken"),
    [
        ("krepost-1", WORKED_KREPOST, "R2>FH", "Т♥ на основание", "Туз червей на основание"),
        ("krepost-1", WORKED_KREPOST, "R3>FS", "4♠ на основание", "Четвёрка пик на основание"),
        ("krepost-1", WORKED_KREPOST, "R8>R6", "8♠ на 9♠", "Восьмёрка пик на девятку пик"),
        ("krepost-1", WORKED_KREPOST, "R9>R5", "К♥ на дорожку Л3", "Король червей на дорожку Л3"),
        ("kolodets-36", WORKED_36, "R4>F2", "9♥ в угол 2", "Девятка червей в угол 2"),
        ("kolodets-36", WORKED_36, "open>R5", "Т♦ на 6♠", "Туз бубен на шестёрку пик"),
        (
            "kolodets-36",
            "R1: KH; R2: 8S 7D; F1: 9S; open: 9C",
            "R2>R3",
            "7♦ на место В",
            "Семёрка бубен на место В",
        ),
        ("kolodets-36", "R1: 7H; F1: 9S; open: JC", "open>waste", "В♣ в резерв", "Валет треф в резерв"),
        ("kolodets-36", "R1: 7H; F1: 9S; stock: #JC", "stock>open", "Открыть карту", "Открыть карту"),
    ],
)
def test_a_move_is_told_in_short_and_in_words(
    game_id: str, text: str, move: str, short: str, spoken: str
) -> None:
    position = at(game_id, text)
    (found,) = [legal for legal in legal_moves(position) if str(legal) == move]
    assert phrases.short(position.engine, found) == short
    assert phrases.spoken(position.engine, found) == spoken


def test_the_end_of_a_game_is_told_with_its_clauses() -> None:
    suit = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    full = {letter: " ".join(rank + letter for rank in suit) for letter in "SHDC"}
    nearly = f"FS: {full['S']}; FH: {full['H']}; FD: {full['D']}; FC: {full['C'][:-3]}; R1: KC"
    position = at("krepost-1", nearly)
    assert phrases.state(position) == ("play", "", ())
    won, sentence, clauses = phrases.state(played(position, "R1>FC"))
    assert (won, clauses) == ("won", ("cadogan-24.krepost.5",))
    assert "сошёлся" in sentence
    stuck, sentence, clauses = phrases.state(at("krepost-1", "R1: KC; R2: 5H"))
    assert (stuck, clauses) == ("stuck", ("cadogan-24.krepost.15",))
    assert "не сошёлся" in sentence


def test_facts_are_computed_from_the_rules() -> None:
    def table(game_id: str, readings: dict[str, str] | None = None) -> dict[str, str]:
        facts = game(game_id).facts(readings)
        return {fact.label: ", ".join(text for text, _ in fact.parts) for fact in facts}

    assert table("krepost-1") == {
        "Колода": "одна, 52 карты",
        "Ряды": "2 по 6, 8 по 5",
        "Основания": "четыре, от туза до короля, в масть",
        "Пересдачи": "нет",
    }
    assert table("kolodets-36") == {
        "Колода": "одна, 36 карт",
        "Крест": "5 мест по одной карте",
        "В колоде": "30 карт",
        "Основания": "четыре, от шестой открытой карты, по кругу, 9 карт, в масть",
        "Резерв": "в игре верхняя карта",
        "Пересдачи": "нет",
    }
    assert table("kolodets-52")["В колоде"] == "46 карт"
    assert table("kolodets-36", {"redeals": "1"})["Пересдачи"] == "одна"
    assert table("kolodets-3")["Основания"] == "четыре, от короля до туза, дважды, в масть"
    assert table("kosynka")["Стопки"] == "7, от 1 до 7 карт"
    assert table("kosynka", {"redeals": "3"})["Пересдачи"] == "три"
    assert table("koroli")["Основания"] == "восемь, от туза до короля, независимо от масти"
    assert table("osnovanie")["Основания"] == "одно, вверх и вниз, независимо от масти"
    assert table("raschet")["Основания"] == (
        "четыре, от туза, двойки, тройки и четвёрки до короля, независимо от масти"
    )
    assert table("chasy")["Основания"] == (
        "двенадцать, у каждого своя первая и своя последняя карта, в масть"
    )
    for game_id in games():
        assert all(clauses for fact in game(game_id).facts() for _, clauses in fact.parts)


@pytest.mark.parametrize("game_id", ["krepost-1", "kolodets-36", "kolodets-52"])
def test_the_demonstration_opens_with_a_choice_of_moves(game_id: str) -> None:
    declared = game(game_id)
    position = deal(declared, declared.demonstration)
    moves = legal_moves(position)
    assert len(moves) >= 6
    assert any(
        position.engine.places[position.engine.index[move.target]].role == "foundation" for move in moves
    )
