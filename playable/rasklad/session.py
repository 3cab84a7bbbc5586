"""The browser's door: one request in JSON, one answer in JSON, and never an exception.

A session keeps boards by name. Each knows its position (which knows its former ones) and the moves taken
back. Requests and answers are described in docs/contributing/engine.md.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from rasklad import phrases
from rasklad.cards import card_text
from rasklad.errors import BadMove, IllegalMove, NothingToUndo, RaskladError
from rasklad.games import by_id
from rasklad.notation import to_text
from rasklad.rules.base import NONE
from rasklad.verbs import deal, legal_moves, play, undo, why_not

if TYPE_CHECKING:
    from rasklad.position import Move, Position, Refusal

Json = dict[str, Any]

#: More opening brackets than any request has: the object, its readings, its moves.
_MOST_BRACKETS: Final = 16


@dataclass
class Board:
    """One board in play: its position, and the moves taken back, the next to redo last."""

    position: Position
    undone: list[str] = field(default_factory=list)


_boards: Final[dict[str, Board]] = {}


def handle(request: str) -> str:
    """Answer one request; what is wrong with it is said in ``{"error": …}``, a Russian sentence."""
    try:
        answer = _answer(_read(request))
    except RaskladError as error:
        answer = {"error": _sentence(str(error))}
    # An error quotes the request, which may hold what is no valid text (a lone surrogate): escape it.
    return json.dumps(answer, ensure_ascii="error" in answer, separators=(",", ":"))


def _answer(request: Json) -> Json:
    verb = _text(request, "verb")
    if verb == "open":
        board = _open(request)
        _boards[_text(request, "board")] = board
        return _view(board)
    known = {"play": _play, "undo": _undo, "redo": _redo, "restart": _restart, "why_not": _why_not}
    if verb not in known:
        msg = f"команды «{verb}» нет; есть open, {', '.join(known)}"
        raise BadMove(msg)
    name = _text(request, "board")
    if name not in _boards:
        msg = f"доски «{name}» нет; сначала откройте её командой open"
        raise BadMove(msg)
    return known[verb](_boards[name], request)


def _open(request: Json) -> Board:
    _text(request, "board")
    readings = request.get("readings") or {}
    if not isinstance(readings, dict) or not all(isinstance(value, str) for value in readings.values()):
        msg = "чтения передаются словарём «имя: вариант»"
        raise BadMove(msg)
    board = Board(deal(by_id(_text(request, "game")), request.get("deal", -1), readings))
    moves = request.get("moves") or []
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        msg = "ходы передаются списком строк «откуда>куда»"
        raise BadMove(msg)
    at = request.get("at", len(moves))
    if isinstance(at, bool) or not isinstance(at, int) or not 0 <= at <= len(moves):
        msg = f"сделано может быть от 0 до {len(moves)} ходов, а не {at}"
        raise BadMove(msg)
    # The moves to redo are replayed as well: a link with an illegal move is refused at once, not at
    # «вернуть».
    for number, move in enumerate(moves, start=1):
        try:
            board.position = play(board.position, move)
        except (IllegalMove, BadMove) as error:
            msg = f"записанную партию повторить нельзя, ход {number}: {error}"
            raise BadMove(msg) from error
    for _ in range(len(moves) - at):
        _take_back(board)
    return board


def _play(board: Board, request: Json) -> Json:
    text = _text(request, "move")
    refusal = why_not(board.position, text)
    if refusal:
        return {"refusal": _refusal(refusal), "view": _view(board)}
    board.position = play(board.position, text)
    board.undone.clear()
    return _view(board)


def _undo(board: Board, request: Json) -> Json:
    del request
    _take_back(board)
    return _view(board)


def _redo(board: Board, request: Json) -> Json:
    del request
    if not board.undone:
        msg = "возвращать нечего: отменённых ходов нет"
        raise NothingToUndo(msg)
    board.position = play(board.position, board.undone.pop())
    return _view(board)


def _restart(board: Board, request: Json) -> Json:
    del request
    while board.position.former:
        _take_back(board)
    return _view(board)


def _why_not(board: Board, request: Json) -> Json:
    refusal = why_not(board.position, _text(request, "move"))
    return {"refusal": _refusal(refusal) if refusal else None}


def _take_back(board: Board) -> None:
    former = undo(board.position)
    board.undone.append(str(board.position.move))
    board.position = former


def _view(board: Board) -> Json:
    position = board.position
    engine = position.engine
    state, sentence, clauses = phrases.state(position)
    history: list[Json] = []
    step: Position | None = position
    while step and step.former and step.move:
        history.append(_entry(step.former, step.move, step))
        step = step.former
    return {
        "game": engine.game.id,
        "deal": position.deal,
        "readings": dict(engine.choice),
        "position": to_text(position, masked=True),
        "piles": {
            place.id: [card_text(card, masked=True) for card in pile]
            for place, pile in zip(engine.places, position.piles, strict=True)
        },
        "moves": [_entry(position, move) for move in legal_moves(position)],
        "history": history[::-1],
        "redo": board.undone[::-1],
        "state": state,
        "sentence": sentence,
        "clauses": list(clauses),
    }


def _entry(position: Position, move: Move, after: Position | None = None) -> Json:
    """Describe a move; once it is made (``after``), the card that it turned may be named."""
    engine = position.engine
    card = move.card
    if card == NONE and after and move.count == 1 and move.target:
        card = after.pile(move.target)[-1]
    return {
        "move": str(move),
        "from": move.source,
        "to": move.target,
        "places": list(move.places),
        "count": move.count,
        "card": None if card == NONE else card_text(card),
        "onto": None if move.onto == NONE else card_text(move.onto),
        "action": move.action,
        "clauses": list(move.clauses),
        "text": phrases.short(engine, move),
        "say": phrases.spoken(engine, move),
    }


def _refusal(refusal: Refusal) -> Json:
    return {
        "move": refusal.move,
        "clauses": list(refusal.clauses),
        "say": refusal.say,
        "reason": refusal.reason,
        "blocking": [
            {"place": place, "card": card_text(card, masked=True)} for place, card in refusal.blocking
        ],
    }


def _read(request: str) -> Json:
    try:
        # Before parsing: under Pyodide deep nesting overflows the browser's stack, which ends the whole
        # engine, while CPython would raise RecursionError.
        if sum(map(request.count, "[{")) > _MOST_BRACKETS:
            raise RecursionError  # noqa: TRY301  (told like the parser's own)
        read = json.loads(request)
    except (AttributeError, TypeError, ValueError, RecursionError) as error:
        msg = "запрос — не JSON"
        raise BadMove(msg) from error
    if not isinstance(read, dict):
        msg = "запрос должен быть объектом JSON"
        raise BadMove(msg)
    return read


def _text(request: Json, key: str) -> str:
    value = request.get(key)
    if not isinstance(value, str):
        msg = f"в запросе нет строки «{key}»"
        raise BadMove(msg)
    return value


def _sentence(message: str) -> str:
    return f"{message[:1].upper()}{message[1:]}{'' if message.endswith(('.', '!', '?')) else '.'}"
