"""The deck as pages hold it: no references within a card, and the same shapes."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Any

import pytest
from edition.pages.card_symbols import Shape, path_data, symbols
from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path import parse_path
from hypothesis import given
from hypothesis import strategies as st

CARDS = [name for name in symbols() if name.startswith("c-")]

number = st.floats(-200, 200).map(lambda value: round(value, 4))
point = st.tuples(number, number)
contour = st.lists(
    st.one_of(
        st.tuples(st.just("lineTo"), st.tuples(point)),
        st.tuples(st.just("qCurveTo"), st.tuples(point, point)),
        st.tuples(st.just("curveTo"), st.tuples(point, point, point)),
    ),
    min_size=1,
    max_size=6,
)


@given(st.lists(st.tuples(point, contour), min_size=1, max_size=3))
def test_a_written_shape_has_its_points_to_half_a_hundredth(contours: list[tuple[Any, Any]]) -> None:
    shape: Shape = []
    for start, segments in contours:
        shape += [("moveTo", (start,)), *segments, ("closePath", ())]
    pen = RecordingPen()
    parse_path(path_data(shape), pen)
    # A line back to the start may be closed by its `z` alone, or by itself: points are compared, not names.
    read = [point for _, points in pen.value for point in points]
    meant = [point for _, points in shape for point in points]
    starts = {point for name, points in pen.value for point in points if name == "moveTo"}
    for want in meant:
        assert any(abs(want[0] - x) <= 0.0051 and abs(want[1] - y) <= 0.0051 for x, y in (*read, *starts))
    assert len(read) >= len(meant) - len(contours)


def test_numbers_are_written_short_and_still_apart() -> None:
    shape: Shape = [
        ("moveTo", ((0.5, -0.25),)),
        ("lineTo", ((1, 0.25),)),
        ("lineTo", ((1, 3),)),
        ("closePath", ()),
    ]
    assert path_data(shape) == "m.5-.25l.5 .5v2.75z"


def test_a_page_s_symbols_are_cards_suits_and_icons() -> None:
    assert len(CARDS) == 53
    assert {name[0] for name in symbols()} >= {"c", "s"}
    assert not [name for name in symbols() if name.startswith(("r-", "h-"))]


@pytest.mark.parametrize("card", CARDS)
def test_a_card_draws_nothing_by_reference_and_has_few_elements(card: str) -> None:
    markup = symbols()[card]
    assert "<use" not in markup
    assert len(re.findall(r"<\w", markup)) <= 11, "each is styled and laid out for every card on the table"


def test_cards_of_a_rank_stand_together() -> None:
    ranks = [name[2:-1] for name in CARDS]
    assert len(list(groupby(ranks))) == len(set(ranks))
