"""One archive of all exports, the same bytes for the same files, and the checksums."""

import hashlib
import io
import zipfile
from collections.abc import Mapping

ARCHIVE = "rasklad-data.zip"
CHECKSUMS = "SHA256SUMS"
FOLDER = "rasklad-data"

# The first day that a zip can tell: the time of a build is no part of the data.
_EPOCH = (1980, 1, 1, 0, 0, 0)
_READABLE = 0o644 << 16
_UNIX = 3


def checksums(files: Mapping[str, bytes]) -> bytes:
    """What `sha256sum -c` reads: a line a file, sorted by path."""
    lines = (f"{hashlib.sha256(data).hexdigest()}  {path}\n" for path, data in sorted(files.items()))
    return "".join(lines).encode()


def archive_bytes(files: Mapping[str, bytes]) -> bytes:
    """The zip of all files with their checksums, in a folder of its own."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, data in sorted({**files, CHECKSUMS: checksums(files)}.items()):
            entry = zipfile.ZipInfo(f"{FOLDER}/{path}", _EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = _UNIX
            entry.external_attr = _READABLE
            archive.writestr(entry, data)
    return buffer.getvalue()
