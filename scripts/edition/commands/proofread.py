"""`python -m edition proofread SIGLUM`: places where the text may be misread, as a list to go through."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

from edition.proofread import DETECTORS, Proposal, RunningText, of_raw, of_witness, review
from edition.witness import DEFAULT_SOURCES, EditionError, UnknownWitnessError, load

CONFIDENCE = {"high": "высокая", "medium": "средняя", "low": "низкая"}
COLUMNS = ("строка", "до", "стоит", "после", "предложение", "чем найдено", "уверенность", "причина")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments on `parser`."""
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument(
        "siglum", metavar="СИГЛ", nargs="?", help="источник: читается исправленный текст издания"
    )
    what.add_argument("--raw", metavar="ФАЙЛ", type=Path, help="файл, у которого издания ещё нет")
    parser.add_argument("--sources", type=Path, default=DEFAULT_SOURCES, help="папка источников")
    parser.add_argument("--format", choices=("text", "tsv"), default="text", help="вид списка")


def run(arguments: argparse.Namespace) -> int:
    """Print the proposals; nothing is changed. Returns 0, or 2 if there is nothing to read."""
    try:
        text = _text(arguments)
    except (UnknownWitnessError, EditionError) as error:
        print(error, file=sys.stderr)
        return 2
    except OSError:
        print(f"{arguments.raw}: файла нет или он не читается.", file=sys.stderr)
        return 2
    except UnicodeDecodeError as error:
        print(f"{arguments.raw}: это не UTF-8 (байт {error.start}). Перекодируйте файл.", file=sys.stderr)
        return 2
    proposals = review(text)
    if arguments.format == "tsv":
        sys.stdout.write(as_tsv(proposals))
    else:
        sys.stdout.write(as_text(proposals))
    return 0


def _text(arguments: argparse.Namespace) -> RunningText:
    if arguments.raw:
        return of_raw(arguments.raw.read_bytes().decode("utf-8-sig"))
    return of_witness(load(arguments.siglum, arguments.sources))


def as_tsv(proposals: Iterable[Proposal]) -> str:
    """A table for a spreadsheet, with a heading."""
    rows = [
        (
            str(one.line),
            one.before,
            one.found,
            one.after,
            one.proposed,
            DETECTORS[one.detector],
            CONFIDENCE[one.confidence],
            one.reason,
        )
        for one in proposals
    ]
    return "".join("\t".join(row) + "\n" for row in (COLUMNS, *rows))


def as_text(proposals: Iterable[Proposal]) -> str:
    """Two lines for each place: the words in their line, the proposal with its reason."""
    listed = list(proposals)
    lines = [
        f"строка {one.line}: {one.before}>{one.found}<{one.after}\n"
        f"    {one.found} → {one.proposed or '(убрать)'} · {DETECTORS[one.detector]}, "
        f"уверенность {CONFIDENCE[one.confidence]}: {one.reason}\n"
        for one in listed
    ]
    total = f"Мест для проверки: {len(listed)}. Ничего не изменено.\n" if listed else "Сомнений нет.\n"
    return "".join([*lines, total])
