"""A position in a search."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Optional

from rasklad.letting_go import let_go

if TYPE_CHECKING:
    from rasklad.rules.base import Counters, RawMove


class Node(NamedTuple):
    """A position in a search: how it stands, the move that led here, and from where.

    ``drawn`` are the draws that came right before the move (`Redealing`).
    """

    piles: list[bytes]
    counters: Counters
    move: RawMove | None = None
    former: Optional[Node] = None  # noqa: UP045  (a NamedTuple's own name)
    drawn: tuple[RawMove, ...] = ()

    def __del__(self) -> None:
        """Let go of the former nodes one by one."""
        if let_go is not None:  # when the interpreter ends, a module's names go before the last nodes
            let_go(self.former)

    def line(self) -> list[RawMove]:
        """Return the moves that led here."""
        moves: list[RawMove] = []
        node: Node | None = self
        while node is not None and node.move is not None:
            moves.append(node.move)
            moves += reversed(node.drawn)
            node = node.former
        moves.reverse()
        return moves

    def path(self) -> list[Node]:
        """Return the nodes from the first to this one."""
        nodes = [self]
        while nodes[-1].former is not None:
            nodes.append(nodes[-1].former)
        nodes.reverse()
        return nodes
