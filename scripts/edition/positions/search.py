"""Finding the positions that are stored: for each clause and each rule the plainest that shows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, product
from random import Random
from typing import Final

from rasklad import links
from rasklad.engine import holds_under
from rasklad.game import Game
from rasklad.position import Position
from rasklad.rules import Dealing, Deck, Group, NoMoves, Rule, Won
from rasklad.verbs import is_won, legal_moves, why_not

from edition.positions.claims import ends_by, fault, has_effect, is_missed
from edition.positions.reasons import why_none
from edition.positions.stored import RULE, Stored
from edition.positions.walks import Candidate, almost_won, candidates, shown
from edition.positions.without import can_be_missed, under, verdict, without

#: So many attempts of one position are judged at most, and so many positions one after the other.
ATTEMPTS: Final = 160
THOROUGH: Final = 60
FEW: Final = 12
Found = dict[tuple[str, str], Stored]


def search(game: Game) -> tuple[Stored, ...]:
    """The claims to store: each clause and reading that is executed, then each rule."""
    search = _Search(game)
    for readings in _choices(game):
        search.under(readings)
    search.by_rules()
    for readings in _combined(search.idle()):
        search.under(readings)
        search.by_rules()
    search.by_clauses()
    return search.claims()


class _Search:
    """What has been found for one game, and what is still wanted."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.clauses = [clause for clause, rules in game.coverage().by_clause.items() if rules]
        self.rules = [rule for rule in game.rules() if can_be_missed(rule)]
        self.winning = {clause for rule in self.rules if isinstance(rule, Won) for clause in rule.executed()}
        self.found: Found = {}
        self.tried: list[Candidate] = []

    def under(self, readings: dict[str, str]) -> None:
        """Look through the candidates under these readings, as far as something is wanted."""
        judged = 0
        for candidate in candidates(self.game, readings):
            self.tried.append(candidate)
            self._moves(candidate.position)
            if self._wanted("forbids") and judged < THOROUGH:
                judged += 1
                self._refusals(candidate.position)
        self._options(readings)

    def by_rules(self) -> None:
        """Look where each rule is missed."""
        for rule in self.idle():
            for position, claim in self._missed(rule):
                if is_missed(position, claim):
                    self._keep(position, claim)
                    break

    def by_clauses(self) -> None:
        """What no move cites and no refusal is shown where a rule that executes it is missed."""
        for clause, effect in product(self.clauses, ("works", "forbids")):
            if (clause, effect) not in self.found:
                self._by_rule(clause, effect)

    def idle(self) -> list[Rule]:
        """The rules that have not been missed anywhere so far."""
        return [rule for rule in self.rules if (RULE + rule.name, "off") not in self.found]

    def claims(self) -> tuple[Stored, ...]:
        """All that was found, in the law's order; what wasn't, with the reason."""
        claims = []
        for clause, effect in product(self.clauses, ("works", "forbids")):
            other = self.found.get((clause, "forbids" if effect == "works" else "works"))
            none = Stored(clause, effect, "none", note=why_none(clause, other))
            claims.append(self.found.get((clause, effect), none))
        claims += [found for rule in self.rules if (found := self.found.get((RULE + rule.name, "off")))]
        return tuple(claims)

    def _wanted(self, effect: str) -> bool:
        return any((clause, effect) not in self.found for clause in self.clauses)

    def _keep(self, position: Position, claim: Stored) -> None:
        """Keep the claim about this position, unless a plainer one shows the same."""
        if (claim.of, claim.effect) not in self.found:
            self.found[claim.of, claim.effect] = replace(claim, link=links.write(shown(position)))

    def _moves(self, position: Position) -> None:
        moves = legal_moves(position)
        for move in moves:
            for clause in move.clauses:
                self._keep(position, Stored(clause, "works", "move", move=str(move)))
            self._keep(position, Stored(RULE + move.rule, "shown", "move", move=str(move)))
        for clause in () if moves else self.clauses:
            # What says how the game is won is best seen where it is won.
            if ends_by(position, clause) and (clause not in self.winning or is_won(position)):
                self._keep(position, Stored(clause, "works", "state"))

    def _refusals(self, position: Position) -> None:
        for attempt in attempts(position):
            refusal = why_not(position, attempt)
            for clause in refusal.clauses if refusal else ():
                self._keep(position, Stored(clause, "forbids", "refusal", move=attempt))

    def _options(self, readings: dict[str, str]) -> None:
        """Where another option of a reading takes a move away, or gives one, the reading itself shows."""
        for reading in self.game.readings:
            chosen = dict(self.game.choose(readings)).get(reading.name)
            for option in reading.options:
                shown_already = {(reading.id, "works"), (reading.id, "forbids")} <= set(self.found)
                if option.value == chosen or shown_already:
                    continue
                note = f"{reading.name}={option.value}"
                for candidate in self.tried[:: max(1, len(self.tried) // THOROUGH)]:
                    other = under(candidate.position, {reading.name: option.value})
                    self._differing(candidate.position, other, reading.id, note)

    def _differing(self, here: Position, other: Position, of: str, note: str) -> None:
        moves, otherwise = set(map(str, legal_moves(here))), set(map(str, legal_moves(other)))
        for effect, attempt in (
            *(("works", move) for move in sorted(moves - otherwise)),
            *(("forbids", move) for move in sorted(otherwise - moves)),
        ):
            if (of, effect) not in self.found and has_effect(
                effect, verdict(here, attempt), verdict(other, attempt)
            ):
                self._keep(here, Stored(of, effect, "option", move=attempt, note=note))

    def _missed(self, rule: Rule) -> Iterator[tuple[Position, Stored]]:
        """Positions in which the rule may be missed, the likeliest first, each with what may show it."""
        off, executed = Stored(RULE + rule.name, "off", "move"), set(rule.executed())
        made = self.found.pop((off.of, "shown"), None)
        yield from self._endings(rule, off)
        for claim in ([made] if made else []) + list(self.found.values()):
            if claim is made or (claim.of in executed and claim.proof in ("move", "refusal", "option")):
                yield links.follow(self.game, claim.link), replace(off, move=claim.move)
        holding = self._holding(rule)
        for position in holding:
            if position.former is None and position.deal is not None:
                yield position, replace(off, proof="deal")
            for move in legal_moves(position)[:ATTEMPTS]:
                yield position, replace(off, move=str(move))
            yield position, replace(off, proof="state")
        for position in holding[:: max(1, len(holding) // THOROUGH)]:
            for attempt in attempts(position):
                yield position, replace(off, move=attempt)

    def _endings(self, rule: Rule, off: Stored) -> Iterator[tuple[Position, Stored]]:
        """Positions at the end, and, where several rules say together what is won, just short of it."""
        if not isinstance(rule, (Won, NoMoves)):
            return
        over = [position for position in self._holding(rule) if not legal_moves(position)]
        over.sort(key=lambda one: is_won(one) != isinstance(rule, Won))
        for position in over[:FEW]:
            yield position, replace(off, proof="state")
        if isinstance(rule, Won):
            for position in [one for one in over if is_won(one)][:1]:
                for almost in almost_won(position, rule):
                    yield almost, replace(off, proof="state")

    def _holding(self, rule: Rule) -> Sequence[Position]:
        """The positions tried under whose readings the rule holds."""
        return [one.position for one in self.tried if holds_under(rule, one.position.engine.choice)]

    def _by_rule(self, clause: str, effect: str) -> None:
        executing = [rule for rule in self.game.rules() if clause in rule.executed()]
        laid = [
            Stored(clause, "works", "deal", f"1/d{self.game.demonstration}", note=rule.name)
            for rule in executing
            if effect == "works" and isinstance(rule, (Deck, Group, Dealing))
        ]
        shown = (claim for rule in executing for claim in self._shows(rule, clause, effect))
        # What only lays the table is seen on the table; what also shapes a move is better seen in the move.
        ordered = chain(laid, shown) if len(laid) == len(executing) else chain(shown, laid)
        for claim in ordered:
            if not fault(self.game, claim):
                self.found[clause, effect] = claim
                return

    def _shows(self, rule: Rule, clause: str, effect: str) -> Iterator[Stored]:
        """Claims that the clause shows where this rule, which executes it, would be missed."""
        missed = self.found.get((RULE + rule.name, "off"))
        if effect == "works" and missed and missed.proof == "state":
            yield Stored(clause, effect, "state", missed.link)
        if missed and missed.proof == "move":
            yield Stored(clause, effect, "rule", missed.link, missed.move, rule.name)
        for here in self._holding(rule)[: FEW * FEW : FEW] if can_be_missed(rule) else ():
            less = without(here, rule.name)
            for attempt in map(str, legal_moves(here)[:ATTEMPTS]) if effect == "works" else attempts(here):
                if has_effect(effect, verdict(here, attempt), verdict(less, attempt)):
                    yield Stored(clause, effect, "rule", links.write(shown(here)), attempt, rule.name)


def attempts(position: Position) -> list[str]:
    """Thinkable moves: cards from place to place, two at once, and whatever else the rules know."""
    engine = position.engine
    laid = [place.id for place in engine.places if position.pile(place.id)]
    deep = [source for source in laid if len(position.pile(source)) > 1]
    acts = [act.text(engine, doing) for act, _ in engine.acts for doing in act.doings(engine)]
    return [
        *_some([f"{source}>{target}" for source in laid for target in engine.index if source != target]),
        *(f"{source}>:2" for source in deep),
        *_some([f"{source}>{target}:2" for source in deep for target in engine.index if source != target]),
        *_some(acts),
    ]


def _some(tried: list[str]) -> list[str]:
    """As many of the attempts as are judged, chosen evenly."""
    if len(tried) <= ATTEMPTS:
        return tried
    return Random(len(tried)).sample(tried, ATTEMPTS)  # noqa: S311  (repeatable)


def _choices(game: Game) -> list[dict[str, str]]:
    """The adopted readings, then each other option on its own."""
    singly = [
        {reading.name: option.value}
        for reading in game.readings
        for option in reading.options
        if option.value != reading.default
    ]
    return [{}, *singly]


def _combined(rules: list[Rule]) -> list[dict[str, str]]:
    """The combinations of options under which alone some of these rules hold."""
    return [dict(under) for under in dict.fromkeys(rule.under for rule in rules) if len(under) > 1]
