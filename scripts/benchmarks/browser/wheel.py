"""The engine as a plain wheel of source files, as `pip` would build it: what stock Pyodide is given."""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Final

NAME: Final = "rasklad-0.0.0-py3-none-any.whl"
_METADATA: Final = {
    "METADATA": "Metadata-Version: 2.1\nName: rasklad\nVersion: 0.0.0\n",
    "WHEEL": "Wheel-Version: 1.0\nGenerator: bench\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
}


def write_wheel(package: Path, folder: Path) -> Path:
    """Write the wheel of a package's folder and return its path."""
    wheel = folder / NAME
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as packed:
        record = []
        for file in sorted(package.rglob("*.py")):
            name = str(file.relative_to(package.parent))
            packed.write(file, name)
            record.append(f"{name},,\n")
        for name, text in _METADATA.items():
            packed.writestr(f"rasklad-0.0.0.dist-info/{name}", text)
            record.append(f"rasklad-0.0.0.dist-info/{name},,\n")
        packed.writestr("rasklad-0.0.0.dist-info/RECORD", "".join(record))
    return wheel
