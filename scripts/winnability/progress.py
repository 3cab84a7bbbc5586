"""A line on stderr that tells how far a run is and how long it will still take."""

from __future__ import annotations

import sys
import time
from typing import Final, TextIO

WIDTH: Final = 30
#: Where nobody watches (a file, a log), a line so many seconds.
QUIET: Final = 30.0


class Progress:
    """How many of `total` deals are done, of which `already` before this run began."""

    def __init__(self, total: int, already: int, out: TextIO | None = None) -> None:
        self._total, self._already, self._done = total, already, already
        self._out = out or sys.stderr
        self._watched = self._out.isatty()
        self._began = self._told = time.monotonic()
        self._show(end=already == total)

    def add(self, deals: int) -> None:
        """Tell that so many more are done."""
        self._done += deals
        end = self._done == self._total
        if self._watched or end or time.monotonic() - self._told >= QUIET:
            self._told = time.monotonic()
            self._show(end=end)

    def _show(self, *, end: bool) -> None:
        filled = WIDTH * self._done // self._total
        bar = "█" * filled + "░" * (WIDTH - filled)
        line = f"{bar} {self._done} из {self._total}{self._left()}"
        start, stop = ("\r\x1b[2K", "\n" if end else "") if self._watched else ("", "\n")
        self._out.write(f"{start}{line}{stop}")
        self._out.flush()

    def _left(self) -> str:
        took, made = time.monotonic() - self._began, self._done - self._already
        if self._done == self._total:
            return f", {spoken(took)}" if made else ", всё уже решено"
        return f", осталось {spoken(took / made * (self._total - self._done))}" if made else ""


def spoken(seconds: float) -> str:
    """A time as it is said: «40 с», «3 мин 20 с», «2 ч 5 мин»."""
    whole = round(seconds)
    hours, minutes = whole // 3600, whole // 60 % 60
    if hours:
        return f"{hours} ч {minutes} мин"
    return f"{minutes} мин {whole % 60} с" if minutes else f"{whole} с"
