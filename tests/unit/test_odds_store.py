"""The files of runs: what is missing, what is damaged, what is published."""

from __future__ import annotations

import itertools
import json
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from winnability.chunk import Question, solve_chunk
from winnability.errors import OddsError
from winnability.figures import figures_of, load, publish, published, spread
from winnability.running import Order, run
from winnability.store import Store, missing, readings_name
from winnability.versions import modules, version_of

KREPOST = Question("krepost-1", (), 300)


def store_in(out: Path, question: Question = KREPOST) -> Store:
    return Store.under(out, question, version_of(question.game))


def test_what_is_missing_is_cut_into_chunks() -> None:
    assert missing([], 1, 7, 3) == [(1, 3), (4, 6), (7, 7)]
    assert missing([1, 2, 3, 5], 1, 7, 3) == [(4, 4), (6, 7)]
    assert missing(range(1, 8), 1, 7, 3) == []
    assert missing([0], 0, 0, 3) == []


def test_a_run_solves_only_what_is_not_there_and_rows_do_not_depend_on_the_chunks(tmp_path: Path) -> None:
    whole = run(Order(KREPOST, 1, 12, tmp_path / "whole", size=12, workers=0))
    parts = run(Order(KREPOST, 3, 7, tmp_path / "parts", size=2, workers=0))
    (parts / "8-9.jsonl.77.partial").write_text("{", "utf-8")
    assert run(Order(KREPOST, 1, 12, tmp_path / "parts", size=5, workers=0)) == parts
    assert sorted(file.name for file in parts.glob("*.jsonl")) == [
        *("1-2.jsonl", "3-4.jsonl", "5-6.jsonl", "7-7.jsonl", "8-12.jsonl"),
    ]
    rows = {path: Store(path, KREPOST, version_of("krepost-1")).rows() for path in (whole, parts)}
    assert list(rows[whole]) == list(range(1, 13))
    assert list(rows[whole].items()) == list(rows[parts].items())


def test_a_run_that_has_no_more_time_ends_with_the_deals_that_it_began(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = itertools.count(0, 20)  # every look at it is a third of a minute later
    monkeypatch.setattr("winnability.running.time", SimpleNamespace(monotonic=lambda: next(clock)))
    order = Order(KREPOST, 1, 12, tmp_path, size=2, workers=0, minutes=1)
    folder = run(order)
    assert json.loads((folder / "run.json").read_text("utf-8"))["deals"] == [1, 4]
    assert figures_of(folder).deals == 4
    assert run(replace(order, minutes=None)) == folder
    assert json.loads((folder / "run.json").read_text("utf-8"))["deals"] == [1, 12]


def test_a_run_without_time_for_its_first_deals_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = itertools.count(0, 100)
    monkeypatch.setattr("winnability.running.time", SimpleNamespace(monotonic=lambda: next(clock)))
    with pytest.raises(OddsError, match="за 1 мин не решено ни одной порции"):
        run(Order(KREPOST, 1, 12, tmp_path, workers=0, minutes=1))


def test_a_row_tells_what_the_solver_found() -> None:
    rows = solve_chunk(Question("krepost-1", (), 20_000), 1, 12).rows
    solved = next(row for row in rows if row.verdict == "solved")
    assert solved.home == solved.needed == 52
    assert 0 <= solved.forced < solved.moves
    lost = next(row for row in rows if row.verdict == "unsolvable")
    assert (lost.moves, lost.forced, lost.by) == (0, 0, "complete")
    assert lost.home < lost.needed == 52


def test_cards_home_are_those_away_where_the_goal_is_to_clear() -> None:
    row = solve_chunk(Question("monte-karlo", (("refill", "bottom"),), 50), 1, 1).rows[0]
    assert (row.verdict, row.needed) == ("unknown", 52)
    assert 0 < row.home < 52


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[: len(text) // 2],
        lambda text: text.replace('"deal": 2', '"deal": 3'),
        lambda text: text.replace('"verdict": "', '"verdict": "un'),
        lambda text: text.replace('"states": ', '"states": "x", "other": '),
        lambda text: text.replace('"budget": 300', '"budget": 301'),
        lambda text: text.partition("\n")[2],
        lambda _: "",
        lambda _: "[1]\n",
    ],
)
def test_a_damaged_chunk_is_named_and_nothing_is_lost(tmp_path: Path, damage: object) -> None:
    store = store_in(tmp_path)
    store.keep(solve_chunk(KREPOST, 1, 3))
    store.keep(solve_chunk(KREPOST, 4, 5))
    file = store.folder / "1-3.jsonl"
    file.write_text(damage(file.read_text("utf-8")), "utf-8")  # type: ignore[operator]
    with pytest.raises(OddsError, match=r"1-3\.jsonl: файл повреждён .* удалите его"):
        run(Order(KREPOST, 1, 5, tmp_path, workers=0))
    assert (store.folder / "4-5.jsonl").is_file()
    file.unlink()
    run(Order(KREPOST, 1, 5, tmp_path, workers=0))
    assert list(store.rows()) == [1, 2, 3, 4, 5]


def test_rows_of_other_rules_are_refused(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    solved = solve_chunk(KREPOST, 1, 1)
    with pytest.raises(OddsError, match="другой версией"):
        store.keep(replace(solved, version=replace(solved.version, rules="0")))
    assert not store.folder.exists()


def test_two_files_that_tell_differently_of_a_deal_are_refused(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    solved = solve_chunk(KREPOST, 1, 2)
    store.keep(solved)
    other = replace(solved.rows[1], states=solved.rows[1].states + 1)
    store.keep(replace(solved, first=2, rows=(other,)))
    with pytest.raises(OddsError, match="о раскладе 2 два файла"):
        store.rows()


def test_a_chunk_that_can_not_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "krepost-1").write_text("", "utf-8")
    with pytest.raises(OddsError, match="не удалось записать"):
        store_in(tmp_path).keep(solve_chunk(KREPOST, 1, 1))


def test_readings_are_named_by_what_is_not_adopted() -> None:
    choice = (("directionTime", "atStart"), ("rowWrap", "off"))
    assert readings_name(Question("plenniki", choice, 1)) == "rowWrap=off"
    assert readings_name(KREPOST) == "main"


def test_the_version_covers_what_deals_plays_and_solves() -> None:
    rules, solver = modules({"rasklad.verbs", "rasklad.games.krepost_1"}), modules({"rasklad.solver"})
    assert {
        "rasklad.engine",
        "rasklad.shuffle",
        "rasklad.rules.lays",
        "rasklad.games.krepost_1_table",
    } <= rules
    assert not {name for name in rules if name.startswith("rasklad.solver")}
    assert {"rasklad.solver.search", "rasklad.solver.goes_up"} <= solver
    assert version_of("krepost-1").rules != version_of("krepost-2").rules


def test_figures_are_computed_from_the_rows_and_read_back(tmp_path: Path) -> None:
    question = Question("krepost-1", (), 5_000)
    folder = run(Order(question, 1, 40, tmp_path / "runs", size=40, workers=0))
    figures = figures_of(folder)
    rows = store_in(tmp_path / "runs", question).rows().values()
    assert figures.solved == sum(row.verdict == "solved" for row in rows) > 0
    assert figures.deals == 40
    assert sum(figures.lengths.values()) == figures.solved
    assert figures.moves is not None
    assert figures.moves[4] == max(row.moves for row in rows)
    assert figures.states == sum(row.states for row in rows)
    file = publish(folder, tmp_path / "odds")
    assert file == tmp_path / "odds/krepost-1/main.json"
    assert published("krepost-1", tmp_path / "odds") == (figures,)
    assert published("krepost-2", tmp_path / "odds") == ()


def test_an_unfinished_run_is_not_published(tmp_path: Path) -> None:
    folder = run(Order(KREPOST, 1, 4, tmp_path, size=2, workers=0))
    (folder / "3-4.jsonl").unlink()
    with pytest.raises(OddsError, match="нет раскладов 3–4"):
        figures_of(folder)
    (folder / "run.json").write_text("{}", "utf-8")
    with pytest.raises(OddsError, match=r"run\.json: файл повреждён"):
        figures_of(folder)
    (folder / "run.json").unlink()
    with pytest.raises(OddsError, match="прогон не окончен"):
        figures_of(folder)


@pytest.mark.parametrize(
    "change", [{"format": "x"}, {"solved": 1}, {"game": "krepost-2"}, {"lengths": []}, {"moves": 3}, {"x": 1}]
)
def test_damaged_figures_are_named(tmp_path: Path, change: dict[str, object]) -> None:
    run_folder = run(Order(KREPOST, 1, 2, tmp_path / "runs", workers=0))
    file = publish(run_folder, tmp_path / "odds")
    data = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps(data | change), "utf-8")
    with pytest.raises(OddsError, match=r"main\.json: файл повреждён"):
        load(file)
    file.write_text("", "utf-8")
    with pytest.raises(OddsError, match=r"main\.json: файл повреждён"):
        load(file)


def test_a_spread_is_the_least_the_quartiles_and_the_most() -> None:
    assert spread([]) is None
    assert spread([7]) == (7, 7, 7, 7, 7)
    assert spread([1, 2, 3, 4, 10]) == (1, 2, 3, 4, 10)
