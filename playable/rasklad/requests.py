"""Requests to the session, read strictly, and what is wrong with them as a sentence."""

from __future__ import annotations

import json
from typing import Any, Final

from rasklad.errors import BadMove

#: More opening brackets than any request has: the object, its readings, its moves.
_MOST_BRACKETS: Final = 16


def read(request: str) -> dict[str, Any]:
    """Return the request's fields.

    Raises:
        BadMove: it is no JSON object.
    """
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


def text_of(request: dict[str, Any], key: str) -> str:
    """Return a field that has to be there and to be text.

    Raises:
        BadMove: it isn't.
    """
    value = request.get(key)
    if not isinstance(value, str):
        msg = f"в запросе нет строки «{key}»"
        raise BadMove(msg)
    return value


def sentence(message: str) -> str:
    """Return an error's message as a sentence."""
    return f"{message[:1].upper()}{message[1:]}{'' if message.endswith(('.', '!', '?')) else '.'}"


def count_of(request: dict[str, Any], key: str, most: int) -> int:
    """Return a field that has to be a whole number from 1 to ``most``.

    Raises:
        BadMove: it isn't.
    """
    value = request.get(key)
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= most:
        msg = f"«{key}» — целое число от 1 до {most}"
        raise BadMove(msg)
    return value
