"""Exports: every text of the archive as files that others can work with, under addresses that stay.

`data/<siglum>/<siglum>.<suffix>` for a source, `data/games/<id>/<id>.<suffix>` for a game; `FORMATS` lists
the suffixes, `TABLES` the files that tell of all games. A withdrawn source has none of its own; its games
keep the clauses' ids and our own readings.
"""

from edition.exports.archive import ARCHIVE, CHECKSUMS, archive_bytes, checksums
from edition.exports.files import export_all, game_files, source_files
from edition.exports.formats import FORMATS, SCHEMAS, TABLES, Format
from edition.exports.tokens import TokenRow, read_tokens, rebuilt

__all__ = [
    "ARCHIVE",
    "CHECKSUMS",
    "FORMATS",
    "SCHEMAS",
    "TABLES",
    "Format",
    "TokenRow",
    "archive_bytes",
    "checksums",
    "export_all",
    "game_files",
    "read_tokens",
    "rebuilt",
    "source_files",
]
