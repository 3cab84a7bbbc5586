"""The pages of engine and solver for contributors: their examples run."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

PAGES = Path(__file__).resolve().parents[2] / "docs" / "contributing"


@pytest.mark.parametrize("page", ["engine.md", "solver.md"])
def test_the_example_of_a_page_says_what_happens(page: str) -> None:
    results = doctest.testfile(str(PAGES / page), module_relative=False, encoding="utf-8")
    assert results.attempted
    assert not results.failed
