"""Pages are typed with plain spaces: here they get the no-break ones that what is computed has."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from typing import Final

from markdown.treeprocessors import Treeprocessor

from edition.pages.markup import bound

_AS_TYPED: Final = {"code", "pre", "kbd", "samp", "script", "style"}
_RUSSIAN: Final = re.compile("[а-яё]", re.IGNORECASE)
_LATIN: Final = re.compile("[a-z]", re.IGNORECASE)


class Typesetting(Treeprocessor):
    """Bind dashes, short words, numbers and their signs in the Russian text of a page."""

    def run(self, root: ET.Element) -> None:
        """Change the text of the tree in place; code stays as it was typed."""
        if root.tag not in _AS_TYPED:
            root.text = _typeset(root.text)
            for child in root:
                self.run(child)
        for child in root:
            child.tail = _typeset(child.tail)


def _typeset(text: str | None) -> str | None:
    """English stays as it is, with a Russian word in it or without."""
    if not text or len(_RUSSIAN.findall(text)) <= len(_LATIN.findall(text)):
        # a dash between two elements, «<a>один</a> — <a>другой</a>», is in no language
        return re.sub(r"^ (?=[—–] $)", "\u00a0", text) if text else text
    return bound(text)
