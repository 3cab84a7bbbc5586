"""What a reference to a part of the site consists of."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

SITE: Final = "Расклад"
SITE_SAYS: Final = "старинные правила пасьянсов"
LANGUAGE: Final = "ru"


@dataclass(frozen=True, kw_only=True)
class Record:
    """The facts of one reference, of a page or of a clause, whatever the form.

    Attributes:
        key: Latin, of letters, digits and hyphens; the same for the same page for ever.
        title: what is cited, plain text: «Крѣпость», «Колодец, 36 карт».
        origin: where the text stands, after the title: «по источнику «…»»; may be empty.
        revised: the day of the edition's newest revision, 2026-11-30; empty if none is recorded.
        address: absolute; empty while nobody knows the site's address.
        accessed: the day of reading, 2026-11-30; empty in a file, whose reader writes his own.
    """

    key: str
    title: str
    origin: str = ""
    revised: str = ""
    address: str = ""
    accessed: str = ""


def latin_key(name: str) -> str:
    """A key from an id or an address: «rasklad-», then letters, digits and hyphens only."""
    return re.sub(r"[^a-z0-9]+", "-", f"rasklad-{name}".lower()).strip("-")
