"""Tellers of the tableau: what is laid on what, by rank, by suit and over the ends of the order."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import chain

from rasklad import speech
from rasklad.clauses import without_repeats
from rasklad.rules import Available, Barred, Lay, NotOnto, OtherColour, SameSuit, Step, TargetHolds

from edition.brief import english, russian
from edition.brief.about import About, cited, conditions, state, teller
from edition.brief.noun import Noun
from edition.brief.statement import Statement

#: A value, and the words for it: Russian, English, Russian in short.
Words = tuple[Hashable, str, str, str]


@teller(Lay)
def building(about: About) -> Iterator[Statement]:
    """What may be laid on the cards of each group; of groups that agree the first is told in full."""
    told: dict[object, Noun] = {}
    for group in about.with_role("tableau"):
        lays = [lay for lay in about.lays("tableau") if lay.target == group and lay.onto == "card"]
        lays = [lay for lay in lays if conditions(lay, Step)]
        if not lays:
            continue
        noun = about.noun(group)
        built = [*_built(about.slot(group), noun, lays), *_sources(about, group, lays)]
        value = tuple((one.key.partition(".")[2], one.value) for one in built)
        if value in told:
            yield _alike(noun, told[value], value, built)
        else:
            told[value] = noun
            yield from built


def _sources(about: About, group: str, lays: list[Lay]) -> Iterator[Statement]:
    """From where cards come, if cards that may be taken stay away and no prohibition says so."""
    sources = tuple(dict.fromkeys(chain.from_iterable(lay.source for lay in lays)))
    barred = chain.from_iterable(
        rule.source for rule in about.of(Barred) if rule.target == group and rule.onto != "empty"
    )
    if not {rule.group for rule in about.of(Available)} - {*sources, *barred}:
        return
    nouns = dict.fromkeys(about.noun(source) for source in sources)
    yield state(
        f"{about.slot(group)}.from",
        tuple(noun.key for noun in nouns),
        lays,
        cited(*lays),
        ru=f"кладут сюда только карты {speech.joined([noun.genitive() for noun in nouns])}",
        en=f"only cards of the {english.joined([noun.english() for noun in nouns])} are laid there",
        short=f"карты {speech.joined([noun.genitive() for noun in nouns])}",
    )


def _alike(noun: Noun, like: Noun, value: Hashable, built: list[Statement]) -> Statement:
    """A group on which one builds as on another: one statement for all that it repeats."""
    return state(
        built[0].key,
        value,
        built[0].rules,
        chain.from_iterable(one.clauses for one in built),
        ru=f"{noun.at()} карты кладут так же, как {like.at()}",
        en=f"the {noun.en_many} {'are' if noun.en != noun.en_many else 'is'} built like the {like.en_many}",
        short=f"как {like.at()}",
    )


def _built(slot: str, noun: Noun, lays: list[Lay]) -> Iterator[Statement]:
    step = conditions(lays[0], Step)[0]
    value, ru, en, short = _ranks(step, noun)
    holds = [guard for lay in lays for guard in lay.guards if isinstance(guard, TargetHolds)]
    if holds:
        cards = holds[0].cards
        value = (value, "holds", cards)
        ru += f", но только на такую, где не меньше {russian.genitive(cards)} карт"
        en += f", but only on those of at least {english.cards(cards)}"
        short += f", если там не меньше {russian.genitive(cards)} карт"
    settled = chain.from_iterable((*lay.clauses, *lay.settles) for lay in lays)
    guarded = chain.from_iterable(guard.clauses for guard in holds)
    permits = cited(step.permits, settled, guarded)
    yield state(f"{slot}.build", value, lays, permits, ru=ru, en=en, short=short)
    yield _suit(slot, lays, step)
    if ends := _ends(step):
        value, ru, en, short = ends
        clauses = (*step.ends_apart, *step.over, *step.around) or step.permits
        yield state(f"{slot}.ends", value, lays, clauses, ru=ru, en=en, short=short)
    if barred := [one for lay in lays for one in conditions(lay, NotOnto)]:
        yield _limits(slot, noun, lays, barred)


def _ranks(step: Step, noun: Noun) -> Words:
    several = noun.en != noun.en_many and not noun.whole[0]
    built = f"the {noun.english(several=several)} {'are' if several else 'is'} built"
    value, way, way_en = ("down", "младше", "down")
    if step.up and step.down:
        value, way, way_en = ("both", "старше или младше", "up or down")
    elif step.up:
        value, way, way_en = ("up", "старше", "up")
    return (
        value,
        f"на карту {noun.genitive(several=False)} кладут карту на ступень {way}",
        f"{built} {way_en}, one rank at a time",
        f"на ступень {way}",
    )


def _suit(slot: str, lays: list[Lay], step: Step) -> Statement:
    same = [one for lay in lays for one in conditions(lay, SameSuit)]
    other = [one for lay in lays for one in conditions(lay, OtherColour)]
    clauses = step.permits
    value, ru, en, short = ("any", "масть не важна", "suit does not matter", "не важна")
    if same:
        clauses = without_repeats(chain.from_iterable((*one.permits, *one.stated) for one in same))
        value, ru, en, short = ("same", "масть должна совпадать", "building is in suit", "та же")
    elif other:
        clauses = without_repeats(chain.from_iterable(one.permits for one in other))
        value, ru, en = ("colour", "цвета должны чередоваться", "colours must alternate")
        short = "цвета чередуются"
    return state(f"{slot}.suit", value, lays, clauses, ru=ru, en=en, short=short)


def _ends(step: Step) -> Words | None:
    """Say what happens at the ends of the order: a circle, or two ends that a clause keeps apart."""
    low, high = step.order[0], step.order[-1]
    onto, card = (high, low) if step.up else (low, high)
    both, both_en = f"{speech.rank_name(high)} и {speech.rank_name(low)}", english.rank(high)
    both_en += f" and {english.rank(low)}"
    on, on_en = speech.rank_accusative(onto), english.a(english.rank(onto))
    if step.circular and step.up and step.down:
        return "neighbours", f"{both} — соседи", f"{both_en} are neighbours", f"да: {both} — соседи"
    if step.circular:
        return (
            ("round", card, onto),
            f"порядок замкнут в круг: на {on} кладут {speech.rank_accusative(card)}",
            f"the order goes round: {english.a(english.rank(card))} goes on {on_en}",
            f"да: {speech.rank_name(card)} на {on}",
        )
    if not step.ends_apart:
        return None
    if step.up and step.down:
        return "apart", f"{both} — не соседи", f"{both_en} are not neighbours", f"нет: {both} — не соседи"
    return "apart", f"на {on} ничего не кладут", f"nothing goes on {on_en}", f"нет: на {on} — ничего"


def _limits(slot: str, noun: Noun, lays: list[Lay], barred: list[NotOnto]) -> Statement:
    ranks = tuple(dict.fromkeys(rank for one in barred for rank in one.ranks))
    names = speech.joined([speech.rank_accusative(rank) for rank in ranks])
    names_en = english.joined([english.a(english.rank(rank)) for rank in ranks], "or")
    return state(
        f"{slot}.limits",
        ranks,
        lays,
        chain.from_iterable(one.permits for one in barred),
        ru=f"{noun.at()} на {names} ничего не кладут",
        en=f"nothing is laid on {names_en} there",
        short=f"на {names} — ничего",
    )


@teller(Lay)
def at_will(about: About) -> Iterator[Statement]:
    """Piles that take any card, empty or not."""
    by_slot: dict[str, list[Lay]] = {}
    for lay in about.lays("tableau"):
        if lay.onto == "any":
            by_slot.setdefault(about.slot(lay.target), []).append(lay)
    for slot, lays in by_slot.items():
        if lays:
            noun, source = about.noun(lays[0].target), about.noun(lays[0].source[0])
            yield state(
                f"{slot}.build",
                ("any card", tuple(about.slot(group) for group in lays[0].source)),
                lays,
                cited(*lays),
                ru=f"{source.one[2]} можно положить на любую из {noun.many[1]}",
                en=f"the {source.en} may go on any {noun.en}",
                short=f"{source.one[2]} на любую",
            )
