"""A mkdocs hook for the bench alone: what of a render is ours, and what is mkdocs' own.

Ours: turning Markdown into HTML, where our extension computes, and filling our templates. The rest is
MkDocs': configuration, navigation, checking of links, writing of files. Written to the file that
RENDERING_CLOCK names.
"""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

_spent = {"markdown": 0.0, "templates": 0.0}
_begun = 0.0


def _begin() -> None:
    global _begun  # noqa: PLW0603 (mkdocs calls functions of a module)
    _begun = time.process_time()


def on_page_markdown(markdown: str, **_: Any) -> str:  # noqa: ANN401 (mkdocs' interface)
    """Before a page's Markdown is turned into HTML."""
    _begin()
    return markdown


def on_page_content(html: str, **_: Any) -> str:  # noqa: ANN401
    """After it."""
    _spent["markdown"] += time.process_time() - _begun
    return html


def on_page_context(context: Any, **_: Any) -> Any:  # noqa: ANN401
    """Before a page's template is filled."""
    _begin()
    return context


def on_post_page(output: str, **_: Any) -> str:  # noqa: ANN401
    """After it."""
    _spent["templates"] += time.process_time() - _begun
    return output


def on_post_build(**_: Any) -> None:  # noqa: ANN401
    """The build has ended: write what was spent."""
    Path(os.environ["RENDERING_CLOCK"]).write_text(json.dumps(_spent), "utf-8")
