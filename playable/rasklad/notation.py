"""Text forms: positions and moves as one line, there and back.

A position: ``R1: JS 5D; R2: 7C; FS: AS``, each pile bottom to top, empty piles omitted, then the counters
that are not 0: ``redeals=1``, ``direction=up``. A move: ``R3>R5``; ``R3>R5:2`` takes two cards; ``R3>:2``
only tries to take them. Other moves: ``R1+R7`` (a pair is removed), ``R1~R7`` (exchanged), ``flip``,
``direction=up``.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from rasklad import speech
from rasklad.cards import FACE, card_text, is_face_down, parse_card
from rasklad.engine import compiled
from rasklad.errors import BadMove, BadText
from rasklad.judge import Tried
from rasklad.position import Position
from rasklad.rules.base import NONE

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rasklad.engine import Engine
    from rasklad.game import Game
    from rasklad.places import Place

_MOVE: Final = re.compile(r"([A-Za-z]\w*)>([A-Za-z]\w*)?(?::([1-9]\d?))?", re.ASCII)
_PILE: Final = re.compile(r"\s*([A-Za-z]\w*)\s*:", re.ASCII)
_ACT: Final = re.compile(r"([A-Za-z]\w*)(?:([+~=])([A-Za-z]\w*))?", re.ASCII)
_COUNTER: Final = re.compile(r"\s*([A-Za-z]\w*)=(\w{1,9})\s*", re.ASCII)


def to_text(position: Position, *, masked: bool = False) -> str:
    """Return the position's text form; ``masked`` hides the faces of face-down cards, as the page must."""
    parts = [
        f"{place.id}: {' '.join(card_text(card, masked=masked) for card in pile)}"
        for place, pile in zip(position.engine.places, position.piles, strict=True)
        if pile
    ]
    kept = zip(position.engine.kept_counters, position.counters, strict=True)
    return "; ".join(parts + [f"{of.name}={of.words[at] if of.words else at}" for of, at in kept if at])


def from_text(game: Game, text: str, readings: Mapping[str, str] | None = None) -> Position:
    """Read a position's text form; it may hold fewer cards than the deck.

    Raises:
        BadText: with the column, what is wrong there and what to do.
        BadReading: an unknown reading or option.
    """
    engine = compiled(game, game.choose(readings))
    piles: dict[str, bytes] = {}
    counters = dict.fromkeys(engine.counters, 0)
    left = _copies(engine)
    for start, part in _parts(text):
        counter = _COUNTER.fullmatch(part)
        if counter and counter[1] in counters:
            counters[counter[1]] = _counted(engine, counter, start)
            continue
        head = _PILE.match(part)
        if not head:
            raise _fault(
                start + _indent(part),
                f"«{part.strip()}» — не стопка; пишите «место: карты», например R1: JS 5D",
            )
        column = start + head.start(1)
        place = head[1]
        if place not in engine.index:
            places = ", ".join(known.id for known in engine.places)
            raise _fault(column, f"места «{place}» в игре {game.id} нет; есть {places}")
        if place in piles:
            raise _fault(column, f"место {place} названо дважды; соберите его карты в одну запись")
        where = engine.places[engine.index[place]]
        cards = list(_cards(engine, where, part[head.end() :], start + head.end(), left))
        if not cards:
            raise _fault(column, f"у места {place} нет карт; пустое место просто не пишут")
        piles[place] = bytes(cards)
    laid = tuple(piles.get(place.id, b"") for place in engine.places)
    _check_foundations(engine, laid, tuple(counters.values()), text)
    return Position(engine, laid, tuple(counters.values()))


def parse_move(engine: Engine, text: str) -> Tried:
    """Read a move's text form.

    Raises:
        BadMove: it has no such form, or names a place that the game doesn't have.
    """
    match = _MOVE.fullmatch(text.strip())
    if not match:
        return _parse_act(engine, text)
    for place in (match[1], match[2]):
        if place and place not in engine.index:
            msg = f"места «{place}» в игре {engine.game.id} нет; есть {', '.join(engine.index)}"
            raise BadMove(msg)
    return Tried(engine.index[match[1]], engine.index[match[2]] if match[2] else None, int(match[3] or 1))


def _parse_act(engine: Engine, text: str) -> Tried:
    match = _ACT.fullmatch(text.strip())
    if match:
        known = engine.act_of(match[0])
        if not known and match[2] in ("+", "~"):
            known = engine.act_of(f"{match[3]}{match[2]}{match[1]}")
        if known:
            act, (source, target, choice) = known
            return Tried(source, target, choice, act)
    msg = f"«{text}» — не ход; пишите «откуда>куда», например {engine.places[0].id}>{engine.places[1].id}"
    raise BadMove(msg)


def _counted(engine: Engine, counter: re.Match[str], start: int) -> int:
    """Return the value of a counter written down."""
    kept = engine.kept_counters[engine.kept(counter[1])]
    if kept.words and counter[2] in kept.words:
        return kept.words.index(counter[2])
    if kept.words or not counter[2].isdecimal():
        values = ", ".join(kept.words[1:]) if kept.words else "целое число"
        raise _fault(start + counter.start(2), f"{kept.name} — это {values}, а не «{counter[2]}»")
    return int(counter[2])


def _parts(text: str) -> Iterator[tuple[int, str]]:
    """Yield the parts between semicolons, each with the index of its first character."""
    start = 0
    parts = text.split(";")
    for number, part in enumerate(parts):
        if part.strip() or (number < len(parts) - 1):
            yield start, part
        start += len(part) + 1


def _cards(engine: Engine, place: Place, cards: str, start: int, left: dict[int, int]) -> Iterator[int]:
    """Yield the cards of a pile written from column ``start`` on, taking each off those that are ``left``."""
    for number, word in enumerate(re.finditer(r"\S+", cards), start=1):
        column, text = start + word.start(), word[0]
        card = parse_card(text)
        if card is None:
            if text == "#":
                raise _fault(column, "закрытая карта без имени; нужна полная запись, например #QH")
            raise _fault(column, f"карты «{text}» нет; пишите достоинство и масть латиницей: AS 10H QD KC")
        if place.face == "mixed" and is_face_down(card) and not cards[word.end() :].strip():
            raise _fault(column, f"верхняя карта места {place.id} должна быть открытой, без «#»")
        if place.face != "mixed" and is_face_down(card) != (place.face == "down"):
            form = "открытой, без «#»" if place.face == "up" else f"закрытой: #{text}"
            raise _fault(column, f"карта {text} на месте {place.id} должна быть {form}")
        if card & FACE not in left:
            raise _fault(column, f"карты {text} нет в колоде игры {engine.game.id}")
        if not left[card & FACE]:
            raise _fault(column, f"карта {text} уже названа; уберите лишнюю")
        left[card & FACE] -= 1
        if place.capacity is not None and number > place.capacity:
            most = speech.cards_phrase(place.capacity)
            raise _fault(column, f"на месте {place.id} помещается не больше чем {most}")
        yield card


def _check_foundations(
    engine: Engine, piles: tuple[bytes, ...], counters: tuple[int, ...], text: str
) -> None:
    """Refuse a foundation whose cards could not have come there by the rules."""
    setting = engine.setting(piles, counters)
    dealt_onto = {taking for _, _, taking, _ in engine.procedures}
    for at, place in enumerate(engine.places):
        if place.role != "foundation" or at in dealt_onto:
            continue
        lays = [rule for rule in engine.lays if rule.target == place.group]
        # A foundation that no rule begins was begun by the deal.
        begun = any(rule.suits_target(NONE) for rule in lays)
        for below, card in zip((NONE, *piles[at]), piles[at], strict=False):
            if below == NONE and not begun:
                continue
            fitting = [rule for rule in lays if rule.suits_target(below)]
            if not any(
                all(c.allows(card, below, setting, place) for c in rule.conditions) for rule in fitting
            ):
                column = text.index(card_text(card), text.index(f"{place.id}:") + len(place.id) + 1)
                after = f"после {card_text(below)} " if below != NONE else "первой "
                raise _fault(column, f"карта {card_text(card)} не может лежать {after}на месте {place.id}")


def _copies(engine: Engine) -> dict[int, int]:
    copies: dict[int, int] = {}
    for card in engine.deck.cards():
        copies[card] = copies.get(card, 0) + 1
    return copies


def _indent(part: str) -> int:
    return len(part) - len(part.lstrip())


def _fault(column: int, message: str) -> BadText:
    return BadText(f"столбец {column + 1}: {message}", column)
