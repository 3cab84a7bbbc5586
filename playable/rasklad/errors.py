"""What a caller may do wrong. Every message is one Russian sentence: what is wrong and what to do."""

# ruff: noqa: N818  (the names say what happened; they all are errors)

from __future__ import annotations


class RaskladError(ValueError):
    """The root of the engine's errors: bad input from outside, never a fault of the engine itself."""


class UnknownGame(RaskladError):
    """No game has this id."""


class BadReading(RaskladError):
    """No reading has this name, or the reading has no such option."""


class BadDeal(RaskladError):
    """The deal's number is not a whole number from 0 to 999 999 999."""


class BadText(RaskladError):
    """A position's text form can't be read; the message names the column.

    ``column``: the index of the character at which it stops making sense, from 0; None if no single one does.
    """

    def __init__(self, message: str, column: int | None = None) -> None:
        super().__init__(message)
        self.column = column


class BadLink(RaskladError):
    """A link to a play can't be read or followed; the message names the part."""


class BadMove(RaskladError):
    """A move's text form can't be read, or names a place that the game doesn't have."""


class IllegalMove(RaskladError):
    """The attempt is well formed, but the rules refuse it."""


class NothingToUndo(RaskladError):
    """The position has no former position."""
