"""The files that follow from a game's declaration: golden listings, counts, stored positions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import rasklad
from edition.positions.search import search
from edition.positions.stored import text_of
from rasklad.commands.moves import listing

from tests.golden.test_brief import told
from tests.golden.test_playthroughs import playthrough
from tests.perft.plain import written


def game_files(game_id: str) -> Iterator[tuple[str, str]]:
    """Yield each file's path from the project's root, and its text, as soon as it is computed.

    Raises:
        UnknownGame: no such game.
    """
    game = rasklad.game(game_id)
    yield f"tests/golden/engine/{game_id}.txt", listing(rasklad.deal(game, game.demonstration)) + "\n"
    yield f"tests/golden/playthroughs/{game_id}.txt", "\n".join(playthrough(game)) + "\n"
    yield f"tests/golden/brief/{game_id}.txt", told(game_id)
    yield f"tests/perft/deals/{game_id}.perft", written(game_id)
    yield f"playable/positions/{game_id}.tsv", text_of(search(game))


def write(root: Path, game_id: str) -> Iterator[str]:
    """Write them all, or, where one can't be computed, none; yield what became of each, and its path."""
    files = dict(game_files(game_id))
    for path, text in files.items():
        file = root / path
        before = file.read_text("utf-8") if file.exists() else None
        if before != text:
            partial = file.with_name(f"{file.name}.partial")
            partial.write_text(text, "utf-8", newline="\n")
            partial.replace(file)
        yield f"{'same' if before == text else 'new' if before is None else 'changed':<8} {path}"
