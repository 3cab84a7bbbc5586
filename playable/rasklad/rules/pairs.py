"""Pairs on a grid: removing two cards (`R1+R7`), exchanging two for two others (`R1~R7`, twice)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Literal

from rasklad import speech
from rasklad.cards import rank_of
from rasklad.rules.base import Kept, Refused
from rasklad.rules.procedure import Act

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator

    from rasklad.rules.base import Piles, State, Tally
    from rasklad.rules.procedure import Doing, Layout

_WITNESSES = 30  # so many exchanges known to help are enough to spare trying every second
_NO_RANK = -100  # of an empty place: no sum and no likeness comes of it


@dataclass(frozen=True, kw_only=True)
class RemovePair(Act):
    """Two cards of the grid that match and stand rightly are removed to ``to``.

    The grid is the places of ``group`` in reading order, ``columns`` a row. ``stand``: ``in line`` is in one
    row or column, whatever lies between, ``touching`` side by side or diagonally. With ``total`` the two
    ranks (ace 1 … king 13) make that sum, otherwise they are equal. ``match`` and ``place`` are the clauses
    that a refusal cites for the cards and for where they stand.
    """

    group: str
    columns: int
    stand: Literal["in line", "touching"]
    to: str
    total: int = 0
    match: tuple[str, ...]
    place: tuple[str, ...]

    def executed(self) -> tuple[str, ...]:
        """See `Rule`."""
        return (*super().executed(), *self.match, *self.place)

    def standing(self, layout: Layout) -> tuple[tuple[int, int], ...]:
        """Return the pairs of places that stand rightly."""
        return _standing(layout.groups[self.group], self.columns, self.stand)

    def _rightly(self, one: int, other: int) -> bool:
        return _rightly(one, other, self.columns, self.stand)

    def matches(self, one: int, other: int) -> bool:
        """Tell whether the two cards make a pair."""
        if self.total:
            return rank_of(one) + rank_of(other) + 2 == self.total
        return rank_of(one) == rank_of(other)

    def any_pair(self, piles: Piles, layout: Layout) -> bool:
        """Tell whether any pair can be removed."""
        return any(True for _ in self.pairs(piles, layout))

    def pairs(self, piles: Piles, layout: Layout) -> Iterator[tuple[int, int]]:
        """Yield the places of every pair that can be removed."""
        ranks = [rank_of(pile[-1]) if pile else _NO_RANK for pile in piles]
        total = self.total - 2
        for a, b in self.standing(layout):
            rank = ranks[a]
            if rank >= 0 and ranks[b] == (total - rank if self.total else rank):
                yield a, b

    def made_by_swapping(
        self, piles: Piles, free: Iterable[int], layout: Layout
    ) -> Iterator[tuple[int, int]]:
        """Yield two of the ``free`` places whose cards' exchange leaves a pair."""
        ranks = [rank_of(pile[-1]) if pile else _NO_RANK for pile in piles]
        total, beside = self.total - 2, _beside(self.standing(layout))
        pairs = tuple(self.pairs(piles, layout))
        wanted = [total - rank if self.total else rank for rank in ranks]
        for a, b in combinations(free, 2):
            # A pair that neither touches stays; a new one has one of the two cards where the other was.
            kept = any(a not in pair and b not in pair for pair in pairs)
            if (
                kept
                or any(ranks[at] == wanted[b] for at in beside[a] if at != b)
                or any(ranks[at] == wanted[a] for at in beside[b] if at != a)
                or ((a, b) in pairs or (b, a) in pairs)
            ):
                yield a, b

    def witnesses(self, piles: Piles, cells: tuple[int, ...], layout: Layout) -> list[tuple[int, int, int]]:
        """Return some exchanges of two cards that make a pair with a third, lying between other places."""
        ranks = [rank_of(pile[-1]) if pile else _NO_RANK for pile in piles]
        total, beside = self.total - 2, _beside(self.standing(layout))
        found: list[tuple[int, int, int]] = []
        for third in cells:
            wanted = total - ranks[third] if self.total else ranks[third]
            for giving in cells:
                if giving != third and ranks[giving] == wanted:
                    taking = next(
                        (at for at in beside[third] if at in cells and at not in (giving, third)), None
                    )
                    if taking is not None:
                        found.append((third, giving, taking))
            if len(found) > _WITNESSES:
                break
        return found

    def doings(self, layout: Layout) -> Iterable[Doing]:
        """See `Act`."""
        return ((a, b, 1) for a, b in combinations(layout.groups[self.group], 2))

    def offers(self, state: State, layout: Layout) -> Iterable[Doing]:
        """See `Act`."""
        return ((a, b, 1) for a, b in self.pairs(state.piles, layout))

    def objection(self, state: State, doing: Doing) -> Refused | None:
        """See `Act`."""
        one, other, _ = doing
        say = "Снять эту пару нельзя"
        for at in (one, other):
            if not state.piles[at]:
                return Refused((), say, f"{speech.capital(state.at(at).spoken)}: карты нет.")
        cards = state.piles[one][-1], state.piles[other][-1]
        cells = state.members(self.group)
        clauses: tuple[str, ...] = ()
        reasons = []
        if not self.matches(*cards):
            clauses += self.match
            total = sum(rank_of(card) + 1 for card in cards)
            reasons.append(
                f"Вместе они дают {total}, а не {self.total}." if self.total else "Достоинства разные."
            )
        if not self._rightly(cells.index(one), cells.index(other)):
            clauses += self.place
            lie = "не в одном ряду и не в одном столбце" if self.stand == "in line" else "не рядом"
            reasons.append(f"Они лежат {lie}.")
        return Refused(clauses, say, " ".join(reasons)) if reasons else None

    def apply(self, piles: list[bytes], tally: Tally, doing: Doing, layout: Layout) -> None:
        """See `Act`."""
        del tally
        for at in doing[:2]:
            piles[layout.index[self.to]] += piles[at][-1:]
            piles[at] = piles[at][:-1]

    def text(self, layout: Layout, doing: Doing) -> str:
        """See `Act`."""
        return f"{layout.places[doing[0]].id}+{layout.places[doing[1]].id}"

    def meant(self, layout: Layout, source: int, target: int) -> Doing | None:
        """See `Act`."""
        return two_cells(layout.groups[self.group], source, target)

    def moved(self, state: State, doing: Doing) -> int:
        """See `Act`."""
        del state, doing
        return 2


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

    def objection(self, state: State, doing: Doing) -> Refused | None:  # noqa: PLR0911  (a refusal each)
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
            return ((a, b, 1) for a, b in self.pairs.made_by_swapping(state.piles, free, layout))
        return ((a, b, 1) for a, b in self._firsts(state, cells, layout))

    def _firsts(self, state: State, cells: tuple[int, ...], layout: Layout) -> Iterator[tuple[int, int]]:
        """Yield the first plies that some second completes.

        A second ply that makes a pair with a third card (its witness) makes it whatever else is exchanged:
        only where all such touch the first ply every second is tried.
        """
        witnesses = self.pairs.witnesses(state.piles, cells, layout)
        for a, b in combinations(cells, 2):
            apart = any(a not in witness and b not in witness for witness in witnesses)
            if apart or any(True for _ in self._seconds(state, (a, b, 1))):
                yield a, b

    def _seconds(self, state: State, first: Doing) -> Iterable[Doing]:
        piles = swapped(state.piles, first)
        free = [at for at in state.members(self.group) if piles[at] and at not in first[:2]]
        return ((a, b, 1) for a, b in self.pairs.made_by_swapping(piles, free, state.layout))

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


@lru_cache
def _beside(standing: tuple[tuple[int, int], ...]) -> dict[int, tuple[int, ...]]:
    """Return, by place, those that stand rightly with it."""
    found: dict[int, tuple[int, ...]] = {}
    for a, b in standing:
        found[a] = (*found.get(a, ()), b)
        found[b] = (*found.get(b, ()), a)
    return found


@lru_cache
def _standing(cells: tuple[int, ...], columns: int, stand: str) -> tuple[tuple[int, int], ...]:
    """Return the pairs of these places that stand rightly."""
    numbered = tuple(enumerate(cells))
    return tuple((a, b) for (i, a), (j, b) in combinations(numbered, 2) if _rightly(i, j, columns, stand))


def _rightly(one: int, other: int, columns: int, stand: str) -> bool:
    (row, column), (row_2, column_2) = divmod(one, columns), divmod(other, columns)
    if stand == "in line":
        return row == row_2 or column == column_2
    return abs(row - row_2) <= 1 and abs(column - column_2) <= 1


def two_cells(cells: tuple[int, ...], source: int, target: int) -> Doing | None:
    """Return what is done with two places of the grid, whichever is named first; None if they aren't."""
    if source == target or source not in cells or target not in cells:
        return None
    return (min(source, target), max(source, target), 1)


def swapped(piles: Piles, doing: Doing) -> list[bytes]:
    """Return the piles with those of the two places exchanged."""
    one, other, _ = doing
    after = list(piles)
    after[one], after[other] = after[other], after[one]
    return after
