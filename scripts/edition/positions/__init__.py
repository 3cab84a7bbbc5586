"""Stored positions: for each clause of a game one in which it works and one in which it forbids."""

from edition.positions.claims import fault
from edition.positions.stored import FOLDER, Stored, load

__all__ = ["FOLDER", "Stored", "fault", "load"]
