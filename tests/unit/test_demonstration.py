"""The recorded game of the first page: complete as a list, and drawn by the script as by the build."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import lxml.html
import pytest
import rasklad
from edition.pages import demonstration
from edition.pages.demonstration import clause_in_words, demonstration_html, pile_html
from edition.pages.errors import PageError
from edition.pages.library import witness_of

from tests.conftest import ROOT
from tests.unit.test_board import run_node

PILES = [("", []), ("h", []), ("s", ["QS"]), ("", ["#", "#", "TC"]), ("d", ["AD", "2D", "#"])]


def test_every_move_stands_in_the_list_with_clauses_that_are_told_in_words() -> None:
    game = rasklad.game("krepost-1")
    page: Any = lxml.html.fromstring(demonstration_html("krepost-1"))
    moves = page.findall(".//ol/li")
    assert len(moves) == len(game.recorded)
    laws = {law.get("data-law"): law.find("dd").text_content() for law in page.iterfind(".//dl/div")}
    for move in moves:
        cited = [link.get("data-cited") for link in move.iterfind(".//a[@data-cited]")]
        assert cited
        assert all(laws[clause] for clause in cited)
    for link in page.iter("a"):
        assert link.get("href").startswith("games/krepost-1/")
    told = laws["cadogan-24.krepost.7"]
    assert witness_of("cadogan-24").clause("cadogan-24.krepost.7").text("modern").rstrip(" ,.;") in told


def test_the_script_draws_a_pile_as_the_build_does() -> None:
    program = (
        'import { pileHtml } from "./playable/board/src/demonstration/pile.ts";'
        f"console.log(JSON.stringify({json.dumps(PILES)}.map(([sign, cards]) => pileHtml(sign, cards))));"
    )
    result = run_node("--input-type=module", "--eval", program)
    assert result.returncode == 0, result.stderr
    assert json.loads(result.stdout) == [pile_html(sign, cards) for sign, cards in PILES]


@pytest.mark.parametrize("game_id", rasklad.games())
def test_every_recorded_game_can_be_shown(game_id: str) -> None:
    game = rasklad.game(game_id)
    if game.recorded:
        assert demonstration_html(game_id).count("data-change=") == len(game.recorded)
    for clause in (*game.law, *(reading.id for reading in game.readings)):
        assert "".join(clause_in_words(clause, game)), clause


def test_a_withdrawn_text_is_told_in_our_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    game = rasklad.game("krepost-1")
    witness = witness_of(game.witness)
    withdrawn = dataclasses.replace(witness, header=dataclasses.replace(witness.header, withdrawn=True))
    monkeypatch.setattr(demonstration, "witness_of", lambda _: withdrawn)
    words = "".join(clause_in_words("cadogan-24.krepost.7", game))
    assert "На карту ряда кладут карту на ступень старше или младше" in words.replace("\u00a0", " ")
    assert "марьяж" not in words


def test_a_game_without_a_recorded_one_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = rasklad.game("krepost-1")
    bare = dataclasses.replace(game, aids=dataclasses.replace(game.aids, recorded=()))
    monkeypatch.setattr(demonstration, "game_of", lambda _: bare)
    with pytest.raises(PageError, match="нет записанной партии"):
        demonstration_html("krepost-1")


def test_the_first_page_has_a_game_that_needs_no_engine() -> None:
    page = (ROOT / "docs/index.md").read_text("utf-8")
    assert "/// demonstration | krepost-1" in page
    assert "/// board" not in page
