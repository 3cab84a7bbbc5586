"""A noun of the table in the forms that sentences need, Russian and English."""

from __future__ import annotations

from dataclasses import dataclass

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

    def at_en(self) -> str:
        """Return «in», of corners; «on», of foundations."""
        return "in" if self.into == "в" else "on"

    def genitive(self, *, several: bool = True) -> str:
        """Return «рядов», «подвала», «креста»: whose cards they are."""
        return self.whole[1] or (self.many[1] if several else self.one[1])

    def english(self, *, several: bool = True) -> str:
        """Return «rows», «cellar», «cross»: the same in English."""
        return self.whole[2] or (self.en_many if several else self.en)

    def of(self, *, several: bool = True) -> str:
        """Return «из рядов», «с кучек», «со стен», «с креста»."""
        whose = self.genitive(several=several)
        out = f"{self.out}о" if self.out == "с" and whose.startswith(("ст", "сп")) else self.out
        return f"{out} {whose}"


def noun(  # noqa: PLR0917  (a row of the lexicon)
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
    """Return a noun from its forms, «|» between them; see `Noun`. English may name its own plural."""
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
