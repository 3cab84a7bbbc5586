"""What a reading says is words; the clauses that it names are links."""

from __future__ import annotations

import re

import pytest
from edition.pages.readings import reading_part
from rasklad import game, games
from rasklad.clauses import short_label
from rasklad.game import Reading


def reading_of(game_id: str, name: str) -> Reading:
    return next(reading for reading in game(game_id).readings if reading.name == name)


@pytest.mark.parametrize(
    ("game_id", "name", "linked"),
    [
        ("kolodets-36", "final", {"kolodets.pravila.4": "4", "kolodets.pravila.9": "9"}),
        ("kolodets-52", "descending", {"kolodets.variant2.22": "22", "kolodets.pravila.5": "5"}),
        ("kolodets-3", "limits", {"uvlekatelnye.kolodets.V7": "В7", "uvlekatelnye.kolodets.V14": "В14"}),
    ],
)
def test_the_clauses_that_a_reading_names_are_links_to_them(
    game_id: str, name: str, linked: dict[str, str]
) -> None:
    html = reading_part(reading_of(game_id, name), game(game_id)).html
    for clause, label in linked.items():
        assert re.search(rf'href="#{re.escape(clause)}"[^>]*>{label}</a>', html), clause


@pytest.mark.parametrize(
    ("game_id", "name", "clauses"),
    [
        # Both Пленники are played by three texts, and each counts its clauses from one.
        ("plenniki", "final", ["shedevr.shedevr.8"]),
        ("plenniki", "lowerrows", ["shedevr.novyjdomosed.6"]),
        ("plenniki", "firstcard", ["shedevr.plenniki.2"]),
        ("novyj-domosed", "firstfive", ["shedevr.novyjdomosed.3", "shedevr.novyjdomosed.4"]),
        ("plenniki-48", "cellar", ["shedevr.novyjdomosed.5"]),
        ("plenniki-48", "fourlines", ["shedevr.plenniki.4"]),
    ],
)
def test_a_number_is_a_clause_of_the_text_that_the_reading_stands_in(
    game_id: str, name: str, clauses: list[str]
) -> None:
    html = reading_part(reading_of(game_id, name), game(game_id)).html
    assert re.findall(r'href="#([\w.-]+)"', html) == clauses


@pytest.mark.parametrize("game_id", games())
def test_a_reading_names_no_clause_that_the_game_has_not(game_id: str) -> None:
    declared = game(game_id)
    labels = {short_label(clause) for clause in declared.law}
    for reading in declared.readings:
        told = f"{reading.says} {reading.silent} {reading.choice} {reading.why} {reading.otherwise}"
        # «пункт 1 «Нового домоседа»» is another game's.
        for numbers in re.findall(r"[Пп]ункт\w* ((?:В?\d+(?:, | и )?)+)(?![\d ]*«)", told):
            assert set(re.findall(r"В?\d+", numbers)) <= labels, (reading.id, numbers)
