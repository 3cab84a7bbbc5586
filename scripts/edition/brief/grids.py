"""Tellers of grids: pairs that are removed, exchanges, gaps that are filled or closed up."""

from __future__ import annotations

from collections.abc import Iterator

from rasklad import speech
from rasklad.rules import Dispense, Exchange, Lay, RemovePair
from rasklad.rules.grid import ClosesUp, CloseUp, FromBelow, NotFrom

from edition.brief import english, russian
from edition.brief.about import About, cited, state, teller
from edition.brief.statement import Statement


@teller(RemovePair)
def pairs(about: About) -> Iterator[Statement]:
    """Which two cards make a pair, and how they must lie."""
    for rule in about.of(RemovePair):
        if rule.total:
            ru = f"снимают по две карты, которые вместе составляют {speech.count_word(rule.total)}"
            ru = ru.replace("14", "четырнадцать")
            ru += ": туз считают за один, валета за одиннадцать, даму за двенадцать, короля за тринадцать"
            en = f"two cards that make {rule.total} are removed: the ace counts one, the jack eleven, "
            en += "the queen twelve, the king thirteen"
            short = f"вместе {rule.total}"
        else:
            ru, en, short = (
                "снимают по две карты одного достоинства",
                "two cards of one rank are removed",
                "одного достоинства",
            )
        yield state("pairs.match", rule.total, (rule,), rule.match, ru=ru, en=en, short=short)
        if rule.stand == "in line":
            ru = "они должны лежать в одном ряду или в одном столбце, что бы ни лежало между ними"
            en = "they must lie in one row or in one column, whatever lies between them"
            short = "в одном ряду или столбце"
        else:
            ru = "они должны лежать рядом, хотя бы наискось"
            en = "they must lie side by side or touch diagonally"
            short = "рядом, хотя бы наискось"
        yield state("pairs.place", rule.stand, (rule,), rule.place, ru=ru, en=en, short=short)


@teller(Exchange)
def exchanges(about: About) -> Iterator[Statement]:
    """When cards are exchanged, and how often."""
    for rule in about.of(Exchange):
        often = f", но {russian.up_to_times(rule.limit)} за игру" if rule.limit is not None else ""
        often_en = f", but only {english.times(rule.limit)} a game" if rule.limit is not None else ""
        yield state(
            "pairs.exchange",
            ("exchange", rule.limit),
            (rule,),
            cited(rule.clauses, rule.useful),
            ru=f"когда пар нет, две карты меняют местами с двумя другими, если от этого выйдет пара{often}",
            en="when no pair is left, two cards change places with two others if that makes a pair"
            f"{often_en}",
            short="когда пар нет" + often,
        )


@teller(Lay, Dispense, NotFrom)
def gaps(about: About) -> Iterator[Statement]:
    """How the gaps of a grid are filled from below and from the stock."""
    for lay in about.of(Lay):
        below = [guard for guard in lay.guards if isinstance(guard, FromBelow)]
        if not below:
            continue
        lowest = below[0].take == "bottom"
        row, row_en = (
            ("самого нижнего ряда", "bottom row") if lowest else ("следующего ряда вниз", "row beneath")
        )
        dispensed = about.of(Dispense)
        barred = about.of(NotFrom)
        stock = about.noun(about.group_of(below[0].stock))
        ru = f"пустое место закрывают любой картой {row}"
        en = f"a gap is filled with any card of the {row_en}"
        if dispensed:
            ru += f", а места нижнего ряда — картами из {_source(stock.key, stock.one[1])}"
            en += ", and gaps of the bottom row with cards of the stock"
        if barred:
            ru += "; в другие ряды из неё не кладут"
            en += "; other rows take none of them"
        yield state(
            "tableau.empty",
            ("from below", below[0].take),
            (lay, *dispensed, *barred),
            cited(below[0].clauses, below[0].last_row, *dispensed),
            ru=ru,
            en=en,
            short=f"картой {row}",
        )


def _source(key: str, genitive: str) -> str:
    return genitive if key != "hand" else "рук"


@teller(CloseUp, ClosesUp)
def closing_up(about: About) -> Iterator[Statement]:
    """Cards of a grid that close up in reading order."""
    for rule in about.of(CloseUp):
        stock = about.noun(about.group_of(rule.stock))
        yield state(
            "tableau.empty",
            "close up",
            (rule,),
            rule.clauses,
            ru="карты сдвигают по порядку, ряд за рядом, а места, оставшиеся в конце, закрывают из "
            f"{_source(stock.key, stock.one[1])}",
            en="the cards are moved up in reading order, and the places left at the end are filled from the "
            "stock",
            short="сдвигают по порядку",
        )
    for closing in about.of(ClosesUp):
        yield state(
            "tableau.close",
            "of itself",
            (closing,),
            closing.clauses,
            ru="когда карты в руках вышли, остальные после каждого хода смыкаются по порядку",
            en="once the hand is empty, the cards close up in reading order after every move",
            short="смыкаются сами",
        )
