"""The file of a game's stored positions: `playable/positions/<game>.tsv`, a claim a line.

It lies beside the engine, not in it: the browser gets a position as a link on the page.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass, fields
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parents[3] / "playable" / "positions"
RULE: Final = "rule: "


@dataclass(frozen=True)
class Stored:
    """One claim about a position.

    `of`: a clause or a reading (its id), or a rule (`rule: ` and its name). `effect`: the clause `works` or
    `forbids` there; the rule, switched `off`, is missed there. `proof` says what shows it:

    - `move`: `move` is legal and cites the clause; `refusal`: it is refused and cites it;
    - `rule`: without the rule `note`, which executes the clause, `move` fares otherwise;
    - `option`: under the option `note` of this reading `move` fares otherwise;
    - `deal`: the rule `note`, which executes the clause, laid the table so;
    - `state`: the game is over, and the clause says so;
    - `none`: there is no such position; `note` says why.

    `link` leads to the position (`rasklad.links`).
    """

    of: str
    effect: str
    proof: str
    link: str = ""
    move: str = ""
    note: str = ""

    @property
    def rule(self) -> str:
        """The name of the rule that the line is about; empty if it is about a clause."""
        return self.of.removeprefix(RULE) if self.of.startswith(RULE) else ""


COLUMNS: Final = tuple(field.name for field in fields(Stored))


def path_of(game_id: str, folder: Path = FOLDER) -> Path:
    """The file of this game."""
    return folder / f"{game_id}.tsv"


def load(game_id: str, folder: Path = FOLDER) -> tuple[Stored, ...]:
    """Every stored claim of the game, in the file's order; none if there is no file.

    Raises ValueError for a line that isn't a claim.
    """
    file = path_of(game_id, folder)
    if not file.is_file():
        return ()
    heading, *lines = file.read_text("utf-8").splitlines()
    if tuple(heading.split("\t")) != COLUMNS:
        raise ValueError(f"{file}:1: заголовок должен быть {' '.join(COLUMNS)}")
    claims = []
    for number, line in enumerate(lines, start=2):
        cells = line.split("\t")
        if len(cells) != len(COLUMNS):
            raise ValueError(f"{file}:{number}: столбцов {len(cells)}, а нужно {len(COLUMNS)}")
        claims.append(Stored(*cells))
    return tuple(claims)


def text_of(claims: tuple[Stored, ...]) -> str:
    """The claims as the file's text."""
    return "".join("\t".join(row) + "\n" for row in (COLUMNS, *map(astuple, claims)))
