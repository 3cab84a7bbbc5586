"""Tellers of the stock and the waste: how cards are turned, laid aside, gone through again."""

from __future__ import annotations

from collections.abc import Iterator

from rasklad import speech
from rasklad.rules import (
    Available,
    DealRound,
    Draw,
    FillUp,
    FitsNowhere,
    Gather,
    Lay,
    NoRedeal,
    Turn,
    TurnOver,
)

from edition.brief import english, russian
from edition.brief.about import About, cited, state, teller
from edition.brief.statement import Statement


@teller(Turn, Draw, Available)
def turning(about: About) -> Iterator[Statement]:
    """How the cards of the stock are turned."""
    for turn in about.of(Turn):
        source = about.noun(about.group_of(turn.source))
        waiting = [rule for rule in about.of(Available) if about.role(rule.group) == "open"]
        wait, wait_en = "", ""
        if waiting:
            wait, wait_en = (
                ", следующую — когда положена предыдущая",
                ", the next when the last has been laid",
            )
        yield state(
            "stock.turn",
            ("one", bool(waiting)),
            (turn, *waiting),
            cited(turn, *waiting),
            section="stock",
            ru=f"карты {source.one[1]} открывают по одной{wait}",
            en=f"the cards of the {source.en} are turned one at a time{wait_en}",
            short="по одной",
        )
    for draw in about.of(Draw):
        source, target = (about.noun(about.group_of(place)) for place in (draw.source, draw.target))
        ru = f"из {source.one[1]} открывают {russian.each(draw.most)}"
        en = f"cards are turned from the {source.en} {english.number(draw.most)} at a time"
        short = "по одной" if draw.most == 1 else f"по {speech.count_word(draw.most)}"
        if target.key != "drawn cards":
            ru, en = f"{ru} и кладут {target.to()}", f"{en} onto the {target.en}"
        if about.role(about.group_of(draw.target)) == "foundation":
            ru, en = f"{ru}, какова бы она ни была", f"{en}, whatever they are"
        if draw.full:
            full = about.noun(draw.full)
            ru += f", но только когда все {full.many[0]} пополнены"
            en += f", but only when no {full.en} needs filling up"
        yield state(
            "stock.turn",
            (draw.most, about.slot(about.group_of(draw.target)), bool(draw.full)),
            (draw,),
            draw.clauses,
            section="stock",
            ru=ru,
            en=en,
            short=short,
        )


@teller(Available)
def waste(about: About) -> Iterator[Statement]:
    """Which cards of the waste play."""
    for rule in about.of(Available):
        if about.role(rule.group) != "waste":
            continue
        noun, several = about.noun(rule.group), len(about.places(rule.group)) > 1
        whose = noun.many[1] if several else noun.one[1]
        of = f"из {whose}" if noun.key == "drawn cards" else whose
        yield state(
            "waste.take",
            "top",
            (rule,),
            cited(rule.cites, rule.clauses, rule.refuses),
            section="stock",
            ru=f"доступна только верхняя {of}"
            if noun.key == "drawn cards"
            else f"доступна верхняя карта {'каждой ' + noun.one[1] if several else of}",
            en=f"the top card of {'each ' + noun.en if several else 'the ' + noun.en} is available",
            short="верхняя",
        )


@teller(Lay)
def laying_aside(about: About) -> Iterator[Statement]:
    """When the turned card may be laid aside."""
    for lay in about.lays("waste"):
        noun, source = about.noun(lay.target), about.noun(lay.source[0])
        forced = any(isinstance(guard, FitsNowhere) for guard in lay.guards)
        guards = [clause for guard in lay.guards for clause in guard.clauses]
        yield state(
            "waste.put",
            "forced" if forced else "at will",
            (lay,),
            (*lay.clauses, *guards),
            section="stock",
            ru=f"{noun.to()} кладут {source.one[2]}, которую больше некуда положить; пустые места не в счёт"
            if forced
            else f"{source.one[2]} можно отложить {noun.to()} когда угодно",
            en=f"the {source.en} goes to the {noun.en} when it fits nowhere else; empty places do not count"
            if forced
            else f"the {source.en} may be laid on the {noun.en} at any time",
            short="если больше некуда" if forced else "когда угодно",
        )


@teller(TurnOver, NoRedeal)
def redeals(about: About) -> Iterator[Statement]:
    """Whether the cards are gone through again."""
    for rule in about.of(NoRedeal):
        yield _no_redeal(rule)
    for over in about.of(TurnOver):
        if over.limit == 0:
            yield _no_redeal(over)
            continue
        waste_pile, source = (about.noun(about.group_of(place)) for place in (over.source, over.target))
        done = "тасуют и проходят снова" if over.shuffle else "переворачивают и проходят снова"
        done_en = "shuffled" if over.shuffle else "turned over"
        often = "сколько угодно раз" if over.limit is None else russian.up_to_times(over.limit)
        often_en = (
            "any number of times"
            if over.limit is None
            else ("once" if over.limit == 1 else f"at most {english.times(over.limit)}")
        )
        yield state(
            "stock.redeal",
            ("again", over.limit, over.shuffle),
            (over,),
            over.clauses,
            section="stock",
            ru=f"когда {source.one[0]} вышла, {waste_pile.one[2]} {done}, {often}",
            en=f"when the {source.en} is out, the {waste_pile.en} is {done_en} and gone through again, "
            f"{often_en}",
            short=often if not over.shuffle else f"{often}, с тасовкой",
        )


def _no_redeal(rule: NoRedeal | TurnOver) -> Statement:
    return state(
        "stock.redeal",
        "none",
        (rule,),
        rule.clauses,
        section="stock",
        ru="пересдачи нет",
        en="there is no redeal",
        short="нет",
    )


@teller(DealRound, Gather)
def rounds(about: About) -> Iterator[Statement]:
    """Dealing to packets, gathering them and dealing again to one fewer."""
    for deal in about.of(DealRound):
        noun, source = about.noun(deal.group), about.noun(about.group_of(deal.stock))
        yield state(
            "stock.turn",
            "round",
            (deal,),
            deal.clauses,
            section="stock",
            ru=f"из {source.one[1]} сдают по одной карте на каждую {noun.one[2]}",
            en=f"one card is dealt from the {source.en} to each {noun.en}",
            short=f"по одной на каждую {noun.one[2]}",
        )
    for gather in about.of(Gather):
        noun, source = about.noun(gather.group), about.noun(about.group_of(gather.stock))
        yield state(
            "stock.redeal",
            ("gather", gather.limit),
            (gather,),
            gather.clauses,
            section="stock",
            ru=f"когда {source.one[0]} вышла, {noun.many[0]} собирают и сдают вновь, каждый раз на одну "
            f"{noun.one[2]} меньше; так делают {russian.up_to_times(gather.limit)}",
            en=f"when the {source.en} is out, the {noun.en_many} are gathered and dealt again, each time to "
            f"one fewer, at most {english.times(gather.limit)}",
            short=f"{russian.up_to_times(gather.limit)}, на одну {noun.one[2]} меньше",
        )


@teller(FillUp)
def filling_up(about: About) -> Iterator[Statement]:
    """Short piles that are filled up from the stock."""
    for rule in about.of(FillUp):
        noun, source = about.noun(rule.group), about.noun(about.group_of(rule.stock))
        yield state(
            f"{about.slot(rule.group)}.refill",
            ("up to", rule.size),
            (rule,),
            rule.clauses,
            ru=f"{noun.many[0]}, в которых осталось меньше {russian.genitive(rule.size)} карт, пополняют из "
            f"{source.one[1]} до {russian.genitive(rule.size)}, все подряд",
            en=f"{noun.en_many} of fewer than {english.cards(rule.size)} are filled up to "
            f"{english.number(rule.size)} from the {source.en}, all of them in turn",
            short=f"до {russian.genitive(rule.size)} карт",
        )
