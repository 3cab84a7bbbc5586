"""The comparison: a row a clause, old and modern side by side, the editor's readings between them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

from rasklad.clauses import EXECUTED_KINDS, short_label
from rasklad.game import Game

from edition.orthography import rules
from edition.pages.errors import PageError
from edition.pages.library import game_of, witness_of
from edition.pages.markup import Part, language, text, typeset
from edition.pages.readings import reading_part
from edition.pages.words import mended_words, new_words, old_words, received_words
from edition.witness import Token, Witness

OLD = "ru-petr1708"
NEW = "ru-luna1918"

LAYERS = {
    "orthography": "правописание",
    "ocr": "распознавание",
    "print": "опечатки",
    "typography": "оформление",
}
VIEWS = {
    OLD: (("old", "Старая"), ("new", "Новая"), ("both", "Рядом")),
    NEW: (("old", "В\u00a0источнике"), ("new", "В\u00a0нашей подаче"), ("both", "Рядом")),
}
HEADS = {
    OLD: ("Правописание до 1918 года", "Новое правописание"),
    NEW: ("В источнике", "В нашей подаче"),
}


@dataclass(frozen=True)
class Row:
    """What stands in one row: a clause, or a caption between clauses (`clause` is None)."""

    clause: str | None
    kind: str
    tokens: tuple[Token, ...]


def rows_of(game: Game, witness: Witness) -> tuple[Row, ...]:
    """The rows of a game in the order of its text: its clauses, and the captions that stand among them.

    Raises PageError if the witness lacks a clause of the game's law.
    """
    law = set(game.law)
    rows: list[Row] = []
    for division in witness.divisions:
        if not law & {segment.clause for segment in division.segments}:
            continue
        for block in division.blocks:
            for segment in block.segments:
                caption = segment.clause is None and block.kind == "caption"
                if segment.clause in law or caption:
                    rows.append(Row(segment.clause, segment.kind, segment.tokens))
    missing = law - {row.clause for row in rows}
    if missing:
        raise PageError(
            f"{game.id}: в источнике {witness.siglum} нет пунктов {', '.join(sorted(missing))}. "
            f"Разметьте их в sources/{witness.siglum}/edition.xml или уберите из закона игры."
        )
    return tuple(rows)


def layer_counts(rows: tuple[Row, ...]) -> dict[str, int]:
    """How many changes each layer holds: words for the spelling, places for the corrections."""
    tokens = [token for row in rows for token in row.tokens]
    counts = {"orthography": sum(bool(token.steps) for token in tokens)}
    for layer in ("ocr", "print", "typography"):
        counts[layer] = sum(
            correction.type == layer for token in tokens for correction in token.corrections
        )
    return counts


def comparison_parts(game_id: str) -> tuple[Part, ...]:
    """The whole comparison of a game's text: its frame, then what stands in it.

    Raises PageError for an unknown game.
    """
    game = game_of(game_id)
    witness = witness_of(game.witness)
    rows = rows_of(game, witness)
    first, second = HEADS[witness.language]
    frame = {
        "class": "comparison",
        "data-comparison": "",
        "data-view": "both",
        "data-language": witness.language,
    }
    heads = f"<span>{first}</span><span>{second}</span>"
    return (
        Part("div", frame),
        Part("div", {"class": "comparison-bar"}, _bar(witness, rows)),
        Part("div", {"class": "column-heads", "aria-hidden": "true"}, heads),
        *_body(game, witness, rows),
        Part("div", {"hidden": "hidden"}, _rules_data(rows)),
    )


def _bar(witness: Witness, rows: tuple[Row, ...]) -> str:
    views = "".join(
        f'<button type="button" data-view="{view}" aria-pressed="{"true" if view == "both" else "false"}">'
        f"{label}</button>"
        for view, label in VIEWS[witness.language]
    )
    layers = "".join(
        f'<label><input type="checkbox" data-layer="{layer}" checked>'
        f'<span><span class="key-{layer}">{LAYERS[layer]}</span> {count}</span></label>'
        for layer, count in layer_counts(rows).items()
        if count
    )
    legend = f'<div class="layers" role="group" aria-label="Показывать изменения">{layers}</div>'
    return (
        '<div class="view-switch" data-view-switch role="group" aria-label="Какой текст показать">'
        f"{views}</div>{legend if layers else ''}"
    )


def _body(game: Game, witness: Witness, rows: tuple[Row, ...]) -> Iterator[Part]:
    phases = {clause: title for title, clause in game.phases}
    for row in rows:
        if row.clause in phases:
            yield Part("h2", {"class": "phase"}, text(phases[row.clause]))
        yield _row(row, witness)
        for reading in game.readings:
            if reading.after == row.clause:
                yield reading_part(reading, game)


def _row(row: Row, witness: Witness) -> Part:
    kinds = dict(witness.header.kinds)
    executed = row.kind in EXECUTED_KINDS
    kind = kinds.get(row.kind, row.kind)
    note = "" if executed else f" <small>{text(kind)}</small>"
    attributes = {"class": "clause-row", "data-kind": row.kind}
    if row.clause is None:
        return Part("div", attributes, f'<span class="clause-number">{note}</span>{_cells(row, witness)}')
    short = short_label(row.clause)
    attributes |= {"data-clause": row.clause, "data-short": short, "id": row.clause}
    name = f'<span class="unseen">Пункт </span>{short}{note}'
    number = f'<a class="clause-number" href="#{row.clause}">{name}</a>'
    return Part("div", attributes, f'{number}{_cells(row, witness)}<p class="clause-now" hidden></p>')


def _cells(row: Row, witness: Witness) -> str:
    old, new = _columns(row, witness)
    notes = "".join(
        f'<p class="clause-note">{language(witness.language, text(token.corrected))}] {typeset(note)}</p>'
        for token in row.tokens
        for note in token.notes
    )
    return (
        f'\n<p class="clause-old" lang="{witness.language}">{old}</p>'
        f'\n<p class="clause-new" lang="{NEW}">{new}</p>\n{notes}'
    )


def _columns(row: Row, witness: Witness) -> tuple[str, str]:
    if witness.header.withdrawn:
        return "…", "Текст источника снят; номер пункта и правило остались."
    if witness.language == OLD:
        return old_words(row.tokens), new_words(row.tokens)
    return received_words(row.tokens), mended_words(row.tokens)


def _rules_data(rows: tuple[Row, ...]) -> str:
    """The texts of the rules that this page uses, once: the explanation of a word quotes them."""
    used = {step.rule for row in rows for token in row.tokens for step in token.steps}
    if not used:
        return ""
    data = {
        rule_id: {"change": rule.change, "sentence": rule.sentence, "decree": rule.decree_item}
        for rule_id, rule in rules().items()
        if rule_id in used
    }
    content = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")
    return f'<script type="application/json" id="orthography-rules">{content}</script>\n'
