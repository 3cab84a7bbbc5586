"""Tellers of the foundations: with what they begin, how they grow, whether cards come back from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import chain
from typing import Final

from rasklad import speech
from rasklad.cards import rank_of, russian_text, suit_of
from rasklad.rules import (
    BaseRank,
    BeginsWith,
    BeginsWithBase,
    Deal,
    DealOut,
    Lay,
    LiftOut,
    MarkedSuit,
    Rule,
    Withdraw,
)

from edition.brief import english, russian
from edition.brief.about import About, cited, conditions, state, teller
from edition.brief.statement import Statement

_FEW: Final = 4  # so many kinds of first cards are named one by one


@teller(Lay, BaseRank, Deal, DealOut, Withdraw, LiftOut)
def first(about: About) -> Iterator[Statement]:
    """How many foundations there are, and with which cards they begin."""
    groups = about.with_role("foundation")
    if not groups:
        return
    number = sum(len(about.places(group)) for group in groups)
    noun = about.noun(groups[0])
    many, many_en = noun.count(number), noun.count_en(number)
    begun = _begun(about)
    if begun is None:
        return
    value, rules, clauses, (ru, en, short) = begun
    counted = chain.from_iterable(
        group.clauses for group in about.game.table if group.places[0].role == "foundation"
    )
    yield state(
        "foundations.first",
        (number, value),
        rules,
        cited(counted, clauses),
        section="foundations",
        ru=f"{many}{ru}",
        en=f"{many_en}{en}",
        short=f"{number}: {short}",
    )


#: A value, the rules and clauses, and the words that go on from «Four foundations»: Russian, English, short.
Begun = tuple[Hashable, list[Rule], tuple[str, ...], tuple[str, str, str]]


def _begun(about: About) -> Begun | None:
    for tell in (_lifted, _withdrawn, _dealt, _based, _laid, _turned):
        found = tell(about)
        if found is not None:
            return found
    return None


def _lifted(about: About) -> Begun | None:
    for rule in about.of(LiftOut):
        one, en = russian.ranks_named(rule.rank), english.ranks(rule.rank)
        words = (
            f": {one}; их вынимают из рядов, как только карты разложены",
            f": the {en}, lifted out of the layout as soon as it lies",
            f"{one}, вынутые из рядов",
        )
        return ("lifted", rule.rank), [rule], rule.clauses, words
    return None


def _withdrawn(about: About) -> Begun | None:
    for rule in about.of(Withdraw):
        cards = [card for place, card in rule.cards if about.role(about.group_of(place)) == "foundation"]
        ranks = Counter(map(rank_of, cards))
        taken, taken_en = "вынутые из колоды до раздачи", "taken out of the pack before the deal"
        if rule.ranks:
            found = [rank for _, rank in rule.ranks]
            names = speech.joined([speech.rank_name(rank) for rank in found])
            names_en = english.joined([english.rank(rank) for rank in found])
            value: Hashable = tuple(found)
            names, names_en = f"{names} любой масти", f"{names_en} of any suit"
        elif len(ranks) > _FEW:
            names = ", ".join(russian_text(card) for card in cards)
            names_en = ", ".join(english.symbol(rank_of(card), suit_of(card)) for card in cards)
            value = tuple(cards)
        elif len(ranks) == 1:
            (rank,) = ranks
            names, names_en, value = russian.ranks_named(rank), f"the {english.ranks(rank)}", rank
        else:
            names = speech.joined([_several(rank, count, cards) for rank, count in ranks.items()])
            names_en = english.joined([_several_en(rank, count, cards) for rank, count in ranks.items()])
            value = tuple(sorted(cards))
        short = f"{names if len(ranks) <= _FEW else 'разные карты'}, до раздачи"
        words = (f": {names}, {taken}", f": {names_en}, {taken_en}", short)
        return ("withdrawn", value), [rule], rule.clauses, words
    return None


def _several(rank: int, count: int, cards: list[int]) -> str:
    if count == 1:
        return speech.name(next(card for card in cards if rank_of(card) == rank))
    return f"{russian.numeral(count, 'm')} {russian.ranks_many(rank)}"


def _several_en(rank: int, count: int, cards: list[int]) -> str:
    if count == 1:
        card = next(card for card in cards if rank_of(card) == rank)
        return english.card(rank, suit_of(card))
    return f"{english.number(count)} {english.ranks(rank)}"


def _dealt(about: About) -> Begun | None:
    for rule in about.of(DealOut):
        if not rule.bases:
            continue
        at = next(at for at, place in enumerate(rule.order, start=1) if place in rule.bases)
        words = (
            (
                f" начинают с карт одного достоинства: его задаёт {russian.ordinal(at)} карта раздачи. "
                "Остальные три карты этого достоинства тоже становятся основаниями, а на их место идёт "
                "следующая карта колоды"
            ),
            (
                f", all begun with one rank: that of the {english.ordinal(at)} card dealt. The other three "
                "cards of this rank become foundations as well; the next card of the pack takes their place"
            ),
            f"достоинство {russian.ordinal_genitive(at)} карты",
        )
        return ("dealt", at), [rule], cited(rule.clauses, rule.settles), words
    return None


def _based(about: About) -> Begun | None:
    for rule in about.of(BaseRank):
        before = 0
        for deal in about.of(Deal):
            if any(about.group_of(place) == rule.group for place, _ in deal.layout):
                break
            before += deal.dealt()
        at = before + 1
        starts = [lay for lay in about.lays("foundation") if conditions(lay, BeginsWithBase)]
        permits = chain.from_iterable(
            one.permits for lay in starts for one in conditions(lay, BeginsWithBase)
        )
        words = (
            (
                f" начинают с карт одного достоинства: его задаёт {russian.ordinal(at)} карта раздачи, "
                f"она и ложится {about.noun(rule.group).to()}"
            ),
            (
                f", all begun with one rank: that of the {english.ordinal(at)} card dealt, which goes to a "
                f"{about.noun(rule.group).en}"
            ),
            f"достоинство {russian.ordinal_genitive(at)} карты",
        )
        return ("dealt", at), [rule, deal, *starts], cited(rule, deal, permits), words
    return None


def _laid(about: About) -> Begun | None:
    starts = [lay for lay in about.lays("foundation") if conditions(lay, BeginsWith)]
    ranks = dict.fromkeys(one.rank for lay in starts for one in conditions(lay, BeginsWith))
    if not ranks:
        return None
    permits = chain.from_iterable(one.permits for lay in starts for one in conditions(lay, BeginsWith))
    names = speech.joined([russian.ranks_many(rank) for rank in ranks])
    names_en = english.joined([english.ranks(rank) for rank in ranks])
    named = speech.joined([russian.ranks_named(rank) for rank in ranks])
    words = (
        f": их начинают с {names}, когда те освободятся",
        f", begun with the {names_en} as they become available",
        f"{named}, по ходу игры",
    )
    return ("laid", *ranks), [*starts], cited(permits, *(lay.clauses for lay in starts)), words


def _turned(about: About) -> Begun | None:
    for rule in about.of(Deal):
        if any(about.role(about.group_of(place)) == "foundation" for place, _ in rule.layout):
            words = (
                ": на него сдают одну карту, какая выпадет",
                ": one card is dealt to it, whichever it is",
                "какая выпадет",
            )
            return "next", [rule], rule.clauses, words
    return None


@teller(Lay)
def places_of_suits(about: About) -> Iterator[Statement]:
    """Which foundation a suit takes."""
    lays = about.lays("foundation")
    marked = [lay for lay in lays if conditions(lay, MarkedSuit)]
    free = [lay for lay in lays if lay.any_empty]
    if marked:
        clauses = chain.from_iterable(one.permits for lay in marked for one in conditions(lay, MarkedSuit))
        ru, en = "у каждой масти своё место", "each suit has its own place"
    elif free:
        clauses = chain.from_iterable(lay.any_empty for lay in free)
        noun = about.noun(free[0].target)
        ru, en = (
            f"масть может занять {russian.any_free(noun.gender)} {noun.one[2]}",
            f"a suit may take any free {noun.en}",
        )
    else:
        return
    yield state(
        "foundations.places",
        "marked" if marked else "any",
        marked or free,
        clauses,
        section="foundations",
        ru=ru,
        en=en,
        short="своё у каждой масти" if marked else "любое свободное",
    )
