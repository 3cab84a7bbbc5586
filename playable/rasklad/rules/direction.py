"""One direction for all foundations: declared, or given by the first card laid on one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rasklad.cards import RANKS_IN_SUIT, rank_of
from rasklad.rules.base import NONE, Kept, Refused
from rasklad.rules.follow import Follow
from rasklad.rules.procedure import Act

if TYPE_CHECKING:
    from collections.abc import Container, Iterable

    from rasklad.rules.base import Counters, RawMove, State, Tally
    from rasklad.rules.follow import Following
    from rasklad.rules.procedure import Doing, Layout

#: Values of the counter: not declared, up, down.
WORDS: Final = ("", "up", "down")
KEPT: Final = Kept("direction", WORDS)
#: By the counter's value, the step of the setting.
STEPS: Final = (0, 1, -1)


@dataclass(frozen=True, kw_only=True)
class DeclareDirection(Act):
    """Declare once, for all foundations, whether they are built up or down: ``direction=up``.

    With ``first`` nothing else may be done before; ``actions`` are the two buttons' words.
    """

    actions: tuple[str, str] = ("Собирать вверх", "Собирать вниз")
    first: bool = True

    def keeps(self) -> tuple[Kept, ...]:
        """See `Rule`."""
        return (KEPT,)

    def doings(self, layout: Layout) -> Iterable[Doing]:
        """See `Act`."""
        del layout
        return ((NONE, NONE, 1), (NONE, NONE, 2))

    def objection(self, state: State, doing: Doing) -> Refused | None:
        """See `Act`."""
        del doing
        declared = state.counter(KEPT.name)
        if not declared:
            return None
        way = self.actions[declared - 1].lower()
        return Refused(self.clauses, "Объявить направление нельзя", f"Оно уже объявлено: {way}.")

    def offers(self, state: State, layout: Layout) -> Iterable[Doing]:
        """See `Act`."""
        return () if state.counter(KEPT.name) else self.doings(layout)

    def apply(self, piles: list[bytes], tally: Tally, doing: Doing, layout: Layout) -> None:
        """See `Act`."""
        del piles, layout
        tally[KEPT.name] = doing[2]

    def text(self, layout: Layout, doing: Doing) -> str:
        """See `Act`."""
        del layout
        return f"direction={WORDS[doing[2]]}"

    def words(self, layout: Layout, doing: Doing) -> str:
        """See `Act`."""
        del layout
        return self.actions[doing[2] - 1]

    def spent(self) -> tuple[str, Container[int]]:
        """See `Act`."""
        return KEPT.name, (1, 2)

    def pending(self) -> tuple[str, Container[int], str] | None:
        """See `Act`."""
        return (
            (KEPT.name, (0,), "Сначала объявляют, вверх или вниз собирают основания.") if self.first else None
        )


@dataclass(frozen=True, kw_only=True)
class FirstCardDirects(Follow):
    """The first card laid on a foundation of ``group`` decides the direction of all."""

    group: str

    def keeps(self) -> tuple[Kept, ...]:
        """See `Rule`."""
        return (KEPT,)

    def following(self, layout: Layout) -> Following:
        """See `Follow`."""
        places = frozenset(layout.groups[self.group])
        at = layout.kept(KEPT.name)

        def direct(piles: list[bytes], counters: Counters, move: RawMove) -> Counters:
            if counters[at] or move[1] not in places or len(piles[move[1]]) < 2:  # noqa: PLR2004  (base, card)
                return counters
            below, card = piles[move[1]][-2:]
            up = (rank_of(card) - rank_of(below)) % RANKS_IN_SUIT == 1
            return (*counters[:at], 1 if up else 2, *counters[at + 1 :])

        return direct


@dataclass(frozen=True, kw_only=True)
class Reverse(Act):
    """All rows of ``group`` are reversed at once, ``limit`` times a game: ``flip``.

    ``together`` are the clauses that forbid to reverse one of them alone (``flip=VL``).
    """

    group: str
    together: tuple[str, ...] = ()
    limit: int = 1
    word: str = "flip"

    def executed(self) -> tuple[str, ...]:
        """See `Rule`."""
        return (*super().executed(), *self.together)

    def keeps(self) -> tuple[Kept, ...]:
        """See `Rule`."""
        return (Kept(f"{self.word}s"),)

    def doings(self, layout: Layout) -> Iterable[Doing]:
        """See `Act`."""
        alone = layout.groups[self.group] if self.together else ()
        return ((NONE, NONE, 0), *((row, NONE, 0) for row in alone))

    def offers(self, state: State, layout: Layout) -> Iterable[Doing]:
        """See `Act`."""
        del layout
        return ((NONE, NONE, 0),) if self.objection(state, (NONE, NONE, 0)) is None else ()

    def objection(self, state: State, doing: Doing) -> Refused | None:
        """See `Act`."""
        say = "Перевернуть ряды нельзя"
        if doing[0] != NONE:
            say = f"Перевернуть один {state.at(doing[0]).spoken} нельзя"
            return Refused(self.together, say, "Переворачивают оба ряда одновременно.")
        if state.counter(f"{self.word}s") >= self.limit:
            return Refused(self.clauses, say, "Их уже переворачивали: это делают один раз за игру.")
        if all(len(state.piles[at]) < 2 for at in state.members(self.group)):  # noqa: PLR2004  (an order)
            return Refused(self.clauses, say, "Ни в одном из них нет двух карт: ничего не изменится.")
        return None

    def apply(self, piles: list[bytes], tally: Tally, doing: Doing, layout: Layout) -> None:
        """See `Act`."""
        del doing
        for at in layout.groups[self.group]:
            piles[at] = piles[at][::-1]
        tally[f"{self.word}s"] += 1

    def spent(self) -> tuple[str, Container[int]]:
        """See `Act`."""
        return f"{self.word}s", range(self.limit, 100)

    def text(self, layout: Layout, doing: Doing) -> str:
        """See `Act`."""
        return self.word if doing[0] == NONE else f"{self.word}={layout.places[doing[0]].id}"
