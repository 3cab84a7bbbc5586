"""`python -m edition lint [SIGLUM …] [--fix]`: remarks about the texts and the glossary, one a line."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path

from edition.commands.check import shown
from edition.glossary import GlossaryError
from edition.lint import TITLES, lint
from edition.lint.fixing import fix
from edition.lint.glossary import GLOSSARY_TITLES, lint_glossary
from edition.witness import DEFAULT_SOURCES, EditionError, UnknownWitnessError, sigla


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments on `parser`."""
    parser.add_argument("sigla", metavar="СИГЛ", nargs="*", help="какие источники; без имён — все и словарь")
    parser.add_argument("--sources", type=Path, default=DEFAULT_SOURCES, help="папка источников")
    parser.add_argument("--fix", action="store_true", help="исправить то, что исправляется без потерь")
    parser.add_argument("--list", action="store_true", help="перечислить номера замечаний и выйти")


def run(arguments: argparse.Namespace) -> int:
    """Print the remarks. Returns 0 if there are none, 1 if there are, 2 if there is nothing to read."""
    if arguments.list:
        print(*(f"{number} {title}" for number, title in (TITLES | GLOSSARY_TITLES).items()), sep="\n")
        return 0
    names = arguments.sigla or sigla(arguments.sources)
    if not names:
        print(f"В папке {arguments.sources} нет ни одного источника.", file=sys.stderr)
        return 2
    # Which words the glossary explains hangs on all texts of the archive, and on no others.
    whole = not arguments.sigla and arguments.sources == DEFAULT_SOURCES
    try:
        return max([*(_one(name, arguments) for name in names), *([_glossary()] if whole else [])])
    except UnknownWitnessError as error:
        print(error, file=sys.stderr)
        return 2


def _one(name: str, arguments: argparse.Namespace) -> int:
    try:
        if arguments.fix:
            for remark in fix(name, arguments.sources):
                new = remark.mend.new if remark.mend else ""
                print(f"{name}: исправлено {remark.number}: «{remark.found}» → «{new}»")
        remarks = lint(name, arguments.sources)
    except EditionError as error:
        print(replace(error.fault, file=shown(error.fault.file)))
        return 1
    for fault, _ in remarks:
        print(replace(fault, file=shown(fault.file)))
    if not remarks:
        print(f"{name}: замечаний нет")
    return 1 if remarks else 0


def _glossary() -> int:
    try:
        remarks = lint_glossary()
    except GlossaryError as error:
        print(error)
        return 1
    except EditionError:
        return 1  # told already, with the edition's own remarks
    for fault in remarks:
        print(replace(fault, file=shown(fault.file)))
    if not remarks:
        print("словарь: замечаний нет")
    return 1 if remarks else 0
