"""К-010 … К-014: clauses that say too little about themselves, paragraphs that aren't cut into clauses."""

from __future__ import annotations

import re
from collections.abc import Iterator

from edition.lint.remarks import Remark
from edition.witness import Division, Segment, Witness
from edition.witness.kinds import KINDS
from edition.witness.tree import Node

_SHOWN = 4
_NUMBER = re.compile(r"\s*([0-9]+|[IVXLCDM]+)[.)]\s")


def check_kinds(root: Node) -> Iterator[Remark]:
    """К-010, asked of the tree: without a kind it's no edition, but the editor should hear of all at once."""
    for node in root.all("seg"):
        name = node.attributes.get("xml:id", "?")
        if node.attributes.get("ana", "").removeprefix("#") not in KINDS and "source" not in node.attributes:
            message = f"у пункта «{name}» нет вида: впишите ana (#move, #setup …)"
            yield Remark(node.line, "К-010", name, message)


def check_clauses(witness: Witness) -> Iterator[Remark]:
    """К-011 … К-014."""
    for division in witness.divisions:
        yield from _uncut(division)
        begun: set[str] = set()
        for segment in division.segments:
            if segment.clause:
                yield from _number(segment, begun)
                yield from _content(segment)


def _uncut(division: Division) -> Iterator[Remark]:
    """A paragraph of rules that no clause cites: the scaffold of a new source consists of such."""
    for block in division.blocks:
        words = [token.corrected for segment in block.segments for token in segment.tokens]
        uncut = block.kind == "paragraph" and not any(segment.clause for segment in block.segments)
        if uncut and any(sign.isalpha() for word in words for sign in word):
            opening = "".join(words).split()
            found = " ".join(opening[:_SHOWN])
            more = "…" if len(opening) > _SHOWN else ""
            message = f"абзац «{found}{more}» не разделён на пункты: каждое его слово должно стоять в seg"
            yield Remark(block.segments[0].source_line, "К-014", found, message)


def _number(segment: Segment, begun: set[str]) -> Iterator[Remark]:
    """A clause begins with the number that it claims, unless a clause before it did."""
    found = _NUMBER.match(segment.text() + " ")
    own = found[1] if found else None
    name = segment.clause or ""
    if own and segment.n is None:
        message = f"пункт «{name}» начинается с номера «{own}», а n нет"
        yield Remark(segment.source_line, "К-011", name, message)
    elif own and own != segment.n:
        message = f"пункт «{name}» начинается с номера «{own}», а n — «{segment.n}»"
        yield Remark(segment.source_line, "К-011", name, message)
    elif segment.n and own is None and segment.n not in begun:
        message = f"у пункта «{name}» n — «{segment.n}», а в тексте такого номера нет"
        yield Remark(segment.source_line, "К-011", name, message)
    if segment.n:
        begun.add(segment.n)


def _content(segment: Segment) -> Iterator[Remark]:
    name = segment.clause or ""
    words = {token.corrected for token in segment.tokens if token.kind == "word"} - {segment.n}
    if not any(sign.isalpha() for word in words for sign in word):
        yield Remark(segment.source_line, "К-012", name, f"в пункте «{name}» нет ни слова")
    if not segment.proofread:
        message = f"пункт «{name}» никто не вычитал: назовите вычитку в change"
        yield Remark(segment.source_line, "К-013", name, message)
