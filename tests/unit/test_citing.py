"""References in four forms, read back by programs that others wrote."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
import rispy
from bibtexparser.entrypoint import parse_string
from citeproc import Citation, CitationItem, CitationStylesBibliography, CitationStylesStyle, formatter
from citeproc.source.json import CiteProcJSON
from edition.citing.forms import FILES, bibtex, csl_json, gost, ris
from edition.citing.record import Record, latin_key
from edition.pages.cited import cited_pages

RECORD = Record(
    key="rasklad-games-krepost-1",
    title="Крѣпость",
    origin="по источнику «Двадцать четыре основные пасьянса»",
    revised="2026-11-30",
    address="https://example.org/games/krepost-1/",
    accessed="2026-12-01",
)
BARE = Record(key="rasklad-x", title="Колодец, 36 карт")
PAGES = cited_pages()


def test_by_gost_as_for_a_part_of_a_site() -> None:
    assert gost(RECORD) == (
        "Крѣпость : по источнику «Двадцать четыре основные пасьянса». – Текст : электронный // "
        "Расклад : старинные правила пасьянсов : [сайт]. – Редакция от 30.11.2026. – "
        "URL: https://example.org/games/krepost-1/ (дата обращения: 01.12.2026)."
    )
    assert gost(BARE) == (
        "Колодец, 36 карт. – Текст : электронный // Расклад : старинные правила пасьянсов : [сайт]."
    )


@pytest.mark.parametrize("record", [RECORD, BARE])
def test_bibtex_is_read_back(record: Record) -> None:
    library = parse_string(bibtex(record))
    assert not library.failed_blocks
    (entry,) = library.entries
    fields = {field.key: field.value for field in entry.fields}
    assert (entry.entry_type, entry.key) == ("misc", record.key)
    assert fields["title"] == f"{{{record.title}}}"
    assert fields.get("url", "") == record.address
    assert fields.get("urldate", "") == record.accessed
    assert fields.get("year", "") == record.revised[:4]
    assert record.origin in fields.get("note", "")
    assert all(fields.values()), "no empty field"


def test_what_tex_would_take_for_a_command_is_escaped() -> None:
    entry = bibtex(replace(RECORD, title="№ 5 & 10 % #1_a {b c} ~ ^ \\ п.\u00a07", origin=""))
    assert (
        r"{{№ 5 \& 10 \% \#1\_a \{b c\} \textasciitilde{} \textasciicircum{} \textbackslash{} п.~7}}" in entry
    )
    assert not parse_string(entry).failed_blocks


@pytest.mark.parametrize("record", [RECORD, BARE])
def test_ris_is_read_back(record: Record) -> None:
    (entry,) = rispy.loads(ris(record))
    assert entry["type_of_reference"] == "ELEC"
    assert entry["id"] == record.key
    assert entry["title"] == record.title
    assert entry["language"] == "ru"
    assert entry.get("urls", []) == ([record.address] if record.address else [])
    assert entry.get("year", "") == record.revised[:4]
    assert "unknown_tag" not in entry
    assert ris(record).endswith("ER  - \r\n")


@pytest.mark.filterwarnings("error")  # of a name that CSL doesn't know, citeproc warns
@pytest.mark.parametrize("record", [RECORD, BARE])
def test_csl_is_cited_by_a_processor(record: Record) -> None:
    items = json.loads(csl_json(record))
    style = CitationStylesStyle("harvard-cite-them-right", validate=False)
    works = CitationStylesBibliography(style, CiteProcJSON(items), formatter.plain)
    works.register(Citation([CitationItem(record.key)]))
    (said,) = map(str, works.bibliography())
    assert said.startswith(record.title)
    assert "Расклад: старинные правила пасьянсов" in said
    assert record.address in said
    assert record.revised[:4] in said


def test_every_cited_page_has_a_title_and_a_key_of_its_own() -> None:
    assert len({record.key for record in PAGES.values()}) == len(PAGES)
    assert len({record.title for record in PAGES.values()}) == len(PAGES), "namesakes are told apart"
    assert PAGES["games/krepost-1/"].title == "Крѣпость"
    assert PAGES["games/kolodets-36/"].title.startswith("Колодец, 36")
    assert all(record.key == latin_key(page) for page, record in PAGES.items())


@pytest.mark.parametrize("page", PAGES)
def test_every_file_of_every_page_can_be_read(page: str) -> None:
    texts = {file.label: file.text(PAGES[page]) for file in FILES}
    title = PAGES[page].title
    assert json.loads(texts["CSL-JSON"])[0]["title"] == title
    assert rispy.loads(texts["RIS"])[0]["title"] == title
    (entry,) = parse_string(texts["BibTeX"]).entries
    assert entry["title"].replace("~", "\u00a0") == f"{{{title}}}"
