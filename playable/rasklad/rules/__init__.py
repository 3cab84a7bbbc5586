"""The vocabulary in which games are declared: small rules, each with its clauses."""

from rasklad.rules.base import (
    UNSET,
    Attempt,
    Condition,
    Fact,
    Guard,
    Kept,
    Refused,
    Rule,
    Setting,
    State,
)
from rasklad.rules.conditions import (
    BeginsWith,
    BeginsWithBase,
    BelowLast,
    MarkedSuit,
    NotOnto,
    OtherColour,
    SameSuit,
)
from rasklad.rules.deal import Deal, Dealing, DealOut, Rest, Withdraw
from rasklad.rules.deal_on import DealOn, DealRow
from rasklad.rules.direction import DeclareDirection, FirstCardDirects, Reverse
from rasklad.rules.end import Cleared, Complete, NoMoves, Won
from rasklad.rules.exchange import Exchange
from rasklad.rules.follow import FillAtOnce, Follow, TurnsUp
from rasklad.rules.grace import Grace
from rasklad.rules.grid import ClosesUp, CloseUp, FromBelow, NotFrom
from rasklad.rules.guards import ChangesSomething, FitsNowhere, TargetHolds, Uncovers
from rasklad.rules.lays import Available, Barred, Closed, Lay, Together
from rasklad.rules.lift import LiftOut
from rasklad.rules.packets import DealRound, FillUp, Gather
from rasklad.rules.pairs import RemovePair
from rasklad.rules.procedure import Act, Button, Procedure
from rasklad.rules.redeal import NoRedeal, TurnOver
from rasklad.rules.setup import BaseRank, Deck, Group
from rasklad.rules.step import Step
from rasklad.rules.stock import Dispense, Draw, Turn

__all__ = [
    "UNSET",
    "Act",
    "Attempt",
    "Available",
    "Barred",
    "BaseRank",
    "BeginsWith",
    "BeginsWithBase",
    "BelowLast",
    "Button",
    "ChangesSomething",
    "Cleared",
    "CloseUp",
    "Closed",
    "ClosesUp",
    "Complete",
    "Condition",
    "Deal",
    "DealOn",
    "DealOut",
    "DealRound",
    "DealRow",
    "Dealing",
    "Deck",
    "DeclareDirection",
    "Dispense",
    "Draw",
    "Exchange",
    "Fact",
    "FillAtOnce",
    "FillUp",
    "FirstCardDirects",
    "FitsNowhere",
    "Follow",
    "FromBelow",
    "Gather",
    "Grace",
    "Group",
    "Guard",
    "Kept",
    "Lay",
    "LiftOut",
    "MarkedSuit",
    "NoMoves",
    "NoRedeal",
    "NotFrom",
    "NotOnto",
    "OtherColour",
    "Procedure",
    "Refused",
    "RemovePair",
    "Rest",
    "Reverse",
    "Rule",
    "SameSuit",
    "Setting",
    "State",
    "Step",
    "TargetHolds",
    "Together",
    "Turn",
    "TurnOver",
    "TurnsUp",
    "Uncovers",
    "Withdraw",
    "Won",
]
