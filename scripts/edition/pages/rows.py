"""What a comparison shows, whoever shows it: the text of a game or of a whole source, cut into rows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rasklad.game import Game

from edition.pages.errors import PageError
from edition.pages.library import game_of, witness_of
from edition.pages.markup import Part, language, text, typeset
from edition.pages.readings import reading_part
from edition.pages.restored import restored_part, restored_row
from edition.witness import Block, Division, Token, Witness
from edition.witness.model import Gap

OLD = "ru-petr1708"
NEW = "ru-luna1918"
LAYERS = ("orthography", "ocr", "print", "typography")
SHOWN_BLOCKS = {"paragraph", "caption"}


@dataclass(frozen=True)
class Row:
    """What stands in one row: a clause, or text that is no clause (`clause` is None).

    `begins` tells that a paragraph of the source begins here. A withdrawn text has rows without tokens.
    """

    clause: str | None
    kind: str
    tokens: tuple[Token, ...]
    begins: bool = True

    @property
    def line(self) -> int:
        """The line of the raw file on which the row begins; 0 for a row without tokens."""
        return line_of(self.tokens[0]) if self.tokens else 0

    @property
    def raw(self) -> str:
        """The row's text as received."""
        return "".join(token.raw for token in self.tokens).strip()


@dataclass(frozen=True)
class Heading:
    """A heading between rows, as HTML."""

    html: str
    classes: str = "phase"


@dataclass(frozen=True)
class Text:
    """A text to compare: its rows with what stands between them, and its names.

    Attributes:
        name: how a citation calls it, plain.
        site: the way from the page to the site's root, with a slash at the end.
        game: whose law it is; None for the text of a whole source.
    """

    witness: Witness
    name: str
    items: tuple[Row | Heading | Part, ...]
    site: str = "../../"
    game: Game | None = None

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows alone, in order."""
        return tuple(item for item in self.items if isinstance(item, Row))


def line_of(token: Token) -> int:
    """The line of the raw file that a token stands on."""
    return int(token.id.split(".")[0].removeprefix("l"))


def game_text(game_id: str) -> Text:
    """The text of a game: its clauses and captions, our headings and the editor's readings between them.

    Raises PageError for an unknown game, or if the witness lacks a clause of the game's law.
    """
    game = game_of(game_id)
    witness = witness_of(game.witness)
    phases = {clause: title for title, clause in game.phases}
    items: list[Row | Heading | Part] = []
    for clause, item in _in_order(game, witness):
        if clause in phases:
            items.append(Heading(text(phases[clause])))
        items.append(item)
        items += [
            reading_part(reading, game) for reading in game.readings if clause and reading.after == clause
        ]
    return Text(witness, game.names.old or game.names.ru, tuple(items), game=game)


def _in_order(game: Game, witness: Witness) -> Iterator[tuple[str | None, Row | Part]]:
    """The rows of the source, what is lost around them, and after them the restored statements of the law."""
    divisions = divisions_of(game, witness)
    for division in divisions:
        yield from ((None, notice) for notice in _gap(division.gap_before))
    for row in rows_of(game, witness):
        yield row.clause, row
    for division in divisions:
        yield from ((None, notice) for notice in _gap(division.gap_after))
    for statement in witness.statements():
        if statement.clause in game.law:
            yield statement.clause, restored_row(statement)


def divisions_of(game: Game, witness: Witness) -> tuple[Division, ...]:
    """The divisions of the witness that hold a clause of the game's law."""
    law = set(game.law)
    return tuple(
        division for division in witness.divisions if law & {segment.clause for segment in division.segments}
    )


def rows_of(game: Game, witness: Witness) -> tuple[Row, ...]:
    """The rows of a game in the order of its text: its clauses, and the captions that stand among them.

    Raises PageError if the witness lacks a clause of the game's law.
    """
    law = set(game.law)
    rows: list[Row] = []
    for division in divisions_of(game, witness):
        rows += [
            row
            for block in division.blocks
            for row in _block_rows(block, witness)
            if row.clause in law or (row.clause is None and block.kind == "caption")
        ]
    restored = {statement.clause for statement in witness.statements()}
    missing = law - {row.clause for row in rows} - restored
    if missing:
        raise PageError(
            f"{game.id}: в источнике {witness.siglum} нет пунктов {', '.join(sorted(missing))}. "
            f"Разметьте их в sources/{witness.siglum}/edition.xml или уберите из закона игры."
        )
    return tuple(rows)


def source_text(siglum: str) -> Text:
    """The whole text of a witness, game after game, with what is lost. Raises PageError if it is unknown."""
    witness = witness_of(siglum)
    return Text(witness, witness.title, items_of(witness), site="../../../")


def items_of(witness: Witness) -> tuple[Row | Heading | Part, ...]:
    """Everything that the page of a witness's whole text shows, in order."""
    return tuple(
        item
        for division in witness.divisions
        if division.type != "site"
        for item in _division_items(division, witness)
    )


def _division_items(division: Division, witness: Witness) -> Iterator[Row | Heading | Part]:
    if division.head:
        yield Heading(_head_html(division.head, witness), "division-head")
    elif division.gap_before:
        yield Heading('<span class="new-name">Заглавие утрачено</span>', "division-head")
    yield from _gap(division.gap_before)
    for block in division.blocks:
        yield from _block_rows(block, witness)
    yield from _gap(division.gap_after)
    if division.reconstruction:
        yield restored_part(division.reconstruction)


def _head_html(head: Block, witness: Witness) -> str:
    tokens = head.tokens
    old = "".join(token.corrected for token in tokens).strip()
    new = "".join(token.modern for token in tokens if token.kind != "mark").strip()
    if witness.language != OLD or old == new:
        return text(new)
    return f'{language(OLD, text(old))} <span class="new-name">{text(new)}</span>'


def _gap(gap: Gap | None) -> Iterator[Part]:
    if gap:
        yield Part("aside", {"class": "gap"}, f"<p>{typeset(gap.description)}</p>")


def _block_rows(block: Block, witness: Witness) -> Iterator[Row]:
    for index, segment in enumerate(block.segments):
        tokens = () if witness.header.withdrawn else segment.tokens
        yield Row(segment.clause, segment.kind, tokens, begins=index == 0)


def layer_counts(rows: Iterable[Row]) -> dict[str, int]:
    """How many changes each layer holds: words for the spelling, places for the corrections."""
    tokens = [token for row in rows for token in row.tokens]
    corrections = Counter(one.type for token in tokens for one in token.corrections)
    return {"orthography": sum(bool(token.steps) for token in tokens)} | {
        layer: corrections[layer] for layer in ("ocr", "print", "typography")
    }
