"""Text and games: every clause that a game cites exists, every clause of its sections is accounted for.

A section counts as declared as soon as one game's law names one of its clauses; clauses of sections that no
game declares yet are no fault. What the edition restores for a lost text (`V1` …) may be cited like a clause;
it counts as declared on its own, as a game may rest on editor's readings instead.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import rasklad

from edition.witness import Fault, Witness


@dataclass(frozen=True)
class Law:
    """What a game declares: its id, its witness and the clauses that are its law."""

    game: str
    witness: str
    clauses: tuple[str, ...]


def declared_laws() -> tuple[Law, ...]:
    """The laws of all games that the engine knows."""
    games = (rasklad.game(name) for name in rasklad.games())
    return tuple(Law(game.id, game.witness, tuple(game.law)) for game in games)


def check_law(path: Path, witness: Witness, laws: Iterable[Law]) -> Iterator[Fault]:
    """E-310 a game cites a clause that isn't there, E-311 a clause of its sections is in no game's law."""
    ours = [law for law in laws if law.witness == witness.siglum]
    cited = {clause for law in ours for clause in law.clauses}
    received = {segment.clause or "": segment.source_line for segment in witness.clauses()}
    restored = {statement.clause: statement.source_line for statement in witness.statements()}
    for law in ours:
        for clause in law.clauses:
            if clause not in received and clause not in restored:
                message = f"игра «{law.game}» ссылается на пункт «{clause}», а его нет: исправьте её правила"
                yield Fault(path, 1, "E-310", message)
    for lines in (received, restored):
        declared = {_section(clause) for clause in cited.intersection(lines)}
        for clause, line in lines.items():
            if clause not in cited and _section(clause) in declared:
                message = f"пункта «{clause}» нет ни в одной игре: внесите его в закон игры (law)"
                yield Fault(path, line, "E-311", message)


def _section(clause: str) -> str:
    return ".".join(clause.split(".")[:2])
