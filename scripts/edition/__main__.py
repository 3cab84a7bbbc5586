"""`python -m edition`: the text library's command line. Each subcommand is a module of `commands`."""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence

COMMANDS = {
    "raw": "печатает источник, как он получен, восстановив его из одного edition.xml",
    "check": "проверяет издания: XML, схему, ссылки, исправления, исходный файл",
    "lint": "замечания о тексте: буквы, знаки, пункты, сомнительные чтения",
    "proofread": "предлагает корректору места, где текст, возможно, прочитан неверно",
    "modernise": "переводит текст со стандартного ввода в новую орфографию",
    "coverage": "какие пункты исполняет движок и какими правилами; осиротевших быть не должно",
    "positions": "ищет позиции, где пункт работает и где запрещает, и записывает их",
    "export": "выгружает тексты файлами: TEI, простой текст, таблица по словам, пункты в JSON",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the subcommand that `argv` names; its exit code is returned."""
    given = list(sys.argv[1:] if argv is None else argv)
    parser = argparse.ArgumentParser(prog="python -m edition", description="Тексты архива.")
    subparsers = parser.add_subparsers(title="команды", metavar="КОМАНДА", required=True)
    for name, help_line in COMMANDS.items():
        subparser = subparsers.add_parser(name, help=help_line, description=help_line)
        if given[:1] == [name]:
            # only the command that is asked for is imported: `raw` shouldn't wait for a dictionary
            module = importlib.import_module(f"edition.commands.{name}")
            module.add_arguments(subparser)
            subparser.set_defaults(run=module.run)
    arguments = parser.parse_args(given)
    try:
        code: int = arguments.run(arguments)
    except BrokenPipeError:
        # the reader (`| head`) has had enough; a second failure while Python closes stdout is silenced
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code


if __name__ == "__main__":
    sys.exit(main())
