"""Compare the site of mkdocs with Zensical's: ``python scripts/second_builder.py [first second]``.

Both are finished sites, built by scripts/build.py (`make second-builder` does it all). The report is printed
and written to build/second-builder.md. The command ends with 0 when nothing differs but what
scripts/comparing/known.toml knows.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from comparing.differences import KnownDifferencesError, compare, known_differences
from comparing.report import report

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    """Compare; 1 when something unexpected differs, 2 when there is nothing to compare."""
    parser = argparse.ArgumentParser(description="Compare two builds of the site.")
    parser.add_argument("first", type=Path, nargs="?", default=ROOT / "site")
    parser.add_argument("second", type=Path, nargs="?", default=ROOT / "build/zensical/site")
    parser.add_argument("--known", type=Path, default=ROOT / "scripts/comparing/known.toml")
    parser.add_argument("--report", type=Path, default=ROOT / "build/second-builder.md")
    arguments = parser.parse_args()
    for site in (arguments.first, arguments.second):
        if not (site / "index.html").is_file():
            print(f"{site} holds no site: run `make second-builder`, which builds both.", file=sys.stderr)
            return 2
    try:
        comparison = compare(arguments.first, arguments.second, known_differences(arguments.known))
    except KnownDifferencesError as fault:
        print(fault, file=sys.stderr)
        return 2
    text = report(comparison, "mkdocs", "Zensical")
    arguments.report.parent.mkdir(parents=True, exist_ok=True)
    arguments.report.write_text(text, "utf-8")
    print(text, end="")
    return 0 if comparison.passed else 1


if __name__ == "__main__":
    sys.exit(main())
