"""Write what programs read about the pages of a built site: ``python scripts/metadata.py --site FOLDER``.

A step of scripts/build.py, over the HTML that mkdocs has written. The site's own address comes from SITE_URL,
the editions from EDITION_SOURCES, as in every step. With ``--exports`` the exports, which metadata names with
their checksums, are written first: both read the same editions and games, and to start twice took longer than
to write.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from building.metadata.head import HeadError
from building.metadata.site_address import SiteAddressError, site_address
from building.metadata.writing import write_metadata
from edition.commands import export
from edition.witness import DEFAULT_SOURCES

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    """Write them; 1 when the site can't carry them, SITE_URL is no address or data of ours can't be read."""
    parser = argparse.ArgumentParser(description="Write the metadata of a built site.")
    parser.add_argument("--site", type=Path, required=True)
    parser.add_argument("--exports", action="store_true", help="write the exports first, into FOLDER/data")
    arguments = parser.parse_args()
    if arguments.exports:
        everything = argparse.Namespace(sigla=[], sources=DEFAULT_SOURCES, out=arguments.site / "data")
        if fault := export.run(everything):
            return fault
    try:
        write_metadata(arguments.site.resolve(), site_address(os.environ.get("SITE_URL", "")), ROOT)
    except (HeadError, SiteAddressError) as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
