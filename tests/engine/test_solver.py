"""The solver: verdicts, lines, slices, keys. Standard library and pytest only."""

from __future__ import annotations

import subprocess
import sys
from itertools import permutations
from pathlib import Path
from random import Random

import pytest
from rasklad import IllegalMove, Position, deal, from_text, game, games, perft
from rasklad.engine import compiled
from rasklad.rules import Lay
from rasklad.solver import Solution, Solver, sliced, solve, wins
from rasklad.solver.alike import alike, implied, suits_matter
from rasklad.solver.beam import Beam
from rasklad.solver.estimate import Weights
from rasklad.solver.meaning import FREE_EXCHANGES, ONE_EXCHANGE, OPEN, SHUFFLED, THOUGHTFUL, meaning
from rasklad.solver.redealing import Redealing
from rasklad.solver.space import EVERY, Space, space_of

from tests.engine.support import at, random_walk

PLAYABLE = Path(__file__).resolve().parents[2] / "playable"


def test_a_solved_line_wins_when_it_is_played() -> None:
    position = deal(game("krepost-1"), 195259)
    answer = solve(position)
    assert (answer.verdict, answer.by, answer.open_cards) == ("solved", "complete", False)
    assert wins(position, answer.line)
    assert not wins(position, answer.line[:-1])
    with pytest.raises(IllegalMove):
        wins(position, answer.line[1:])


@pytest.mark.parametrize("game_id", games())
def test_a_line_from_the_middle_of_a_game_wins(game_id: str) -> None:
    """A few moves before the end of the recorded game the solver finds an end, too."""
    declared = game(game_id)
    position = deal(declared, declared.demonstration)
    for move in declared.recorded[: -min(25, len(declared.recorded) // 2)]:
        position = position if not move else _played(position, move)
    answer = solve(position, 20_000)
    assert answer.verdict == "solved"
    assert wins(position, answer.line)


def _played(position: Position, move: str) -> Position:
    from rasklad import play  # noqa: PLC0415

    return play(position, move)


def test_what_is_exhausted_is_unsolvable() -> None:
    stuck = at(
        "krepost-1", "R1: AS 5H; R2: AH 5S; R3: 9D; R4: 9C; R5: 9S; R6: 9H; R7: KD; R8: KC; R9: KS; R10: KH"
    )
    assert solve(stuck).verdict == "unsolvable"
    assert solve(stuck).line == ()


def test_a_won_position_is_solved_by_no_move() -> None:
    declared = game("krepost-1")
    suits = "; ".join(
        f"F{suit}: " + " ".join(f"{rank}{suit}" for rank in ("A", *range(2, 11), "J", "Q", "K"))
        for suit in "SHDC"
    )
    assert solve(from_text(declared, suits)) == Solution("solved", (), 0, 200_000, False)


def test_a_small_budget_ends_in_unknown_and_says_what_was_tried() -> None:
    answer = solve(deal(game("kolodets-52"), 3), 3_000)
    assert (answer.verdict, answer.line, answer.by, answer.budget) == ("unknown", (), "", 3_000)
    assert answer.open_cards
    assert 3_000 <= answer.states < 3_300


def test_beams_that_find_nothing_new_leave_the_rest_to_the_complete_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    widths = iter(range(50, 100))  # a search that never ended would ask for more of them
    monkeypatch.setattr(sliced, "beams_of", lambda: ((Weights(), width) for width in widths))
    monkeypatch.setattr(Beam, "run", lambda _: iter(()))
    answer = solve(deal(game("kolodets-52"), 3), 50_000)
    assert answer.verdict == "unknown"
    assert answer.states >= 50_000


def test_a_draw_that_leaves_the_key_as_it_was_does_not_end_a_beam() -> None:
    """The first card drawn is of the foundation's rank here, and suits are one."""
    answer = solve(deal(game("osnovanie"), 35), 60_000)
    assert (answer.verdict, answer.by) == ("solved", "beam")


def test_slices_change_nothing() -> None:
    position = deal(game("kosynka"), 4)
    whole = solve(position, 30_000)
    sliced = Solver(position, 30_000)
    steps = 0
    while (answer := sliced.step(500)) is None:
        assert sliced.given_up().verdict == "unknown"
        steps += 1
    assert answer == whole
    assert steps > 5
    assert sliced.given_up() == answer
    assert sliced.step() == answer


def test_the_answer_does_not_hang_on_the_order_of_hashes() -> None:
    program = (
        "from rasklad import deal, game\nfrom rasklad.solver import solve\n"
        "for name, number in (('kolodets-52', 1), ('osnovanie', 1), ('chasy', 1)):\n"
        "    print(solve(deal(game(name), number), 8_000))\n"
    )
    if sys.platform == "emscripten":
        pytest.skip("no processes in the browser")
    told = {
        subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            check=True,
            cwd=PLAYABLE,
            env={"PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1


ALIKE = {
    "krepost-1": {"rows": 10},
    "kolodets-36": {"cross": 5, "corners": 4},
    "kosynka": {"piles": 7},
    "koroli": {"piles": 8, "bases": 8},
    "osnovanie": {"rows": 7},
    "shedevr": {"rows": 8},
    "raschet": {"packets": 3},
    "flower-garden": {"rows": 6, "bouquet": 16},
}


@pytest.mark.parametrize("game_id", ALIKE)
def test_places_that_the_rules_treat_alike_are_found(game_id: str) -> None:
    engine = compiled(game(game_id), game(game_id).choose())
    found = {engine.places[of[0]].group: len(of) for of in alike(engine)}
    assert found == ALIKE[game_id]


@pytest.mark.parametrize("game_id", ["chasy", "labirint", "monte-karlo", "chetyrnadtsat", "kolodets-3"])
def test_where_a_rule_names_a_place_or_an_order_none_are_alike(game_id: str) -> None:
    engine = compiled(game(game_id), game(game_id).choose())
    assert [of for of in alike(engine) if engine.places[of[0]].role == "tableau"] == []


@pytest.mark.parametrize("game_id", [*ALIKE, "sultan", "favoritka", "canfield", "plenniki"])
def test_alike_places_may_change_places(game_id: str) -> None:
    """Permuted, they leave the number of move sequences and the key as they were."""
    random = Random(len(game_id))  # noqa: S311  (repeatable)
    for position in list(random_walk(game_id, 5, {}, 30))[::10]:
        engine = position.engine
        space = space_of(engine)
        for members in alike(engine):
            piles = list(position.piles)
            order = random.choice([of for of in permutations(members[:5]) if of != members[:5]])
            for to, source in zip(members[:5], order, strict=True):
                piles[to] = position.piles[source]
            other = Position(engine, tuple(piles), position.counters)
            if not any(lay.any_empty for lay in engine.of(Lay)):
                assert perft(other, 2) == perft(position, 2)
            assert space.key(piles, position.counters) == space.key(list(position.piles), position.counters)


def test_positions_that_differ_have_keys_that_differ() -> None:
    """In random games a key never stands for two positions with different numbers of moves."""
    for game_id in games():
        counted: dict[bytes, int] = {}
        for number in range(2):
            for position in random_walk(game_id, number, {}, 40):
                if position.engine.of(Lay) and not space_of(position.engine).drawn_later:
                    key = space_of(position.engine).key(list(position.piles), position.counters)
                    if space_of(position.engine).redealing is None:
                        assert counted.setdefault(key, perft(position, 1)) == perft(position, 1)


def test_suits_are_blind_where_no_rule_looks_at_them() -> None:
    blind = {of for of in games() if not suits_matter(compiled(game(of), game(of).choose()))}
    assert blind == {"chetyrnadtsat", "raschet", "monte-karlo", "koroli", "osnovanie"}


def test_foundations_in_suit_follow_from_the_rest() -> None:
    engine = compiled(game("krepost-1"), ())
    assert {engine.places[place].id for place in implied(engine)} == {"FS", "FH", "FD", "FC"}
    two_packs = compiled(game("koroli"), game("koroli").choose())
    assert implied(two_packs) == ()


def test_a_stock_that_is_gone_through_at_will_has_one_key_wherever_it_stands() -> None:
    declared = game("klondike")
    position = from_text(declared, "R1: KS; stock: #2S #3S #4S #5S #6S #7S #8S")
    space = Space(position.engine)
    assert space.redealing is not None
    drawn = _played(position, "stock>waste:3")
    again = _played(_played(drawn, "stock>waste:3"), "stock>waste")
    keys = {space.key(list(of.piles), of.counters) for of in (position, drawn, again)}
    assert len(keys) == 1
    plays = [move for move, _ in space.redealing.chances(list(position.piles), position.counters)]
    assert plays == []  # none of 6S, 3S, 2S fits


def test_which_games_go_through_their_stock_at_will() -> None:
    going = {of for of in games() if Redealing.of(compiled(game(of), game(of).choose()))}
    assert going == {"kosynka"}


def test_nothing_is_left_out_without_a_name() -> None:
    space = Space(compiled(game("krepost-1"), ()), EVERY)
    assert space.names == frozenset()
    assert space.dominances == ()


def test_what_a_figure_means_follows_from_the_rules() -> None:
    def of(game_id: str, readings: dict[str, str] | None = None) -> tuple[str, ...]:
        return meaning(compiled(game(game_id), game(game_id).choose(readings)))

    assert of("krepost-1") == of("shedevr") == (OPEN,)
    assert of("kosynka") == of("osnovanie") == of("labirint") == (THOUGHTFUL,)
    assert of("labirint", {"deal": "none"}) == (OPEN,)
    assert of("sultan") == (THOUGHTFUL, SHUFFLED)
    assert of("chetyrnadtsat") == (THOUGHTFUL, FREE_EXCHANGES)
    assert of("chetyrnadtsat", {"blocked": "onceCloseUp"}) == (THOUGHTFUL, ONE_EXCHANGE)
