"""What was changed in a text, by rule and with the words: the apparatus, complete without a script."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from edition.orthography import rules
from edition.pages.comparison import OLD, Row, rows_of
from edition.pages.corrections import Location, corrections_table
from edition.pages.library import game_of, witness_of
from edition.pages.markup import ARROW, counted, language, text
from edition.witness import Token, Witness

CORRECTIONS = {
    "ocr": ("Ошибки распознавания", "Сделал сканер: в книге этого нет."),
    "print": ("Опечатки", "Сделал наборщик."),
    "typography": ("Оформление", "Знаки приведены к нормам набора."),
}


@dataclass
class RuleUse:
    """How often one rule of the reform worked: steps, and the words with the clauses they stand in."""

    steps: int = 0
    words: dict[tuple[str, str], list[str]] = field(default_factory=lambda: defaultdict(list))


def uses_by_rule(rows: Iterable[Row]) -> dict[str, RuleUse]:
    """Rule → its use, the most frequent first."""
    uses: dict[str, RuleUse] = defaultdict(RuleUse)
    for row in rows:
        for token in row.tokens:
            for step in token.steps:
                use = uses[step.rule]
                use.steps += 1
                use.words[token.corrected.lower(), token.modern.lower()].append(row.clause or "")
    return dict(sorted(uses.items(), key=lambda item: (-item[1].steps, item[0])))


def changes_html(game_id: str) -> str:
    """The section «Что изменено» of a game. Raises PageError for an unknown game."""
    game = game_of(game_id)
    witness = witness_of(game.witness)
    rows = rows_of(game, witness)
    tokens = [token for row in rows for token in row.tokens]
    parts = [f"<p>{_sentence(tokens, witness)}</p>", rules_html(rows), *_corrections(rows)]
    return f'<section class="changes"><h2>Что изменено</h2>\n{"".join(parts)}</section>'


def _sentence(tokens: list[Token], witness: Witness) -> str:
    words = sum(token.kind == "word" and bool(token.corrected) for token in tokens)
    said = [f"В тексте игры {counted(words, 'слово', 'слова', 'слов')}"]
    if witness.language == OLD:
        said[0] += f", по реформе изменено {sum(bool(token.steps) for token in tokens)}"
    said += systematic_sentences(tokens, witness)
    if not any(one.type == "print" for token in tokens for one in token.corrections):
        said.append("Опечаток самого источника здесь не найдено")
    return ". ".join(said) + "."


def systematic_sentences(tokens: Iterable[Token], witness: Witness) -> list[str]:
    """What the header's character map changed in these tokens, a sentence (without its stop) a character."""
    received = "".join(token.raw for token in tokens if token.systematic)
    readings = {one.received: one.corrected for one in reversed(witness.header.characters)}
    return [
        f"Знак «{text(sign)}» всюду прочитан как «{text(corrected)}»: "
        f"{counted(received.count(sign), 'раз', 'раза', 'раз')}"
        for sign, corrected in readings.items()
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
    return ", ".join(
        f'{language(OLD, text(old))}{ARROW}{text(new)}{f" ({len(places)})" if len(places) > 1 else ""}'
        for (old, new), places in sorted(use.words.items())
    )


def _corrections(rows: Iterable[Row]) -> Iterator[str]:
    found = [
        (Location(row.clause, token.id.split(".")[0].removeprefix("l")), one)
        for row in rows
        for token in row.tokens
        for one in token.corrections
    ]
    for kind, (heading, says) in CORRECTIONS.items():
        entries = [(place, one) for place, one in found if one.type == kind]
        if entries:
            yield f"<h3>{heading}</h3><p>{says}</p>{corrections_table(entries)}"
