"""The site's fonts, cut down to the characters that its pages can show.

The theme holds the packages' own files; the built site gets subsets of them, within the weights that the
styles use. Their licence reserves the fonts' names for the whole fonts (SIL OFL 1.1, clause 3): a subset is
named anew inside the file; the styles' names for them are the style sheet's own matter.
"""

from __future__ import annotations

import hashlib
import html
import re
from io import BytesIO
from pathlib import Path
from typing import Final

import fontTools
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import AxisLimits, instantiateVariableFont

#: What readers may type or call up, whatever the pages hold: both alphabets, figures, punctuation.
ALWAYS: Final = frozenset(
    [chr(code) for code in range(0x20, 0x7F)]
    + [chr(code) for code in range(0x410, 0x450)]
    + list("ЁёІіѢѣѲѳѴѵ\N{COMBINING ACUTE ACCENT}\N{NO-BREAK SPACE}«»„“”‘’—–…№§×·")
)
#: The weights that the style sheets ask for: text and emphasis.
WEIGHTS: Final = (400, 700)
#: Name records that show a font's name to people: family, full name, PostScript name, the typographic family.
_SHOWN_NAMES: Final = (1, 4, 6, 16, 25)


def write_subsets(site: Path, made: Path) -> None:
    """Replace the fonts of a built site by their subsets.

    `made` is a folder in which subsets are kept: cutting one takes longer than twenty pages do, and most
    builds want the same characters as the last.
    """
    wanted = ALWAYS | shown(site)
    made.mkdir(parents=True, exist_ok=True)
    for path in sorted((site / "assets/site/fonts").glob("*.woff2")):
        whole, name = path.read_bytes(), f"Rasklad {path.stem.split('-')[0].capitalize()}"
        asked = repr((hashlib.sha256(whole).hexdigest(), sorted(wanted), name, WEIGHTS, fontTools.version))
        kept = made / f"{hashlib.sha256(asked.encode()).hexdigest()}.woff2"
        if not kept.exists():
            unfinished = kept.with_suffix(".unfinished")
            unfinished.write_bytes(subset(whole, wanted, name))
            unfinished.rename(kept)
        path.write_bytes(kept.read_bytes())


def shown(site: Path) -> frozenset[str]:
    """Return the characters of all built pages."""
    found: set[str] = set()
    for page in site.rglob("*.html"):
        found.update(html.unescape(page.read_text("utf-8")))
    return frozenset(char for char in found if char.isprintable())


def subset(font: bytes, characters: frozenset[str], name: str) -> bytes:
    """Return a WOFF2 font with these of its characters alone, under another name.

    The same input gives the same bytes: the file keeps its own date.
    """
    cut = TTFont(BytesIO(font), recalcTimestamp=False)
    options = Options(layout_features=["*"], flavor="woff2", notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(sorted(characters)))
    subsetter.subset(cut)
    if "fvar" in cut:
        instantiateVariableFont(cut, AxisLimits(wght=WEIGHTS), inplace=True)
    for record in cut["name"].names:
        if record.nameID in _SHOWN_NAMES:
            record.string = re.sub(r"\s", "", name) if record.nameID in (6, 25) else name
    cut.flavor = "woff2"
    out = BytesIO()
    cut.save(out)
    return out.getvalue()
