"""How a clause bears on a position: its places, the moves it permits now, what it stops, or why none."""

from __future__ import annotations

from dataclasses import dataclass, fields
from itertools import islice, product
from typing import TYPE_CHECKING, Final

from rasklad.engine import holds_under
from rasklad.errors import BadMove
from rasklad.places import Place
from rasklad.rules import Act, Available, Deck, Group, Lay, NoMoves, NoRedeal, Procedure, Won
from rasklad.rules.deal import Dealing
from rasklad.rules.setup import BaseRank
from rasklad.verbs import is_stuck, is_won, legal_moves, why_not

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rasklad.game import Game
    from rasklad.position import Move, Position, Refusal
    from rasklad.rules import Rule

#: So many attempts are tried to find one that the clause forbids: some tenths of a second in a browser.
ATTEMPTS: Final = 300
#: Fields of rules that hold words and clauses, never the name of a place or of a group.
_NO_PLACES: Final = frozenset({"name", "clauses", "settles", "under", "word", "action", "label", "counter"})
_SETS_UP: Final = (Deck, Group, Dealing, BaseRank)
_ENDS: Final = (Won, NoMoves, NoRedeal)
_MOVING: Final = (Lay, Act, Procedure)


@dataclass(frozen=True)
class Bearing:
    """What a clause says to a position.

    ``places`` are ids, in the table's order; ``moves`` the legal moves that cite the clause, ``moving`` tells
    whether it permits moves at all; ``refusal`` is an attempt that it forbids now, or None if none was found;
    ``why`` a Russian sentence where there is neither, else empty.
    """

    clause: str
    places: tuple[str, ...]
    moves: tuple[Move, ...]
    moving: bool
    refusal: Refusal | None
    why: str


def bearing(position: Position, clause: str) -> Bearing:
    """Return how a clause of the game's law, or a reading, bears on the position.

    Raises:
        BadMove: the game has no such clause.
    """
    engine = position.engine
    # (Not asked of `rasklad.coverage`: that is for reports, and no part of the engine in the browser.)
    if clause not in engine.game.law and all(clause != reading.id for reading in engine.game.readings):
        msg = f"пункта «{clause}» в игре {engine.game.id} нет"
        raise BadMove(msg)
    rules = tuple(rule for rule in engine.rules if clause in rule.executed())
    places = tuple(place for place in _spoken_of(engine.game, rules) if _is_there(place, engine.choice))
    moves = tuple(move for move in legal_moves(position) if clause in move.clauses)
    over = is_won(position) or is_stuck(position)
    refusal = None if over else _forbidden(position, clause, rules, places)
    return Bearing(
        clause,
        tuple(place.id for place in places),
        moves,
        bool(moves) or any(_moves_by(rule, clause) for rule in rules),
        refusal,
        "" if moves or refusal else _why(position, clause, rules),
    )


def _moves_by(rule: Rule, clause: str) -> bool:
    """Tell whether a move by this rule may cite the clause."""
    if isinstance(rule, Available):
        return clause in rule.cites
    return isinstance(rule, _MOVING) and clause not in rule.settles


def places_of(game: Game, clause: str) -> tuple[str, ...]:
    """Return the ids of the places that a clause speaks of, under the adopted readings."""
    choice = game.choose()
    rules = [rule for rule in game.rules() if holds_under(rule, choice) and clause in rule.executed()]
    return tuple(place.id for place in _spoken_of(game, rules) if _is_there(place, choice))


def _spoken_of(game: Game, rules: Iterable[Rule]) -> tuple[Place, ...]:
    """Return the places that the rules name, by themselves or by their group, in the table's order."""
    named: set[str] = set()
    for rule in rules:
        for each in fields(rule):
            if each.name not in _NO_PLACES:
                named.update(_names(getattr(rule, each.name)))
    return tuple(place for place in game.places if place.id in named or place.group in named)


def _names(value: object) -> Iterator[str]:
    """Yield the strings in a rule's field, and the ids of the places that lie there."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Place):
        yield value.id
    elif isinstance(value, (tuple, frozenset)):
        for part in value:
            yield from _names(part)


def _is_there(place: Place, choice: tuple[tuple[str, str], ...]) -> bool:
    return all(pair in choice for pair in place.under)


def _forbidden(
    position: Position, clause: str, rules: tuple[Rule, ...], places: tuple[Place, ...]
) -> Refusal | None:
    """Return the first attempt found that the clause forbids now."""
    for attempt in islice(_attempts(position, rules, places), ATTEMPTS):
        refused = why_not(position, attempt)
        if refused and clause in refused.clauses:
            return refused
    return None


def _attempts(position: Position, rules: tuple[Rule, ...], places: tuple[Place, ...]) -> Iterator[str]:
    """Yield what a player might try at these places: to take a card, to lay one, the acts of the rules."""
    engine = position.engine
    for rule in rules:
        if isinstance(rule, Act):
            yield from (rule.text(engine, doing) for doing in islice(rule.doings(engine), ATTEMPTS // 4))
        elif isinstance(rule, Procedure):
            yield from (f"{source}>{target}" for source, target in rule.pairs())
    full = [place.id for place in places if position.pile(place.id)]
    # From and to the places that the clause speaks of first, then between one of them and the rest.
    near = [place.id for place in places]
    rest = [place.id for place in engine.places if place.id not in near and _is_there(place, engine.choice)]
    for source in full:
        yield f"{source}>"
        if len(position.pile(source)) > 1:
            yield f"{source}>:2"
    yield from (f"{source}>{target}" for source, target in product(full, near) if source != target)
    yield from (f"{source}>{target}" for source, target in product(full, rest))
    yield from (f"{source}>{target}" for source, target in product(rest, near) if position.pile(source))


def _why(position: Position, clause: str, rules: tuple[Rule, ...]) -> str:
    """Say why the clause permits no move now, and forbids none."""
    for exception in position.engine.game.unexecuted:
        if exception.clause == clause:
            return exception.reason
    if not rules:
        return "При выбранных чтениях не применяется."
    if all(isinstance(rule, _SETS_UP) for rule in rules):
        return "Речь о\u00a0том, как разложены карты: это уже сделано."
    if all(isinstance(rule, (*_SETS_UP, *_ENDS)) for rule in rules):
        return "Речь о\u00a0том, чем кончается партия."
    if is_won(position) or is_stuck(position):
        return "Партия окончена."
    return _why_now(position, clause, rules)


def _why_now(position: Position, clause: str, rules: tuple[Rule, ...]) -> str:
    """Say why nothing on the table meets the clause, or that it gives no move of its own."""
    if all(clause in rule.settles for rule in rules):
        return "Решает, как понимать правила."
    moving = tuple(rule for rule in rules if isinstance(rule, _MOVING))
    if not moving and any(isinstance(rule, _SETS_UP) for rule in rules):
        return "Говорит, как лежат карты и\u00a0что откуда можно брать."
    if not moving:
        return "Говорит, что и\u00a0откуда можно брать."
    onto_empty = all(isinstance(rule, Lay) and rule.onto == "empty" for rule in moving)
    if onto_empty and not _vacant(position, moving):
        return "Пустых мест, о\u00a0которых идёт речь, сейчас нет."
    return "Ни\u00a0одна карта сейчас не\u00a0подходит."


def _vacant(position: Position, rules: tuple[Rule, ...]) -> bool:
    """Tell whether one of the places on which these rules lay cards is empty."""
    targets = {rule.target for rule in rules if isinstance(rule, Lay)}
    return any(
        place.group in targets and not pile
        for place, pile in zip(position.engine.places, position.piles, strict=True)
    )
