"""The edition's policy: every rule under its number, and every correction quotes one that is there."""

from __future__ import annotations

import re

import pytest
import rasklad
from edition import witness as editions
from edition.pages.changes import changes_html
from edition.pages.comparison import source_comparison_parts, wide_comparison_parts
from edition.pages.policy import TOPICS, policy_html, quoted
from edition.pages.rights import rights_html
from edition.pages.rows import rows_of
from edition.pages.source import source_html

LINK = re.compile(r'href="([^"#]*)#rule-(\d+)"')


@pytest.mark.parametrize("siglum", editions.sigla())
def test_every_rule_stands_on_the_page_with_the_number_of_its_places(siglum: str) -> None:
    witness = editions.load(siglum)
    html = policy_html("../../")
    uses = quoted(witness)
    for rule in witness.header.rules:
        assert rule.topic in TOPICS
        entry = re.search(rf'<div id="{siglum}-{rule.number}">(.*?)</div>', html)
        assert entry
        assert f"../../sources/{siglum}/#rule-{rule.number}" in entry[1]
        assert (f"По\u00a0нему: {uses[rule.number]}\u00a0" in entry[1]) == bool(uses[rule.number])


def test_places_are_counted_by_rule_those_of_the_character_map_too() -> None:
    """In cadogan-24 «ђ» stands 68 times for «ѣ», as its first rule says."""
    witness = editions.load("cadogan-24")
    assert quoted(witness)["1"] == 68
    assert "68 раз" in witness.header.rules[0].text
    marked = sum(len(token.corrections) for token in witness.tokens())
    assert quoted(witness).total() == marked + 68


@pytest.mark.parametrize("siglum", editions.sigla())
def test_every_correction_quotes_a_rule_that_the_edition_has(siglum: str) -> None:
    witness = editions.load(siglum)
    numbers = {rule.number for rule in witness.header.rules}
    made = [one for token in witness.tokens() for one in (*token.corrections, *token.systematic)]
    assert made
    assert {one.rule for one in made} <= numbers
    record = source_html(siglum)
    assert {number for _, number in LINK.findall(record)} <= set(re.findall(r'id="rule-(\d+)"', record))


@pytest.mark.parametrize("game_id", rasklad.games())
def test_on_a_games_page_each_mended_place_leads_to_its_rule(game_id: str) -> None:
    game = rasklad.game(game_id)
    witness = editions.load(game.witness)
    mended = [one for row in rows_of(game, witness) for token in row.tokens for one in token.corrections]
    page = f"../../sources/{game.witness}/"
    tables = "".join(re.findall(r"<tbody>.*?</tbody>", changes_html(game_id)))
    assert sorted(LINK.findall(tables)) == sorted((page, one.rule) for one in mended)
    wide = "".join(part.html for part in wide_comparison_parts(game_id))
    apparatus = "".join(re.findall(r'<div class="apparatus">.*?</div>', wide))
    assert sorted(LINK.findall(apparatus)) == sorted((page, one.rule) for one in mended)


def test_the_page_of_a_whole_text_leads_to_the_rules_from_where_it_stands() -> None:
    frame, *parts = source_comparison_parts("shedevr")
    assert frame.attributes["data-rules"] == "../../../sources/shedevr/"
    assert 'href="../../../sources/shedevr/#rule-3"' in "".join(part.html for part in parts)


def test_rights_are_told_source_by_source() -> None:
    html = rights_html("../../")
    for siglum in editions.sigla():
        assert f'href="../../sources/{siglum}/"' in html
    assert html.count("снимается одним переключателем") == 3
