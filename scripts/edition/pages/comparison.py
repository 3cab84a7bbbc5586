"""The comparison: a row a clause, old and modern side by side, the editor's readings between them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from rasklad.clauses import EXECUTED_KINDS, short_label

from edition.orthography import rules
from edition.pages.apparatus import apparatus_html
from edition.pages.citation import citation_data, page_citation_html
from edition.pages.markup import Part, language, text, typeset
from edition.pages.proofread import said_of
from edition.pages.rows import NEW, OLD, Heading, Row, Text, game_text, layer_counts, source_text
from edition.pages.terms import PAGE, MarkedTerms, definitions_html, terms_in
from edition.pages.totals import rules_page, totals_html
from edition.pages.withdrawn import notice_html, statement
from edition.pages.words import mended_words, new_words, old_words, received_words, yo_places

LAYER_NAMES = {
    "orthography": "правописание",
    "ocr": "распознавание",
    "print": "опечатки",
    "typography": "оформление",
}
VIEWS = {
    OLD: (("old", "Старая"), ("new", "Новая"), ("both", "Рядом")),
    NEW: (("old", "В\u00a0источнике"), ("new", "У\u00a0нас"), ("both", "Рядом")),
}
HEADS = {
    OLD: ("Правописание до 1918 года", "Новое правописание"),
    NEW: ("В источнике", "В нашей подаче"),
}
COPIES = {
    OLD: ("старый текст", "новый текст"),
    NEW: ("текст источника", "текст в нашей подаче"),
}


def comparison_parts(game_id: str) -> tuple[Part, ...]:
    """The comparison on a game's page: its frame, then what stands in it.

    Raises PageError for an unknown game.
    """
    return _parts(game_text(game_id), wide_page=f"../../compare/{game_id}/")


def wide_comparison_parts(game_id: str) -> tuple[Part, ...]:
    """The comparison of a game over the whole width, with its apparatus and totals.

    Raises PageError for an unknown game.
    """
    return _parts(game_text(game_id), wide=True, canonical=f"../../games/{game_id}/")


def source_comparison_parts(siglum: str) -> tuple[Part, ...]:
    """The whole text of a source in the same form. Raises PageError for an unknown siglum."""
    return _parts(source_text(siglum), wide=True)


def _parts(shown: Text, *, wide: bool = False, wide_page: str = "", canonical: str = "") -> tuple[Part, ...]:
    """`canonical`: the page on which the clauses have their permanent address, if it is another one."""
    frame = {
        "class": "comparison wide" if wide else "comparison",
        "data-comparison": "",
        "data-view": "both",
        "data-language": shown.witness.language,
        "data-rules": rules_page(shown),
        **({"data-page": canonical} if canonical else {}),
    }
    totals = (Part("aside", {"class": "totals", "aria-label": "Итоги"}, _totals(shown)),) if wide else ()
    return (
        Part("div", frame),
        Part("div", {"class": "comparison-bar"}, _bar(shown, wide_page, wide=wide)),
        *(Part("div", {}, notice) for notice in (notice_html(shown.witness),) if notice),
        Part("div", {"class": "column-heads"}, _column_heads(shown, wide=wide)),
        *_body(shown, wide=wide),
        *totals,
        Part("div", {"hidden": "hidden"}, _data(shown)),
    )


def _totals(shown: Text) -> str:
    return f"{totals_html(shown)}{page_citation_html('эту страницу')}"


def _bar(shown: Text, wide_page: str, *, wide: bool) -> str:
    views = "".join(
        f'<button type="button" data-view="{view}" aria-pressed="{"true" if view == "both" else "false"}">'
        f"{label}</button>"
        for view, label in VIEWS[shown.witness.language]
    )
    boxes = [
        _box(layer, f'<span class="key-{layer}">{LAYER_NAMES[layer]}</span> {count}')
        for layer, count in layer_counts(shown.rows).items()
        if count
    ]
    if any(yo_places(token) for row in shown.rows for token in row.tokens):
        boxes.append('<label><input type="checkbox" data-yo><span>буква «ё»</span></label>')
    terms = sum(len(terms_of(row, shown).links()) for row in shown.rows)
    if terms:
        boxes.append(_box("terms", f'<span class="key-terms">термины</span> {terms}'))
    if wide:
        boxes.append(_box("apparatus", "аппарат"))
    legend = f'<div class="layers" role="group" aria-label="Показывать">{"".join(boxes)}</div>'
    link = f'<a class="to-wide" data-keep-place href="{wide_page}">Во всю ширину</a>' if wide_page else ""
    return (
        '<div class="view-switch" data-view-switch role="group" aria-label="Какой текст показать">'
        f"{views}</div>{legend if boxes else ''}{link}"
    )


def _box(layer: str, label: str) -> str:
    return f'<label><input type="checkbox" data-layer="{layer}" checked><span>{label}</span></label>'


def _column_heads(shown: Text, *, wide: bool) -> str:
    """What stands in each column, each with the button that copies it, unless the text is withdrawn."""
    heads = zip(("old", "new"), HEADS[shown.witness.language], COPIES[shown.witness.language], strict=True)
    columns = "".join(
        f'<div class="head-{column}"><span>{head}</span>'
        f"{'' if shown.witness.header.withdrawn else _copy_button(column, what)}</div>"
        for column, head, what in heads
    )
    return columns + ('<div class="head-apparatus">Аппарат</div>' if wide else "")


def _copy_button(column: str, what: str) -> str:
    return f'<button type="button" data-copy="{column}">Скопировать<span class="what"> {what}</span></button>'


def _body(shown: Text, *, wide: bool) -> Iterator[Part]:
    for item in shown.items:
        if isinstance(item, Heading):
            yield Part("h2", {"class": item.classes}, item.html)
        elif isinstance(item, Row):
            yield _row(item, shown, wide=wide)
        else:
            yield item


def _row(row: Row, shown: Text, *, wide: bool) -> Part:
    kinds = dict(shown.witness.header.kinds)
    note = "" if row.kind in {*EXECUTED_KINDS, "paragraph"} else f" <small>{_kind(row.kind, kinds)}</small>"
    attributes = {"class": "clause-row", "data-kind": row.kind}
    if row.begins:
        attributes["data-begins"] = ""
    cells = _cells(row, shown, wide=wide)
    if row.clause is None:
        return Part("div", attributes, f'<span class="clause-number">{note}</span>{cells}')
    short = short_label(row.clause)
    attributes |= {"data-clause": row.clause, "data-short": short, "id": row.clause}
    name = f'<span class="unseen">Пункт </span>{short}{note}'
    number = f'<a class="clause-number" href="#{row.clause}">{name}</a>'
    return Part("div", attributes, f'{number}{cells}<p class="clause-now" hidden></p>')


def _kind(kind: str, kinds: Mapping[str, str]) -> str:
    return text({"head": "заглавие"}.get(kind) or kinds.get(kind, kind))


def _cells(row: Row, shown: Text, *, wide: bool) -> str:
    old, new = _columns(row, shown)
    code = shown.witness.language
    cells = f'\n<p class="clause-old" lang="{code}">{old}</p>\n<p class="clause-new" lang="{NEW}">{new}</p>\n'
    if wide:
        return f'{cells}<div class="apparatus">{apparatus_html(row.tokens, code, rules_page(shown))}</div>'
    return cells + "".join(
        f'<p class="clause-note">{language(code, text(token.corrected))}] {typeset(note)}</p>'
        for token in row.tokens
        for note in token.notes
    )


def _columns(row: Row, shown: Text) -> tuple[str, str]:
    if shown.witness.header.withdrawn:
        return "…", statement(row, shown)
    terms = terms_of(row, shown)
    if shown.witness.language == OLD:
        return old_words(row.tokens, terms), new_words(row.tokens, terms)
    return received_words(row.tokens, terms), mended_words(row.tokens, terms)


def terms_of(row: Row, shown: Text) -> MarkedTerms:
    """The terms that a row's clause uses, for both its columns."""
    return terms_in(row.tokens, row.clause, f"{shown.site}{PAGE}")


def _data(shown: Text) -> str:
    """What the scripts need and the page doesn't show, each once: rules, citation, the text as received."""
    used = {step.rule for row in shown.rows for token in row.tokens for step in token.steps}
    told = {
        rule_id: {
            "change": rule.change,
            "sentence": rule.sentence,
            "decree": rule.decree_item,
            "history": rule.history,
            "page": f"{shown.site}orthography/#{rule_id}",
        }
        for rule_id, rule in rules().items()
        if rule_id in used
    }
    readings = shown.witness.header.proofreadings
    through = {
        one.clause: [readings.index(each) for each in one.proofread] for one in shown.witness.clauses()
    }
    clauses = {
        row.clause: [row.line, row.raw, through[row.clause]]
        for row in shown.rows
        if row.clause and row.tokens
    }
    sentences = [said_of(reading) for reading in readings]
    records = {"cite": citation_data(shown), "readings": sentences, "clauses": clauses}
    blocks = [_json("clause-records", records)]
    if told:
        blocks.insert(0, _json("orthography-rules", told))
    blocks.append(
        definitions_html(one.term.id for row in shown.rows for one in terms_of(row, shown).occurrences)
    )
    return "".join(blocks)


def _json(name: str, data: Any) -> str:  # noqa: ANN401 (whatever JSON can hold)
    content = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")
    return f'<script type="application/json" id="{name}">{content}</script>\n'
