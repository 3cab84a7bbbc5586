"""CITATION.cff, read strictly: the page about citing shows what the file says, and no other thing.

The form is the Citation File Format 1.2.0. Checked are its required keys, their types, the names of all keys,
the date, the persons or bodies: what a reader of the file, GitHub or Zotero say, would stumble over.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any, Final

import yaml

from edition.pages.errors import PageError

FILE: Final = Path(__file__).resolve().parents[3] / "CITATION.cff"
FORM: Final = "1.2.0"
REQUIRED: Final = ("cff-version", "message", "title", "authors")
TEXTS: Final = frozenset(
    ("abstract", "cff-version", "commit", "doi", "license", "license-url", "message", "repository",
     "repository-artifact", "repository-code", "title", "type", "url", "version")
)  # fmt: skip
OTHERS: Final = frozenset(
    ("authors", "contact", "date-released", "identifiers", "keywords", "preferred-citation", "references")
)
TYPES: Final = ("software", "dataset")
PERSON: Final = frozenset(
    ("address", "affiliation", "alias", "city", "country", "email", "family-names", "fax", "given-names",
     "name-particle", "name-suffix", "orcid", "post-code", "region", "tel", "website")
)  # fmt: skip
ENTITY: Final = (PERSON - {"affiliation", "family-names", "given-names", "name-particle", "name-suffix"}) | {
    "date-end", "date-start", "location", "name",
}  # fmt: skip
DOI: Final = re.compile(r"10\.\d{4,9}(\.\d+)?/[A-Za-z0-9:/_;\-.()\[\]\\]+")


@dataclass(frozen=True)
class CitationFile:
    """What of the file is shown: title, bodies or persons, version, day of release, licence, kind."""

    title: str
    authors: tuple[str, ...]
    version: str
    released: str
    """2026-11-30; empty if the file doesn't say it."""
    licence: str
    kind: str


def read_citation_file(file: Path = FILE) -> CitationFile:
    """The file's record. Raises PageError with all that is wrong in it."""
    try:
        data = yaml.safe_load(file.read_text("utf-8"))
    except (OSError, yaml.YAMLError) as fault:
        raise PageError(f"{file.name} не читается: {fault}. Исправьте или верните файл.") from fault
    faults = faults_of(data)
    if faults:
        raise PageError(f"{file.name}: {'; '.join(faults)}. Форма — Citation File Format {FORM}.")
    return CitationFile(
        title=data["title"],
        authors=tuple(_called(author) for author in data["authors"]),
        version=data.get("version", ""),
        released=data["date-released"].isoformat() if "date-released" in data else "",
        licence=data.get("license", ""),
        kind=data.get("type", "software"),
    )


def faults_of(data: Any) -> list[str]:  # noqa: ANN401 (whatever YAML can hold)
    """What in the file's data departs from the format, a sentence a fault."""
    if not isinstance(data, dict):
        return ["это не таблица ключей"]
    found = [f"нет ключа {key}" for key in REQUIRED if key not in data]
    found += [f"неизвестный ключ {key}" for key in data if key not in TEXTS | OTHERS]
    found += [
        f"{key}: нужна строка, а стоит {data[key]!r}"
        for key in TEXTS & set(data)
        if not isinstance(data[key], str) or not data[key].strip()
    ]
    if data.get("cff-version", FORM) != FORM:
        found.append(f"cff-version {data['cff-version']!r}, а должна быть {FORM}")
    if data.get("type", "software") not in TYPES:
        found.append(f"type {data['type']!r}, а бывает {', '.join(TYPES)}")
    # YAML reads 2026-11-30 as a date, and 2026-11-31 as a string
    if not isinstance(data.get("date-released", date.min), date):
        found.append(f"date-released: нужен день, ГГГГ-ММ-ДД, а стоит {data['date-released']!r}")
    if isinstance(data.get("doi"), str) and not DOI.fullmatch(data["doi"]):
        found.append(f"doi {data['doi']!r}: нужен сам указатель, 10.…/…")
    words = data.get("keywords", ["слово"])
    if not isinstance(words, list) or not words or not all(isinstance(word, str) for word in words):
        found.append("keywords: нужен список слов")
    return found + _faults_of_authors(data.get("authors", [{"name": "кто-то"}]))


def _faults_of_authors(authors: Any) -> list[str]:  # noqa: ANN401 (whatever YAML can hold)
    if not isinstance(authors, list) or not authors:
        return ["authors: нужен список, хотя бы из одного"]
    found = []
    for number, author in enumerate(authors, start=1):
        if not isinstance(author, dict) or not author:
            found.append(f"authors, {number}: нужны ключи, а стоит {author!r}")
            continue
        known = ENTITY if "name" in author else PERSON
        found += [f"authors, {number}: неизвестный ключ {key}" for key in author if key not in known]
        if not _called(author):
            found.append(f"authors, {number}: нет ни name, ни family-names, ни given-names, ни alias")
    return found


def _called(author: dict[str, Any]) -> str:
    person = " ".join(str(author[key]) for key in ("given-names", "family-names") if author.get(key))
    return str(author.get("name") or person or author.get("alias") or "")
