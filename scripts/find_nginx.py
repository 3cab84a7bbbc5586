"""Find nginx for its test, or install it: ``python scripts/find_nginx.py [--install]``.

With ``--install`` Debian's packages, when root: nginx, and the module that sends brotli copies, in the
versions of scripts/deploying/nginx.lock if they are still to be had. The installed server isn't started; the
test starts its own, on a free port.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from find_chromium import run_within_limit

LOCK = Path(__file__).parent / "deploying" / "nginx.lock"
LOCKED = re.compile(r"(?P<package>[a-z0-9-]+=\S+) --hash=sha256:(?P<hash>[0-9a-f]{64})")
BROTLI = Path("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so")
NONE_TO_BE_HAD = (
    "No nginx was found and none could be installed, so its configuration can't be tried: NOT TESTED. "
    "Install nginx, or run this as root on Debian or Ubuntu."
)


def find_nginx() -> Path | None:
    """The server's program, or None."""
    found = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
    return Path(found) if found else None


def locked() -> dict[str, str]:
    """The packages of the lock file: «name=version» → the SHA-256 of its archive. Raises ValueError."""
    lines = [line for line in LOCK.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    found = [LOCKED.fullmatch(line) for line in lines]
    if not all(found):
        raise ValueError(f"{LOCK}: {lines[found.index(None)]!r}: expected name=version --hash=sha256:…")
    return {match["package"]: match["hash"] for match in found if match}


def wanted(packages: Mapping[str, str], shown: Callable[[str], str]) -> tuple[str, ...]:
    """What to ask apt-get for: the locked packages, or, if one isn't offered as it was, their names alone.

    `shown` gives what apt knows of «name=version», empty if it doesn't have it.
    """
    gone = [package for package, digest in packages.items() if digest not in shown(package)]
    if not gone:
        return tuple(packages)
    print(f"{LOCK}: Debian doesn't offer {', '.join(gone)}; installing what it has.", file=sys.stderr)
    return tuple(package.partition("=")[0] for package in packages)


def apt_shows(package: str) -> str:
    """What apt knows of «name=version»; empty where it fails, since it fails for what it doesn't have."""
    command = ["apt-cache", "show", package]
    asked = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)  # noqa: S603 (of our lock)
    return asked.stdout


def install() -> None:
    """Debian's packages; a failure leaves things as they were."""
    # Run level 1 keeps the package from starting a server of its own.
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    run_within_limit(["apt-get", "update", "-qq"], environment)
    packages = wanted(locked(), apt_shows)
    run_within_limit(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages], environment)


def main() -> int:
    """Print the program's path; 1 with a clear sentence when there is none."""
    parser = argparse.ArgumentParser(description="Find nginx for its test.")
    parser.add_argument("--install", action="store_true", help="install it when none is found")
    arguments = parser.parse_args()
    if arguments.install and not find_nginx() and shutil.which("apt-get") and os.geteuid() == 0:
        print("No nginx here; installing it …", file=sys.stderr)
        install()
    found = find_nginx()
    if not found:
        print(NONE_TO_BE_HAD, file=sys.stderr)
        return 1
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
