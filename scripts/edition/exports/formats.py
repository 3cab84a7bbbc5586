"""The formats of the exports: one list for the files, the links on the pages and the page about the data."""

from dataclasses import dataclass
from pathlib import PurePosixPath


@dataclass(frozen=True)
class Format:
    """A format: the suffix of its files, its name in a list of downloads, what it holds (in Russian)."""

    suffix: str
    name: str
    holds: str


FORMATS = (
    Format(
        "tei.xml", "TEI", "издание целиком: текст, исправления с причинами, пункты, сведения об источнике"
    ),
    Format("old.txt", "текст источника", "в правописании источника; в старых книгах порча исправлена"),
    Format("new.txt", "новый текст", "по новому правописанию, а у современных источников — в нашей подаче"),
    Format("tokens.tsv", "по словам, TSV", "слово за словом: как получено, исправлено, по-новому, правила"),
    Format("clauses.json", "пункты, JSON", "пункты с обозначениями и видами, у игр — и чтения редактора"),
)

CLAUSES = "clauses.json"
"""The one format that a game keeps when its source is withdrawn."""

SCHEMAS = {
    "edition.rng": "схема наших TEI-файлов, RELAX NG",
    "clauses.schema.json": "схема файлов с пунктами, JSON Schema",
}

TABLES = {
    "odds.csv": "шансы всех игр таблицей: доли, границы, счёт, предел, версии, дата",
    "odds.json": "то же с квартилями и длинами решений",
    "glossary.json": "словарь: определения, имена на трёх языках, каждый пункт, где стоит слово",
}


def source_path(siglum: str, suffix: str) -> PurePosixPath:
    """Where a source's file lies in the folder of data."""
    return PurePosixPath(siglum, f"{siglum}.{suffix}")


def game_path(game_id: str, suffix: str) -> PurePosixPath:
    """Where a game's file lies in the folder of data."""
    return PurePosixPath("games", game_id, f"{game_id}.{suffix}")
