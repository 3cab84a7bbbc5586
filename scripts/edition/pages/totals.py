"""What was changed in a text: the rules that worked, each with its words, and the mended places."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from rasklad.clauses import short_label

from edition.orthography import rules
from edition.pages.corrections import Location, corrections_table, rule_link
from edition.pages.markup import ARROW, counted, language, text, typeset
from edition.pages.rows import OLD, Row, Text, line_of
from edition.pages.withdrawn import NOTICE
from edition.pages.words import word_id
from edition.witness import Token, Witness

CORRECTIONS = {
    "ocr": ("Ошибки распознавания", "Сделал сканер: в книге этого нет."),
    "print": ("Опечатки", "Сделал наборщик."),
    "typography": ("Оформление", "Знаки приведены к нормам набора."),
}


@dataclass
class RuleUse:
    """How often one rule worked: its steps, and (old, new) → the places: (id of the word, its clause)."""

    steps: int = 0
    words: dict[tuple[str, str], list[tuple[str, str | None]]] = field(
        default_factory=lambda: defaultdict(list)
    )


def uses_by_rule(rows: Iterable[Row]) -> dict[str, RuleUse]:
    """Rule → its use, the most frequent first."""
    uses: dict[str, RuleUse] = defaultdict(RuleUse)
    for row in rows:
        for token in row.tokens:
            for step in token.steps:
                use = uses[step.rule]
                use.steps += 1
                places = use.words[token.corrected.lower(), token.modern.lower()]
                if (token.id, row.clause) not in places:
                    places.append((token.id, row.clause))
    return dict(sorted(uses.items(), key=lambda item: (-item[1].steps, item[0])))


def summary(shown: Text) -> str:
    """How many words a text has, how many of them were changed, and what was changed everywhere."""
    if shown.witness.header.withdrawn:
        return typeset(NOTICE)
    witness, tokens = shown.witness, [token for row in shown.rows for token in row.tokens]
    words = sum(token.kind == "word" and bool(token.corrected) for token in tokens)
    said = [f"В тексте {counted(words, 'слово', 'слова', 'слов')}"]
    if witness.language == OLD:
        said[0] += f", по реформе изменено {sum(bool(token.steps) for token in tokens)}"
    said += systematic_sentences(tokens, witness, rules_page(shown))
    if not any(one.type == "print" for token in tokens for one in token.corrections):
        said.append("Опечаток самого источника здесь не найдено")
    return ". ".join(said) + "."


def rules_page(shown: Text) -> str:
    """The way from a page to the record of its source, where the editorial rules stand."""
    return f"{shown.site}sources/{shown.witness.siglum}/"


def systematic_sentences(tokens: Iterable[Token], witness: Witness, rules: str = "") -> list[str]:
    """What the header's character map changed in these tokens, a sentence (without its stop) a character.

    `rules` is the address of the page on which the editorial rules stand; empty: this page.
    """
    received = "".join(token.raw for token in tokens if token.systematic)
    readings = {one.received: one for one in reversed(witness.header.characters)}
    return [
        f"Знак «{text(sign)}» всюду прочитан как «{text(one.corrected)}»: "
        f"{counted(received.count(sign), 'раз', 'раза', 'раз')}"
        + (f" ({rule_link(one.rule, rules)})" if one.rule else "")
        for sign, one in readings.items()
        if sign in received
    ]


def rules_html(rows: Iterable[Row]) -> str:
    """The rules that worked, each with a bar, its count and, on opening, its words."""
    uses = uses_by_rule(rows)
    if not uses:
        return ""
    most = max(use.steps for use in uses.values())
    known = rules()
    return "".join(
        f'<details class="rule-use"><summary><span class="rule-change" lang="{OLD}">'
        f"{change_html(known[rule_id].change)}</span>"
        f'<svg class="bar" viewBox="0 0 100 7" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect width="{100 * use.steps / most:.0f}" height="7"/></svg>'
        f"<b>{use.steps}</b></summary>"
        f"<p>{text(known[rule_id].sentence)}</p><p>{_words(use)}</p></details>\n"
        for rule_id, use in uses.items()
    )


def change_html(change: str) -> str:
    """«ѣ → е» with a drawn arrow: the fonts have none."""
    return ARROW.join(text(part.strip()) for part in change.split("→"))


def _words(use: RuleUse) -> str:
    """The words, each linked to its place; one that stands in several places gives their clauses."""
    return "; ".join(
        _word(language(OLD, text(old)), text(new), places) for (old, new), places in sorted(use.words.items())
    )


def _word(old: str, new: str, places: list[tuple[str, str | None]]) -> str:
    if len(places) == 1:
        return f'<a class="word-ref" href="#{places[0][0]}">{old}</a>{ARROW}{new}'
    links = ", ".join(
        f'<a class="word-ref" href="#{word}">{short_label(clause) if clause else "вне пункта"}</a>'
        for word, clause in places
    )
    return f"{old}{ARROW}{new} ({links})"


def correction_tables(shown: Text) -> Iterator[str]:
    """The mended places, a table for each type of mistake."""
    code = shown.witness.language
    found = [
        (Location(row.clause, str(line_of(token)), word=_address(token, code)), one)
        for row in shown.rows
        for token in row.tokens
        for one in token.corrections
    ]
    for kind, (heading, says) in CORRECTIONS.items():
        entries = [(place, one) for place, one in found if one.type == kind]
        if entries:
            yield f"<h3>{heading}</h3><p>{says}</p>{corrections_table(entries, rules=rules_page(shown))}"


def _address(token: Token, code: str) -> str:
    word = word_id(token, code)
    return f"#{word}" if word else ""


def totals_html(shown: Text) -> str:
    """What stands beside a comparison over the whole width."""
    changed = rules_html(shown.rows)
    heading = "Изменено по правилам" if changed else "Что изменено"
    return (
        f"<h2>{heading}</h2><p>{summary(shown)}</p>{changed}{''.join(correction_tables(shown))}{_kept(shown)}"
    )


def _kept(shown: Text) -> str:
    """What the edition left as it stands, though it might have been mended; nothing of a withdrawn text."""
    if shown.witness.header.withdrawn:
        return ""
    tokens = [token for row in shown.rows for token in row.tokens]
    kept = [language(shown.witness.language, text(token.corrected)) for token in tokens if token.notes]
    said = f" Оставлено и то, что вызывает вопрос: {', '.join(f'«{word}»' for word in kept)}." if kept else ""
    return f"<h3>Не тронуто</h3><p>Слова, их порядок и знаки препинания остались, как в источнике.{said}</p>"
