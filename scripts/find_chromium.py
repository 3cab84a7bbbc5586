"""Find a Chromium for the tests, or install one: ``python scripts/find_chromium.py [--install]``.

In this order: the one named in ``CHROMIUM``, an installed one, Playwright's own if it was fetched
before; with ``--install``, Debian's package when root, else Playwright's download, each with a time limit.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PLACES = (Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),)
INSTALL_SECONDS = 420

NONE_TO_BE_HAD = (
    "No Chromium was found and none could be installed, so the tests in a browser can't run. "
    "Install Chromium or Chrome, or name its program in the environment variable CHROMIUM."
)


def find_chromium() -> Path | None:
    """The browser's program, or None."""
    named = os.environ.get("CHROMIUM")
    if named:
        return Path(named) if Path(named).is_file() else None
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return Path(found)
    for place in PLACES:
        if place.is_file():
            return place
    return playwrights_own()


def playwrights_own() -> Path | None:
    """The Chromium that Playwright fetched at some time, or None."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 (costly, and only the last resort)

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.is_file() else None


def install_from_debian() -> None:
    """Debian's package `chromium`; a failure leaves things as they were."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run_within_limit(["apt-get", "update", "-qq"], environment)
    run_within_limit(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"], environment)


def install_from_playwright() -> None:
    """Playwright's own build; a failure leaves things as they were."""
    run_within_limit([sys.executable, "-m", "playwright", "install", "chromium"], dict(os.environ))


def run_within_limit(command: list[str], environment: dict[str, str]) -> None:
    """Run a command of an installer; tell on standard error how it failed, if it did."""
    try:
        subprocess.run(  # noqa: S603 (fixed commands of this file)
            command, env=environment, check=True, stdout=subprocess.DEVNULL, timeout=INSTALL_SECONDS
        )
    except (OSError, subprocess.SubprocessError) as fault:
        print(f"{' '.join(command)}: {fault}", file=sys.stderr)


def installers() -> list[Callable[[], None]]:
    """The ways to get a browser that this machine and user have."""
    ways: list[Callable[[], None]] = []
    if shutil.which("apt-get") and os.geteuid() == 0:
        ways.append(install_from_debian)
    ways.append(install_from_playwright)
    return ways


def main() -> int:
    """Print the browser's path; 1 with a clear sentence when there is none."""
    parser = argparse.ArgumentParser(description="Find a Chromium for the tests.")
    parser.add_argument("--install", action="store_true", help="install one when none is found")
    arguments = parser.parse_args()
    found = find_chromium()
    if arguments.install and not os.environ.get("CHROMIUM"):
        for install in installers():
            if found:
                break
            print("No Chromium here; installing one …", file=sys.stderr)
            install()
            found = find_chromium()
    if not found:
        print(NONE_TO_BE_HAD, file=sys.stderr)
        return 1
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
