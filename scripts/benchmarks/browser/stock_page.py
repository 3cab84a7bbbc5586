"""The text of one of our pages as a page of stock mkdocs-material: what ours is measured beside."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page


def text_of(page: Page) -> str:
    """Return the text of an open page of ours, as Markdown."""
    paragraphs: list[str] = page.evaluate("document.querySelector('main').innerText.split(/\\n+/)")
    return "\n\n".join(re.sub(r"([\\`*_{}\[\]<>#+!|])", r"\\\1", line) for line in paragraphs)


def build(text: str, folder: Path) -> Path:
    """Build a site of one page in an empty folder; returns the site's folder."""
    (folder / "docs").mkdir()
    (folder / "docs/index.md").write_text(f"# Пасьянс\n\n{text}\n", "utf-8")
    (folder / "mkdocs.yml").write_text("site_name: Stock\ntheme:\n  name: material\n  font: false\n", "utf-8")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)  # noqa: S603 (our own command)
    return folder / "site"
