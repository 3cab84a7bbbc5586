"""The aligned table: a line a token, its three forms side by side, with the rules that lead to the last.

The forms in a column, joined, are the text: the first law holds on the table alone. Line breaks, tabs and
backslashes inside a cell are written as in C; a cell may be empty (a token that the edition adds or deletes).
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from edition.witness import Segment, Token

COLUMNS = (
    "token", "clause", "kind", "raw", "corrected", "modern", "rules", "steps", "corrections", "flags",
)  # fmt: skip
ESCAPES = {"\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r"}
PLAIN = {written: plain for plain, written in ESCAPES.items()}

Form = Literal["raw", "corrected", "modern"]


@dataclass(frozen=True)
class TokenRow:
    """A line of the table, read back; the lists are as in `edition.witness.Token`."""

    token: str
    clause: str
    kind: str
    raw: str
    corrected: str
    modern: str
    rules: tuple[str, ...]
    steps: tuple[tuple[str, str, str], ...]
    """(rule, before, after): in order, they turn `corrected` into `modern`."""
    corrections: tuple[str, ...]
    flags: tuple[str, ...]


def tokens_table(segments: Iterable[Segment]) -> str:
    """The table of all tokens of the segments, with its head line."""
    lines = ["\t".join(COLUMNS)]
    lines += [
        "\t".join(map(_written, _cells(token, segment.clause or "")))
        for segment in segments
        for token in segment.tokens
    ]
    return "\n".join(lines) + "\n"


def _cells(token: Token, clause: str) -> tuple[str, ...]:
    systematic = ("systematic",) if token.systematic else ()
    return (
        token.id,
        clause,
        token.kind,
        token.raw,
        token.corrected,
        token.modern,
        " ".join(step.rule for step in token.steps),
        " ".join(f"{step.rule}:{_bound(step.before)}→{_bound(step.after)}" for step in token.steps),
        " ".join((*systematic, *(correction.type for correction in token.corrections))),
        " ".join(token.flags),
    )


def _bound(form: str) -> str:
    # a step's forms are words; one that became two has a no-break space, which parts no steps
    return form.replace(" ", "\u00a0")


def _written(cell: str) -> str:
    return re.sub(r"[\\\t\n\r]", lambda found: ESCAPES[found[0]], cell)


def read_tokens(table: str) -> tuple[TokenRow, ...]:
    """The table, read back.

    Raises:
        ValueError: the head line or a line's number of cells is not the table's.
    """
    head, *lines = table.removesuffix("\n").split("\n")
    if head != "\t".join(COLUMNS):
        raise ValueError(f"not a table of tokens: {head[:80]}")
    return tuple(_row(number, line) for number, line in enumerate(lines, 2))


def _row(number: int, line: str) -> TokenRow:
    cells = [re.sub(r"\\[\\tnr]", lambda found: PLAIN[found[0]], cell) for cell in line.split("\t")]
    if len(cells) != len(COLUMNS):
        raise ValueError(f"line {number}: {len(cells)} cells instead of {len(COLUMNS)}")
    token, clause, kind, raw, corrected, modern, rules, steps, corrections, flags = cells
    return TokenRow(
        *(token, clause, kind, raw, corrected, modern),
        rules=tuple(rules.split()),
        steps=tuple(_step(step) for step in steps.split(" ") if step),
        corrections=tuple(corrections.split()),
        flags=tuple(flags.split()),
    )


def _step(written: str) -> tuple[str, str, str]:
    rule, _, change = written.partition(":")
    before, _, after = change.partition("→")
    return rule, before, after


def rebuilt(rows: Iterable[TokenRow], form: Form) -> str:
    """The text in one of its forms, from the table alone."""
    return "".join(getattr(row, form) for row in rows)
