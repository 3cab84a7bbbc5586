"""The words of the board that stand on the page as it is built, from the file that its script reads, too.

An element that has such words names their key, so that the script can put those of another language there:
``data-words`` for its text, ``data-called`` for its accessible name (and its ``title``).
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from edition.pages.errors import PageError
from edition.pages.markup import text

FILE = Path(__file__).resolve().parents[3] / "playable/board/messages/ru/labels.json"


@cache
def _labels() -> dict[str, str]:
    labels: dict[str, str] = json.loads(FILE.read_text("utf-8"))
    return labels


def words(key: str) -> str:
    """Return the words of a key as HTML.

    Raises:
        PageError: the file has no such key.
    """
    if key not in _labels():
        raise PageError(f"в {FILE.name} нет слов «{key}»")
    return text(_labels()[key])


def worded(tag: str, key: str, inside: str = "") -> str:
    """Return an element with the words of a key after what else is ``inside``."""
    return f'<{tag} data-words="{key}">{inside}{words(key)}</{tag.partition(" ")[0]}>'


def called(key: str, *, title: bool = False) -> str:
    """Return the attributes of an element that is called so, aloud and, with ``title``, under the pointer."""
    named = f'data-called="{key}" aria-label="{words(key)}"'
    return f'{named} title="{words(key)}"' if title else named
