"""`python -m edition raw SIGLUM`: the source as received, rebuilt from edition.xml alone."""

import argparse
import sys
from pathlib import Path

from edition.witness import DEFAULT_SOURCES, EditionError, UnknownWitnessError, rebuilt_raw


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments on `parser`."""
    parser.add_argument("siglum", metavar="СИГЛ", help="имя папки источника, например cadogan-24")
    parser.add_argument("--sources", type=Path, default=DEFAULT_SOURCES, help="папка источников")


def run(arguments: argparse.Namespace) -> int:
    """Print the raw file, byte for byte. Returns 1 if the edition can't be read, 2 if there is none."""
    try:
        raw = rebuilt_raw(arguments.siglum, arguments.sources)
    except UnknownWitnessError as error:
        print(error, file=sys.stderr)
        return 2
    except EditionError as error:
        print(error, file=sys.stderr)
        return 1
    # bytes, because a text stream would translate line ends and may not be UTF-8
    sys.stdout.buffer.write(raw.encode())
    sys.stdout.flush()
    return 0
