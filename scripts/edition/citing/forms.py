"""The forms of a reference: ГОСТ Р 7.0.100—2018 to be read; BibTeX, RIS and CSL-JSON for programs."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from edition.citing.record import LANGUAGE, SITE, SITE_SAYS, Record

NO_BREAK: Final = "\u00a0"
PLACE: Final = re.compile(r"\{\w+\}")
"""A place of a template, such as ``{clause}``, which the page's script fills in."""


@dataclass(frozen=True)
class CitationFile:
    """A file beside each cited page: its name, its media type, what a link to it is called."""

    name: str
    media_type: str
    label: str
    text: Callable[[Record], str]


def gost(record: Record) -> str:
    """The reference by ГОСТ Р 7.0.100—2018, as for a part of an electronic resource."""
    title = f"{record.title} : {record.origin}" if record.origin else record.title
    dated = f" – Редакция от {russian_day(record.revised)}." if record.revised else ""
    read = f" (дата обращения: {russian_day(record.accessed)})" if record.accessed else ""
    where = f" – URL: {record.address}{read}." if record.address else ""
    return f"{title}. – Текст : электронный // {SITE} : {SITE_SAYS} : [сайт].{dated}{where}"


def bibtex(record: Record) -> str:
    """The same as a BibTeX entry: @misc, which every style knows."""
    revised = f"редакция от {record.revised}" if record.revised else ""
    fields = {
        "title": f"{{{_tex(record.title)}}}",
        "howpublished": f"{SITE}: {SITE_SAYS}",
        "note": ", ".join(filter(None, (_tex(record.origin), revised))),
        "year": record.revised[:4],
        "url": record.address,
        "urldate": record.accessed,
        "language": "russian",
    }
    lines = ",\n".join(f"  {name} = {{{value}}}" for name, value in fields.items() if value)
    return f"@misc{{{record.key},\n{lines}\n}}"


def ris(record: Record) -> str:
    """The same as a RIS entry for a page of a site; lines end as the format wants them, with CR LF."""
    fields = (
        ("TY", "ELEC"),
        ("ID", record.key),
        ("TI", record.title),
        ("T2", f"{SITE}: {SITE_SAYS}"),
        ("PB", SITE),
        ("PY", record.revised[:4]),
        ("DA", f"{record.revised.replace('-', '/')}/" if record.revised else ""),
        ("LA", LANGUAGE),
        ("N1", record.origin),
        ("UR", record.address),
        ("Y2", f"{record.accessed.replace('-', '/')}/" if record.accessed else ""),
    )
    lines = [f"{tag}  - {value}" for tag, value in fields if value]
    return "\r\n".join([*lines, "ER  - ", ""])


def csl_json(record: Record) -> str:
    """The same as CSL-JSON, a list of one item."""
    item: dict[str, Any] = {
        "id": record.key,
        "type": "webpage",
        "title": record.title,
        "container-title": f"{SITE}: {SITE_SAYS}",
        "publisher": SITE,
        "language": LANGUAGE,
        "issued": _date(record.revised),
        "note": record.origin,
        "URL": record.address,
        "accessed": _date(record.accessed),
    }
    given = {name: value for name, value in item.items() if value}
    return json.dumps([given], ensure_ascii=False, indent=1) + "\n"


#: In the order in which a reference manager should try them: CSL-JSON says most of a page of a site.
FILES: Final = (
    CitationFile("cite.json", "application/vnd.citationstyles.csl+json", "CSL-JSON", csl_json),
    CitationFile("cite.ris", "application/x-research-info-systems", "RIS", ris),
    CitationFile("cite.bib", "application/x-bibtex", "BibTeX", lambda record: f"{bibtex(record)}\n"),
)


def russian_day(day: str) -> str:
    """2026-11-30 → 30.11.2026; anything else, such as a template's place, as it is."""
    return ".".join(reversed(day.split("-"))) if re.fullmatch(r"\d{4}-\d\d-\d\d", day) else day


def _date(day: str) -> dict[str, Any] | None:
    """A day as CSL-JSON has it; the place of a template as what stands there will be, 2026-11-30."""
    if PLACE.fullmatch(day):
        return {"raw": day}
    return {"date-parts": [[int(part) for part in day.split("-")]]} if day else None


def _tex(value: str) -> str:
    """Text as it may stand in a field's braces: what TeX would take for a command is escaped.

    The places of a template stay; a tie (~) is a no-break space.
    """
    pieces = re.split(f"({PLACE.pattern})", value)
    return "".join(
        piece
        if PLACE.fullmatch(piece)
        else re.sub(r"([\\{}%$&#_^~])", _escaped, piece).replace(NO_BREAK, "~")
        for piece in pieces
    )


def _escaped(found: re.Match[str]) -> str:
    words = {"\\": r"\textbackslash{}", "~": r"\textasciitilde{}", "^": r"\textasciicircum{}"}
    return words.get(found[1], f"\\{found[1]}")
