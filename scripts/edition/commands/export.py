"""`python -m edition export [SIGLUM …] --out DIR`: the texts as files for others to work with."""

import argparse
import sys
from pathlib import Path

import rasklad
from winnability.errors import OddsError

from edition.exports import export_all, game_files, source_files
from edition.exports.files import Files
from edition.glossary import GlossaryError
from edition.witness import DEFAULT_SOURCES, EditionError, UnknownWitnessError, load


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments on `parser`."""
    parser.add_argument(
        "sigla", metavar="СИГЛ", nargs="*", help="какие источники; без имён — все, с архивом и суммами"
    )
    parser.add_argument("--out", type=Path, required=True, metavar="ПАПКА", help="куда писать")
    parser.add_argument("--sources", type=Path, default=DEFAULT_SOURCES, help="папка источников")


def run(arguments: argparse.Namespace) -> int:
    """Write the files. Returns 1 if some data of ours can't be read, 2 if there is no such source."""
    try:
        files = _files(arguments.sigla, arguments.sources)
    except UnknownWitnessError as error:
        print(error, file=sys.stderr)
        return 2
    except (EditionError, OddsError, GlossaryError) as error:
        print(error, file=sys.stderr)
        return 1
    for path, data in files.items():
        file = arguments.out / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    print(f"{arguments.out}: файлов — {len(files)}")
    return 0


def _files(names: list[str], sources: Path) -> Files:
    if not names:
        return export_all(sources)
    files: Files = {}
    for siglum in names:
        witness = load(siglum, sources)
        if witness.header.withdrawn:
            print(f"{siglum}: текст снят, выгружаются только обозначения пунктов его игр", file=sys.stderr)
        files |= source_files(witness, sources)
        for game in map(rasklad.game, rasklad.games()):
            if game.witness == siglum:
                files |= game_files(game, witness, sources)
    return files
