"""The board as it stands on the page before any script runs: the dealt cards, the controls, the lists.

The script (`playable/board`) takes this markup over and draws piles anew in play; its `src/markup.ts` writes
the same HTML for a pile as `pile_html` here, and a test compares them.
"""

from __future__ import annotations

import json
from typing import Any

from rasklad import answers, deal, legal_moves, play, session, speech
from rasklad.cards import card_text, parse_card
from rasklad.game import Game
from rasklad.places import Place

from edition.pages.board_words import called, worded, words
from edition.pages.card_symbols import symbols
from edition.pages.clause_places import clause_places_html
from edition.pages.custom_deal import example
from edition.pages.errors import PageError
from edition.pages.labels import has_foot, shown_label, tight_labels
from edition.pages.library import game_of
from edition.pages.markup import NO_BREAK, counted, text
from edition.pages.place_names import english_label, english_names
from edition.pages.recorded import bar_html, doing, recorded_html
from edition.pages.setup import setup_html
from edition.table_layout import LAYOUT_FIELDS, SPOT_FIELDS, Layout, Spot, attributes, is_there, layout_of

HIDDEN = "#"
SIGNS = "shdc"
COUNTED_ROLES = {"stock", "waste"}


def board_html(game_id: str, deal: int | None = None) -> str:
    """The whole element for one deal of a game (the demonstration, if none is named), with its card symbols.

    A page has one board: the symbols come with it.

    Raises:
        PageError: an unknown game, or a number that is no deal.
    """
    game = game_of(game_id)
    view = _dealt(game, game.demonstration if deal is None else deal)
    layout = layout_of(game)
    # A page may show another deal than the recorded one.
    shown = view["deal"] == game.demonstration
    stepper, recorded = (bar_html(game), recorded_html(game)) if shown else ("", "")
    data = clause_places_html(game) + setup_html(game, view["deal"])
    return (
        f"{sprite_html(game)}\n"
        f'<rasklad-board game="{game.id}" deal="{view["deal"]}" state="idle">\n'
        '<div class="stuck" data-stuck>\n'
        f"{_table(game, layout, view)}\n{_strip()}\n{_controls(game, view)}\n{stepper}\n"
        '<p class="unseen" data-row-said role="status"></p></div>\n'
        f"{_deal_form(view)}\n{_aids(game)}\n{_lists()}\n{recorded}\n{data}</rasklad-board>"
    )


def _dealt(game: Game, deal: int) -> dict[str, Any]:
    """The first position of a deal as the page may see it: asked through the page's own protocol."""
    request = {"verb": "open", "board": "page", "game": game.id, "deal": deal}
    view: dict[str, Any] = json.loads(session.handle(json.dumps(request)))
    if "error" in view:
        raise PageError(f"{game.id}: расклад {deal} не открылся: {view['error']}")
    return view


def sprite_html(game: Game) -> str:
    """The symbols that this game's board draws with: its pack, suits and icons."""
    pack = {f"c-{card_text(card)}" for card in game.deck.cards()}
    back = any(place.face == "down" for place in game.places)
    wanted = "".join(
        symbol
        for name, symbol in symbols().items()
        if not name.startswith("c-") or name in pack or (name == "c-back" and back)
    )
    return (
        f'<svg class="card-sprite" width="0" height="0" aria-hidden="true" focusable="false">{wanted}</svg>'
    )


def _table(game: Game, layout: Layout, view: dict[str, Any]) -> str:
    label = f"Стол: расклад №{NO_BREAK}{grouped(view['deal'])}, сделано ходов: 0"
    dealt = view["piles"]
    tight = tight_labels(layout, {place: len(cards) for place, cards in dealt.items()})
    piles = "\n".join(
        _pile(spot, dealt[spot.place.id], tight[spot.place.id], game, first=index == 0)
        for index, spot in enumerate(layout.spots)
    )
    foot = " data-foot" if has_foot(layout, tight) else ""
    return (
        f'<div class="baize">\n<ul class="table" data-table data-game="{game.id}" '
        f'{attributes(LAYOUT_FIELDS, layout)}{foot} aria-label="{label}">\n{piles}\n</ul>\n</div>'
    )


def _pile(spot: Spot, cards: list[str], tight: str, game: Game, *, first: bool) -> str:
    place = spot.place
    label = shown_label(place)
    in_english = english_label(game, place)
    translated = f'data-label-en="{in_english}" ' if label and in_english != label else ""
    options = " ".join(f"{name}:{option}" for name, option in place.under)
    under = f'data-under="{text(options)}" ' if options else ""
    room = f'data-tight="{tight}" ' if tight and label else ""
    there = "" if is_there(place, game.choose()) else " hidden"
    sign = "" if place.suit is None else SIGNS[place.suit]
    inside = pile_html(place, cards, label)
    if first:  # the one place of the table in the tab order
        before, tab, after = inside.rpartition('tabindex="-1"')
        inside = f"{before}{tab.replace('-1', '0')}{after}"
    return (
        f'<li class="pile" data-place="{place.id}" data-role="{place.role}" '
        f'data-spoken="{text(place.spoken)}" data-spoken-en="{english_names(game)[place.id]}" '
        f'data-label="{text(label)}" {translated}'
        f'data-sign="{sign}" {attributes(SPOT_FIELDS, spot)} '
        f'{under}{room}data-n="{len(cards)}"{there}>{inside}</li>'
    )


def pile_html(place: Place, cards: list[str], label: str) -> str:
    """The inside of a pile: its cards from the bottom up (or the empty place), its label, its count."""
    parts = [_card(card, f"{card_name(card)}, накрыта", "card covered") for card in cards[:-1]]
    parts.append(_card(cards[-1], pile_name(place, cards), "card top") if cards else _slot(place))
    if label:
        parts.append(f'<span class="pile-label" aria-hidden="true">{text(label)}</span>')
    if cards and place.role in COUNTED_ROLES:
        parts.append(f'<span class="pile-count" aria-hidden="true">{len(cards)}</span>')
    return "".join(parts)


def _card(card: str, name: str, classes: str) -> str:
    data = "" if card == HIDDEN else f' data-card="{card}"'
    symbol = "back" if card == HIDDEN else card
    return (
        f'<button type="button" class="{classes}"{data} tabindex="-1" aria-label="{text(name)}">'
        f'<svg viewBox="0 0 60 84" aria-hidden="true"><use href="#c-{symbol}"/></svg></button>'
    )


def _slot(place: Place) -> str:
    sign = ""
    if place.suit is not None:
        sign = f'<svg class="sign" aria-hidden="true"><use href="#s-{SIGNS[place.suit]}"/></svg>'
    name = text(pile_name(place, []))
    return f'<button type="button" class="slot top" tabindex="-1" aria-label="{name}">{sign}</button>'


def pile_name(place: Place, cards: list[str]) -> str:
    """What a pile's top is called aloud: «Левый ряд 4, сверху дама пик, 5 карт»."""
    spoken = speech.capital(place.spoken)
    if not cards:
        return f"{spoken}, пусто"
    count = counted(len(cards), "карта", "карты", "карт")
    if cards[-1] == HIDDEN:
        return f"{spoken}, {count}"
    return f"{spoken}, сверху {card_name(cards[-1])}, {count}"


def card_name(card: str) -> str:
    """«дама пик»; of a hidden one «закрытая карта»."""
    parsed = parse_card(card)
    return "закрытая карта" if parsed is None else speech.name(parsed)


def grouped(deal: int) -> str:
    """195259 → «195 259», no-break spaces."""
    return f"{deal:,}".replace(",", NO_BREAK)


def _strip() -> str:
    return (
        '<div class="say" data-say data-tone="quiet"><span class="say-sign" data-sign></span>'
        f'<div class="say-words" data-status role="status"><b>{words("laid")}.</b> '
        f"<span>{words('choose')}</span></div>"
        '<button type="button" class="strip-button" data-strip-button data-action="start">'
        f"{words('start')}</button>"
        f'<p class="say-progress" data-progress hidden><progress {called("loading")}></progress>'
        '<span aria-hidden="true"></span></p>'
        '</div><noscript><p class="no-script">Чтобы ходить, включите JavaScript: '
        "правила, сравнение и расклад видны и без него.</p></noscript>"
    )


def _acts(game: Game, view: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Moves that get a button, as the protocol tells them: of the dealt position, and what touches no place.

    Acts that come later in a game (Колодец gathers its packets) are found along the recorded one.
    """
    acts: dict[str, dict[str, Any]] = {move["move"]: move for move in view["moves"] if move["action"]}
    position = deal(game, game.demonstration)
    for made in game.recorded:
        position = play(position, made)
        later = [move for move in legal_moves(position) if move.action and not move.places]
        acts |= {str(move): answers.entry(position, move) for move in later}
    return acts


def _controls(game: Game, view: dict[str, Any]) -> str:
    plays = "".join(
        f'<button type="button" data-action="play" data-move="{move}"{doing(act)}>'
        f"{_icon('deal')}{text(act['action'])}</button>"
        for move, act in _acts(game, view).items()
    )
    no, closed = 'aria-disabled="true"', 'aria-expanded="false"'
    return (
        f'<div class="controls" role="group" {called("moves")}>'
        f'<div class="actions" data-actions>{plays}</div>'
        f"{_button('undo', no)}{_button('redo', no)}{_button('restart', no)}"
        f"{_button('hint')}{_button('list', closed)}</div>"
    )


def _button(action: str, *more: str) -> str:
    """A button with its icon and words, whose key is its action; ``more`` are attributes."""
    tag = " ".join(('button type="button"', f'data-action="{action}"', *more))
    return worded(tag, action, _icon(action))


def _deal_form(view: dict[str, Any]) -> str:
    return (
        '<form class="deal" data-deal-form novalidate>'
        f"{_button('new')}"
        f'<label data-words="deal">{words("deal")} <input data-deal-number value="{view["deal"]}" '
        'inputmode="numeric" autocomplete="off" maxlength="15"></label>'
        f'<button type="submit" {called("go")}>{_icon("go")}</button>'
        "</form>"
    )


def _aids(game: Game) -> str:
    opens = 'button type="button" aria-haspopup="dialog" '
    written = f'data-action="custom" data-example="{text(example(game))}"'
    solve = 'button type="button" data-action="solve"'
    dialogs = [worded(f'{opens}data-opens="{aid}"', aid) for aid in ("help", "settings")]
    return (
        f'<div class="aids">{worded(solve, "solve")}'
        f'<{opens}data-action="share">{_icon("share")}{worded("span", "share")}</button>'
        f"{worded(opens + written, 'custom')}"
        f"{''.join(dialogs)}</div>"
    )


def _lists() -> str:
    return (
        f'<section class="moves" data-possible-panel hidden><header>{worded("h2", "list")}'
        "<span data-possible-summary></span></header><ol data-possible></ol></section>\n"
        f'<section class="moves history"><header>{worded("h2", "moves")}'
        "<span data-history-summary></span></header><ol data-history></ol></section>"
    )


def _icon(name: str) -> str:
    return f'<svg class="icon" aria-hidden="true"><use href="#i-{name}"/></svg>'
