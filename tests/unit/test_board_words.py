"""What the board's English needs of the build and the engine: names of places, labels, kinds of actions."""

from __future__ import annotations

import json
import re

import pytest
import rasklad
from edition.pages.board import board_html
from edition.pages.board_words import FILE, words
from edition.pages.errors import PageError
from edition.pages.place_names import english_label, english_names
from rasklad import phrases, session, speech
from rasklad.cards import parse_card
from rasklad.rules import Act, Procedure

from tests.conftest import ROOT

GAMES = rasklad.games()
PROTOCOL = (ROOT / "playable/board/src/protocol.ts").read_text("utf-8")
CYRILLIC = re.compile("[Ѐ-ӿ]")


def union(declared: str) -> set[str]:
    """The strings that a type of the protocol allows."""
    found = re.search(rf"{declared}([^;]*);", PROTOCOL)
    assert found, declared
    return set(re.findall(r'"([\w-]+)"', found[1]))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_place_has_an_english_name_of_its_own(game_id: str) -> None:
    game = rasklad.game(game_id)
    names = english_names(game)
    assert list(names) == [place.id for place in game.places]
    assert len(set(names.values())) == len(names)
    for place in game.places:
        assert re.fullmatch(r"[\w, ]+", names[place.id]), place.id
        assert not CYRILLIC.search(names[place.id] + english_label(game, place)), place.id


@pytest.mark.parametrize(
    ("game_id", "place", "name", "label"),
    [
        ("krepost-1", "R8", "right row 4", "R4"),
        ("krepost-1", "FH", "foundation of hearts", "♥"),
        ("shedevr", "L5", "left row 5", "L5"),
        ("favoritka", "VR", "right vertical row", "RV"),
        ("chasy", "H9", "hour IX", "IX"),
        ("chasy", "P9", "packet at hour IX", "P9"),
        ("chetyrnadtsat", "C23", "row 2, place 3", ""),
        ("chetyrnadtsat", "removed", "cards removed", "Removed"),
        ("sultan", "FSb", "second foundation of spades", "♠"),
        ("sultan", "D3", "place 3 of the divan", "D3"),
        ("raschet", "B3", "third foundation", "by 3"),
        ("raschet", "T1", "first waste pile", "T1"),
        ("kolodets-36", "R2", "place B", "B"),
        ("kosynka", "waste", "waste", "Waste"),
    ],
)
def test_places_are_told_apart_as_the_declaration_does(
    game_id: str, place: str, name: str, label: str
) -> None:
    game = rasklad.game(game_id)
    assert english_names(game)[place] == name
    assert english_label(game, next(each for each in game.places if each.id == place)) == label


@pytest.mark.parametrize("game_id", GAMES)
def test_the_built_board_names_the_keys_of_all_its_words(game_id: str) -> None:
    html = board_html(game_id)
    keys = set(re.findall(r'data-(?:words|called)="(\w+)"', html))
    # Drawn from the state: the strip's words and its button, what is searched and stepped through.
    drawn = {"laid", "choose", "start", "searching", "solution"}
    assert keys | drawn == set(json.loads(FILE.read_text("utf-8")))
    with pytest.raises(PageError, match="nosuch"):
        words("nosuch")


@pytest.mark.parametrize("game_id", GAMES)
def test_every_action_tells_its_kind(game_id: str) -> None:
    """Also those that come up in no test's play: by the rules."""
    known = union("export type ActionKind =")
    rules = [rule for rule in rasklad.game(game_id).rules() if isinstance(rule, (Act, Procedure))]
    buttons = [rule for rule in rules if getattr(rule, "action", "") or hasattr(rule, "actions")]
    for rule in buttons:
        assert type(rule) in phrases.KINDS, type(rule)
    html = board_html(game_id)
    told = re.findall(r'data-action="play" data-move="[^"]+" data-kind="([\w-]+)"', html)
    assert len(told) == html.count('data-action="play"')
    assert set(told) <= known
    assert set(phrases.KINDS.values()) - {"build"} <= known


def test_moves_that_are_no_actions_have_no_kind_and_three_cards_are_counted() -> None:
    html = board_html("kosynka")
    assert 'data-move="stock>waste" data-kind="turn" data-count="3"' in html.replace("&gt;", ">")
    view = json.loads(session.handle('{"verb":"open","board":"words","game":"krepost-1","deal":195259}'))
    assert {move["kind"] for move in view["moves"]} == {None}


def test_a_hint_tells_what_for_as_data() -> None:
    kinds = union('readonly kind: "recorded"') | {"recorded"}
    found = set()
    for game, deal in (("krepost-1", 195259), ("krepost-1", 3), ("kosynka", 5), ("chetyrnadtsat", 4)):
        request = {"verb": "open", "board": "words", "game": game, "deal": deal}
        session.handle(json.dumps(request))
        for _ in range(6):
            answer = json.loads(session.handle('{"verb":"hint","board":"words"}'))["hint"]
            if answer is None:
                break
            why = answer["why"]
            found.add(why["kind"])
            assert set(why) == {"kind", "moves", "card", "uncovers", "place", "left"}
            assert why["left"] == 0, "no solver was asked"
            assert (why["place"] is not None) == (why["kind"] == "empty")
            if why["card"]:
                assert why["kind"] == "home"
                card = parse_card(why["card"])
                assert card is not None
                assert answer["reason"].endswith(f"{speech.name(card)}.")
            session.handle(json.dumps({"verb": "play", "board": "words", "move": answer["move"]["move"]}))
    assert found <= kinds
    assert {"recorded", "home"} <= found
