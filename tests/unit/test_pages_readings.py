"""A reading on the page: the numbers that it names lead to the clauses of the text it stands in."""

from __future__ import annotations

import re

import pytest
from edition.pages.readings import reading_part
from rasklad import game

LINK = re.compile(r'href="#([\w.-]+)"')


@pytest.mark.parametrize(
    ("game_id", "reading", "clauses"),
    [
        # Both Пленники are played by three texts, and each counts its clauses from one.
        ("plenniki", "plenniki.R1", ["shedevr.shedevr.8"]),
        ("plenniki", "plenniki.R6", ["shedevr.novyjdomosed.6"]),
        ("plenniki", "plenniki.R7", ["shedevr.plenniki.2"]),
        ("novyj-domosed", "novyj-domosed.R6", ["shedevr.novyjdomosed.3", "shedevr.novyjdomosed.4"]),
        ("plenniki-48", "plenniki-48.R6", ["shedevr.novyjdomosed.5"]),
        ("plenniki-48", "plenniki-48.R7", ["shedevr.plenniki.4"]),
        ("favoritka", "favoritka.R7", [f"shedevr.favoritka.{number}" for number in (16, 17, 16)]),
    ],
)
def test_a_number_is_a_clause_of_the_text_that_the_reading_stands_in(
    game_id: str, reading: str, clauses: list[str]
) -> None:
    declared = game(game_id)
    (found,) = [one for one in declared.readings if one.id == reading]
    assert LINK.findall(reading_part(found, declared).html) == clauses
