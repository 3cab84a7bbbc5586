"""Three ways to the same verdict: the index, the pairs, and the declaration itself, rule by rule."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from rasklad import game, legal_moves
from rasklad.engine import Engine, compiled
from rasklad.generator import by_exposure, by_index, by_pairs, serves_index
from rasklad.position import Position

from tests.engine.support import CHOICES, legal_by_the_judge, random_walk


@pytest.mark.parametrize(("game_id", "readings"), CHOICES)
def test_all_generators_find_the_same_moves_with_the_same_reasons(
    game_id: str, readings: dict[str, str]
) -> None:
    engine = compiled(game(game_id), game(game_id).choose(readings))
    generators = [by_exposure(engine), by_pairs(engine)]
    if serves_index(engine):
        generators.append(by_index(engine))
    for number in range(3):
        for position in random_walk(game_id, number, readings, 60):
            found = [sorted(moves(position.piles, position.counters)) for moves in generators]
            assert all(moves == found[0] for moves in found)


@pytest.mark.parametrize(("game_id", "readings"), CHOICES)
def test_why_not_is_none_for_legal_moves_and_for_nothing_else(game_id: str, readings: dict[str, str]) -> None:
    for number in range(2):
        for position in random_walk(game_id, number + 10, readings, 30):
            assert legal_by_the_judge(position) == {str(move) for move in legal_moves(position)}


def test_two_packs_are_generated_pair_by_pair_as_the_declaration_says() -> None:
    krepost = game("krepost-1")
    engine = Engine(replace(krepost, id="krepost-2-packs", deck=replace(krepost.deck, packs=2)), ())
    random = Random(1)  # noqa: S311  (repeatable)
    for _ in range(200):
        pack = krepost.deck.cards() * 2
        random.shuffle(pack)
        piles = tuple(bytes(pack[row * 3 : row * 3 + random.randrange(4)]) for row in range(10)) + (b"",) * 4
        position = Position(engine, piles)
        assert legal_by_the_judge(position) == {str(move) for move in legal_moves(position)}
