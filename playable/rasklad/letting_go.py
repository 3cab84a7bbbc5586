"""Long chains are let go link by link, not one within the other.

A position knows the one before it, and that the one before. When the last is let go, Python lets go of its
former one within that, and so on down the chain. CPython stops that before its stack is full; under
WebAssembly it can't see how full the browser's stack is, and a chain of some three thousand ends the engine.
"""

from __future__ import annotations

from typing import Final

_waiting: Final[list[object]] = []
_emptying = False


def let_go(former: object) -> None:
    """Take over what a link that is going (its ``__del__``) held: it goes with the next link, from here.

    Until that is gone it still holds what it held, so nothing is won by dropping that at once. What lies here
    goes when the next link does, one after the other; one chain, the last, is therefore kept a while longer.
    """
    global _emptying  # noqa: PLW0603 (one stack for the process, as Python's own)
    if former is None or _waiting is None:  # the latter when the interpreter ends
        return
    if _emptying:
        _waiting.append(former)
        return
    _emptying = True
    try:
        while _waiting:
            _waiting.pop()  # if nobody else knows it, it goes now, and what it held comes here
    finally:
        _emptying = False
    _waiting.append(former)
