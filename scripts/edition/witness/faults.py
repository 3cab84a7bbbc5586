"""A fault in a source: where it is, its number and what the editor has to do."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, order=True)
class Fault:
    """One fault, as `python -m edition check` prints it.

    The numbers (`E-101` …) are documented in docs/contributing/sources.md; `message` is a Russian
    sentence that ends with what to do. `line` counts from 1; a file that is missing has line 1.
    """

    file: Path
    line: int
    number: str
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.number} {self.message}"


class EditionError(Exception):
    """The edition can't be read at all. Carries the one `Fault` that stopped the reading."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault
