"""One remark, its number, and what could be done about it without asking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

TITLES = {
    "О-001": "чужая буква: «ђ» вместо «ѣ»",
    "О-002": "латиница в слове",
    "О-003": "нет «ъ» на конце",
    "О-004": "«и» перед гласной",
    "О-005": "«і» не перед гласной",
    "О-006": "«ъ» не после согласной",
    "О-007": "одно слово через «ѣ» и через «е»",
    "О-008": "старая буква в новом тексте",
    "О-009": "прописная внутри слова",
    "О-010": "мягкий знак после шипящей",
    "Т-001": "дефис вместо тире",
    "Т-002": "двойной пробел",
    "Т-003": "прямые кавычки",
    "Т-004": "пробел перед знаком",
    "Т-005": "нет пробела после знака",
    "Т-006": "кавычка или скобка без пары",
    "Т-007": "пробел внутри скобок или кавычек",
    "Т-008": "знаки, которые вместе не стоят",
    "Т-009": "три точки вместо многоточия",
    "Т-010": "нет неразрывного пробела после «№»",
    "К-010": "пункт без вида",
    "К-011": "номер источника не совпадает",
    "К-012": "пункт без слов",
    "К-013": "пункт не вычитан",
    "К-014": "абзац не разделён на пункты",
    "П-001": "исправлено на слово, которого нет в словаре",
    "П-002": "та же ошибка осталась в другом месте",
    "П-003": "одна ошибка исправлена по-разному",
    "М-001": "слова нет в словаре",
    "М-002": "сомнительное чтение нормализатора",
    "М-003": "сомнение помощника корректора",
    "Л-001": "исключение ничего не извиняет",
}
"""Number → what is wrong. О: letters, Т: signs, К: clauses, П: corrections, М: machine, Л: lint itself."""


@dataclass(frozen=True)
class Mend:
    """A change of edition.xml that leaves the raw file as it is, or none is made.

    ``letters``: a sign that the header's table maps, put instead of the other (`found` → `new`).
    ``correction``: the word wrapped in choice, sic and corr of that `type`, with the reason.
    """

    kind: Literal["letters", "correction"]
    found: str
    new: str
    type: Literal["ocr", "typography"] = "ocr"
    reason: str = ""


@dataclass(frozen=True)
class Remark:
    """A place and what is doubtful about it. `line` counts in edition.xml; `found` is what is accepted by."""

    line: int
    number: str
    found: str
    message: str
    mend: Mend | None = None
