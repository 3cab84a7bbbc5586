"""Files of the theme that nothing of the built site asks for, removed.

The first paint sets style sheets and small scripts into the pages, and mkdocs-material brings sheets and
scripts that no page of ours links. A file stays if its name stands in a page's markup, script or sheet (not
in its text), or in a file that stays: a name in a comment keeps it too, so none is removed that a page, a
worker or the service worker asks for. The licence of a folder's files goes with the last of them. Only the
theme's own kinds of files are looked at: fonts and their licences, exports and what is fetched by composed
names are left alone.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

#: Where the theme's files lie, and those of the board that pages link.
FOLDERS: Final = (
    "assets/site",
    "assets/rasklad",
    "assets/stylesheets",
    "assets/javascripts",
    "assets/images",
)
SUFFIXES: Final = frozenset({".css", ".js", ".mjs", ".map", ".png", ".svg"})
#: What the licence of a folder's files is called.
LICENCE: Final = "LICENSE"
#: What asks for others.
ASKING: Final = frozenset({".html", ".css", ".js", ".mjs", ".json", ".webmanifest"})
#: From behind, the end first: words that end otherwise are far more, and are then not looked at.
_END: Final = re.compile(rf"(?:{'|'.join(map(re.escape, sorted(SUFFIXES)))})(?![\w.-])")
_NAME: Final = re.compile(r"[\w.-]+\Z")
#: No file's name is longer.
LONGEST: Final = 255
_MARKUP: Final = re.compile(r"<(?P<name>script|style)\b.*?</(?P=name)>|<[^>]*>", re.DOTALL)


def remove_unused(site: Path) -> tuple[str, ...]:
    """Remove them from the built site; their paths from its root, sorted."""
    candidates = {
        file
        for folder in FOLDERS
        for file in (site / folder).rglob("*")
        if file.is_file() and file.suffix in SUFFIXES
    }
    asking = [file for file in site.rglob("*") if file.suffix in ASKING and file not in candidates]
    while asking:
        named = _named(asking.pop())
        reached = {file for file in candidates if file.name in named}
        candidates -= reached
        asking += [file for file in reached if file.suffix in ASKING]
    for folder in FOLDERS:
        left = {file for file in (site / folder).rglob("*") if file.is_file()} - candidates
        candidates |= left if {file.name for file in left} == {LICENCE} else set()
    for file in candidates:
        file.unlink()
    _remove_empty_folders(site)
    return tuple(sorted(file.relative_to(site).as_posix() for file in candidates))


def _named(file: Path) -> set[str]:
    text = file.read_text("utf-8", "ignore")
    if file.suffix == ".html":
        text = "\n".join(found[0] for found in _MARKUP.finditer(text))
    names = set()
    for end in _END.finditer(text):
        found = _NAME.search(text[max(0, end.start() - LONGEST) : end.end()])
        names |= {found[0]} if found else set()
    return names


def _remove_empty_folders(site: Path) -> None:
    for folder in sorted((each for each in (site / "assets").rglob("*") if each.is_dir()), reverse=True):
        if not any(folder.iterdir()):
            folder.rmdir()
