"""The pages' computed parts, as a Python-Markdown extension: ``markdown_extensions: [edition.pages]``.

A page is plain Markdown; what is computed from a game's declaration or from a witness comes in through
block directives (``/// facts | krepost-1``). Nothing here knows the site builder, so the same pages work
under mkdocs, Zensical or Python-Markdown alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from edition.pages.errors import PageError

if TYPE_CHECKING:
    from edition.pages.extension import PagesExtension

__all__ = ["PageError", "makeExtension"]


def makeExtension(**options: Any) -> PagesExtension:  # noqa: N802, ANN401 (Python-Markdown's interface)
    """The entry point that Python-Markdown looks for."""
    # Here, so that a command that asks one module of this package doesn't read them all: that takes a second.
    from edition.pages.extension import PagesExtension  # noqa: PLC0415

    return PagesExtension(**options)
