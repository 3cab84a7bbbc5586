"""The recorded game on the page: its list replays to the positions of the engine, and names every clause."""

from __future__ import annotations

import dataclasses
import json
import re

import pytest
import rasklad
from edition.pages.recorded import bar_html, recorded_html, steps_of
from rasklad.cards import card_text

from tests.conftest import ROOT
from tests.unit.test_board import run_node

RECORDED = [name for name in rasklad.games() if rasklad.game(name).recorded]


def positions(game: str) -> list[dict[str, list[str]]]:
    declared = rasklad.game(game)
    position = rasklad.deal(declared, declared.demonstration)
    found = []
    for move in ("", *declared.recorded):
        position = rasklad.play(position, move) if move else position
        found.append(
            {
                place.id: [card_text(card, masked=True) for card in position.pile(place.id)]
                for place in declared.places
            }
        )
    return found


def test_the_script_replays_every_recorded_game_to_the_positions_of_the_engine() -> None:
    expected = {game: positions(game) for game in RECORDED}
    changes = {game: [step.change for step in steps_of(rasklad.game(game))] for game in RECORDED}
    program = """
      import { readFileSync } from "node:fs";
      const { recordingOf } = await import(process.argv[1]);
      const { expected, changes } = JSON.parse(readFileSync(0, "utf8"));
      const replayed = Object.entries(changes).map(([game, each]) =>
        [game, recordingOf(0, expected[game][0], each.map((change) => ({ change })), new Map()).positions]);
      console.log(JSON.stringify(Object.fromEntries(replayed)));
    """
    module = (ROOT / "playable/board/src/recording.ts").as_uri()
    result = run_node(
        "--input-type=module",
        "--eval",
        program,
        module,
        stdin=json.dumps({"expected": expected, "changes": changes}),
    )
    assert result.returncode == 0, result.stderr
    assert len(RECORDED) > 15
    assert json.loads(result.stdout) == expected


@pytest.mark.parametrize("game", ["krepost-1", "sultan"])
def test_the_list_names_each_move_with_its_clauses_and_hides_no_face_that_is_up(game: str) -> None:
    declared = rasklad.game(game)
    html = recorded_html(declared)
    entries = re.findall(r"<li data-move=.*?</li>", html)
    assert len(entries) == len(declared.recorded)
    for step, entry in zip(steps_of(declared), entries, strict=True):
        assert step.clauses
        assert re.findall(r'href="#([^"]+)"', re.sub(r"<svg.*?</svg>", "", entry)) == list(step.clauses)
    assert html.count('class="comment"') == len(declared.aids.comments)
    assert "style=" not in html


def test_a_game_without_a_recorded_one_has_neither_list_nor_buttons() -> None:
    declared = rasklad.game("krepost-1")
    bare = dataclasses.replace(declared, aids=dataclasses.replace(declared.aids, recorded=(), comments=()))
    assert recorded_html(bare) == bar_html(bare) == ""
