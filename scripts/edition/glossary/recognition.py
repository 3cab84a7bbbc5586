"""Which words of a text are a term: by dictionary forms, so in every case and number.

A phrase is found where its words stand one after the other, whatever form each has: «годная карта» in «годны
карты», «пустое мѣсто» in «пустыя мѣста» (old words are asked by their modern form). Only spaces and quotation
marks may part them: after any other sign a new thought begins. Of several finds that begin at one word the
longest is taken («базовый ряд», not «ряд»), and no word is part of two.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from edition.glossary.term import Term
from edition.orthography.dictionary import lexemes
from edition.orthography.words import split_words
from edition.witness import Token

_QUOTES = frozenset('«»„“”"')


@dataclass(frozen=True)
class Occurrence:
    """A use of a term: the pieces of the text from `start` up to `end`, not included."""

    term: Term
    start: int
    end: int


@dataclass(frozen=True)
class _Word:
    """A word of the text: its modern form in small letters, its place among the pieces."""

    form: str
    place: int
    joins: bool
    """Whether a phrase may go on after it."""


@dataclass(frozen=True)
class _Phrase:
    """A phrase by which a term is recognised: of each word the dictionary forms that it may be of."""

    term: Term
    words: tuple[frozenset[str], ...]


class Recogniser:
    """Finds the uses of these terms in texts."""

    def __init__(self, terms: Iterable[Term]) -> None:
        self._by_first: dict[str, list[_Phrase]] = defaultdict(list)
        self._known: dict[tuple[tuple[tuple[str, str], ...], tuple[str, ...]], tuple[Occurrence, ...]] = {}
        for term in terms:
            for written in term.words:
                words = tuple(_forms(word) for word in written.lower().split())
                for form in words[0]:
                    self._by_first[form].append(_Phrase(term, words))

    def in_clause(self, tokens: Sequence[Token], clause: str) -> tuple[Occurrence, ...]:
        """The uses in a clause, in the order of its text; places count its tokens."""
        return self._found(_pieces(tokens), (clause,))

    def in_text(self, text: str, clauses: Sequence[str]) -> tuple[list[str], tuple[Occurrence, ...]]:
        """A modern text cut into pieces, and the uses in it, as the words mean it in any of these clauses."""
        pieces = split_words(text)
        return [piece for _, piece in pieces], self._found(pieces, tuple(clauses))

    def rivals_in(self, tokens: Sequence[Token], clause: str) -> tuple[tuple[Term, ...], ...]:
        """Of each place of a clause where equally long phrases of several terms stand, these terms."""
        words = list(_words(_pieces(tokens)))
        found = []
        for index in range(len(words)):
            fitting = self._fitting(words, index, (clause,))
            most = max((len(phrase.words) for phrase in fitting), default=0)
            terms = {phrase.term.id: phrase.term for phrase in fitting if len(phrase.words) == most}
            if len(terms) > 1:
                found.append(tuple(terms.values()))
        return tuple(found)

    def _found(self, pieces: Sequence[tuple[str, str]], clauses: tuple[str, ...]) -> tuple[Occurrence, ...]:
        """The uses in a text; the same clause stands on three pages, and is gone through once."""
        asked = (tuple(pieces), clauses)
        if asked not in self._known:
            self._known[asked] = self._search(pieces, clauses)
        return self._known[asked]

    def _search(self, pieces: Sequence[tuple[str, str]], clauses: Sequence[str]) -> tuple[Occurrence, ...]:
        words = list(_words(pieces))
        found: list[Occurrence] = []
        index = 0
        while index < len(words):
            phrase = max(
                self._fitting(words, index, clauses), key=lambda phrase: len(phrase.words), default=None
            )
            if phrase is None:
                index += 1
                continue
            last = index + len(phrase.words) - 1
            found.append(Occurrence(phrase.term, words[index].place, words[last].place + 1))
            index = last + 1
        return tuple(found)

    def _fitting(self, words: Sequence[_Word], index: int, clauses: Sequence[str]) -> list[_Phrase]:
        """The phrases that begin at a word."""
        return [
            phrase
            for form in _forms(words[index].form)
            for phrase in self._by_first.get(form, ())
            if _stands(phrase, words, index)
            and any(phrase.term.means_this_in(clause) for clause in clauses)
            and not _excepted(phrase, words, index)
        ]


def _pieces(tokens: Sequence[Token]) -> list[tuple[str, str]]:
    # What the edition deletes is no word of the text, nor does it part words.
    return [(token.kind if token.corrected else "space", token.modern) for token in tokens]


def _stands(phrase: _Phrase, words: Sequence[_Word], index: int) -> bool:
    part = words[index : index + len(phrase.words)]
    return (
        len(part) == len(phrase.words)
        and all(word.joins for word in part[:-1])
        and all(_forms(word.form) & wanted for word, wanted in zip(part, phrase.words, strict=True))
    )


def _excepted(phrase: _Phrase, words: Sequence[_Word], index: int) -> bool:
    """Whether some excepted phrase stands here and shares a word with the find."""
    for written in phrase.term.excepted:
        forms = [_even(form) for form in written.lower().split()]
        for start in range(index - len(forms) + 1, index + len(phrase.words)):
            if start >= 0 and [_even(word.form) for word in words[start : start + len(forms)]] == forms:
                return True
    return False


def _words(pieces: Sequence[tuple[str, str]]) -> Iterator[_Word]:
    places = [place for place, (kind, _) in enumerate(pieces) if kind == "word"]
    for place, following in pairwise([*places, len(pieces)]):
        between = pieces[place + 1 : following]
        joins = all(kind == "space" or set(piece) <= _QUOTES for kind, piece in between)
        yield _Word(pieces[place][1].lower(), place, joins)


@lru_cache(maxsize=8192)
def _forms(word: str) -> frozenset[str]:
    """The dictionary forms that a word may be of, or itself. «ё» is «е»: texts differ in it."""
    return frozenset(_even(form) for form in lexemes(word)) or frozenset({_even(word)})


def _even(form: str) -> str:
    return form.replace("ё", "е")
