"""What a witness is made of: divisions, blocks, segments, tokens, and its header.

Everything here is immutable and hashable data. `witness.loading.load` makes it.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from edition.steps import Step
from edition.witness.proofreading import Proofreading
from edition.witness.reconstruction import Authority, Reconstruction, Statement

Language = Literal["ru-petr1708", "ru-luna1918"]
"""The old orthography (before the reform of 1918) and the new one, as IANA subtags."""

CorrectionType = Literal["ocr", "print", "typography"]
Certainty = Literal["high", "medium", "low"]
BlockKind = Literal["head", "paragraph", "caption", "metadata"]
TokenKind = Literal["word", "space", "punctuation", "mark"]

SourceForm = Literal["book", "article", "page"]
"""What a source is: a book, an article (a chapter) of one, a page of a site."""

Modernise = Callable[[str], tuple[str, tuple[Step, ...], tuple[str, ...]]]
"""Corrected token → (modern form, the ordered steps that lead to it, flags)."""


@dataclass(frozen=True)
class Correction:
    """One mended place: what was received, what the edition reads, why, and by which editorial rule."""

    type: CorrectionType
    sic: str
    corr: str
    cert: Certainty
    reason: str
    rule: str
    """The number of the rule in the header's editorial declaration, for example «2»."""


@dataclass(frozen=True)
class Token:
    """A word, one white-space character, a run of punctuation or a mark of the site (`[12]`).

    The three forms are `raw` (as received), `corrected` and `modern`; applying `steps` in order to
    `corrected` gives `modern`. `corrections` are the individually marked ones; `systematic` are those
    that the header's character map makes everywhere (ђ → ѣ), so that a page can mark the one and count
    the other. A token that the edition deletes has `corrected == ""`, one that it adds `raw == ""`.
    """

    id: str
    """`l7.t13`: the 13th token on line 7 of the raw file. For reference within one version only."""
    kind: TokenKind
    raw: str
    corrected: str
    modern: str
    spans: tuple[tuple[int, int], ...]
    """Where it stands in the raw text, in characters; two spans if the source split it by a space."""
    corrections: tuple[Correction, ...] = ()
    systematic: tuple[Correction, ...] = ()
    steps: tuple[Step, ...] = ()
    flags: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    """Editor's notes on a reading that is kept as it stands."""
    source_line: int = 0
    """The line of edition.xml, for the checks."""


@dataclass(frozen=True)
class Segment:
    """A clause, or the text of a block that isn't cut into clauses (`clause` is None).

    The last token may be the white space that parts it from what follows, a space or a line break.
    """

    clause: str | None
    kind: str
    """The clause's kind in the taxonomy; for text that isn't a clause, its block's kind."""
    n: str | None
    """The source's own number («I», «II»), if it has one."""
    tokens: tuple[Token, ...]
    source_line: int = 0
    proofread: tuple[Proofreading, ...] = ()
    """The readings that this clause went through: how often, and against what."""

    def text(self, form: Literal["raw", "corrected", "modern"] = "corrected") -> str:
        """The text in one of its forms, without white space at the edges."""
        return "".join(getattr(token, form) for token in self.tokens).strip()


@dataclass(frozen=True)
class Block:
    """A heading, a paragraph, a caption of a figure, or what the site added (metadata)."""

    kind: BlockKind
    language: Language
    segments: tuple[Segment, ...]

    @property
    def tokens(self) -> tuple[Token, ...]:
        """All tokens of the block, in order."""
        return tuple(token for segment in self.segments for token in segment.tokens)


@dataclass(frozen=True)
class Gap:
    """What is lost or was not received: why, and the editor's description of it."""

    reason: str
    description: str


@dataclass(frozen=True)
class Division:
    """A game's section of the source, what introduces several games, or what the site put round them."""

    id: str
    type: Literal["game", "entry", "site"]
    head: Block | None
    """The first heading; further headings stand in `blocks`."""
    blocks: tuple[Block, ...]
    gap_before: Gap | None = None
    gap_after: Gap | None = None
    gaps: tuple[Gap, ...] = ()
    """All that is lost, in the order of the text: the two above and the figures."""
    reconstruction: Reconstruction | None = None
    """What we restore for a lost text, apart from the source: no token of the file is in it."""

    @property
    def segments(self) -> tuple[Segment, ...]:
        """All segments, the heading's first."""
        blocks = (self.head, *self.blocks) if self.head else self.blocks
        return tuple(segment for block in blocks for segment in block.segments)


@dataclass(frozen=True)
class EditorialRule:
    """A numbered rule of the editorial declaration; corrections quote its number."""

    id: str
    number: str
    topic: str
    """The TEI element it stands in: correction, normalization, punctuation, segmentation …"""
    text: str


@dataclass(frozen=True)
class Revision:
    """An entry of the revision history; the newest stands first."""

    when: str
    text: str
    clauses: tuple[str, ...] = ()
    """The clauses whose text it changed; none where it tells of the edition as a whole."""


@dataclass(frozen=True)
class CharacterMap:
    """A systematic change, declared once: `received` stands in the raw file wherever we read `corrected`."""

    received: str
    corrected: str
    type: CorrectionType
    reason: str
    rule: str


@dataclass(frozen=True)
class Header:
    """What the header declares about the witness."""

    title: str
    form: SourceForm
    edition: str
    origin: str
    extant: str
    lost: str
    rights: str
    licence: str
    """Address of the licence or of the mark that says the rights' status; may be empty."""
    withdrawable: bool
    """The text is shown for study and comparison, and can be withdrawn."""
    withdrawn: bool
    """The one switch: `revisionDesc/@status="withdrawn"`. Then pages show our own statement instead."""
    proofreading: str
    rules: tuple[EditorialRule, ...]
    characters: tuple[CharacterMap, ...]
    kinds: tuple[tuple[str, str], ...]
    """The taxonomy: (kind, Russian name), in the declared order."""
    languages: tuple[str, ...]
    revisions: tuple[Revision, ...]
    proofreadings: tuple[Proofreading, ...]
    authorities: tuple[Authority, ...]
    """The sources of the facts in the reconstructions."""
    sha256: str


@dataclass(frozen=True)
class Witness:
    """One source text with everything the edition says about it."""

    siglum: str
    title: str
    language: Language
    header: Header
    divisions: tuple[Division, ...]

    @property
    def short_title(self) -> str:
        """The title without what it says of the excerpt, after a colon."""
        return self.title.partition(": ")[0]

    def segments(self) -> Iterator[Segment]:
        """All segments in the order of the file."""
        for division in self.divisions:
            yield from division.segments

    def tokens(self) -> Iterator[Token]:
        """All tokens in the order of the file: their raw forms, joined, are the raw file."""
        for segment in self.segments():
            yield from segment.tokens

    def division(self, section: str) -> Division:
        """The division with that id, `cadogan-24.krepost` or `krepost`.

        Raises:
            KeyError: there is no such division.
        """
        for division in self.divisions:
            if division.id in {section, f"{self.siglum}.{section}"}:
                return division
        raise KeyError(section)

    def segments_of(self, section: str) -> tuple[Segment, ...]:
        """The segments of a division. Raises KeyError if there is no such division."""
        return self.division(section).segments

    def clause(self, clause: str) -> Segment:
        """The clause with that permanent id. Raises KeyError if there is none."""
        for segment in self.segments():
            if segment.clause == clause:
                return segment
        raise KeyError(clause)

    def statements(self) -> tuple[Statement, ...]:
        """What we restored for lost texts, in the order of the divisions."""
        restored = (one.reconstruction.statements for one in self.divisions if one.reconstruction)
        return tuple(statement for statements in restored for statement in statements)

    def clauses(self) -> tuple[Segment, ...]:
        """All clauses in the order of the text."""
        return tuple(segment for segment in self.segments() if segment.clause)

    def citable(self) -> tuple[Segment | Statement, ...]:
        """Whatever has a permanent id: the clauses, then what we restored."""
        return (*self.clauses(), *self.statements())
