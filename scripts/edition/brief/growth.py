"""Tellers of how the foundations grow: in which order, by suit, in which direction, and never back."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import chain

from rasklad import speech
from rasklad.cards import KING, RANKS_IN_SUIT
from rasklad.rules import (
    Available,
    BelowLast,
    Closed,
    DeclareDirection,
    FirstCardDirects,
    Lay,
    NotOnto,
    SameSuit,
    Step,
)

from edition.brief import english, russian
from edition.brief.about import About, cited, conditions, state, teller
from edition.brief.noun import Noun
from edition.brief.statement import Statement


@teller(Lay)
def growth(about: About) -> Iterator[Statement]:
    """In which order the foundations grow, and whether in suit."""
    lays = [lay for lay in about.lays("foundation") if lay.onto != "empty" and conditions(lay, Step)]
    if not lays:
        return
    steps = [step for lay in lays for step in conditions(lay, Step)]
    noun = about.noun(lays[0].target)
    way = _own_steps(steps) or _own_ends(about, noun, steps[0]) or _two_orders(noun, steps)
    value, ru, en, short = way or _way(noun, steps[0])
    last = chain.from_iterable(one.permits for lay in lays for one in conditions(lay, BelowLast))
    around = chain.from_iterable((*step.around, *step.over, *step.ends_apart) for step in steps)
    permits = chain.from_iterable((*step.permits, *step.declared) for step in steps)
    yield state(
        "foundations.order",
        value,
        lays,
        cited(permits, around, last, *(lay.clauses for lay in lays)),
        section="foundations",
        ru=ru,
        en=en,
        short=short,
    )
    suits = [suit for lay in lays for suit in conditions(lay, SameSuit)]
    yield state(
        "foundations.suit",
        "same" if suits else "any",
        lays,
        chain.from_iterable(suit.permits for suit in suits)
        if suits
        else (clause for step in steps for clause in step.permits),
        section="foundations",
        ru="собирают в масть" if suits else "масть не важна",
        en="building is in suit" if suits else "suit does not matter",
        short="в масть" if suits else "не важна",
    )


@teller(Lay)
def limits(about: About) -> Iterator[Statement]:
    """Cards of foundations on which nothing is laid."""
    lays = [lay for lay in about.lays("foundation") if conditions(lay, NotOnto)]
    barred = [one for lay in lays for one in conditions(lay, NotOnto)]
    if barred:
        ranks = tuple(dict.fromkeys(rank for one in barred for rank in one.ranks))
        names = speech.joined([speech.rank_accusative(rank) for rank in ranks])
        names_en = english.joined([english.a(english.rank(rank)) for rank in ranks], "or")
        yield state(
            "foundations.limits",
            ranks,
            lays,
            chain.from_iterable(one.permits for one in barred),
            section="foundations",
            ru=f"на {names} ничего не кладут",
            en=f"nothing is laid on {names_en}",
            short=f"на {names} — ничего",
        )


#: A value, and the words for it: Russian, English, Russian in short. «They» are the foundations.
Way = tuple[Hashable, str, str, str]


def _way(noun: Noun, step: Step) -> Way:
    low, high = step.order[0], step.order[-1]
    they, they_en = f"{noun.many[0]} собирают", f"the {noun.en_many} are built"
    if step.declared or (step.up and step.down):
        if step.declared:
            value: Hashable = ("declared", step.circular)
            ru, en = (
                f"{they} вверх или вниз, но все в одну сторону",
                f"{they_en} up or down, all the same way",
            )
            short = "вверх или вниз, все в одну сторону"
        else:
            value = ("both", step.circular)
            ru = "на основание кладут карту на ступень старше или младше"
            en = "a card goes up that is one rank higher or lower than the top card"
            short = "вверх и вниз"
        if step.circular:
            ru += "; порядок замкнут в круг: король и туз — соседи"
            en += ", going round: king and ace are neighbours"
            return value, ru, en, f"{short}, по кругу"
        if step.ends_apart:
            ru, en = f"{ru}; король и туз — не соседи", f"{en}; king and ace are not neighbours"
        return value, ru, en, short
    way, way_en = ("вверх", "up") if step.up else ("вниз", "down")
    value = (way_en, step.circular)
    top, bottom = (high, low) if step.up else (low, high)
    if step.circular:
        return (
            (*value, len(step.order)),
            f"{they} {way} по кругу: за {russian.after(top)} идёт {speech.rank_name(bottom)}",
            f"{they_en} {way_en}, going round: the {english.rank(bottom)} follows the {english.rank(top)}",
            f"{way} по кругу: за {russian.after(top)} {speech.rank_name(bottom)}",
        )
    return (
        value,
        f"{they} {way}, до {speech.rank_genitive(top)}",
        f"{they_en} {way_en} to the {english.rank(top)}",
        f"{way}, до {speech.rank_genitive(top)}",
    )


def _own_steps(steps: list[Step]) -> Way | None:
    """Foundations that grow by different steps."""
    by_size = {(step.order[1] - step.order[0]) % RANKS_IN_SUIT: step for step in steps}
    if set(by_size) <= {1}:
        return None
    listed = sorted(by_size.items())
    degrees = [
        f"от {speech.rank_genitive(step.order[0])} по {speech.count_word(size)}" for size, step in listed
    ]
    degrees[0] = f"от {speech.rank_genitive(listed[0][1].order[0])} {russian.by_degrees(listed[0][0])}"
    degrees_en = [
        f"from the {english.rank(step.order[0])} by {english.number(size)}" for size, step in listed
    ]
    return (
        tuple((size, step.order[0]) for size, step in listed),
        (
            f"каждое растёт своим шагом: {speech.joined(degrees)}; за королём счёт продолжают с туза, "
            "а сам король ложится последним"
        ),
        (
            f"each grows by a step of its own: {english.joined(degrees_en)}; past the king the count goes on "
            "from the ace, and the king comes last"
        ),
        "своим шагом, до короля",
    )


def _own_ends(about: About, noun: Noun, step: Step) -> Way | None:
    """Foundations each of which ends with a card of its own."""
    places = [place for group in about.with_role("foundation") for place in about.places(group)]
    lasts = [(place.label, place.last) for place in places if place.last is not None]
    if len({last for _, last in lasts}) <= 1:
        return None
    (one, low), *_, (other, high) = lasts
    value, ru, en, short = _way(noun, step)
    ends = f"{one} — {russian.after(low)}, далее по порядку, {other} — {russian.after(high)}"
    ends_en = f"{one} with the {english.rank(low)} and so on to {other} with the {english.rank(high)}"
    return (
        (value, tuple(last for _, last in lasts)),
        f"{ru}. Каждое кончается своей картой: {ends}",
        f"{en}. Each ends with a card of its own: {ends_en}",
        f"{short}, каждое до своей карты",
    )


def _two_orders(noun: Noun, steps: list[Step]) -> Way | None:
    """Foundations of which some begin with the king and go on from the ace."""
    orders = dict.fromkeys(step.order for step in steps)
    kings = [order for order in orders if order[0] == KING]
    if not kings:
        return None
    last = kings[0][-1]
    return (
        ("up", tuple(orders)),
        f"{noun.many[0]} собирают вверх до {speech.rank_genitive(last)}; на короля кладут туза",
        f"the {noun.en_many} are built up to the {english.rank(last)}; an ace goes on a king",
        f"вверх, до {speech.rank_genitive(last)}",
    )


@teller(DeclareDirection, FirstCardDirects)
def direction(about: About) -> Iterator[Statement]:
    """When the one direction of all foundations is decided."""
    declared, directed = about.of(DeclareDirection), about.of(FirstCardDirects)
    if declared:
        yield state(
            "foundations.direction",
            "declared",
            declared,
            cited(*declared, *(rule.settles for rule in declared)),
            section="foundations",
            ru="направление объявляют сразу после раздачи",
            en="the direction is declared right after the deal",
            short="объявляют после раздачи",
        )
    if directed:
        yield state(
            "foundations.direction",
            "first card",
            directed,
            cited(*directed),
            section="foundations",
            ru="направление задаёт первая карта, положенная на основание",
            en="the first card laid on a foundation sets the direction",
            short="задаёт первая карта",
        )


@teller(Available, Lay)
def returning(about: About) -> Iterator[Statement]:
    """That the top card of a foundation may come back, and where."""
    for rule in about.of(Available):
        back = [lay for lay in about.of(Lay) if rule.group in lay.source]
        if about.role(rule.group) == "foundation":
            noun, places = about.noun(rule.group), dict.fromkeys(about.noun(lay.target) for lay in back)
            whither = speech.joined([place.to() for place in places])
            whither_en = english.joined([f"a {place.en}" for place in places])
            yield state(
                "foundations.return",
                ("top", bool(back)),
                (rule, *back),
                cited(rule, *back),
                section="foundations",
                ru=f"верхнюю карту {noun.one[1]} можно вернуть {whither}".strip(),
                en=f"the top card of a {noun.en} may go back to {whither_en}".removesuffix(" to "),
                short=f"верхняя — {whither}",
            )


@teller(Closed)
def final(about: About) -> Iterator[Statement]:
    """That nothing comes back from the foundations."""
    closed = [rule for rule in about.of(Closed) if about.role(rule.group) == "foundation"]
    if closed:
        noun = about.noun(closed[0].group)
        one = sum(len(about.places(rule.group)) for rule in closed) == 1
        yield state(
            "foundations.return",
            "never",
            closed,
            cited(*closed),
            section="foundations",
            ru=f"{noun.of(several=not one)} карты не возвращаются",
            en=f"cards do not come back from the {noun.en if one else noun.en_many}",
            short="не возвращаются",
        )
