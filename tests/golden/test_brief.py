"""The brief of each game, sentence by sentence, with its clauses: read by an editor, then kept.

After a change that is meant: ``SAVE_GOLDEN=1 .venv/bin/pytest tests/golden/test_brief.py``; then read the
difference as a reader of the page would.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from edition.brief import SECTIONS, brief_of
from rasklad import game, games
from rasklad.clauses import short_label

GOLDEN = Path(__file__).parent / "brief"


def told(game_id: str) -> str:
    lines: list[str] = []
    brief = brief_of(game(game_id))
    for section, heading, english in SECTIONS:
        own = [one for one in brief if one.section == section]
        if own:
            lines.append(f"{heading} / {english}")
        for one in own:
            clauses = ", ".join(f"[{short_label(clause)}]" for clause in one.clauses)
            lines += [f"  {one.key}", f"    {one.ru} {clauses}", f"    {one.en}", f"    | {one.short}"]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("game_id", games())
def test_the_brief_says_what_was_read_and_approved(game_id: str) -> None:
    golden = GOLDEN / f"{game_id}.txt"
    if os.environ.get("SAVE_GOLDEN"):
        golden.write_text(told(game_id), "utf-8", newline="\n")
    assert told(game_id) == golden.read_text("utf-8")


def test_no_golden_brief_is_left_over() -> None:
    assert {file.stem for file in GOLDEN.glob("*.txt")} == set(games())
