"""The pictures of shared links: the game's own layout and names, small, the same bytes each time."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
import rasklad
import resvg_py
from building.metadata import share_images
from building.metadata.share_images import game_svg, image_path, plain_fonts, write_images
from edition.pages.figure import shapes_of

from tests.conftest import ROOT

FONTS = ROOT / "scripts/theme/assets/site/fonts"
HEAVIEST = 60_000


@pytest.fixture(scope="module")
def fonts(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, ...]:
    return plain_fonts(FONTS, tmp_path_factory.mktemp("fonts"))


def test_both_names_and_every_card_of_the_layout_are_drawn(fonts: tuple[Path, ...]) -> None:
    game = rasklad.game("krepost-1")
    drawing = game_svg(game, fonts)
    assert ">Крѣпость</text>" in drawing
    assert ">Крепость</text>" in drawing
    assert drawing.count("<rect") == len(shapes_of(game)) + 2, "and the paper and the table"


def test_namesakes_are_told_apart_and_long_words_are_broken_between_words(fonts: tuple[Path, ...]) -> None:
    drawing = game_svg(rasklad.game("plenniki-48"), fonts)
    assert ">восемь рядов</text>" in drawing
    assert ">по\u00a0шесть карт</text>" in drawing


@pytest.mark.parametrize("game_id", rasklad.games())
def test_no_line_is_wider_than_its_column(fonts: tuple[Path, ...], game_id: str) -> None:
    game = rasklad.game(game_id)
    line = share_images.Line(game.names.old or game.names.ru, 72, "#000", 0)
    for part in share_images._broken(line, fonts):
        assert share_images._width(part.words, fonts) * part.size <= share_images._TEXT_WIDTH


def test_the_same_bytes_are_written_again_and_a_kept_picture_is_not_drawn_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rasklad, "games", lambda: ("krepost-1",))
    kept = tmp_path / "kept"
    write_images(tmp_path / "first", FONTS, kept)
    write_images(tmp_path / "anew", FONTS, tmp_path / "kept anew")
    drawn: list[str] = []
    monkeypatch.setattr(resvg_py, "svg_to_bytes", lambda **_: drawn.append("drawn"))
    write_images(tmp_path / "second", FONTS, kept)
    assert not drawn
    for name in ("krepost-1", "rasklad"):
        images = {
            (tmp_path / site / image_path("").replace("rasklad", name)).read_bytes()
            for site in ("first", "anew", "second")
        }
        assert len(images) == 1


def test_a_page_of_a_game_has_the_games_picture_and_every_other_the_general_one(site: Path) -> None:
    assert image_path("games/sultan/") == image_path("compare/sultan/") == "assets/share/sultan.png"
    others = {image_path(page) for page in ("", "games/", "sources/kolodets/text/", "about/odds/")}
    assert others == {"assets/share/rasklad.png"}
    for name in (*rasklad.games(), "rasklad"):
        image = (site / f"assets/share/{name}.png").read_bytes()
        assert image.startswith(b"\x89PNG\r\n\x1a\n")
        assert struct.unpack(">II", image[16:24]) == (1200, 630)
        assert len(image) <= HEAVIEST
