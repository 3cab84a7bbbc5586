"""What must hold in every position that a game can reach, whatever the deal, the readings and the moves."""

from __future__ import annotations

import json
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st
from rasklad import (
    deal,
    from_text,
    game,
    is_stuck,
    is_won,
    legal_moves,
    play,
    to_text,
    undo,
    why_not,
)
from rasklad.cards import FACE
from rasklad.errors import RaskladError
from rasklad.position import Position
from rasklad.session import handle

from tests.engine.support import CHOICES, legal_by_the_judge

settings.register_profile("engine", deadline=None, max_examples=60, derandomize=True)
settings.load_profile("engine")

choices = st.sampled_from(CHOICES)
deals = st.integers(0, 999_999_999)
steps = st.lists(st.integers(0, 10_000), max_size=60)


def walked(choice: tuple[str, dict[str, str]], number: int, picks: list[int]) -> Position:
    game_id, readings = choice
    position = deal(game(game_id), number, readings)
    for pick in picks:
        moves = legal_moves(position)
        if not moves:
            break
        position = play(position, moves[pick % len(moves)])
    return position


@given(choices, deals, steps)
def test_every_card_of_the_deck_stays_on_the_table(
    choice: tuple[str, dict[str, str]], number: int, picks: list[int]
) -> None:
    position = walked(choice, number, picks)
    cards = Counter(card & FACE for pile in position.piles for card in pile)
    assert cards == Counter(position.engine.deck.cards())


@given(choices, deals, steps)
def test_undo_inverts_play(choice: tuple[str, dict[str, str]], number: int, picks: list[int]) -> None:
    position = walked(choice, number, picks)
    for move in legal_moves(position):
        after = play(position, move)
        assert after != position  # a declaration changes no pile
        assert undo(after) is position


@given(choices, deals, steps)
def test_text_forms_round_trip(choice: tuple[str, dict[str, str]], number: int, picks: list[int]) -> None:
    position = walked(choice, number, picks)
    again = from_text(game(choice[0]), to_text(position), choice[1])
    assert again == position
    assert hash(again) == hash(position)
    assert [str(move) for move in legal_moves(again)] == [str(move) for move in legal_moves(position)]


@given(choices, deals, steps)
def test_every_legal_move_cites_the_law_and_every_other_attempt_is_refused(
    choice: tuple[str, dict[str, str]], number: int, picks: list[int]
) -> None:
    position = walked(choice, number, picks)
    declared = position.engine.game
    known = {*declared.law, *(reading.id for reading in declared.readings)}
    moves = legal_moves(position)
    assert legal_by_the_judge(position) == {str(move) for move in moves}
    assert all(move.clauses and set(move.clauses) <= known for move in moves)
    for source in position.engine.index:
        for target in position.engine.index:
            refusal = why_not(position, f"{source}>{target}")
            if refusal:
                assert set(refusal.clauses) <= known
                assert refusal.say
                assert not refusal.say.endswith(".")
                assert refusal.reason.endswith(".")


@given(choices, deals, steps)
def test_a_game_is_stuck_exactly_when_nothing_is_legal_and_it_is_not_won(
    choice: tuple[str, dict[str, str]], number: int, picks: list[int]
) -> None:
    position = walked(choice, number, picks)
    assert is_stuck(position) == (not is_won(position) and not legal_moves(position))


@given(choices, deals, steps)
def test_the_session_tells_the_same_as_the_verbs(
    choice: tuple[str, dict[str, str]], number: int, picks: list[int]
) -> None:
    position = walked(choice, number, picks)
    made = [str(step.move) for step in position.played()[1:]]
    request = {"verb": "open", "board": "p", "game": choice[0], "deal": number, "readings": choice[1]}
    view = json.loads(handle(json.dumps({**request, "moves": made})))
    assert view["position"] == to_text(position, masked=True)
    assert [entry["move"] for entry in view["moves"]] == [str(move) for move in legal_moves(position)]


@given(st.text(max_size=60))
def test_any_text_is_a_position_or_is_refused_in_words(text: str) -> None:
    try:
        position = from_text(game("kolodets-36"), text)
    except RaskladError as error:
        assert str(error).startswith("столбец ")  # noqa: PT017  (either outcome is right)
    else:
        assert from_text(game("kolodets-36"), to_text(position)) == position


written = st.text("R12345FSHDCAKQJ09:;# =redalstock", max_size=60)


@given(written)
def test_text_that_looks_like_a_position_is_read_or_refused_in_words(text: str) -> None:
    try:
        position = from_text(game("kolodets-36"), text)
    except RaskladError as error:
        assert str(error).startswith("столбец ")  # noqa: PT017  (likewise)
    else:
        assert from_text(game("kolodets-36"), to_text(position)) == position


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
keys = st.sampled_from(["verb", "board", "game", "deal", "readings", "moves", "at", "move"])
likely = json_values | st.sampled_from(["open", "play", "why_not", "krepost-1", "b", "R1>R2", 5, ["R1>R2"]])


@given(st.dictionaries(keys, likely, max_size=8))
def test_the_session_answers_any_request(request: dict[str, object]) -> None:
    assert isinstance(json.loads(handle(json.dumps(request))), dict)


@given(st.text(max_size=80))
def test_the_session_answers_any_text(text: str) -> None:
    assert isinstance(json.loads(handle(text)), dict)
