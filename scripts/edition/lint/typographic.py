"""Т-001 … Т-010: signs and spaces. The first nine in the text, the last in what the editors write."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate

from edition.lint.remarks import Mend, Remark
from edition.lint.text import visible
from edition.proofread.running_text import blocks
from edition.proofread.shapes import WRONG_RUN
from edition.witness import Block, Witness
from edition.witness.tree import Node, Text

_PAIRS = {"(": ")", "[": "]", "«": "»", "„": "“"}
PATTERNS = (
    ("Т-001", re.compile(r"(?<=\s)-(?=\s)"), "дефис между пробелами: нужно тире"),
    ("Т-002", re.compile("[ \u00a0]{2,}"), "несколько пробелов подряд"),
    ("Т-003", re.compile('"'), "прямая кавычка: нужны « »"),
    ("Т-004", re.compile(r"(?<=\w)[ \u00a0][,;:.!?](?![.\w])"), "пробел перед знаком"),
    (
        "Т-005",
        re.compile(r"(?<=[^\W\d_])(?:[,;:!?](?=[^\W\d_])|\.(?=[А-ЯЁ][а-яё]))"),
        "нет пробела после знака",
    ),
    ("Т-007", re.compile(r"[(\[«„][ \u00a0]|[ \u00a0][)\]»“]"), "пробел внутри скобок или кавычек"),
    ("Т-008", WRONG_RUN, "эти знаки вместе не стоят"),
    ("Т-009", re.compile(r"\.{3}"), "три точки: нужен знак «…»"),
)
_NUMBER_SIGN = re.compile(r"№(?:[ \t\r\n]+|)(?=\d)")
_PROSE = frozenset({"note", "desc", "p", "title", "edition", "change", "ref", "catDesc", "head"})


def check_signs(witness: Witness) -> Iterator[Remark]:
    """Т-001 … Т-009, block by block, in the corrected text."""
    mapped = {entry.received: entry.corrected for entry in witness.header.characters}
    for block in blocks(witness):
        if block.kind != "metadata":  # what the site put round the text is shown as received
            yield from _block(block, mapped)


def _block(block: Block, mapped: dict[str, str]) -> Iterator[Remark]:
    tokens = visible(block)
    ends = list(accumulate(len(token.corrected) for token in tokens))
    text = "".join(token.corrected for token in tokens)

    def place(offset: int) -> tuple[int, bool]:
        token = tokens[bisect_right(ends, offset)]
        return token.source_line, bool(token.notes)

    def context(start: int, end: int) -> str:
        return re.sub(r"\s", " ", text[max(0, start - 12) : end + 12]).strip()

    for number, pattern, what in PATTERNS:
        for match in pattern.finditer(text):
            line, accepted = place(match.start())
            if not accepted:
                shown = context(match.start(), match.end())
                mend = _mend(number, match, mapped)
                yield Remark(line, number, match[0].strip() or shown, f"{what}: «{shown}»", mend)
    for offset in _unpaired(text):
        line, accepted = place(offset)
        if not accepted:
            shown = context(offset, offset + 1)
            yield Remark(line, "Т-006", text[offset], f"«{text[offset]}» без пары: «{shown}»")


def _mend(number: str, match: re.Match[str], mapped: dict[str, str]) -> Mend | None:
    if number == "Т-001":
        if mapped.get("-") == "—":
            return Mend("letters", "-", "—")
        return Mend("correction", "-", "—", "typography", "дефис вместо тире")
    if number == "Т-003":
        before = match.string[: match.start()]
        opening = before[-1:] in {"", "(", "«"} or before[-1:].isspace()
        return Mend("correction", '"', "«" if opening else "»", "typography", "прямая кавычка")
    return None


def _unpaired(text: str) -> Iterator[int]:
    """Where a bracket or a quotation mark has no partner; «1)» and «а)» in lists need none."""
    opened: list[int] = []
    for offset, sign in enumerate(text):
        if sign in _PAIRS:
            opened.append(offset)
        elif sign in _PAIRS.values():
            if opened and _PAIRS[text[opened[-1]]] == sign:
                opened.pop()
            elif sign != ")" or not re.search(r"(?:^|[\s(])\w{1,2}$", text[:offset]):
                yield offset
    yield from opened


def check_prose(root: Node) -> Iterator[Remark]:
    """Т-010: «№ 7» of the header and the notes may break at the end of a line."""
    for node in root.walk():
        if node.name not in _PROSE:
            continue
        for item in node.content:
            if isinstance(item, Text):
                for match in _NUMBER_SIGN.finditer(item.value):
                    line = item.line_at(match.start())
                    yield Remark(line, "Т-010", "№", "после «№» нужен неразрывный пробел")
