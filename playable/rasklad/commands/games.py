"""``games``: the games that are declared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rasklad.games import by_id, ids

if TYPE_CHECKING:
    import argparse

HELP: Final = "перечислить игры и их чтения"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Take nothing."""
    del parser


def run(chosen: argparse.Namespace) -> int:
    """Print each game's id, names and switchable readings."""
    del chosen
    for game_id in ids():
        game = by_id(game_id)
        name = " / ".join(filter(None, (game.names.old, game.names.ru)))
        deck = next(text for fact in game.facts() if fact.label == "Колода" for text, _ in fact.parts)
        print(f"{game_id:<12} {name}; {deck}")
        for reading in game.readings:
            if reading.options:
                values = " | ".join(option.value for option in reading.options)
                print(f"{'':<12} --reading {reading.name}={values} (иначе {reading.default})")
    return 0
