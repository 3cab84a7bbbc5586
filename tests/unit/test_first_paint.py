"""What the built pages' first paint waits for: no sheet and no script to fetch, fonts cut down."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import pytest
from building import fonts
from building.first_paint import FirstPaintError, write_first_paints
from building.fonts import ALWAYS, subset
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parents[2]
FONTS = ROOT / "scripts/theme/assets/site/fonts"
HEAD = """<head>
    <link rel="stylesheet" href="{up}assets/site/base.css">
    <link rel="stylesheet" href="{up}assets/rasklad/board.css">
    <link rel="stylesheet" media="print" href="{up}assets/site/print.css">
    </head><body><script src="{up}assets/site/scheme.js" data-base="{up}"></script>
    <script type="module" src="{up}assets/rasklad/board.mjs"></script></body>"""


@pytest.fixture
def built(tmp_path: Path) -> Path:
    for name, text in {
        "assets/site/base.css": "/* why */a{src:url(fonts/a.woff2)}\n",
        "assets/rasklad/board.css": 'b{mask:url("data:image/svg+xml,x")}',
        "assets/site/print.css": "c{}",
        "assets/site/scheme.js": "show();\n",
        "games/x/index.html": HEAD.format(up="../../"),
        "404.html": HEAD.format(up="/"),
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


@pytest.mark.parametrize(("page", "up"), [("games/x/index.html", "../../"), ("404.html", "/")])
def test_the_sheets_and_the_small_script_stand_in_the_page_in_their_order(
    built: Path, page: str, up: str
) -> None:
    write_first_paints(built)
    text = (built / page).read_text("utf-8")
    assert (
        f"<style>a{{src:url({up}assets/site/fonts/a.woff2)}}\n"
        'b{mask:url("data:image/svg+xml,x")}</style>' in text
    ), "without comments, with addresses told from the page"
    assert re.findall(r"<link rel=\"stylesheet\"[^>]*>", text) == [
        f'<link rel="stylesheet" media="print" href="{up}assets/site/print.css">'
    ], "the printer's sheet doesn't hold up the paint"
    assert f'<script data-base="{up}">show();</script>' in text
    assert f'<script type="module" src="{up}assets/rasklad/board.mjs"></script>' in text


def test_a_sheet_that_would_end_itself_in_the_page_stops_the_build(built: Path) -> None:
    (built / "assets/site/base.css").write_text('a::after{content:"</style>"}', "utf-8")
    with pytest.raises(FirstPaintError, match=r"base\.css holds '</'"):
        write_first_paints(built)


def test_a_page_that_links_what_is_not_there_stops_the_build_and_is_named(built: Path) -> None:
    (built / "assets/rasklad/board.css").unlink()
    with pytest.raises(FirstPaintError, match=r"404\.html links /assets/rasklad/board\.css"):
        write_first_paints(built)


@pytest.mark.parametrize("name", ["old-standard-tt-cyrillic-ext-400", "source-sans-3-latin-wght"])
def test_a_font_is_cut_to_the_characters_asked_for_and_named_anew(name: str) -> None:
    whole = (FONTS / f"{name}-normal.woff2").read_bytes()
    cut = subset(whole, ALWAYS, "Rasklad Test")
    assert cut == subset(whole, ALWAYS, "Rasklad Test"), "two builds give the same bytes"
    assert len(cut) < len(whole)
    had, has = (set(TTFont(BytesIO(font)).getBestCmap()) for font in (whole, cut))
    assert has == had & {ord(char) for char in ALWAYS}
    names = {
        record.toUnicode() for record in TTFont(BytesIO(cut))["name"].names if record.nameID in (1, 4, 6, 16)
    }
    assert names <= {"Rasklad Test", "RaskladTest"}, "the whole font's name is reserved for the whole font"


def test_a_subset_is_cut_once_and_again_when_the_pages_show_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut: list[int] = []

    def subset(_font: bytes, wanted: frozenset[str], _name: str) -> bytes:
        cut.append(len(wanted))
        return b"cut"

    monkeypatch.setattr(fonts, "subset", subset)
    site, made = tmp_path / "site", tmp_path / "made"
    file = site / "assets/site/fonts/old-standard-tt-cyrillic-400-normal.woff2"
    file.parent.mkdir(parents=True)
    (site / "index.html").write_text("<p>Ѣ", "utf-8")
    for _ in range(2):
        file.write_bytes(b"whole")
        fonts.write_subsets(site, made)
        assert file.read_bytes() == b"cut"
    assert len(cut) == 1
    (site / "index.html").write_text("<p>Ѣ ☃", "utf-8")
    file.write_bytes(b"whole")
    fonts.write_subsets(site, made)
    assert len(cut) == 2
