"""The directives: what they accept, how they refuse, and that they need no site builder."""

from __future__ import annotations

import subprocess
import sys

import pytest
from edition.pages import PageError
from markdown import markdown

GAMES = ["krepost-1", "kolodets-36"]


def rendered(source: str) -> str:
    return markdown(source, extensions=["pymdownx.superfences", "edition.pages"])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "name", ["facts", "figure", "comparison", "changes", "coverage", "citation", "board"]
)
def test_a_directive_is_replaced_by_html(name: str, game: str) -> None:
    html = rendered(f"Текст.\n\n/// {name} | {game}\n///\n\nЕщё текст.")
    assert "///" not in html
    assert "\x02" not in html, "a placeholder of the stash was left"
    assert html.startswith("<p>Текст.</p>")
    assert html.endswith("<p>Ещё текст.</p>")
    assert len(html) > 200


def test_the_title_holds_the_first_sentence_as_markdown() -> None:
    html = rendered("/// game-title | krepost-1\nИгра о *двух* крыльях.\n///")
    assert '<span lang="ru-petr1708">Крѣпость</span>' in html
    assert '<p class="lead">Игра о <em>двух</em> крыльях.</p>' in html


def test_the_list_of_games_needs_no_argument() -> None:
    html = rendered("/// games\n///")
    assert all(f'href="games/{game}/"' in html for game in GAMES)


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("/// facts | nosuch\n///", "krepost-1"),
        ("/// source | nosuch\n///", "cadogan-24"),
        ("/// facts\n///", "не сказано имя игры"),
        ("/// fakts | krepost-1\n///", "нет такой директивы. Есть: .*facts"),
        ("/// facts | krepost-1\nЧетыре колоды.\n///", "внутри ничего не пишут"),
        ("/// comparison | krepost-1\nЧужой текст.\n///", "внутри ничего не пишут"),
        ("/// game-title | krepost-1\n///", "нет первой фразы"),
        ("/// facts | krepost-1\n    цвет: красный\n///", "записана неверно"),
    ],
)
def test_a_mistake_stops_the_page_and_says_what_to_do(source: str, says: str) -> None:
    with pytest.raises(PageError, match=says):
        rendered(source)


def test_a_directive_shown_as_code_is_left_alone() -> None:
    html = rendered("```\n/// facts | nosuch\n///\n```")
    assert "/// facts | nosuch" in html
    assert '<pre tabindex="0">' in html, "code wider than a phone must be reachable by the keyboard"


def test_the_extension_knows_no_site_builder() -> None:
    program = (
        "import sys, markdown\n"
        "html = markdown.markdown('/// facts | krepost-1\\n///', extensions=['edition.pages'])\n"
        "assert '<dl' in html\n"
        "print([name for name in sys.modules if name.split('.')[0] in ('mkdocs', 'material', 'zensical')])"
    )
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "[]"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_computed_carries_a_style_or_a_handler(game: str) -> None:
    blocks = "\n\n".join(
        f"/// {name} | {game}\n///"
        for name in ("facts", "figure", "comparison", "changes", "coverage", "citation")
    )
    html = rendered(blocks)
    assert " style=" not in html
    assert " onclick=" not in html
    assert "http://" not in html
