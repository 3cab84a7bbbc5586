"""Exchanging two cards of a grid for two others, in two plies: `R1~R7`, `R3~R9`."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from rasklad.rules.base import Kept, Refused
from rasklad.rules.pairs import RemovePair, two_cells
from rasklad.rules.procedure import Act

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Sequence

    from rasklad.rules.base import Piles, State, Tally
    from rasklad.rules.procedure import Doing, Layout

_WITNESSES = 30  # so many exchanges known to help are enough to spare trying every second


@dataclass(frozen=True, kw_only=True)
class Exchange(Act):
    """When no pair is left, two cards change places with two others, in two plies: ``R1~R7``, ``R3~R9``.

    The second ply must leave a pair (``pairs`` is the rule that removes it), so the first is offered only if
    some second does. The counter ``exchange`` remembers the first between the plies; ``limit`` restricts
    how often (None: whenever there is no pair).
    """

    group: str
    pairs: RemovePair
    useful: tuple[str, ...]
    limit: int | None = None
    counter: str = "exchanges"

    def executed(self) -> tuple[str, ...]:
        """See `Rule`."""
        return (*super().executed(), *self.useful)

    def keeps(self) -> tuple[Kept, ...]:
        """See `Rule`."""
        return (Kept("exchange"), *((Kept(self.counter),) if self.limit is not None else ()))

    def doings(self, layout: Layout) -> Iterable[Doing]:
        """See `Act`."""
        return ((a, b, 1) for a, b in combinations(layout.groups[self.group], 2))

    def objection(self, state: State, doing: Doing) -> Refused | None:  # noqa: PLR0911  (each a verdict)
        """See `Act`."""
        one, other, _ = doing
        say = "Поменять эти карты местами нельзя"
        if any(not state.piles[at] for at in (one, other)):
            return Refused(self.clauses, say, "Меняют только карту с картой.")
        first = self._first(state.counter("exchange"))
        if first:
            if {one, other} & set(first):
                return Refused(self.clauses, say, "Эта карта в обмене уже участвует: нужны четыре разные.")
            return (
                None if self._helps(state, doing) else Refused(self.useful, say, "Пары от этого не выйдет.")
            )
        if self.pairs.any_pair(state.piles, state.layout):
            return Refused(self.clauses, say, "Пара ещё есть: обмен — когда их нет.")
        if self.limit is not None and state.counter(self.counter) >= self.limit:
            return Refused(self.clauses, say, "Обменов больше нет.")
        if not any(True for _ in self._seconds(state, doing)):
            return Refused(self.useful, say, "Никакой второй обмен не даст пары.")
        return None

    @property
    def instead(self) -> RemovePair:
        """See `Act`."""
        return self.pairs

    def offers(self, state: State, layout: Layout) -> Iterable[Doing]:
        """See `Act`."""
        if not state.counter("exchange") and (
            self.pairs.any_pair(state.piles, layout)
            or (self.limit is not None and state.counter(self.counter) >= self.limit)
        ):
            return ()
        cells = tuple(at for at in layout.groups[self.group] if state.piles[at])
        first = self._first(state.counter("exchange"))
        if first:
            free = [at for at in cells if at not in first]
            return ((a, b, 1) for a, b in self._helping(state.piles, free, layout))
        return ((a, b, 1) for a, b in self._firsts(state, cells, layout))

    def _firsts(self, state: State, cells: tuple[int, ...], layout: Layout) -> Iterator[tuple[int, int]]:
        """Yield the first plies that some second completes.

        A second ply that makes a pair with a third card (its witness) makes it whatever else is exchanged:
        only where all such touch the first ply every second is tried.
        """
        witnesses = self._witnesses(state.piles, cells, layout)
        for a, b in combinations(cells, 2):
            for witness in witnesses:
                if a not in witness and b not in witness:
                    yield a, b
                    break
            else:
                if any(True for _ in self._seconds(state, (a, b, 1))):
                    yield a, b

    def _seconds(self, state: State, first: Doing) -> Iterator[tuple[int, int]]:
        piles = swapped(state.piles, first)
        free = [at for at in state.members(self.group) if piles[at] and at not in first[:2]]
        return self._helping(piles, free, state.layout)

    def _helping(self, piles: Piles, free: Sequence[int], layout: Layout) -> Iterator[tuple[int, int]]:
        """Yield two of the ``free`` places whose cards' exchange leaves a pair."""
        grid, total = self.pairs.grid(layout), self.pairs.sum_of_ranks
        ranks = grid.ranks(piles)
        pairs = grid.matching(ranks, total)
        lying: dict[int, list[int]] = {}  # by rank, where cards of it lie
        for at in grid.beside:
            lying.setdefault(ranks[at], []).append(at)
        good: dict[int, int] = {}  # by place, those (bits) where its card would make a pair with a third one
        touched: dict[int, int] = {}  # by place, the pairs (bits) that it belongs to
        for at in free:
            thirds = lying.get(total - ranks[at] if total else ranks[at], ())
            good[at] = 0
            for third in thirds:
                good[at] |= grid.beside_bits[third] if third != at else 0
            touched[at] = sum(1 << number for number, pair in enumerate(pairs) if at in pair)
        every = (1 << len(pairs)) - 1
        for number, a in enumerate(free):
            good_a, touched_a = good[a], touched[a]
            for b in free[number + 1 :]:
                # A pair stays if neither of its places is touched, or if its cards just change theirs.
                if (
                    good_a >> b & 1
                    or good[b] >> a & 1
                    or touched_a | touched[b] != every
                    or (touched_a & touched[b])
                ):
                    yield a, b

    def _witnesses(self, piles: Piles, cells: tuple[int, ...], layout: Layout) -> list[tuple[int, int, int]]:
        """Return some exchanges that make a pair: the third card, the one that comes to it, whither."""
        grid, total = self.pairs.grid(layout), self.pairs.sum_of_ranks
        ranks, beside = grid.ranks(piles), grid.beside
        found: list[tuple[int, int, int]] = []
        for third in cells:
            wanted = total - ranks[third] if total else ranks[third]
            for giving in cells:
                if giving != third and ranks[giving] == wanted:
                    taking = next((at for at in beside[third] if at in cells and at != giving), None)
                    if taking is not None:
                        found.append((third, giving, taking))
            if len(found) > _WITNESSES:
                break
        return found

    def _helps(self, state: State, doing: Doing) -> bool:
        return self.pairs.any_pair(swapped(state.piles, doing), state.layout)

    @staticmethod
    def _first(kept: int) -> tuple[int, int] | None:
        return divmod(kept - 1, 100) if kept else None

    def apply(self, piles: list[bytes], tally: Tally, doing: Doing, layout: Layout) -> None:
        """See `Act`."""
        del layout
        piles[:] = swapped(piles, doing)
        if tally["exchange"]:
            tally["exchange"] = 0
            if self.limit is not None:
                tally[self.counter] += 1
        else:
            tally["exchange"] = doing[0] * 100 + doing[1] + 1

    def text(self, layout: Layout, doing: Doing) -> str:
        """See `Act`."""
        return f"{layout.places[doing[0]].id}~{layout.places[doing[1]].id}"

    def meant(self, layout: Layout, source: int, target: int) -> Doing | None:
        """See `Act`."""
        return two_cells(layout.groups[self.group], source, target)

    def pending(self) -> tuple[str, Container[int], str] | None:
        """See `Act`."""
        return ("exchange", range(1, 10_000), "Сначала завершают обмен: ещё две карты меняются местами.")


def swapped(piles: Piles, doing: Doing) -> list[bytes]:
    """Return the piles with those of the two places exchanged."""
    one, other, _ = doing
    after = list(piles)
    after[one], after[other] = after[other], after[one]
    return after
