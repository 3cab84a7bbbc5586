"""The figures of a finished run, as they are published: ``playable/odds/<game>/<readings or main>.json``."""

from __future__ import annotations

import json
import statistics
from collections import Counter
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from winnability.chunk import Question
from winnability.errors import OddsError
from winnability.running import FORMAT as RUN
from winnability.statistics import CONFIDENCE, Interval, bounds
from winnability.store import MAIN, RECORD, Store, missing, readings_name, write_whole
from winnability.versions import Version

if TYPE_CHECKING:
    from collections.abc import Iterable

FORMAT: Final = "rasklad-odds/1"
FOLDER: Final = Path(__file__).resolve().parents[2] / "playable" / "odds"
#: Lengths of lines are counted in steps of so many moves.
STEP: Final = 10

Spread = tuple[float, float, float, float, float]
"""The least, the quartiles, the most."""


@dataclass(frozen=True)
class Figures:
    """What a run over the deals from `first` to `last` found.

    ``moves`` are the lengths of the lines found; ``forced``, the share of their moves that were the only
    legal one; ``home``, in the deals that were not solved, the share of cards home in the best position that
    the solver looked at. Each is None where there is no such deal. ``lengths`` counts lines by their length,
    rounded down to `STEP`. ``seconds`` is CPU time.
    """

    game: str
    readings: dict[str, str]
    first: int
    last: int
    solved: int
    unsolvable: int
    unknown: int
    budget: int
    rules: str
    solver: str
    python: str
    date: str
    cores: int
    seconds: float
    states: int
    moves: Spread | None
    forced: Spread | None
    home: Spread | None
    lengths: dict[int, int]

    @property
    def deals(self) -> int:
        """How many deals were tried."""
        return self.solved + self.unsolvable + self.unknown

    @property
    def name(self) -> str:
        """The readings as files are named by them: those that aren't the adopted ones, or «main»."""
        return readings_name(Question(self.game, tuple(self.readings.items()), self.budget))

    def share(self, verdict: str) -> float:
        """The share of deals with this verdict: «solved», «unsolvable» or «unknown»."""
        return int(getattr(self, verdict)) / self.deals

    def bounds(self, confidence: float = CONFIDENCE) -> Interval:
        """The bounds of the share that comes out, the unknown deals counted both ways."""
        return bounds(self.solved, self.unsolvable, self.unknown, confidence)


def figures_of(run: Path) -> Figures:
    """Compute the figures of a run's folder.

    Raises:
        OddsError: it is no run's folder, the run isn't finished, or a file is damaged.
    """
    record = _record(run / RECORD)
    question = Question(record["game"], tuple(record["readings"].items()), record["budget"])
    first, last = record["deals"]
    rows = Store(run, question, Version(record["rules"], record["solver"])).rows()
    if left := missing(rows, first, last, last - first + 1):
        raise OddsError(
            f"{run}: нет раскладов {left[0][0]}–{left[0][1]}; доведите прогон до конца той же командой"
        )
    asked = [row for number, row in rows.items() if first <= number <= last]
    found = Counter(row.verdict for row in asked)
    solved = [row for row in asked if row.verdict == "solved"]
    rest = [row for row in asked if row.verdict != "solved"]
    lengths = Counter(row.moves // STEP * STEP for row in solved)
    return Figures(
        game=question.game,
        readings=dict(question.choice),
        first=first,
        last=last,
        solved=found["solved"],
        unsolvable=found["unsolvable"],
        unknown=found["unknown"],
        budget=question.budget,
        rules=record["rules"],
        solver=record["solver"],
        python=record["python"],
        date=record["date"],
        cores=record["cores"],
        seconds=record["seconds"],
        states=sum(row.states for row in asked),
        moves=spread(row.moves for row in solved),
        forced=spread(_share(row.forced, row.moves) for row in solved),
        home=spread(_share(row.home, row.needed) for row in rest),
        lengths=dict(sorted(lengths.items())),
    )


def publish(run: Path, folder: Path = FOLDER) -> Path:
    """Write the figures of a run's folder where the pages read them; OddsError as `figures_of`."""
    figures = figures_of(run)
    file = folder / figures.game / f"{figures.name}.json"
    write_whole(file, json.dumps({"format": FORMAT, **asdict(figures)}, ensure_ascii=False, indent=1) + "\n")
    return file


def load(file: Path) -> Figures:
    """Read published figures.

    Raises:
        OddsError: the file isn't what `publish` writes; the message names it.
    """
    try:
        data = json.loads(file.read_text("utf-8"))
        if data.pop("format") != FORMAT or set(data) != {field.name for field in fields(Figures)}:
            raise ValueError("не тот вид")  # noqa: TRY301  (one message for all damages)
        data["lengths"] = {int(length): count for length, count in data["lengths"].items()}
        for name in ("moves", "forced", "home"):
            data[name] = None if data[name] is None else tuple(data[name])
        figures = Figures(**data)
        if (file.parent.name, file.stem) != (figures.game, figures.name):
            raise ValueError(f"это цифры {figures.game}/{figures.name}")  # noqa: TRY301
        if figures.deals != figures.last - figures.first + 1 or figures.deals < 1:
            raise ValueError("счёт раскладов не сходится")  # noqa: TRY301
    except (ValueError, KeyError, TypeError, AttributeError, OSError) as fault:
        raise OddsError(
            f"{file}: файл повреждён ({fault}); опубликуйте прогон заново: scripts/odds.py --publish"
        ) from fault
    return figures


def published(game_id: str, folder: Path | None = None) -> tuple[Figures, ...]:
    """All published figures of a game (in `FOLDER`), the main reading's first; OddsError as `load`."""
    files = ((folder or FOLDER) / game_id).glob("*.json")
    ordered = sorted(files, key=lambda file: (file.stem != MAIN, file.stem))
    return tuple(load(file) for file in ordered)


def spread(values: Iterable[float]) -> Spread | None:
    """The least, the quartiles and the most of some values; None of none."""
    ordered = sorted(values)
    if not ordered:
        return None
    inner = statistics.quantiles(ordered, n=4, method="inclusive") if len(ordered) > 1 else ordered * 3
    low, middle, high = (round(value, 4) for value in inner)
    return round(ordered[0], 4), low, middle, high, round(ordered[-1], 4)


def _share(part: int, whole: int) -> float:
    return part / whole if whole else 0.0


def _record(file: Path) -> dict[str, Any]:
    try:
        record: dict[str, Any] = json.loads(file.read_text("utf-8"))
        if record["format"] != RUN:
            raise ValueError(record["format"])  # noqa: TRY301
    except FileNotFoundError as fault:
        raise OddsError(
            f"{file.parent}: прогон не окончен или это не папка прогона: нет {file.name}"
        ) from fault
    except (ValueError, KeyError, TypeError, OSError) as fault:
        raise OddsError(f"{file}: файл повреждён; запустите ту же команду, она запишет его заново") from fault
    return record
