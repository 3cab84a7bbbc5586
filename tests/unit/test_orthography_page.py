"""The reader's page of the rules says what the rules say, and its examples are true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from edition.orthography import modernise_text, modernise_word, rules
from edition.orthography.lexicon import entries
from edition.orthography.registry import Rule

PAGE = (Path(__file__).resolve().parent.parent.parent / "docs" / "orthography.md").read_text(encoding="utf-8")
_TAG = re.compile("<[^>]+>")


def sections() -> dict[str, tuple[str, str]]:
    """Rule id → (heading, body)."""
    found = re.finditer(r"^### ([^\n]+) \{ #([A-Z-]+) \}\n(.*?)(?=^##|\Z)", PAGE, re.DOTALL | re.MULTILINE)
    return {match[2]: (match[1], _TAG.sub("", match[3])) for match in found}


def rows(body: str) -> list[list[str]]:
    lines = [line for line in body.splitlines() if line.startswith("| ") and not line.startswith("| ---")]
    cells = [[cell.strip(" ") for cell in line.strip().strip("|").split("|")] for line in lines]
    return [row for row in cells if row[0] != "было"]


def test_each_rule_has_one_section_and_there_is_no_other() -> None:
    assert set(sections()) == set(rules())
    assert len(re.findall("^### ", PAGE, re.MULTILINE)) == len(rules())


@pytest.mark.parametrize("rule", rules().values(), ids=lambda rule: rule.id)
def test_a_section_says_what_the_rule_says(rule: Rule) -> None:
    heading, body = sections()[rule.id]
    assert heading == rule.change
    assert rule.sentence in body
    assert rule.history in body
    item = re.search("Реформа, п\\.\u00a0([0-9]+)", body)
    assert (int(item[1]) if item else None) == rule.decree_item


@pytest.mark.parametrize("rule", rules().values(), ids=lambda rule: rule.id)
def test_the_examples_on_the_page_are_true(rule: Rule) -> None:
    shown = rows(sections()[rule.id][1])
    assert shown
    for old, modern, *_ in shown:
        yo = rule.id == "YO-SHOW"
        assert modernise_text(old, yo=yo) == modern
        if rule.apply_to_word:
            assert rule.id in {step.rule for step in modernise_word(old, yo=yo).steps}


def test_the_table_of_words_is_the_rules_table() -> None:
    listed = [tuple(row) for row in rows(sections()["LEX"][1]) if len(row) == 3]
    assert listed == [(*entry.example.split("→"), entry.reason) for entry in entries()]


def test_the_links_on_the_page_lead_to_its_sections() -> None:
    assert set(re.findall(r"\]\(#([^)]+)\)", PAGE)) <= set(sections())


def test_the_commands_on_the_page_print_what_it_shows() -> None:
    assert modernise_text("Основныя карты раскладываютъ") in PAGE
    modern, steps, _ = modernise_word("внѣшнія")
    chain = " ".join(f"{step.rule}:{step.before}→{step.after}" for step in steps)
    assert f"внѣшнія\t{modern}\t{chain}" in PAGE
