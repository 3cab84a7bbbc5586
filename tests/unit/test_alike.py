"""Games like this one: three at most, from the statements alone, each with its reason."""

from __future__ import annotations

import pytest
import rasklad
from edition.brief import Statement, brief_of
from edition.brief.likeness import LEAST, MOST, Likenesses
from edition.pages.alike import alike_html, likenesses, reason
from edition.pages.errors import PageError

BRIEFS = {game_id: brief_of(rasklad.game(game_id)) for game_id in rasklad.games()}
ALL = Likenesses(BRIEFS)


def said(key: str, value: object, section: str = "play") -> Statement:
    words = f"{key} {value}"
    return Statement(
        key=key, section=section, value=str(value), ru=f"{words}.", en="", short=words, clauses=(), rules=()
    )


def test_the_nearest_come_first_and_what_nearly_all_say_weighs_little() -> None:
    common = said("deck", 1, "deck")
    briefs = {
        "a": (common, said("x", 1), said("y", 1)),
        "near": (common, said("x", 1), said("y", 1), said("z", 1)),
        "far": (common, said("x", 1), said("y", 2)),
        "none": (common, said("w", 1)),
    }
    found = Likenesses(briefs).of("a")
    assert [one.game for one in found] == ["near", "far"]
    assert 0 < found[1].score < found[0].score < 1
    assert [one.key for one in found[1].common] == ["x", "deck"]
    assert [one.key for one in found[1].other] == ["y"]
    assert [one.key for one in found[0].other] == ["z"]


@pytest.mark.parametrize("game_id", rasklad.games())
def test_a_reason_is_true_of_both_games(game_id: str) -> None:
    here = {one.key: one.value for one in BRIEFS[game_id]}
    found = likenesses(game_id)
    assert len(found) <= MOST
    for one in found:
        there = {other.key: other.value for other in BRIEFS[one.game]}
        assert one.game != game_id
        assert one.score >= LEAST
        assert one.common
        assert all(here[same.key] == same.value == there[same.key] for same in one.common)
        assert all(there[other.key] == other.value != here.get(other.key) for other in one.other)
        assert all(own.key not in there for own in one.own)


def test_likeness_is_mutual() -> None:
    scores = {(a, one.game): one.score for a in BRIEFS for one in ALL.of(a)}
    mutual = [(a, b) for a, b in scores if (b, a) in scores]
    assert mutual
    assert all(scores[a, b] == pytest.approx(scores[b, a]) for a, b in mutual)


def test_namesakes_and_kin_are_found() -> None:
    assert likenesses("krepost-1")[0].game == "krepost-2"
    assert likenesses("plenniki")[0].game == "novyj-domosed"
    assert likenesses("chetyrnadtsat")[0].game == "monte-karlo"


def test_a_reason_names_what_is_the_same_and_what_is_not() -> None:
    words = reason(likenesses("krepost-1")[0])
    assert words.startswith("Тоже: ")
    assert "Но там основания собирают вверх или вниз" in words


def test_a_game_that_is_like_no_other_has_no_section_and_an_unknown_one_is_refused() -> None:
    lonely = [game_id for game_id in rasklad.games() if not likenesses(game_id)]
    assert all(alike_html(game_id) == "" for game_id in lonely)
    assert 'href="../krepost-2/"' in alike_html("krepost-1")
    with pytest.raises(PageError, match="nosuch"):
        alike_html("nosuch")
