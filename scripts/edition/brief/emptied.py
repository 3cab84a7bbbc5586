"""Tellers of emptied places: what fills them, and whether anything may."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass

from rasklad import speech
from rasklad.rules import Barred, BeginsWith, FillAtOnce, FillUp, Lay, Rule
from rasklad.rules.grid import FromBelow

from edition.brief import english
from edition.brief.about import About, cited, conditions, state, teller
from edition.brief.noun import Noun
from edition.brief.nouns import ROW
from edition.brief.statement import Statement


@dataclass(frozen=True)
class Part:
    """One of the things that happen to an emptied place: the value, the rules, the words."""

    value: Hashable
    rules: tuple[Rule, ...]
    ru: str
    en: str
    short: str


@teller(Lay, FillAtOnce, Barred)
def empty_places(about: About) -> Iterator[Statement]:
    """What an emptied place of the tableau or the reserve takes; groups that agree are told together."""
    told: dict[Hashable, Noun] = {}
    for key, groups in about.by_slot("tableau", "reserve").items():
        by_group = {group: [*_filled(about, group)] for group in groups}
        filled = [part for parts in by_group.values() for part in parts]
        laid = [part for group in groups for part in _laid(about, group, filled=bool(by_group[group]))]
        kept = [
            part
            for group in groups
            for part in _kept(about, group, filled=bool(by_group[group]), others=bool(filled))
        ]
        parts = list({part.ru: part for part in (*filled, *laid, *kept)}.values())
        if not parts:
            continue
        rules = [rule for part in (*filled, *laid, *kept) for rule in part.rules]
        value = tuple(part.value for part in parts)
        noun = about.noun(groups[0])
        ru, en = "; ".join(part.ru for part in parts), "; ".join(part.en for part in parts)
        if value in told and noun.head == told[value].head:
            ru, en = f"пустые {noun.many[0]} занимают так же", f"empty {noun.en_many} are filled likewise"
        told.setdefault(value, noun)
        short = "; ".join(part.short for part in parts)
        yield state(f"{key}.empty", value, rules, cited(*rules), ru=ru, en=en, short=short)


def _filled(about: About, group: str) -> Iterator[Part]:
    """What fills an emptied place of itself."""
    ids = {place.id for place in about.places(group)}
    noun = about.noun(group)
    for rule in about.of(FillAtOnce):
        stores = [rule.source] if isinstance(rule.source, str) else [*rule.source]
        own = [store for gap, store in rule.own if gap in ids]
        if rule.target == group:
            yield _from_stores(about, rule, group, [about.noun(store) for store in stores])
        elif own:
            store = about.noun(about.group_of(own[0]))
            yield Part(
                ("own", store.key),
                (rule,),
                f"{noun.empty()} сразу закрывает карта соседней {store.one[1]}",
                f"an empty {noun.en} is filled at once from the {store.en} beside it",
                f"сразу из соседней {store.one[1]}",
            )


def _from_stores(about: About, rule: FillAtOnce, group: str, stores: list[Noun]) -> Part:
    noun, (first, *more) = about.noun(group), stores
    empty, empty_en = noun.empty(), f"an empty {noun.en}"
    if about.is_grid(group):
        line = "" if noun == ROW else f" {noun.one[1]}"
        empty, empty_en = f"пустое место{line}", f"an empty space{f' of the {noun.en}' if line else ''}"
    ru = f"{empty} сразу закрывает верхняя карта {first.one[1]}"
    short = f"сразу {first.of(several=False)}"
    if first.key == "hand":
        ru, short = f"{empty} сразу закрывает карта из рук", "сразу, из рук"
    en = f"{empty_en} is filled at once from the {first.en}"
    for other in more:
        spent = {"m": "пуст", "f": "пуста", "n": "пусто"}[first.gender]
        ru += f", а если {first.one[0]} {spent} — карта {other.of(several=False)}"
        en += f", or, when that is empty, from the {other.en}"
        short += f", затем {other.of(several=False)}"
    value = ("at once", tuple(store.key for store in stores))
    return Part(value, (rule,), ru, en, short)


def _laid(about: About, group: str, *, filled: bool) -> Iterator[Part]:
    """What may be laid on an emptied place."""
    lays = tuple(
        lay
        for lay in about.of(Lay)
        if lay.target == group
        and lay.onto == "empty"
        and not any(isinstance(guard, FromBelow) for guard in lay.guards)
    )
    if not lays:
        return
    noun = about.noun(group)
    ranks = tuple(dict.fromkeys(one.rank for lay in lays for one in conditions(lay, BeginsWith)))
    if ranks:
        yield _begun(noun, lays, ranks)
    elif filled:
        yield Part(
            "any",
            lays,
            "когда закрыть нечем, его можно занять любой доступной картой",
            "when that is used up, any available card may fill it",
            "затем любой картой",
        )
    elif about.role(group) == "reserve":
        ru = f"{noun.into} {noun.empty()} можно положить любую доступную карту"
        yield Part("any", lays, ru, f"any available card may go to the empty {noun.en}", "любой картой")
    else:
        ru = f"{noun.empty()} можно занять любой доступной картой"
        yield Part("any", lays, ru, f"any available card may fill an empty {noun.en}", "любой картой")


def _begun(noun: Noun, lays: tuple[Lay, ...], ranks: tuple[int, ...]) -> Part:
    names = speech.joined([speech.rank_name(rank) for rank in ranks], "или")
    names_en = english.joined([english.a(english.rank(rank)) for rank in ranks], "or")
    if any(not conditions(lay, BeginsWith) for lay in lays):
        return Part(
            ("rank or group", *ranks),
            lays,
            f"{noun.empty()} занимает {names} или собранная группа карт",
            f"an empty {noun.en} takes {names_en} or a built group of cards",
            f"{names} или группа",
        )
    together = any(lay.together for lay in lays)
    ru = f"{noun.empty()} занимает только {names}"
    en = f"an empty {noun.en} takes only {names_en}"
    if noun.en == noun.en_many:  # there is but one
        ru = f"{noun.to()} первым кладут {speech.rank_accusative(ranks[0])}"
        en = f"the {noun.en} is begun with {names_en}"
    if together:
        ru, en = f"{ru}, один или с группой, собранной на нём", f"{en}, alone or with the group built on it"
    return Part(("rank", *ranks, together), lays, ru, en, f"только {names}")


def _kept(about: About, group: str, *, filled: bool, others: bool) -> Iterator[Part]:
    """A prohibition to fill the place with cards of the table."""
    noun = about.noun(group)
    barred = tuple(rule for rule in about.of(Barred) if about.empties(rule) and rule.target == group)
    if not barred:
        return
    refilled = any(rule.group == group for rule in about.of(FillUp))
    if about.is_grid(group) and not filled:
        rest, rest_en = ("остальные пустые", "other empty") if others else ("пустые", "empty")
        ru, en = f"{rest} места не заполняют", f"{rest_en} spaces are not filled"
        yield Part("never", barred, ru, en, "не заполняют")
    elif filled or refilled:
        ru = "другими картами его не занимают" if filled else "пустое место других карт не принимает"
        en = "other cards do not fill it" if filled else "an empty place takes no other cards"
        yield Part("never by cards", barred, ru, en, "другими — никогда" if filled else "только из колоды")
    else:
        stays = f"остаётся пуст{'ой' if noun.gender == 'f' else 'ым'}"
        emptied = {"m": "опустевший", "f": "опустевшая", "n": "опустевшее"}[noun.gender]
        yield Part(
            "never", barred, f"{emptied} {noun.one[0]} {stays}", f"an empty {noun.en} stays empty", stays
        )
