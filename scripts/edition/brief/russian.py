"""Russian numerals and small phrases in the cases that a brief needs."""

from __future__ import annotations

from typing import Final, Literal

from rasklad import speech

Gender = Literal["m", "f", "n"]

_ONE: Final = {"m": "один", "f": "одна", "n": "одно"}
_TWO: Final = {"m": "два", "f": "две", "n": "два"}
_ORDINALS: Final = (
    ("нулевая", "нулевой"),
    ("первая", "первой"),
    ("вторая", "второй"),
    ("третья", "третьей"),
    ("четвёртая", "четвёртой"),
    ("пятая", "пятой"),
    ("шестая", "шестой"),
    ("седьмая", "седьмой"),
)
_GENITIVES: Final = {
    1: "одной",
    2: "двух",
    3: "трёх",
    4: "четырёх",
    5: "пяти",
    6: "шести",
    7: "семи",
    8: "восьми",
    9: "девяти",
    10: "десяти",
}
_ANY_FREE: Final = {"m": "любой свободный", "f": "любую свободную", "n": "любое свободное"}
_EMPTY: Final = {"m": "пустой", "f": "пустую", "n": "пустое"}
#: «семь королей», «туза»: the genitive plural of the ranks.
_RANKS_MANY: Final = (
    "тузов",
    "двоек",
    "троек",
    "четвёрок",
    "пятёрок",
    "шестёрок",
    "семёрок",
    "восьмёрок",
    "девяток",
    "десяток",
    "валетов",
    "дам",
    "королей",
)
#: «за королём», «за тузом»: the instrumental.
_RANKS_AFTER: Final = (
    "тузом",
    "двойкой",
    "тройкой",
    "четвёркой",
    "пятёркой",
    "шестёркой",
    "семёркой",
    "восьмёркой",
    "девяткой",
    "десяткой",
    "валетом",
    "дамой",
    "королём",
)
_RANKS_NAMED: Final = (
    "тузы",
    "двойки",
    "тройки",
    "четвёрки",
    "пятёрки",
    "шестёрки",
    "семёрки",
    "восьмёрки",
    "девятки",
    "десятки",
    "валеты",
    "дамы",
    "короли",
)


def numeral(number: int, gender: Gender) -> str:
    """Return «один», «две», «пять»; digits above twelve."""
    if number == 1:
        return _ONE[gender]
    return _TWO[gender] if number == 2 else speech.count_word(number)  # noqa: PLR2004  (два, две)


def each(number: int) -> str:
    """Return «по одной карте», «по две карты», «по пять карт»."""
    if number == 1:
        return "по одной карте"
    return f"по {speech.count_word(number)} {speech.plural(number, 'карта', 'карты', 'карт')}"


def times(number: int) -> str:
    """Return «один раз», «два раза», «пять раз»."""
    return f"{numeral(number, 'm')} {speech.plural(number, 'раз', 'раза', 'раз')}"


def up_to_times(number: int) -> str:
    """Return «только один раз», «не больше двух раз»: how often something may be done at most."""
    return "только один раз" if number == 1 else f"не больше {genitive(number)} раз"


def ordinal(number: int) -> str:
    """Return «шестая», of a card; «14-я» where the word would be long."""
    return _ORDINALS[number][0] if number < len(_ORDINALS) else f"{number}-я"


def ordinal_genitive(number: int) -> str:
    """Return «шестой», of a card."""
    return _ORDINALS[number][1] if number < len(_ORDINALS) else f"{number}-й"


def empty(gender: Gender) -> str:
    """Return «пустой», «пустую», «пустое», in the accusative."""
    return _EMPTY[gender]


def any_free(gender: Gender) -> str:
    """Return «любой свободный», «любую свободную», in the accusative."""
    return _ANY_FREE[gender]


def ranks_many(rank: int) -> str:
    """Return «королей»."""
    return _RANKS_MANY[rank]


def ranks_named(rank: int) -> str:
    """Return «короли»."""
    return _RANKS_NAMED[rank]


def after(rank: int) -> str:
    """Return «королём»: after what."""
    return _RANKS_AFTER[rank]


def genitive(number: int) -> str:
    """Return «двух», «трёх»: less than, up to."""
    return _GENITIVES.get(number, str(number))


def by_degrees(number: int) -> str:
    """Return «по одной ступени», «по две ступени»: how far apart two ranks are."""
    return "по одной ступени" if number == 1 else f"по {speech.count_word(number)} ступени"
