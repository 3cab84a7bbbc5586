"""The verbs of play. A position is a value; every verb returns a new one."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from rasklad.cards import FACE, is_face_down
from rasklad.engine import compiled
from rasklad.errors import IllegalMove, NothingToUndo
from rasklad.judge import judge
from rasklad.notation import parse_move
from rasklad.position import Move, Position, Refusal
from rasklad.rules import Act, Dealing, Lay, Procedure, Refused
from rasklad.rules.base import NONE
from rasklad.shuffle import shuffled

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rasklad.engine import Engine
    from rasklad.game import Game
    from rasklad.rules.base import RawMove


def deal(game: Game, number: int, readings: Mapping[str, str] | None = None) -> Position:
    """Return the first position of deal ``number`` (0 … 999 999 999) under these readings.

    Raises:
        BadDeal: no such number.
        BadReading: an unknown reading or option.
    """
    engine = compiled(game, game.choose(readings))
    piles = dict.fromkeys(engine.index, b"")
    for _ in lay_out(engine, number, piles):
        pass
    counters = tuple(number if kept.from_deal else 0 for kept in engine.kept_counters)
    return Position(engine, tuple(piles.values()), counters, number)


def lay_out(engine: Engine, number: int, piles: dict[str, bytes]) -> Iterator[Dealing]:
    """Lay deal ``number`` on the empty piles, by place id; yield each part of the deal once it lies.

    Raises:
        BadDeal: no such number.
    """
    pack = deque(shuffled(engine.deck.cards(), number))
    for rule in engine.of(Dealing):
        rule.deal(piles, pack, engine)
        yield rule


def legal_moves(position: Position) -> tuple[Move, ...]:
    """Return every legal move: foundations first, then in the order of the declaration."""
    raw = position.engine.moves(position.piles, position.counters)
    return tuple(_move(position, move) for move in position.engine.in_order(raw))


def play(position: Position, move: Move | str) -> Position:
    """Return the position after the move, which knows its former position.

    Any of several interchangeable empty places is accepted, though `legal_moves` offers one.

    Raises:
        IllegalMove: the rules refuse it; the message says why.
        BadMove: the text is no move.
    """
    tried = parse_move(position.engine, str(move))
    verdict = judge(position, tried)
    if verdict is None or (tried.target is None and tried.act is None):
        msg = f"{move}: не сказано, куда положить карту"
        raise IllegalMove(msg)
    if isinstance(verdict, Refused):
        msg = f"{move}: {verdict.say}. {verdict.reason}"
        raise IllegalMove(msg)
    made = _move(position, verdict)
    piles, counters = position.engine.after(position.piles, position.counters, verdict)
    return Position(position.engine, piles, counters, position.deal, position, made)


def undo(position: Position) -> Position:
    """Return the former position.

    Raises:
        NothingToUndo: this is the first one.
    """
    if position.former is None:
        msg = "отменять нечего: это начальная позиция"
        raise NothingToUndo(msg)
    return position.former


def why_not(position: Position, attempt: Move | str) -> Refusal | None:
    """Return why the attempt is refused; None if it is a legal move (or an available card to take).

    Raises:
        BadMove: the text is no move, or names an unknown place.
    """
    verdict = judge(position, parse_move(position.engine, str(attempt)))
    if isinstance(verdict, Refused):
        return Refusal(str(attempt), verdict.clauses, verdict.say, verdict.reason, verdict.blocking)
    return None


def is_won(position: Position) -> bool:
    """Tell whether the game is won."""
    return position.engine.is_won(position.piles)


def is_stuck(position: Position) -> bool:
    """Tell whether there is no legal move and the game is not won. Proves nothing about later positions."""
    return not is_won(position) and not position.engine.moves(position.piles, position.counters)


def _move(position: Position, raw: RawMove) -> Move:
    engine = position.engine
    source, target, count, reason = raw
    rule = engine.reasons[reason].rule
    clauses, name = _told(position, raw), rule.name if rule else ""
    if isinstance(rule, Act):
        touched = [at for at in (source, target) if at != NONE]
        cards = [position.piles[at][-1] if position.piles[at] else NONE for at in touched]
        return Move(
            rule=name,
            places=tuple(engine.places[at].id for at in touched),
            count=len(touched),
            clauses=clauses,
            card=cards[0] if cards else NONE,
            onto=cards[1] if len(cards) > 1 else NONE,
            action=rule.words(engine, (source, target, count)) or None,
            text=rule.text(engine, (source, target, count)),
            raw=raw,
        )
    pile, below = position.piles[source], position.piles[target]
    laid = pile[-count]
    return Move(
        rule=name,
        places=(engine.places[source].id, engine.places[target].id),
        count=count,
        clauses=clauses,
        card=NONE if is_face_down(laid) else laid & FACE,
        onto=below[-1] if below and isinstance(rule, Lay) else NONE,
        action=(rule.action or None) if isinstance(rule, Procedure) else None,
        raw=raw,
    )


def _told(position: Position, raw: RawMove) -> tuple[str, ...]:
    """Return the clauses that the move cites, without those of a place that is not empty (`Available`)."""
    engine, source, reason = position.engine, raw[0], position.engine.reasons[raw[3]]
    available = engine.available.get(source)
    if available is None or not available.opened or not isinstance(reason.rule, Lay):
        return reason.clauses
    keys = tuple(zip(engine.freed_by[source], available.opened, strict=True))
    true = {clause for key, opened in keys if not position.piles[key] for clause in opened}
    idle = {clause for _, opened in keys for clause in opened} - true
    return tuple(clause for clause in reason.clauses if clause not in idle)
