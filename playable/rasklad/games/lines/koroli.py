"""The recorded game of the demonstration, move by move."""

from __future__ import annotations

from typing import Final

LINE: Final = ""
