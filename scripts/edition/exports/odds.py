"""The odds of all games as one table: CSV for spreadsheets, JSON with all that is published."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import asdict

import rasklad
from winnability.figures import Figures, published
from winnability.statistics import CONFIDENCE

FORMAT = "rasklad-odds-table/1"
STRICT = 0.999
"""The second confidence that the table tells bounds for."""

COLUMNS = (
    *("game", "readings", "first", "last", "deals", "solved", "unsolvable", "unknown"),
    *("share", "low95", "high95", "low999", "high999", "unknown_share"),
    *(
        "moves_median",
        "forced_median",
        "home_median",
        "budget",
        "rules",
        "solver",
        "python",
        "date",
        "seconds",
    ),
)


def odds_csv() -> bytes:
    """The table, a row a game and choice of readings, shares as decimal fractions.

    Raises:
        OddsError: a file of published figures is damaged.
    """
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(COLUMNS)
    table.writerows(_cells(figures) for figures in _all())
    return out.getvalue().encode()


def odds_json() -> bytes:
    """The same with the quartiles and the lengths of lines; OddsError as `odds_csv`."""
    entries = [
        asdict(figures)
        | {
            "share": _rounded(figures.share("solved")),
            "bounds": {str(level): list(_bounds(figures, level)) for level in (CONFIDENCE, STRICT)},
        }
        for figures in _all()
    ]
    return (json.dumps({"format": FORMAT, "odds": entries}, ensure_ascii=False, indent=1) + "\n").encode()


def _all() -> list[Figures]:
    return [figures for game_id in rasklad.games() for figures in published(game_id)]


def _cells(figures: Figures) -> tuple[object, ...]:
    medians = (
        None if spread is None else spread[2] for spread in (figures.moves, figures.forced, figures.home)
    )
    return (
        *(figures.game, figures.name, figures.first, figures.last, figures.deals),
        *(figures.solved, figures.unsolvable, figures.unknown, _rounded(figures.share("solved"))),
        *_bounds(figures, CONFIDENCE),
        *_bounds(figures, STRICT),
        _rounded(figures.share("unknown")),
        *medians,
        *(figures.budget, figures.rules, figures.solver, figures.python, figures.date, figures.seconds),
    )


def _bounds(figures: Figures, confidence: float) -> tuple[float, float]:
    limits = figures.bounds(confidence)
    return _rounded(limits.low), _rounded(limits.high)


def _rounded(share: float) -> float:
    return round(share, 6)
