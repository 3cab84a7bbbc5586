"""The typography of our own Russian text: quotation marks, dashes, spaces, dots, letters of two alphabets in a word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from spelling.passages import LEFT_OUT, SEAM, Passage

_CONTEXT: Final = 40  # characters on either side


@dataclass(frozen=True)
class Rule:
    """What must not stand in a text, and what to write instead; the first group, if any, is the fault."""

    id: str
    says: str
    pattern: re.Pattern[str]


def _rule(number: str, says: str, pattern: str) -> Rule:
    return Rule(number, says, re.compile(pattern))


RULES: Final = (
    _rule("Т-001", "прямые кавычки: нужны «ёлочки», внутри них „лапки“", "[\"']"),
    _rule("Т-002", "дефис вместо тире", r"(?<=[\s\u00a0])--?(?=[\s\u00a0])|\w(--)\w|^- "),
    _rule("Т-003", "перед тире нужен неразрывный пробел", r"(?<=[\w»).,!?…%\ufffc])[ \n]+—"),
    _rule("Т-004", "тире без пробела перед словом или после него", r"[а-яё](—)[а-яё]|[а-яё»](—)[\s\u00a0]|[\s\u00a0](—)[а-яё«]"),
    _rule("Т-005", "три точки вместо многоточия", r"\.\.\."),
    _rule("Т-006", "два пробела подряд", "\u00a0[ \u00a0]| \u00a0"),
    _rule("Т-007", "пробел перед знаком препинания", r"[\w»)][ \u00a0]+[,.;:!?»](?![\w.])"),
    _rule("Т-008", "пробел после открывающей кавычки или скобки", "[«„(][ \u00a0]"),
    _rule("Т-009", "нет пробела после знака препинания", r"[а-яё»)][,;!?][а-яёА-ЯЁ«]"),
    _rule("Т-010", "буквы двух алфавитов в одном слове", r"[а-яёА-ЯЁ][a-zA-Z]|[a-zA-Z][а-яёА-ЯЁ]"),
    _rule("Т-011", "между числом и тем, что оно считает, и после № нужен неразрывный пробел", r"№ |\d %|\d (?:мс|кБ|МБ)\b"),
    _rule("Т-012", "между числами нужно короткое тире, а не дефис", r"(?<![\w-])\d{1,4}-\d{1,4}(?![\w-])"),
)  # fmt: skip


@dataclass(frozen=True)
class Slip:
    """A place where a rule was broken."""

    rule: Rule
    passage: Passage
    context: str


def slips(passage: Passage) -> Iterator[Slip]:
    """The faults of a passage in Russian; texts of the sources aren't asked."""
    text = re.sub(r"[ \t\r\n]+", " ", passage.text.replace(SEAM, "")).strip()
    for rule in RULES:
        for found in rule.pattern.finditer(text):
            context = text[max(0, found.start() - _CONTEXT) : found.end() + _CONTEXT].replace(LEFT_OUT, "…")
            yield Slip(rule, passage, context)
    if text.count("«") != text.count("»"):
        yield Slip(_UNPAIRED, passage, text[: 2 * _CONTEXT].replace(LEFT_OUT, "…"))


_UNPAIRED: Final = _rule("Т-013", "кавычки не парные", "[«»]")
