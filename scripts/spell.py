"""Check the Russian of the built site: ``python scripts/spell.py`` (`make spell`); 1 if there is a fault.

A word that is right and unknown goes into `scripts/spelling/own_words.tsv`, with its kind and the reason.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

from spelling.check import idle_entries, misspelled, passages, typeset_wrongly, without_yo
from spelling.own_words import WordListError
from spelling.speller import Speller

SITE = Path(__file__).resolve().parent.parent / "site"


def main() -> int:
    """Print what is to be mended, page, word, suggestions, context; 2 when there is nothing to read."""
    parser = argparse.ArgumentParser(description="Правописание и набор на собранном сайте.")
    parser.add_argument("--site", type=Path, default=SITE, help="папка собранного сайта")
    arguments = parser.parse_args()
    if not (arguments.site / "index.html").is_file():
        print(f"в {arguments.site} сайта нет: сначала make site", file=sys.stderr)
        return 2
    try:
        speller = Speller()
    except (WordListError, FileNotFoundError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    read = passages(arguments.site)
    faults = [
        *misspelled(read, speller),
        *without_yo(read),
        *typeset_wrongly(read),
        *idle_entries(read, speller),
    ]
    for fault in faults:
        print(fault)
    languages = Counter(passage.language for passage in read)
    print(f"прочитано отрывков: {languages.total()}, к исправлению: {len(faults)}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
