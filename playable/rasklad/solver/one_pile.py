"""Games of one pile that takes all (Golf): what they are, and how their search passes over draws."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rasklad.cards import RANKS_IN_SUIT
from rasklad.rules import Cleared, Draw, Follow, TurnOver, Won
from rasklad.solver.alike import suits_matter
from rasklad.solver.node import Node

if TYPE_CHECKING:
    from rasklad.engine import Engine


def one_pile(engine: Engine) -> tuple[tuple[int, ...], int, int] | None:
    """Return rows, pile and stock of a game in which the rows only give, to one pile, as the stock does.

    None for all other games. Suits are blind, single cards are played, and nothing is looked at but the top.
    """
    targets = {rule.target for rule in engine.lays}
    moving = [
        entry for entry in engine.possible if not (isinstance(entry[0], TurnOver) and entry[0].limit == 0)
    ]
    if len(targets) != 1 or len(moving) != 1 or engine.acts or engine.of(Follow) or not engine.of(Cleared):
        return None
    piles = engine.groups[targets.pop()]
    draw, stock, pile, _ = moving[0]
    if piles != (pile,) or not isinstance(draw, Draw) or draw.most != 1 or draw.full:
        return None
    if (
        suits_matter(engine)
        or engine.together
        or engine.has_setting
        or engine.freed_by
        or pile in engine.available
    ):
        return None
    if not all(rule.conditions and rule.onto == "card" and not rule.guards for rule in engine.lays):
        return None
    sources = {group for rule in engine.lays for group in rule.source}
    if sources != {rule.group for rule in engine.of(Cleared)} or len(engine.of(Cleared)) != len(
        engine.of(Won)
    ):
        return None
    rows = tuple(at for rule in engine.of(Cleared) for at in engine.groups[rule.group])
    return rows, pile, stock


class DrawnLater:
    """Of two positions that differ in how much was drawn, only the one with less drawn is looked at.

    Why that loses nothing. The rows are the same and so is the rank on top. Whatever follows after more has
    been drawn can be done after less: play the same cards, and before the next draw draw what is missing as
    well; only the last card drawn counts. So the search takes positions in the order of the cards drawn, and
    the key leaves the stock out; a position that was seen is drawn on from, but not played from. It holds
    where one pile takes all.
    """

    name: ClassVar = "what is drawn later is never better"

    def __init__(self, engine: Engine, rows: tuple[int, ...], pile: int, stock: int) -> None:
        self.apart = (pile, stock)
        self._engine, self._rows, self._pile, self._stock = engine, rows, pile, stock
        self._reason = next(entry[3] for entry in engine.possible if isinstance(entry[0], Draw))

    @classmethod
    def of(cls, engine: Engine) -> DrawnLater | None:
        """Return the dominance for this game; None where it doesn't hold."""
        found = one_pile(engine)
        return cls(engine, *found) if found else None

    def written(self, piles: list[bytes]) -> bytes:
        """Return what the key has instead of pile and stock: the rank on top."""
        return bytes((piles[self._pile][-1] % RANKS_IN_SUIT,)) if piles[self._pile] else b""

    def drew(self, node: Node) -> bool:
        """Tell whether the move that led to the node was a draw."""
        return node.move is not None and node.move[0] == self._stock

    def rows(self, node: Node) -> tuple[bytes, ...]:
        """Return the node's rows: after as many draws, positions with the same rows are the same."""
        return tuple(node.piles[at] for at in self._rows)

    def drawn(self, node: Node) -> Node | None:
        """Return the node after one more draw; None if the stock is out."""
        if not node.piles[self._stock]:
            return None
        move = (self._stock, self._pile, 1, self._reason)
        piles, counters = self._engine.after(node.piles, node.counters, move)
        return Node(list(piles), counters, move, node)
