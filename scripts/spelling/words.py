"""The Russian words of a passage, each as it stands and with what is around it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from spelling.passages import LEFT_OUT, SEAM, Passage

OLD_SPELLING: Final = "ru-petr1708"
_CONTEXT: Final = 40  # characters on either side
#: Stress signs, soft hyphens and word joiners stand inside words and are no letters.
_INVISIBLE: Final = re.compile("[\u0301\u00ad\u2060]")
_WORD: Final = re.compile(r"(?:\d+[-‑])?[^\W\d_]+(?:[-‑][^\W\d_]+)*")
_CYRILLIC: Final = re.compile("[\u0400-\u04ff]")


#: «буква ѣ», «на месте зч», «одно л», «о после ч»: letters that are spoken of.
_LETTERS_BEFORE: Final = re.compile(
    r"(?:букв\w*|знак\w*|частица|без|на\sместе|после|перед|теперь|если|одно|одним|два|[IVX]+,)\s[\w,:\s]{0,40}$",
    re.IGNORECASE,
)
_LETTERS_AFTER: Final = re.compile(r"\s(?:на\sместе|принято за|после|—)(?:\s|$)")
_OLD_LETTERS: Final = re.compile("[ѣѳѵіїђ]", re.IGNORECASE)
_NEVER_WORDS: Final = {"ё", "ъ", "ь"}
_ARROW: Final = "→"
_MOST_LETTERS: Final = 3


@dataclass(frozen=True)
class Word:
    """A word of a passage; `spelling` has plain hyphens and no stress signs."""

    spelling: str
    passage: Passage
    before: str
    after: str

    @property
    def is_quoted(self) -> bool:
        """Does it stand alone between quotation marks: spoken of, not used?"""
        return self.before.endswith(("«", "„", "‹")) and self.after.startswith(("»", "“", "›"))

    @property
    def is_cited(self) -> bool:
        """Is it in quotation marks, alone or with others?"""
        return self.before.count("«") > self.before.count("»")

    @property
    def is_alone(self) -> bool:
        """Is it the only word of its passage: a reading in a cell of a table, a heading?"""
        return not _CYRILLIC.search(self.before + self.after)

    @property
    def becomes(self) -> bool:
        """Does it stand before an arrow, «шолк → шёлк»: what is mended or changed?"""
        return self.after.replace(SEAM, "").lstrip().startswith((_ARROW, "="))

    @property
    def became(self) -> bool:
        """Does it stand behind an arrow?"""
        return self.before.replace(SEAM, "").rstrip().endswith((_ARROW, "="))

    @property
    def is_letters(self) -> bool:
        """A letter or three of which something is said, or a letter that counts: «ъ», «п. 4», «ѳ → ф»."""
        if len(self.spelling) > _MOST_LETTERS:
            return False
        if len(self.spelling) == 1 and not (self.before + self.after).strip():
            return True  # a key, a label
        if self.spelling.lower() in _NEVER_WORDS or (
            len(self.spelling) == 1 and self.passage.language == "en"
        ):
            return True
        if len(self.spelling) == 1 and self.after.startswith((".", ")", "\u2009")):
            return True
        return (
            self.is_quoted
            or self.becomes
            or self.became
            or bool(_OLD_LETTERS.search(self.spelling))
            or bool(_LETTERS_BEFORE.search(self.before.replace("«", "").replace("»", "")))
            or bool(_LETTERS_AFTER.match(self.after))
        )

    @property
    def context(self) -> str:
        """The words around it, on one line."""
        whole = f"{self.before[-_CONTEXT:]}[{self.spelling}]{self.after[:_CONTEXT]}"
        return " ".join(whole.replace(SEAM, " ").replace(LEFT_OUT, "…").split())


def words_of(passage: Passage) -> Iterator[Word]:
    """The words with Cyrillic letters, in order.

    A piece of a word beside something set in («карт{ending}» in a program's sentence) is no word.
    """
    text = _INVISIBLE.sub("", passage.text)
    for found in _WORD.finditer(text):
        before, after = text[: found.start()], text[found.end() :]
        if not _CYRILLIC.search(found[0]) or before.endswith(LEFT_OUT) or after.startswith(LEFT_OUT):
            continue
        if before.endswith(("-", "‑")) or after.startswith(("-", "‑")):
            continue  # an ending or a prefix spoken of: «-ия», «без-»
        yield Word(found[0].replace("‑", "-"), passage, before, after)
