"""Tellers of how the cards are dealt: in which order, open or not, what goes up meanwhile, what is left."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from rasklad import speech
from rasklad.cards import rank_of, suit_of
from rasklad.rules import Closed, Deal, Dealing, DealOut, Rest, Rule, TurnsUp, Withdraw
from rasklad.rules.deal_on import DealOn, DealRow

from edition.brief import english
from edition.brief.about import About, cited, state, teller
from edition.brief.statement import Statement

#: What goes up during the deal, by what the rule lets go up: Russian, English, short.
_DURING: Final = {
    "free": (
        (
            "карты выкладывают по одной, ряд за рядом. Всё, что подходит, кладут на основания раньше, чем "
            "следующую карту; место карты, которая ушла сразу, достаётся следующей"
        ),
        (
            "the cards are dealt one at a time, row by row. Whatever fits goes up to the foundations before "
            "the next card is dealt; a card that goes up at once leaves its place to the next"
        ),
        "подходящие уходят сразу",
    ),
    "dealt": (
        (
            "карты выкладывают по одной, ряд за рядом. Только что выложенную карту, если она подходит, "
            "кладут на основание, и её место достаётся следующей"
        ),
        (
            "the cards are dealt one at a time, row by row. A card just dealt goes up if it fits, and "
            "leaves its place to the next"
        ),
        "уходит только что выложенная",
    ),
    "holes": (
        (
            "карты выкладывают по одной, ряд за рядом. Только что выложенную карту, если она подходит, "
            "кладут на основание, а её место остаётся пустым"
        ),
        (
            "the cards are dealt one at a time, row by row. A card just dealt goes up if it fits, and "
            "its place stays empty"
        ),
        "уходит только что выложенная, место пустует",
    ),
    "": (
        "сначала выкладывают все карты, ряд за рядом, и только потом играют",
        "all cards are dealt first, row by row; play begins after that",
        "сначала все карты",
    ),
}


@teller(Deal, DealOut, DealOn)
def faces(about: About) -> Iterator[Statement]:
    """Whether all cards of the layout lie open."""
    deals: list[Rule] = [
        rule for rule in about.of(Dealing) if isinstance(rule, (Deal, DealOut)) and rule.dealt() > 1
    ]
    deals += about.of(DealOn)
    if not deals:
        return
    hidden = [rule for rule in deals if isinstance(rule, Deal) and rule.last_up]
    turning = about.of(TurnsUp)
    if hidden:
        yield state(
            "layout.faces",
            "last",
            (*hidden, *turning),
            cited(*hidden, *turning),
            section="layout",
            ru="в каждой открыта только верхняя карта"
            + ("; когда она уйдёт, открывают следующую" if turning else ""),
            en="only the top card of each lies face up"
            + ("; once it has been played, the next is turned" if turning else ""),
            short="открыта верхняя",
        )
        return
    yield state(
        "layout.faces",
        "open",
        deals,
        cited(*deals),
        section="layout",
        ru="все разложенные карты открыты",
        en="all cards dealt lie face up",
        short="все карты открыты",
    )


@teller(Deal, DealOut)
def order(about: About) -> Iterator[Statement]:
    """In which order the cards are laid, where that decides where they come to lie."""
    for rule in about.of(Dealing):
        if isinstance(rule, DealOut) and not any(about.is_grid(about.group_of(at)) for at in rule.order):
            places = [place for place in rule.order if place not in rule.bases]
            if len(places) == len(set(places)):
                continue  # a card to each
            by_rows = len([*groupby(places)]) == len(set(places))
        elif isinstance(rule, Deal) and rule.outer_first:
            by_rows = True
        else:
            continue
        noun = about.noun(about.main)
        across = bool(rule.outer_first)
        if by_rows:
            ru = "карты выкладывают строка за строкой, слева направо через оба крыла"
            en = "the cards are dealt line by line, from left to right across both wings"
            if not across:
                ru, en = f"карты выкладывают {_by_piles(noun.head)}", "the cards are dealt pile by pile"
        else:
            ru = f"карты раздают по одной, круг за кругом по всем {_dative(noun.head)}"
            all_piles = "rows" if noun.head == "row" else "piles"
            en = f"the cards are dealt one at a time to all {all_piles} in turn"
        yield state(
            "layout.order",
            (by_rows, across),
            (rule,),
            cited(rule.clauses, rule.settles),
            section="layout",
            ru=ru,
            en=en,
            short=("построчно, слева направо" if across else "ряд за рядом")
            if by_rows
            else "по одной, по кругу",
        )


def _by_piles(head: str) -> str:
    return "ряд за рядом" if head == "row" else "стопка за стопкой"


def _dative(head: str) -> str:
    return "рядам" if head == "row" else "стопкам"


@teller(DealRow)
def row_by_row(about: About) -> Iterator[Statement]:
    """A grid whose rows are dealt during the play."""
    for rule in about.of(DealRow):
        first = [deal for deal in about.of(DealOut) if about.is_grid(about.group_of(deal.order[0]))]
        yield state(
            "layout.order",
            "rows",
            (*first, rule),
            cited(rule, *first),
            section="layout",
            ru="карты выкладывают по ряду; следующий ряд — когда всё, что подходит, ушло на основания",
            en="the cards are dealt a row at a time, the next row once whatever fits has gone up",
            short="по ряду, подходящие уходят",
        )


@teller(DealOn, DealOut)
def during(about: About) -> Iterator[Statement]:
    """What goes up while the cards are dealt one by one."""
    if about.of(DealRow):
        return
    for rule in about.rules:
        plays = "free" if isinstance(rule, DealOn) else rule.plays if isinstance(rule, DealOut) else None
        grid = isinstance(rule, DealOn) or (
            isinstance(rule, DealOut) and any(about.is_grid(about.group_of(at)) for at in rule.order)
        )
        if plays is None or not grid:
            continue
        holes = isinstance(rule, DealOut) and rule.holes
        told = "holes" if holes else plays
        ru, en, short = _DURING[told]
        yield state("layout.order", told, (rule,), rule.clauses, section="layout", ru=ru, en=en, short=short)


@teller(Withdraw, Closed)
def set_apart(about: About) -> Iterator[Statement]:
    """A card that lies by itself and takes no part in the play."""
    for rule in about.of(Withdraw):
        for place_id, card in rule.cards:
            place = about.engine.places[about.engine.index[place_id]]
            if place.role == "foundation":
                continue
            closed = [one for one in about.of(Closed) if one.group == place.group]
            idle, idle_en = (" и не играет", " and takes no part in the play") if closed else ("", "")
            yield state(
                "layout.apart",
                ("apart", card, bool(closed)),
                (rule, *closed),
                cited(rule, *closed),
                section="layout",
                ru=f"{speech.name(card)} лежит отдельно{idle}: это {place.spoken}",
                en=f"{english.card(rank_of(card), suit_of(card))} lies apart{idle_en}: "
                f"it is the {about.noun(place.group).en}",
                short=speech.name(card),
            )


@teller(Rest)
def rest(about: About) -> Iterator[Statement]:
    """How many cards are left for the stock."""
    for rule in about.of(Rest):
        left = len(about.engine.deck.cards()) - sum(dealt.dealt() for dealt in about.of(Dealing))
        noun = about.noun(about.group_of(rule.to))
        where, where_en = f"— {noun.one[0]}, рубашкой вверх", "are the stock, face down"
        if noun.key == "hand":
            where, where_en = "остаются в руках", "stay in hand"
        yield state(
            "layout.stock",
            ("stock", left),
            (rule,),
            rule.clauses,
            section="layout",
            ru=f"остальные {speech.cards_phrase(left)} {where}",
            en=f"the other {left} cards {where_en}",
            short=speech.cards_phrase(left),
        )
