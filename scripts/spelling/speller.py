"""Is a word spelled as the dictionary or the project's own list has it; each word is asked about once."""

from __future__ import annotations

import io
import re
from functools import cache
from pathlib import Path
from typing import Final

from edition.orthography import modernise_word
from spylls.hunspell import Dictionary, readers
from spylls.hunspell.algo.capitalization import Type as Capitalisation
from spylls.hunspell.data.dic import Dic
from spylls.hunspell.data.dic import Word as Stem
from spylls.hunspell.readers.file_reader import BaseReader

from spelling.own_words import OwnWord, own_words

ROOT: Final = Path(__file__).resolve().parents[2]
HUNSPELL: Final = ROOT / "node_modules/dictionary-ru/index"
_OLD_LETTERS: Final = re.compile(r"[ѣѳѵіѢѲѴІ]|[бвгджзклмнпрстфхцчшщ]ъ\b", re.IGNORECASE)
_ORDINAL: Final = re.compile(r"\d+-(?:й|я|е|го|му|м|ю|х|ми)")
"""«5-й», «20-х»: the last letter alone after a vowel, two letters after a consonant."""


class _WholeFile(BaseReader):  # type: ignore[misc]  # spylls carries no types
    """A file of the dictionary; spylls' own reader never closes what it opened."""

    def __init__(self, file: Path) -> None:
        super().__init__(io.StringIO(file.read_text("utf-8")))

    def reset_encoding(self, encoding: str) -> None:
        """Stay with UTF-8: `dictionary-ru` is in it, and says so."""


@cache
def _hunspell() -> Dictionary:
    """Read once a process: it takes a second."""
    affixes, context = readers.read_aff(_WholeFile(HUNSPELL.with_suffix(".aff")))
    stems = readers.read_dic(_WholeFile(HUNSPELL.with_suffix(".dic")), aff=affixes, context=context)
    return Dictionary(affixes, stems)


class Speller:
    """The dictionary, and beside it the project's own words with their forms."""

    def __init__(self, own: tuple[OwnWord, ...] | None = None) -> None:
        if not HUNSPELL.with_suffix(".dic").is_file():
            raise FileNotFoundError(f"нет {HUNSPELL}.dic: выполните make setup")
        self._hunspell = _hunspell()
        self.own = own_words() if own is None else own
        self.needless = {one for one in self.own if self._hunspell.lookup(one.word)}
        """Those of our words that the dictionary has."""
        self.is_spelled = cache(self._is_spelled)
        self.is_listed = cache(self._is_listed)
        self._exact = {one.word for one in self.own if not one.like}
        declined = Dic([])
        for one in self.own:
            if one.like:
                declined.append(self._stem(one), lower=one.word.lower())
        self._declined = Dictionary(self._hunspell.aff, declined)

    def _stem(self, one: OwnWord) -> Stem:
        """The word as an entry of a dictionary, declined as its model is."""
        models = self._hunspell.dic.homonyms(one.like)
        if not models:
            raise ValueError(f"{one.word}: образца «{one.like}» в словаре нет, возьмите другой")
        (flags, *_) = sorted((stem.flags for stem in models), key=len, reverse=True)
        case = Capitalisation.INIT if one.word[0].isupper() else Capitalisation.NO
        return Stem(one.word, flags, {}, [], case)

    def _is_spelled(self, word: str) -> bool:
        if _ORDINAL.fullmatch(word):
            return True
        if "-" in word and word[0].isdigit():
            word = word.partition("-")[2]  # «36-карточный»
        if self._is_listed(word):
            return True
        if _OLD_LETTERS.search(word):
            modern = modernise_word(word).modern
            return not _OLD_LETTERS.search(modern) and all(self.is_spelled(part) for part in modern.split())
        return False

    def _is_listed(self, word: str) -> bool:
        low = word.lower()
        return bool(
            word in self._exact
            or low in self._exact
            or self._hunspell.lookup(word)
            or self._declined.lookup(word)
        )

    def suggestions(self, word: str) -> list[str]:
        """What may have been meant, the likeliest first; takes half a second."""
        return [str(one) for one in self._hunspell.suggest(word)][:4]
