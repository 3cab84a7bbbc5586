"""The hand-written Четырнадцать of the bench walks the same nodes as the declared one."""

from __future__ import annotations

from benchmarks import every_game, fourteen_by_hand
from rasklad.cards import rank_of


def test_both_walks_visit_as_many_nodes() -> None:
    for position in every_game._starts("chetyrnadtsat")[:6]:
        engine = position.engine
        grid = [rank_of(pile[-1]) + 1 if pile else 0 for pile in position.piles[:25]]
        stock = [rank_of(card) + 1 for card in position.pile("stock")]
        kept = position.counters[engine.kept("exchange")]
        first = divmod(kept - 1, 100) if kept else None
        by_hand = fourteen_by_hand.walk(grid, stock, first, 3, [400])
        ours = every_game._walk(engine, list(position.piles), position.counters, 3, [400])
        assert by_hand == ours
