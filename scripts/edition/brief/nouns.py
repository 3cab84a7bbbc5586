"""What piles are called: the nouns of the tables, declined, found by the name that a place is spoken by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rasklad import speech

from edition.brief import english, russian
from edition.brief.russian import Gender


@dataclass(frozen=True)
class Noun:
    """A kind of pile in the forms that sentences need.

    ``one`` is nominative, genitive, accusative («ряд, ряда, ряд»); ``few`` the form after two to four with
    its adjective («нижних ряда»); ``many`` nominative, genitive, prepositional of the plural; ``into`` and
    ``out`` the prepositions of coming and going. ``head`` is the noun without what tells two kinds apart;
    ``whole`` the figure that the places make up, if it has a name: nominative, genitive, English
    («крест, креста, cross»).
    """

    key: str
    gender: Gender
    one: tuple[str, str, str]
    few: str
    many: tuple[str, str, str]
    into: str
    out: str
    en: str
    en_many: str
    head: str
    whole: tuple[str, str, str] = ("", "", "")

    def count(self, number: int) -> str:
        """Return «десять рядов», «два нижних ряда», «одно основание»."""
        form = speech.plural(number, self.one[0], self.few, self.many[1])
        return f"{russian.numeral(number, self.gender)} {form}"

    def count_en(self, number: int) -> str:
        """Return «ten rows»."""
        return f"{english.number(number)} {self.en if number == 1 else self.en_many}"

    def empty(self) -> str:
        """Return «пустой ряд», «пустую стопку», in the accusative."""
        return f"{russian.empty(self.gender)} {self.one[2]}"

    def to(self, *, several: bool = False) -> str:
        """Return «в ряд», «на кучки», «на крест»."""
        if self.whole[0]:
            return f"{self.into} {self.whole[0]}"
        return f"{self.into} {self.many[0] if several else self.one[2]}"

    def at(self) -> str:
        """Return «в рядах», «на основаниях»."""
        return f"{self.into} {self.many[2]}"

    def genitive(self, *, several: bool = True) -> str:
        """Return «рядов», «подвала», «креста»: whose cards they are."""
        return self.whole[1] or (self.many[1] if several else self.one[1])

    def english(self, *, several: bool = True) -> str:
        """Return «rows», «cellar», «cross»: the same in English."""
        return self.whole[2] or (self.en_many if several else self.en)

    def of(self, *, several: bool = True) -> str:
        """Return «из рядов», «с кучек», «со стен», «с креста»."""
        noun = self.genitive(several=several)
        out = f"{self.out}о" if self.out == "с" and noun.startswith(("ст", "сп")) else self.out
        return f"{out} {noun}"


def _noun(  # noqa: PLR0917  (a row of the lexicon)
    key: str,
    gender: Gender,
    one: str,
    many: str,
    prepositions: str,
    en: str,
    *,
    few: str = "",
    head: str = "",
    whole: str = "||",
) -> Noun:
    nominative, genitive, accusative = one.split("|")
    plural_nominative, plural_genitive, plural_prepositional = many.split("|")
    into, out = prepositions.split()
    name, _, names = en.partition("|")
    figure, of_figure, figure_en = whole.split("|")
    return Noun(
        key,
        gender,
        (nominative, genitive, accusative),
        few or (genitive if gender != "f" else plural_nominative),
        (plural_nominative, plural_genitive, plural_prepositional),
        into,
        out,
        name,
        names or f"{name}s",
        head or key,
        (figure, of_figure, figure_en),
    )


ROW: Final = _noun("row", "m", "ряд|ряда|ряд", "ряды|рядов|рядах", "в из", "row")
UPPER_ROW: Final = _noun(
    "upper row",
    "m",
    "верхний ряд|верхнего ряда|верхний ряд",
    "верхние ряды|верхних рядов|верхних рядах",
    "в из",
    "upper row",
    few="верхних ряда",
    head="row",
)
LOWER_ROW: Final = _noun(
    "lower row",
    "m",
    "нижний ряд|нижнего ряда|нижний ряд",
    "нижние ряды|нижних рядов|нижних рядах",
    "в из",
    "lower row",
    few="нижних ряда",
    head="row",
)
INNER_ROW: Final = _noun(
    "inner row",
    "m",
    "внутренний ряд|внутреннего ряда|внутренний ряд",
    "внутренние ряды|внутренних рядов|внутренних рядах",
    "в из",
    "inner row",
    few="внутренних ряда",
    head="row",
)
CENTRAL_ROW: Final = _noun(
    "central row",
    "m",
    "центральный ряд|центрального ряда|центральный ряд",
    "центральные ряды|центральных рядов|центральных рядах",
    "в из",
    "central row",
    few="центральных ряда",
    head="row",
)
VERTICAL_ROW: Final = _noun(
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
        _noun(
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
        _noun(
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
        _noun(
            "talon packet",
            "f",
            "пачка|пачки|пачку",
            "пачки|пачек|пачках",
            "на с",
            "waste pile",
        ),
    ),
    ("пачка", _noun("packet", "f", "пачка|пачки|пачку", "пачки|пачек|пачках", "на с", "packet")),
    (
        "дивана",
        _noun(
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
    ("стопка", _noun("pile", "f", "стопка|стопки|стопку", "стопки|стопок|стопках", "в из", "pile")),
    ("стена", _noun("wall", "f", "стена|стены|стену", "стены|стен|стенах", "на с", "wall")),
    ("кучка", _noun("heap", "f", "кучка|кучки|кучку", "кучки|кучек|кучках", "на с", "packet")),
    ("угол", _noun("corner", "m", "угол|угла|угол", "углы|углов|углах", "в из", "corner")),
    ("подвал", _noun("cellar", "m", "подвал|подвала|подвал", "подвалы|подвалов|подвалах", "в из", "cellar")),
    (
        "резерв",
        _noun("reserve", "m", "резерв|резерва|резерв", "резервы|резервов|резервах", "в из", "reserve"),
    ),
    ("талон", _noun("talon", "m", "талон|талона|талон", "талоны|талонов|талонах", "в из", "waste|waste")),
    (
        "открытая карта",
        _noun(
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
        _noun(
            "drawn cards",
            "f",
            "открытые карты|открытых карт|открытые карты",
            "открытые карты|открытых карт|открытых картах",
            "к из",
            "waste|waste",
        ),
    ),
    ("султан", _noun("sultan", "m", "султан|султана|султана", "султаны|султанов|султанах", "на с", "sultan")),
    (
        "снятые",
        _noun(
            "removed",
            "f",
            "снятые карты|снятых карт|снятые карты",
            "снятые карты|снятых карт|снятых картах",
            "к из",
            "cards removed|cards removed",
        ),
    ),
    ("колода", _noun("stock", "f", "колода|колоды|колоду", "колоды|колод|колодах", "в из", "stock")),
    ("в руках", _noun("hand", "f", "рука|руки|руку", "руки|рук|руках", "в из", "hand")),
)
FOUNDATION: Final = _noun(
    "foundation",
    "n",
    "основание|основания|основание",
    "основания|оснований|основаниях",
    "на с",
    "foundation",
)
CROSS: Final = _noun(
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
    found = next((noun for said, noun in _SPOKEN if said in spoken), None)
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
