"""Several files written as one: all of them, or none."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from scaffolding.refusal import RefusedError

_PARTIAL = ".partial"


@dataclass
class Plan:
    """What is to be written under ``root``: new files, and files that are there with what they become.

    Paths are relative to ``root``, with slashes.
    """

    root: Path
    new: dict[str, bytes] = field(default_factory=dict)
    changed: dict[str, bytes] = field(default_factory=dict)

    def read(self, path: str) -> str:
        """The text of a file as it will be. Raises RefusedError where there is none."""
        if path in self.changed:
            return self.changed[path].decode("utf-8")
        try:
            return (self.root / path).read_text("utf-8")
        except OSError:
            raise RefusedError(f"Нет файла {path}: запустите команду в папке проекта.") from None

    def add(self, path: str, text: str) -> None:
        """A new file with this text."""
        self.new[path] = text.encode("utf-8")

    def change(self, path: str, text: str) -> None:
        """A file that is there gets this text."""
        self.changed[path] = text.encode("utf-8")

    def told(self, new: str, changed: str) -> Iterator[str]:
        """A line for each file, after what the caller's language calls a new one and a changed one."""
        yield from (f"{new} {path}" for path in self.new)
        yield from (f"{changed} {path}" for path in self.changed)

    def write(self) -> None:
        """Write everything; after a failure each file is as it was before.

        Raises:
            RefusedError: a file that would be new is there already; nothing was written.
            OSError: the disk refused; what was written is taken back.
        """
        taken = [path for path in self.new if (self.root / path).exists()]
        if taken:
            raise RefusedError(f"Уже есть {', '.join(taken)}: ничего не записано.")
        before = {path: (self.root / path).read_bytes() for path in self.changed}
        made: list[Path] = []
        try:
            for path, data in (self.new | self.changed).items():
                made += _folders_for(self.root / path)
                _put(self.root / path, data)
                if path in self.new:
                    made.append(self.root / path)
        except BaseException:
            _take_back(made, {self.root / path: data for path, data in before.items()})
            raise


def _folders_for(file: Path) -> list[Path]:
    """Make the folders that a file needs; return those made, the outermost first."""
    missing = [folder for folder in file.parents if not folder.exists()]
    file.parent.mkdir(parents=True, exist_ok=True)
    return missing[::-1]


def _put(file: Path, data: bytes) -> None:
    """Write beside the file, then rename: a reader never sees half of it."""
    partial = file.with_name(file.name + _PARTIAL)
    try:
        partial.write_bytes(data)
        partial.replace(file)
    finally:
        partial.unlink(missing_ok=True)


def _take_back(made: list[Path], before: Mapping[Path, bytes]) -> None:
    for path in reversed(made):
        if path.is_dir():
            path.rmdir()
        else:
            path.unlink(missing_ok=True)
    for file, data in before.items():
        _put(file, data)
