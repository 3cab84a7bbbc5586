"""The body of edition.xml as a stream of pieces, each in its received and its corrected form.

This is where the rule of white space lives (docs/contributing/sources.md tells it to editors):

* a run of spaces, line breaks and indentation is one space, tags inside the run or not;
* at the edges of a block, of a line (`lb`), of `sic` and of `corr` it is nothing;
* every `lb` but the first is one line break of the raw file; a file that ends with a line break
  therefore ends with an `lb` after which nothing stands;
* before a `note`, which follows the word that it is about, it is nothing too;
* any other white space of the source is written as `<space unit="nbsp" quantity="3"/>`;
* an `lb` in `corr` is a line break that the file lost: it is in the corrected form alone.

A `div type="reconstruction"` is ours and not in the stream at all.

The raw form of a piece is its corrected form taken back through the header's character map (ѣ → ђ);
that of a `choice` is its `sic`, literally. Nothing else is needed to rebuild the raw file.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from edition.witness.reconstruction import is_reconstruction
from edition.witness.tree import Node, Text

BLOCKS = ("head", "p", "fw")
SPACES = {"nbsp": "\u00a0", "space": " "}

_XML_SPACE = re.compile(r"[ \t\r\n]+")
# stand-ins for <space/>: private characters, so that trimming the edges leaves them alone
_STAND_INS = {"nbsp": "\ue000", "space": "\ue001"}
_BESIDE_STAND_IN = re.compile("(?<=[\ue000\ue001]) | (?=[\ue000\ue001])")


@dataclass(frozen=True)
class Place:
    """Where a piece stands: its division, its block and its `seg`, as far as it is in one."""

    division: Node | None = None
    block: Node | None = None
    caption: bool = False
    segment: Node | None = None


@dataclass(frozen=True)
class Piece:
    """A stretch of text between white space, one white space, a line break, a `choice`, a mark, a note."""

    kind: Literal["text", "space", "break", "choice", "mark", "note"]
    raw: str
    corrected: str
    place: Place
    line: int
    node: Node | None = None

    @property
    def parts_blocks(self) -> bool:
        """Whether it is white space between blocks or segments, received or restored."""
        return self.kind in {"space", "break"} or (not self.raw and self.corrected == "\n")


class RawForm:
    """Corrected text → text as received, through the header's character map."""

    def __init__(self, received_of: Mapping[str, str]) -> None:
        self._table = str.maketrans(dict(received_of))

    def __call__(self, corrected: str) -> str:
        """The text as it was received."""
        return corrected.translate(self._table)


def pieces(body: Node, raw_form: RawForm) -> Iterator[Piece]:
    """The stream of pieces of `body`, in the order of the file.

    White space and line breaks between two segments or blocks belong to the former one.
    """
    last = Place()
    for piece in _Stream(raw_form).read(body):
        if piece.parts_blocks and last.block is not None:
            yield replace(piece, place=last)
        else:
            last = piece.place
            yield piece


def inline_text(node: Node) -> str:
    """The text of `sic`, `corr` or `ref`: white space collapsed, edges trimmed, notes left out."""
    parts: list[str] = []
    for item in node.content:
        if isinstance(item, Text):
            parts.append(_XML_SPACE.sub(" ", item.value))
        elif item.name == "space":
            parts.append(_STAND_INS.get(item.attributes.get("unit", ""), "") * _quantity(item))
        elif item.name == "lb":
            parts.append("\n")
    text = _BESIDE_STAND_IN.sub("", re.sub(" +", " ", "".join(parts)).strip(" "))
    for unit, stand_in in _STAND_INS.items():
        text = text.replace(stand_in, SPACES[unit])
    return text


def _quantity(space: Node) -> int:
    # the schema demands a number; a broken file must still be readable enough to be reported on
    value = space.attributes.get("quantity", "1")
    return int(value) if value.isdecimal() and len(value) < 5 else 0  # noqa: PLR2004 — no line is longer


class _Stream:
    def __init__(self, raw_form: RawForm) -> None:
        self.raw_form = raw_form
        self.pending: int | None = None  # line of white space that becomes a space if text follows
        self.at_edge = True
        self.lines = 0

    def read(self, node: Node, place: Place | None = None) -> Iterator[Piece]:
        place = place or Place()
        for item in node.content:
            if isinstance(item, Text):
                # text outside a block is only indentation, or a fault that the schema reports
                if place.block is not None:
                    yield from self.text(item, place)
            elif item.name in BLOCKS:
                self.edge()
                caption = node.name == "figure"
                yield from self.read(item, replace(place, block=item, caption=caption))
                self.edge()
            else:
                yield from self.element(item, place)

    def element(self, item: Node, place: Place) -> Iterator[Piece]:
        match item.name:
            case "div":
                if not is_reconstruction(item):
                    yield from self.read(item, Place(division=item))
            case "figure":
                yield from self.read(item, place)
            case "seg":
                yield from self.read(item, replace(place, segment=item))
            case "lb":
                self.edge()
                if self.lines:
                    yield Piece("break", "\n", "\n", place, item.line)
                self.lines += 1
            case "note":
                # it follows its word, often on a line of its own: what parts the two is not the source's
                self.pending = None
                yield Piece("note", "", "", place, item.line, item)
            case "space":
                self.pending = None
                text = SPACES.get(item.attributes.get("unit", ""), "") * _quantity(item)
                yield Piece("text", text, text, place, item.line)
                self.at_edge = True
            case "choice" | "ref":
                yield from self.flush(place)
                yield self.inline(item, place)
            case _:
                # gap, desc: ours, not the source's; anything unknown is for the schema to report
                return

    def inline(self, item: Node, place: Place) -> Piece:
        self.at_edge = False
        if item.name == "ref":
            text = inline_text(item)
            return Piece("mark", self.raw_form(text), text, place, item.line, item)
        sic, corr = item.first("sic"), item.first("corr")
        piece = Piece(
            "choice",
            inline_text(sic) if sic else "",
            inline_text(corr) if corr else "",
            place,
            item.line,
            item,
        )
        self.at_edge = piece.parts_blocks
        return piece

    def edge(self) -> None:
        self.pending = None
        self.at_edge = True

    def flush(self, place: Place) -> Iterator[Piece]:
        if self.pending is not None:
            yield Piece("space", " ", " ", place, self.pending)
            self.pending = None

    def text(self, item: Text, place: Place) -> Iterator[Piece]:
        for match in re.finditer(r"([ \t\r\n]+)|([^ \t\r\n]+)", item.value):
            if match.group(1):
                if not self.at_edge and self.pending is None:
                    self.pending = item.line_at(match.start())
            else:
                yield from self.flush(place)
                self.at_edge = False
                value = match.group(2)
                yield Piece("text", self.raw_form(value), value, place, item.line_at(match.start()))
