"""The layout figure is the dealt start, on the one scale of all games."""

from __future__ import annotations

import dataclasses
import re
from collections import Counter

import pytest
import rasklad
from edition.pages import PageError
from edition.pages import figure as figures
from edition.pages.figure import BOX_HEIGHT, BOX_WIDTH, CARD_HEIGHT, CARD_WIDTH, figure_html, shapes_of


@pytest.mark.parametrize(
    ("game_id", "looks"),
    [
        # krepost-1: all 52 cards are seen; four empty places for the aces.
        ("krepost-1", {"up": 52, "base-place": 4}),
        # Колодец: the cross, corner 1 with its base and three empty ones, the stock, turned card and reserve.
        ("kolodets-36", {"up": 5, "base": 1, "base-place": 3, "down": 1, "empty": 2}),
    ],
)
def test_the_figure_shows_the_dealt_start(game_id: str, looks: dict[str, int]) -> None:
    assert Counter(shape.looks for shape in shapes_of(rasklad.game(game_id))) == looks
    assert figure_html(game_id).count('class="layout"') >= 1


@pytest.mark.parametrize("game_id", rasklad.games())
def test_every_figure_stands_in_the_middle_of_its_box(game_id: str) -> None:
    shapes = shapes_of(rasklad.game(game_id))
    left, right = min(s.x for s in shapes), max(s.x for s in shapes) + CARD_WIDTH
    top, bottom = min(s.y for s in shapes), max(s.y for s in shapes) + CARD_HEIGHT
    assert left >= 0
    assert top >= 0
    assert left == pytest.approx(BOX_WIDTH - right)
    assert top == pytest.approx(BOX_HEIGHT - bottom)


def test_the_left_wing_of_krepost_lies_left_of_the_aces_and_fans_outwards() -> None:
    game = rasklad.game("krepost-1")
    shapes = shapes_of(game)
    middle = BOX_WIDTH / 2
    assert sum(s.x + CARD_WIDTH / 2 < middle for s in shapes if s.looks == "up") == 26
    first_row = shapes[:6]
    assert [s.x for s in first_row] == sorted((s.x for s in first_row), reverse=True)


def test_a_layout_too_large_for_the_scale_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = rasklad.game("krepost-1")
    group = game.table[0]
    far = dataclasses.replace(group.places[0], x=40.0)
    wide = dataclasses.replace(
        game, table=(dataclasses.replace(group, places=(far, *group.places[1:])), *game.table[1:])
    )
    monkeypatch.setattr(figures, "dealt_piles", lambda _: {place.id: () for place in wide.places})
    with pytest.raises(PageError, match="не помещается"):
        shapes_of(wide)


def test_the_figure_says_in_words_what_it_shows() -> None:
    label = re.search(r'aria-label="([^"]+)"', figure_html("krepost-1"))
    assert label
    assert "52\u00a0карты" in label[1]
    assert "4\u00a0места оснований" in label[1]
