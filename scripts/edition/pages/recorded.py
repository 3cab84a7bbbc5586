"""The recorded game of the demonstration deal: its moves as a list, each with what it changes on the table.

The list is complete without a script. The board's script (`playable/board/src/recording.ts`) replays it: an
entry's `data-change` says what the move changes (`rasklad.changes`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import rasklad
from rasklad import session
from rasklad.changes import change, seen
from rasklad.clauses import short_label
from rasklad.game import Game

from edition.pages.board_words import called, worded
from edition.pages.markup import NO_BREAK, counted, text, typeset

SUITS = {"♠": ("s", "пик"), "♥": ("h", "червей"), "♦": ("d", "бубен"), "♣": ("c", "треф")}
LATIN = dict(zip("ТКДВ", "AKQJ", strict=True))
"""The letters of a deck with Latin indices."""
CARD = re.compile(r"([^\W_]*)([♠♥♦♣])")
READING = re.compile(r"\.R\d+$")


@dataclass(frozen=True)
class Step:
    """A move of the recorded game: its text form, its short words, its clauses, and what it changes.

    ``doing``: attributes that tell what an action does; empty for other moves.
    """

    move: str
    words: str
    clauses: tuple[str, ...]
    change: str
    doing: str


def steps_of(game: Game) -> Iterator[Step]:
    """The recorded game, move by move, as the page may see it: its words are the page's own protocol's."""
    request = {
        "verb": "open",
        "board": "page",
        "game": game.id,
        "deal": game.demonstration,
        "moves": game.recorded,
    }
    told = json.loads(session.handle(json.dumps(request)))
    position = rasklad.deal(game, game.demonstration)
    before = seen(position.engine.places, position.piles)
    for entry in told["history"]:
        position = rasklad.play(position, entry["move"])
        after = seen(position.engine.places, position.piles)
        changed = change(before, after)
        yield Step(entry["move"], entry["text"], tuple(entry["clauses"]), changed, doing(entry))
        before = after


def doing(entry: dict[str, Any]) -> str:
    """What an action does, as attributes for whoever puts it into other words; "" for other moves."""
    many = f' data-count="{entry["count"]}"' if entry["kind"] == "turn" and entry["count"] > 1 else ""
    return f' data-kind="{entry["kind"]}"{many}' if entry["kind"] else ""


def recorded_html(game: Game) -> str:
    """The list with its comments; nothing for a game without a recorded one."""
    if not game.recorded:
        return ""
    comments = dict(game.aids.comments)
    items = []
    for number, step in enumerate(steps_of(game)):
        if number in comments:
            items.append(_comment(number, comments[number]))
        items.append(
            f'<li data-move="{text(step.move)}" data-change="{text(step.change)}"{step.doing}>'
            f'<span class="number">{number + 1}</span>'
            f"<span>{suited(step.words)}</span>{_cites(step.clauses)}</li>"
        )
    if len(game.recorded) in comments:
        items.append(_comment(len(game.recorded), comments[len(game.recorded)]))
    count = counted(len(game.recorded), "ход", "хода", "ходов")
    start = 'button type="button" data-action="recorded"'
    return (
        '<details class="moves recorded" data-recording><summary>'
        f"{worded('h2', 'recorded')} <span data-recorded-count>{count}</span></summary>"
        f'<p class="recorded-start">{worded(start, "showRecorded")}</p><ol>{"".join(items)}</ol></details>'
    )


def _comment(made: int, sentence: str) -> str:
    return f'<li class="comment" data-comment="{made}">{typeset(sentence)}</li>'


def _cites(clauses: tuple[str, ...]) -> str:
    links = ", ".join(f'<a href="#{text(clause)}">{_label(clause)}</a>' for clause in clauses)
    source = bool(clauses) and not READING.search(clauses[0])
    return f'<span class="cites">{f"п.{NO_BREAK}" if source else ""}{links}</span>'


def _label(clause: str) -> str:
    return text(short_label(clause).replace(" ", NO_BREAK))


def lettered(rank: str) -> str:
    """A rank as the reader's deck writes it: the style sheet shows one of the two letters."""
    latin = LATIN.get(rank)
    return f'<span class="rank" data-latin="{latin}"><span>{rank}</span></span>' if latin else rank


def suited(words: str) -> str:
    """Words as HTML, their suits drawn, for the fonts have none. As in `playable/board/src/markup.ts`."""

    def card(found: re.Match[str]) -> str:
        symbol, name = SUITS[found[2]]
        return (
            f'<span class="short-card">{lettered(found[1])}<svg class="suit" data-suit="{symbol}" role="img" '
            f'aria-label="{name}"><use href="#s-{symbol}"/></svg></span>'
        )

    return CARD.sub(card, text(words))


def bar_html(game: Game) -> str:
    """The buttons that step through the recorded game, and through its deal."""
    if not game.recorded:
        return ""
    count = counted(len(game.recorded), "ход", "хода", "ходов")
    return (
        f'<div class="stepper" data-stepper role="group" {called("recorded")}>'
        f"{_button('deal', 'deal')}{_button('start')}{_button('back')}"
        f"<span data-step-said>{worded('b', 'recorded')} <span data-step-number>{count}</span></span>"
        f"{_button('on')}{_button('end')}</div>"
    )


def _button(step: str, icon: str = "") -> str:
    name = called(f"step{step.capitalize()}", title=True)
    return (
        f'<button type="button" data-action="step" data-step="{step}" {name}>'
        f'<svg class="icon" aria-hidden="true"><use href="#i-{icon or f"step-{step}"}"/></svg></button>'
    )
