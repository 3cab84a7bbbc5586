"""Which places and groups a rule speaks of by name: what interchangeability is derived from."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasklad.rules import Rule

#: Fields of rules and of their parts that hold words and clauses, never the name of a place or of a group.
_WORDS: Final = frozenset({"name", "clauses", "settles", "under", "word", "action", "label", "counter"})


def mentioned(rule: Rule) -> frozenset[str]:
    """Return every string in the rule and its parts that may be a place's id or a group's name."""
    return frozenset(_strings(rule))


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, (tuple, frozenset)):
        for part in value:
            yield from _strings(part)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            if field.name not in _WORDS:
                yield from _strings(getattr(value, field.name))
