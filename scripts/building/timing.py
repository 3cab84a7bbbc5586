"""How long each part of a build took, told as it goes and kept for whoever measures."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Spent:
    """Seconds by the clock, and seconds of the processor, those of ended child processes included."""

    clock: float
    processor: float


class Timings:
    """The parts of one build and what they took, in the order in which they ended."""

    def __init__(self) -> None:
        self.spent: dict[str, Spent] = {}

    @contextmanager
    def part(self, name: str) -> Iterator[None]:
        """Time the block under this name; a block that raises isn't counted."""
        clock, processor = time.monotonic(), _processor()
        yield
        spent = Spent(time.monotonic() - clock, _processor() - processor)
        self.spent[name] = spent
        print(f"{name}: {spent.clock:.1f} s", flush=True)

    def write(self, file: Path) -> None:
        """Write them as JSON: name → [seconds by the clock, of the processor]."""
        told = {name: [spent.clock, spent.processor] for name, spent in self.spent.items()}
        file.write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", "utf-8")


def _processor() -> float:
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system
