"""The glossary with its concordance as data: `glossary.json`."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from edition.glossary import Concordance, Occurrence, Term, Use, read
from edition.glossary.concordance import concordance_of
from edition.witness import Witness

FORMAT = "rasklad-glossary/1"


def glossary_json(witnesses: Iterable[Witness]) -> bytes:
    """All terms in the order of their ids, each with the clauses of these sources that use it.

    Of a withdrawn source the clauses are named and none of its words.

    Raises:
        GlossaryError: the glossary can't be read.
    """
    told = concordance_of(read(), witnesses)
    terms = sorted(told.terms, key=lambda term: term.id)
    data = {"format": FORMAT, "terms": [_term(term, told) for term in terms]}
    return (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()


def _term(term: Term, told: Concordance) -> dict[str, Any]:
    return {
        "id": term.id,
        "page": f"glossary/#{term.id}",
        "ru": term.ru,
        "old": term.old or term.ru,
        "en": term.en,
        "fr": term.fr,
        "definition": term.says,
        "also": list(term.also),
        "see": list(term.see),
        "field": term.field,
        "uses": [_use(use) for use in told.uses[term.id]],
    }


def _use(use: Use) -> dict[str, Any]:
    named: dict[str, Any] = {
        "clause": use.clause,
        "source": use.witness.siglum,
        "games": list(use.games),
        "times": len(use.occurrences),
    }
    if not use.witness.header.withdrawn:
        named["words"] = [_words(use, one) for one in use.occurrences]
    return named


def _words(use: Use, one: Occurrence) -> dict[str, str]:
    tokens = use.segment.tokens[one.start : one.end]
    return {
        form: " ".join("".join(getattr(token, form) for token in tokens).split())
        for form in ("corrected", "modern")
    }
