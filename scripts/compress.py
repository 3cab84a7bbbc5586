"""Lay compressed copies beside the files of a built site: ``python scripts/compress.py [--site site]``.

For hosts that send such copies (nginx's gzip_static and brotli_static, Caddy's precompressed):
`page.html.br` and `page.html.gz` beside `page.html`, at the best level, which no host takes the time for as
it goes. The build leaves them out, because most static hosts compress by themselves.
"""

from __future__ import annotations

import argparse
import gzip
import sys
from pathlib import Path

import brotli
from deploying.rules import COMPRESSED

SITE = Path(__file__).resolve().parent.parent / "site"
LEAST = 1000
"""Smaller files aren't worth a copy, in bytes."""


def compress(site: Path) -> tuple[int, int, int]:
    """Write the copies; how many files, their bytes, and the bytes of their brotli copies.

    The same file gives the same copies. A copy of a file that is gone, or not worth it any more, is removed.
    """
    files, whole, small = 0, 0, 0
    for copy in [*site.rglob("*.br"), *site.rglob("*.gz")]:
        if copy.with_suffix("").suffix.removeprefix(".") in COMPRESSED:
            copy.unlink()
    for file in sorted(site.rglob("*")):
        if file.suffix.removeprefix(".") not in COMPRESSED or file.stat().st_size < LEAST:
            continue
        data = file.read_bytes()
        best = brotli.compress(data, mode=_mode(data), quality=11)
        file.with_name(f"{file.name}.br").write_bytes(best)
        file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(data, 9, mtime=0))
        files, whole, small = files + 1, whole + len(data), small + len(best)
    return files, whole, small


def _mode(data: bytes) -> int:
    """Brotli's mode: text where it is text."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return int(brotli.MODE_GENERIC)
    return int(brotli.MODE_TEXT)


def main() -> int:
    """Compress; 1 when there is no site."""
    parser = argparse.ArgumentParser(description="Lay compressed copies beside the site's files.")
    parser.add_argument("--site", type=Path, default=SITE)
    arguments = parser.parse_args()
    if not (arguments.site / "index.html").is_file():
        print(f"{arguments.site} holds no site: run `make site` first.", file=sys.stderr)
        return 1
    files, whole, small = compress(arguments.site)
    print(f"{files} files: {whole / 1e6:.1f} MB, as brotli {small / 1e6:.1f} MB.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
