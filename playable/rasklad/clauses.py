"""Clause ids: how a declaration writes them and how a reader sees them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final

#: Kinds that the engine executes and kinds that nothing executes (the edition's declared taxonomy).
EXECUTED_KINDS: Final = ("setup", "move", "stock", "end", "goal", "option")
UNEXECUTED_KINDS: Final = ("description", "advice", "caption", "metadata")

_SUBCLAUSES: Final = dict(zip("abcdefgh", "абвгдежз", strict=True))
_LETTERS: Final = {"R": "Р", "V": "В"}
_LETTERED: Final = re.compile(r"([RV])(\d+)")
_SUBCLAUSE: Final = re.compile(r"([0-9IVXLC]+)\.([a-h])")


def section(prefix: str) -> Callable[..., tuple[str, ...]]:
    """Return a function that turns numbers of clauses into full ids.

    ``section("cadogan-24.krepost")("I.a", 7)`` is
    ``("cadogan-24.krepost.I.a", "cadogan-24.krepost.7")``.
    """

    def clauses(*numbers: str | int) -> tuple[str, ...]:
        return tuple(f"{prefix}.{number}" for number in numbers)

    return clauses


def short_label(clause_id: str) -> str:
    """Return the label that the reader sees: «7», «II», «I, в», «Р1», «В1».

    It is computed from the id's tail: Latin a, b, c after a number become Russian а, б, в; ``R1`` of an
    editor's reading becomes «Р1», ``V1`` of a statement that the edition restores for a lost text «В1»
    (a Roman five, ``V``, has no digits after it and stays).
    """
    lettered = _LETTERED.fullmatch(clause_id.rpartition(".")[2])
    if lettered:
        return f"{_LETTERS[lettered[1]]}{lettered[2]}"
    tail = ".".join(clause_id.split(".")[2:]) or clause_id
    subclause = _SUBCLAUSE.fullmatch(tail)
    if subclause:
        return f"{subclause[1]}, {_SUBCLAUSES[subclause[2]]}"
    return tail


def is_reading(clause_id: str) -> bool:
    """Tell whether it is an editor's reading (``krepost-1.R2``), not a clause of the law."""
    lettered = _LETTERED.fullmatch(clause_id.rpartition(".")[2])
    return lettered is not None and lettered[1] == "R"


def without_repeats(clause_ids: Iterable[str]) -> tuple[str, ...]:
    """Return the ids in their order, each once."""
    return tuple(dict.fromkeys(clause_ids))
