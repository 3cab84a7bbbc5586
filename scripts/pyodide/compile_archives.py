"""Compile zip archives of Python source to .pyc archives; runs inside npm's Pyodide.

pyodide-build's own command compiles with the machine's Python, whose byte code Pyodide can't read, so its
compiler is called here, under Pyodide itself. It imports two modules of its package that drag in a terminal
library and a build system; what the compiler takes from them is two small functions and a logger, given here.
"""

import contextlib
import logging
import sys
import types
import zipfile
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

EPOCH = (1980, 1, 1, 0, 0, 0)  # the oldest time that a zip can hold: archives don't depend on the hour


def stand_ins() -> None:
    """Put the two modules in place that the compiler imports beside the standard library."""
    common = types.ModuleType("pyodide_build.common")
    vars(common).update(
        _get_sha256_checksum=None,  # only for lock files, which we don't write
        _zip_compression=lambda level: zipfile.ZIP_DEFLATED if level > 0 else zipfile.ZIP_STORED,
    )
    logger = types.ModuleType("pyodide_build.logger")
    vars(logger).update(
        logger=logging.getLogger("pyodide_build"), set_log_level=lambda *_: contextlib.nullcontext()
    )
    sys.modules["pyodide_build.common"] = common
    sys.modules["pyodide_build.logger"] = logger


def pack_source(parent: Path, modules: Iterable[str], archive: Path) -> None:
    """Zip modules by their dotted names, sorted, with a fixed time; `parent` is the folder of the package."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as packed:
        for module in sorted(modules):
            stem = module.replace(".", "/")
            name = f"{stem}.py" if (parent / f"{stem}.py").is_file() else f"{stem}/__init__.py"
            packed.writestr(zipfile.ZipInfo(name, EPOCH), (parent / name).read_bytes())


def engine_modules() -> tuple[set[str], dict[str, set[str]]]:
    """Return the modules of the engine that every play needs, and those of each game and of the solver.

    Observed: the session is imported, then one game after the other, each as if it were the first, then the
    solver. What only the terminal or the tests ask for is in neither.
    """
    import rasklad.session  # noqa: F401, PLC0415 (the engine is on the path only here)
    from rasklad.games import by_id, ids  # noqa: PLC0415 (likewise)

    own = {name for name in sys.modules if name.partition(".")[0] == "rasklad"}
    of_games = {}
    for game_id in ids():
        by_id(game_id)
        loaded = {name for name in sys.modules if name.startswith("rasklad.games.")}
        of_games[game_id] = loaded
        for name in loaded:
            package, _, module = name.rpartition(".")
            del sys.modules[name]
            # A package keeps its modules as attributes, and `from package import module` looks there first.
            if package in sys.modules:
                vars(sys.modules[package]).pop(module, None)
    import_module("rasklad.solver.meaning")
    solver = {name for name in sys.modules if name.startswith("rasklad.solver")}
    return own, of_games | {"solver": solver}


def pick_modules(source: Path, listed: Path, target: Path) -> None:
    """Copy the modules that a list names, one a line, from one zip to another; built-in ones have no file."""
    lines = listed.read_text(encoding="utf-8").splitlines()
    modules = [line.replace(".", "/") for line in lines if not line.startswith("#")]
    with zipfile.ZipFile(source) as library, zipfile.ZipFile(target, "w") as picked:
        there = set(library.namelist())
        for name in (f"{module}{ending}" for module in modules for ending in (".py", "/__init__.py")):
            if name in there:
                picked.writestr(zipfile.ZipInfo(name, EPOCH), library.read(name))


def compile_archive(source: Path, target: Path) -> None:
    """Turn a zip of .py files into a stored zip of .pyc files with the same names plus `c`.

    Stored, because brotli does better on that than on a deflated one.
    """
    from pyodide_build._py_compile import _compile  # noqa: PLC0415 (after the stand-ins)

    compiled = target.with_suffix(".compiled")
    _compile(source, compiled, keep=True, verbose=False, compression_level=0)
    with zipfile.ZipFile(compiled) as original, zipfile.ZipFile(target, "w") as final:
        for name in original.namelist():
            final.writestr(zipfile.ZipInfo(name, EPOCH), original.read(name))
    compiled.unlink()


stand_ins()
