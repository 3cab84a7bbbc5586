"""What the search index is made of: pages cut into clauses, modern text, both spellings word for word."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
import rasklad
from building.searchable import BETWEEN, SearchablePage, searchable, searchable_pages, write_searchable
from building.word_forms import all_forms, fleeting_forms
from edition import witness as editions

PAGE = """<!doctype html><html><body><nav>nav</nav>
<main><h1>Крѣпость</h1><p>Начало.</p>{rows}</main></body></html>"""
ROW = """<div class="clause-row" id="a.b.7" data-clause="a.b.7" data-short="7">
<a class="clause-number" href="#a.b.7">7</a><p class="clause-old" lang="ru-petr1708">{old}</p>
<p class="clause-new" lang="ru-luna1918">{new}</p><div class="apparatus">ѣ 3</div>
<p class="clause-now" hidden></p></div>"""


def page_of(rows: str, address: str = "games/x/") -> SearchablePage:
    page = searchable(PAGE.format(rows=rows), address)
    assert page is not None
    return page


def test_a_clause_is_a_part_with_its_modern_text_and_its_old_text_in_the_title() -> None:
    part = page_of(ROW.format(old="Въ лѣсу<sup class='note-mark'>[12]</sup>", new="В лесу")).parts[-1]
    assert (part.anchor, part.text) == ("a.b.7", "В лесу")
    assert part.title.split(BETWEEN) == ["7", "Въ лѣсу", ""]


def test_a_word_that_became_two_keeps_the_words_aligned() -> None:
    old = '<span class="word" data-old="если-бы" data-new="если\u00a0бы">если-бы</span> такъ'
    part = page_of(ROW.format(old=old, new="если\u00a0бы так")).parts[-1]
    assert len(part.title.split(BETWEEN)[1].split(" ")) == len(part.text.split(" ")) == 3


def test_a_caption_belongs_to_the_page_and_not_to_the_clause_before_it() -> None:
    caption = '<div class="clause-row" data-kind="caption"><p class="clause-new">Рисунок</p></div>'
    page = page_of(ROW.format(old="Въ", new="В") + caption)
    assert page.parts[-1].text == "В"
    assert page.parts[0].text == "Начало. Рисунок"


def test_what_stands_behind_a_clause_is_no_part_of_it() -> None:
    page = page_of(ROW.format(old="Въ", new="В") + "<aside class='gap'><p>Конца нет.</p></aside>")
    assert page.parts[-1].text == "В"
    assert page.parts[0].text == "Начало. Конца нет."


def test_a_reading_has_its_label_in_the_title_alone() -> None:
    reading = (
        '<aside class="reading" id="x.R1" data-clause="x.R1" data-short="Р1">'
        "<h3>Чтение редактора Р1</h3><p>Не сказано.</p></aside>"
    )
    part = page_of(reading).parts[-1]
    assert (part.title.split(BETWEEN)[0], part.text) == ("Р1", "Не сказано.")


def test_a_heading_names_the_clauses_under_it() -> None:
    heading = '<h2 id="s"><span lang="ru-petr1708">СУЛТАНЪ.</span> <span class="new-name">СУЛТАН.</span></h2>'
    page = page_of(heading + ROW.format(old="Въ", new="В"))
    assert page.parts[1].title == "СУЛТАНЪ / СУЛТАН"
    assert page.parts[2].title.split(BETWEEN)[2] == "СУЛТАНЪ / СУЛТАН"


def test_a_heading_that_is_lost_has_one_name_only() -> None:
    page = page_of('<h2 id="s"><span class="new-name">Заглавие утрачено</span></h2>')
    assert page.parts[1].title == "Заглавие утрачено"


def test_text_stays_text_in_what_pagefind_reads() -> None:
    html = page_of('<p>&lt;script&gt; &amp; «a"b»</p>').html()
    assert "<script>" not in html
    assert "&lt;script&gt; &amp;" in html


def test_a_page_without_text_of_ours_is_left_out() -> None:
    assert searchable("<html><body><p>x</p></body></html>", "x/") is None


def test_names_are_known_in_every_form_and_changing_stems_are_bridged() -> None:
    assert {"колодец", "колодцем", "колодцев"} <= set(all_forms("Колодец / 36 карт"))
    assert fleeting_forms("девяток") == ("девятка",)
    assert fleeting_forms("карта пасьянс") == ()
    assert all_forms("Глокая куздра") == ("глокая", "куздра"), "no form is invented"


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[str, SearchablePage]:
    return {page.address: page for page in searchable_pages(site)}


def test_every_clause_of_every_source_is_found_once(pages: dict[str, SearchablePage]) -> None:
    """A clause that several games share (both Колодец) is found on the page of each."""
    parts = [(address, part.anchor) for address, page in pages.items() for part in page.parts]
    for siglum in editions.sigla():
        for segment in editions.load(siglum).clauses():
            clause = segment.clause or ""
            found = [address for address, anchor in parts if anchor == clause]
            games = [f"games/{one}/" for one in rasklad.games() if clause in rasklad.game(one).law]
            assert sorted(found) == sorted(games or [f"sources/{siglum}/text/"]), clause


def test_every_clause_has_as_many_old_words_as_new_ones(pages: dict[str, SearchablePage]) -> None:
    aligned = 0
    for page in pages.values():
        for part in page.parts:
            _, _, rest = part.title.partition(BETWEEN)
            old = rest.partition(BETWEEN)[0]
            if old:
                assert len(old.split(" ")) == len(part.text.split(" ")), part.anchor
                aligned += 1
    assert aligned > 50


def test_no_old_letter_is_in_the_text_of_a_clause(pages: dict[str, SearchablePage]) -> None:
    for page in pages.values():
        for part in page.parts:
            # A reading of ours may quote an old word; the text of a clause is modern.
            reading = re.search(r"\.R\d+$", part.anchor)
            if BETWEEN in part.title and "." in part.anchor and not reading:
                assert not re.search("[ѣѢѳѵ]|ъ\\b", part.text), part.anchor


def test_the_file_for_pagefind_lists_every_page(site: Path, tmp_path: Path) -> None:
    count = write_searchable(site, tmp_path / "deep/pages.json")
    records = json.loads((tmp_path / "deep/pages.json").read_text("utf-8"))
    assert len(records) == count > 10
    assert {"", "games/krepost-1/", "orthography/", "data/"} <= {record["url"] for record in records}
    assert not any(record["url"].startswith("compare/k") for record in records), (
        "they repeat the games' pages"
    )
