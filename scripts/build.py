"""Build the finished site: ``python scripts/build.py [--site site] [--sources sources] [--builder mkdocs]``.

SITE_URL tells where it will be reached, if anybody knows: docs/contributing/metadata.md.

The order: check the editions, package the engine for Pyodide, bundle the board, render the pages with
mkdocs or Zensical (strict), write what belongs around them (assets, exports, search index, metadata,
redirects, first paint, policy), and only then put the new folder in the old one's place.
Any fault ends the build with a message and leaves the previous site as it was.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

from building.addresses import anchors
from building.builders import BUILDERS, RENDERERS
from building.first_paint import FirstPaintError, write_first_paints
from building.folders import replacing
from building.fonts import write_subsets
from building.metadata.site_address import SiteAddress, SiteAddressError, site_address
from building.policy import PolicyError, write_policies
from building.redirects import RedirectError, check_redirects, read_redirects, write_redirects
from building.searchable import write_searchable
from building.timing import Timings
from building.unused import remove_unused
from deploying.hosts import write_host_files

ROOT = Path(__file__).resolve().parent.parent
WORKSPACE = ROOT / "build"


class StepFailedError(Exception):
    """A step of the build failed and has told its reason; the message names the step."""


def command_step(name: str, command: list[str | Path], **environment: str) -> None:
    """Run one step from the project's root; StepFailedError if it fails.

    Its output is shown, up to the traceback that mkdocs prints after a fault that it has told in a sentence.
    """
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


def build(site: Path, sources: Path, builder: str, address: SiteAddress) -> Timings:
    """Build `site` from the editions in `sources`; what each part took.

    `address` is where the site will be reached; most of it works without knowing.
    Raises StepFailedError, RedirectError, PolicyError or FirstPaintError.
    """
    timings = Timings()

    def step(name: str, command: list[str | Path], **environment: str) -> None:
        with timings.part(name):
            command_step(name, command, **environment)

    told = {"EDITION_SOURCES": str(sources), "SITE_URL": address.root}
    browser_parts = WORKSPACE / "browser"
    step("edition check", [sys.executable, "-m", "edition", "check", "--sources", sources])
    step("engine for Pyodide", ["node", "scripts/pyodide/package.mjs", "--out", browser_parts])
    step("board", ["node", "scripts/pyodide/bundle.mjs", "--out", browser_parts])
    with replacing(site) as fresh:
        RENDERERS[builder](step, ROOT, fresh, told)
        shutil.copytree(browser_parts, fresh / "assets", dirs_exist_ok=True)
        # A service worker rules what lies below it, so this one belongs at the top.
        (fresh / "assets/rasklad/service-worker.js").rename(fresh / "service-worker.js")
        with timings.part("fonts"):
            write_subsets(fresh, WORKSPACE / "fonts")
        pages, index = WORKSPACE / "search-pages.json", fresh / "assets" / "pagefind"
        with timings.part("what is searched"):
            write_searchable(fresh, pages)
        step("search", ["node", "scripts/searching/write_index.mjs", "--pages", pages, "--out", index])
        # The index, which was made before, holds what stands in a page's text alone.
        command: list[str | Path] = [sys.executable, "scripts/metadata.py", "--site", fresh, "--exports"]
        step("exports and metadata", command, **told)
        with timings.part("redirects"):
            redirects = read_redirects(ROOT / "docs/redirects.toml")
            check_redirects(redirects, anchors(fresh))
            write_redirects(fresh, redirects, address.root)
            write_host_files(fresh, redirects)
        with timings.part("first paint"):
            write_first_paints(fresh, address.path)
        # Nothing may be written into a page after this, which allows what stands there by its hash.
        with timings.part("policy"):
            write_policies(fresh)
        with timings.part("what nothing asks for"):
            remove_unused(fresh)
    return timings


def main() -> int:
    """Build; 1 when a step failed."""
    parser = argparse.ArgumentParser(description="Build the finished site.")
    parser.add_argument("--site", type=Path, default=ROOT / "site")
    parser.add_argument("--sources", type=Path, default=ROOT / "sources")
    parser.add_argument("--builder", choices=BUILDERS, default="mkdocs")
    parser.add_argument("--timings", type=Path, help="write the seconds of each part to this file")
    arguments = parser.parse_args()
    try:
        address = site_address(os.environ.get("SITE_URL", ""))
        timings = build(arguments.site.resolve(), arguments.sources.resolve(), arguments.builder, address)
    except (StepFailedError, PolicyError, FirstPaintError, RedirectError, SiteAddressError) as fault:
        print(f"The site was not built: {fault}. The previous one is as it was.", file=sys.stderr)
        return 1
    if arguments.timings:
        timings.write(arguments.timings)
    print(f"{arguments.site}: done.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
