"""How to cite: CITATION.cff is valid, and the page agrees with it and with the pages of the games."""

from __future__ import annotations

import datetime as dt
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from edition.pages.citation import citation_html
from edition.pages.citation_file import FILE, faults_of, read_citation_file
from edition.pages.citing import archive, bibtex, citing_html, csl, data, gost, ris
from edition.pages.errors import PageError
from edition.witness import load

from tests.conftest import ROOT

GOOD: dict[str, Any] = {
    "cff-version": "1.2.0",
    "message": "Cite it.",
    "title": "A thing",
    "authors": [{"family-names": "Кадоган", "given-names": "Аделаида"}, {"name": "Расклад"}],
}


def test_the_file_is_valid_and_agrees_with_the_project() -> None:
    said = read_citation_file()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert (said.version, said.licence) == (project["version"], project["license"])
    assert dt.date.fromisoformat(said.released) >= dt.date(2026, 11, 30)


def test_a_good_file_has_no_fault() -> None:
    assert faults_of(GOOD) == []


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"title": None}, "title: нужна строка"),
        ({"cff-version": "1.1.0"}, "должна быть 1.2.0"),
        ({"type": "book"}, "type 'book'"),
        ({"colour": "red"}, "неизвестный ключ colour"),
        ({"date-released": "30.11.2026"}, "date-released: нужен день"),
        ({"doi": "https://doi.org/10.5281/zenodo.1"}, "нужен сам указатель"),
        ({"keywords": "patience"}, "keywords: нужен список слов"),
        ({"authors": []}, "authors: нужен список"),
        ({"authors": ["Расклад"]}, "authors, 1: нужны ключи"),
        ({"authors": [{"email": "a@example.org"}]}, "authors, 1: нет ни name"),
        ({"authors": [{"name": "Расклад", "family-names": "К"}]}, "неизвестный ключ family-names"),
    ],
)
def test_each_fault_of_a_file_is_told(change: dict[str, Any], says: str) -> None:
    assert any(says in fault for fault in faults_of({**GOOD, **change}))


def test_what_is_missing_or_unreadable_is_told_with_the_files_name(tmp_path: Path) -> None:
    file = tmp_path / "CITATION.cff"
    with pytest.raises(PageError, match=r"CITATION\.cff не читается"):
        read_citation_file(file)
    file.write_text("title: A thing\n", "utf-8")
    with pytest.raises(PageError, match="нет ключа cff-version; нет ключа message; нет ключа authors"):
        read_citation_file(file)
    file.write_text("[", "utf-8")
    with pytest.raises(PageError, match="не читается"):
        read_citation_file(file)


def test_the_archive_is_cited_as_the_file_says() -> None:
    said, cited = read_citation_file(), archive()
    assert (cited.title, cited.version, cited.authors) == (said.title, said.version, said.authors)
    for form in (gost(cited), bibtex(cited), ris(cited), str(csl(cited))):
        for told in (said.title.rpartition(": ")[2], said.version, *said.authors):
            assert told in form
    html = citing_html("archive")
    assert FILE.name == "CITATION.cff"
    assert all(f"<summary>{name}</summary>" in html for name in ("BibTeX", "RIS", "CSL-JSON"))


def test_a_clause_is_cited_as_its_own_page_does() -> None:
    html = citing_html("clause krepost-1")
    own = citation_html("krepost-1").replace("[адрес этой страницы]", "[адрес сайта]/games/krepost-1/")
    reference = re.search(r'<p class="cite">(.*?)</p>', own)
    entry = re.search(r"<pre[^>]*>(.*?)</pre>", own, re.DOTALL)
    assert reference
    assert entry
    assert reference[1].replace("\u00a0", " ") in html.replace("\u00a0", " ")
    assert entry[1] in html


def test_the_forms_of_a_page_say_the_same() -> None:
    html = citing_html("page krepost-1")
    when = load("cadogan-24").header.revisions[0].when
    assert f"Редакция от\u00a0{'.'.join(reversed(when.split('-')))}" in html
    assert f"DA  - {when.replace('-', '/')}" in html
    assert html.count("[адрес сайта]/games/krepost-1/") == 4
    assert all(f"<summary>{name}</summary>" in html for name in ("BibTeX", "RIS", "CSL-JSON"))


def test_ris_of_the_archive_has_its_lines() -> None:
    lines = ris(archive()).split("\n")
    assert all(re.fullmatch(r"[A-Z][A-Z0-9] {2}- .*", line) for line in lines)
    assert (lines[0], lines[-1]) == ("TY  - COMP", "ER  - ")


def test_the_data_are_cited_by_their_checksum() -> None:
    for form in (gost(data()), bibtex(data()), ris(data())):
        assert "SHA-256: [сумма]" in form
    assert csl(data())["type"] == "dataset"


@pytest.mark.parametrize("argument", ["page", "book krepost-1", "clause nothing"])
def test_what_can_not_be_cited_is_told(argument: str) -> None:
    with pytest.raises(PageError, match=r"не умеем|нет такой игры"):
        citing_html(argument)
