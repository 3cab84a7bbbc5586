"""The received file of a new source, and what an edition can't hold of it."""

from __future__ import annotations

import re
from pathlib import Path

from scaffolding.refusal import RefusedError

_MOST_LINES = 9999
"""So many the schema numbers."""
_FORBIDDEN = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufffe\uffff\ue000\ue001]")
"""What XML forbids or reads as a space, and the stand-ins of `edition.witness.stream`."""
_NAMES = {"\t": "знак табуляции", "\r": "возврат каретки (строки кончаются CR LF)"}
_OLD = re.compile("[ѣѢђЂіІѳѲѵѴ]|[бвгджзклмнпрстфхцчшщБВГДЖЗКЛМНПРСТФХЦЧШЩ][ъЪ](?!\\w)")
_ENOUGH = 0.1
"""Old letters in a tenth of the words: a modern text may quote a name or two in the old orthography."""


def read_received(file: Path) -> tuple[bytes, str]:
    """The file's bytes, and its text.

    Raises:
        RefusedError: it can't be read, isn't UTF-8, is empty, or has signs that an edition can't hold.
    """
    try:
        data = file.read_bytes()
    except OSError:
        raise RefusedError(f"Файла {file} нет или он не читается: проверьте RAW=…") from None
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RefusedError(
            f"{file}:{line}: файл не в UTF-8. Сохраните его в UTF-8 и скажите об этом в сведениях о файле."
        ) from None
    if not text.strip():
        raise RefusedError(f"Файл {file} пуст: источника из него не выйдет.")
    if found := _FORBIDDEN.search(text):
        line = text.count("\n", 0, found.start()) + 1
        sign = _NAMES.get(found[0], f"знак U+{ord(found[0]):04X}")
        raise RefusedError(
            f"{file}:{line}: {sign}. В издании его не записать: замените в файле, пока он не стал "
            "источником, и скажите об этом в сведениях о файле."
        )
    if text.count("\n") >= _MOST_LINES:
        raise RefusedError(
            f"В файле {file} больше {_MOST_LINES} строк: разделите его на несколько источников."
        )
    return data, text


def is_old(text: str) -> bool:
    """Whether the text is in the orthography before 1918."""
    words = re.findall(r"\w+", text)
    return bool(words) and sum(bool(_OLD.search(word)) for word in words) > _ENOUGH * len(words)
