"""Tellers of the pack and of the layout: how many piles, how many cards, in which order they are dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from rasklad import speech
from rasklad.rules import Barred, Deal, Dealing, DealOut, Deck, Lay, Rule
from rasklad.rules.deal_on import DealOn

from edition.brief import english, russian
from edition.brief.about import About, cited, state, teller
from edition.brief.nouns import ROW
from edition.brief.statement import Statement

FULL: Final = 13


@teller(Deck)
def pack(about: About) -> Iterator[Statement]:
    """How many packs, and of which cards."""
    deck = about.engine.deck
    size, packs = len(deck.cards()), deck.packs
    low, high = deck.ranks[0], deck.ranks[-1]
    short = len(deck.ranks) < FULL
    ranks = f": от {speech.rank_genitive(low)} до {speech.rank_genitive(high)}" if short else ""
    ranks_en = f", {english.rank(low)} to {english.rank(high)}" if short else ""
    noun = speech.plural(packs, "колода", "колоды", "колод")
    yield state(
        "deck",
        (packs, deck.ranks),
        (deck,),
        deck.clauses,
        section="deck",
        ru=f"{speech.count_word(packs)} {noun}, {speech.cards_phrase(size)}{ranks}",
        en=f"{english.number(packs)} {'pack' if packs == 1 else 'packs'}, {size} cards{ranks_en}",
        short=f"{speech.count_word(packs)}, {speech.cards_phrase(size)}",
    )


@teller(Deck)
def piles(about: About) -> Iterator[Statement]:
    """How many cards lie on each pile of the tableau and of the reserve when the deal is done."""
    dealt: Counter[str] = Counter()
    by_group: dict[str, list[Rule]] = {}
    counted: dict[str, list[str]] = {}
    for rule in about.of(Dealing):
        for place, count in _dealt(rule).items():
            group = about.group_of(place)
            dealt[place] += count
            if rule not in by_group.setdefault(group, []):
                by_group[group].append(rule)
                counted.setdefault(group, []).extend(
                    getattr(rule, "counted", ()) or _group_clauses(about, group) or rule.clauses
                )
    if any(about.is_grid(group) for group in by_group) or about.of(DealOn):
        yield _grid(about, [rule for rule in about.rules if isinstance(rule, (Deal, DealOut, DealOn))])
        return
    for slot, groups in about.by_slot("tableau", "reserve", "waste").items():
        sizes = [dealt[place.id] for group in groups for place in about.places(group)]
        lying = [group for group in groups if group in by_group]
        if lying:
            rules = dict.fromkeys(rule for group in lying for rule in by_group[group])
            clauses = [clause for group in lying for clause in counted[group]]
            yield _sizes(about, lying[0], [size for size in sizes if size], [*rules], clauses)
            continue
        taking = [one for one in groups if any(lay.target == one for lay in about.of(Lay))]
        if taking and slot not in ("waste", "sultan", "removed"):
            yield _none(about, taking)


def _dealt(rule: Dealing) -> Counter[str]:
    if isinstance(rule, Deal):
        found: Counter[str] = Counter()
        for place, count in rule.layout:
            found[place] += count
        return found
    if isinstance(rule, DealOut):
        return Counter(place for place in rule.order if place not in rule.bases)
    return Counter()


def _group_clauses(about: About, group: str) -> tuple[str, ...]:
    return next(declared.clauses for declared in about.game.table if declared.places[0].group == group)


def _grid(about: About, rules: list[Rule]) -> Statement:
    cells = [place for group in about.groups if about.is_grid(group) for place in about.places(group)]
    rows, columns = len({cell.y for cell in cells}), len({cell.x for cell in cells})
    return state(
        "layout.tableau",
        ("grid", rows, columns),
        rules,
        cited(_group_clauses(about, cells[0].group)),
        section="layout",
        ru=f"{ROW.count(rows)} {russian.each(columns)}",
        en=f"{ROW.count_en(rows)} of {english.cards(columns)} each",
        short=f"{ROW.count(rows)} {russian.each(columns)}",
    )


def _none(about: About, groups: list[str]) -> Statement:
    """Places that lie empty after the deal, and whether they hold one card only."""
    group = groups[0]
    noun, number = about.noun(group), sum(len(about.places(one)) for one in groups)
    one = number == 1
    full = [rule for rule in about.of(Barred) if rule.target == group and rule.onto == "card"]
    empty = {"m": "пуст", "f": "пуста", "n": "пусто"}[noun.gender] if one else "пусты"
    ru = f"{noun.one[0] if one else noun.count(number)} вначале {empty}"
    en = f"the {noun.en} begins empty" if one else f"{noun.count_en(number)} begin empty"
    short = f"вначале {empty}"
    if full:
        ru, en = f"{ru}; в нём место для одной карты", f"{en} and has room for one card"
        short = "место для одной карты"
    return state(
        f"layout.{about.slot(group)}",
        (number, 0, bool(full)),
        full,
        cited(_group_clauses(about, group), *full),
        section="layout",
        ru=ru,
        en=en,
        short=short,
    )


def _sizes(about: About, group: str, sizes: list[int], rules: list[Rule], clauses: list[str]) -> Statement:
    noun, kinds, number = about.noun(group), Counter(sizes), len(sizes)
    many, many_en = noun.count(number), noun.count_en(number)
    if noun.whole[0]:
        many, many_en = (
            f"{noun.whole[0]}: {many.partition(' ')[0]} мест",
            f"the {noun.whole[2]}: {english.number(number)} places",
        )
    low, high = min(sizes), max(sizes)
    if number == 1:
        ru, en = f"{noun.one[0]}: {speech.cards_phrase(low)}", f"the {noun.en}: {english.cards(low)}"
    elif low == high:
        ru, en = f"{many} {russian.each(low)}", f"{many_en} of {english.cards(low)} each"
        if low == 1:
            en = f"{many_en}, one card on each"
    elif sizes == [*range(low, high + 1)]:
        ru = f"{many}: от {russian.genitive(low)} до {russian.genitive(high)} карт"
        if low == 1 and noun.gender == "f":
            ru = f"{many}: от одной карты в первой до {russian.genitive(high)} в последней"
        en = f"{many_en} of {english.number(low)} to {english.number(high)} cards"
    else:
        *most, (size, last) = sorted(kinds.items(), reverse=True)
        each = [
            f"{russian.numeral(piles, noun.gender)} по {speech.count_word(cards)}" for cards, piles in most
        ]
        ru = f"{many}: {', '.join([*each, f'{russian.numeral(last, noun.gender)} {russian.each(size)}'])}"
        each_en = [f"{english.number(piles)} of {english.number(cards)}" for cards, piles in most]
        en = f"{many_en}: {english.joined([*each_en, f'{english.number(last)} of {english.cards(size)}'])}"
    return state(
        f"layout.{about.slot(group)}",
        tuple(sorted(kinds.items())),
        rules,
        clauses,
        section="layout",
        ru=ru,
        en=en,
        short=ru,
    )
