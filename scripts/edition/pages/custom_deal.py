"""The example of a deal written down, for the dialog in which readers write their own."""

from __future__ import annotations

import rasklad
from rasklad.cards import card_text, is_face_down
from rasklad.game import Game

from edition.pages.errors import PageError

#: An example shows the form: so many piles, so many cards of each.
PILES = 3
CARDS = 3


def example(game: Game) -> str:
    """The beginning of the demonstration deal as text, `R1: JS 5D; R2: 7C`: a few open cards of a few piles.

    Raises:
        PageError: no card lies open, or the engine doesn't read what is shown as an example.
    """
    position = rasklad.deal(game, game.demonstration)
    # Foundations come last: of a pile anything may be written, of a foundation only what belongs there.
    places = sorted(game.places, key=lambda place: place.role == "foundation")
    lying = [(place.id, _open(position.pile(place.id))) for place in places]
    text = "; ".join(f"{place}: {cards}" for place, cards in [pile for pile in lying if pile[1]][:PILES])
    if not text:
        raise PageError(f"{game.id}: в начале игры нет открытых карт для примера своего расклада")
    try:
        rasklad.from_text(game, text)
    except rasklad.RaskladError as error:
        raise PageError(f"{game.id}: пример своего расклада не читается: {error}") from error
    return text


def _open(pile: bytes) -> str:
    """The last cards of a pile, as far as they lie open."""
    shown = [card_text(card) for card in pile[-CARDS:] if not is_face_down(card)]
    return " ".join(shown)
