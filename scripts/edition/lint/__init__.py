"""Remarks about a text: what is probably wrong in it, though the edition itself is sound.

`edition check` proves that a file is an edition at all: structure, ids, the raw file given back. Lint looks
at what the text says: letters, signs, clauses, corrections, words that the machine isn't sure of. A remark
may be mistaken; then it is accepted with a reason (`accepted`). Numbers and advice are told to editors in
docs/contributing/lint.md.
"""

from edition.lint.remarks import TITLES, Remark
from edition.lint.running import lint

__all__ = ["TITLES", "Remark", "lint"]
