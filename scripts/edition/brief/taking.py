"""Tellers of what may be taken: which cards play, how many together, what frees a card, what is reversed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from rasklad import speech
from rasklad.rules import Available, Closed, Grace, Reverse, Together

from edition.brief import english, russian
from edition.brief.about import About, cited, state, teller
from edition.brief.noun import Noun
from edition.brief.statement import Statement


@teller(Available)
def free_cards(about: About) -> Iterator[Statement]:
    """Which cards of the tableau and the reserve may be taken: groups that agree are told together."""
    alike: dict[tuple[str, bool], list[Available]] = {}
    aside = {about.group_of(grace.target) for grace in about.of(Grace)}
    for rule in about.of(Available):
        if rule.group in aside or rule.freed_by or _locks(about, rule):
            continue  # told apart
        if about.role(rule.group) in ("tableau", "reserve"):
            single = all(place.capacity == 1 for place in about.places(rule.group))
            alike.setdefault((rule.outside, single), []).append(rule)
    for (outside, single), rules in alike.items():
        whose, whose_en = _whose(about, rules)
        which, which_en, short = ("верхние", "top", "только верхние")
        if outside == "Снаружи":
            which, which_en, short = ("крайние", "outer", "только крайние")
        ru, en = (
            f"брать можно только {which} карты {whose}",
            f"only the {which_en} cards of {whose_en} are available",
        )
        if single:
            ru, en, short = f"доступна любая карта {whose}", f"any card of {whose_en} is available", "любые"
        yield state(
            f"{about.slot(rules[0].group)}.take",
            (outside, single),
            rules,
            cited(*(cited(rule.clauses or rule.executed(), rule.settles) for rule in rules)),
            ru=ru,
            en=en,
            short=short,
        )


def _locks(about: About, rule: Available) -> bool:
    """Tell whether it is a single place aside, of one card, which a lock might close."""
    places = about.places(rule.group)
    return about.role(rule.group) == "reserve" and len(places) == 1 and places[0].capacity == 1


def _whose(about: About, rules: list[Available]) -> tuple[str, str]:
    """Whose cards they are: «рядов», «верхнего и нижнего рядов», «рабочих мест, дна колодца и стен»."""
    nouns: dict[Noun, int] = {}
    for rule in rules:
        noun = about.noun(rule.group)
        lines = {place.y for place in about.places(rule.group)} if about.is_grid(rule.group) else ()
        nouns[noun] = nouns.get(noun, 0) + (len(lines) or len(about.places(rule.group)))
    if len(nouns) > 1 and len({noun.head for noun in nouns}) == 1:
        if all(count == 1 for count in nouns.values()):
            kinds = speech.joined([noun.one[1].partition(" ")[0] for noun in nouns])
            kinds_en = english.joined([noun.en.partition(" ")[0] for noun in nouns])
            return f"{kinds} рядов", f"the {kinds_en} rows"
        return "рядов", "the rows"
    names = [noun.genitive(several=count > 1) for noun, count in nouns.items()]
    names_en = [f"the {noun.english(several=count > 1)}" for noun, count in nouns.items()]
    return speech.joined(names), english.joined(names_en)


@teller(Available)
def freed(about: About) -> Iterator[Statement]:
    """Places whose card is not always free: a locked cellar, cards between two others in their column."""
    kept_aside = {about.group_of(grace.target) for grace in about.of(Grace)}
    for rule in about.of(Available):
        noun = about.noun(rule.group)
        if rule.group in kept_aside:
            continue  # told with the grace that lays a card there
        keys = {about.group_of(key) for _, by in rule.freed_by for key in by}
        if len(rule.freed_by) == 1:
            key = about.noun(next(iter(keys)))
            value: object = ("locked", key.key)
            ru = f"карту {noun.of(several=False)} берут, когда опустел хотя бы один {key.one[0]}"
            en = f"the card of the {noun.en} is available once {english.a(key.en)} is empty"
            short = f"когда пуст {key.one[0]}"
        elif rule.freed_by:
            value = "above or below"
            ru = f"карта {noun.many[1]} доступна, когда пусто место над ней или под ней"
            en = f"a card of the {noun.en_many} is available once the space above or below it is empty"
            short = "когда пусто над ней или под ней"
        elif _locks(about, rule):
            value = "always"
            ru, en = (
                f"карту {noun.of(several=False)} берут когда угодно",
                f"the card of the {noun.en} is always available",
            )
            short = "всегда"
        else:
            continue
        clauses = cited(rule.locked, rule.cites, rule.settles)
        yield state(f"{about.slot(rule.group)}.take", value, (rule,), clauses, ru=ru, en=en, short=short)


@teller(Together, Available)
def groups(about: About) -> Iterator[Statement]:
    """How many cards move at once."""
    together = about.of(Together)
    if together:
        whole = any(rule.whole for rule in together)
        only, only_en = (", но только всю стопку", ", but only as a whole pile") if whole else ("", "")
        yield state(
            "tableau.groups",
            ("together", whole),
            together,
            chain.from_iterable(rule.executed() for rule in together),
            ru=f"собранные так карты перекладывают и вместе{only}",
            en=f"cards so built may be moved together{only_en}",
            short="и вместе",
        )
    elif any(lay.onto == "card" for lay in about.lays("tableau")):
        rules = [rule for rule in about.of(Available) if about.role(rule.group) in ("tableau", "reserve")]
        clauses = tuple(chain.from_iterable(rule.one_card for rule in rules))
        yield state(
            "tableau.groups",
            "one",
            rules,
            clauses or cited(*rules),
            ru="перекладывают по одной карте",
            en="cards are moved one at a time",
            short="по одной",
        )


@teller(Grace, Available)
def grace(about: About) -> Iterator[Statement]:
    """A card that is taken out of the rows, free or not, when nothing else helps."""
    for rule in about.of(Grace):
        aside = [one for one in about.of(Available) if one.group == about.group_of(rule.target)]
        then, then_en = "", ""
        if aside:
            then, then_en = "; на основание она ляжет, когда подойдёт", ", to go up when it fits"
        yield state(
            "tableau.grace",
            ("grace", bool(aside)),
            (rule, *aside),
            cited(rule, *aside),
            ru="один раз за игру, когда колода вышла и ничто не подходит, можно взять из рядов и отложить "
            f"любую карту{then}",
            en="once a game, when the stock is out and nothing fits, any card of the rows may be set aside"
            f"{then_en}",
            short="один раз, любая карта",
        )


@teller(Closed)
def out_of_play(about: About) -> Iterator[Statement]:
    """Cards taken away that stay away."""
    for rule in about.of(Closed):
        if about.slot(rule.group) == "removed":
            yield state(
                "removed.return",
                "never",
                (rule,),
                rule.clauses,
                ru="снятые карты в игру не возвращаются",
                en="cards removed do not come back",
                short="не возвращаются",
            )


@teller(Reverse)
def reversal(about: About) -> Iterator[Statement]:
    """Rows that are reversed, how often, and whether together."""
    for rule in about.of(Reverse):
        noun, both = about.noun(rule.group), len(about.places(rule.group)) == 2  # noqa: PLR2004  (оба: two)
        rows = f"оба {noun.few}" if both else f"все {noun.many[0]}"
        ru = f"{russian.times(rule.limit)} за игру {rows} можно перевернуть"
        en = f"{english.times(rule.limit)} a game {'both' if both else 'all'} {noun.en_many} may be reversed"
        if rule.together:
            ru, en = f"{ru}, непременно вместе", f"{en}, always together"
        yield state(
            f"{about.slot(rule.group)}.reverse",
            (rule.limit, bool(rule.together)),
            (rule,),
            cited(rule.clauses, rule.together, rule.settles),
            ru=ru,
            en=en,
            short=f"{russian.times(rule.limit)}{', вместе' if rule.together else ''}",
        )
