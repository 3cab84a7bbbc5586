"""`python -m edition modernise`: text in the old orthography from standard input, modernised."""

from __future__ import annotations

import argparse
import sys

from edition.orthography import ExplainedWord, explain_text, modernise_text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options on `parser`."""
    parser.add_argument(
        "--explain",
        action="store_true",
        help="по слову в строке: старое, новое, шаги с правилами, пометы (через табуляцию)",
    )
    parser.add_argument("--yo", action="store_true", help="показать «ё» везде, где она несомненна")


def run(arguments: argparse.Namespace) -> int:
    """Modernise standard input onto standard output; 2 if the input isn't UTF-8.

    Bytes in, bytes out: line ends and a missing last line end stay as they are.
    """
    received = sys.stdin.buffer.read()
    try:
        text = received.decode("utf-8")
    except UnicodeDecodeError as error:
        line = received.count(b"\n", 0, error.start) + 1
        print(f"Строка {line}: это не UTF-8. Перекодируйте текст и повторите.", file=sys.stderr)
        return 2
    if arguments.explain:
        result = "".join(explained_line(word) for word in explain_text(text, yo=arguments.yo))
    else:
        result = modernise_text(text, yo=arguments.yo)
    sys.stdout.buffer.write(result.encode("utf-8"))
    sys.stdout.buffer.flush()
    return 0


def explained_line(word: ExplainedWord) -> str:
    """«внѣшнія⇥внешние⇥YAT:внѣшнія→внешнія I:… PL-IYA:…⇥flags»; an unchanged word has no steps."""
    modern, steps, flags = word.modernised
    chain = " ".join(f"{step.rule}:{step.before}→{step.after}" for step in steps)
    return f"{word.old}\t{modern}\t{chain}\t{' '.join(flags)}\n"
