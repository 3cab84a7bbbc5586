"""The stored positions: each shows what it claims, no clause and no rule is without one.

After a change of a declaration: `python -m edition positions GAME --write`, and read the difference.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from edition.positions import FOLDER, Stored, fault, load
from edition.positions.stored import RULE
from edition.positions.walks import worked
from edition.positions.without import can_be_missed
from rasklad import from_text, game, games, links

LONGEST_LINK = 480


@pytest.mark.parametrize("game_id", games())
def test_every_stored_position_shows_what_it_claims(game_id: str) -> None:
    declared = game(game_id)
    claims = load(game_id)
    assert claims
    assert {claim.of + claim.effect: found for claim in claims if (found := fault(declared, claim))} == {}


@pytest.mark.parametrize("game_id", games())
def test_every_executed_clause_and_reading_is_there_both_ways_or_says_why_not(game_id: str) -> None:
    executed = [clause for clause, rules in game(game_id).coverage().by_clause.items() if rules]
    stored = [(claim.of, claim.effect) for claim in load(game_id) if not claim.rule]
    assert stored == list(product(executed, ("works", "forbids")))
    absent = [claim for claim in load(game_id) if claim.proof == "none"]
    assert all(claim.note.endswith(".") for claim in absent)


@pytest.mark.parametrize("game_id", games())
def test_every_rule_is_missed_in_a_stored_position_when_it_is_switched_off(game_id: str) -> None:
    """Together with the proof of each claim this is the mutation test: no rule of a game is idle."""
    rules = [rule.name for rule in game(game_id).rules() if can_be_missed(rule)]
    assert [claim.rule for claim in load(game_id) if claim.rule] == rules


@pytest.mark.parametrize("game_id", games())
def test_the_links_are_short_and_written_as_the_engine_writes_them(game_id: str) -> None:
    for claim in load(game_id):
        if claim.link:
            assert links.write(links.follow(game(game_id), claim.link)) == claim.link
            assert len(claim.link) <= LONGEST_LINK, claim


def test_worked_positions_are_positions() -> None:
    for game_id, readings, text in worked():
        from_text(game(game_id), text, readings)
    assert {game_id for game_id, _, _ in worked()} == set(games())


def test_no_file_of_a_game_that_is_none_lies_there() -> None:
    assert {file.stem for file in FOLDER.glob("*.tsv")} == {*games(), "worked"}


PERMITS = Stored("cadogan-24.krepost.7", "works", "move", "1/d195259", "R1>R7")
REFUSES = Stored("cadogan-24.krepost.I.c", "forbids", "refusal", "1/d195259", "R1>:2")
RULES = Stored("krepost-1.R3", "works", "rule", "1/d195259", "R1>R7", "marriage")
OFF = Stored(f"{RULE}marriage", "off", "move", "1/d195259", "R1>R7")
OVER = Stored("cadogan-24.krepost.15", "works", "state", "1/pR1:KS;R2:KH")
LAID = Stored("cadogan-24.krepost.2", "works", "deal", "1/d195259", "", "straight across both wings")
OPTION = Stored("kolodets-36.R2", "works", "option", "1/d174", "R3>F2", "emptyPlace=never")


@pytest.mark.parametrize("claim", [PERMITS, REFUSES, OFF, OVER, LAID])
def test_a_true_claim_has_no_fault(claim: Stored) -> None:
    assert fault(game("krepost-1"), claim) == ""


@pytest.mark.parametrize(
    "claim",
    [
        replace(PERMITS, of="cadogan-24.krepost.12"),
        replace(PERMITS, move="R1>R3"),
        replace(PERMITS, effect="forbids"),
        replace(REFUSES, of="cadogan-24.krepost.7"),
        replace(REFUSES, move="R1>R7"),
        replace(RULES, note="refill a lane"),
        replace(OFF, move="FS>R1"),
        replace(OFF, of=f"{RULE}no such rule"),
        replace(OVER, link="1/d195259"),
        replace(LAID, link="1/d195259//R10-FS"),
        replace(LAID, note="marriage"),
        replace(PERMITS, proof="none"),
        replace(PERMITS, proof="hearsay"),
        replace(PERMITS, effect="hinders"),
    ],
)
def test_a_false_claim_is_found_out(claim: Stored) -> None:
    assert fault(game("krepost-1"), claim)


def test_an_option_that_changes_nothing_proves_nothing() -> None:
    """Taking a card away to a corner is allowed whether an empty place may be filled or not."""
    assert fault(game("kolodets-36"), OPTION)
