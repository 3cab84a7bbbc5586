"""The symbols of the deck as pages hold them: each card a few paths, nothing within it drawn by reference.

`playable/board/sprite/cards.svg` is written for people: a card is a sheet with its rank and suit used by
reference. A browser builds a tree of its own for each reference, so a card would be some thirty elements,
styled and laid out for every card on the table before the first paint. Here the references are resolved, and
the shapes of one card that are filled alike become one path.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from fontTools.misc.transform import Identity, Transform
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import parse_path

SPRITE: Final = Path(__file__).resolve().parents[3] / "playable" / "board" / "sprite"

Shape: TypeAlias = list[tuple[str, tuple[tuple[float, float], ...]]]
"""What a pen records: the segments of a path, with absolute points in units of the card (60 × 84)."""

_SVG = "{http://www.w3.org/2000/svg}"
_LETTERS = {"moveTo": "m", "lineTo": "l", "qCurveTo": "q", "curveTo": "c", "closePath": "z"}


class SpriteError(Exception):
    """The deck's file draws a card in a way that can't be resolved; the message names the element."""


@cache
def symbols() -> dict[str, str]:
    """Return the markup of all symbols by id: cards without references, suits, icons.

    The cards stand rank by rank: what the four of a rank have in common then lies near, for the compressor.

    Raises:
        SpriteError: a card is drawn with an element that this module doesn't know.
    """
    found = {
        symbol.attrib["id"]: symbol
        for name in ("cards.svg", "icons.svg")
        for symbol in ET.parse(SPRITE / name).getroot().iter(f"{_SVG}symbol")  # noqa: S314 (our own file)
    }
    cards = sorted((name for name in found if name.startswith("c-")), key=lambda name: name[2:-1])
    others = [name for name in found if not name.startswith(("c-", "r-", "h-"))]
    return {name: _written(found[name]) for name in others} | {
        name: _card(found[name], found) for name in cards
    }


def _card(symbol: ET.Element, found: dict[str, ET.Element]) -> str:
    inside = "".join(_resolved(child, found) for child in symbol)
    return f'<symbol id="{symbol.attrib["id"]}" viewBox="{symbol.attrib["viewBox"]}">{inside}</symbol>'


def _resolved(element: ET.Element, found: dict[str, ET.Element]) -> str:
    """The markup of a card's part: of a group that draws by reference, its paths."""
    if element.tag != f"{_SVG}g":
        return _written(element)
    shapes: dict[str, Shape] = {}
    others = []
    for child in element:
        if child.tag == f"{_SVG}use":
            for opacity, shape in _used(child, found):
                shapes.setdefault(opacity, []).extend(shape)
        else:
            others.append(_resolved(child, found))
    paths = [
        f'<path{f" opacity={chr(34)}{opacity}{chr(34)}" if opacity else ""} d="{path_data(shape)}"/>'
        for opacity, shape in shapes.items()
    ]
    # What is drawn by reference lies upon the rest: the initial of a court upon its figure.
    return _tagged("g", element.attrib, "".join(others + paths))


def _used(use: ET.Element, found: dict[str, ET.Element]) -> Iterator[tuple[str, Shape]]:
    """The paths of a used symbol, each with its opacity, where the reference puts them."""
    symbol = found[use.attrib["href"].removeprefix("#")]
    placed = _placed(use, symbol)
    for path in symbol:
        if path.tag != f"{_SVG}path" or set(path.attrib) - {"d", "opacity"}:
            raise SpriteError(f"{symbol.attrib['id']}: only plain paths can be set into a card: {path.tag}")
        pen = RecordingPen()
        parse_path(path.attrib["d"], TransformPen(pen, placed))
        yield path.attrib.get("opacity", ""), pen.value


def _placed(use: ET.Element, symbol: ET.Element) -> Transform:
    """How a used symbol is moved and scaled: into its box, or by the reference's own transform."""
    if "transform" in use.attrib:
        transform = Identity
        for step in use.attrib["transform"].removesuffix(")").split(") "):
            name, _, numbers = step.partition("(")
            values = [float(number) for number in numbers.split()]
            transform = getattr(transform, name)(*values)
        return transform
    x, y, width, height = (float(use.attrib[name]) for name in ("x", "y", "width", "height"))
    left, top, across, down = (float(number) for number in symbol.attrib["viewBox"].split())
    scale = min(width / across, height / down)
    middle = Identity.translate(x + width / 2, y + height / 2).scale(scale)
    return middle.translate(-left - across / 2, -top - down / 2)


def path_data(shape: Shape) -> str:
    """Write a shape as relative path data, in hundredths of a unit: the same shape elsewhere reads the same.

    The shape's first point alone is told where it lies; what follows goes from the written, rounded point, so
    no error adds up.
    """
    written = []
    at = start = (0, 0)
    for name, points in shape:
        rounded = [(round(x * 100), round(y * 100)) for x, y in points]
        if name not in _LETTERS:
            raise SpriteError(f"a shape of the deck is not closed: {name}")
        letter = _LETTERS[name]
        numbers = [each - here for point in rounded for each, here in zip(point, at, strict=True)]
        if name == "lineTo" and 0 in numbers:
            letter = "v" if numbers[0] == 0 else "h"
            numbers = [sum(numbers)]
        written.append(letter + _joined(numbers))
        if name == "moveTo":
            start = rounded[0]
        at = rounded[-1] if rounded else start
    return "".join(written)


def _joined(numbers: list[int]) -> str:
    """Hundredths as SVG numbers, without a space where a sign or nothing separates them."""
    out = ""
    for number in numbers:
        one = f"{number / 100:.2f}".rstrip("0").rstrip(".")
        if one.lstrip("-").startswith("0."):
            one = one.replace("0.", ".", 1)
        out += one if not out or one.startswith("-") else f" {one}"
    return out


def _written(element: ET.Element) -> str:
    return _tagged(element.tag.removeprefix(_SVG), element.attrib, "".join(map(_written, element)))


def _tagged(name: str, attributes: dict[str, Any], inside: str) -> str:
    start = name + "".join(f' {key}="{value}"' for key, value in attributes.items())
    return f"<{start}>{inside}</{name}>" if inside else f"<{start}/>"
