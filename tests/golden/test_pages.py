"""What a directive makes, page by page: tests/golden/pages/<name>/{in.md,golden.html}.

To add a case, write its in.md and run ``SAVE_GOLDEN=1 .venv/bin/pytest tests/golden/test_pages.py``; then
read golden.html as a reader would, and commit both.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from markdown import markdown

CASES = sorted(path.parent for path in Path(__file__).parent.glob("pages/*/in.md"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_directive_makes_what_was_read_and_approved(case: Path) -> None:
    made = markdown((case / "in.md").read_text("utf-8"), extensions=["edition.pages"]) + "\n"
    golden = case / "golden.html"
    if os.environ.get("SAVE_GOLDEN"):
        golden.write_text(made, "utf-8", newline="\n")
    assert made == golden.read_text("utf-8")
