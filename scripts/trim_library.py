"""Write down which modules of the standard library the browser needs: ``python scripts/trim_library.py``.

Runs the engine's whole test suite inside Pyodide and keeps what it imported in
scripts/pyodide/standard_library.txt; `scripts/pyodide/package.mjs` packs these modules and no others. A test
fails when the list has grown old.
"""

from __future__ import annotations

import json
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIST = ROOT / "scripts/pyodide/standard_library.txt"
#: Loaded while Pyodide starts by modules that do without (asyncio without ssl, shutil and zipfile without
#: other compressions), and what these alone load.
DO_WITHOUT = ("ssl", "base64", "bz2", "lzma", "compression")
HEADER = "# Written by `make trim`: what the engine's tests imported inside Pyodide. Not to be edited.\n"


def modules_of(report: dict[str, object]) -> str:
    """The text of the list for a report of tests/pyodide/run_pytest.mjs."""
    imported = report["imported"]
    if not isinstance(imported, list):
        msg = "the report has no list of imported modules"
        raise TypeError(msg)
    return HEADER + "".join(f"{name}\n" for name in imported if name.partition(".")[0] not in DO_WITHOUT)


def main() -> int:
    """Record and write; 1 when the engine's tests fail inside Pyodide, and the list stays as it was."""
    result = subprocess.run(  # noqa: S603 (our own script)
        [
            ROOT / ".venv/bin/node",
            ROOT / "tests/pyodide/run_pytest.mjs",
            ROOT,
            sysconfig.get_path("purelib"),
            "tests/engine",
        ],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=False,
    )
    report = json.loads(result.stdout.splitlines()[-1]) if result.returncode == 0 else {"exit": 1}
    if report["exit"] != 0:
        print(f"{LIST.name} was left as it is: the engine's tests fail inside Pyodide.", file=sys.stderr)
        return 1
    modules = modules_of(report)
    LIST.write_text(modules, encoding="utf-8")
    print(f"{LIST.relative_to(ROOT)}: {modules.count(chr(10)) - 1} modules.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
