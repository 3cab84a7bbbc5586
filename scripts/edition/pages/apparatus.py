"""The apparatus of a clause, in a philologist's short form: «поръ] норъ скан · ѣ 3 · ъ 6», then the notes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from edition.orthography import rules
from edition.pages.corrections import rule_link, visible
from edition.pages.markup import NO_BREAK, language, text, typeset
from edition.pages.rows import OLD
from edition.witness import Token

WITNESSES = {"ocr": "скан", "print": "опечатка", "typography": "набор"}
"""Whose reading the apparatus quotes: the scanner's, the printer's, or only its typesetting."""


def apparatus_html(tokens: Iterable[Token], code: str, rules_page: str = "") -> str:
    """The apparatus of a row, as paragraphs; empty where nothing was changed or said.

    `rules_page` is the address of the page with the editorial rules that the corrections quote.
    """
    tokens = tuple(tokens)
    lines = [
        f"<p>{language(code, visible(one.corr))}] "
        f'<span class="sic" lang="{code}">{visible(one.sic)}</span> {WITNESSES[one.type]}'
        f"{_quoted(one.rule, rules_page)}</p>"
        for token in tokens
        for one in token.corrections
    ]
    counts = Counter(sign_of(step.rule) for token in tokens for step in token.steps)
    if counts:
        said = " · ".join(
            f"{language(OLD, text(sign))}{NO_BREAK}{count}" for sign, count in counts.most_common()
        )
        lines.append(f'<p class="counts">{said}</p>')
    lines += [
        f"<p>{language(code, text(token.corrected))}] {typeset(note)}</p>"
        for token in tokens
        for note in token.notes
    ]
    return "".join(lines)


def _quoted(rule: str, page: str) -> str:
    """The number of the editorial rule, raised; nothing if the correction quotes none."""
    return f"{NO_BREAK}<sup>{rule_link(rule, page, short=True)}</sup>" if rule else ""


def sign_of(rule_id: str) -> str:
    """What a rule changes, shortly: «ѣ», «-ія», «без-»."""
    return rules()[rule_id].change.partition("→")[0].strip()
