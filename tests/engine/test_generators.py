"""Three ways to the same verdict: the index, the pairs, and the declaration itself, rule by rule."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from random import Random

import pytest
from rasklad import game, legal_moves, why_not
from rasklad.engine import Engine
from rasklad.generator import by_index, by_pairs
from rasklad.position import Position

from tests.engine.support import CHOICES, random_walk


@pytest.mark.parametrize(("game_id", "readings"), CHOICES)
def test_index_and_pairs_generate_the_same_moves_with_the_same_reasons(
    game_id: str, readings: dict[str, str]
) -> None:
    for number in range(4):
        for position in random_walk(game_id, number, readings, 80):
            engine = position.engine
            indexed = by_index(engine)(position.piles, position.counters)
            paired = by_pairs(engine)(position.piles, position.counters)
            assert sorted(indexed) == sorted(paired)


@pytest.mark.parametrize(("game_id", "readings"), CHOICES)
def test_why_not_is_none_for_legal_moves_and_for_nothing_else(game_id: str, readings: dict[str, str]) -> None:
    for number in range(2):
        for position in random_walk(game_id, number + 10, readings, 40):
            assert legal_pairs(position) == {str(move) for move in legal_moves(position)}


def legal_pairs(position: Position) -> set[str]:
    """All pairs of places that `why_not` lets pass, of interchangeable empty corners only the first."""
    engine = position.engine
    passed = set()
    for source, target in product(engine.places, repeat=2):
        attempt = f"{source.id}>{target.id}"
        if why_not(position, attempt) is None:
            passed.add(attempt)
    empty = [place.id for place in engine.places if place.group == "corners" and not position.pile(place.id)]
    return {attempt for attempt in passed if attempt.partition(">")[2] not in empty[1:]}


def test_two_packs_are_generated_pair_by_pair_as_the_declaration_says() -> None:
    krepost = game("krepost-1")
    engine = Engine(replace(krepost, id="krepost-2-packs", deck=replace(krepost.deck, packs=2)), ())
    random = Random(1)  # noqa: S311  (repeatable)
    for _ in range(200):
        pack = krepost.deck.cards() * 2
        random.shuffle(pack)
        piles = tuple(bytes(pack[row * 3 : row * 3 + random.randrange(4)]) for row in range(10)) + (b"",) * 4
        position = Position(engine, piles)
        assert legal_pairs(position) == {str(move) for move in legal_moves(position)}
