"""Build the finished site: ``python scripts/build.py [--site site] [--sources sources]``.

SITE_URL tells where it will be reached, if anybody knows: docs/contributing/metadata.md.

The order: check the editions, package the engine for Pyodide, bundle the board, render the pages with
mkdocs (strict), write what belongs around them (assets, exports, search index, metadata, policy), and only
then put the new folder in the old one's place.
Any fault ends the build with a message and leaves the previous site as it was.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from building.first_paint import FirstPaintError, write_first_paints
from building.folders import replacing
from building.fonts import write_subsets
from building.metadata.site_address import SiteAddress, SiteAddressError, site_address
from building.policy import PolicyError, write_policies
from building.searchable import write_searchable
from building.unused import remove_unused

ROOT = Path(__file__).resolve().parent.parent
WORKSPACE = ROOT / "build"


class StepFailedError(Exception):
    """A step of the build failed and has told its reason; the message names the step."""


def step(name: str, command: list[str | Path], **environment: str) -> None:
    """Run one step from the project's root; StepFailedError if it fails.

    Its output is shown, up to the traceback that mkdocs prints after a fault that it has told in a sentence.
    """
    started = time.monotonic()
    result = subprocess.run(  # noqa: S603 (our own steps)
        command,
        cwd=ROOT,
        env=os.environ
        | {
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
            "NO_MKDOCS_2_WARNING": "1",
        }
        | environment,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    told = result.stdout.partition("\nTraceback (most recent call last)")[0]
    output = told if "ERROR" in told else result.stdout
    if output.strip():
        print(output.rstrip())
    if result.returncode != 0:
        raise StepFailedError(name)
    print(f"{name}: {time.monotonic() - started:.1f} s", flush=True)


def build(site: Path, sources: Path, address: SiteAddress) -> None:
    """Build `site` from the editions in `sources`; raises StepFailedError, PolicyError or FirstPaintError.

    `address` is where the site will be reached; most of it works without knowing.
    """
    told = {"EDITION_SOURCES": str(sources), "SITE_URL": address.root}
    browser_parts = WORKSPACE / "browser"
    step("edition check", [sys.executable, "-m", "edition", "check", "--sources", sources])
    step("engine for Pyodide", ["node", "scripts/pyodide/package.mjs", "--out", browser_parts])
    step("board", ["node", "scripts/pyodide/bundle.mjs", "--out", browser_parts])
    with replacing(site) as fresh:
        step(
            "pages",
            [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", fresh],
            **told,
        )
        shutil.copytree(browser_parts, fresh / "assets", dirs_exist_ok=True)
        # A service worker rules what lies below it, so this one belongs at the top.
        (fresh / "assets/rasklad/service-worker.js").rename(fresh / "service-worker.js")
        step(
            "exports",
            [sys.executable, "-m", "edition", "export", "--sources", sources, "--out", fresh / "data"],
        )
        write_subsets(fresh)
        index_search(fresh)
        # It names the exports with their checksums. The index holds what stands in a page's text alone.
        step("metadata", [sys.executable, "scripts/metadata.py", "--site", fresh], **told)
        write_first_paints(fresh, address.path)
        # Nothing may be written into a page after this, which allows what stands there by its hash.
        write_policies(fresh)
        remove_unused(fresh)


def index_search(site: Path) -> None:
    """Write Pagefind's index of the built pages into the site's assets; raises StepFailedError."""
    pages = WORKSPACE / "search-pages.json"
    write_searchable(site, pages)
    index = site / "assets" / "pagefind"
    step("search", ["node", "scripts/searching/write_index.mjs", "--pages", pages, "--out", index])


def main() -> int:
    """Build; 1 when a step failed."""
    parser = argparse.ArgumentParser(description="Build the finished site.")
    parser.add_argument("--site", type=Path, default=ROOT / "site")
    parser.add_argument("--sources", type=Path, default=ROOT / "sources")
    arguments = parser.parse_args()
    try:
        address = site_address(os.environ.get("SITE_URL", ""))
        build(arguments.site.resolve(), arguments.sources.resolve(), address)
    except (StepFailedError, PolicyError, FirstPaintError, SiteAddressError) as fault:
        print(f"The site was not built: {fault}. The previous one is as it was.", file=sys.stderr)
        return 1
    print(f"{arguments.site}: done.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
