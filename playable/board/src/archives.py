"""Run in the worker by Pyodide: import the engine from its archives.

Its packages are spread over several (what every play needs, what a game needs besides), and Python imports a
package from one place. So here one finder knows what lies in all of them; nothing is unpacked to files, of
which Pyodide's file system would make thousands of small steps.
"""

import builtins
import dataclasses
import gc
import importlib.abc
import importlib.machinery
import io
import marshal
import sys
import zipfile

#: The file of an archive that holds such code.
CODE = "dataclass_code.marshal"
#: How many bytes of a .pyc file come before its code.
HEADER = 16
#: By its source, the code of the methods that `dataclasses` writes (scripts/pyodide/dataclass_code.py).
compiled = {}


class Archives(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds and loads the modules of all archives that were taken in."""

    def __init__(self) -> None:
        self._files = {}  # by the module's name: its archive, its file there

    def take_in(self, archive: str = "/archive.zip") -> None:
        """Read what an archive holds: its modules can be imported afterwards."""
        with open(archive, "rb") as file:  # noqa: PTH123 (pathlib is not needed otherwise)
            opened = zipfile.ZipFile(io.BytesIO(file.read()))
        for name in opened.namelist():
            if name == CODE:
                compiled.update(marshal.loads(opened.read(name)))  # noqa: S302 (our own archive)
            else:
                module = name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
                self._files[module] = (opened, name)

    def find_spec(self, name: str, path: object = None, target: object = None) -> object:  # noqa: ARG002 (asked so)
        """The specification of a module that lies in an archive."""
        if name not in self._files:
            return None
        file = self._files[name][1]
        spec = importlib.machinery.ModuleSpec(
            name, self, origin=f"/engine/{file}", is_package=file.endswith("/__init__.pyc")
        )
        spec.has_location = True  # tracebacks then name the file
        return spec

    def exec_module(self, module: object) -> None:
        """Run the module's code."""
        opened, file = self._files[module.__name__]
        builtins.exec(marshal.loads(opened.read(file)[HEADER:]), vars(module))  # noqa: S102, S302 (our own)


def execute(source: str, namespace: dict, names: dict) -> None:
    """`exec` for `dataclasses`: what was compiled with the archives is not compiled again."""
    builtins.exec(compiled.get(source, source), namespace, names)  # noqa: S102 (what `dataclasses` wrote)


# What is imported stays: looking for what of it could go is begun with what comes afterwards (worker.ts).
gc.disable()
dataclasses.exec = execute
archives = Archives()
sys.meta_path.insert(0, archives)
archives.take_in  # noqa: B018 (the value of the script, for JavaScript)
