"""ё shown wherever it is certain (``yo=True``), though the old form doesn't tell it."""

from __future__ import annotations

import re

from edition.orthography import dictionary
from edition.orthography.casing import Bare, Outcome

# Compounds of «трёх» and «четырёх» are made freely; the dictionary lists few of them.
_OF_THREE = re.compile("^(тр|четыр)ех(?=[^\\W_]{3})")
# Names that, in lower case, would read as other words too (семён / семен, plural of семя).
_BY_CASE = {"петр": "пётр", "семен": "семён", "федор": "фёдор"}


def show_yo(word: Bare) -> Outcome:
    """Show ё if all listed readings agree: «черного» → «чёрного»; «все», «звезды» stay."""
    if "е" not in word.letters:
        return Outcome(word.letters)
    if word.letters in _BY_CASE and word.titled:
        return Outcome(_BY_CASE[word.letters])
    if not dictionary.is_known(word.letters):
        return Outcome(_OF_THREE.sub(r"\1ёх", word.letters))
    return Outcome(dictionary.spelling_with_yo(word.letters) or word.letters)
