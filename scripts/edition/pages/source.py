"""The record of a source: what it is, what may be done with it, what was mended in it and by which rule."""

from __future__ import annotations

from collections import Counter

from edition.orthography import rules
from edition.pages.citation import page_citation_html
from edition.pages.corrections import WHOLE_TEXT, corrections_table, numbered
from edition.pages.downloads import source_downloads_html
from edition.pages.library import games_of, witness_of
from edition.pages.markup import counted, joined, text, typeset
from edition.pages.proofread import proofreading_html
from edition.pages.rows import OLD
from edition.pages.title import names_html
from edition.pages.totals import CORRECTIONS, change_html, systematic_sentences
from edition.pages.withdrawn import notice_html
from edition.witness import Witness


def source_html(siglum: str) -> str:
    """The whole record of a witness. Raises PageError for an unknown siglum."""
    witness = witness_of(siglum)
    return "\n".join(
        part
        for part in (
            notice_html(witness),
            _record(witness),
            source_downloads_html(witness),
            page_citation_html("эту запись"),
            _rules(witness),
            _spelling(witness),
            _corrections(witness),
            proofreading_html(witness),
            _revisions(witness),
        )
        if part
    )


def _record(witness: Witness) -> str:
    header = witness.header
    words = sum(token.kind == "word" and bool(token.corrected) for token in witness.tokens())
    games = ", ".join(
        f'<a href="../../games/{game.id}/">{names_html(game)}</a>' for game in games_of(witness.siglum)
    )
    rights = typeset(header.rights)
    if header.licence:
        rights += f' (<a href="{text(header.licence)}">условия</a>)'
    rules = counted(len(witness.clauses()), "пункт правил", "пункта правил", "пунктов правил")
    entries = (
        ("Заглавие", text(header.title)),
        ("Обозначение", f"<code>{witness.siglum}</code>"),
        ("Издание", typeset(header.edition)),
        ("Происхождение", typeset(header.origin)),
        ("Что сохранилось", typeset(header.extant)),
        ("Что утрачено", typeset(header.lost)),
        ("Права", rights),
        ("Вычитка", typeset(header.proofreading)),
        ("Текст", f'<a href="{WHOLE_TEXT}">весь, рядом с\u00a0{_beside(witness)}, с\u00a0аппаратом</a>'),
        ("Игры", games),
        (
            "Объём",
            f"{counted(words, 'слово', 'слова', 'слов')}, {rules}",
        ),
        ("SHA-256 файла", f'<code class="hash">{header.sha256}</code>'),
    )
    rows = "".join(f"<div><dt>{label}</dt><dd>{value}</dd></div>" for label, value in entries if value)
    return f'<dl class="record">{rows}</dl>'


def _beside(witness: Witness) -> str:
    return "новым правописанием" if witness.language == OLD else "нашей подачей"


def _rules(witness: Witness) -> str:
    """The editorial declaration: its numbers are what corrections quote."""
    if witness.header.withdrawn:
        return ""  # it quotes the text that it is about
    if not witness.header.rules:
        return ""
    items = "".join(
        f'<div id="rule-{text(rule.number)}"><dt>{text(rule.number)}</dt><dd>{typeset(rule.text)}</dd></div>'
        for rule in witness.header.rules
    )
    return f'<h2 id="rules">Как мы издаём этот текст</h2><dl class="numbered">{items}</dl>'


def _spelling(witness: Witness) -> str:
    """How often each rule of the reform worked in the whole source."""
    if witness.header.withdrawn:
        return ""
    uses = Counter(step.rule for token in witness.tokens() for step in token.steps)
    if not uses:
        return ""
    changed = sum(bool(token.steps) for token in witness.tokens())
    known = rules()
    lines = "".join(
        f'<tr><td class="rule-change" lang="{OLD}">{change_html(known[rule].change)}</td>'
        f"<td>{text(known[rule].sentence)}</td><td>{count}</td></tr>"
        for rule, count in uses.most_common()
    )
    return (
        f"<h2>Что изменила реформа</h2><p>По новому правописанию иначе пишется "
        f"{counted(changed, 'слово', 'слова', 'слов')}. Новый текст вычислен по этим правилам, "
        "не набран.</p>"
        '<table class="statistics"><thead><tr><th scope="col">Замена</th><th scope="col">Правило</th>'
        f'<th scope="col">Раз</th></tr></thead><tbody>{lines}</tbody></table>'
    )


def _corrections(witness: Witness) -> str:
    """Every mended place of the source, by kind; the systematic ones counted."""
    if witness.header.withdrawn:
        return ""
    parts = [_systematic(witness)]
    places = numbered(witness)
    for kind, (heading, says) in CORRECTIONS.items():
        entries = [(place, one) for place, one in places if one.type == kind]
        if entries:
            parts.append(
                f"<h3>{heading}: {len(entries)}</h3><p>{says}</p>{corrections_table(entries, reasons=True)}"
            )
    body = joined(parts)
    if not body:
        return ""
    unsure = any(one.cert != "high" for _, one in places)
    label = '<label class="answers-filter"><input type="checkbox"> Только предположительные</label>'
    return (
        f'<section class="mended"><h2 id="corrections">Что исправлено</h2>{label if unsure else ""}'
        f"{body}</section>"
    )


def _systematic(witness: Witness) -> str:
    return "".join(f"<p>{said}.</p>" for said in systematic_sentences(witness.tokens(), witness))


def _revisions(witness: Witness) -> str:
    if not witness.header.revisions:
        return ""
    items = "".join(
        f'<li><time datetime="{text(one.when)}">{text(one.when)}</time> {typeset(one.text)}</li>'
        for one in witness.header.revisions
    )
    return f'<h2>История издания</h2><ul class="revisions">{items}</ul>'
