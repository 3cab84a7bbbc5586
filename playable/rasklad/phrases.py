"""Moves and states in Russian: what the page's lists show and a screen reader says."""

from __future__ import annotations

from typing import Final

from rasklad import speech
from rasklad.cards import russian_text
from rasklad.engine import Engine
from rasklad.position import Move, Position
from rasklad.rules import NoMoves, Won
from rasklad.rules.base import NONE
from rasklad.rules.deal_on import DealOn, DealRow
from rasklad.rules.direction import DeclareDirection, Reverse
from rasklad.rules.grid import CloseUp
from rasklad.rules.packets import DealRound, FillUp, Gather
from rasklad.rules.redeal import TurnOver
from rasklad.rules.stock import Dispense, Draw, Turn
from rasklad.verbs import is_stuck, is_won

#: What an action does, by its rule, for those who put it into other words than `Move.action`.
KINDS: Final = {
    Turn: "turn",
    Draw: "turn",
    TurnOver: "turn-over",
    Dispense: "dispense",
    DealOn: "deal",
    DealRow: "deal-row",
    DealRound: "deal-round",
    Gather: "gather",
    FillUp: "fill-up",
    CloseUp: "close-up",
    Reverse: "reverse",
    DeclareDirection: "build",
}


def kind(engine: Engine, move: Move) -> str | None:
    """Return what an action does, in one word (`KINDS`); None for moves that are no action.

    Two kinds are told more closely: a turned waste that is shuffled, ``shuffle``, and the direction that is
    declared, ``build-up`` or ``build-down``.
    """
    if move.action is None:
        return None
    rule = engine.reasons[move.raw[3]].rule
    if isinstance(rule, TurnOver) and rule.shuffle:
        return "shuffle"
    if isinstance(rule, DeclareDirection):
        return f"{KINDS[DeclareDirection]}-{move.text.partition('=')[2]}"
    return KINDS[type(rule)]


def short(engine: Engine, move: Move) -> str:
    """Return «7♠ на 8♠», «Т♠ на основание», «Открыть карту»."""
    if move.action is not None:
        return move.action
    if move.text:
        return " и ".join(russian_text(card) for card in (move.card, move.onto) if card != NONE)
    cards = russian_text(move.card) + (f" (карт: {move.count})" if move.count > 1 else "")
    return f"{cards} {_whither(engine, move, spoken=False)}"


def card_moved(move: Move, after: Position | None = None) -> int:
    """Return the card that moves; of one unknown before the move, which it was, once made (``after``).

    `NONE` where it stays unknown, and where several are moved at once.
    """
    if move.card == NONE and after and move.count == 1 and move.target and after.pile(move.target):
        # The place is empty again if what followed of itself took the card on.
        return after.pile(move.target)[-1]
    return move.card


def spoken(engine: Engine, move: Move) -> str:
    """Return «Семёрка пик на восьмёрку пик», «Туз пик на основание», «Открыть карту»."""
    if move.action is not None:
        return move.action
    if move.text:
        names = [speech.name(card) for card in (move.card, move.onto) if card != NONE]
        return speech.capital(speech.joined(names))
    cards = speech.capital(speech.name(move.card))
    if move.count > 1:
        cards += f" и ещё {speech.cards_phrase(move.count - 1)}"
    return f"{cards} {_whither(engine, move, spoken=True)}"


def state(position: Position) -> tuple[str, str, tuple[str, ...]]:
    """Return the state (``play``, ``won`` or ``stuck``), a sentence about it, and the clauses it rests on."""
    if is_won(position):
        return "won", *_ending(position, Won)
    if is_stuck(position):
        return "stuck", *_ending(position, NoMoves)
    return "play", "", ()


def _whither(engine: Engine, move: Move, *, spoken: bool) -> str:
    place = engine.places[engine.index[move.target]]
    if move.onto == NONE or place.role not in ("tableau", "reserve"):
        return place.onto
    return f"на {speech.accusative(move.onto) if spoken else russian_text(move.onto)}"


def _ending(position: Position, kind: type[Won | NoMoves]) -> tuple[str, tuple[str, ...]]:
    for rule in position.engine.of(kind):
        return rule.sentence, rule.clauses
    return "", ()
