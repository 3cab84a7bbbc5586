"""The vocabulary in which games are declared: small rules, each with its clauses."""

from rasklad.rules.base import Attempt, Condition, Fact, Guard, Refused, Rule, State
from rasklad.rules.conditions import BeginsWith, BeginsWithBase, MarkedSuit, SameSuit, Step
from rasklad.rules.end import Complete, NoMoves
from rasklad.rules.guards import ChangesSomething, FitsNowhere
from rasklad.rules.lays import Available, Barred, Closed, Lay
from rasklad.rules.procedure import Procedure
from rasklad.rules.setup import BaseRank, Deal, Deck, Group, Rest
from rasklad.rules.stock import FillAtOnce, NoRedeal, Turn, TurnOver

__all__ = [
    "Attempt",
    "Available",
    "Barred",
    "BaseRank",
    "BeginsWith",
    "BeginsWithBase",
    "ChangesSomething",
    "Closed",
    "Complete",
    "Condition",
    "Deal",
    "Deck",
    "Fact",
    "FillAtOnce",
    "FitsNowhere",
    "Group",
    "Guard",
    "Lay",
    "MarkedSuit",
    "NoMoves",
    "NoRedeal",
    "Procedure",
    "Refused",
    "Rest",
    "Rule",
    "SameSuit",
    "State",
    "Step",
    "Turn",
    "TurnOver",
]
