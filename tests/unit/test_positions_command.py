"""`python -m edition positions`: what is stored can be found again by the one command."""

from __future__ import annotations

from pathlib import Path

import pytest
from edition.__main__ import main
from edition.commands import positions
from edition.positions import load, stored
from edition.positions.stored import COLUMNS, Stored, text_of

GAME = "krepost-2"
CLAIM = Stored("a.b.1", "works", "move", "1/d1", "R1>R2")


def test_the_search_finds_again_what_is_stored(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["positions", GAME]) == 0
    printed = capsys.readouterr().out
    claims = load(GAME)
    assert printed.startswith(f"{GAME}: позиций для пунктов и чтений — ")
    assert printed.rstrip().endswith(f"для правил — {sum(bool(claim.rule) for claim in claims)}")


def test_what_is_stored_otherwise_is_reported_and_written_on_demand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(positions, "search", lambda _: (CLAIM,))
    monkeypatch.setattr(positions, "load", lambda game_id: load(game_id, tmp_path))
    monkeypatch.setattr(positions, "path_of", lambda game_id: stored.path_of(game_id, tmp_path))
    assert main(["positions", GAME]) == 1
    assert f"python -m edition positions {GAME} --write" in capsys.readouterr().out
    assert main(["positions", GAME, "--write"]) == 0
    assert main(["positions", GAME]) == 0
    assert load(GAME, tmp_path) == (CLAIM,)


def test_an_unknown_game_ends_with_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["positions", "bridge"]) == 2
    assert "игры «bridge» нет" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("of\teffect\n", "1: заголовок должен быть of effect proof"),
        ("\t".join(COLUMNS) + "\na\tb\n", "2: столбцов 2, а нужно 6"),
    ],
)
def test_a_damaged_file_is_named_with_its_line(tmp_path: Path, text: str, says: str) -> None:
    (tmp_path / "x.tsv").write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=says):
        load("x", tmp_path)


def test_what_is_written_is_read(tmp_path: Path) -> None:
    (tmp_path / "x.tsv").write_text(text_of((CLAIM,)), encoding="utf-8")
    assert load("x", tmp_path) == (CLAIM,)
    assert load("y", tmp_path) == ()
