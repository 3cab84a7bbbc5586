"""The solver: does a position come out, and by which moves? Pure Python over the engine's own moves."""

from __future__ import annotations

from rasklad.solver.replay import replay, wins
from rasklad.solver.sliced import SLICE, Solver, solve
from rasklad.solver.verdict import BUDGET, Solution, Verdict

__all__ = ["BUDGET", "SLICE", "Solution", "Solver", "Verdict", "replay", "solve", "wins"]
