"""Random playthroughs of each game, to the end or 300 moves: what must hold in every position on the way.

50 of each game in `make test`; `make soak` plays 2,000 of each (`RASKLAD_PLAYTHROUGHS` is the number). Every
third is played under readings chosen at random. A playthrough is repeatable by its number, which is that of
the deal and the seed of all choices.
"""

from __future__ import annotations

import os
from random import Random
from typing import TYPE_CHECKING

import pytest
from rasklad import (
    IllegalMove,
    Position,
    deal,
    from_text,
    game,
    games,
    is_stuck,
    is_won,
    legal_moves,
    play,
    to_text,
    undo,
    why_not,
)
from rasklad.cards import FACE

if TYPE_CHECKING:
    from rasklad import Move

PLAYTHROUGHS = int(os.environ.get("RASKLAD_PLAYTHROUGHS", "50"))
LONGEST = 300
#: Every so many moves the position goes through its text form, and an attempt at random is judged.
SAMPLED = 10


def chosen_readings(game_id: str, number: int, random: Random) -> dict[str, str]:
    """Return the defaults, or, of every third playthrough, an option of each reading chosen at random."""
    if number % 3:
        return {}
    switches = [reading for reading in game(game_id).readings if reading.options]
    return {reading.name: random.choice(reading.options).value for reading in switches}


def cards_of(position: Position) -> list[int]:
    return sorted(card & FACE for card in b"".join(position.piles))


def known_clauses(game_id: str) -> set[str]:
    declared = game(game_id)
    return {*declared.law, *(reading.id for reading in declared.readings)}


def check_moves(position: Position, moves: tuple[Move, ...], known: set[str]) -> None:
    """No move without a clause, no clause that isn't the game's, no move twice, none that changes nothing."""
    assert all(move.clauses and known.issuperset(move.clauses) for move in moves)
    assert len({str(move) for move in moves}) == len(moves)
    assert is_stuck(position) == (not moves and not is_won(position))


def check_text(position: Position, moves: tuple[Move, ...], readings: dict[str, str]) -> None:
    """The position is wholly in its text form: it comes back equal, and the same is legal in it."""
    again = from_text(position.engine.game, to_text(position), readings)
    assert again == position
    assert hash(again) == hash(position)
    assert legal_moves(again) == moves


def check_attempt(position: Position, moves: tuple[Move, ...], random: Random, known: set[str]) -> None:
    """An attempt at random is refused by known clauses and not played, or it is legal and played."""
    attempt = ">".join(random.choice(list(position.engine.index)) for _ in range(2))
    refusal = why_not(position, attempt)
    if refusal is None:
        played = play(position, attempt)
        assert played.move is not None
        assert {move.clauses for move in moves if move.rule == played.move.rule}, "a rule that offers nothing"
    else:
        assert known.issuperset(refusal.clauses)
        assert attempt not in {str(move) for move in moves}
        with pytest.raises(IllegalMove):
            play(position, attempt)


def play_through(game_id: str, number: int) -> list[Position]:
    """Play one game at random, checking each position; return the positions, the first one first."""
    random = Random(number)  # noqa: S311  (repeatable)
    readings = chosen_readings(game_id, number, random)
    declared, known = game(game_id), known_clauses(game_id)
    position = deal(declared, number, readings)
    deck = sorted(position.engine.deck.cards())
    passed = [position]
    while True:
        moves = legal_moves(position)
        assert cards_of(position) == deck
        check_moves(position, moves, known)
        ends = not moves or is_won(position) or len(passed) > LONGEST
        if ends or len(passed) % SAMPLED == 1:
            check_text(position, moves, readings)
            check_attempt(position, moves, random, known)
        if ends:
            return passed
        position = play(position, random.choice(moves))
        assert position != passed[-1], f"{position.move} changes nothing"
        passed.append(position)


def check_way_back_and_forth(passed: list[Position]) -> None:
    """Undo passes the very positions back to the deal; the moves' text forms lead to equal ones again."""
    line = [str(position.move) for position in passed[1:]]
    back = passed[-1]
    for position in reversed(passed[:-1]):
        back = undo(back)
        assert back is position
    assert back.move is None
    for position, move in zip(passed[1:], line, strict=True):
        back = play(back, move)
        assert back == position
        assert back.move == position.move


@pytest.mark.parametrize("game_id", games())
def test_random_playthroughs_keep_every_invariant(game_id: str) -> None:
    for number in range(PLAYTHROUGHS):
        try:
            check_way_back_and_forth(play_through(game_id, number))
        except AssertionError as fault:
            fault.add_note(f"playthrough {number} of {game_id}")
            raise
