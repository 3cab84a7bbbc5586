"""What a reader is told of each rule: the change in signs, one sentence, its history, examples.

The words are data, ``data/rules.json``. Items are those of the decree of 23 December 1917
(«Декрет о введении нового правописания»). Items 1-7 were read in its text; the numbers of the
later ones couldn't be read, so none is given.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import NamedTuple


class Reference(NamedTuple):
    """The reader's side of a rule; fields as in `registry.Rule`."""

    decree_item: int | None
    change: str
    sentence: str
    history: str
    examples: tuple[tuple[str, str], ...]
    never: tuple[tuple[str, str], ...]


@lru_cache(maxsize=1)
def references() -> Mapping[str, Reference]:
    """All rows of ``data/rules.json`` by rule id."""
    rows = json.loads(files("edition.orthography").joinpath("data/rules.json").read_text(encoding="utf-8"))
    return MappingProxyType(
        {
            row["id"]: Reference(
                row["decree_item"],
                row["change"],
                row["sentence"],
                row["history"],
                tuple(_pair(example) for example in row["examples"]),
                tuple(_pair(example) for example in row["never"]),
            )
            for row in rows
        }
    )


def _pair(example: str) -> tuple[str, str]:
    """«картъ → карт» as a pair."""
    old, _, modern = example.partition(" → ")
    return old, modern
