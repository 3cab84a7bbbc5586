"""What a worked position is held against: legal moves with their clauses, refusals with theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasklad import legal_moves, why_not

if TYPE_CHECKING:
    from rasklad import Position


def legal(position: Position) -> dict[str, str]:
    """Return every legal move with the tails of the clauses that it cites."""
    return {str(move): _tails(move.clauses) for move in legal_moves(position)}


def refused(position: Position, attempt: str) -> tuple[str, str]:
    """Return the tails of the clauses that forbid the attempt, and the reason."""
    refusal = why_not(position, attempt)
    assert refusal is not None, f"{attempt} is allowed"
    assert refusal.say
    return _tails(refusal.clauses), refusal.reason


def _tails(clauses: tuple[str, ...]) -> str:
    """Return ``II.c V6 R2``: ids without the section, readings and clauses told apart by their letters."""
    return " ".join(".".join(part for part in clause.split(".") if _numbers(part)) for clause in clauses)


def _numbers(part: str) -> bool:
    return part.isdecimal() or part[0] in "IVXR" or part in "abcd"
