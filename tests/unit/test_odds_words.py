"""Numbers and difficulty as the pages say them; the progress of a run."""

from __future__ import annotations

import io
from dataclasses import replace

import lxml.html
import pytest
from edition.pages import odds
from edition.pages.difficulty import MEASURES, Measure, difficulty_html, scale_html
from edition.pages.figures_in_words import between, day, percent, whole
from winnability.figures import Figures, load
from winnability.progress import Progress, spoken

from tests.conftest import ROOT


@pytest.fixture
def figures() -> Figures:
    return load(ROOT / "tests/golden/odds/playable/krepost-2/main.json")


@pytest.mark.parametrize(
    ("share", "said"),
    [
        *((0, "0 %"), (0.0004, "менее 0,1 %"), (0.0006, "0,1 %"), (0.2024, "20,2 %")),
        *((0.9994, "99,9 %"), (0.9996, "более 99,9 %"), (1, "100 %")),
    ],
)
def test_a_share_never_claims_none_or_all_by_rounding(share: float, said: str) -> None:
    assert percent(share) == said.replace(" ", "\u00a0")


def test_numbers_and_dates_are_written_as_in_russian() -> None:
    assert (whole(9999), whole(10_000), whole(1_000_000)) == ("9999", "10\u00a0000", "1\u00a0000\u00a0000")
    assert between(0, 0.0364) == "0–\u20603,6\u00a0%"
    assert between(0.91204, 1) == "91,2–\u2060100\u00a0%"
    assert day("2026-03-05") == "5\u00a0марта 2026\u00a0года"


@pytest.mark.parametrize("measure", MEASURES, ids=lambda measure: measure.field)
def test_each_step_of_a_scale_begins_at_its_value(measure: Measure) -> None:
    steps = measure.steps
    for (least, word), (_, former) in zip(steps[1:], steps, strict=False):
        assert measure.word(least) == word
        assert measure.word(least - 1e-9) == former
        assert word in scale_html("").replace("\u00a0", " ")


def test_of_deals_none_of_which_came_out_that_is_said(
    figures: Figures, monkeypatch: pytest.MonkeyPatch
) -> None:
    none = replace(figures, solved=0, unsolvable=figures.deals - 3, unknown=3)
    monkeypatch.setattr(odds, "figures_of_game", lambda _: (none,))
    section = lxml.html.fromstring(odds.odds_html("krepost-2"))
    words = str(section.xpath("string()")).replace("\u00a0", " ")
    assert f"Из {figures.deals} раскладов" in words
    assert "не сошёлся ни один" in words
    assert "еньше 0 %" not in words


def test_difficulty_leaves_out_what_was_not_measured(figures: Figures) -> None:
    assert "неудача" in difficulty_html(figures)
    assert "неудача" not in difficulty_html(replace(figures, home=None))
    assert difficulty_html(replace(figures, home=None, moves=None, forced=None)) == ""


@pytest.mark.parametrize(
    ("seconds", "said"), [(0.4, "0 с"), (59.6, "1 мин 0 с"), (200, "3 мин 20 с"), (7500, "2 ч 5 мин")]
)
def test_a_time_is_said_in_two_units_at_most(seconds: float, said: str) -> None:
    assert spoken(seconds) == said


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_tells_how_long_the_rest_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    out = Terminal()
    progress = Progress(100, 40, out)
    now[0] = 20
    progress.add(20)
    assert out.getvalue().endswith("60 из 100, осталось 40 с")
    now[0] = 60
    progress.add(40)
    assert out.getvalue().endswith("100 из 100, 1 мин 0 с\n")


def test_progress_in_a_log_is_a_line_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    out = io.StringIO()
    progress = Progress(1000, 0, out)
    for _ in range(100):
        now[0] += 1
        progress.add(10)
    lines = out.getvalue().splitlines()
    assert len(lines) == 5
    assert "\r" not in out.getvalue()
    assert lines[-1].endswith("1000 из 1000, 1 мин 40 с")
