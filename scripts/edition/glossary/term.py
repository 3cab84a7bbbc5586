"""What an editor says about a term."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class GameFigure:
    """The dealt start of a game with some of its places picked out."""

    game: str
    places: tuple[str, ...]
    """Places as the declaration knows them: by id («R1»), group («rows») or role («foundation»)."""


@dataclass(frozen=True)
class CardFigure:
    """A few cards: piles from left to right, each from its first card to the last, which lies uppermost.

    A card is written as the engine writes it, `10H`; `##` lies face down, `_` is an empty place. A star
    picks one out: `*QS`.
    """

    piles: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Term:
    """A term: its names, what it means, which words of a text are it."""

    id: str
    """The anchor on the page, Latin letters; it stays, as others link to it."""
    ru: str
    en: str
    fr: str
    says: str
    """The definition, of our own: one or two sentences."""
    old: str = ""
    """How the books before 1918 spell `ru`, where that differs."""
    words: tuple[str, ...] = ()
    """Words and phrases by which a text's use of the term is recognised, in any form that stands there."""
    excepted: tuple[str, ...] = ()
    """Phrases that look like a use and are none, in exactly this form."""
    only: tuple[str, ...] = ()
    """If any: the sources, sections or clauses (by the beginning of their ids) where the words mean this."""
    never: tuple[str, ...] = ()
    """Sources, sections or clauses where the words mean something else."""
    also: tuple[str, ...] = ()
    """Other names of the same thing that have no entry of their own."""
    see: tuple[str, ...] = ()
    """Ids of terms to compare."""
    field: bool = False
    """A word of those who write about patience, that none of our texts uses."""
    figure: GameFigure | CardFigure | None = None
    line: int = 0
    """Where it stands in its file."""

    def means_this_in(self, clause: str) -> bool:
        """Whether the term's words mean it in that clause."""
        if any(_within(clause, part) for part in self.never):
            return False
        return not self.only or any(_within(clause, part) for part in self.only)


def _within(clause: str, part: str) -> bool:
    return clause == part or clause.startswith(f"{part}.")
