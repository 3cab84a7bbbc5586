"""The words of a PDF that Chromium made, page by page: enough of the format to see what is on the sheet.

Chromium (Skia) writes plain objects, Flate streams, and for each font a map from glyphs to characters. No
package is needed for that, and no program that a reader's machine may lack.
"""

from __future__ import annotations

import re
import zlib
from dataclasses import dataclass

OBJECT = re.compile(rb"(?:^|\n)(\d+) 0 obj\s*(.*?)\s*endobj", re.DOTALL)
STREAM = re.compile(rb"stream\r?\n(.*?)\r?\nendstream", re.DOTALL)
FONT = re.compile(rb"/(F\d+) (\d+) 0 R")
OPERATOR = re.compile(rb"/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>|(T[mdD*]|ET)\b")


@dataclass(frozen=True)
class Pdf:
    """A PDF file as its numbered objects."""

    objects: dict[int, bytes]

    @classmethod
    def read(cls, data: bytes) -> Pdf:
        """Find the objects of a file."""
        return cls({int(number): body for number, body in OBJECT.findall(data)})

    def pages(self) -> list[str]:
        """The text of each page, glyph runs joined as they come, without spaces between words."""
        found = [body for _, body in sorted(self.objects.items()) if re.search(rb"/Type /Page\b", body)]
        return [self._page(body) for body in found]

    def _page(self, body: bytes) -> str:
        fonts = {
            name.decode(): self._characters(int(number))
            for name, number in FONT.findall(self._resources(body))
        }
        contents = re.search(rb"/Contents (\d+) 0 R", body)
        assert contents, "a page without contents"
        text, font = "", dict[int, str]()
        for name, glyphs, _ in OPERATOR.findall(self._stream(int(contents[1]))):
            if name:
                font = fonts.get(name.decode(), {})
            elif glyphs:
                codes = (int(glyphs[at : at + 4], 16) for at in range(0, len(glyphs), 4))
                text += "".join(font.get(code, "") for code in codes)
        return text

    def _resources(self, body: bytes) -> bytes:
        linked = re.search(rb"/Resources (\d+) 0 R", body)
        return self.objects[int(linked[1])] if linked else body

    def _stream(self, number: int) -> bytes:
        found = STREAM.search(self.objects[number])
        assert found, f"object {number} has no stream"
        return zlib.decompress(found[1]) if b"/FlateDecode" in self.objects[number] else found[1]

    def _characters(self, number: int) -> dict[int, str]:
        """Glyph → characters of a font, from its /ToUnicode map."""
        link = re.search(rb"/ToUnicode (\d+) 0 R", self.objects[number])
        if link is None:
            return {}
        source = self._stream(int(link[1]))
        characters: dict[int, str] = {}
        for block in re.findall(rb"beginbfchar(.*?)endbfchar", source, re.DOTALL):
            for glyph, codes in re.findall(rb"<([0-9A-Fa-f]+)> <([0-9A-Fa-f]+)>", block):
                characters[int(glyph, 16)] = bytes.fromhex(codes.decode()).decode("utf-16-be")
        for block in re.findall(rb"beginbfrange(.*?)endbfrange", source, re.DOTALL):
            for first, last, codes in re.findall(rb"<(\w+)> <(\w+)> <(\w+)>", block):
                start = int(codes, 16)
                for step in range(int(last, 16) - int(first, 16) + 1):
                    characters[int(first, 16) + step] = chr(start + step)
        return characters
