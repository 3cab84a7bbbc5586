"""Which files an export consists of, and what stands in each."""

import json
from pathlib import Path

import rasklad
from rasklad.game import Game

from edition.exports.archive import ARCHIVE, CHECKSUMS, archive_bytes, checksums
from edition.exports.clauses import Data, game_clauses, source_clauses
from edition.exports.formats import CLAUSES, SCHEMAS, game_path, source_path
from edition.exports.glossary import glossary_json
from edition.exports.odds import odds_csv, odds_json
from edition.exports.plain import modern_text, source_text
from edition.exports.tei import game_tei, source_tei
from edition.exports.tokens import tokens_table
from edition.witness import DEFAULT_SOURCES, Division, Segment, Witness, load, sigla

Files = dict[str, bytes]
"""Path in the folder of data → content."""

_SCHEMAS = {
    "edition.rng": Path(__file__).parents[1] / "schema" / "edition.rng",
    "clauses.schema.json": Path(__file__).parent / "schema" / "clauses.schema.json",
}


def export_all(sources: Path = DEFAULT_SOURCES) -> Files:
    """Everything: sources, games, odds, glossary, schemas, the archive of it all, the checksums.

    Raises:
        EditionError: an edition can't be read.
        OddsError: published figures can't be read.
        GlossaryError: the glossary can't be read.
    """
    files: Files = {name: _SCHEMAS[name].read_bytes() for name in SCHEMAS}
    witnesses = [load(siglum, sources) for siglum in sigla(sources)]
    for witness in witnesses:
        files |= source_files(witness, sources)
        for game_id in rasklad.games():
            game = rasklad.game(game_id)
            if game.witness == witness.siglum:
                files |= game_files(game, witness, sources)
    files |= {"odds.csv": odds_csv(), "odds.json": odds_json(), "glossary.json": glossary_json(witnesses)}
    files[ARCHIVE] = archive_bytes(files)
    return files | {CHECKSUMS: checksums(files)}


def source_files(witness: Witness, sources: Path = DEFAULT_SOURCES) -> Files:
    """The files of a source; none if its text is withdrawn."""
    if witness.header.withdrawn:
        return {}
    contents = _texts(tuple(witness.segments()), witness)
    contents["tei.xml"] = source_tei(sources / witness.siglum / "edition.xml")
    contents[CLAUSES] = _json(source_clauses(witness), "../clauses.schema.json")
    return {str(source_path(witness.siglum, suffix)): data for suffix, data in contents.items()}


def game_files(game: Game, witness: Witness, sources: Path = DEFAULT_SOURCES) -> Files:
    """The files of a game: the divisions of its witness in which its law stands, whole.

    Of a withdrawn source only the clauses' ids and kinds, with our own readings.
    """
    contents = {CLAUSES: _json(game_clauses(game, witness), "../../clauses.schema.json")}
    if not witness.header.withdrawn:
        divisions = _divisions(game, witness)
        segments = tuple(segment for division in divisions for segment in division.segments)
        contents |= _texts(segments, witness)
        edition = sources / witness.siglum / "edition.xml"
        contents["tei.xml"] = game_tei(edition, {division.id for division in divisions}, game.id)
    return {str(game_path(game.id, suffix)): data for suffix, data in contents.items()}


def _divisions(game: Game, witness: Witness) -> list[Division]:
    law = set(game.law)
    return [
        division for division in witness.divisions if law & {segment.clause for segment in division.segments}
    ]


def _texts(segments: tuple[Segment, ...], witness: Witness) -> Files:
    return {
        "old.txt": source_text(segments, witness).encode(),
        "new.txt": modern_text(segments).encode(),
        "tokens.tsv": tokens_table(segments).encode(),
    }


def _json(data: Data, schema: str) -> bytes:
    return (json.dumps({"$schema": schema, **data}, ensure_ascii=False, indent=1) + "\n").encode()
