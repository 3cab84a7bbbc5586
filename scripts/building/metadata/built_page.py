"""A built page, as its metadata see it: what stands in its head, and where it lies."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import lxml.html

NOT_FOUND = "404.html"


@dataclass(frozen=True)
class BuiltPage:
    """A page of the built site.

    Attributes:
        address: from the site's root: «», «games/krepost-1/», «404.html».
        title: its own, without the site's name.
        description: a sentence, plain text.
        language: of its article: «ru», «en».
    """

    address: str
    title: str
    description: str
    language: str

    @property
    def is_found(self) -> bool:
        """Tell whether it has an address of its own: the page that says «no such page» has none."""
        return self.address != NOT_FOUND


def read_page(file: Path, site: Path) -> BuiltPage:
    """Read a built page's head."""
    tree = lxml.html.document_fromstring(file.read_text("utf-8"))
    name = file.relative_to(site).as_posix()
    title = " ".join((tree.findtext("head/title") or "").split())
    own, _, _ = title.rpartition(" — ") if name != "index.html" else (title, "", "")
    article = next(tree.iter("article"), None)
    return BuiltPage(
        address=name.removesuffix("index.html"),
        title=own or title,
        description=next(
            (meta.get("content", "") for meta in tree.iterfind("head/meta[@name='description']")), ""
        ),
        language=(article.get("lang") if article is not None else None) or tree.get("lang") or "ru",
    )


def built_pages(site: Path) -> dict[str, tuple[Path, BuiltPage]]:
    """All pages of the built site by their address, sorted by it."""
    files = ((file, read_page(file, site)) for file in sorted(site.rglob("*.html")))
    return {page.address: (file, page) for file, page in files}
