"""The methods that `dataclasses` writes for its classes, compiled with the archives; runs inside Pyodide.

Each `@dataclass` writes the source of its methods and hands it to `exec`, whose compiling takes two thirds of
the engine's import in a browser. What it handed over while the engine was imported here is kept as code, by
its source; the worker (`archives.py`) looks there first. A source that isn't there is compiled as ever: a
file that is stale or missing costs time and changes nothing.
"""

from __future__ import annotations

import builtins
import dataclasses
import marshal
import zipfile
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from types import CodeType

NAME = "dataclass_code.marshal"
EPOCH = (1980, 1, 1, 0, 0, 0)


@contextmanager
def recorded() -> Iterator[dict[str, CodeType]]:
    """Note what `dataclasses` compiles while the block runs: the code by its source."""
    compiled: dict[str, CodeType] = {}

    def execute(source: str, namespace: dict[str, Any], names: dict[str, Any]) -> None:
        compiled[source] = compile(source, "<dataclass>", "exec")
        builtins.exec(compiled[source], namespace, names)  # noqa: S102 (as `dataclasses` does)

    vars(dataclasses)["exec"] = execute  # a module's own name goes before the built-in one
    try:
        yield compiled
    finally:
        del vars(dataclasses)["exec"]


def add_to(archive: Path, compiled: dict[str, CodeType]) -> None:
    """Put the code into an archive, as the file that the worker looks for."""
    with zipfile.ZipFile(archive, "a") as packed:
        packed.writestr(zipfile.ZipInfo(NAME, EPOCH), marshal.dumps(compiled))
