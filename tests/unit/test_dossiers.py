"""What the dossiers map to a rule of the engine is executed; each exception is listed with its reason."""

from __future__ import annotations

import csv
import re

import pytest
import rasklad

from tests.conftest import ROOT

DATA = ROOT / "tests/data/clauses"
ROW = re.compile(r"\| (.+?) \| `([^`]+)` \| .+ \|")


def rows(name: str) -> list[dict[str, str]]:
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


MAPPED = {row["clause"] for row in rows("dossiers.tsv") if row["mapped"] == "rule"}
EXCEPTIONS = {(row["game"], row["clause"]): row["reason"] for row in rows("exceptions.tsv")}


def test_the_labels_are_those_of_the_editors_page() -> None:
    page = (ROOT / "docs/contributing/clauses.md").read_text("utf-8")
    told = [(row["label"], row["clause"]) for row in rows("dossiers.tsv")]
    assert told == [(found[1], found[2]) for found in map(ROW.fullmatch, page.splitlines()) if found]
    assert len(told) > 200


@pytest.mark.parametrize("game_id", rasklad.games())
def test_the_dossiers_know_every_clause_of_the_law(game_id: str) -> None:
    """Of the sections that they are about: a text that came later has no dossier and needs none."""
    known = {row["clause"] for row in rows("dossiers.tsv")}
    sections = {section_of(clause) for clause in known}
    assert {clause for clause in rasklad.game(game_id).law if section_of(clause) in sections} <= known


def section_of(clause: str) -> str:
    return ".".join(clause.split(".")[:2])


@pytest.mark.parametrize("game_id", rasklad.games())
def test_what_a_dossier_maps_to_a_rule_is_executed_or_excepted_with_a_reason(game_id: str) -> None:
    game = rasklad.game(game_id)
    executed = game.coverage().by_clause
    idle = {clause for clause in game.law if clause in MAPPED and not executed[clause]}
    assert idle == {clause for of, clause in EXCEPTIONS if of == game_id}


def test_every_exception_has_its_reason_and_is_one() -> None:
    assert all(reason.endswith(".") for reason in EXCEPTIONS.values())
    assert {game for game, _ in EXCEPTIONS} <= set(rasklad.games())
    assert {clause for _, clause in EXCEPTIONS} <= MAPPED


def test_a_clause_without_a_rule_says_what_it_is_instead() -> None:
    for row in rows("dossiers.tsv"):
        assert row["mapped"] in {"rule", "none"}
        assert bool(row["none"]) == (row["mapped"] == "none"), row
