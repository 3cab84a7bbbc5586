"""The theme: its fonts are the packages' own, its colours can be read, its pages call nobody else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import rasklad
from edition import witness as editions
from edition.pages.title import source_name

from tests.conftest import ROOT

THEME = ROOT / "scripts/theme"
SITE_ASSETS = THEME / "assets/site"
FONTS = sorted((SITE_ASSETS / "fonts").glob("*.woff2"))
TOKEN = re.compile(r"--([\w-]+):light-dark\((#[0-9a-f]{3,6}),(#[0-9a-f]{3,6})\)")

# What stands on what. Text wants 4.5:1, borders of controls and drawn signs 3:1.
TEXT = [
    ("ink", "paper"), ("ink-2", "paper"), ("rubric", "paper"), ("link", "paper"), ("mark", "paper"),
    ("ocr", "paper"), ("print", "paper"), ("ink", "paper-2"), ("ink-2", "paper-2"), ("link", "paper-2"),
    ("ink", "lit"), ("mark", "lit"), ("ocr", "lit"), ("link", "lit"), ("rubric", "lit"),
    ("ink", "deny"), ("mark", "deny"), ("ocr", "deny"), ("ink", "read"), ("rubric", "read"),
    ("on-edge", "lit-edge"), ("on-edge", "deny-edge"), ("paper", "ink"),
]  # fmt: skip
SIGNS = [("edge", "paper"), ("lit-edge", "paper"), ("deny-edge", "paper"), ("read-edge", "read")]


def luminance(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    channels = [int(digits[index : index + 2], 16) / 255 for index in (0, 2, 4)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("scheme", [0, 1], ids=["light", "dark"])
def test_every_pair_of_colours_can_be_told_apart(scheme: int) -> None:
    styles = (SITE_ASSETS / "base.css").read_text("utf-8")
    tokens = {name: pair[scheme] for name, *pair in TOKEN.findall(styles)}
    too_weak = [
        f"{front} on {back}: {contrast(tokens[front], tokens[back]):.2f}"
        for pairs, least in ((TEXT, 4.5), (SIGNS, 3.0))
        for front, back in pairs
        if contrast(tokens[front], tokens[back]) < least
    ]
    assert not too_weak


@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.name)
def test_each_font_is_the_packages_file(font: Path) -> None:
    package = "@fontsource-variable/source-sans-3" if "wght" in font.name else "@fontsource/old-standard-tt"
    assert font.read_bytes() == (ROOT / "node_modules" / package / "files" / font.name).read_bytes()


def test_the_fonts_are_few_light_and_never_block_the_text() -> None:
    assert len(FONTS) == 6
    assert sum(font.stat().st_size for font in FONTS) <= 120_000
    faces = re.findall(r"@font-face\{.*?\}", (SITE_ASSETS / "base.css").read_text("utf-8"))
    fetched = [face for face in faces if "url(" in face]
    assert len(fetched) == 6
    assert all("font-display:swap" in face for face in fetched)
    stand_ins = [face for face in faces if face not in fetched]
    assert stand_ins
    assert all("local(" in face and "size-adjust" in face for face in stand_ins)
    assert {path.name for path in SITE_ASSETS.glob("fonts/OFL-*.txt")} == {
        "OFL-OldStandardTT.txt",
        "OFL-SourceSans3.txt",
    }


def test_the_theme_names_no_other_host_and_writes_nothing_inline() -> None:
    for path in [*THEME.rglob("*.html"), *SITE_ASSETS.glob("*.css"), *SITE_ASSETS.glob("*.js")]:
        text = path.read_text("utf-8")
        assert "//" not in re.sub(r"(?m)^\s*//.*$|/\*.*?\*/", "", text, flags=re.DOTALL), path
        if path.suffix == ".html":
            assert " style=" not in text, path
            assert "<style" not in text, path
            assert "<script>" not in text, path


@pytest.mark.parametrize("game_id", rasklad.games())
def test_every_declared_game_has_its_page_under_its_own_name(game_id: str) -> None:
    page = (ROOT / "docs/games" / f"{game_id}.md").read_text("utf-8")
    title = re.search(r"^title: (.*)$", page, re.MULTILINE)
    names = rasklad.game(game_id).names
    assert title
    assert names.ru in title[1]
    if names.old:
        assert title[1] == f"{names.old} / {names.ru}"
    asked = set(re.findall(r"^/// ([\w-]+) \| (\S+)$", page, re.MULTILINE))
    assert {game for _, game in asked} == {game_id}
    assert {name for name, _ in asked} >= {"game-title", "board", "facts", "figure", "comparison", "changes"}


@pytest.mark.parametrize("siglum", editions.sigla())
def test_every_source_has_its_page(siglum: str) -> None:
    page = (ROOT / "docs/sources" / f"{siglum}.md").read_text("utf-8")
    assert f"/// source | {siglum}" in page
    assert source_name(editions.load(siglum)).startswith("«")
