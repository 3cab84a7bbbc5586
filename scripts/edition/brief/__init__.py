"""Rules in brief: what a game's declaration settles, as sentences in Russian and English and as values."""

from edition.brief.briefs import UNTOLD, brief_of
from edition.brief.statement import SECTIONS, Statement

__all__ = ["SECTIONS", "UNTOLD", "Statement", "brief_of"]
