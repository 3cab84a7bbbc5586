"""The clauses as data: ids, kinds, texts, and of a game its readings and which rules execute what.

The form is described by `schema/clauses.schema.json`, which is exported beside the files.
"""

from functools import cache
from typing import Any

import rasklad
from rasklad.clauses import short_label
from rasklad.game import Game, Names, Reading

from edition.witness import Correction, Segment, Witness
from edition.witness.reconstruction import Statement

FORMAT = "rasklad-clauses/1"

Data = dict[str, Any]


def source_clauses(witness: Witness) -> Data:
    """All clauses of a source, in the order of its text, and the statements that restore what is lost."""
    return {
        "format": FORMAT,
        "source": _source(witness),
        "clauses": [_clause(segment, witness) for segment in witness.clauses()],
        "restored": [_restored(statement) for statement in witness.statements()],
    }


def game_clauses(game: Game, witness: Witness) -> Data:
    """The law of a game in the law's order, its readings, and the rules that execute each clause.

    Of a withdrawn source only the ids, kinds and the source's own numbers are told, no text.
    """
    coverage = game.coverage()
    known = {segment.clause: _clause(segment, witness) for segment in witness.clauses()}
    known |= {statement.clause: _restored(statement) for statement in witness.statements()}
    law = [{**known[clause], "executed_by": list(coverage.by_clause[clause])} for clause in game.law]
    names = game.names
    return {
        "format": FORMAT,
        "game": {
            "id": game.id,
            "page": f"games/{game.id}/",
            "names": {"ru": names.ru, "old": names.old, "elsewhere": _elsewhere(names)},
            "family": game.family,
        },
        "source": _source(witness),
        "clauses": law,
        "readings": [_reading(reading) for reading in game.readings],
    }


def _elsewhere(names: Names) -> list[Data]:
    return [
        {"language": language, "name": named.name, "source": named.source}
        for language, named in names.elsewhere
    ]


def _source(witness: Witness) -> Data:
    header = witness.header
    return {
        "siglum": witness.siglum,
        "title": header.title,
        "language": witness.language,
        "rights": header.rights,
        "licence": header.licence or None,
        "revised": header.revisions[0].when if header.revisions else None,
        "sha256": header.sha256,
        "withdrawn": header.withdrawn,
    }


def _clause(segment: Segment, witness: Witness) -> Data:
    clause = segment.clause or ""
    entry: Data = {
        "id": clause,
        "label": short_label(clause),
        "section": clause.split(".")[1],
        "kind": segment.kind,
        "n": segment.n,
        "games": _games_by_clause().get(clause, []),
    }
    if not witness.header.withdrawn:
        entry |= {
            "raw": segment.text("raw"),
            "corrected": segment.text("corrected"),
            "modern": segment.text("modern"),
            "corrections": [_correction(one) for token in segment.tokens for one in token.corrections],
        }
    return entry


@cache
def _games_by_clause() -> dict[str, list[str]]:
    """Clause → the games whose law it is; gathered once, or every clause would go through all games."""
    found: dict[str, list[str]] = {}
    for game_id in rasklad.games():
        for clause in dict.fromkeys(rasklad.game(game_id).law):
            found.setdefault(clause, []).append(game_id)
    return found


def _correction(correction: Correction) -> Data:
    return {
        "type": correction.type,
        "sic": correction.sic,
        "corr": correction.corr,
        "cert": correction.cert,
        "reason": correction.reason,
    }


def _restored(statement: Statement) -> Data:
    return {
        "id": statement.clause,
        "label": short_label(statement.clause),
        "section": statement.clause.split(".")[1],
        "kind": statement.kind,
        "text": statement.text,
        "cert": statement.certainty,
        "sources": [authority.title for authority in statement.authorities],
    }


def _reading(reading: Reading) -> Data:
    return {
        "id": reading.id,
        "label": short_label(reading.id),
        "after": reading.after,
        "says": reading.says,
        "silent": reading.silent,
        "choice": reading.choice,
        "why": reading.why,
        "otherwise": reading.otherwise or None,
        "effect": reading.effect or None,
        "options": [
            {"value": one.value, "label": one.label, "changes": one.changes} for one in reading.options
        ],
        "default": reading.default or None,
    }
