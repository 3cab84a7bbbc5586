"""The picture that is shown where somebody shares a link: a game's opening layout and its names.

1200 × 630, drawn as SVG from the declaration's figure and rendered by resvg, which is linked with no font of
the machine: the same declaration gives the same bytes. Rendered pictures are kept in the build's workspace by
the hash of what they are made of.
"""

from __future__ import annotations

import hashlib
import html
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import rasklad
import resvg_py
from edition.citing.record import SITE, SITE_SAYS
from edition.pages.figure import BOX_HEIGHT, BOX_WIDTH, CARD_HEIGHT, CARD_WIDTH, Shape, shapes_of
from edition.pages.markup import NO_BREAK, typeset
from edition.pages.title import variant
from fontTools.ttLib import TTFont
from rasklad.game import Game

WIDTH, HEIGHT = 1200, 630
FAMILY: Final = "Old Standard TT"
FOLDER: Final = "assets/share"
_SITE_IMAGE: Final = "rasklad"

PAPER, INK, INK_2, RULE, RUBRIC = "#fbf9f4", "#211f1b", "#5d564a", "#b9af9b", "#96281b"
BAIZE, CARD, EDGE, BACK, GOLD = "#2f5f4b", "#fffdf8", "#cfc6b2", "#86a396", "#ffd76a"
_SCALE: Final = 5.6
_TABLE_X, _TABLE_Y = 48, 49
_TABLE_WIDTH, _TABLE_HEIGHT = BOX_WIDTH * _SCALE, BOX_HEIGHT * _SCALE
_TEXT_X: Final = _TABLE_X + _TABLE_WIDTH + 48
_TEXT_WIDTH: Final = WIDTH - _TEXT_X - 40


def image_path(address: str) -> str:
    """Where the picture of the page at that address lies, from the site's root."""
    match address.split("/")[:-1]:
        case ["games" | "compare", game_id] if game_id in rasklad.games():
            return f"{FOLDER}/{game_id}.png"
    return f"{FOLDER}/{_SITE_IMAGE}.png"


@dataclass(frozen=True)
class Line:
    """A line of text: its words, the size that it wishes for, its colour, the space above its base line."""

    words: str
    size: float
    colour: str
    above: float


def write_images(site: Path, fonts: Path, kept: Path) -> None:
    """Write the pictures of all games and the general one.

    `fonts` is the folder of the theme's whole fonts; `kept` that of the pictures rendered before.
    """
    files = plain_fonts(fonts, kept / "fonts")
    drawings = {game.id: game_svg(game, files) for game in map(rasklad.game, rasklad.games())}
    drawings[_SITE_IMAGE] = site_svg(files)
    folder = site / FOLDER
    folder.mkdir(parents=True)
    for name, drawing in drawings.items():
        (folder / f"{name}.png").write_bytes(_rendered(drawing, files, kept))


def plain_fonts(fonts: Path, folder: Path) -> tuple[Path, ...]:
    """Old Standard as fonts that resvg reads: WOFF2 is packed. Made once, in `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    made = []
    for packed in sorted(fonts.glob("old-standard-tt-*.woff2")):
        plain = folder / f"{packed.stem}-{hashlib.sha256(packed.read_bytes()).hexdigest()[:12]}.ttf"
        if not plain.is_file():
            font = TTFont(packed, recalcTimestamp=False)
            font.flavor = None
            font.save(plain)
        made.append(plain)
    return tuple(made)


def _rendered(drawing: str, fonts: tuple[Path, ...], kept: Path) -> bytes:
    names = " ".join(font.name for font in fonts)  # each holds its hash
    made_of = f"{resvg_py.__version__}\n{resvg_py.__resvg_version__}\n{names}\n{drawing}"
    file = kept / f"{hashlib.sha256(made_of.encode()).hexdigest()[:32]}.png"
    if not file.is_file():
        image = resvg_py.svg_to_bytes(
            svg_string=drawing,
            skip_system_fonts=True,
            font_files=[str(font) for font in fonts],
            font_family=FAMILY,
        )
        unfinished = file.with_suffix(".new")
        unfinished.write_bytes(image)
        unfinished.replace(file)  # a build that is stopped leaves no half of a picture
    return file.read_bytes()


def game_svg(game: Game, fonts: tuple[Path, ...]) -> str:
    """The picture of a game."""
    names = game.names
    first = Line(names.old or names.ru, 72, INK, 0)
    second = names.ru if names.old else html.unescape(typeset(html.unescape(variant(game))))
    lines = [first, *([Line(second, 46, INK_2, 22)] if second else [])]
    return _svg(_table(shapes_of(game)), lines, fonts)


def site_svg(fonts: tuple[Path, ...]) -> str:
    """The picture of every other page: the site's name beside the layout of the first game."""
    game = rasklad.game(rasklad.games()[0])
    return _svg(_table(shapes_of(game)), [Line(SITE, 84, INK, 0), Line(SITE_SAYS, 40, INK_2, 22)], fonts)


def _svg(table: str, lines: list[Line], fonts: tuple[Path, ...]) -> str:
    text = "".join(_lines(lines, fonts))
    foot = f'<text x="{_TEXT_X:g}" y="{HEIGHT - 58}" font-size="30" fill="{RUBRIC}">{SITE}</text>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'font-family="{FAMILY}"><rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>{table}{text}'
        f"{foot if lines[0].words != SITE else ''}</svg>"
    )


def _table(shapes: Iterable[Shape]) -> str:
    cards = "".join(_card(shape) for shape in shapes)
    return (
        f'<rect x="{_TABLE_X}" y="{_TABLE_Y}" width="{_TABLE_WIDTH:g}" height="{_TABLE_HEIGHT:g}" rx="14" '
        f'fill="{BAIZE}"/><g transform="translate({_TABLE_X} {_TABLE_Y}) scale({_SCALE})">{cards}</g>'
    )


def _card(shape: Shape) -> str:
    looks = {
        "up": f'fill="{CARD}" stroke="{EDGE}"',
        "base": f'fill="{CARD}" stroke="{GOLD}"',
        "down": f'fill="{BACK}" stroke="{CARD}"',
        "base-place": f'fill="none" stroke="{GOLD}" stroke-dasharray="1.2 0.9"',
        "empty": 'fill="none" stroke="#9db8aa" stroke-dasharray="1.2 0.9"',
    }[shape.looks]
    return (
        f'<rect x="{round(shape.x, 2):g}" y="{round(shape.y, 2):g}" width="{CARD_WIDTH:g}" '
        f'height="{CARD_HEIGHT:g}" rx="0.9" stroke-width="0.35" {looks}/>'
    )


def _lines(lines: list[Line], fonts: tuple[Path, ...]) -> Iterable[str]:
    """The lines set one below the other, their middle a little above the picture's."""
    set_lines = [set_line for line in lines for set_line in _broken(line, fonts)]
    height = sum(line.size * 1.12 + line.above for line in set_lines)
    y = (HEIGHT - height) / 2 - 20
    for line in set_lines:
        y += line.above + line.size * 1.12
        yield (
            f'<text x="{_TEXT_X:g}" y="{y:.1f}" font-size="{line.size:g}" fill="{line.colour}">'
            f"{html.escape(line.words)}</text>"
        )


def _broken(line: Line, fonts: tuple[Path, ...]) -> Iterable[Line]:
    """The line, broken between words and made smaller until it is as wide as its column."""
    widest = max(_width(word, fonts) for word in line.words.split(" "))
    size = min(line.size, int(_TEXT_WIDTH / widest))
    row: list[str] = []
    above = line.above
    for word in line.words.split(" "):
        if row and _width(" ".join([*row, word]), fonts) * size > _TEXT_WIDTH:
            yield Line(" ".join(row), size, line.colour, above)
            row, above = [], 0
        row.append(word)
    yield Line(" ".join(row), size, line.colour, above)


def _width(words: str, fonts: tuple[Path, ...]) -> float:
    """The width of a text of size 1; kerning, which makes it narrower, is left out."""
    advances = _advances(fonts)
    return sum(advances.get(char, 1.0) for char in words.replace(NO_BREAK, " "))


@cache
def _advances(fonts: tuple[Path, ...]) -> dict[str, float]:
    found: dict[str, float] = {}
    for file in fonts:
        font = TTFont(file)
        for code, glyph in font.getBestCmap().items():
            found[chr(code)] = font["hmtx"][glyph][0] / font["head"].unitsPerEm
    return found
