"""The apparatus, the totals, the citations and the pages over the whole width, as markup."""

from __future__ import annotations

import json
import re

import lxml.html
import pytest
import rasklad
from edition import witness as editions
from edition.citing.forms import bibtex, gost
from edition.citing.record import latin_key
from edition.orthography import rules
from edition.pages import rows as texts
from edition.pages.apparatus import apparatus_html, sign_of
from edition.pages.changes import changes_html
from edition.pages.citation import citation_data, clause_record
from edition.pages.contents import comparisons_html
from edition.pages.rows import game_text, source_text
from edition.pages.totals import totals_html, uses_by_rule
from edition.pages.words import yo_places
from markdown import markdown

from tests.conftest import ROOT

GAMES = list(rasklad.games())


def page(*directives: str) -> str:
    return markdown("\n\n".join(f"/// {one}\n///" for one in directives), extensions=["edition.pages"])


def test_the_apparatus_quotes_the_scan_then_counts_the_rules_then_gives_the_notes() -> None:
    row = next(row for row in game_text("krepost-1").rows if row.clause == "cadogan-24.krepost.7")
    paragraphs = re.findall(r"<p[^>]*>(.*?)</p>", apparatus_html(row.tokens, "ru-petr1708"))
    plain = [re.sub(r"<[^>]+>", "", paragraph).replace("\u00a0", " ") for paragraph in paragraphs]
    assert plain[0] == "группъ] групиъ скан правило 2"
    assert plain[1] == "ъ 11 · ѣ 4"
    assert plain[2].startswith("нисходящемъ] Второго «въ» нет.")


def test_a_row_without_changes_has_no_apparatus() -> None:
    row = next(
        row
        for row in game_text("kolodets-36").rows
        if not any(token.corrections or token.notes for token in row.tokens)
    )
    assert apparatus_html(row.tokens, "ru-luna1918") == ""


def test_each_rule_has_a_sign_short_enough_for_a_margin() -> None:
    for rule_id in rules():
        sign = sign_of(rule_id)
        assert sign
        assert "→" not in sign
        assert len(sign) <= 10


@pytest.mark.parametrize("game_id", GAMES)
def test_each_word_of_the_totals_leads_to_that_word_and_none_is_left_out(game_id: str) -> None:
    html = page(f"comparison | {game_id}", f"changes | {game_id}")
    words = dict(
        re.findall(r'<span class="word[^"]*" (?:tabindex="0" )?id="([^"]+)"[^>]*data-old="([^"]+)"', html)
    )
    links = re.findall(r'<a class="word-ref" href="#([^"]+)">', changes_html(game_id))
    assert set(links) >= set(words)
    for use in uses_by_rule(game_text(game_id).rows).values():
        for (old, _), places in use.words.items():
            assert all(words[word].lower() == old for word, _ in places)
    assert all(html.count(f' id="{link}"') == 1 for link in links)


def test_every_marked_word_is_one_stop_of_the_keyboard_with_one_id() -> None:
    words = [
        word
        for word in lxml.html.document_fromstring(page("comparison | krepost-1")).iter("span")
        if "word" in (word.get("class") or "").split()
    ]
    named = [word for word in words if word.get("id")]
    ids = [word.get("id") for word in named]
    assert len(ids) == len(set(ids))
    for word in words:
        # A word within the link of a term has that link for its stop.
        within = [link for link in word.iterancestors("a") if link.get("tabindex") != "-1"]
        stops = len(within) + (word.get("tabindex") == "0")
        assert stops == (1 if word in named else 0)
    tokens = [token for row in game_text("krepost-1").rows for token in row.tokens]
    assert ids == [token.id for token in tokens if token.steps or token.corrections]


def test_the_rules_are_told_with_history_and_their_own_section() -> None:
    spelling = (ROOT / "docs/orthography.md").read_text("utf-8")
    for directive, site in (("comparison | krepost-1", "../../"), ("source-text | cadogan-24", "../../../")):
        data = re.search(r'id="orthography-rules">(.*?)</script>', page(directive))
        assert data
        for rule_id, told in json.loads(data[1]).items():
            assert told["history"] == rules()[rule_id].history
            assert told["decree"] == rules()[rule_id].decree_item
            assert told["page"] == f"{site}orthography/#{rule_id}"
            assert f"{{ #{rule_id} }}" in spelling, f"the page of rules has no section {rule_id}"


def test_the_records_hold_each_clause_as_received_with_its_line() -> None:
    data = re.search(r'id="clause-records">(.*?)</script>', page("comparison | krepost-1"))
    assert data
    records = json.loads(data[1])
    witness = editions.load("cadogan-24")
    assert list(records["clauses"]) == list(rasklad.game("krepost-1").law)
    raw = (ROOT / "sources/cadogan-24/raw.txt").read_text("utf-8").splitlines()
    assert len(records["readings"]) == len(witness.header.proofreadings)
    for clause, (line, text, through) in records["clauses"].items():
        assert len(through) == len(witness.clause(clause).proofread) > 0
        assert text == witness.clause(clause).text("raw")
        assert text.split()[0] in raw[line - 1]
    assert records["cite"]["edition"] == witness.header.revisions[0].when


@pytest.mark.parametrize("game_id", GAMES)
def test_the_templates_of_a_citation_have_their_places_and_the_date_of_the_edition(game_id: str) -> None:
    shown = game_text(game_id)
    when = shown.witness.header.revisions[0].when
    read, entry = gost(clause_record(shown)), bibtex(clause_record(shown))
    assert re.findall(r"\{(\w+)\}", read) == ["clause", "url", "accessed"]
    assert f"Редакция от {'.'.join(reversed(when.split('-')))}." in read
    assert " – Текст : электронный // Расклад : " in read
    assert entry.startswith("@misc{{key},\n")
    assert entry.count("{") == entry.count("}")
    assert f"редакция от {when}" in entry
    data = citation_data(shown)
    assert (data["gost"], data["bibtex"], data["edition"]) == (read, entry, when)
    for form in ("ris", "csl"):
        places = re.findall(r"\{(\w+)\}", data[form])
        assert sorted(places) == ["accessed", "clause", "key", "url"]
    assert latin_key("cadogan-24.krepost.I.c") == "rasklad-cadogan-24-krepost-i-c"


def test_a_row_says_where_a_paragraph_of_the_source_begins() -> None:
    rows = game_text("krepost-1").rows
    assert rows[0].begins
    assert not rows[1].begins, "I, б goes on in the sentence of I, а"
    html = page("comparison | krepost-1")
    assert html.count("data-begins") == sum(row.begins for row in rows)


@pytest.mark.parametrize("siglum", editions.sigla())
def test_a_whole_source_has_each_clause_once_and_each_game_under_its_head(siglum: str) -> None:
    witness = editions.load(siglum)
    html = page(f"source-text | {siglum}")
    for segment in witness.clauses():
        assert html.count(f'id="{segment.clause}"') == 1
    heads = [one for one in witness.divisions if one.type != "site" and (one.head or one.gap_before)]
    assert html.count('class="division-head"') == len(heads)
    assert source_text(siglum).site == "../../../"


def test_the_totals_say_what_was_left_alone() -> None:
    html = totals_html(game_text("krepost-1"))
    assert "Не тронуто" in html
    assert '«<span lang="ru-petr1708">нисходящемъ</span>»' in html


def test_the_list_counts_what_the_pages_show() -> None:
    html = comparisons_html("../")
    shown = game_text("krepost-1")
    words = sum(bool(token.steps) for row in shown.rows for token in row.tokens)
    line = re.search(r'<tr><td><a href="../compare/krepost-1/">.*?</tr>', html)
    assert line
    cells = re.findall(r"<td>(.*?)</td>", line[0])
    assert cells[1:] == [
        str(len(rasklad.game("krepost-1").law)),
        str(words),
        str(sum(len(token.corrections) for row in shown.rows for token in row.tokens)),
    ]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_its_comparison_page_and_is_linked_both_ways(game_id: str) -> None:
    source = (ROOT / "docs/compare" / f"{game_id}.md").read_text("utf-8")
    assert f"/// wide-comparison | {game_id}\n" in source
    assert "template: compare.html" in source
    assert f'href="../../compare/{game_id}/"' in page(f"comparison | {game_id}")
    assert f'href="../../games/{game_id}/"' in page(f"comparison-title | {game_id}")


@pytest.mark.parametrize("siglum", editions.sigla())
def test_every_source_has_the_page_of_its_whole_text(siglum: str) -> None:
    source = (ROOT / "docs/sources" / siglum / "text.md").read_text("utf-8")
    assert f"/// source-text | {siglum}\n" in source


def test_layers_are_those_of_the_corrections_and_the_spelling() -> None:
    counts = texts.layer_counts(game_text("kolodets-36").rows)
    assert tuple(counts) == texts.LAYERS
    assert counts["orthography"] == 0
    assert counts["print"] > 0


@pytest.mark.parametrize("siglum", editions.sigla())
def test_the_corrections_of_a_source_lead_to_the_words_of_its_whole_text(siglum: str) -> None:
    record, whole = page(f"source | {siglum}"), page(f"source-text | {siglum}")
    assert '<a href="text/">' in record
    targets = re.findall(r'href="text/#([^"]+)"', record)
    corrected = any(token.corrections or token.systematic for token in editions.load(siglum).tokens())
    assert bool(targets) == corrected
    assert all(whole.count(f' id="{target}"') == 1 for target in targets)


def test_the_letter_yo_is_offered_where_it_is_certain_and_only_there() -> None:
    words = {
        token.modern: "".join(
            "ё" if at in yo_places(token) else letter for at, letter in enumerate(token.modern)
        )
        for row in game_text("krepost-1").rows
        for token in row.tokens
    }
    assert words["четырех"] == "четырёх"
    assert words["ее"] == "её"
    assert words["тех"] == "тех"
    assert words["следует"] == "следует"
    html = page("comparison | krepost-1")
    assert 'четыр<i class="yo">е</i>х' in html
    assert "data-yo" in html
