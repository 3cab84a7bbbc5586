"""The files of a run: a JSONL for each chunk, written whole or not at all, and the record of the run.

A run's folder is named by all that its rows depend on, so rows of different rules or budgets never mix:
``<out>/<game>/<readings or main>/<budget>-<rules>-<solver>/``. In it each ``<first>-<last>.jsonl`` begins
with a line about the chunk, then has a line a deal; ``run.json`` is the record.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rasklad import game

from winnability.chunk import Question, Row, Solved
from winnability.errors import OddsError
from winnability.versions import Version

if TYPE_CHECKING:
    from collections.abc import Iterable

FORMAT: Final = "rasklad-odds-chunk/1"
RECORD: Final = "run.json"
MAIN: Final = "main"
#: The end of a file's name as long as it isn't whole.
PARTIAL: Final = ".partial"

_COLUMNS: Final = {field.name for field in fields(Row)}
_VERDICTS: Final = ("solved", "unsolvable", "unknown")


def readings_name(question: Question) -> str:
    """How files call a choice of readings: by those that are not the adopted ones, or «main»."""
    adopted = game(question.game).choose()
    return (
        ",".join(f"{name}={value}" for name, value in question.choice if (name, value) not in adopted) or MAIN
    )


@dataclass(frozen=True)
class Store:
    """The folder of one run, for one version of rules and solver."""

    folder: Path
    question: Question
    version: Version

    @classmethod
    def under(cls, out: Path, question: Question, version: Version) -> Store:
        """The store of this question in the folder of all runs."""
        name = f"{question.budget}-{version.rules}-{version.solver}"
        return cls(out / question.game / readings_name(question) / name, question, version)

    def keep(self, solved: Solved) -> None:
        """Write a chunk: a kill at any moment leaves it whole or absent.

        Raises:
            OddsError: the chunk was solved by other rules or another solver, or it can't be written.
        """
        if solved.version != self.version:
            raise OddsError(
                f"расклады {solved.first}–{solved.last} решены другой версией правил или решателя: обновите "
                "проект на всех машинах и запустите ту же команду; сделанное сохранено"
            )
        head = self._head() | {
            "first": solved.first,
            "last": solved.last,
            "seconds": round(solved.seconds, 3),
        }
        lines = [head, *(asdict(row) for row in solved.rows)]
        text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
        write_whole(self.folder / f"{solved.first}-{solved.last}.jsonl", text)

    def chunks(self) -> tuple[Solved, ...]:
        """Read every chunk there is, in the order of the deals.

        Raises:
            OddsError: a file is damaged, or two tell of one deal differently; the message names the file.
        """
        files = self.folder.glob("*.jsonl") if self.folder.is_dir() else ()
        return tuple(sorted((self._read(file) for file in files), key=lambda chunk: chunk.first))

    def rows(self) -> dict[int, Row]:
        """Every row there is, by deal, in the order of the deals; OddsError as `chunks`."""
        found: dict[int, Row] = {}
        for chunk in self.chunks():
            for row in chunk.rows:
                if found.setdefault(row.deal, row) != row:
                    raise OddsError(
                        f"{self.folder}: о раскладе {row.deal} два файла говорят разное; удалите оба "
                        "и запустите ту же команду"
                    )
        return dict(sorted(found.items()))

    def _head(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.question.game,
            "readings": dict(self.question.choice),
            "budget": self.question.budget,
            **asdict(self.version),
        }

    def _read(self, file: Path) -> Solved:
        try:
            head, *rows = [_object(line) for line in file.read_text("utf-8").splitlines()]
            first, last, seconds = head.pop("first"), head.pop("last"), head.pop("seconds")
            if head != self._head() or file.name != f"{first}-{last}.jsonl":
                raise ValueError("не тот первый ряд")  # noqa: TRY301  (one message for all damages)
            read = tuple(_row(row) for row in rows)
            if [row.deal for row in read] != list(range(first, last + 1)):
                raise ValueError("не те расклады")  # noqa: TRY301
            return Solved(first, last, self.version, read, float(seconds))
        except (ValueError, KeyError, TypeError, OSError) as fault:
            raise OddsError(
                f"{file}: файл повреждён ({fault}); удалите его и запустите ту же команду: будет решено "
                "только то, что в нём было"
            ) from fault


def write_whole(file: Path, text: str) -> None:
    """Write a file under another name and rename it, so that nobody ever sees a part of it.

    Raises:
        OddsError: the folder or the file can't be written.
    """
    partial = file.with_name(f"{file.name}.{os.getpid()}{PARTIAL}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with partial.open("w", encoding="utf-8", newline="\n") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        partial.replace(file)
    except OSError as fault:
        raise OddsError(
            f"{file}: не удалось записать ({fault.strerror}); сделанное прежде сохранено"
        ) from fault


def missing(done: Iterable[int], first: int, last: int, size: int) -> list[tuple[int, int]]:
    """The chunks, at most `size` deals each, that the deals from `first` to `last` still want."""
    there = set(done)
    chunks: list[tuple[int, int]] = []
    for number in range(first, last + 1):
        if number in there:
            continue
        begun, ended = chunks[-1] if chunks else (0, -1)
        if ended == number - 1 and number - begun < size:
            chunks[-1] = (begun, number)
        else:
            chunks.append((number, number))
    return chunks


def _object(line: str) -> dict[str, Any]:
    data = json.loads(line)
    if not isinstance(data, dict):
        raise TypeError("строка — не объект JSON")
    return data


def _row(data: dict[str, Any]) -> Row:
    row = Row(**data)
    if row.verdict not in _VERDICTS or any(
        not isinstance(getattr(row, name), int) for name in _COLUMNS - {"verdict", "by"}
    ):
        raise ValueError(f"расклад {row.deal}: {row.verdict}")
    return row
