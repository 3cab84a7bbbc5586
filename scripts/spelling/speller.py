"""Is a word spelled as the dictionary or the project's own list has it; each word is asked about once."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from edition.orthography import modernise_word
from spylls.hunspell import Dictionary
from spylls.hunspell.algo.capitalization import Type as Capitalisation
from spylls.hunspell.data.dic import Word as Stem

from spelling.own_words import OwnWord, own_words

ROOT: Final = Path(__file__).resolve().parents[2]
HUNSPELL: Final = ROOT / "node_modules/dictionary-ru/index"
_OLD_LETTERS: Final = re.compile(r"[ѣѳѵіѢѲѴІ]|[бвгджзклмнпрстфхцчшщ]ъ\b", re.IGNORECASE)
_ORDINAL: Final = re.compile(r"\d+-(?:й|я|е|го|му|м|ю|х|ми)")
"""«5-й», «20-х»: the last letter alone after a vowel, two letters after a consonant."""


class Speller:
    """The dictionary with the project's own words in it."""

    def __init__(self, own: tuple[OwnWord, ...] | None = None) -> None:
        if not HUNSPELL.with_suffix(".dic").is_file():
            raise FileNotFoundError(f"нет {HUNSPELL}.dic: выполните make setup")
        self._hunspell = Dictionary.from_files(str(HUNSPELL))
        self.own = own_words() if own is None else own
        self.is_spelled = cache(self._is_spelled)
        self.is_listed = cache(self._is_listed)
        self._exact = {one.word for one in self.own if not one.like}
        for one in self.own:
            if one.like:
                self._add(one)

    def _add(self, one: OwnWord) -> None:
        """Let the dictionary decline the word as it does its model."""
        models = self._hunspell.dic.homonyms(one.like)
        if not models:
            raise ValueError(f"{one.word}: образца «{one.like}» в словаре нет, возьмите другой")
        (flags, *_) = sorted((stem.flags for stem in models), key=len, reverse=True)
        kind = Capitalisation.INIT if one.word[0].isupper() else Capitalisation.NO
        self._hunspell.dic.append(Stem(one.word, flags, {}, [], kind), lower=one.word.lower())

    def _is_spelled(self, word: str) -> bool:
        if _ORDINAL.fullmatch(word):
            return True
        if "-" in word and word.split("-")[0].isdigit():
            word = word.partition("-")[2]  # «36-карточный»
        if self._is_listed(word):
            return True
        if _OLD_LETTERS.search(word):
            modern = modernise_word(word).modern
            return not _OLD_LETTERS.search(modern) and all(self.is_spelled(part) for part in modern.split())
        return False

    def _is_listed(self, word: str) -> bool:
        low = word.lower()
        return bool(word in self._exact or low in self._exact or self._hunspell.lookup(word))

    def suggestions(self, word: str) -> list[str]:
        """What may have been meant, the likeliest first; takes half a second."""
        return [str(one) for one in self._hunspell.suggest(word)][:4]
