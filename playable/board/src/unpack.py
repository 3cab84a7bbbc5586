"""Run in the worker by Pyodide: unpack the engine's archives.

Its packages are spread over several (what every play needs, what a game needs besides), and an import looks
through one folder, not through many zips.
"""

import builtins
import dataclasses
import importlib
import marshal
import sys
import zipfile

#: The file of an archive that holds such code.
CODE = "dataclass_code.marshal"
#: By its source, the code of the methods that `dataclasses` writes (scripts/pyodide/dataclass_code.py).
compiled = {}


def execute(source: str, namespace: dict, names: dict) -> None:
    """`exec` for `dataclasses`: what was compiled with the archives is not compiled again."""
    builtins.exec(compiled.get(source, source), namespace, names)  # noqa: S102 (what `dataclasses` wrote)


def unpack(archive: str = "/archive.zip") -> None:
    """Take an archive in: its modules can be imported afterwards."""
    with zipfile.ZipFile(archive) as opened:
        opened.extractall("/engine")
        if CODE in opened.namelist():
            compiled.update(marshal.loads(opened.read(CODE)))  # noqa: S302 (our own archive)
    importlib.invalidate_caches()


dataclasses.exec = execute
sys.path.insert(0, "/engine")
unpack  # noqa: B018 (the value of the script, for JavaScript)
