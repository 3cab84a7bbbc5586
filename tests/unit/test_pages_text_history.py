"""When the text of a clause was changed: on its game's page and on the page of all changes."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
import rasklad
from edition import witness as editions
from edition.pages import text_history
from edition.pages.proofread import proofreading_html
from edition.pages.text_history import game_history_html, histories_html
from edition.witness import Revision, Witness, load

from tests.conftest import ROOT

CLAUSE = "cadogan-24.krepost.I.b"


def changed(witness: Witness) -> Witness:
    later = Revision("2026-12-05", "Сверено со снимком: «раньше».", (CLAUSE, "cadogan-24.sultan.1"))
    header = witness.header
    return replace(witness, header=replace(header, revisions=(later, *header.revisions)))


def test_a_game_whose_text_stands_as_published_says_so() -> None:
    html = game_history_html(rasklad.game("krepost-1"), load("cadogan-24"))
    assert "с\u00a0тех пор ни\u00a0один пункт не\u00a0менялся" in html
    assert "30\u00a0ноября 2026\u00a0года" in html


def test_a_change_is_told_on_the_pages_of_the_games_whose_clauses_it_names_and_no_other() -> None:
    witness = changed(load("cadogan-24"))
    html = game_history_html(rasklad.game("krepost-1"), witness)
    assert f'href="#{CLAUSE}">I, б</a>: Сверено со\u00a0снимком' in html
    assert "cadogan-24.sultan.1" not in html
    assert '<time datetime="2026-12-05">5\u00a0декабря 2026\u00a0года.</time>' in html
    assert "не\u00a0менялся" in game_history_html(rasklad.game("chasy"), witness)


def test_the_page_of_all_changes_leads_to_the_clauses_where_they_are_law(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(text_history, "witness_of", lambda siglum: changed(load(siglum)))
    html = histories_html("../../")
    assert f'href="../../games/krepost-1/#{CLAUSE}"' in html
    assert html.count("<h3") == len(editions.sigla())


def test_the_history_of_a_withdrawn_text_goes_with_it() -> None:
    witness = load("kolodets")
    withdrawn = replace(witness, header=replace(witness.header, withdrawn=True))
    assert game_history_html(rasklad.game("kolodets-36"), withdrawn) == ""
    assert proofreading_html(withdrawn) == ""


def test_the_edition_reads_which_clauses_a_change_touched(tmp_path: Path) -> None:
    folder = tmp_path / "kolodets"
    folder.mkdir()
    for name in ("raw.txt", "clauses.txt", "edition.xml"):
        (folder / name).write_bytes((ROOT / "sources/kolodets" / name).read_bytes())
    edition = (folder / "edition.xml").read_text("utf-8")
    target = 'target="#kolodets.pravila.7 #kolodets.pravila.8"'
    edition = edition.replace('who="#rasklad">', f'who="#rasklad" {target}>', 1)
    (folder / "edition.xml").write_text(edition, "utf-8")
    assert load("kolodets", tmp_path).header.revisions[0].clauses == (
        "kolodets.pravila.7",
        "kolodets.pravila.8",
    )


@pytest.mark.parametrize("siglum", editions.sigla())
def test_how_often_each_clause_was_read_is_told_clause_by_clause(siglum: str) -> None:
    witness = load(siglum)
    html = proofreading_html(witness)
    linked = re.findall(r'href="text/#([^"]+)"', html)
    assert sorted(linked) == sorted(str(one.clause) for one in witness.clauses())
    assert html.count("<li>") == len(witness.header.proofreadings)


def test_every_version_of_the_changelog_is_told_to_readers() -> None:
    versions = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    page = (ROOT / "docs/about/changes.md").read_text("utf-8")
    told = re.findall(r"^### (.+)$", page, re.MULTILINE)
    assert told == ["Готовится" if version == "Unreleased" else version for version in versions]
