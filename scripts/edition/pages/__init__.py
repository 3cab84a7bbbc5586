"""The pages' computed parts, as a Python-Markdown extension: ``markdown_extensions: [edition.pages]``.

A page is plain Markdown; what is computed from a game's declaration or from a witness comes in through
block directives (``/// facts | krepost-1``). Nothing here knows the site builder, so the same pages work
under mkdocs, Zensical or Python-Markdown alone.
"""

from edition.pages.errors import PageError
from edition.pages.extension import makeExtension

__all__ = ["PageError", "makeExtension"]
