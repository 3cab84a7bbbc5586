"""The rules in brief and the tables of families on the pages."""

from __future__ import annotations

import re
from pathlib import Path

import lxml.html
import pytest
import rasklad
from edition.brief import brief_of
from edition.pages.brief import brief_html
from edition.pages.errors import PageError
from edition.pages.matrix import MARKS, matrix_html
from rasklad.clauses import short_label

from tests.conftest import ROOT

FAMILIES = {
    "krepost": ("krepost-1", "krepost-2"),
    "kolodets": ("kolodets-36", "kolodets-52", "kolodets-3"),
    "zamok": ("krepost-1", "koroli"),
    "pary": ("chetyrnadtsat", "monte-karlo"),
    "shedevr": ("shedevr", "novyj-domosed", "plenniki", "plenniki-48", "favoritka", "krepost-2"),
}


@pytest.mark.parametrize("game_id", rasklad.games())
def test_every_sentence_stands_on_the_page_with_its_clauses(game_id: str) -> None:
    html = lxml.html.fragment_fromstring(brief_html(game_id))
    russian, english = html.iter("dl")
    told = brief_of(rasklad.game(game_id))
    text = russian.text_content().replace("\u00a0", " ")
    for one in told:
        labels = "\u2009".join(short_label(clause) for clause in one.clauses)
        assert f"{one.ru}{labels}" in text
        assert one.en in english.text_content()
    assert english.get("lang") == "en"
    links = [link.get("href") for link in russian.iter("a") if "clause-ref" in link.classes]
    assert links == [f"#{clause}" for one in told for clause in one.clauses]


def test_the_page_says_that_the_source_is_the_law() -> None:
    html = brief_html("krepost-1")
    assert "Закон — текст источника" in html.replace("\u00a0", " ")
    assert '<summary lang="en">In English</summary>' in html
    assert not re.search(r"style=|<script(?! type=\"application/json\")", html)


@pytest.mark.parametrize("game_id", rasklad.games())
def test_every_game_has_its_brief_before_its_text(game_id: str) -> None:
    page = (ROOT / f"docs/games/{game_id}.md").read_text("utf-8")
    assert page.index(f"/// brief | {game_id}\n") < page.index(f"/// comparison | {game_id}\n")


@pytest.mark.parametrize(("family", "games"), FAMILIES.items(), ids=FAMILIES)
def test_a_family_and_its_games_lead_to_one_another(family: str, games: tuple[str, ...]) -> None:
    page = (ROOT / f"docs/families/{family}.md").read_text("utf-8")
    assert f"/// matrix | {' '.join(games)}\n" in page
    for game_id in games:
        assert f"../families/{family}.md" in (ROOT / f"docs/games/{game_id}.md").read_text("utf-8")
    assert f"({family}.md)" in (ROOT / "docs/families/index.md").read_text("utf-8")


def test_no_family_is_left_out() -> None:
    pages = {path.stem for path in Path(ROOT / "docs/families").glob("*.md")}
    # games that are alone in their families have no other to stand beside
    assert pages == {*FAMILIES, "index", "edinstvennye"}


@pytest.mark.parametrize("games", FAMILIES.values(), ids=FAMILIES)
def test_the_table_has_a_cell_for_each_game_and_says_in_words_what_it_marks(games: tuple[str, ...]) -> None:
    frame = lxml.html.fragment_fromstring(matrix_html(" ".join(games)))
    (table,) = frame.iter("table")
    heads = [cell.get("scope") for cell in table.find("thead").iter("th")]
    assert heads == ["col"] * (len(games) + 1)
    assert table.find("caption") is not None
    rows = [row for row in table.iter("tr") if row.find("td") is not None]
    for row in rows:
        cells = row.findall("td")
        assert len(cells) == len(games)
        assert row.find("th").get("scope") == "row"
        mark = row.find("th").find("span").text
        assert MARKS[row.get("class")] == mark
        absent = [cell for cell in cells if cell.get("class") == "absent"]
        assert all("нет правила" in cell.text_content() for cell in absent)
        assert all(cell.find(".//a") is not None for cell in cells if cell not in absent)
        if mark == "только здесь":
            assert len(absent) == len(games) - 1
        if mark == "общее":
            assert not absent
    links = {link.get("href").partition("#")[0] for link in table.iter("a")}
    assert links == {f"../../games/{game_id}/" for game_id in games}


def test_an_unknown_game_is_refused_in_a_sentence() -> None:
    with pytest.raises(PageError, match="«nichego»: нет такой игры"):
        brief_html("nichego")
    with pytest.raises(PageError, match="«nichego»: нет такой игры"):
        matrix_html("krepost-1 nichego")
