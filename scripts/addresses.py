"""Keep the site's addresses: ``python scripts/addresses.py [--check] [--site site]``.

Without --check the addresses of the built site are added to docs/addresses.txt; none is ever taken out.
With it nothing is written: the end is 1 when a published address leads nowhere, or a redirect does.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from building.addresses import addresses, anchors, lost, published, record
from building.redirects import RedirectError, check_redirects, read_redirects

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs"


def main() -> int:
    """Record or check."""
    parser = argparse.ArgumentParser(description="Record or check the site's addresses.")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--site", type=Path, default=ROOT / "site")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="of addresses.txt and redirects.toml")
    arguments = parser.parse_args()
    if not (arguments.site / "index.html").is_file():
        print(f"{arguments.site} holds no site: run `make site` first.", file=sys.stderr)
        return 1
    file = arguments.folder / "addresses.txt"
    if not arguments.check:
        new = record(file, arguments.site)
        print(f"{file}: {len(published(file))} addresses, {len(new)} of them new.")
        return 0
    present = anchors(arguments.site) | addresses(arguments.site)
    try:
        redirects = read_redirects(arguments.folder / "redirects.toml")
        check_redirects(redirects, present)
    except RedirectError as fault:
        print(fault, file=sys.stderr)
        return 1
    gone = lost(published(file), present, redirects)
    for address in gone:
        print(f"{address} was published and leads nowhere: redirect it in {arguments.folder}/redirects.toml.")
    return 1 if gone else 0


if __name__ == "__main__":
    sys.exit(main())
