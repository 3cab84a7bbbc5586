"""Find nginx for its test, or install it: ``python scripts/find_nginx.py [--install]``.

With ``--install`` Debian's packages, when root: nginx, and the module that sends brotli copies. The installed
server isn't started; the test starts its own, on a free port.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from pathlib import Path

from find_chromium import run_within_limit

PACKAGES = ("nginx", "libnginx-mod-http-brotli-static")
BROTLI = Path("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so")
NONE_TO_BE_HAD = (
    "No nginx was found and none could be installed, so its configuration can't be tried: NOT TESTED. "
    "Install nginx, or run this as root on Debian or Ubuntu."
)


def find_nginx() -> Path | None:
    """The server's program, or None."""
    found = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
    return Path(found) if found else None


def install() -> None:
    """Debian's packages; a failure leaves things as they were."""
    # Run level 1 keeps the package from starting a server of its own.
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    run_within_limit(["apt-get", "update", "-qq"], environment)
    run_within_limit(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *PACKAGES], environment)


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
