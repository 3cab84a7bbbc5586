"""One fold for search, alignment and tests: either spelling of a word gives the same key.

The browser's form of this function is tested with the same pairs (``tests/data/orthography/fold.tsv``).
"""

from __future__ import annotations

import re
import unicodedata

_SIGNS = re.compile("[\u0300-\u0305\u0307\u0309-\u036f\u00ad]")
_BREVE = re.compile("и\u0306")
_DIAERESIS = re.compile("([еиі])\u0308")
_LETTERS = str.maketrans("ёѣіїѵѷѳ\u00a0", "ееииииф ")
_FINAL_HARD_SIGN = re.compile(r"(?<=\w)ъ(?!\w)")


def fold(text: str) -> str:
    """Fold the text: lower case, ё and ѣ as е, і ї ѵ as и, ѳ as ф, no final ъ, no stress marks.

    A no-break space is a space, й stays й. Endings and prefixes stay as written: the fold is of
    letters, the rules do the rest.
    """
    folded = unicodedata.normalize("NFD", text.lower())
    folded = _BREVE.sub("й", folded)
    folded = _DIAERESIS.sub(r"\1", folded)
    folded = _SIGNS.sub("", folded).translate(_LETTERS)
    return _FINAL_HARD_SIGN.sub("", unicodedata.normalize("NFC", folded))
