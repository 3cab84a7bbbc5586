"""Tellers of prohibitions: what is never laid on what, as a clause says in words of its own."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from rasklad import speech
from rasklad.rules import Available, Barred, Lay

from edition.brief import english
from edition.brief.about import About, cited, state, teller
from edition.brief.noun import Noun
from edition.brief.statement import Statement

#: A value, and the words for it: Russian, English, Russian in short.
Words = tuple[Hashable, str, str, str]


@teller(Barred)
def prohibitions(about: About) -> Iterator[Statement]:
    """Every prohibition but those that are told with emptied places and with the layout."""
    told: dict[str, list[Barred]] = {}
    for rule in about.of(Barred):
        if not about.empties(rule) and not _is_full(about, rule):
            told.setdefault(_key(about, rule), []).append(rule)
    for key, rules in told.items():
        value, ru, en, short = _words(about, key.partition(".")[2], rules)
        section = "stock" if about.role(rules[0].target) in ("stock", "waste") else "play"
        section = "play" if key.startswith("pairs") else section
        yield state(key, value, rules, cited(*rules), ru=ru, en=en, short=short, section=section)


def _is_full(about: About, rule: Barred) -> bool:
    """Tell whether it says that a place of the reserve holds one card."""
    return rule.onto == "card" and about.role(rule.target) == "reserve" and bool(about.places(rule.target))


def _key(about: About, rule: Barred) -> str:
    slot = "tableau" if about.is_grid(rule.target) else about.slot(rule.target)
    if about.role(rule.target) == "stock":
        return "stock.redeal"
    alike = [group for group in about.groups if about.slot(group) == slot and group != rule.target]
    unused = rule.onto == "any" and not about.can_be_laid(rule) and not about.is_grid(rule.target)
    used = any(lay.target in alike for lay in about.of(Lay))
    if not about.places(rule.target) or (unused and used):
        return f"{slot}.present"
    if slot == "removed":
        return "pairs.single"
    if slot in ("waste", "sultan") or about.can_be_laid(rule):
        return f"{slot}.barred"
    return f"{slot}.build"


def _words(about: About, kind: str, rules: list[Barred]) -> Words:
    rule = rules[0]
    noun = about.noun(rule.target)
    if kind == "redeal":
        return "none", "пересдачи нет", "there is no redeal", "нет"
    if kind == "present":
        others = any(about.noun(lay.target) == noun for lay in about.of(Lay))
        ru, en = f"{noun.one[1]} нет", f"there is no {noun.en}"
        if others:
            ru, en = f"других {noun.many[1]} нет", f"there are no other {noun.en_many}"
        return "none", ru, en, "нет"
    if kind == "single":
        return "none", "одну карту без пары не снимают", "a single card is never removed", "нельзя"
    spared = {available.group for available in about.of(Available)} - set(rule.source)
    if kind == "barred" and spared:
        return _between(about, noun, rules)
    if about.is_grid(rule.target):
        en = "cards are not built on one another in the rows"
        return "none", "в рядах карту на карту не кладут", en, "нельзя"
    return _nothing(about, noun, rule)


def _between(about: About, noun: Noun, rules: list[Barred]) -> Words:
    """Cards of some piles don't go to others."""
    several = len(about.places(rules[0].target)) > 1
    sources: dict[Noun, str] = {}
    for rule in rules:
        for group in rule.source:
            source = about.noun(group)
            sources[source] = source.of(several=len(about.places(group)) > 1)
    value = tuple(sorted(source.key for source in sources))
    if sources.keys() == {noun}:
        ru = f"{noun.of(several=False)} {noun.to()} карты не перекладывают"
        return value, ru, f"cards are not moved from {noun.en} to {noun.en}", "нельзя"
    names_en = english.joined([f"the {source.english()}" for source in sources])
    return (
        value,
        f"{speech.joined([*sources.values()])} карты {noun.to(several=several)} не перекладывают",
        f"cards of {names_en} are not moved to the {noun.english(several=several)}",
        f"{speech.joined([*sources.values()])} — нельзя",
    )


def _nothing(about: About, noun: Noun, rule: Barred) -> Words:
    """Nothing at all is laid there, or nothing on the cards there."""
    several = len(about.places(rule.target)) > 1
    en = f"nothing is laid on the {noun.english(several=several)}"
    if rule.onto == "any":
        return "none", f"{noun.to(several=several)} карты не кладут", en, "нельзя"
    return "none", f"на карты {noun.genitive(several=several)} ничего не кладут", en, "нельзя"
