"""The recorded game of each demonstration: every move by its clauses, to the win; what is said on the way."""

from __future__ import annotations

import pytest
from rasklad import deal, game, games, is_won, legal_moves, play

#: So many sentences tell a game: fewer leave it a list of moves, more are a lecture.
COMMENTS = range(3, 7)
SHORTEST, LONGEST = 20, 180


@pytest.mark.parametrize("game_id", games())
def test_the_recorded_game_wins_the_demonstration_by_moves_that_cite_the_games_own_clauses(
    game_id: str,
) -> None:
    declared = game(game_id)
    known = {*declared.law, *(reading.id for reading in declared.readings)}
    position = deal(declared, declared.demonstration)
    assert declared.recorded
    for text in declared.recorded:
        assert not is_won(position), f"won before {text}"
        position = play(position, text)
        assert position.move is not None
        assert position.move.clauses
        assert set(position.move.clauses) <= known
    assert is_won(position)


@pytest.mark.parametrize("game_id", games())
def test_the_moves_are_recorded_as_legal_moves_gives_them(game_id: str) -> None:
    declared = game(game_id)
    position = deal(declared, declared.demonstration)
    for text in declared.recorded[:12]:
        assert text in {str(move) for move in legal_moves(position)}
        position = play(position, text)


@pytest.mark.parametrize("game_id", games())
def test_comments_stand_at_rising_moves_of_the_line_and_are_short_sentences(game_id: str) -> None:
    declared = game(game_id)
    comments = declared.aids.comments
    assert len(comments) in COMMENTS
    made = [number for number, _ in comments]
    assert made == sorted(set(made))
    assert made[0] >= 0
    assert made[-1] < len(declared.recorded), "a comment stands before a move of the line"
    for _, sentence in comments:
        assert sentence[0] == sentence[0].upper()
        assert sentence.endswith(".")
        assert ". " not in sentence, "one sentence each"
        assert SHORTEST <= len(sentence) <= LONGEST, sentence
        assert sentence == sentence.strip()
        assert " - " not in sentence
        assert '"' not in sentence


@pytest.mark.parametrize("game_id", games())
def test_every_other_name_has_its_source(game_id: str) -> None:
    names = game(game_id).names
    for language, named in names.elsewhere:
        assert named.source
        assert not named.source.endswith(".")
        assert (language, named.name) != ("ru", names.ru)
