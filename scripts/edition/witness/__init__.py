"""The witness: one source text, from the file as received to the corrected and the modern form.

`load` is what the rest of the project reads a source with; `rebuilt_raw` gives the file as received
from the edition alone.
"""

from edition.witness.faults import EditionError, Fault
from edition.witness.loading import DEFAULT_SOURCES, UnknownWitnessError, load, rebuilt_raw, sigla
from edition.witness.model import (
    Block,
    Correction,
    Division,
    EditorialRule,
    Header,
    Language,
    Modernise,
    Revision,
    Segment,
    Token,
    Witness,
)
from edition.witness.proofreading import Proofreading
from edition.witness.reconstruction import Authority, Reconstruction, Statement

__all__ = [
    "DEFAULT_SOURCES",
    "Authority",
    "Block",
    "Correction",
    "Division",
    "EditionError",
    "EditorialRule",
    "Fault",
    "Header",
    "Language",
    "Modernise",
    "Proofreading",
    "Reconstruction",
    "Revision",
    "Segment",
    "Statement",
    "Token",
    "UnknownWitnessError",
    "Witness",
    "load",
    "rebuilt_raw",
    "sigla",
]
