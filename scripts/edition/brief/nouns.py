"""What piles are called: the nouns of the tables, found by the name that a place is spoken by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from edition.brief.noun import Noun, noun

ROW: Final = noun("row", "m", "ряд|ряда|ряд", "ряды|рядов|рядах", "в из", "row")
UPPER_ROW: Final = noun(
    "upper row",
    "m",
    "верхний ряд|верхнего ряда|верхний ряд",
    "верхние ряды|верхних рядов|верхних рядах",
    "в из",
    "upper row",
    few="верхних ряда",
    head="row",
)
LOWER_ROW: Final = noun(
    "lower row",
    "m",
    "нижний ряд|нижнего ряда|нижний ряд",
    "нижние ряды|нижних рядов|нижних рядах",
    "в из",
    "lower row",
    few="нижних ряда",
    head="row",
)
INNER_ROW: Final = noun(
    "inner row",
    "m",
    "внутренний ряд|внутреннего ряда|внутренний ряд",
    "внутренние ряды|внутренних рядов|внутренних рядах",
    "в из",
    "inner row",
    few="внутренних ряда",
    head="row",
)
CENTRAL_ROW: Final = noun(
    "central row",
    "m",
    "центральный ряд|центрального ряда|центральный ряд",
    "центральные ряды|центральных рядов|центральных рядах",
    "в из",
    "central row",
    few="центральных ряда",
    head="row",
)
VERTICAL_ROW: Final = noun(
    "vertical row",
    "m",
    "вертикальный ряд|вертикального ряда|вертикальный ряд",
    "вертикальные ряды|вертикальных рядов|вертикальных рядах",
    "в из",
    "vertical row",
    few="вертикальных ряда",
    head="row",
)
#: The nouns by what a place is spoken by, the more special first.
_SPOKEN: Final = (
    ("вертикальный ряд", VERTICAL_ROW),
    (
        "рабочее место",
        noun(
            "working place",
            "n",
            "рабочее место|рабочего места|рабочее место",
            "рабочие места|рабочих мест|рабочих местах",
            "на с",
            "working place",
            few="рабочих места",
        ),
    ),
    (
        "дно колодца",
        noun(
            "well bottom",
            "n",
            "дно колодца|дна колодца|дно колодца",
            "дно колодца|дна колодца|дне колодца",
            "на со",
            "bottom of the well|bottom of the well",
        ),
    ),
    (
        "пачка талона",
        noun(
            "talon packet",
            "f",
            "пачка|пачки|пачку",
            "пачки|пачек|пачках",
            "на с",
            "waste pile",
        ),
    ),
    ("пачка", noun("packet", "f", "пачка|пачки|пачку", "пачки|пачек|пачках", "на с", "packet")),
    (
        "дивана",
        noun(
            "divan",
            "n",
            "место дивана|места дивана|место дивана",
            "места дивана|мест дивана|местах дивана",
            "на из",
            "place of the divan|places of the divan",
            whole="диван|дивана|divan",
        ),
    ),
    ("ряд", ROW),
    ("стопка", noun("pile", "f", "стопка|стопки|стопку", "стопки|стопок|стопках", "в из", "pile")),
    ("стена", noun("wall", "f", "стена|стены|стену", "стены|стен|стенах", "на с", "wall")),
    ("кучка", noun("heap", "f", "кучка|кучки|кучку", "кучки|кучек|кучках", "на с", "packet")),
    ("угол", noun("corner", "m", "угол|угла|угол", "углы|углов|углах", "в из", "corner")),
    ("подвал", noun("cellar", "m", "подвал|подвала|подвал", "подвалы|подвалов|подвалах", "в из", "cellar")),
    (
        "резерв",
        noun("reserve", "m", "резерв|резерва|резерв", "резервы|резервов|резервах", "в из", "reserve"),
    ),
    ("талон", noun("talon", "m", "талон|талона|талон", "талоны|талонов|талонах", "в из", "waste|waste")),
    (
        "открытая карта",
        noun(
            "turned card",
            "f",
            "открытая карта|открытой карты|открытую карту",
            "открытые карты|открытых карт|открытых картах",
            "на с",
            "turned card",
        ),
    ),
    (
        "открытые карты",
        noun(
            "drawn cards",
            "f",
            "открытые карты|открытых карт|открытые карты",
            "открытые карты|открытых карт|открытых картах",
            "к из",
            "waste|waste",
        ),
    ),
    ("султан", noun("sultan", "m", "султан|султана|султана", "султаны|султанов|султанах", "на с", "sultan")),
    (
        "снятые",
        noun(
            "removed",
            "f",
            "снятые карты|снятых карт|снятые карты",
            "снятые карты|снятых карт|снятых картах",
            "к из",
            "cards removed|cards removed",
        ),
    ),
    ("колода", noun("stock", "f", "колода|колоды|колоду", "колоды|колод|колодах", "в из", "stock")),
    ("в руках", noun("hand", "f", "рука|руки|руку", "руки|рук|руках", "в из", "hand")),
)
FOUNDATION: Final = noun(
    "foundation",
    "n",
    "основание|основания|основание",
    "основания|оснований|основаниях",
    "на с",
    "foundation",
)
CROSS: Final = noun(
    "place of the cross",
    "n",
    "место креста|места креста|место креста",
    "места креста|мест креста|местах креста",
    "на с",
    "place of the cross|places of the cross",
    whole="крест|креста|cross",
)
_BY_NAME: Final = dict(_SPOKEN)
PILE: Final = _BY_NAME["стопка"]
#: What a pile is called by its role, if its own name says nothing.
_BY_ROLE: Final = {
    "reserve": _BY_NAME["резерв"],
    "waste": _BY_NAME["талон"],
    "open": _BY_NAME["открытая карта"],
    "stock": _BY_NAME["колода"],
}
#: What tells two kinds of rows of one game apart, by the word of its rules for one: that, and the other.
_BESIDE: Final = {"lower": (LOWER_ROW, UPPER_ROW), "vertical": (VERTICAL_ROW, CENTRAL_ROW)}


def noun_for(spoken: str, role: str, group: str, groups: Sequence[str]) -> Noun:
    """Return the noun of a pile that is spoken by this name; ``groups`` are all groups of its game."""
    spoken = spoken.lower()
    found = next((found for said, found in _SPOKEN if said in spoken), None)
    if role == "foundation":
        return found if found and found.key == "corner" else FOUNDATION
    if found is ROW:
        if "место" in spoken:
            return _row_of_cells(group)
        own, _ = _BESIDE.get(group, (None, None))
        other = next((other for word, (_, other) in _BESIDE.items() if word in groups), None)
        return own or other or ROW
    if found:
        return found
    return CROSS if group == "cross" else _BY_ROLE.get(role, PILE)


def _row_of_cells(group: str) -> Noun:
    words = {"top row": UPPER_ROW, "inner rows": INNER_ROW, "bottom row": LOWER_ROW}
    return words.get(group, ROW)
