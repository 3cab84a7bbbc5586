"""The project's own words: `own_words.tsv`, one a line, sorted, each with its kind and why it is there."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).with_name("own_words.tsv")
KINDS: Final = {
    "имя": "люди, места, игры, программы",
    "термин": "слова пасьянсных книг, науки о тексте, программ",
    "сокращение": "с точкой или без неё, обозначения",
    "слово": "обычное русское слово или его форма, которых в словаре нет",
    "старое": "написание, о котором говорится: так было или могло быть в старой печати",
    "ошибка": "о ней говорится: её сделал сканер или сделает пишущий",
}


@dataclass(frozen=True)
class OwnWord:
    """A word that the dictionary lacks; `like` is a listed word that is declined the same way, or empty."""

    word: str
    kind: str
    like: str
    why: str
    line: int


class WordListError(ValueError):
    """A line of the list is not as it should be; says where and what to do."""


def own_words(file: Path = FILE) -> tuple[OwnWord, ...]:
    """Read the list: columns word, kind, model or «—», reason, between tabs; «#» begins a comment."""
    found: list[OwnWord] = []
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        columns = line.split("\t")
        where = f"{file.name}:{number}"
        if len(columns) != 4 or not all(columns):  # noqa: PLR2004 (the columns named above)
            raise WordListError(
                f"{where}: нужны четыре столбца через табуляцию: слово, вид, образец или «—», почему"
            )
        word, kind, like, why = columns
        if kind not in KINDS:
            raise WordListError(f"{where}: вида «{kind}» нет; есть {', '.join(KINDS)}")
        if found and sorting_key(found[-1].word) >= sorting_key(word):
            raise WordListError(
                f"{where}: «{word}» должно стоять по алфавиту перед «{found[-1].word}» и один раз"
            )
        found.append(OwnWord(word, kind, "" if like == "—" else like, why, number))
    return tuple(found)


def sorting_key(word: str) -> tuple[str, str]:
    """Alphabetical order: ё beside е, capitals beside small letters."""
    return word.lower().replace("ё", "е"), word
