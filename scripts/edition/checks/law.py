"""Text and games: every clause that a game cites exists, every clause of its sections is accounted for."""

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
    existing = {segment.clause for segment in witness.clauses()}
    for law in ours:
        for clause in law.clauses:
            if clause not in existing:
                message = f"игра «{law.game}» ссылается на пункт «{clause}», а его нет: исправьте её правила"
                yield Fault(path, 1, "E-310", message)
    sections = {".".join(clause.split(".")[:2]) for clause in cited}
    for segment in witness.clauses():
        if segment.clause not in cited and ".".join((segment.clause or "").split(".")[:2]) in sections:
            message = f"пункта «{segment.clause}» нет ни в одной игре: внесите его в закон игры (law)"
            yield Fault(path, segment.source_line, "E-311", message)
