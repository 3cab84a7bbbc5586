"""Hints and the end that plays itself: legal, truthful, and blind to the backs of cards."""

from __future__ import annotations

import pytest
from rasklad import deal, from_text, game, games, is_won, legal_moves, play, to_text
from rasklad.finish import finish
from rasklad.hint import hint


@pytest.mark.parametrize("game_id", games())
def test_a_hint_is_a_legal_move_with_a_sentence_until_none_is_left(game_id: str) -> None:
    position = deal(game(game_id), 77)
    for _ in range(12):
        hinted = hint(position, 300)
        if hinted is None:
            assert legal_moves(position) == ()
            return
        assert hinted.move in legal_moves(position)
        assert hinted.reason[0].isupper()
        assert hinted.reason.endswith(".")
        position = play(position, hinted.move)


def test_on_the_recorded_game_the_hint_is_its_next_move() -> None:
    declared = game("krepost-1")
    position = deal(declared, declared.demonstration)
    for move in declared.recorded[:3]:
        hinted = hint(position)
        assert hinted is not None
        assert (str(hinted.move), hinted.reason) == (move, "Так идёт записанная партия.")
        position = play(position, move)


@pytest.mark.parametrize(
    ("text", "move", "reason"),
    [
        ("R1: 5D AS; R2: 9H; R3: JC", "R1>FS", "Карта ложится туда, где её ждут."),
        (
            "R1: AS 7C; R2: 8C; R3: JD",
            "R1>R2",
            "Открывает туза пик: через два хода на основание ложится туз пик.",
        ),
        ("R1: 7C; R2: 9H 8C; R3: JD", "R1>R2", "Освобождает место: левый ряд 1."),
        ("R1: 7C; R2: 8C 2D; R3: 4H 3D", "R2>R3", "Через два хода освобождает место: правый ряд 1."),
    ],
)
def test_the_reason_is_the_nearest_thing_gained(text: str, move: str, reason: str) -> None:
    hinted = hint(from_text(game("krepost-1"), text))
    assert hinted is not None
    assert (str(hinted.move), hinted.reason) == (move, reason)


def test_a_hint_doesnt_see_through_the_backs_of_cards() -> None:
    """Whatever lies face down, the hint is the same."""
    known = "R1: #{}H 9C; R2: 10H; R3: 10D; stock: #4S"
    hints = {hint(from_text(game("kosynka"), known.format(rank))) for rank in ("A", "K", "2")}
    assert len(hints) == 1


def test_where_all_leads_back_be_it_to_the_beginning_the_hint_says_so() -> None:
    position = from_text(game("koroli"), "R1: 5D 6H; R2: 5C; R3: 5S", {"emptyPile": "never"})
    hinted = hint(play(play(position, "R1>R2"), "R2>R3"))
    assert hinted is not None
    assert hinted.reason == "Выгоды не видно: любой ход возвращает партию туда, где она уже была."


def test_the_end_plays_itself_when_only_cards_for_foundations_are_left() -> None:
    declared = game("krepost-1")
    position = deal(declared, declared.demonstration)
    offered = []
    for number, move in enumerate(declared.recorded):
        if finish(position):
            offered.append(number)
        position = play(position, move)
    assert offered, "never offered, though the game was won"
    assert offered == list(range(offered[0], len(declared.recorded)))
    assert finish(position) is None, "a won game has nothing to finish"


def test_the_end_is_a_won_position_that_knows_its_moves() -> None:
    text = "FS: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS; FH: AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH; "
    text += "FD: AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD; FC: AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC; "
    start = from_text(game("krepost-1"), text + "R1: KS KH; R2: KD; R3: KC")
    won = finish(start)
    assert won is not None
    assert is_won(won)
    moves = []
    while won.former:
        moves.append(str(won.move))
        won = won.former
    assert to_text(won) == to_text(start)
    assert sorted(moves) == ["R1>FH", "R1>FS", "R2>FD", "R3>FC"]


def test_no_end_is_offered_while_a_card_lies_face_down() -> None:
    declared = game("kosynka")
    position = deal(declared, declared.demonstration)
    shown: list[bool] = []
    for move in declared.recorded:
        if finish(position):
            shown.append("#" not in to_text(position, masked=True))
        position = play(position, move)
    assert shown
    assert all(shown)


def test_no_end_is_offered_while_something_is_in_the_way_or_no_foundation_is_built() -> None:
    assert finish(deal(game("krepost-1"), 195259)) is None
    assert finish(deal(game("monte-karlo"), 1)) is None
