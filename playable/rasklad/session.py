"""The browser's door: one request in JSON, one answer in JSON, and never an exception.

A session keeps boards by name. Each knows its position (which knows its former ones) and the moves taken
back. Requests and answers are described in docs/contributing/engine.md.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from rasklad import answers, links
from rasklad.bearing import bearing
from rasklad.errors import BadLink, BadMove, BadText, IllegalMove, NothingToUndo, RaskladError
from rasklad.finish import finish
from rasklad.games import by_id
from rasklad.hint import hint
from rasklad.notation import from_text
from rasklad.record import record
from rasklad.requests import count_of, read, sentence, text_of
from rasklad.verbs import deal, play, undo, why_not

if TYPE_CHECKING:
    from rasklad.answers import Json
    from rasklad.game import Game
    from rasklad.position import Position
    from rasklad.solver.inquiry import Inquiry


@dataclass
class Board:
    """One board in play: its position, the moves taken back (the next to redo last), a search for it."""

    position: Position
    undone: list[str] = field(default_factory=list)
    inquiry: Inquiry | None = None


_boards: Final[dict[str, Board]] = {}


def handle(request: str) -> str:
    """Answer one request; what is wrong with it is said in ``{"error": …}``, a Russian sentence."""
    try:
        answer = _answer(read(request))
    except RaskladError as error:
        answer = {"error": sentence(str(error))}
        if isinstance(error, BadText) and error.column is not None:
            answer["column"] = error.column
    # An error quotes the request, which may hold what is no valid text (a lone surrogate): escape it.
    return json.dumps(answer, ensure_ascii="error" in answer, separators=(",", ":"))


def _answer(request: Json) -> Json:
    verb = text_of(request, "verb")
    if verb == "open":
        board = _open(request)
        _boards[text_of(request, "board")] = board
        return answers.view(board.position, board.undone)
    known = {
        "play": _play,
        "undo": _undo,
        "redo": _redo,
        "restart": _restart,
        "why_not": _why_not,
        "hint": _hint,
        "finish": _finish,
        "clause": _clause,
        "record": _record,
        "setup": _setup,
        "solve": _solve,
        "search": _search,
        "stop": _stop,
    }
    if verb not in known:
        msg = f"команды «{verb}» нет; есть open, {', '.join(known)}"
        raise BadMove(msg)
    name = text_of(request, "board")
    if name not in _boards:
        msg = f"доски «{name}» нет; сначала откройте её командой open"
        raise BadMove(msg)
    return known[verb](_boards[name], request)


def _open(request: Json) -> Board:
    text_of(request, "board")
    game = by_id(text_of(request, "game"))
    # The moves to redo are replayed as well: a record with an illegal move is refused at once, not at
    # «вернуть».
    if "link" in request:
        position = _linked(game, request)
        made = _made(position)
    else:
        position, made = _recorded(game, request)
    at = request.get("at", made)
    if isinstance(at, bool) or not isinstance(at, int) or not 0 <= at <= made:
        msg = f"сделано может быть от 0 до {made} ходов, а не {at}"
        raise BadMove(msg)
    board = Board(position)
    for _ in range(made - at):
        _take_back(board)
    return board


def _linked(game: Game, request: Json) -> Position:
    """Return the position of ``link``, which names start, readings and moves itself."""
    twice = [key for key in ("deal", "position", "readings", "moves") if key in request]
    if twice:
        msg = f"ссылка уже говорит, что открыть; {', '.join(twice)} с ней не передают"
        raise BadLink(msg)
    return links.follow(game, text_of(request, "link"))


def _recorded(game: Game, request: Json) -> tuple[Position, int]:
    """Return the position after ``moves`` from a deal or a ``position`` written down, and their number."""
    readings = request.get("readings") or {}
    if not isinstance(readings, dict) or not all(isinstance(value, str) for value in readings.values()):
        msg = "чтения передаются словарём «имя: вариант»"
        raise BadMove(msg)
    moves = request.get("moves") or []
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        msg = "ходы передаются списком строк «откуда>куда»"
        raise BadMove(msg)
    if "position" in request and "deal" in request:
        msg = "открывают или расклад по номеру, или позицию, а не оба сразу"
        raise BadText(msg)
    if "position" in request:
        position = from_text(game, text_of(request, "position"), readings)
    else:
        position = deal(game, request.get("deal", -1), readings)
    for number, move in enumerate(moves, start=1):
        try:
            position = play(position, move)
        except (IllegalMove, BadMove) as error:
            msg = f"записанную партию повторить нельзя, ход {number}: {error}"
            raise BadMove(msg) from error
    return position, len(moves)


def _play(board: Board, request: Json) -> Json:
    text = text_of(request, "move")
    refusal = why_not(board.position, text)
    if refusal:
        return {"refusal": answers.refusal(refusal), "view": answers.view(board.position, board.undone)}
    board.position = play(board.position, text)
    board.undone.clear()
    return answers.view(board.position, board.undone)


def _undo(board: Board, request: Json) -> Json:
    del request
    _take_back(board)
    return answers.view(board.position, board.undone)


def _redo(board: Board, request: Json) -> Json:
    del request
    if not board.undone:
        msg = "возвращать нечего: отменённых ходов нет"
        raise NothingToUndo(msg)
    board.position = play(board.position, board.undone.pop())
    return answers.view(board.position, board.undone)


def _restart(board: Board, request: Json) -> Json:
    del request
    while board.position.former:
        _take_back(board)
    return answers.view(board.position, board.undone)


def _why_not(board: Board, request: Json) -> Json:
    refusal = why_not(board.position, text_of(request, "move"))
    return {"refusal": answers.refusal(refusal) if refusal else None}


def _hint(board: Board, request: Json) -> Json:
    del request
    hinted = hint(board.position)
    return {"hint": None if hinted is None else answers.hint(hinted, board.position)}


def _finish(board: Board, request: Json) -> Json:
    """Answer with the moves that end the game; the page makes them one after the other, to be seen."""
    del request
    won = finish(board.position)
    made = _made(board.position)
    return {"moves": [str(step.move) for step in won.played()[made + 1 :]] if won else []}


def _clause(board: Board, request: Json) -> Json:
    return {"bearing": answers.bearing(bearing(board.position, text_of(request, "clause")), board.position)}


def _record(board: Board, request: Json) -> Json:
    del request
    return {"record": record(board.position), "link": links.write(board.position)}


def _setup(board: Board, request: Json) -> Json:
    del request
    return {"setup": answers.setup(board.position)}


def _solve(board: Board, request: Json) -> Json:
    """Begin a search for the board's position; another one under way is dropped."""
    from rasklad.solver.inquiry import MOST_STATES, Inquiry  # noqa: PLC0415 (an archive of its own)

    board.inquiry = Inquiry.of(
        board.position, count_of(request, "budget", MOST_STATES), hint=bool(request.get("hint"))
    )
    return {"search": board.inquiry.told() if board.inquiry else None}


def _search(board: Board, request: Json) -> Json:
    """Search on for a moment; nothing is left to search where another position lies on the board."""
    del request
    if board.inquiry and board.inquiry.position is not board.position:
        board.inquiry = None
    if board.inquiry:
        board.inquiry.go_on()
    return {"search": board.inquiry.told() if board.inquiry else None}


def _stop(board: Board, request: Json) -> Json:
    """End the search: its answer is what it knows so far."""
    del request
    ended, board.inquiry = board.inquiry, None
    return {"search": ended.given_up() if ended else None}


def _made(position: Position) -> int:
    """Return the number of moves that led to the position."""
    return len(position.played()) - 1


def _take_back(board: Board) -> None:
    former = undo(board.position)
    board.undone.append(str(board.position.move))
    board.position = former
