"""Pieces of the stream → tokens with ids, spans into the raw text, corrections and modern forms."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import cast

from edition.witness.model import (
    Certainty,
    CharacterMap,
    Correction,
    CorrectionType,
    Header,
    Language,
    Modernise,
    Token,
    TokenKind,
)
from edition.witness.stream import Piece, Place
from edition.witness.tree import Node

# a word keeps its hyphens (какой-нибудь) and its stress marks; any other sign is a token of its own
_TOKEN = re.compile(r"[\w\u0300\u0301]+(?:[-’'][\w\u0300\u0301]+)*|\s|[^\w\s]")


def is_one_token(text: str) -> bool:
    """Whether the text is one word, white space alone, or punctuation alone."""
    kinds = {_kind(match.group()) for match in _TOKEN.finditer(text)}
    return len(kinds) == 1 and ("word" not in kinds or _TOKEN.fullmatch(text) is not None)


class Tokeniser:
    """Makes tokens of pieces, counting lines and characters of the raw file as it goes."""

    def __init__(
        self,
        header: Header,
        modernise: Modernise | None,
        language_of: Callable[[Place], Language],
    ) -> None:
        self._rule_numbers = {f"#{rule.id}": rule.number for rule in header.rules}
        self._maps: Mapping[str, CharacterMap] = {entry.corrected: entry for entry in header.characters}
        self._modernise = modernise
        self._language_of = language_of
        self._offset = 0
        self._line = 1
        self._in_line = 0

    def tokens(self, stream: Iterable[Piece]) -> list[tuple[Token, Place]]:
        """All tokens, each with the place that its piece had."""
        found: list[tuple[Token, Place]] = []
        unfinished: list[Piece] = []

        def finish() -> None:
            # a word may come in several pieces, for example with a comment inside
            if unfinished:
                for match, line in _matches(unfinished):
                    found.append((self._plain(match, unfinished[0].place, line), unfinished[0].place))
                unfinished.clear()

        for piece in stream:
            if piece.kind == "text" and (not unfinished or unfinished[0].place == piece.place):
                unfinished.append(piece)
                continue
            finish()
            if piece.kind == "text":
                unfinished.append(piece)
            elif piece.kind == "note":
                _attach_note(found, piece)
            else:
                found.append((self._single(piece), piece.place))
        finish()
        return found

    def _plain(self, corrected: str, place: Place, line: int) -> Token:
        entries = {self._maps[sign] for sign in corrected if sign in self._maps}
        raw = "".join(self._maps[sign].received if sign in self._maps else sign for sign in corrected)
        systematic = tuple(
            Correction(entry.type, raw, corrected, "high", entry.reason, entry.rule)
            for entry in sorted(entries, key=lambda entry: entry.corrected)[:1]
        )
        return self._token(_kind(corrected), raw, corrected, place, line, systematic=systematic)

    def _single(self, piece: Piece) -> Token:
        if piece.kind in {"space", "break"}:
            return self._token("space", piece.raw, piece.corrected, piece.place, piece.line)
        if piece.kind == "mark":
            return self._token("mark", piece.raw, piece.corrected, piece.place, piece.line)
        return self._token(
            _kind(piece.corrected or piece.raw),
            piece.raw,
            piece.corrected,
            piece.place,
            piece.line,
            corrections=(self._correction(piece),),
        )

    def _correction(self, piece: Piece) -> Correction:
        corr = piece.node.first("corr") if piece.node else None
        attributes = corr.attributes if corr else {}
        note = corr.first("note") if corr else None
        return Correction(
            type=cast("CorrectionType", attributes.get("type", "")),
            sic=piece.raw,
            corr=piece.corrected,
            cert=cast("Certainty", attributes.get("cert", "")),
            reason=note.prose() if note else "",
            rule=self._rule_numbers.get(attributes.get("ana", ""), ""),
        )

    def _token(
        self,
        kind: TokenKind,
        raw: str,
        corrected: str,
        place: Place,
        line: int,
        *,
        corrections: tuple[Correction, ...] = (),
        systematic: tuple[Correction, ...] = (),
    ) -> Token:
        self._in_line += 1
        token = Token(
            id=f"l{self._line}.t{self._in_line}",
            kind=kind,
            raw=raw,
            corrected=corrected,
            modern=corrected,
            spans=_spans(kind, raw, self._offset),
            corrections=corrections,
            systematic=systematic,
            source_line=line,
        )
        self._offset += len(raw)
        if raw == "\n":
            self._line += 1
            self._in_line = 0
        if kind == "word" and self._modernise and self._language_of(place) == "ru-petr1708":
            modern, steps, flags = self._modernise(corrected)
            token = replace(token, modern=modern, steps=steps, flags=flags)
        return token


def _matches(run: list[Piece]) -> Iterable[tuple[str, int]]:
    """The tokens of adjacent text pieces, each with the line in edition.xml on which it begins."""
    text = "".join(piece.corrected for piece in run)
    starts, position = [], 0
    for piece in run:
        starts.append((position, piece.line))
        position += len(piece.corrected)
    for match in _TOKEN.finditer(text):
        yield match.group(), next(line for start, line in reversed(starts) if start <= match.start())


def _kind(text: str) -> TokenKind:
    if not text or text.isspace():
        return "space"
    return "word" if re.search(r"\w", text) else "punctuation"


def _spans(kind: TokenKind, raw: str, offset: int) -> tuple[tuple[int, int], ...]:
    if kind != "word":
        return ((offset, offset + len(raw)),)
    parts = [(offset + match.start(), offset + match.end()) for match in re.finditer(r"\S+", raw)]
    return tuple(parts) or ((offset, offset),)


def _attach_note(found: list[tuple[Token, Place]], piece: Piece) -> None:
    node: Node | None = piece.node
    for index in range(len(found) - 1, -1, -1):
        token, place = found[index]
        if token.kind != "space":
            found[index] = (replace(token, notes=(*token.notes, node.prose() if node else "")), place)
            return
