"""A recorded game of the second Пленники: it solves the demonstration deal under the default readings."""

from __future__ import annotations

from typing import Final

DEAL: Final = 0
LINE: Final = ""
