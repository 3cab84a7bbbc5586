"""The typography of our own Russian text: quotation marks, dashes, spaces, dots, mixed alphabets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from spelling.passages import LEFT_OUT, SEAM, Passage

_CONTEXT: Final = 40  # characters on either side


@dataclass(frozen=True)
class Rule:
    """What must not stand in a text, and what to write instead."""

    id: str
    says: str
    pattern: re.Pattern[str]
    in_names: bool = True
    """Asked of titles and attributes too."""
    in_programs: bool = True
    """Asked of Python's sentences too: pages bind them (`pages/markup.py`), a terminal needs no binding."""


def _rule(number: str, says: str, pattern: str, *, in_names: bool = True, in_programs: bool = True) -> Rule:
    return Rule(number, says, re.compile(pattern), in_names, in_programs)


_ANY_SPACE: Final = "[ \u00a0\u2009\u202f]"
_INNER: Final = f"[{SEAM}{LEFT_OUT}\\w»“).,:;!?…%]"

RULES: Final = (
    _rule(
        "Т-001",
        "прямые кавычки: нужны «ёлочки», внутри них „лапки“",
        "(?<!=)\"(?![\\s,.;)]|$)|'",
        in_programs=False,
    ),
    _rule(
        "Т-002",
        "дефис вместо тире",
        f"(?<={_ANY_SPACE})--?(?={_ANY_SPACE})|\\w--\\w|^- ",
        in_programs=False,
    ),
    _rule(
        "Т-003",
        "перед тире нужен неразрывный пробел",
        f"(?<={_INNER}) —",
        in_names=False,
        in_programs=False,
    ),
    _rule("Т-004", "тире без пробела", f"[а-яё»](?:—[а-яё«]|—{_ANY_SPACE})|{_ANY_SPACE}—[а-яё«]"),
    _rule("Т-005", "три точки вместо многоточия", r"\.\.\.", in_programs=False),
    _rule("Т-006", "два пробела подряд", "\u00a0[ \u00a0]| \u00a0", in_names=False),
    _rule(
        "Т-007", "пробел перед знаком", f"(?:[^\\W\\d]|[»)]){_ANY_SPACE}[,;:!?»](?![\\w.])", in_programs=False
    ),
    _rule("Т-008", "пробел после кавычки или скобки", f"[«„(]{_ANY_SPACE}(?!»)", in_programs=False),
    _rule("Т-009", "нет пробела после знака", "[а-яё»)][,;!?][а-яёА-ЯЁ«]"),
    _rule("Т-010", "буквы двух алфавитов в одном слове", "[а-яёА-ЯЁ][a-zA-Z]|[a-zA-Z][а-яёА-ЯЁ]"),
    _rule(
        "Т-011",
        "после № и перед % нужен неразрывный пробел",
        "№ (?=\\w)|\\d %",
        in_names=False,
        in_programs=False,
    ),
    _rule(
        "Т-012",
        "между числами нужно тире, а не дефис",
        r"(?<![\w-])\d{1,4}-\d{1,4}(?![\w-])",
        in_programs=False,
    ),
)
_UNPAIRED: Final = _rule("Т-013", "кавычки не парные", "[«»]")

#: ГОСТ Р 7.0.100 sets spaces on both sides of its signs: a reference is recognised by what each has.
_REFERENCE: Final = re.compile(f"Текст{_ANY_SPACE}: электронный|{_ANY_SPACE}: данные")
_NOT_IN_REFERENCES: Final = {"Т-007"}


@dataclass(frozen=True)
class Slip:
    """A place where a rule was broken."""

    rule: Rule
    passage: Passage
    context: str


def slips(passage: Passage) -> Iterator[Slip]:
    """The faults of a passage in Russian; texts of the sources aren't asked."""
    text = re.sub(r"[ \t\r\n]+", " ", passage.text).strip(f" {SEAM}")
    is_reference = bool(_REFERENCE.search(text))
    for rule in RULES:
        if (
            (passage.is_label and not rule.in_names)
            or (passage.where.partition(":")[0].endswith(".py") and not rule.in_programs)
            or (is_reference and rule.id in _NOT_IN_REFERENCES)
        ):
            continue
        for found in rule.pattern.finditer(text):
            yield Slip(rule, passage, _shown(text[max(0, found.start() - _CONTEXT) : found.end() + _CONTEXT]))
    if len(text) > 1 and text.count("«") != text.count("»"):
        yield Slip(_UNPAIRED, passage, _shown(text[: 2 * _CONTEXT]))


def _shown(text: str) -> str:
    """The text for a line of a report: a no-break space can be seen."""
    return text.replace(LEFT_OUT, "…").replace(SEAM, "").replace("\u00a0", "⍽").replace("\n", " ")
