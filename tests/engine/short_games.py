"""Games cut down to a few ranks and rows, so that all that can happen in them can be tried.

The rules stay those of the declaration: ranks above the highest kept are taken out of the deck and of every
order, sizes and kings follow. The cards are dealt at random, since the declared deal would not come out even.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, is_dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Any

from rasklad import Game, Place, Position, game
from rasklad.cards import FACE_DOWN, KING, RANKS_IN_SUIT, card_at, rank_of
from rasklad.engine import compiled
from rasklad.rules import BaseRank, BeginsWith, Complete, Group, NotOnto, Step

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True)
class Short:
    """A game to be cut down: its id, the number of ranks, how many places each group keeps, the readings.

    ``stock`` cards are not dealt to rows; ``hidden`` says that of each row only the last lies face up;
    ``waste`` is a place to which part of the stock is turned beforehand. ``based`` puts a base on each
    foundation; ``single`` are groups whose places get one card at most.
    """

    id: str
    ranks: int
    rows: dict[str, int] = field(default_factory=dict)
    readings: dict[str, str] = field(default_factory=dict)
    stock: int = 0
    hidden: bool = False
    waste: str = ""
    based: bool = False
    single: tuple[str, ...] = ()
    reserve: int = 0

    @property
    def name(self) -> str:
        """What the tests call it."""
        return "-".join((self.id, *self.readings.values()))


#: The games that the dominances are tried in, such that some come out and some don't.
SHORT = (
    Short("krepost-1", 6, {"rows": 5}),
    Short("krepost-2", 6, {"rows": 4}, based=True),
    Short("shedevr", 6, {"rows": 2}, based=True),
    Short("novyj-domosed", 6, {"rows": 3, "lower": 1}, based=True),
    Short("plenniki-48", 6, {"rows": 3}, {"cellar": "one"}, based=True),
    Short("favoritka", 6, {"rows": 2}, based=True),
    Short("beleaguered-castle", 6, {"rows": 4}, based=True),
    Short("streets-and-alleys", 5, {"rows": 4}),
    Short("fan", 5, {"rows": 6}),
    Short("flower-garden", 5, {"rows": 3, "bouquet": 3}, single=("bouquet",)),
    *(
        Short(
            "kosynka",
            5,
            {"piles": 3},
            {"emptyPile": "kingLedOnly", **more},
            stock=8,
            hidden=True,
            waste="waste",
        )
        for more in ({}, {"redeals": "1"}, {"final": "returns"})
    ),
    Short("kosynka", 5, {"piles": 3}, {"emptyPile": "group"}, stock=8, hidden=True, waste="waste"),
    Short("klondike", 5, {"rows": 3}, stock=8, hidden=True, waste="waste"),
    Short("klondike", 4, {"rows": 3}, {"draw": "1"}, stock=7, hidden=True, waste="waste"),
    Short("canfield", 5, {"rows": 2}, stock=9, waste="waste", reserve=5),
    Short("canfield", 5, {"rows": 2}, {"runs": "uncovering"}, stock=9, waste="waste", reserve=5),
    *(
        Short("osnovanie", 5, {"rows": 3}, {"ends": ends}, stock=6)
        for ends in ("noWrap", "nothingOnKing", "wrap")
    ),
)


def shortened(short: Short) -> Game:
    """Return the game cut down."""
    full = game(short.id)
    cut = _cutter(short.ranks)
    groups = (rule for rule in full.table if isinstance(rule, Group))
    deck = replace(full.deck, ranks=tuple(range(short.ranks)))
    return replace(
        full,
        id=f"short-{short.name}",
        deck=deck,
        other_decks=(),
        table=tuple(_grouped(group, short.rows, short.ranks) for group in groups),
        deal=tuple(rule for rule in full.deal if isinstance(rule, BaseRank)),
        moves=cut(full.moves),
        stock=cut(full.stock),
        end=cut(full.end),
    )


def dealt(short: Short, number: int) -> Position:
    """Return a random position of the game cut down, repeatable by its number."""
    random = Random(number)  # noqa: S311  (repeatable)
    declared = shortened(short)
    engine = compiled(declared, declared.choose(short.readings))
    piles = dict.fromkeys(engine.index, b"")
    cards = engine.deck.cards()
    foundations = [place for place in engine.places if place.role == "foundation"]
    if short.based:
        for suit, place in enumerate(foundations):
            piles[place.id] = bytes((card_at(suit, 0),))
        cards = [card for card in cards if rank_of(card)]
    random.shuffle(cards)
    for first, game_id in (("F1", "canfield"), ("hole", "osnovanie")):
        if short.id == game_id:
            piles[first] = bytes((cards.pop(),))
    if short.stock:
        _to_stock(piles, [cards.pop() for _ in range(short.stock)], short.waste, random)
    if short.reserve:
        laid = [cards.pop() for _ in range(short.reserve)]
        piles["reserve"] = bytes(card | FACE_DOWN for card in laid[:-1]) + bytes(laid[-1:])
    _to_rows(piles, cards, short, [place for place in engine.places if place.id != "reserve"])
    return Position(engine, tuple(piles.values()), (0,) * len(engine.counters))


def _to_stock(piles: dict[str, bytes], cards: list[int], waste: str, random: Random) -> None:
    turned = random.randint(0, len(cards)) if waste else 0
    piles["stock"] = bytes(card | FACE_DOWN for card in cards[turned:])[::-1]
    if turned:
        piles[waste] = bytes(cards[:turned])


def _to_rows(piles: dict[str, bytes], cards: list[int], short: Short, places: list[Place]) -> None:
    rows = [place for place in places if place.role in ("tableau", "reserve")]
    for place in rows:
        if place.group in short.single and cards:
            piles[place.id] = bytes((cards.pop(),))
    rows = [place for place in rows if place.group not in short.single and place.capacity is None]
    while cards:
        piles[rows[len(cards) % len(rows)].id] += bytes((cards.pop(),))
    if short.hidden:
        for place in rows:
            pile = piles[place.id]
            piles[place.id] = bytes(card | FACE_DOWN for card in pile[:-1]) + pile[-1:]


def _grouped(group: Group, rows: dict[str, int], ranks: int) -> Group:
    kept = group.places[: rows.get(group.places[0].group, len(group.places))]
    places = tuple(
        replace(place, capacity=ranks) if place.capacity == RANKS_IN_SUIT else place for place in kept
    )
    return replace(group, places=places)


def _cutter(ranks: int) -> Callable[[Any], Any]:
    def cut(value: Any) -> Any:  # noqa: ANN401  (rules, conditions, tuples of them, words)
        if isinstance(value, tuple):
            return tuple(cut(part) for part in value)
        if not is_dataclass(value) or isinstance(value, type):
            return value
        changes = {of.name: cut(getattr(value, of.name)) for of in fields(value) if of.init}
        if isinstance(value, Step):
            changes["order"] = tuple(rank for rank in value.order if rank < ranks)
        if isinstance(value, BeginsWith) and value.rank == KING:
            changes["rank"] = ranks - 1
        if isinstance(value, NotOnto):
            changes["ranks"] = tuple(ranks - 1 if rank == KING else rank for rank in value.ranks)
        if isinstance(value, Complete):
            changes["size"] = ranks if value.size == RANKS_IN_SUIT else value.size
        return replace(value, **changes)

    return cut
