"""The engine's page for contributors: its example runs."""

from __future__ import annotations

import doctest
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "docs" / "contributing" / "engine.md"


def test_the_example_of_the_engines_page_says_what_happens() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert results.attempted
    assert not results.failed
