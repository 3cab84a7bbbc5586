"""`python -m edition check [SIGLUM …]`: every fault of the sources, one a line."""

import argparse
import os
import sys
from dataclasses import replace
from pathlib import Path

from edition.checks import check
from edition.checks.register import enter
from edition.witness import DEFAULT_SOURCES, EditionError, UnknownWitnessError, sigla

TEI_ALL_VARIABLE = "TEI_ALL_RNG"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments on `parser`."""
    parser.add_argument("sigla", metavar="СИГЛ", nargs="*", help="какие источники; без имён — все")
    parser.add_argument("--sources", type=Path, default=DEFAULT_SOURCES, help="папка источников")
    parser.add_argument(
        "--enter", action="store_true", help="вписать новые пункты в clauses.txt: их обозначения постоянны"
    )
    parser.add_argument(
        "--tei-all",
        type=Path,
        default=os.environ.get(TEI_ALL_VARIABLE),
        help=f"схема всего TEI (RELAX NG): проверить и по ней; по умолчанию из ${TEI_ALL_VARIABLE}",
    )


def _entered(name: str, sources: Path) -> None:
    for line in enter(name, sources):
        print(f"{name}: вписано {line}")


def run(arguments: argparse.Namespace) -> int:
    """Print the faults. Returns 0 if there are none, 1 if there are, 2 if there is nothing to check."""
    if arguments.tei_all and not arguments.tei_all.is_file():
        print(f"Нет схемы {arguments.tei_all}.", file=sys.stderr)
        return 2
    names = arguments.sigla or sigla(arguments.sources)
    if not names:
        print(f"В папке {arguments.sources} нет ни одного источника.", file=sys.stderr)
        return 2
    code = 0
    for name in names:
        try:
            if arguments.enter:
                _entered(name, arguments.sources)
            faults = check(name, arguments.sources, tei_all=arguments.tei_all)
        except UnknownWitnessError as error:
            print(error, file=sys.stderr)
            return 2
        except EditionError as error:
            faults = [error.fault]
        for fault in faults:
            print(replace(fault, file=shown(fault.file)))
        if faults:
            code = 1
        else:
            print(f"{name}: ошибок нет")
    return code


def shown(file: Path) -> Path:
    """The file as one would type it here."""
    try:
        return file.resolve().relative_to(Path.cwd())
    except ValueError:
        return file
