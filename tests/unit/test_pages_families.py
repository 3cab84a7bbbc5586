"""Families: each game's history has a page, and its names stand there with their sources, in time."""

from __future__ import annotations

from pathlib import Path

import lxml.html
import pytest
import rasklad
from edition.pages.errors import PageError
from edition.pages.facts import facts_html
from edition.pages.family import (
    PAGES,
    anchor,
    family_html,
    family_link,
    games_of_family,
    names_through_time,
    pages_of_families,
)

#: A game by our own statement of its rules has no witness whose history could be told: it needs no page.
OURS = "rasklad"
GAMES = [game_id for game_id in rasklad.games() if rasklad.game(game_id).witness != OURS]
FAMILIES = sorted({rasklad.game(game_id).family for game_id in GAMES})


def test_every_family_of_the_archive_has_its_page() -> None:
    """A new family wants a line «/// family | …» on a page of docs/families, with its history beside it."""
    assert set(FAMILIES) <= set(pages_of_families())


def test_every_page_of_families_stands_in_the_list() -> None:
    index = (PAGES / "index.md").read_text("utf-8")
    assert [page.name for page in PAGES.glob("*.md") if page.name not in {"index.md", *_linked(index)}] == []


def _linked(index: str) -> set[str]:
    return {part.partition(")")[0] for part in index.split("](")[1:]}


@pytest.mark.parametrize("family", FAMILIES)
def test_all_names_of_a_family_stand_in_its_table_the_dated_ones_first(family: str) -> None:
    games = games_of_family(family)
    page = lxml.html.fragment_fromstring(family_html(family), create_parent=True)
    rows = page.xpath(".//tbody/tr")
    shown = {row.xpath("string(th)") for row in rows}
    for game in games:
        assert game.names.old or game.names.ru in shown
        assert {named.name for _, named in game.names.elsewhere} <= shown
    years = [row.xpath("string(td[1])") for row in rows]
    undated = [year for year in years if year == "без года"]
    assert years[len(years) - len(undated) :] == undated
    dated = [int(year.removeprefix("до\u00a0")) for year in years[: len(years) - len(undated)]]
    assert dated == sorted(dated)
    links = page.xpath("./p//a/@href")
    assert links == [f"../../games/{game.id}/" for game in games]


def test_one_name_of_two_games_is_one_row_that_names_both() -> None:
    names = names_through_time([rasklad.game("kolodets-52"), rasklad.game("krepost-1")])
    assert [len(name.games) for name in names] == [1] * len(names)
    both = names_through_time([rasklad.game("krepost-1"), rasklad.game("krepost-2")])
    shared = [name for name in both if len(name.games) == 2]
    assert {name.name for name in shared} == {"La Forteresse"}


@pytest.mark.parametrize("game_id", GAMES)
def test_the_page_of_a_game_leads_to_its_family(game_id: str) -> None:
    game = rasklad.game(game_id)
    page = pages_of_families()[game.family]
    assert f'href="../../families/{page}/#{anchor(game.family)}"' in facts_html(game_id)
    assert f"/// family | {game.family}\n" in (PAGES / f"{page}.md").read_text("utf-8")


def test_a_family_without_a_page_is_named_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("edition.pages.family.pages_of_families", dict)
    assert family_link(rasklad.game("osnovanie")) == "«Гольф»"


def test_a_family_of_no_game_and_a_family_on_two_pages_are_told(tmp_path: Path) -> None:
    with pytest.raises(PageError, match="нет игры этого семейства"):
        family_html("Гольф")
    for name in ("a", "b"):
        (tmp_path / f"{name}.md").write_text("/// family | «Гольф»\n///\n", "utf-8")
    with pytest.raises(PageError, match=r"стоит дважды: в a\.md и в b\.md"):
        pages_of_families(tmp_path)
