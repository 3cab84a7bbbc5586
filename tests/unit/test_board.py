"""The board's parts outside a browser: its own tests under Node, its markup, its measured table."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
from pathlib import Path

import pytest
import rasklad
from edition.pages.board import board_html, pile_html
from edition.pages.card_symbols import SPRITE, symbols
from edition.pages.errors import PageError
from edition.pages.labels import shown_label
from edition.table_layout import LAYOUT_FIELDS, SPOT_FIELDS, attributes, geometry_css, layout_of
from rasklad.places import Place

from tests.conftest import ROOT

NODE = ROOT / ".venv/bin/node"
BOARD = ROOT / "playable/board"
GAMES = rasklad.games()


def run_node(*arguments: str | Path, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [NODE, "--disable-warning=ExperimentalWarning", *arguments],
        cwd=ROOT,
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_boards_own_tests_pass_under_node() -> None:
    files = sorted((BOARD / "tests").glob("*.test.mjs"))
    assert files
    # A start that a test leaves pending would hold its process for the twenty seconds of its own timer.
    result = run_node("--test", "--test-force-exit", "--test-reporter=tap", *files)
    assert result.returncode == 0, result.stdout + result.stderr
    counted = re.search(r"^# pass (\d+)$", result.stdout, re.MULTILINE)
    assert counted
    assert int(counted[1]) > 40, "most tests were not found"


def live_markup(piles: list[tuple[Place, list[str]]]) -> list[str]:
    """What the script draws for these piles."""
    facts = [
        {
            "place": place.id,
            "role": place.role,
            "spoken": place.spoken,
            "label": shown_label(place),
            "sign": "" if place.suit is None else "shdc"[place.suit],
            "cards": cards,
        }
        for place, cards in piles
    ]
    program = """
      import { readFileSync } from "node:fs";
      const { pileContent } = await import(process.argv[1]);
      const piles = JSON.parse(readFileSync(0, "utf8"));
      console.log(JSON.stringify(piles.map((pile) => pileContent(pile, pile.cards))));
    """
    module = (BOARD / "src/markup.ts").as_uri()
    result = run_node("--input-type=module", "--eval", program, module, stdin=json.dumps(facts))
    assert result.returncode == 0, result.stderr
    drawn: list[str] = json.loads(result.stdout)
    return drawn


@pytest.mark.parametrize("game_id", GAMES)
def test_a_pile_is_drawn_in_play_as_it_stands_on_the_built_page(game_id: str) -> None:
    game = rasklad.game(game_id)
    pack = [card for suit in "SHDC" for card in (f"A{suit}", f"10{suit}", f"Q{suit}", f"K{suit}", f"7{suit}")]
    contents: list[list[str]] = [
        [],
        ["QS"],
        ["5H", "10D", "AC"],
        ["#", "#", "#"],
        ["#", "KH"],
        pack,
        ["#"] * 21,
    ]
    piles = [(place, cards) for place in game.places for cards in contents]
    assert live_markup(piles) == [pile_html(place, cards, shown_label(place)) for place, cards in piles]


@pytest.mark.parametrize("game_id", GAMES)
def test_the_page_shows_every_place_and_only_faces_that_are_up(game_id: str) -> None:
    game = rasklad.game(game_id)
    html = board_html(game_id)
    position = rasklad.deal(game, game.demonstration)
    assert re.findall(r'data-place="([^"]+)"', html) == [place.id for place in game.places]
    up = sorted(card for place in game.places for card in position.pile(place.id) if card < 64)
    shown = re.findall(r'data-card="([^"]+)"', html)
    assert sorted(shown) == sorted(rasklad.cards.card_text(card) for card in up)
    assert html.count(' tabindex="0"') == 1
    assert "style=" not in html
    used, defined = (
        set(re.findall(r'<use href="#([^"]+)"', html)),
        set(re.findall(r'<symbol id="([^"]+)"', html)),
    )
    assert used <= defined


def test_a_deal_can_be_named_and_a_bad_one_is_refused() -> None:
    assert 'deal="7"' in board_html("krepost-1", 7)
    with pytest.raises(PageError, match="-1"):
        board_html("krepost-1", -1)
    with pytest.raises(PageError, match="nosuch"):
        board_html("nosuch")


@pytest.mark.parametrize("game_id", GAMES)
def test_every_number_of_the_layout_has_its_rule_in_the_style_sheet(game_id: str) -> None:
    layout = layout_of(rasklad.game(game_id))
    css = geometry_css([layout])
    owners = [(LAYOUT_FIELDS, layout), *((SPOT_FIELDS, spot) for spot in layout.spots)]
    for fields, owner in owners:
        for name, value in re.findall(r'data-(\w+)="([^"]+)"', attributes(fields, owner)):
            assert f'[data-{name}="{value}"]{{--{name}:{value}}}' in css


@pytest.mark.parametrize("game_id", GAMES)
def test_no_two_piles_as_dealt_lie_on_one_another_and_all_lie_on_the_table(game_id: str) -> None:
    game = rasklad.game(game_id)
    layout = layout_of(game)
    position = rasklad.deal(game, game.demonstration)
    drawn = [
        (spot.place.id, spot.x + step * spot.dx, spot.y + step * spot.dy)
        for spot in layout.spots
        for step in (0, max(0, len(position.pile(spot.place.id)) - 1))
    ]
    for place, x, y in drawn:
        # Steps are written in thousandths of a card: a long fan may be a pixel off.
        assert -0.01 <= x <= layout.width - 0.99, place
        assert -0.01 <= y <= layout.full - 0.99, place
        for other, other_x, other_y in drawn:
            apart = abs(x - other_x) >= 0.99 or abs(y - other_y) >= 0.99
            assert place == other or apart, (place, other)


def test_a_spread_pile_has_room_up_to_its_neighbour() -> None:
    spots = {spot.place.id: spot for spot in layout_of(rasklad.game("kolodets-36")).spots}
    above, centre = spots["R1"], spots["R3"]
    reach = above.y + above.room * above.dy + 1
    assert above.room >= 5
    assert reach <= centre.y < reach + above.dy


def test_the_whole_deck_with_both_sets_of_letters_weighs_at_most_12_kb() -> None:
    assert len(gzip.compress("".join(symbols().values()).encode(), 9)) <= 12_000
    deck = (SPRITE / "cards.svg").read_text("utf-8")
    for symbol in ("r-A", "r-J", "r-Q", "r-K", "h-J", "h-Q", "h-K"):
        found = re.search(rf'<symbol id="{symbol}".*?</symbol>', deck)
        assert found, symbol
        letters = re.findall(r'<path opacity="var\(--(\w+),([01])\)" d="([^"]+)"/>', found[0])
        assert [(name, shown) for name, shown, _ in letters] == [("russian", "1"), ("latin", "0")], symbol
        assert letters[0][2] != letters[1][2], f"{symbol}: one drawing for two letters"


def test_each_suit_has_its_own_colour_to_be_set() -> None:
    cards = dict(re.findall(r'<symbol id="c-(\w+[SHDC])"(.*?)</symbol>', "".join(symbols().values())))
    assert len(cards) == 52
    for name, drawing in cards.items():
        assert set(re.findall(r"--suit-(\w)", drawing)) == {name[-1].lower()}, name


@pytest.mark.parametrize("game", GAMES)
def test_a_move_that_touches_no_place_has_its_button_whenever_it_comes(game: str) -> None:
    declared = rasklad.game(game)
    position = rasklad.deal(declared, declared.demonstration)
    acts = set()
    for move in declared.recorded:
        acts |= {str(legal) for legal in rasklad.legal_moves(position) if legal.action and not legal.places}
        position = rasklad.play(position, move)
    assert acts <= set(re.findall(r'data-action="play" data-move="([^"]+)"', board_html(game)))
    assert acts or game not in {"chasy", "kolodets-3", "favoritka"}
