"""Games set side by side: what each says of one and the same thing, and whether they agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from edition.brief.statement import SECTIONS, Statement

Mark = Literal["common", "differs", "only"]

#: Keys' parts before the point that a label must name, in Russian; of others the second part says enough.
_SLOTS: Final = {
    "lower_row": "Нижние ряды",
    "inner_row": "Внутренние ряды",
    "vertical_row": "Вертикальные ряды",
    "well_bottom": "Дно колодца",
    "wall": "Стены",
    "cellar": "Подвал",
    "waste": "Отложенные карты",
    "divan": "Диван",
    "sultan": "Султан",
    "removed": "Снятые карты",
    "pairs": "Пары",
}
#: Keys' parts after the point, in Russian.
_PARTS: Final = {
    "tableau": "Места на столе",
    "faces": "Что открыто",
    "order": "Порядок",
    "apart": "Отдельная карта",
    "stock": "Остаток",
    "first": "Первые карты",
    "places": "Места мастей",
    "suit": "Масть",
    "direction": "Выбор направления",
    "return": "Возврат карт",
    "limits": "На что не кладут",
    "take": "Что доступно",
    "groups": "Сколько карт сразу",
    "build": "Что на что кладут",
    "ends": "Замкнут ли порядок",
    "from": "Откуда кладут",
    "empty": "Пустые места",
    "refill": "Пополнение",
    "barred": "Чего не кладут",
    "present": "На столе",
    "reverse": "Переворот",
    "turn": "Как открывают",
    "put": "Что откладывают",
    "redeal": "Пересдача",
    "won": "Сошёлся",
    "lost": "Не сошёлся",
    "match": "Какие карты",
    "place": "Где лежат",
    "single": "Одна карта",
    "exchange": "Обмен",
    "close": "Смыкание",
    "grace": "Выручка",
}


@dataclass(frozen=True)
class Row:
    """What the games say of one thing; a game that says nothing of it has None.

    ``mark``: all say the same, they differ, or one game alone speaks of it. ``apart`` tells of each game
    whether it alone says something else while two others at least agree.
    """

    key: str
    section: str
    mark: Mark
    cells: tuple[Statement | None, ...]
    apart: tuple[bool, ...]

    @property
    def label(self) -> str:
        """What the row speaks of, in Russian."""
        slot, _, part = self.key.partition(".")
        if self.key == "deck":
            return "Состав"
        if self.section == "layout":
            return {"order": "Порядок раздачи"}.get(part) or _SLOTS.get(part) or _PARTS[part]
        return f"{_SLOTS[slot]}: {_PARTS[part].lower()}" if slot in _SLOTS else _PARTS[part]


def compared(briefs: Sequence[Sequence[Statement]]) -> tuple[Row, ...]:
    """Return a row for each thing that some game speaks of, section by section."""
    sections = [section for section, _, _ in SECTIONS]
    by_key = [{one.key: one for one in brief} for brief in briefs]
    rows = [_row(key, tuple(said.get(key) for said in by_key)) for key in _merged(briefs)]
    return tuple(sorted(rows, key=lambda row: sections.index(row.section)))


def _merged(briefs: Sequence[Sequence[Statement]]) -> list[str]:
    """Every key, each behind the one that it follows in the first game that has it."""
    keys: list[str] = []
    for brief in briefs:
        at = 0
        for one in brief:
            if one.key not in keys:
                keys.insert(at, one.key)
            at = keys.index(one.key) + 1
    return keys


def _row(key: str, cells: tuple[Statement | None, ...]) -> Row:
    said = [one for one in cells if one is not None]
    values = Counter(one.value for one in said)
    mark: Mark = "differs"
    if len(said) == 1 < len(cells):
        mark = "only"
    elif len(said) == len(cells) and len(values) == 1:
        mark = "common"
    agreed = max(values.values()) > 1
    apart = tuple(
        mark == "differs" and one is not None and agreed and values[one.value] == 1 for one in cells
    )
    section = min((one.section for one in said), key=[name for name, _, _ in SECTIONS].index)
    return Row(key, section, mark, cells, apart)
