"""All that is written in Russian, checked: what is misspelled, what lacks its ё, what is typeset wrongly."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from edition.orthography.dictionary import spelling_with_yo

from spelling.passages import Passage, pages_of, passages_of_page
from spelling.speller import Speller
from spelling.strings import spoken_passages
from spelling.typography import slips
from spelling.words import OLD_SPELLING, Word, words_of

ROOT: Final = Path(__file__).resolve().parents[2]
_LETTERS: Final = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")


@dataclass(frozen=True)
class Fault:
    """Something to mend; `where` is a page or a line of a program, the first of `places` that have it."""

    where: str
    says: str
    context: str
    places: int = 1

    def __str__(self) -> str:
        more = f" (мест: {self.places})" if self.places > 1 else ""
        return f"{self.where}: {self.says}{more}\n    {self.context}"


def passages(site: Path) -> list[Passage]:
    """What readers read of the built site, and what the programs say to them."""
    found = [passage for file, where in pages_of(site) for passage in passages_of_page(file, where)]
    return [*found, *spoken_passages()]


def misspelled(read: Iterable[Passage], speller: Speller) -> Iterator[Fault]:
    """The words that neither the dictionary nor our list has, once each, with suggestions.

    The old spelling is read in its modern form, beside it on the page. A word that a source has so, quoted,
    is a citation; letters that are spoken of are no words.
    """
    unknown: dict[str, list[Word]] = {}
    for passage in read:
        if passage.language == OLD_SPELLING:
            continue
        for word in words_of(passage):
            if not speller.is_spelled(word.spelling) and not _is_spoken_of(word):
                unknown.setdefault(word.spelling, []).append(word)
    for spelling, words in sorted(unknown.items()):
        suggested = ", ".join(speller.suggestions(spelling)) or "похожих нет"
        says = f"слова «{spelling}» нет в словаре; похожие: {suggested}"
        yield Fault(words[0].passage.where, says, words[0].context, len(words))


def _is_spoken_of(word: Word) -> bool:
    cited = word.is_cited or word.becomes
    return word.is_letters or (cited and word.spelling in words_of_sources())


@cache
def words_of_sources() -> frozenset[str]:
    """Every word of the files as they were received, misreadings and all."""
    files = sorted((ROOT / "sources").glob("*/raw.txt"))
    return frozenset(word for file in files for word in _LETTERS.findall(file.read_text("utf-8")))


def without_yo(read: Iterable[Passage]) -> Iterator[Fault]:
    """Words of our own text with «е» where every reading of the word has «ё»; citations keep theirs."""
    found: dict[str, list[Word]] = {}
    for passage in read:
        if passage.language != "ru":
            continue
        for word in words_of(passage):
            low = word.spelling.lower()
            if (
                "е" in low
                and (spelling_with_yo(low) or low) != low
                and not (word.is_cited or word.is_alone or word.became or word.becomes)
            ):
                found.setdefault(word.spelling, []).append(word)
    for spelling, words in sorted(found.items()):
        says = f"«{spelling}»: нужно «{spelling_with_yo(spelling.lower())}»"
        yield Fault(words[0].passage.where, says, words[0].context, len(words))


def typeset_wrongly(read: Iterable[Passage]) -> Iterator[Fault]:
    """Breaches of the rules of `typography`, the same words once."""
    found: dict[tuple[str, str], Fault] = {}
    for passage in read:
        if passage.language != "ru":
            continue
        for slip in slips(passage):
            key = (slip.rule.id, slip.context)
            places = found[key].places + 1 if key in found else 1
            first = found[key].where if key in found else passage.where
            found[key] = Fault(first, f"{slip.rule.id} {slip.rule.says}", slip.context, places)
    yield from found.values()


def idle_entries(read: Iterable[Passage], speller: Speller) -> Iterator[Fault]:
    """Lines of our list that help no word: the dictionary has it by itself, or nobody writes it any more."""
    stems = {word.spelling.lower().replace("ё", "е") for passage in read for word in words_of(passage)}
    for one in speller.own:
        where = f"scripts/spelling/own_words.tsv:{one.line}"
        stem = one.word.lower().replace("ё", "е")
        root = stem[: max(3, len(stem) - _ENDING)] if one.like else stem
        if one in speller.needless:
            yield Fault(where, f"«{one.word}» есть в словаре: уберите строку", one.why)
        elif not any(word.startswith(root) if one.like else word == root for word in stems):
            yield Fault(where, f"слова «{one.word}» больше нигде нет: уберите строку", one.why)


_ENDING: Final = 4  # letters of a word's dictionary form that may change when it is declined
