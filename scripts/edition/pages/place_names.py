"""What the places of a table are called in English: «left row 3», «foundation of spades», «hour IX».

The noun is that of the rules in brief (`edition.brief.nouns`). What tells places of one noun apart, a word, a
number or a suit, is read off the name by which the declaration speaks of the place.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from rasklad import speech
from rasklad.game import Game
from rasklad.places import Place

from edition.brief import english
from edition.brief.noun import Noun
from edition.brief.nouns import noun_for
from edition.pages.errors import PageError

#: Adjectives by their stems, as the declarations have them.
ADJECTIVES: Final = {
    "лев": "left",
    "прав": "right",
    "верхн": "upper",
    "нижн": "lower",
    "вертикальн": "vertical",
    "рабоч": "",  # in the noun
    "перв": "first",
    "втор": "second",
    "трет": "third",
    "четвёрт": "fourth",
    "тузов": "ace",
    "королевск": "king",
}
ORDINALS: Final = frozenset(("first", "second", "third", "fourth"))
SUITS: Final = {speech.suit_genitive(suit): english.suit(suit) for suit in range(4)}
LETTERS: Final = "АБВГД"
"""Places that a source names by letters stand in the order of the alphabet, the Latin one as well."""
NUMBER: Final = re.compile(r"\d+|[IVX]+")
SHORT_LABEL: Final = re.compile(r"[А-ЯЁ]{1,2}\d*")
#: Labels that are no name: how the foundations of Расчётъ count.
COUNTING: Final = {"подряд": "by 1", "через": "by"}


@cache
def english_names(game: Game) -> dict[str, str]:
    """Return the English names of a game's places by id, each different from all others.

    Raises:
        PageError: two places would have one name: a word that tells them apart is missing in `ADJECTIVES`.
    """
    names = {place.id: _name(game, place) for place in game.places}
    alike = sorted({name for name in names.values() if list(names.values()).count(name) > 1})
    if alike:
        told = ", ".join(alike)
        raise PageError(f"{game.id}: места зовутся по-английски одинаково ({told}); дополните ADJECTIVES")
    return names


def english_label(game: Game, place: Place) -> str:
    """Return the label beside a pile in English («L1», «Stock»); one without Russian words as it is."""
    label = place.label
    word, _, rest = label.partition(" ")
    if word in COUNTING:
        return f"{COUNTING[word]} {rest}".strip()
    if len(label) == 1 and label in LETTERS:
        return _letter(label)
    if SHORT_LABEL.fullmatch(label):
        return f"{_initials(game, place)}{''.join(NUMBER.findall(label))}"
    if not re.search("[а-яё]", label):
        return label
    # One word has room where the Russian one had: «Waste», but of «cards removed» «Removed».
    noun = _noun(game, place)
    return speech.capital((noun.key if " " in noun.en else noun.en).split()[0])


def _noun(game: Game, place: Place) -> Noun:
    groups = tuple(dict.fromkeys(each.group for each in game.places))
    return noun_for(place.spoken, place.role, place.group, groups)


def _initials(game: Game, place: Place) -> str:
    """Return «L» of a left row, «LV» of a left vertical one, «F» of a foundation."""
    told = [word for word in _adjectives(place) if word and word not in ORDINALS]
    return "".join(word[0].upper() for word in told or [_noun(game, place).key])


def _adjectives(place: Place) -> list[str]:
    words = place.spoken.lower().split()
    return [told for word in words for stem, told in ADJECTIVES.items() if word.startswith(stem)]


def _letter(label: str) -> str:
    return "ABCDE"[LETTERS.index(label)]


def _name(game: Game, place: Place) -> str:
    words = place.spoken.split()
    numbers = NUMBER.findall(place.spoken)
    noun = _noun(game, place)
    if words[0].startswith("ряд") and "место" in words:
        return "row {}, place {}".format(*numbers)
    if words[0] == "час":
        return f"hour {numbers[0]}"
    if words[-1] in LETTERS:
        return f"place {_letter(words[-1])}"
    # Of rows that the brief tells apart by where they lie the place's own name says that.
    name = noun.head if noun.head == "row" else noun.en
    suits = [f"of {SUITS[word]}" for word in words if word in SUITS]
    where = ["at hour"] if "часа" in words else []
    if noun.key == "divan":
        return f"place {numbers[0]} of the divan"
    return " ".join(filter(None, [*_adjectives(place), name, *suits, *where, *numbers]))
