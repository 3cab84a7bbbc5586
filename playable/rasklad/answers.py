"""Positions, moves and refusals as the browser's JSON (docs/contributing/engine.md tells the fields)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rasklad import links, phrases
from rasklad.cards import card_text
from rasklad.changes import change, seen
from rasklad.finish import can_finish
from rasklad.notation import to_text
from rasklad.rules.base import NONE
from rasklad.stages import stages
from rasklad.verbs import legal_moves

if TYPE_CHECKING:
    from rasklad.bearing import Bearing
    from rasklad.gains import Hint
    from rasklad.position import Move, Position, Refusal

Json = dict[str, Any]


def view(position: Position, undone: list[str]) -> Json:
    """Describe a position with everything that a board shows; ``undone`` are the moves that can be redone."""
    engine = position.engine
    state, sentence, clauses = phrases.state(position)
    start, *steps = position.played()
    return {
        "game": engine.game.id,
        "deal": position.deal,
        "start": None if position.deal is not None else to_text(start),
        "link": links.write(position),
        "readings": dict(engine.choice),
        "position": to_text(position, masked=True),
        "piles": seen(engine.places, position.piles),
        "moves": [entry(position, move) for move in legal_moves(position)],
        "history": [entry(step.former, step.move, step) for step in steps if step.former and step.move],
        "redo": undone[::-1],
        "finish": state == "play" and can_finish(position),
        "state": state,
        "sentence": sentence,
        "clauses": list(clauses),
    }


def entry(position: Position, move: Move, after: Position | None = None) -> Json:
    """Describe a move; once it is made (``after``), the card that it turned may be named."""
    engine = position.engine
    card = phrases.card_moved(move, after)
    return {
        "move": str(move),
        "from": move.source,
        "to": move.target,
        "places": list(move.places),
        "count": move.count,
        "card": None if card == NONE else card_text(card),
        "onto": None if move.onto == NONE else card_text(move.onto),
        "action": move.action,
        "kind": phrases.kind(engine, move),
        "clauses": list(move.clauses),
        "text": phrases.short(engine, move),
        "say": phrases.spoken(engine, move),
    }


def hint(hinted: Hint, position: Position) -> Json:
    """Describe a hint: its reason as a sentence, and as data."""
    why = hinted.why
    return {
        "move": entry(position, hinted.move),
        "reason": hinted.reason,
        "why": {
            "kind": why.kind,
            "moves": why.moves,
            "card": None if why.card == NONE else card_text(why.card),
            "uncovers": None if why.uncovers == NONE else card_text(why.uncovers),
            "place": why.place or None,
            "left": why.left,
        },
    }


def refusal(refused: Refusal) -> Json:
    """Describe a refusal."""
    return {
        "move": refused.move,
        "clauses": list(refused.clauses),
        "say": refused.say,
        "reason": refused.reason,
        "blocking": [
            {"place": place, "card": card_text(card, masked=True)} for place, card in refused.blocking
        ],
    }


def bearing(bears: Bearing, position: Position) -> Json:
    """Describe how a clause bears on the position."""
    return {
        "clause": bears.clause,
        "places": list(bears.places),
        "moves": [entry(position, move) for move in bears.moves],
        "moving": bears.moving,
        "refusal": refusal(bears.refusal) if bears.refusal else None,
        "why": bears.why,
    }


def setup(position: Position) -> list[Json]:
    """Describe the stages in which the position's deal was laid; none if it was written down."""
    engine, described = position.engine, []
    if position.deal is None:
        return []
    before = seen(engine.places, (b"",) * len(engine.places))
    for stage in stages(engine, position.deal):
        after = seen(engine.places, stage.piles)
        described.append(
            {
                "clauses": list(stage.clauses),
                "places": list(stage.places),
                "change": change(before, after),
                "base": None if stage.base == NONE else card_text(stage.base),
            }
        )
        before = after
    return described
