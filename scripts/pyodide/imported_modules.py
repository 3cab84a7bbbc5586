"""Which modules of the standard library the engine needs: observed while its tests run inside Pyodide.

The list is not `sys.modules`, which holds what pytest needs as well. Who imported what is noted, and the
answer is what can be reached from the engine and from what Pyodide itself had loaded when it was ready.
"""

from __future__ import annotations

import builtins
import sys
from importlib.util import resolve_name
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class ImportRecord:
    """Notes, from its making on, which module imports which."""

    def __init__(self) -> None:
        # What the recording script imports itself is run as __main__.
        self.at_start = frozenset(sys.modules) - {"__main__"}
        self._imports: dict[str, set[str]] = {}
        self._original = builtins.__import__
        builtins.__import__ = self._import

    def _import(
        self,
        name: str,
        globals: Mapping[str, object] | None = None,  # noqa: A002 (the signature of __import__)
        locals: Mapping[str, object] | None = None,  # noqa: A002
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> ModuleType:
        module = self._original(name, globals, locals, fromlist or (), level)
        # `__import__` called by hand, as the search for a codec does, tells no globals.
        told = globals or sys._getframe(1).f_globals  # noqa: SLF001
        package = str(told.get("__package__") or "")
        full = resolve_name("." * level + name, package) if level else name
        wanted = self._imports.setdefault(str(told.get("__name__") or ""), set())
        wanted.add(full)
        wanted.update(f"{full}.{part}" for part in fromlist or () if f"{full}.{part}" in sys.modules)
        return module

    def needed(self, package: str) -> list[str]:
        """Return the modules reached from `package` and from Pyodide, sorted, without its own."""
        own = [name for name in self._imports if name.partition(".")[0] == package]
        reached: set[str] = set()
        waiting = [*own, *self.at_start]
        while waiting:
            name = waiting.pop()
            if name in reached:
                continue
            reached.add(name)
            waiting += self._imports.get(name, ())
            if "." in name:
                waiting.append(name.rpartition(".")[0])
        return sorted(
            name for name in reached if name.partition(".")[0] not in {package, "imported_modules", ""}
        )
