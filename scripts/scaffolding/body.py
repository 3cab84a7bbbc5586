"""The body of a new edition: the received text line by line, valid at once, not yet cut into clauses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.sax.saxutils import escape

_WIDTH = 100
_INDENT = "          "
_BLANKS = re.compile("[ \u00a0]+")
_UNITS = {" ": "space", "\u00a0": "nbsp"}
_REASON = {"edge": "пробелы у края строки", "run": "лишние пробелы"}


def body_of(text: str) -> str:
    """The elements of the one division, indented; from them `edition raw` rebuilds the text."""
    parts: list[str] = []
    block: list[str] = []
    begun = False
    for number, line in enumerate(text.split("\n"), start=1):
        opening = f'<lb n="{number}"/>'
        if not begun and not line.strip(" \u00a0"):
            # before the first paragraph there is no block that could hold a line
            block += [opening, *([_corrected(line, "", "edge")] if line else [])]
            continue
        if not begun:
            begun = True
            block += [opening, *_words(line)]
        elif not line:
            _close(parts, block)
            parts.append(f"        {opening}")
        elif _BLANKS.fullmatch(line) and block:
            # a line of nothing but blanks is no paragraph: it ends the one before
            block += [opening, _corrected(line, "", "edge")]
        else:
            _close(parts, block)
            block += [opening, *_words(line)]
    _close(parts, block)
    return "\n".join(parts)


def _close(parts: list[str], block: list[str]) -> None:
    if block:
        parts.append(f"        <p>{_filled(block)}\n        </p>")
        block.clear()


def _words(line: str) -> list[str]:
    """The line as pieces that a line break of the XML may part; what may not be parted is one piece."""
    stripped = line.strip(" \u00a0")
    lead = line[: len(line) - len(line.lstrip(" \u00a0"))]
    tail = line[len(lead) + len(stripped) :]
    pieces = [_corrected(lead, "", "edge")] if lead else []
    joined = "".join(_inner(stripped))
    pieces += joined.split(" ")
    if tail:
        pieces[-1] += _corrected(tail, "", "edge")
    if lead and stripped:
        # glued: a space between them would be the text's
        pieces[:2] = [pieces[0] + pieces[1]]
    return [piece.replace("\0", " ") for piece in pieces]


def _inner(line: str) -> Iterator[str]:
    end = 0
    for blanks in _BLANKS.finditer(line):
        yield escape(line[end : blanks.start()])
        if len(blanks[0]) == 1:
            yield blanks[0]
        else:
            yield _corrected(blanks[0], '<space\0unit="space"\0quantity="1"/>', "run").replace(" ", "\0")
        end = blanks.end()
    yield escape(line[end:])


def _corrected(blanks: str, instead: str, reason: str) -> str:
    spaces = "".join(
        f'<space unit="{_UNITS[run[0][0]]}" quantity="{len(run[0])}"/>'
        for run in re.finditer(" +|\u00a0+", blanks)
    )
    inner = f"\n{_INDENT}  "
    return (
        f'<choice>{inner}<sic>{spaces}</sic>{inner}<corr type="typography" cert="high" ana="#e1">{instead}'
        f"<note>{_REASON[reason]}</note></corr>\n{_INDENT}</choice>"
    )


def _width(text: str) -> int:
    return len(text.rpartition("\n")[2])


def _filled(pieces: list[str]) -> str:
    """The pieces on lines of bearable length; `lb` begins a line of its own."""
    lines = [""]
    for piece in pieces:
        if piece.startswith("<lb "):
            lines[-1] += piece
        elif len(lines) > 1 and _width(lines[-1]) + len(piece.split("\n")[0]) < _WIDTH:
            lines[-1] += f" {piece}"
        else:
            lines.append(piece)
    return lines[0] + "".join(f"\n{_INDENT}{line}" for line in lines[1:])
