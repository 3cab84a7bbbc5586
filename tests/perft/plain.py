"""Golden counts of move sequences in python-chess's plain format, a file a game in ``deals/``.

An entry is an ``id``, what is counted from (``deal 3``, or ``position`` and its text form), and ``perft n
count`` for depths n::

    id koroli 3
    deal 3
    perft 1 11
    perft 2 74

``python -m tests.perft.plain GAME`` prints the file of a game anew: run it when a rule was changed on
purpose, and read the difference.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path

from rasklad import Position, deal, from_text, game
from rasklad.walk import perft

FILES = Path(__file__).parent / "deals"
NUMBERS = range(1, 11)
#: Every deal is counted so deep, unless there are `MANY` sequences before; to `DEEPER` while there are `FEW`;
#: to `DEEPEST` while there is but one (Лабиринт has no choice while it is dealt). Below `DEPTH` a count is
#: written down only where it differs from the one before.
DEPTH, DEEPER, DEEPEST = 4, 12, 60
FEW, MANY = 600, 5_000


@dataclass
class Entry:
    """One position of a game and, by depth, the counts of sequences of so many moves from it."""

    id: str
    position: Position
    source: str
    counts: dict[int, int] = field(default_factory=dict)


def read(game_id: str) -> list[Entry]:
    """Return what the game's file holds; a line of no known form is an error."""
    entries: list[Entry] = []
    name = ""
    for line in (FILES / f"{game_id}.perft").read_text(encoding="ascii").splitlines():
        word, _, rest = line.partition(" ")
        match word:
            case "":
                continue
            case "id":
                name = rest
            case "deal":
                entries.append(Entry(name, deal(game(game_id), int(rest)), line))
            case "position":
                entries.append(Entry(name, from_text(game(game_id), rest), line))
            case "perft":
                depth, count = map(int, rest.split())
                entries[-1].counts[depth] = count
            case _:
                msg = f"{game_id}.perft: {line}"
                raise ValueError(msg)
    return entries


def counts_of(position: Position) -> dict[int, int]:
    """Return the counts that a file records: as deep as the constants above say, while moves are left."""
    counts: dict[int, int] = {}
    last = 1
    for depth in range(1, DEEPEST + 1):
        count = perft(position, depth)
        if depth <= DEPTH or count != last:
            counts[depth] = last = count
        few = FEW if depth < DEEPER else 1
        if count == 0 or count > (MANY if depth < DEPTH else few):
            break
    return counts


def written(game_id: str) -> str:
    """Return the game's file anew; entries that are no numbered deals are kept, counted as deep."""
    entries = []
    for number in NUMBERS:
        position = deal(game(game_id), number)
        entries.append(Entry(f"{game_id} {number}", position, f"deal {number}", counts_of(position)))
    for kept in read(game_id) if (FILES / f"{game_id}.perft").exists() else []:
        if not kept.source.startswith("deal "):
            kept.counts = {depth: perft(kept.position, depth) for depth in kept.counts}
            entries.append(kept)
    return "\n\n".join(map(_text, entries)) + "\n"


def _text(entry: Entry) -> str:
    counts = [f"perft {depth} {count}" for depth, count in entry.counts.items()]
    return "\n".join([f"id {entry.id}", entry.source, *counts])


if __name__ == "__main__":
    sys.stdout.write(written(sys.argv[1]))
