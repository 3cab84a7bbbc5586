"""Pages are typed with plain spaces: here they get the no-break ones that what is computed has."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from typing import Final

from markdown.treeprocessors import Treeprocessor

from edition.pages.markup import bound

_AS_TYPED: Final = {"code", "pre", "kbd", "samp", "script", "style"}
_RUSSIAN: Final = re.compile("[а-яё]", re.IGNORECASE)


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
    """Text without a Russian letter stays as it is; a dash between two elements is in no language."""
    if not text or not _RUSSIAN.search(text):
        return re.sub(r"^ (?=[—–] $)", "\u00a0", text) if text else text
    return bound(text)
