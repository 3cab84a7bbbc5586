"""A stock that is gone through again and again: only for a card that is then played."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, TypeVar

from rasklad.cards import FACE, FACE_DOWN, PACK
from rasklad.rules import ChangesSomething, Draw, Follow, TurnOver, Uncovers
from rasklad.rules.base import NONE
from rasklad.solver.alike import alike
from rasklad.solver.mentions import mentioned

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasklad.engine import Engine
    from rasklad.rules.base import Counters, RawMove
    from rasklad.tables import Tables

_UP: Final = bytes(card & FACE if card & FACE_DOWN else card for card in range(256))
_DOWN: Final = bytes(card | FACE_DOWN for card in range(256))

Kind = TypeVar("Kind")
#: A procedure of the engine: the rule, the places it speaks of, the reason.
Entry = tuple[Kind, int, int, int]
#: A number of cards drawn, the moves that draw them, and how often the waste was turned over on the way.
Reach = tuple[int, "tuple[RawMove, ...]", int]
#: Where a card may be laid: by top card the reason by place (0: not there); by empty place the reason.
Landing = tuple["tuple[tuple[int, tuple[int, ...]], ...]", "dict[int, int]"]


class Redealing:
    """Drawing alone is no step: each play of a waste card takes the draws before it along.

    Why that loses nothing: no rule but the draw, the turning over and the taking of the waste's top looks at
    stock or waste, so draws may be put off past all other moves up to the play that needs them. Positions
    between which draws alone lead both ways have one key. Holds for games with one `Draw`, one `TurnOver` at
    most, no guard that looks beyond a null move, and no act.
    """

    name: ClassVar = "draws wait for a play"

    def __init__(self, engine: Engine, draw: Entry[Draw], turn: Entry[TurnOver] | None) -> None:
        self._engine = engine
        rule, self.stock, self.waste, self._draw = draw
        self.most = rule.most
        self._turn, self._limit, self._counter = 0, 0, NONE
        if turn:
            over, _, _, self._turn = turn
            self._limit = -1 if over.limit is None else over.limit
            self._counter = engine.kept(over.counter) if over.counter else NONE
        self.reasons = frozenset({self._draw, self._turn} - {0})
        #: By place, the set of places alike that it belongs to.
        self._class = {at: members for members in alike(engine) for at in members}
        self._reaches: dict[tuple[int, int, int], tuple[Reach, ...]] = {}
        self._landings: dict[tuple[int, int], Landing] = {}
        self._targets = tuple(at for at, _ in engine.tables().targets)

    @property
    def endless(self) -> bool:
        """Tell whether the waste may be turned over at will."""
        return self._limit < 0

    @classmethod
    def of(cls, engine: Engine) -> Redealing | None:
        """Return the dominance for this game; None where it doesn't hold."""
        draws = [(rule, a, b, reason) for rule, a, b, reason in engine.possible if isinstance(rule, Draw)]
        turns = [(rule, a, b, reason) for rule, a, b, reason in engine.possible if isinstance(rule, TurnOver)]
        others = len(engine.possible) - len(draws) - len(turns)
        if len(draws) != 1 or len(turns) > 1 or others or engine.acts or engine.deck.packs > 1:
            return None
        draw, turn = draws[0], turns[0] if turns else None
        _, stock, waste, _ = draw
        plain = _draws_at_will(draw, turn) and _nothing_else_looks(engine, stock, waste)
        return cls(engine, draw, turn) if plain else None

    def chances(self, piles: list[bytes], counters: Counters) -> Iterator[tuple[RawMove, Reach]]:
        """Yield the plays of cards of the stock after draws, each with those draws."""
        waste, stock = piles[self.waste], piles[self.stock]
        order = waste + stock[::-1].translate(_UP)
        engine = self._engine
        tables = engine.tables(engine.setting(piles, counters))
        used = counters[self._counter] if self._counter >= 0 else 0
        lying: dict[int, int] = {}
        empty: list[int] = []
        for at in self._targets:
            pile = piles[at]
            if pile:
                lying[pile[-1]] = at
            elif at not in self._class or not any(self._class[at] == self._class.get(one) for one in empty):
                empty.append(at)
        for reach in self._reached(len(waste), len(order), used):
            by_top, starting = self._landing(tables, order[reach[0] - 1])
            for top, reasons in by_top:
                target = lying.get(top, NONE)
                if target >= 0 and reasons[target]:
                    yield (self.waste, target, 1, reasons[target]), reach
            for target in empty:
                if target in starting:
                    yield (self.waste, target, 1, starting[target]), reach

    def after(self, piles: list[bytes], counters: Counters, reach: Reach) -> tuple[list[bytes], Counters]:
        """Return the piles and counters when so many cards are drawn."""
        drawn, _, turned = reach
        order = piles[self.waste] + piles[self.stock][::-1].translate(_UP)
        laid = piles[:]
        laid[self.waste], laid[self.stock] = order[:drawn], order[drawn:].translate(_DOWN)[::-1]
        if turned and self._counter >= 0:
            at = self._counter
            counters = (*counters[:at], counters[at] + turned, *counters[at + 1 :])
        return laid, counters

    def normal(self, piles: list[bytes]) -> bytes:
        """Return stock and waste as the key has them: alike if draws alone lead from each to the other."""
        waste, stock = piles[self.waste], piles[self.stock]
        order = waste + stock[::-1].translate(_UP)
        if self.endless and (len(waste) % self.most == 0 or not stock):
            return order
        return order + bytes((0xFE, len(waste)))

    def _reached(self, drawn: int, cards: int, used: int) -> tuple[Reach, ...]:
        """Return each number of drawn cards that draws alone can bring about, but the present one."""
        key = (drawn, cards, used if self._limit > 0 else 0)
        if key not in self._reaches:
            self._reaches[key] = tuple(self._find_reaches(*key))
        return self._reaches[key]

    def _find_reaches(self, drawn: int, cards: int, used: int) -> Iterator[Reach]:
        seen, moves, now = {drawn, 0}, [], drawn
        turns = 1 if self._turn and (self.endless or used < self._limit) else 0
        for turned in range(turns + 1):
            if turned:
                if not cards:
                    return
                moves.append((self.waste, self.stock, cards, self._turn))
                now = 0
            while now < cards:
                count = min(self.most, cards - now)
                moves.append((self.stock, self.waste, count, self._draw))
                now += count
                if now not in seen:
                    seen.add(now)
                    yield now, tuple(moves), turned

    def _landing(self, tables: Tables, card: int) -> Landing:
        """Return where the waste may give the card."""
        key = (id(tables), card)
        if key not in self._landings:
            by_top: dict[int, list[int]] = {}
            starting: dict[int, int] = {}
            for target, takes in tables.targets:
                for top in range(len(PACK)):
                    reason = next((row[self.waste] for taken, row in takes[top] if taken == card), 0)
                    if reason:
                        by_top.setdefault(top, [0] * len(self._engine.places))[target] = reason
                row = tables.starting[target][card]
                if row and row[self.waste]:
                    starting[target] = row[self.waste]
            self._landings[key] = tuple((top, tuple(reasons)) for top, reasons in by_top.items()), starting
        return self._landings[key]


def _draws_at_will(draw: Entry[Draw], turn: Entry[TurnOver] | None) -> bool:
    """Tell whether nothing bars the draw, and nothing but a limit the turning over of the same waste."""
    drawing, stock, waste, _ = draw
    if drawing.full or drawing.unless_empty:
        return False
    if turn is None:
        return True
    over, source, target, _ = turn
    barred = over.shuffle or over.waiting or over.limit == 0
    return not barred and (source, target) == (waste, stock)


def _nothing_else_looks(engine: Engine, stock: int, waste: int) -> bool:
    """Tell whether the waste's top is taken, and no other rule looks at stock or waste."""
    groups = {engine.places[at].group for at in (stock, waste)}
    names = groups | {engine.places[at].id for at in (stock, waste)}
    guards = [guard for rule in engine.lays for guard in rule.guards]
    return (
        waste in engine.available
        and waste not in engine.together
        and not engine.freed_by
        and not any(rule.target in groups for rule in engine.lays)
        and all(isinstance(guard, (ChangesSomething, Uncovers)) for guard in guards)
        and not any(mentioned(rule) & names for rule in engine.of(Follow))
    )
