"""A recorded game on a page of its own kind: a small table, two buttons, each move with its clause in words.

No engine is behind it. Without a script it is complete as a list: the moves, their clauses and what these
say. The script (`playable/board/src/demonstration`) replays the list on the table.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from rasklad import session
from rasklad.clauses import is_reading, short_label
from rasklad.game import Game
from rasklad.places import Place

from edition.brief import brief_of
from edition.pages.board import HIDDEN, SIGNS, grouped, sprite_html
from edition.pages.errors import PageError
from edition.pages.library import game_of, witness_of
from edition.pages.markup import NO_BREAK, counted, language, text, typeset
from edition.pages.recorded import Step, steps_of, suited
from edition.pages.rows import NEW
from edition.pages.title import names_html
from edition.table_layout import LAYOUT_FIELDS, SPOT_FIELDS, Spot, attributes, is_there, layout_of
from edition.witness.reconstruction import Statement


def demonstration_html(game_id: str, games_folder: str = "games/") -> str:
    """The whole element. `games_folder` is the way from its page to the folder of games.

    Raises:
        PageError: an unknown game, or one without a recorded game.
    """
    game = game_of(game_id)
    if not game.recorded:
        raise PageError(
            f"«/// demonstration | {game_id}»: у игры нет записанной партии. Назовите другую игру."
        )
    page = f"{games_folder}{game.id}/"
    steps = tuple(steps_of(game))
    return (
        f'<section class="demonstration" aria-label="Партия по ходам">{sprite_html(game)}\n'
        f'<rasklad-demonstration game="{game.id}" deal="{game.demonstration}">\n'
        f"{_head(game, page)}{_table(game)}{_stepper(len(steps))}\n"
        f'<div class="told" data-told role="status"><p>{_opening(game)}</p></div>\n'
        f"{_list(game, steps, page)}</rasklad-demonstration></section>"
    )


def _head(game: Game, page: str) -> str:
    deal = f"расклад №{NO_BREAK}{grouped(game.demonstration)}"
    return f'<p class="demonstration-head"><a href="{page}">{names_html(game)}</a> <span>{deal}</span></p>'


def _opening(game: Game) -> str:
    """What is said before the first move: the comment that the recorded game begins with, or plain words."""
    return typeset(dict(game.aids.comments).get(0, "Карты разложены."))


def _table(game: Game) -> str:
    """The dealt table: a picture with a name, since the moves are told in words."""
    request = {"verb": "open", "board": "page", "game": game.id, "deal": game.demonstration}
    dealt: dict[str, list[str]] = json.loads(session.handle(json.dumps(request)))["piles"]
    layout = layout_of(game)
    piles = "".join(
        _pile(spot, dealt[spot.place.id])
        for spot in layout.spots
        if is_there(spot.place, game.choose()) or dealt[spot.place.id]
    )
    label = f"Стол «{game.names.ru}», расклад №{NO_BREAK}{grouped(game.demonstration)}"
    return (
        f'<div class="baize"><div class="table" data-table data-game="{game.id}" role="img" '
        f'{attributes(LAYOUT_FIELDS, layout)} aria-label="{label}">{piles}</div></div>'
    )


def _pile(spot: Spot, cards: list[str]) -> str:
    place = spot.place
    return (
        f'<div class="pile" data-place="{place.id}" data-role="{place.role}" '
        f'data-sign="{_sign(place)}" {attributes(SPOT_FIELDS, spot)} data-n="{len(cards)}">'
        f"{pile_html(_sign(place), cards)}</div>"
    )


def _sign(place: Place) -> str:
    return "" if place.suit is None else SIGNS[place.suit]


def pile_html(sign: str, cards: list[str]) -> str:
    """A pile's cards from the bottom up, or its empty place.

    As in `playable/board/src/demonstration/pile.ts`.
    """
    if not cards:
        drawn = f'<svg class="sign" viewBox="0 0 20 20"><use href="#s-{sign}"/></svg>' if sign else ""
        return f'<span class="slot top">{drawn}</span>'
    return "".join(
        f'<span class="card {"covered" if at < len(cards) - 1 else "top"}"'
        f"{'' if card == HIDDEN else f' data-card={chr(34)}{card}{chr(34)}'}>"
        f'<svg viewBox="0 0 60 84"><use href="#c-{"back" if card == HIDDEN else card}"/></svg></span>'
        for at, card in enumerate(cards)
    )


def _stepper(moves: int) -> str:
    return (
        '<div class="stepper" data-stepper role="group" aria-label="Партия по ходам" hidden>'
        '<button type="button" data-step="back"><svg class="icon" aria-hidden="true">'
        '<use href="#i-step-back"/></svg>Назад</button>'
        f"<span data-step-number>{counted(moves, 'ход', 'хода', 'ходов')}</span>"
        '<button type="button" data-step="on">Вперёд<svg class="icon" aria-hidden="true">'
        '<use href="#i-step-on"/></svg></button></div>'
    )


def _list(game: Game, steps: tuple[Step, ...], page: str) -> str:
    """The moves and the clauses that permit them: what the script reads, and what stands without one."""
    comments = dict(game.aids.comments)
    items = []
    for number, step in enumerate(steps, start=1):
        comment = f'<p class="comment">{typeset(comments[number])}</p>' if number in comments else ""
        items.append(
            f'<li data-change="{text(step.change)}"><span class="told-move">{suited(step.words)}</span> '
            f'<span class="cites">{_cites(step.clauses, page)}</span>{comment}</li>'
        )
    cited = tuple(dict.fromkeys(clause for step in steps for clause in step.clauses))
    laws = "".join(
        f'<div data-law="{text(clause)}"><dt><a href="{page}#{text(clause)}">{_named(clause)}</a></dt>'
        f"<dd>{''.join(clause_in_words(clause, game))}</dd></div>"
        for clause in cited
    )
    return (
        f'<details class="demonstration-list"><summary>Вся партия списком</summary>'
        f'<dl class="laws">{laws}</dl><ol data-moves>{"".join(items)}</ol></details>'
    )


def _cites(clauses: tuple[str, ...], page: str) -> str:
    return ", ".join(
        f'<a href="{page}#{text(clause)}" data-cited="{text(clause)}">{_named(clause)}</a>'
        for clause in clauses
    )


def _named(clause: str) -> str:
    """«пункт 7», «чтение Р2»."""
    label = text(short_label(clause).replace(" ", NO_BREAK))
    return f"{'чтение' if is_reading(clause) else 'пункт'}{NO_BREAK}{label}"


def clause_in_words(clause: str, game: Game) -> Iterator[str]:
    """What a clause says, as HTML: its modern text, our statement or reading; else the brief."""
    witness = witness_of(game.witness)
    if is_reading(clause):
        yield typeset(next(one.choice for one in game.readings if one.id == clause))
        return
    found = next(one for one in witness.citable() if one.clause == clause)
    if isinstance(found, Statement):
        yield typeset(found.text)
    elif witness.header.withdrawn:
        kind = dict(witness.header.kinds).get(found.kind, found.kind)
        told = [one.ru for one in brief_of(game) if clause in one.clauses]
        yield typeset(" ".join(told) or f"{kind[:1].upper()}{kind[1:]}.")
    else:
        said = found.text("modern").rstrip(" ,.;")
        yield language(NEW, f"«{'…' if said[:1].islower() else ''}{text(said)}»")
