"""The corrected text: corrections that correct, words that are whole, letters of one alphabet."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from edition.witness import Fault, Token, Witness
from edition.witness.tokens import is_one_token

_LATIN = re.compile("[A-Za-z]")
_CYRILLIC = re.compile("[\u0400-\u04ff]")
# a lone Latin letter that looks like a Russian word or initial; I, V, X, C, M are numerals
_LOOKALIKE = re.compile("[aceopxyikABEHKOPT]")


def check_wording(path: Path, witness: Witness) -> Iterator[Fault]:
    """E-401 … E-407."""
    damage = {entry.received for entry in witness.header.characters if entry.type == "ocr"}
    tokens = list(witness.tokens())
    for token in tokens:
        yield from _damage(path, token, damage)
        yield from _correction(path, token)
        if token.kind == "word":
            yield from _alphabet(path, token.corrected, token.source_line)
    for statement in witness.statements():
        for word in re.findall(r"\w+", " ".join((statement.text, *statement.grounds))):
            yield from _alphabet(path, word, statement.source_line)
    for before, after in pairwise(tokens):
        if before.kind == after.kind == "word" and (before.corrections or after.corrections):
            line = (before if before.corrections else after).source_line
            message = (
                f"исправление разрезает слово «{before.corrected}{after.corrected}»: "
                "в sic и corr пишется всё слово"
            )
            yield Fault(path, line, "E-404", message)
    yield from _spaces(path, tokens)


def _damage(path: Path, token: Token, damage: set[str]) -> Iterator[Fault]:
    for sign in sorted(damage.intersection(token.corrected)):
        message = f"в исправленном тексте осталось «{sign}» («{token.corrected}»): замените по таблице знаков"
        yield Fault(path, token.source_line, "E-401", message)


def _correction(path: Path, token: Token) -> Iterator[Fault]:
    for correction in token.corrections:
        if not correction.sic and not correction.corr:
            message = "исправление пусто: заполните sic или corr либо уберите choice"
            yield Fault(path, token.source_line, "E-403", message)
        elif correction.sic == correction.corr:
            message = f"исправление ничего не меняет («{correction.sic}»): исправьте corr или уберите choice"
            yield Fault(path, token.source_line, "E-402", message)
        elif correction.corr and not is_one_token(correction.corr):
            message = f"в corr больше одного слова («{correction.corr}»): разделите на несколько исправлений"
            yield Fault(path, token.source_line, "E-405", message)


def _alphabet(path: Path, word: str, line: int) -> Iterator[Fault]:
    mixed = _LATIN.search(word) and _CYRILLIC.search(word)
    if mixed or _LOOKALIKE.fullmatch(word):
        shown = "".join(f"[{sign}]" if _LATIN.match(sign) else sign for sign in word)
        advice = "впишите русскую, а если так в raw.txt, отметьте исправлением"
        yield Fault(path, line, "E-406", f"латинская буква в слове «{shown}»: {advice}")


def _spaces(path: Path, tokens: list[Token]) -> Iterator[Fault]:
    before = "\n"
    for token in tokens:
        if not token.corrected:
            continue
        blank = token.corrected.isspace() and token.corrected != "\n"
        if (blank and before.isspace()) or (token.corrected == "\n" and before.isspace() and before != "\n"):
            message = "в исправленном тексте лишний пробел: уберите его или отметьте исправлением"
            yield Fault(path, token.source_line, "E-407", message)
        before = token.corrected
