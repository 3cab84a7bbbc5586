"""The features and the criteria: every question is there, answered, and the counts are those promised."""

from __future__ import annotations

import re
from pathlib import Path

import lxml.html
import pytest
from edition.pages.answers import criteria_html, features_html, linked, read_table
from edition.pages.errors import PageError

ROWS = [row for part in read_table("features") for row in part.rows]
GOOD = """[[part]]
title = "Текст"
[[part.row]]
number = 1
what = "Что-то"
answer = "done"
said = "[Здесь](games/)."
"""


def test_every_feature_is_answered_in_its_order() -> None:
    assert [row.number for row in ROWS] == [str(number) for number in range(1, 90)]


def test_what_a_first_version_needs_is_done_and_little_else_is_left() -> None:
    musts = [row for row in ROWS if row.must]
    assert len(musts) == 48
    assert [row.number for row in musts if row.answer != "done"] == []
    assert sum(row.answer == "later" for row in ROWS) <= 12


def test_what_is_done_says_where_and_what_is_left_says_why() -> None:
    without = [row.number for row in ROWS if row.answer == "done" and not list(row.links())]
    assert without == []
    assert [row.number for row in ROWS if row.answer == "later" and len(row.said) < 60] == []


@pytest.mark.parametrize(("html", "rows"), [(features_html("../../"), 89), (criteria_html("../../"), 49)])
def test_the_page_has_a_row_for_each_and_counts_them(html: str, rows: int) -> None:
    page = lxml.html.fragment_fromstring(html, create_parent=True)
    shown = page.xpath(".//dl/div")
    assert len(shown) == rows == len({one.get("id") for one in shown})
    counts = [int(number) for number in re.findall(r"\d+", page.xpath("string(p)"))]
    by_answer = [sum(one.get("class") == answer for one in shown) for answer in ("done", "later")]
    if rows == 89:
        assert counts == [89, *by_answer, 48]
    else:
        answers = [sum(one.get("class") == answer for one in shown) for answer in ("yes", "partly", "no")]
        assert counts == [sum(answers), *answers]
    assert not re.search(r"style=|<script", html)


def test_links_count_from_the_root_and_words_stay_words() -> None:
    assert linked("См. [там](games/#a) и <b>.", "../../") == (
        'См. <a href="../../games/#a">там</a> и &lt;b&gt;.'
    )
    assert linked("[Начало](./)", "../../") == '<a href="../../">Начало</a>'
    assert 'href="https://example.org/"' in linked("[там](https://example.org/)", "../../")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("[[part]]", "[[part"), "не читается"),
        (('what = "Что-то"\n', ""), "нет what"),
        (('said = "[Здесь](games/)."', 'said = ""'), "нет said"),
        (('"done"', '"maybe"'), "«maybe», а бывает done, later"),
        (("number = 1", "number = 1\nsure = true"), "лишнее — sure"),
        (
            (
                "[[part.row]]",
                '[[part.row]]\nnumber = 1\nwhat = "а"\nanswer = "done"\nsaid = "б"\n[[part.row]]',
            ),
            "номер 1 стоит 2 раза",
        ),
    ],
)
def test_a_damaged_table_says_what_is_wrong_and_where(
    change: tuple[str, str], says: str, tmp_path: Path
) -> None:
    (tmp_path / "features.toml").write_text(GOOD, "utf-8")
    assert len(read_table("features", tmp_path)) == 1
    (tmp_path / "features.toml").write_text(GOOD.replace(*change), "utf-8")
    with pytest.raises(PageError, match=re.escape(says)):
        read_table("features", tmp_path)
