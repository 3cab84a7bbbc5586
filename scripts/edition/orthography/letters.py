"""The letters the reform struck out: ѣ, і, ѳ, ѵ and their doubles.

Decided by the letter alone, with two closed lists: і that is now й, and ѵ that is now в.
"""

from __future__ import annotations

import re
import unicodedata

from edition.orthography import dictionary
from edition.orthography.casing import Bare, Outcome, split_parts

_CYRILLIC = re.compile("[\u0400-\u04ff]")
_DECOMPOSED = re.compile("[иіiеѵ][\u0306\u0308\u030f]", re.IGNORECASE)

LETTERS = str.maketrans({"ѣ": "е", "і": "и", "ї": "и", "ï": "и", "ѳ": "ф", "ѵ": "и", "ѷ": "и"})

# Cyrillic capitals that look like Roman figures, for numerals typed or scanned as letters.
_ROMAN = str.maketrans("ІХСМ", "IXCM")
_ROMAN_LETTERS = re.compile("[ІХСМIVXLCDM]+")
_ROMAN_NUMERAL = re.compile("M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})")

# і before a vowel at the start of a syllable, now й. «Іоаннъ», «Іорданъ», «Іосифъ» keep и: not in the list.
_NOW_SHORT = re.compile(
    "^і(?=од|от(?:а|ы|у|ой|ою|ѣ|е|ъ|ами|амъ|ахъ)$|орк|емен(?:ъ|а|у|омъ|ѣ|ск|ц|ецъ|к)|окогам|ог(?:ъ|а|и|у|омъ|овъ)$)"
    "|(?<=ма)і(?=ор|онез)"
    "|(?<=ра)і(?=он)"
)
# ѵ after а or е, the Greek αυ, ευ: в. Stems at the start of the word; others are asked of the dictionary.
_NOW_V = re.compile("^(?:еѵ(?!ил)|паѵ[еѣл]|аѵ(?=раам|густ|ел|диі|ксент|ѳон)|лаѵ[рс]|леѵ(?=і|ит)|саѵ[аел])")


def has_cyrillic(text: str) -> bool:
    """Is there a Cyrillic letter?"""
    return bool(_CYRILLIC.search(text))


def compose(form: str) -> str:
    """Й, ё, ї written as two signs become one letter; other combining signs (stress) stay."""
    return _DECOMPOSED.sub(lambda match: unicodedata.normalize("NFC", match[0]), form)


def roman(form: str) -> Outcome:
    """«ІІ», «ХІХ» set in Cyrillic letters become Latin figures; always flagged, as «І.» may be an initial."""
    pieces = split_parts(form)
    flags: tuple[str, ...] = ()
    for index in range(0, len(pieces), 2):
        piece = pieces[index]
        if "І" in piece and _ROMAN_LETTERS.fullmatch(piece):
            figures = piece.translate(_ROMAN)
            if _ROMAN_NUMERAL.fullmatch(figures):
                pieces[index] = figures
                flags = ("unsure:I-ROMAN",)
    return Outcome("".join(pieces), flags)


def short_i(word: Bare) -> Outcome:
    """«Іодъ» → «йодъ», «маіоръ» → «майоръ»."""
    return Outcome(_NOW_SHORT.sub("й", word.letters))


def izhitsa_v(word: Bare) -> Outcome:
    """«Еѵангеліе» → «евангеліе»."""
    letters = word.letters
    if "аѵ" not in letters and "еѵ" not in letters:
        return Outcome(letters)
    with_v = re.sub("(?<=[ае])ѵ", "в", letters)
    listed = _NOW_V.match(letters) or dictionary.is_known(with_v.removesuffix("ъ").translate(LETTERS))
    return Outcome(with_v if listed else letters)


def izhitsa(word: Bare) -> Outcome:
    """ѵ → и."""
    return Outcome(word.letters.replace("ѵ", "и").replace("ѷ", "и"))


def latin_i(word: Bare) -> Outcome:
    """Latin i (ï) typed for і: only in a word that has Cyrillic letters."""
    if not has_cyrillic(word.letters):
        return Outcome(word.letters)
    return Outcome(word.letters.replace("i", "и").replace("ï", "и"))


def i_with_dots(word: Bare) -> Outcome:
    """ї → и."""
    return Outcome(word.letters.replace("ї", "и"))


def yat(word: Bare) -> Outcome:
    """ѣ → е."""
    return Outcome(word.letters.replace("ѣ", "е"))


def decimal_i(word: Bare) -> Outcome:
    """і → и."""
    return Outcome(word.letters.replace("і", "и"))


def fita(word: Bare) -> Outcome:
    """ѳ → ф."""
    return Outcome(word.letters.replace("ѳ", "ф"))
