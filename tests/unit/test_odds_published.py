"""The published figures: each can be read, and agrees with what others have counted."""

from __future__ import annotations

from pathlib import Path

import pytest
import rasklad
from winnability.figures import FOLDER, load, published
from winnability.store import MAIN

from tests.conftest import ROOT

FILES = sorted(FOLDER.glob("*/*.json"))

#: Shares counted by others: krepost-1 in a million deals (J. Wolter, politaire.com), the rest by the dossier
#: of the source, in 4,000 deals each (labirint: each deal exactly), with a solver of its own.
ELSEWHERE = {
    "labirint": 0.112,
    "krepost-1": 0.2024,
    "krepost-2": 0.283,
    "shedevr": 0.770,
    "novyj-domosed": 0.598,
    "plenniki-48": 0.034,
    "favoritka": 0.848,
}


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_published_figures_are_of_a_game_as_it_can_be_read_today(file: Path) -> None:
    figures = load(file)
    game = rasklad.game(figures.game)
    assert tuple(figures.readings.items()) == game.choose(figures.readings)
    assert sum(figures.lengths.values()) == figures.solved
    assert (figures.moves is None) == (figures.solved == 0)
    assert (figures.home is None) == (figures.solved == figures.deals)


def test_the_fortress_is_published_over_ten_thousand_deals() -> None:
    (figures,) = published("krepost-1")
    assert (figures.first, figures.last) == (1, 10_000)


#: The same under other readings: labirint by the dossier's exact count, the Napoleons by its solver.
UNDER_READINGS = {
    ("labirint", "deal=dealt"): 0.0029,
    ("labirint", "deal=holes"): 0.022,
    ("labirint", "deal=rows"): 0.079,
    ("shedevr", "cellarLock=free"): 0.84,
    ("novyj-domosed", "rowWrap=off"): 0.44,
    ("favoritka", "rowWrap=off"): 0.70,
    ("favoritka", "verticals=serve"): 0.38,
    ("krepost-2", "aces=lifted"): 0.60,
}


@pytest.mark.parametrize(("game_id", "name"), UNDER_READINGS)
def test_the_share_under_a_reading_is_the_one_that_others_have_counted(game_id: str, name: str) -> None:
    (figures,) = (each for each in published(game_id) if each.name == name)
    assert UNDER_READINGS[game_id, name] in figures.bounds(0.999)


@pytest.mark.parametrize("game_id", ELSEWHERE)
def test_the_share_is_the_one_that_others_have_counted(game_id: str) -> None:
    figures = published(game_id)[0]
    assert figures.name == MAIN
    assert figures.deals >= 2_000
    assert ELSEWHERE[game_id] in figures.bounds(0.999)


def test_every_game_is_published_in_its_adopted_readings() -> None:
    assert {file.parent.name for file in FILES if file.stem == MAIN} == set(rasklad.games())


def test_osnovanie_comes_out_as_often_as_the_dossier_counted() -> None:
    """The dossier solved 278 deals exactly, under each reading: its shares are good to six hundredths."""
    counted = {MAIN: 0.46, "ends=nothingOnKing": 0.26, "ends=wrap": 0.94}
    found = published("osnovanie")
    assert MAIN in {figures.name for figures in found}
    for figures in found:
        bounds, share = figures.bounds(), counted[figures.name]
        assert bounds.low <= share + 0.06, figures.name
        assert bounds.high >= share - 0.06, figures.name


#: CPU seconds of two cores: two minutes of a reading, five of the adopted ones.
READING_SECONDS, MAIN_SECONDS = 240, 600


@pytest.mark.parametrize("game_id", rasklad.games())
def test_every_switchable_reading_is_published_over_enough_deals(game_id: str) -> None:
    game = rasklad.game(game_id)
    switched = {
        f"{reading.name}={option.value}"
        for reading in game.readings
        for option in reading.options
        if option.value != reading.default
    }
    found = {figures.name: figures for figures in published(game_id)}
    assert set(found) == {MAIN, *switched}
    for name in switched:
        assert found[name].deals >= 200 or found[name].seconds >= READING_SECONDS, name
    assert found[MAIN].deals >= 1_000 or found[MAIN].seconds >= MAIN_SECONDS


def test_klondike_comes_out_as_often_as_others_have_counted() -> None:
    """Draw three, cards come back: 81.945 % come out (Blake and Gent, arXiv 1906.12314)."""
    figures = load(ROOT / "tests/data/odds/klondike/main.json")
    assert figures.deals >= 300
    assert figures.unknown <= 0.15 * figures.deals
    bounds = figures.bounds()
    assert bounds.low <= 0.81945 <= bounds.high
