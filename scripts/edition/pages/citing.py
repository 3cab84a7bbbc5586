"""How to cite a page, a clause, the data, the archive: by ГОСТ, in BibTeX, in RIS and in CSL-JSON."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any, Final

from rasklad.clauses import short_label

from edition import witness as editions
from edition.citing import forms
from edition.citing.record import SITE, SITE_SAYS, Record, latin_key
from edition.exports.archive import ARCHIVE
from edition.pages.citation import CLAUSE, clause_record
from edition.pages.citation_file import read_citation_file
from edition.pages.cited import cited_pages, revised
from edition.pages.errors import PageError
from edition.pages.library import game_of, witness_of
from edition.pages.markup import text, typeset
from edition.pages.rows import game_text

SITE_ADDRESS: Final = "[адрес сайта]"
DAY: Final = "[день, месяц, год]"
ISO_DAY: Final = "[год-месяц-день]"
RIS_TYPES: Final = {"dataset": "DATA", "software": "COMP"}


@dataclass(frozen=True)
class Cited:
    """A whole to cite: `kind` as CSL calls it, `issued` as 2026-11-30, `address` from the site's root."""

    kind: str
    key: str
    title: str
    address: str
    issued: str = ""
    version: str = ""
    authors: tuple[str, ...] = ()

    @property
    def url(self) -> str:
        """The address, with a place for the site's own."""
        return f"{SITE_ADDRESS}/{self.address}"


def citing_html(argument: str) -> str:
    """One reference in all forms: `page GAME`, `clause GAME` (its first clause), `data` or `archive`.

    Raises PageError for anything else, and for an unknown game.
    """
    what, _, game_id = argument.partition(" ")
    if what == "page" and game_id:
        return _part_html(page_of(game_id))
    if what == "clause" and game_id:
        return _part_html(clause_of(game_id))
    if argument == "data":
        return _whole_html(data())
    if argument == "archive":
        return _whole_html(archive())
    raise PageError(
        f"«/// citing | {argument}»: на это ссылаться не умеем. "
        "Бывает: page ИГРА, clause ИГРА, data, archive."
    )


def page_of(game_id: str) -> Record:
    """The record of a game's page, with places for the site's address and the day."""
    address = f"games/{game_of(game_id).id}/"
    return replace(cited_pages()[address], address=f"{SITE_ADDRESS}/{address}")


def clause_of(game_id: str) -> Record:
    """The record of the first clause of a game."""
    shown = game_text(game_id)
    clause = next(row.clause for row in shown.rows if row.clause)
    record = clause_record(shown)
    return replace(
        record,
        key=latin_key(clause),
        title=record.title.replace(CLAUSE, short_label(clause)),
        address=f"{SITE_ADDRESS}/games/{game_id}/#{clause}",
    )


def data() -> Cited:
    """All data in one archive, with the date of the newest text."""
    return Cited(
        kind="dataset",
        key="rasklad-data",
        title=f"{SITE}: {SITE_SAYS}: данные",
        address=f"data/{ARCHIVE}",
        issued=max(revised(witness_of(siglum)) for siglum in editions.sigla()),
        version="SHA-256: [сумма]",
    )


def archive() -> Cited:
    """The whole archive, as CITATION.cff says."""
    said = read_citation_file()
    return Cited(
        kind=said.kind,
        key="rasklad",
        title=said.title,
        address="",
        issued=said.released,
        version=said.version,
        authors=said.authors,
    )


def gost(cited: Cited) -> str:
    """The reference by ГОСТ Р 7.0.100—2018: a resource of its own."""
    by = f" / {', '.join(cited.authors)}" if cited.authors else ""
    said = [f"{cited.title.replace(': ', ' : ')}{by}. – Текст : электронный."]
    if cited.version:
        said.append(f"{_versioned(cited)}.")
    if cited.issued:
        said.append(f"Редакция от {'.'.join(reversed(cited.issued.split('-')))}.")
    said.append(f"URL: {cited.url} (дата обращения: {DAY}).")
    return " – ".join(said)


def _versioned(cited: Cited) -> str:
    """«Версия 0.1.0»; the data have no number, only a checksum."""
    return cited.version if cited.kind == "dataset" else f"Версия {cited.version}"


def bibtex(cited: Cited) -> str:
    """The same as a BibTeX entry: @misc, which every style knows."""
    fields = {
        **({"author": " and ".join(f"{{{name}}}" for name in cited.authors)} if cited.authors else {}),
        "title": f"{{{cited.title}}}",
        **({"note": _versioned(cited)} if cited.version else {}),
        **({"year": cited.issued[:4]} if cited.issued else {}),
        "url": cited.url,
        "urldate": ISO_DAY,
        "language": "russian",
    }
    lines = ",\n".join(f"  {name} = {{{value}}}" for name, value in fields.items())
    return f"@misc{{{cited.key},\n{lines}\n}}"


def ris(cited: Cited) -> str:
    """The same in RIS, line by line."""
    fields = [
        ("TY", RIS_TYPES[cited.kind]),
        *(("AU", name) for name in cited.authors),
        ("TI", cited.title),
        ("ET", cited.version),
        ("PY", cited.issued[:4]),
        ("DA", cited.issued.replace("-", "/")),
        ("LA", "ru"),
        ("UR", cited.url),
    ]
    return "\n".join([*(f"{tag}  - {value}" for tag, value in fields if value), "ER  - "])


def csl(cited: Cited) -> dict[str, Any]:
    """The same as an item of CSL-JSON."""
    item: dict[str, Any] = {"id": cited.key, "type": cited.kind, "title": cited.title}
    if cited.authors:
        item["author"] = [{"literal": name} for name in cited.authors]
    if cited.version:
        item["version"] = cited.version
    if cited.issued:
        item["issued"] = {"date-parts": [[int(part) for part in cited.issued.split("-")]]}
    return item | {"URL": cited.url, "language": "ru"}


def _part_html(record: Record) -> str:
    """A part of the site, in the forms that its own page and files have."""
    unread = replace(record, accessed="")
    return _html(
        forms.gost(replace(record, accessed=DAY)),
        forms.bibtex(replace(record, accessed=ISO_DAY)),
        forms.ris(unread).replace("\r\n", "\n"),
        forms.csl_json(unread),
    )


def _whole_html(cited: Cited) -> str:
    item = json.dumps([csl(cited)], ensure_ascii=False, indent=1)
    return _html(gost(cited), bibtex(cited), ris(cited), item)


def _html(said: str, entry: str, lines: str, item: str) -> str:
    """The reference by ГОСТ, and the other forms folded."""
    folded = "".join(
        f'<details class="bibtex"><summary>{name}</summary><pre tabindex="0">{text(form)}</pre></details>'
        for name, form in {"BibTeX": entry, "RIS": lines, "CSL-JSON": item}.items()
    )
    return f'<p class="cite">{typeset(said)}</p>{folded}'
