"""The glossary: the terms of the books and of the field, and where the texts use them.

The terms are data that editors write (`docs/glossary.toml`, described in docs/contributing/glossary.md);
which words of a text are a term is computed from their dictionary forms, and so is the concordance.
"""

from edition.glossary.concordance import Concordance, Use, concordance
from edition.glossary.reading import GLOSSARY, GlossaryError, read
from edition.glossary.recognition import Occurrence, Recogniser
from edition.glossary.term import CardFigure, GameFigure, Term

__all__ = [
    "GLOSSARY",
    "CardFigure",
    "Concordance",
    "GameFigure",
    "GlossaryError",
    "Occurrence",
    "Recogniser",
    "Term",
    "Use",
    "concordance",
    "read",
]
