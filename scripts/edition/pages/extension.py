"""The Python-Markdown extension: registers the blocks and lets no misspelt directive pass as text."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

from markdown import Markdown
from markdown.postprocessors import Postprocessor
from markdown.treeprocessors import Treeprocessor
from pymdownx.blocks import BlocksExtension, BlocksProcessor

from edition.pages.blocks import BLOCKS
from edition.pages.errors import PageError
from edition.pages.typesetting import Typesetting

DIRECTIVE = re.compile(r"^\s*/{3,}\s*(?P<name>[\w-]*)(?P<rest>[^\n]*)", re.MULTILINE)


class LeftoverDirectives(Treeprocessor):
    """Stop at a directive that no block took: pymdownx.blocks would leave it on the page as text."""

    def run(self, root: ET.Element) -> None:
        """Raise PageError for the first paragraph that begins like a directive."""
        for element in root.iter("p"):
            found = DIRECTIVE.match(element.text or "")
            if found is None:
                continue
            name, line = found["name"], found[0].strip()
            if name in {block.NAME for block in BLOCKS}:
                raise PageError(
                    f"«{line}»: директива записана неверно. Форма: строка «/// {name} | имя», "
                    "за ней строка «///», вокруг пустые строки."
                )
            known = ", ".join(block.NAME for block in BLOCKS)
            raise PageError(f"«{line}»: нет такой директивы. Есть: {known}.")


class ReachableCode(Postprocessor):
    """Let the keyboard reach code that is wider than the page: a scrolling box must take the focus."""

    def run(self, text: str) -> str:
        """Make every ``<pre>`` a stop of the Tab key."""
        return text.replace("<pre>", '<pre tabindex="0">')


class PagesExtension(BlocksExtension):  # type: ignore[misc]  # pymdownx carries no types
    """The directives of Расклад's pages."""

    def extendMarkdownBlocks(self, md: Markdown, block_mgr: BlocksProcessor) -> None:  # noqa: N802
        """Register the blocks (called by pymdownx)."""
        for block in BLOCKS:
            block_mgr.register(block, self.getConfigs())
        # Before inline patterns (20), so that the text is still as it was typed.
        md.treeprocessors.register(LeftoverDirectives(md), "edition-leftover-directives", 30)
        # After the table of contents (5): the anchors are made of headings as they were typed.
        md.treeprocessors.register(Typesetting(md), "edition-typesetting", 4)
        # After raw HTML (30), where fenced code has come back to its place.
        md.postprocessors.register(ReachableCode(md), "edition-reachable-code", 15)
