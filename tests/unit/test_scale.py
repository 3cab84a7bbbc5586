"""The bench of scale: the multiplied archive is one that builds, stock has the same pages, figures add up."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import lxml.html
import pytest
from benchmarks.scale.measured import Size
from benchmarks.scale.multiplied import copies_of, multiply
from benchmarks.scale.report import missed, report
from benchmarks.scale.stock import same_length, same_text, write_stock
from rasklad.games import CATALOGUE

from tests.conftest import ROOT


def test_copies_are_taken_of_every_game_in_turn() -> None:
    games = len(CATALOGUE)
    assert list(copies_of(games)) == []
    copies = list(copies_of(games * 2 + 1))
    assert [original for original, _ in copies] == [*CATALOGUE, next(iter(CATALOGUE))]
    assert len({copy for _, copy in copies} | set(CATALOGUE)) == games * 2 + 1


def test_a_copy_is_a_game_with_its_pages_and_data(tmp_path: Path) -> None:
    games = len(CATALOGUE) + 2
    assert multiply(ROOT, tmp_path / "tree", games) == games
    tree = tmp_path / "tree"
    (_, copy), _ = copies_of(games)
    told = "import rasklad; print(len(rasklad.games()), rasklad.game(rasklad.games()[-1]).id)"
    result = subprocess.run(
        [sys.executable, "-c", told],
        env={"PYTHONPATH": str(tree / "playable")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert result.stdout.split() == [str(games), list(copies_of(games))[-1][1]]
    assert f"/// board | {copy}\n" in (tree / f"docs/games/{copy}.md").read_text("utf-8")
    assert f": compare/{copy}.md\n" in (tree / "mkdocs.yml").read_text("utf-8")
    assert f'"game": "{copy}"' in (tree / f"playable/odds/{copy}/main.json").read_text("utf-8")
    assert (tree / f"playable/positions/{copy}.tsv").is_file()
    # Pages are computed from files of the root, too.
    assert (tree / "CITATION.cff").read_bytes() == (ROOT / "CITATION.cff").read_bytes()


PAGE = (
    '<html><body><main id="text"><h1>Крѣпость</h1><p>Одна <b>карта</b> * на [столѣ]</p>'
    '<ul><li>1. первая</li></ul><svg><path d="M0"/></svg></main></body></html>'
)


def test_stock_has_the_same_text_or_the_same_markup() -> None:
    main = lxml.html.document_fromstring(PAGE).find(".//main")
    assert main is not None
    assert same_text(main) == "# Крѣпость\n\nОдна карта \\* на \\[столѣ\\]\n\n\\1. первая\n"
    assert '<path d="M0"></path>' in same_length(main)
    assert same_length(main).startswith("<div>\n<h1>Крѣпость</h1><p>")


def test_stock_gets_every_page_where_our_navigation_has_it(tmp_path: Path) -> None:
    for address in ("index.html", "games/index.html", "games/a/index.html", "404.html"):
        page = tmp_path / "site" / address
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(PAGE, "utf-8")
    navigation = "nav:\n  - A: index.md\n  - B: games/index.md\n  - C: games/a.md\n"
    write_stock(tmp_path / "site", navigation, tmp_path / "stock", same_text)
    docs = tmp_path / "stock/docs"
    assert {file.relative_to(docs).as_posix() for file in docs.rglob("*.md")} == {
        "index.md", "games/index.md", "games/a.md",
    }  # fmt: skip


def size(games: int, pages: int, seconds: float, stock: float) -> Size:
    parts = {"edition check": [5.0], "pages": [seconds, seconds, 100.0], "policy": [1.0]}
    rendering = {"markdown": [seconds / 2] * 3, "templates": [seconds / 4] * 3}
    return Size(games, pages, parts, rendering, [stock], [stock / 2], bytes=10**6, stock_bytes=10**6)


def test_the_report_adds_up_and_says_what_is_missed() -> None:
    small = size(19, 100, 3.0, 4.0)
    assert (small.over_pages, small.beside_pages) == (4.0, 5.0)
    assert small.mkdocs_share == pytest.approx(0.75)
    assert small.own == pytest.approx(3.25)
    sizes = [small, size(200, 1000, 30.0, 40.0), size(2000, 10_000, 600.0, 300.0)]
    told = list(missed(sizes))
    assert told[0].startswith("MISSED: 2000 games: at most 1.5 of stock's time; it is 2.00")
    assert "2000 games over 200: 1.92" in told[1]
    assert told[2].startswith("MISSED: our own part")
    assert "\n".join(report(sizes[:2])).count("MISSED") == 0
    assert "over" not in "\n".join(missed(sizes[:2])), "the archive as it is is no middle one"


def test_what_zensical_cannot_build_is_told_beside_what_was_measured() -> None:
    large = size(2000, 10_000, 30.0, 40.0)
    large.zensical_fault = "RuntimeError: too long"
    told = list(report([large]))
    assert "Zensical can't build 2000 games: RuntimeError: too long" in told
    assert any(line.lstrip().startswith("2000  10000") for line in told)
