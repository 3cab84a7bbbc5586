"""Two built sites compared: every kind of difference is seen, and known ones are told apart."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
from comparing.differences import (
    KINDS,
    Comparison,
    Known,
    KnownDifferencesError,
    compare,
    known_differences,
)
from comparing.pages import built_page
from comparing.report import report

from tests.conftest import ROOT

PAGE = """<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><title>Крѣпость</title></head><body>
<main id="text"><p><a href="../">Игры</a></p>
<section data-clause="krepost.1" id="I"><p lang="ru-petr1708">Берутъ двѣ карты.</p></section>
<svg viewBox="0 0 9 9"><rect width="9" height="9"/></svg>
<rasklad-board game="krepost-1"><ol><li>Ходъ</li></ol></rasklad-board>
<aside><p>Конецъ.</p></aside></main></body></html>
"""


def site(folder: Path, page: str, **files: str) -> Path:
    (folder / "games/krepost-1").mkdir(parents=True)
    (folder / "games/krepost-1/index.html").write_text(page, "utf-8")
    for name, text in files.items():
        (folder / name).write_text(text, "utf-8")
    return folder


def compared(tmp_path: Path, other: str, known: tuple[Known, ...] = ()) -> Comparison:
    return compare(site(tmp_path / "one", PAGE), site(tmp_path / "two", other), known)


def test_the_same_page_written_otherwise_does_not_differ(tmp_path: Path) -> None:
    other = PAGE.replace('href="../"', 'href="./../"').replace("<p>Конецъ.", "<p>\n  Конецъ.")
    other = other.replace("Берутъ двѣ", "Берутъ  двѣ")
    comparison = compared(tmp_path, other)
    # White space at the edge of an element is told as markup and as nothing else.
    assert {difference.kind for difference in comparison.unexpected} <= {"markup"}


@pytest.mark.parametrize(
    ("before", "after", "kind"),
    [
        ("<title>Крѣпость", "<title>Крепость", "head"),
        ('id="I"', 'id="i"', "anchor"),
        ('data-clause="krepost.1"', 'data-clause="krepost.2"', "clause"),
        ('lang="ru-petr1708"', 'lang="ru"', "markup"),
        ("<li>Ходъ", '<li class="now">Ходъ', "board"),
        ('width="9" height', 'width="8" height', "figure"),
        ('href="../"', 'href="../../"', "link"),
        ("Конецъ", "Конец", "text"),
        ("<aside>", '<aside hidden="">', "markup"),
    ],
)
def test_each_kind_of_difference_is_told(tmp_path: Path, before: str, after: str, kind: str) -> None:
    assert before in PAGE
    comparison = compared(tmp_path, PAGE.replace(before, after))
    assert kind in {difference.kind for difference in comparison.unexpected}
    assert not comparison.passed
    told = report(comparison, "mkdocs", "Zensical")
    assert "games/krepost-1/index.html" in told
    assert f"{len(comparison.unexpected)} unexpected" in told.splitlines()[0]


def test_a_missing_page_and_another_file_are_told(tmp_path: Path) -> None:
    one = site(tmp_path / "one", PAGE, **{"a.json": "1", "b.json": "1"})
    two = site(tmp_path / "two", PAGE, **{"a.json": "2"})
    (two / "404.html").write_text(PAGE, "utf-8")
    told = {(difference.kind, difference.where) for difference in compare(one, two).unexpected}
    assert told == {("page", "404.html"), ("file", "a.json"), ("file", "b.json")}


def test_a_known_difference_is_expected_until_it_is_gone(tmp_path: Path) -> None:
    known = Known("text", "games/*", "the same word in two spellings")
    comparison = compared(tmp_path, PAGE.replace("Конецъ", "Конец"), (known,))
    assert comparison.passed
    assert "1 known" in report(comparison, "a", "b")
    same = compare(tmp_path / "one", tmp_path / "one", (known,))
    assert not same.passed
    assert same.stale == [known]
    assert "remove the entry" in report(same, "a", "b")


def test_long_parts_are_quoted_from_where_they_differ(tmp_path: Path) -> None:
    words = " ".join(f"слово{n}" for n in range(200))
    comparison = compare(
        site(tmp_path / "one", PAGE.replace("9 9", words)),
        site(tmp_path / "two", PAGE.replace("9 9", words.replace("слово150", "иное"))),
    )
    (difference,) = (found for found in comparison.unexpected if found.kind == "figure")
    assert "иное" in str(difference)
    assert len(str(difference)) < 500


@pytest.mark.parametrize(
    "text",
    [
        '[[known]]\nkind = "text"\nwhere = "*"\n',
        '[[known]]\nkind = "texts"\nwhere = "*"\nreason = "r"\n',
        '[[known]]\nkind = "text"\nwhere = "*"\nreason = ""\n',
        "[[known",
    ],
)
def test_a_faulty_list_of_known_differences_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "known.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(KnownDifferencesError, match=r"known\.toml"):
        known_differences(file)


def test_the_projects_own_list_is_good() -> None:
    known = known_differences(ROOT / "scripts/comparing/known.toml")
    assert all(dataclasses.asdict(entry)["kind"] in KINDS for entry in known)


def test_addresses_are_resolved_against_the_page() -> None:
    page = built_page(
        '<p id="x"><a href="./../a/#I">a</a> <a href="https://e.org/">e</a></p>', "games/b/index.html"
    )
    assert page.aspects["link"] == ("/games/a#I «a»", "https://e.org/ «e»")
