"""Proving a stored claim: the position is set up, the move is tried, the engine answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasklad import links
from rasklad.engine import holds_under
from rasklad.rules import Dealing, Deck, Group, Rule, Won
from rasklad.verbs import is_won, legal_moves, why_not

from edition.positions.without import (
    Verdict,
    can_be_missed,
    dealt_without,
    ending,
    under,
    verdict,
    without,
)

if TYPE_CHECKING:
    from rasklad.game import Game
    from rasklad.position import Position

    from edition.positions.stored import Stored

EFFECTS = ("works", "forbids", "off")


def fault(game: Game, claim: Stored) -> str:
    """What is untrue in the claim; empty if it holds. Raises BadLink if its link leads nowhere."""
    if claim.effect not in EFFECTS:
        return f"действия «{claim.effect}» нет; есть {', '.join(EFFECTS)}"
    if claim.proof == "none":
        return "" if claim.note and not claim.link else "не сказано, почему такой позиции нет"
    position = links.follow(game, claim.link)
    if claim.rule:
        return "" if is_missed(position, claim) else "без этого правила здесь ничего не меняется"
    proofs = {
        "move": _permits,
        "refusal": _refuses,
        "rule": _by_rule,
        "option": _by_option,
        "deal": _lays,
        "state": _ends,
    }
    if claim.proof not in proofs:
        return f"доказательства «{claim.proof}» нет; есть {', '.join((*proofs, 'none'))}"
    return "" if proofs[claim.proof](position, claim) else "позиция этого не показывает"


def is_missed(position: Position, claim: Stored) -> bool:
    """Whether something changes when the rule of the claim is switched off."""
    if claim.proof == "deal":
        return position.former is None and dealt_without(position, claim.rule)
    less = without(position, claim.rule)
    if claim.proof == "state":
        return ending(position) != ending(less)
    return verdict(position, claim.move) != verdict(less, claim.move)


def has_effect(effect: str, here: Verdict, otherwise: Verdict) -> bool:
    """Whether the two verdicts show that something works, or forbids, here and not otherwise."""
    if effect == "works":
        return here[0] == "legal" and here != otherwise
    return (here[0], otherwise[0]) == ("refused", "legal")


def ends_by(position: Position, clause: str) -> bool:
    """Whether the game is over and the clause is what says so."""
    told = clause in ending(position)[2]
    won = [rule for rule in position.engine.of(Won) if clause in rule.executed()]
    return told or (bool(won) and is_won(position))


def _permits(position: Position, claim: Stored) -> bool:
    cited = {str(move): move.clauses for move in legal_moves(position)}.get(claim.move, ())
    return claim.effect == "works" and claim.of in cited


def _refuses(position: Position, claim: Stored) -> bool:
    refusal = why_not(position, claim.move)
    return claim.effect == "forbids" and refusal is not None and claim.of in refusal.clauses


def _by_rule(position: Position, claim: Stored) -> bool:
    rule = _executing(position, claim)
    if rule is None or not can_be_missed(rule):
        return False
    less = without(position, claim.note)
    return has_effect(claim.effect, verdict(position, claim.move), verdict(less, claim.move))


def _by_option(position: Position, claim: Stored) -> bool:
    name, _, value = claim.note.partition("=")
    reading = next((one for one in position.engine.game.readings if one.id == claim.of), None)
    if reading is None or reading.name != name:
        return False
    other = under(position, {name: value})
    return has_effect(claim.effect, verdict(position, claim.move), verdict(other, claim.move))


def _lays(position: Position, claim: Stored) -> bool:
    rule = _executing(position, claim)
    if claim.effect != "works" or rule is None or position.former or position.deal is None:
        return False
    if isinstance(rule, Dealing):
        return dealt_without(position, claim.note)
    return isinstance(rule, (Deck, Group))


def _ends(position: Position, claim: Stored) -> bool:
    return claim.effect == "works" and ends_by(position, claim.of)


def _executing(position: Position, claim: Stored) -> Rule | None:
    """The rule that the claim names, if it executes the clause and holds here."""
    engine = position.engine
    for rule in engine.game.rules():
        if rule.name == claim.note and claim.of in rule.executed() and holds_under(rule, engine.choice):
            return rule
    return None
