"""Games side by side: what is common, what differs, what one game alone has."""

from __future__ import annotations

import pytest
import rasklad
from edition.brief import Statement, brief_of
from edition.brief.comparing import Row, compared


def said(key: str, value: object, section: str = "play") -> Statement:
    assert isinstance(value, str)
    return Statement(
        key=key, section=section, value=value, ru="А.", en="A.", short=value, clauses=(), rules=()
    )


def rows(*briefs: list[Statement]) -> dict[str, Row]:
    return {row.key: row for row in compared(briefs)}


def test_rows_are_marked_common_differing_and_only_here() -> None:
    one = [said("tableau.build", "up"), said("tableau.suit", "same"), said("cellar.take", "locked")]
    other = [said("tableau.build", "up"), said("tableau.suit", "any")]
    table = rows(one, other)
    assert {key: row.mark for key, row in table.items()} == {
        "tableau.build": "common",
        "tableau.suit": "differs",
        "cellar.take": "only",
    }
    assert table["cellar.take"].cells == (one[2], None)


def test_agreeing_games_differ_from_one_that_is_silent() -> None:
    table = rows([said("tableau.empty", "any")], [said("tableau.empty", "any")], [])
    assert table["tableau.empty"].mark == "differs"
    assert table["tableau.empty"].apart == (False, False, False)


def test_one_game_against_two_that_agree_stands_apart() -> None:
    build = "tableau.build"
    table = rows([said(build, "up")], [said(build, "down")], [said(build, "up")])
    assert table[build].apart == (False, True, False)
    all_different = rows([said(build, "up")], [said(build, "down")], [said(build, "both")])
    assert all_different[build].apart == (False, False, False)
    assert rows([said(build, "up")], [said(build, "down")])[build].apart == (False, False)


def test_rows_follow_the_sections_and_the_games_own_order() -> None:
    one = [said("deck", "a", "deck"), said("tableau.build", "a"), said("end.won", "a", "end")]
    other = [said("deck", "a", "deck"), said("tableau.suit", "a"), said("end.won", "a", "end")]
    keys = [row.key for row in compared([one, other])]
    assert keys == ["deck", "tableau.suit", "tableau.build", "end.won"]


def test_the_two_fortresses_differ_in_one_rule_and_what_hangs_on_it() -> None:
    table = rows(*([*brief_of(rasklad.game(game_id))] for game_id in ("krepost-1", "krepost-2")))
    assert {key for key, row in table.items() if row.mark != "common"} == {
        "foundations.order",
        "foundations.direction",
        "stock.redeal",
    }


def test_the_two_variants_of_kolodets_differ_in_the_pack_and_the_circle() -> None:
    table = rows(*([*brief_of(rasklad.game(game_id))] for game_id in ("kolodets-36", "kolodets-52")))
    assert {key for key, row in table.items() if row.mark != "common"} == {
        "deck",
        "foundations.order",
        "layout.stock",
        "tableau.ends",
    }


@pytest.mark.parametrize(
    "games",
    [
        ("krepost-1", "krepost-2"),
        ("kolodets-36", "kolodets-52", "kolodets-3"),
        ("shedevr", "novyj-domosed", "plenniki", "plenniki-48", "favoritka", "krepost-2"),
    ],
)
def test_what_differs_is_said_in_different_words(games: tuple[str, ...]) -> None:
    for row in compared([brief_of(rasklad.game(game_id)) for game_id in games]):
        words = {cell.value: cell.short for cell in row.cells if cell is not None}
        assert len(set(words.values())) == len(words), row.key


@pytest.mark.parametrize("game_id", rasklad.games())
def test_every_row_has_a_name(game_id: str) -> None:
    for row in compared([brief_of(rasklad.game(game_id))]):
        assert row.label[:1].isupper()
        assert row.mark == "common"
