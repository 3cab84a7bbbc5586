"""The block directives: each names its argument, all else is in the module that makes its HTML."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable
from typing import ClassVar

from markdown.util import AtomicString
from pymdownx.blocks.block import Block

from edition.pages.accuracy import accuracy_html
from edition.pages.addresses import for_builder
from edition.pages.alike import alike_html
from edition.pages.answers import criteria_html, features_html
from edition.pages.brief import brief_html
from edition.pages.catalogue.listing import catalogue_html
from edition.pages.catalogue.names import names_index_html
from edition.pages.changes import changes_html
from edition.pages.citation import citation_html
from edition.pages.citing import citing_html
from edition.pages.comparison import comparison_parts, source_comparison_parts, wide_comparison_parts
from edition.pages.contents import comparisons_html
from edition.pages.coverage import coverage_html
from edition.pages.demonstration import demonstration_html
from edition.pages.difficulty import scale_html
from edition.pages.downloads import exports_html
from edition.pages.errors import PageError
from edition.pages.facts import facts_html
from edition.pages.family import family_html
from edition.pages.figure import figure_html
from edition.pages.glossary import glossary_parts
from edition.pages.markup import Part
from edition.pages.matrix import matrix_html
from edition.pages.odds import odds_html, odds_table_html
from edition.pages.policy import policy_html
from edition.pages.rights import rights_html
from edition.pages.source import source_html
from edition.pages.text_history import histories_html
from edition.pages.title import comparison_title_html, source_title_html, title_html


def board_section_html(game_id: str) -> str:
    """The board in its landmark. Imported late: a page without a board builds without the board's part."""
    try:
        from edition.pages.board import board_html  # noqa: PLC0415
    except ModuleNotFoundError as fault:
        raise PageError("«/// board»: нет модуля edition.pages.board, который рисует стол.") from fault
    return f'<section class="game-side" aria-label="Стол">{board_html(game_id)}</section>'


class ComputedBlock(Block):  # type: ignore[misc]  # pymdownx carries no types
    """A directive that is replaced by computed HTML: ``/// NAME | argument`` and ``///``."""

    ARGUMENT = None  # checked by us: pymdownx would leave a directive without its argument as text
    TAKES: ClassVar[str] = "имя игры"
    DEFAULT: ClassVar[str] = ""
    """The argument of a directive that may stand without one."""
    argument: str | None

    def on_markdown(self) -> str:
        """Content, where there is any, is Markdown."""
        return "block"

    def checked_argument(self) -> str:
        """The directive's argument. Raises PageError if it is missing."""
        argument = (self.argument or "").strip() or self.DEFAULT
        if not argument:
            raise PageError(f"«/// {self.NAME}»: не сказано {self.TAKES}. Форма: «/// {self.NAME} | …».")
        return argument

    def stashed(self, html: str) -> AtomicString:
        """The placeholder of some HTML, which Markdown then leaves alone."""
        return AtomicString(self.md.htmlStash.store(for_builder(html, self.md)))

    def on_create(self, parent: ET.Element) -> ET.Element:
        """Make a paragraph of the placeholder alone: the HTML takes the paragraph's place."""
        element = ET.SubElement(parent, "p")
        element.text = self._placeholder = self.stashed(self.html(self.checked_argument()))
        return element

    def html(self, argument: str) -> str:
        """The computed HTML; `_block` puts the directive's function here."""
        raise NotImplementedError(argument)

    def is_empty(self, block: ET.Element) -> bool:
        """Tell whether nothing was typed inside."""
        return len(block) == 0 and block.text == self._placeholder

    def on_end(self, block: ET.Element) -> None:
        """Refuse content: what is computed can't be typed."""
        if not self.is_empty(block):
            raise PageError(
                f"«/// {self.NAME} | {self.argument}»: внутри ничего не пишут, содержание вычисляется. "
                "Закройте директиву строкой «///» сразу."
            )


class GameTitle(ComputedBlock):
    """``/// game-title | krepost-1``: crumbs and names computed; inside, the page's first sentence."""

    NAME = "game-title"

    def on_create(self, parent: ET.Element) -> ET.Element:
        """Make a header that holds the computed part and then the block's own Markdown."""
        element = ET.SubElement(parent, "header", {"class": "game-title"})
        ET.SubElement(element, "p").text = self.stashed(title_html(self.checked_argument()))
        return element

    def on_end(self, block: ET.Element) -> None:
        """Require the first sentence: a game's page begins with what the game is."""
        if len(block) == 1:
            raise PageError(
                f"«/// game-title | {self.argument}»: внутри нет первой фразы об игре. "
                "Напишите её между «/// game-title» и «///»."
            )
        for paragraph in list(block)[1:]:
            paragraph.set("class", "lead")


class Comparison(ComputedBlock):
    """``/// comparison | krepost-1``: rows in the tree, so that links to a clause's id are checked."""

    NAME = "comparison"

    def parts(self, argument: str) -> tuple[Part, ...]:
        """The frame and what stands in it."""
        return comparison_parts(argument)

    def on_create(self, parent: ET.Element) -> ET.Element:
        """Make the frame and its parts, each with its HTML stashed."""
        frame, *parts = self.parts(self.checked_argument())
        element = ET.SubElement(parent, frame.tag, frame.attributes)
        for part in parts:
            ET.SubElement(element, part.tag, part.attributes).text = self.stashed(part.html)
        self._parts = len(parts)
        return element

    def is_empty(self, block: ET.Element) -> bool:
        """Tell whether nothing was typed inside."""
        return len(block) == self._parts


class WideComparison(Comparison):
    """``/// wide-comparison | krepost-1``: the same rows over the whole width, with apparatus and totals."""

    NAME = "wide-comparison"

    def parts(self, argument: str) -> tuple[Part, ...]:
        """The frame and what stands in it."""
        return wide_comparison_parts(argument)


class SourceText(Comparison):
    """``/// source-text | cadogan-24``: the whole text of a source, in the same form."""

    NAME = "source-text"
    TAKES = "обозначение источника"

    def parts(self, argument: str) -> tuple[Part, ...]:
        """The frame and what stands in it."""
        return source_comparison_parts(argument)


class Glossary(Comparison):
    """``/// glossary | ../``: the terms; their headings in the tree, so that links to a term are checked."""

    NAME = "glossary"
    TAKES = "путь до корня сайта"
    DEFAULT = "../"

    def parts(self, argument: str) -> tuple[Part, ...]:
        """The frame and what stands in it."""
        return glossary_parts(argument)


def _block(
    name: str, html: Callable[[str], str], takes: str = ComputedBlock.TAKES, default: str = ""
) -> type[ComputedBlock]:
    """The block class of a directive that only calls a function with its argument."""
    members = {"NAME": name, "html": staticmethod(html), "TAKES": takes, "DEFAULT": default}
    return type(name, (ComputedBlock,), members)


BLOCKS: tuple[type[ComputedBlock], ...] = (
    GameTitle,
    Comparison,
    WideComparison,
    SourceText,
    Glossary,
    _block("comparison-title", comparison_title_html),
    _block("source-title", source_title_html, "обозначение источника"),
    _block("comparisons", comparisons_html, "путь до корня сайта", default="../"),
    _block("board", board_section_html),
    _block("facts", facts_html),
    _block("brief", brief_html),
    _block("family", family_html, "название семейства"),
    _block("matrix", matrix_html, "имена игр через пробел"),
    _block("figure", figure_html),
    _block("changes", changes_html),
    _block("text-histories", histories_html, "путь до корня сайта", default="../../"),
    _block("coverage", coverage_html),
    _block("odds", odds_html),
    _block("odds-table", odds_table_html, "путь до корня сайта", default="../../"),
    _block("difficulty-scale", scale_html, default="шкала"),
    _block("citation", citation_html),
    _block("citing", citing_html, "на что ссылаются"),
    _block("policy", policy_html, "путь до корня сайта", default="../../"),
    _block("rights", rights_html, "путь до корня сайта", default="../../"),
    _block("accuracy", accuracy_html, default="таблица"),
    _block("features", features_html, "путь до корня сайта", default="../../"),
    _block("criteria", criteria_html, "путь до корня сайта", default="../../"),
    _block("source", source_html, "обозначение источника"),
    _block("exports", exports_html, "путь до корня сайта", default="../"),
    _block("alike", alike_html),
    _block("demonstration", demonstration_html),
    _block("names-index", names_index_html, "путь до папки игр", default="../"),
    _block("games", catalogue_html, "путь до папки игр", default="games/"),
)
