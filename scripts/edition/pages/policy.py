"""The edition's policy: the numbered rules of all sources by subject, and how often each worked."""

from __future__ import annotations

from collections import Counter
from typing import Final

from edition import witness as editions
from edition.pages.library import witness_of
from edition.pages.markup import counted, text, typeset
from edition.pages.title import source_name
from edition.witness import EditorialRule, Witness

TOPICS: Final = {
    "correction": "Исправления",
    "normalization": "Правописание",
    "punctuation": "Знаки препинания",
    "hyphenation": "Строки",
    "segmentation": "Деление на\u00a0пункты",
    "interpretation": "Толкование и\u00a0утраченное",
}
"""Where the rules stand in the header (TEI P5, editorialDecl) → what that is called, in the order shown."""


def policy_html(root: str) -> str:
    """All editorial rules, a heading a topic; `root` leads to the site's root."""
    witnesses = [witness_of(siglum) for siglum in editions.sigla()]
    return "\n".join(_topic(topic, heading, witnesses, root) for topic, heading in TOPICS.items())


def quoted(witness: Witness) -> Counter[str]:
    """Number of the rule → how many places were mended by it, those of the character map included."""
    uses = Counter(one.rule for token in witness.tokens() for one in token.corrections)
    received = "".join(token.raw for token in witness.tokens() if token.systematic)
    for sign, rule in {one.received: one.rule for one in witness.header.characters}.items():
        uses[rule] += received.count(sign)
    return uses


def _topic(topic: str, heading: str, witnesses: list[Witness], root: str) -> str:
    parts = []
    for witness in witnesses:
        rules = [rule for rule in witness.header.rules if rule.topic == topic]
        if not rules:
            continue
        parts.append(f"<h4>{source_name(witness)}</h4>")
        if witness.header.withdrawn:
            parts.append("<p>Текст снят, и\u00a0правила, которые его приводят, тоже.</p>")
        else:
            uses = quoted(witness)
            items = "".join(_rule(rule, witness, uses[rule.number], root) for rule in rules)
            parts.append(f'<dl class="numbered">{items}</dl>')
    return f'<h3 id="{topic}">{heading}</h3>{"".join(parts)}'


def _rule(rule: EditorialRule, witness: Witness, uses: int, root: str) -> str:
    address = f"{root}sources/{witness.siglum}/#rule-{text(rule.number)}"
    number = f'<a href="{address}"><span class="unseen">Правило </span>{text(rule.number)}</a>'
    said = f" <small>По\u00a0нему: {counted(uses, 'место', 'места', 'мест')}.</small>" if uses else ""
    return (
        f'<div id="{witness.siglum}-{text(rule.number)}"><dt>{number}</dt>'
        f"<dd>{typeset(rule.text)}{said}</dd></div>"
    )
