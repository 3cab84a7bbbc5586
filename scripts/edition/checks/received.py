"""The raw file: is it the one that the header vouches for, and does the edition give it back?"""

import hashlib
from collections.abc import Iterator
from pathlib import Path

from edition.witness import Fault, Header, Token, Witness
from edition.witness.tree import Node

_AROUND = 12


def check_lines(path: Path, root: Node) -> Iterator[Fault]:
    """E-203: the numbers of `lb` count the raw file's lines without a gap."""
    restored = {id(line) for correction in root.all("corr") for line in correction.all("lb")}
    received = (line for line in root.all("lb") if id(line) not in restored)
    for number, line in enumerate(received, start=1):
        if line.attributes.get("n") != str(number):
            advice = f'напишите n="{number}" или верните пропавший lb'
            message = f"здесь должна начинаться строка {number}: {advice}"
            yield Fault(path, line.line, "E-203", message)
            return  # all the later ones would be off, too


def check_received(path: Path, root: Node, witness: Witness) -> Iterator[Fault]:
    """E-201 the file was changed, E-202 the edition doesn't give it back, E-204 the map can't be undone.

    E-101 and E-102 if raw.txt is missing or isn't UTF-8.
    """
    file = path.parent / "raw.txt"
    try:
        received = file.read_bytes()
    except OSError:
        yield Fault(file, 1, "E-101", "файла нет или он не читается: верните его из истории проекта")
        return
    if hashlib.sha256(received).hexdigest() != witness.header.sha256:
        line = next((node.line for node in root.all("idno") if node.attributes.get("type") == "sha256"), 1)
        message = "контрольная сумма не сходится с raw.txt: raw.txt не правят, верните его из истории проекта"
        yield Fault(path, line, "E-201", message)
    try:
        text = received.decode("utf-8")
    except UnicodeDecodeError as error:
        line = received.count(b"\n", 0, error.start) + 1
        yield Fault(file, line, "E-102", "файл не в кодировке UTF-8: верните его из истории проекта")
        return
    yield from _map(path, root, witness.header, text)
    yield from _rebuilt(path, root, list(witness.tokens()), text)


def _map(path: Path, root: Node, header: Header, text: str) -> Iterator[Fault]:
    seen: set[str] = set()
    declared = root.first("teiHeader")
    for node, entry in zip(declared.all("char") if declared else [], header.characters, strict=True):
        if entry.corrected and entry.corrected in text:
            message = (
                f"знак «{entry.corrected}» есть и в raw.txt, так что замена «{entry.received}» необратима: "
                "уберите её из таблицы и отметьте места по одному"
            )
            yield Fault(path, node.line, "E-204", message)
        if entry.corrected in seen:
            message = f"знак «{entry.corrected}» уже объявлен в таблице выше: уберите повтор"
            yield Fault(path, node.line, "E-204", message)
        seen.add(entry.corrected)


def _rebuilt(path: Path, root: Node, tokens: list[Token], text: str) -> Iterator[Fault]:
    rebuilt = "".join(token.raw for token in tokens)
    if rebuilt == text:
        return
    shorter = min(len(rebuilt), len(text))
    place = next((index for index in range(shorter) if rebuilt[index] != text[index]), shorter)
    line = text.count("\n", 0, place) + 1
    column = place - (text.rfind("\n", 0, place) + 1) + 1
    message = (
        f"издание не воспроизводит raw.txt: там в строке {line}, знак {column}, «{_around(text, place)}», "
        f"здесь «{_around(rebuilt, place)}»; верните прежнее, а исправление запишите как choice"
    )
    yield Fault(path, _source_line(root, tokens, place), "E-202", message)


def _source_line(root: Node, tokens: list[Token], place: int) -> int:
    """The line of edition.xml that has the token at that character of the raw text."""
    end, found = 0, root.line
    for token in tokens:
        end += len(token.raw)
        found = token.source_line
        if end > place:
            break
    return found


def _around(text: str, place: int) -> str:
    shown = text[max(0, place - _AROUND) : place + _AROUND]
    return shown.replace("\n", "¶").replace("\u00a0", "⍽")
