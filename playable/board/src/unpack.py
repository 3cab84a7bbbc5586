"""Run in the worker by Pyodide: unpack the engine's archives.

Its packages are spread over several (what every play needs, what a game needs besides), and an import looks
through one folder, not through many zips.
"""

import importlib
import sys
import zipfile


def unpack(archive: str = "/archive.zip") -> None:
    """Take an archive in: its modules can be imported afterwards."""
    with zipfile.ZipFile(archive) as opened:
        opened.extractall("/engine")
    importlib.invalidate_caches()


sys.path.insert(0, "/engine")
unpack  # noqa: B018 (the value of the script, for JavaScript)
