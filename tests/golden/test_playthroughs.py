"""Each demonstration played through as text: every move with its clauses and in words; reviewed, then kept.

After a change that is meant: ``SAVE_GOLDEN=1 .venv/bin/pytest tests/golden/test_playthroughs.py``, and read
the difference.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from rasklad import deal, game, games, phrases, play, to_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasklad import Game, Position

GOLDEN = Path(__file__).parent / "playthroughs"


def playthrough(declared: Game) -> Iterator[str]:
    """Yield the lines: the deal, each move, the position in the middle and at the end, the result."""
    names = declared.names
    position = deal(declared, declared.demonstration)
    name = names.old or names.ru
    yield f"{name} ({declared.id}), расклад № {position.deal}, ходов: {len(declared.recorded)}"
    yield from shown("Расклад", position)
    for number, text in enumerate(declared.recorded, start=1):
        position = play(position, text)
        assert position.move is not None
        yield f"{number:>3}. {position.move!s:<14} {' '.join(position.move.clauses)}"
        yield f"     {phrases.spoken(position.engine, position.move)}"
        if number == len(declared.recorded) // 2:
            yield from shown(f"Позиция после хода {number}", position)
    yield from shown("Позиция в конце", position)
    _, sentence, clauses = phrases.state(position)
    yield f"{sentence} {' '.join(clauses)}"


def shown(title: str, position: Position) -> Iterator[str]:
    """Yield a position, a pile a line."""
    yield f"\n{title}:"
    yield from (f"  {part}" for part in to_text(position).split("; "))
    yield ""


@pytest.mark.parametrize("game_id", games())
def test_the_demonstration_is_played_through_as_it_was_reviewed(game_id: str) -> None:
    made = "\n".join(playthrough(game(game_id))) + "\n"
    golden = GOLDEN / f"{game_id}.txt"
    if os.environ.get("SAVE_GOLDEN"):
        golden.write_text(made, "utf-8", newline="\n")
    assert made == golden.read_text("utf-8")


def test_no_playthrough_is_left_over() -> None:
    assert {file.stem for file in GOLDEN.glob("*.txt")} == set(games())
