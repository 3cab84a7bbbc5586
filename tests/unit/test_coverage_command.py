"""`python -m edition coverage`: what executes what; an orphan of either side is a fault."""

from __future__ import annotations

from dataclasses import replace

import pytest
import rasklad
from edition.__main__ import main
from edition.accounts import account, orphans
from edition.commands.coverage import report
from rasklad.game import Game, Unexecuted
from rasklad.rules import Closed

KREPOST = rasklad.game("krepost-1")


def broken(**parts: object) -> Game:
    return replace(KREPOST, **parts)  # type: ignore[arg-type]


def test_every_game_is_accounted_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coverage"]) == 0
    printed = capsys.readouterr().out
    for name in rasklad.games():
        game = rasklad.game(name)
        assert f"{name}: Движок исполняет" in printed
        for clause in game.law:
            assert f"    {clause} " in printed
        for rule in game.rules():
            assert f"    {rule.name} " in printed


def test_the_table_says_who_executes_what_and_why_nobody_does(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coverage", "krepost-1"]) == 0
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert lines[0] == "krepost-1: Движок исполняет 15 пунктов из 19, 1 — описание, 3 — советы."
    assert "cadogan-24.krepost.10 (совет) Замечание о пользе дорожек." in lines
    assert [line for line in lines if line.startswith("marriage ")]
    assert [line for line in lines if line.startswith("krepost-1.R1 ")]


def test_brief_prints_one_line_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coverage", "--brief"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(rasklad.games())


def test_an_unknown_game_ends_with_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coverage", "bridge"]) == 2
    assert capsys.readouterr().err.startswith("Игры «bridge» нет; есть kolodets-36")


@pytest.mark.parametrize(
    ("game", "says"),
    [
        (
            broken(law=(*KREPOST.law, "cadogan-24.krepost.16")),
            "cadogan-24.krepost.16: ни одно правило его не исполняет",
        ),
        (
            broken(moves=(*KREPOST.moves, Closed(name="on a whim", group="rows", reason="", clauses=()))),
            "правило «on a whim» не называет ни одного пункта",
        ),
        (
            broken(moves=(*KREPOST.moves, Closed(name="old", group="rows", reason="", clauses=("x.y.1",)))),
            "правило «old» называет x.y.1: такого пункта нет",
        ),
        (
            broken(unexecuted=KREPOST.unexecuted[1:]),
            "cadogan-24.krepost.8: ни одно правило его не исполняет",
        ),
        (
            broken(
                unexecuted=(*KREPOST.unexecuted, Unexecuted("cadogan-24.krepost.7", "advice", "Так вышло."))
            ),
            "cadogan-24.krepost.7: назван исключением, но его исполняет правило «marriage",
        ),
        (
            broken(unexecuted=(*KREPOST.unexecuted, Unexecuted("x.y.1", "advice", "Так вышло."))),
            "x.y.1: назван исключением, но в законе игры его нет",
        ),
        (
            broken(unexecuted=(Unexecuted("cadogan-24.krepost.8", "advice", ""), *KREPOST.unexecuted[1:])),
            "cadogan-24.krepost.8: назван исключением без причины",
        ),
    ],
)
def test_an_orphan_of_either_side_is_named_and_ends_with_1(
    game: Game, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert any(orphan.startswith(says) for orphan in orphans(game)), orphans(game)
    assert report([game], brief=True) == 1
    assert f"krepost-1: {says}" in capsys.readouterr().out


def test_the_account_counts_in_correct_russian() -> None:
    assert account(rasklad.game("sultan")) == "Движок исполняет все 13\u00a0пунктов."
    of_one_kind = tuple(Unexecuted(clause, "advice", "Совет.") for clause in KREPOST.law)
    assert account(broken(unexecuted=of_one_kind[:1])).endswith(", 1\u00a0—\u00a0совет.")
    assert account(broken(unexecuted=of_one_kind[:5])).endswith(", 5\u00a0—\u00a0советы.")
    assert account(broken(unexecuted=of_one_kind[:11])).endswith(", 11\u00a0—\u00a0советы.")
    assert account(broken(unexecuted=(Unexecuted("x", "move", "Нет."),))).endswith(
        ", 1\u00a0—\u00a0заменён здесь другим."
    )
