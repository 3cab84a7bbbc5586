"""Tellers of the end: when the game has come out, and when not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rasklad import speech
from rasklad.rules import Cleared, Complete, NoMoves

from edition.brief import english
from edition.brief.about import About, cited, state, teller
from edition.brief.noun import Noun
from edition.brief.statement import Statement

#: «В руках», «в стопке»: where the cards of a stock are.
_IN_STOCK: Final = {"hand": "в руках", "stock": "в колоде", "pile": "в стопке"}


@teller(Complete)
def built(about: About) -> Iterator[Statement]:
    """Won when the foundations are full: all cards lie there, or each is complete."""
    rules = about.of(Complete)
    if not rules:
        return
    noun = about.noun(rules[0].group)
    size = sum(sum(rule.sizes) or rule.size * len(about.places(rule.group)) for rule in rules)
    every = size == len(about.engine.deck.cards())
    ru, en = f"все {noun.many[0]} собраны до конца", f"all {noun.en_many} are complete"
    short = f"все {noun.many[0]} собраны"
    if every:
        ru, en = f"все карты лежат {noun.at()}", f"all cards are {noun.at_en()} the {noun.en_many}"
        short = f"все карты {noun.at()}"
    yield state(
        "end.won",
        ("complete", every),
        rules,
        cited(*rules),
        section="end",
        ru=f"пасьянс сошёлся, когда {ru}",
        en=f"the game comes out when {en}",
        short=short,
    )


@teller(Cleared)
def cleared(about: About) -> Iterator[Statement]:
    """Won when nothing is left."""
    rules = about.of(Cleared)
    if not rules:
        return
    stocks = [about.role(rule.group) == "stock" for rule in rules]
    nouns = [about.noun(rule.group) for rule in rules]
    where = speech.joined(
        [_IN_STOCK[noun.key] if stock else noun.at() for noun, stock in zip(nouns, stocks, strict=True)]
    )
    where_en = english.joined([_the(noun, stock=stock) for noun, stock in zip(nouns, stocks, strict=True)])
    yield state(
        "end.won",
        ("cleared", tuple(about.slot(rule.group) for rule in rules)),
        rules,
        cited(*rules),
        section="end",
        ru=f"пасьянс сошёлся, когда {where} не осталось карт",
        en=f"the game comes out when {where_en} are empty",
        short=f"{where} нет карт",
    )


def _the(noun: Noun, *, stock: bool) -> str:
    if stock:
        return "the hand" if noun.key == "hand" else "the stock"
    return f"the {noun.en_many}"


@teller(NoMoves)
def lost(about: About) -> Iterator[Statement]:
    """When the game is lost."""
    for rule in about.of(NoMoves):
        yield state(
            "end.lost",
            "no moves",
            (rule,),
            rule.clauses,
            section="end",
            ru="если ходов больше нет, он не сошёлся",
            en="it fails when there are no more moves",
            short="ходов больше нет",
        )
