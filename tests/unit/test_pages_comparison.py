"""The comparison shows the edition's texts, all of them and nothing else, with marks that can be counted."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser

import pytest
import rasklad
from edition import witness as editions
from edition.orthography import rules
from edition.pages.comparison import comparison_parts
from edition.pages.rows import layer_counts, rows_of
from markdown import markdown
from rasklad.clauses import EXECUTED_KINDS, short_label

GAMES = ["krepost-1", "kolodets-36"]


class Texts(HTMLParser):
    """The plain text of every element that has one of these classes, in order."""

    def __init__(self, html: str, *classes: str) -> None:
        super().__init__()
        self.found: list[tuple[str, str]] = []
        self._wanted = set(classes)
        self._open: list[str | None] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in {"input", "br", "path", "rect"}:
            return
        hit = self._wanted & set((dict(attrs).get("class") or "").split())
        self._open.append(hit.pop() if hit else None)
        if name := self._open[-1]:
            self.found.append((name, ""))

    def handle_endtag(self, tag: str) -> None:
        if self._open and tag not in {"input", "br", "path", "rect"}:
            self._open.pop()

    def handle_data(self, data: str) -> None:
        if any(self._open):
            name, text = self.found[-1]
            self.found[-1] = (name, text + data)


def comparison(game: str) -> str:
    return markdown(f"/// comparison | {game}\n///", extensions=["edition.pages"])


def plain(text: str) -> str:
    return " ".join(text.split())


def shown(html: str, name: str) -> list[str]:
    return [plain(text) for found, text in Texts(html, name).found if found == name]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_clause_of_the_law_has_its_row_in_the_order_of_the_text(game_id: str) -> None:
    html = comparison(game_id)
    game = rasklad.game(game_id)
    in_rows = re.findall(r'<div class="clause-row" [^>]*data-clause="([^"]+)"', html)
    assert tuple(in_rows) == game.law
    for clause in game.law:
        assert html.count(f'id="{clause}"') == 1
        assert f'data-short="{short_label(clause)}"' in html


@pytest.mark.parametrize("game_id", GAMES)
def test_the_columns_are_the_editions_texts_word_for_word(game_id: str) -> None:
    html = comparison(game_id)
    game = rasklad.game(game_id)
    witness = editions.load(game.witness)
    rows = rows_of(game, witness)
    left = "raw" if witness.language == "ru-luna1918" else "corrected"
    assert shown(html, "clause-old") == [
        plain("".join(getattr(token, left) for token in row.tokens)) for row in rows
    ]
    assert shown(html, "clause-new") == [
        plain("".join(token.modern for token in row.tokens if token.kind != "mark")) for row in rows
    ]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_reading_stands_after_the_clause_it_belongs_to(game_id: str) -> None:
    parts = comparison_parts(game_id)
    ids = [part.attributes.get("id") for part in parts if part.attributes.get("id")]
    for reading in rasklad.game(game_id).readings:
        before = ids[: ids.index(reading.id)]
        assert next(one for one in reversed(before) if one and ".R" not in one) == reading.after


@pytest.mark.parametrize("game_id", GAMES)
def test_a_clause_that_nothing_executes_says_its_kind(game_id: str) -> None:
    html = comparison(game_id)
    game = rasklad.game(game_id)
    witness = editions.load(game.witness)
    names = dict(witness.header.kinds)
    for clause in game.law:
        kind = witness.clause(clause).kind
        number = re.search(rf'<a class="clause-number" href="#{re.escape(clause)}">(.*?)</a>', html)
        assert number
        assert (f"<small>{names[kind]}</small>" in number[1]) == (kind not in EXECUTED_KINDS)


def test_the_first_clause_of_krepost_is_marked_letter_by_letter() -> None:
    row = next(part for part in comparison_parts("krepost-1") if part.attributes.get("data-short") == "I, а")
    assert (
        'data-old="внѣшнія" data-new="внешние">вн<i class="changed">ѣ</i>шн<i class="changed">ія</i></span>'
        in row.html
    )
    assert 'вн<i class="changed">е</i>шн<i class="changed">ие</i></span>' in row.html


def test_a_mended_word_says_what_the_scanner_read() -> None:
    row = next(part for part in comparison_parts("krepost-1") if part.attributes.get("data-short") == "I, б")
    word = re.search(r'<span class="word corrected"[^>]*>пор', row.html)
    assert word
    assert 'data-correction="ocr" data-sic="норъ" data-corr="поръ"' in word[0]
    assert row.html.count('data-sic="норъ"') == 1, "the new column has no mark of the scanner"


def test_a_note_mark_stands_in_the_old_text_only() -> None:
    row = next(part for part in comparison_parts("krepost-1") if part.attributes.get("data-short") == "I, в")
    assert row.html.count("[12]") == 1
    assert '<sup class="note-mark"' in row.html


@pytest.mark.parametrize("game_id", GAMES)
def test_each_layer_counts_what_it_marks(game_id: str) -> None:
    html = comparison(game_id)
    game = rasklad.game(game_id)
    counts = layer_counts(rows_of(game, editions.load(game.witness)))
    for layer, count in counts.items():
        box = re.search(rf'data-layer="{layer}" checked><span><span [^>]*>[^<]*</span> (\d+)', html)
        assert (int(box[1]) if box else 0) == count
    assert html.count('data-steps="') == 2 * counts["orthography"], "each changed word, in both columns"


def test_the_rules_that_the_page_uses_are_explained_on_it() -> None:
    html = comparison("krepost-1")
    data = re.search(r'id="orthography-rules">(.*?)</script>', html)
    assert data
    explained = json.loads(data[1])
    used = {rule for steps in re.findall(r'data-steps="([^"]+)"', html) for rule in steps.split()}
    assert set(explained) == used
    for rule_id, entry in explained.items():
        assert entry["sentence"] == rules()[rule_id].sentence
        assert "→" in entry["change"]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_reference_of_the_facts_and_sections_leads_to_a_row(game_id: str) -> None:
    html = markdown(
        "\n\n".join(
            f"/// {name} | {game_id}\n///"
            for name in ("facts", "comparison", "changes", "coverage", "citation")
        ),
        extensions=["edition.pages"],
    )
    ids = set(re.findall(r' id="([^"]+)"', html))
    # A play's link is the board's to read, and is no place on the page.
    targets = {target for target in re.findall(r'href="#([^"]+)"', html) if not target.startswith("play-")}
    assert targets
    assert targets <= ids
