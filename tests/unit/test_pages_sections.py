"""What follows the text: what was changed, what is executed, the source's record."""

from __future__ import annotations

import re
from html import unescape

import pytest
import rasklad
from edition import witness as editions
from edition.accounts import account
from edition.pages.changes import changes_html
from edition.pages.coverage import coverage_html
from edition.pages.facts import facts_html
from edition.pages.markup import counted, lowered, typeset
from edition.pages.rows import rows_of
from edition.pages.source import source_html
from edition.pages.totals import uses_by_rule
from edition.positions import load
from rasklad.clauses import short_label


def test_the_changes_of_krepost_are_counted_by_rule_and_give_the_words() -> None:
    game = rasklad.game("krepost-1")
    witness = editions.load(game.witness)
    uses = uses_by_rule(rows_of(game, witness))
    steps = sum(len(token.steps) for row in rows_of(game, witness) for token in row.tokens)
    assert sum(use.steps for use in uses.values()) == steps
    html = changes_html("krepost-1")
    assert [int(count) for count in re.findall(r"<b>(\d+)</b></summary>", html)] == sorted(
        (use.steps for use in uses.values()), reverse=True
    )
    assert "внѣшнія" in html
    assert "норъ" in html, "the scanner's errors are listed"
    assert "Знак «ђ» всюду прочитан как «ѣ»" in html


def test_the_words_of_a_rule_are_on_the_page_without_a_script() -> None:
    html = changes_html("krepost-1")
    assert html.count("<details") == html.count("<summary>") > 3
    assert "<script" not in html


def test_coverage_tells_what_runs_and_why_the_rest_does_not() -> None:
    game = rasklad.game("krepost-1")
    html = coverage_html("krepost-1")
    idle = re.findall(r'<li class=idle><a class="clause-ref" href="#([^"]+)"', html)
    assert set(idle) == {one.clause for one in game.unexecuted}
    for one in game.unexecuted:
        assert typeset(one.reason) in html
    plates = html.partition("</ul>")[0]
    assert plates.count("<li") == len(game.law)
    assert account(game) in html
    assert f"{len(game.law) - len(idle)}\u00a0пунктов из\u00a0{len(game.law)}, " in html


@pytest.mark.parametrize("game_id", rasklad.games())
def test_each_clause_leads_to_the_positions_in_which_it_works_and_forbids(game_id: str) -> None:
    html = coverage_html(game_id)
    shown = re.findall(
        r'<a href="#play-([^"]+)" data-(works|forbids)="([^"]+)"(?: data-move="([^"]+)")?>', html
    )
    assert [(link, effect, clause, unescape(move)) for link, effect, clause, move in shown] == [
        (claim.link, claim.effect, claim.of, claim.move)
        for claim in load(game_id)
        if claim.link and not claim.rule
    ]
    # Without a script there is no board to lead to: the whole list is hidden.
    assert html.count("#play-") == html.partition('<details class="seen scripted">')[2].count("#play-") > 0


def test_a_link_to_a_position_says_which_clause_it_shows() -> None:
    html = coverage_html("krepost-1")
    assert 'работает<span class="unseen">: пункт\u00a07</span></a>' in html
    assert 'запрещает<span class="unseen">: чтение\u00a0Р7</span></a>' in html


@pytest.mark.parametrize("game_id", rasklad.games())
def test_every_figure_of_the_facts_names_its_clauses(game_id: str) -> None:
    game = rasklad.game(game_id)
    html = facts_html(game_id)
    for fact in game.facts():
        assert f"<dt>{fact.label}</dt>" in html
        for part, clauses in fact.parts:
            assert part in html
            assert clauses, f"{game_id}: {fact.label}: «{part}» rests on no clause"
            assert all(f">{short_label(clause)}</a>" in html for clause in clauses)


@pytest.mark.parametrize("siglum", editions.sigla())
def test_a_source_lists_every_correction_with_its_editorial_rule(siglum: str) -> None:
    witness = editions.load(siglum)
    html = source_html(siglum)
    corrections = [one for token in witness.tokens() for one in token.corrections]
    tables = re.findall(r'<table class="corrections">.*?</table>', html, re.DOTALL)
    rows = [row for table in tables for row in re.findall(r'<tr(?: class="(unsure)")?><td>', table)]
    assert len(rows) == len(corrections)
    assert rows.count("unsure") == sum(one.cert != "high" for one in corrections)
    assert witness.header.sha256 in html
    for rule in witness.header.rules:
        assert f'id="rule-{rule.number}"' in html
    targets = set(re.findall(r'href="#(rule-[^"]+)"', html))
    assert targets <= set(re.findall(r'id="(rule-[^"]+)"', html))


@pytest.mark.parametrize(
    ("number", "phrase"),
    [(1, "1 карта"), (2, "2 карты"), (5, "5 карт"), (11, "11 карт"), (21, "21 карта"), (112, "112 карт")],
)
def test_a_noun_agrees_with_its_number(number: int, phrase: str) -> None:
    assert counted(number, "карта", "карты", "карт") == phrase.replace(" ", "\u00a0")


def test_our_sentences_are_set_with_no_break_spaces() -> None:
    assert typeset("ряд — в центре, № 7") == "ряд\u00a0— в\u00a0центре, №\u00a07"
    assert typeset("<b>") == "&lt;b&gt;"
    assert lowered("Нельзя.") == "нельзя."
    assert lowered("АБВ") == "АБВ"
