"""How to cite a page, a clause, the data, the archive: by ГОСТ, in BibTeX, in RIS and in CSL-JSON."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any, Final

from rasklad.clauses import short_label

from edition import witness as editions
from edition.exports.archive import ARCHIVE
from edition.pages.citation import ACCESSED, ADDRESS, CLAUSE, KEY, citation_data
from edition.pages.citation_file import read_citation_file
from edition.pages.errors import PageError
from edition.pages.library import witness_of
from edition.pages.markup import text, typeset
from edition.pages.rows import game_text
from edition.witness import Witness

SITE: Final = "Расклад"
SITE_SAYS: Final = "старинные правила пасьянсов"
SITE_ADDRESS: Final = "[адрес сайта]"
DAY: Final = "[день, месяц, год]"
ISO_DAY: Final = "[год-месяц-день]"
RIS_TYPES: Final = {"webpage": "ELEC", "dataset": "DATA", "software": "COMP"}


@dataclass(frozen=True)
class Cited:
    """A thing to cite: `kind` as CSL calls it, `issued` as 2026-11-30, `address` from the site's root."""

    kind: str
    key: str
    title: str
    address: str
    issued: str = ""
    version: str = ""
    container: str = f"{SITE}: {SITE_SAYS}"
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
        return _forms(page_of(game_id))
    if what == "clause" and game_id:
        return _forms(*clause_of(game_id))
    if argument == "data":
        return _forms(data())
    if argument == "archive":
        return _forms(archive())
    raise PageError(
        f"«/// citing | {argument}»: на это ссылаться не умеем. "
        "Бывает: page ИГРА, clause ИГРА, data, archive."
    )


def page_of(game_id: str) -> Cited:
    """The page of a game, with the date of its text."""
    shown = game_text(game_id)
    return Cited(
        kind="webpage",
        key=f"rasklad-{game_id}",
        title=shown.name,
        address=f"games/{game_id}/",
        issued=_revised(shown.witness),
    )


def clause_of(game_id: str) -> tuple[Cited, str, str]:
    """The first clause of a game, and its references by ГОСТ and in BibTeX as the game's page has them."""
    shown = game_text(game_id)
    clause = next(row.clause for row in shown.rows if row.clause)
    label = short_label(clause)
    cited = Cited(
        kind="webpage",
        key=re.sub(r"[^a-z0-9]+", "-", f"rasklad-{clause}".lower()),
        title=f"{shown.name}, п.\u00a0{label}",
        address=f"games/{game_id}/#{clause}",
        issued=_revised(shown.witness),
    )
    templates = citation_data(shown)
    places = {CLAUSE: label, ADDRESS: cited.url, KEY: cited.key}
    said = _filled(templates["gost"], {**places, ACCESSED: DAY})
    return cited, said, _filled(templates["bibtex"], {**places, ACCESSED: ISO_DAY})


def data() -> Cited:
    """All data in one archive, with the date of the newest text."""
    return Cited(
        kind="dataset",
        key="rasklad-data",
        title=f"{SITE}: {SITE_SAYS}: данные",
        address=f"data/{ARCHIVE}",
        issued=max(_revised(witness_of(siglum)) for siglum in editions.sigla()),
        version="SHA-256: [сумма]",
        container="",
    )


def _revised(witness: Witness) -> str:
    """The day of the text's newest revision, 2026-11-30; empty if none is recorded."""
    return max((one.when for one in witness.header.revisions), default="")


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
        container="",
        authors=said.authors,
    )


def gost(cited: Cited) -> str:
    """The reference by ГОСТ Р 7.0.100—2018: a part of a site, or a resource of its own."""
    by = f" / {', '.join(cited.authors)}" if cited.authors else ""
    host = f" // {SITE} : {SITE_SAYS} : [сайт]" if cited.kind == "webpage" else ""
    said = [f"{cited.title.replace(': ', ' : ')}{by}. – Текст : электронный{host}."]
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
        **({"howpublished": cited.container} if cited.container else {}),
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
        ("T2", cited.container),
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
    if cited.container:
        item["container-title"] = cited.container
    if cited.version:
        item["version"] = cited.version
    if cited.issued:
        item["issued"] = {"date-parts": [[int(part) for part in cited.issued.split("-")]]}
    return item | {"URL": cited.url, "language": "ru"}


def _forms(cited: Cited, said: str = "", entry: str = "") -> str:
    """The reference by ГОСТ, and the other forms folded; `said` and `entry` where the page has its own."""
    forms = {
        "BibTeX": entry or bibtex(cited),
        "RIS": ris(cited),
        "CSL-JSON": json.dumps([csl(cited)], ensure_ascii=False, indent=2),
    }
    folded = "".join(
        f'<details class="bibtex"><summary>{name}</summary><pre tabindex="0">{text(form)}</pre></details>'
        for name, form in forms.items()
    )
    return f'<p class="cite">{typeset(said or gost(cited))}</p>{folded}'


def _filled(template: str, places: dict[str, str]) -> str:
    for place, value in places.items():
        template = template.replace(place, value)
    return template
