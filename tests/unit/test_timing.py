"""The build's parts are timed by the clock and by the processor, those of child processes included."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from building.timing import Timings


def test_a_part_counts_its_children_and_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    timings = Timings()
    with timings.part("pages"):
        subprocess.run([sys.executable, "-c", "sum(range(10**6))"], check=True)
    assert timings.spent["pages"].processor > 0
    assert timings.spent["pages"].clock > 0
    assert capsys.readouterr().out.startswith("pages: ")
    timings.write(tmp_path / "t.json")
    spent = timings.spent["pages"]
    assert json.loads((tmp_path / "t.json").read_text("utf-8")) == {"pages": [spent.clock, spent.processor]}


def test_a_part_that_fails_is_not_counted() -> None:
    timings = Timings()
    with pytest.raises(ZeroDivisionError), timings.part("pages"):
        _ = 1 / 0
    assert not timings.spent
