"""Russian sentences in programs: of the board (TypeScript, JSON), of the engine and the commands (Python)."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from spelling.passages import LEFT_OUT, SEAM, Passage

ROOT: Final = Path(__file__).resolve().parents[2]
#: Where a reader, a player or an editor gets sentences from. Not from `edition.orthography`: its modules hold
#: endings and lists of words, and what it says is read on its page.
SPOKEN_BY: Final = (
    "playable/board/messages/ru/*",
    "playable/board/src/**/*.ts",
    "playable/rasklad/**/*.py",
    "scripts/edition/*.py",
    "scripts/edition/brief/**/*.py",
    "scripts/edition/checks/**/*.py",
    "scripts/edition/commands/**/*.py",
    "scripts/edition/lint/**/*.py",
    "scripts/edition/pages/**/*.py",
    "scripts/edition/positions/**/*.py",
    "scripts/spell.py",
    "scripts/spelling/**/*.py",
)
#: Their strings are letters, endings and stems to be compared with, not said to anybody.
UNSPOKEN: Final = {
    "playable/board/src/search/fold.ts",
    "playable/board/src/search/stem.ts",
    "playable/board/src/search/terms.ts",
    "scripts/edition/lint/orthographic.py",
    "scripts/edition/lint/typographic.py",
    "scripts/edition/pages/place_names.py",
}
_TAG: Final = re.compile(r"</?[a-z][^<>]*>")
_CYRILLIC: Final = re.compile("[а-яё]", re.IGNORECASE)
_PATTERN: Final = re.compile(r"\(\?|\[[^\]\s]*\w-\w|\[[^\]]+\][+*?$)]|\\[bwdsS]")
"""A regular expression, by what only it has."""
_TOKEN: Final = re.compile(
    r"(?P<comment>//[^\n]*|/\*.*?\*/)"
    r"|(?P<string>\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*')"
    r"|(?P<template>`)|(?P<brace>[{}])",
    re.DOTALL,
)
_ESCAPE: Final = re.compile(r"\\(?:u([0-9a-fA-F]{4})|(.))", re.DOTALL)


def spoken_passages(root: Path = ROOT) -> Iterator[Passage]:
    """The Russian strings of the programs, each a passage; what is set into them is left out."""
    for pattern in SPOKEN_BY:
        for file in sorted(root.glob(pattern)):
            name = str(file.relative_to(root))
            if not file.is_file() or name in UNSPOKEN:
                continue
            text = file.read_text("utf-8")
            for line, string in _strings(file.suffix, text):
                if _CYRILLIC.search(string) and not _PATTERN.search(string):
                    yield Passage(f"{name}:{line}", "ru", _TAG.sub(SEAM, string))


def _strings(suffix: str, text: str) -> Iterator[tuple[int, str]]:
    if suffix == ".json":
        yield from ((1, value) for value in _values(json.loads(text)))
    elif suffix == ".ts":
        yield from _of_typescript(text)
    elif suffix == ".py":
        yield from _of_python(text)


def _values(tree: object) -> Iterator[str]:
    if isinstance(tree, str):
        yield tree
    elif isinstance(tree, dict):
        for value in tree.values():
            yield from _values(value)
    elif isinstance(tree, list):
        for value in tree:
            yield from _values(value)


def _of_python(text: str) -> Iterator[tuple[int, str]]:
    """The string literals of a module, f-strings with gaps; no docstrings."""
    tree = ast.parse(text)
    passed_over: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            passed_over.add(node.value)  # a docstring, or a note under an attribute
        elif isinstance(node, ast.JoinedStr):
            passed_over.update(node.values)
            pieces = [str(part.value) if isinstance(part, ast.Constant) else LEFT_OUT for part in node.values]
            yield node.lineno, "".join(pieces)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in passed_over:
            yield node.lineno, node.value


def _of_typescript(text: str) -> Iterator[tuple[int, str]]:
    """The string and template literals of a module, templates with gaps for their expressions."""
    position = 0
    while found := _TOKEN.search(text, position):
        line = text.count("\n", 0, found.start()) + 1
        position = found.end()
        if found["string"]:
            yield line, _unescaped(found["string"][1:-1])
        elif found["template"]:
            pieces: list[str] = []
            inner: list[tuple[int, str]] = []
            position = _template(text, position, pieces, inner)
            yield line, _unescaped("".join(pieces))
            yield from ((line + number - 1, string) for number, string in inner)


def _template(text: str, position: int, pieces: list[str], inner: list[tuple[int, str]]) -> int:
    """Read a template literal from behind its first backtick; returns the place behind its last one."""
    while position < len(text) and text[position] != "`":
        if text[position] == "\\":
            pieces.append(text[position : position + 2])
            position += 2
        elif text.startswith("${", position):
            end = _expression_end(text, position + 2)
            inner += _of_typescript(text[position + 2 : end])
            pieces.append(LEFT_OUT)
            position = end + 1
        else:
            pieces.append(text[position])
            position += 1
    return position + 1


def _expression_end(text: str, position: int) -> int:
    """The place of the brace that closes an expression in a template."""
    depth = 0
    while found := _TOKEN.search(text, position):
        position = found.end()
        if found["template"]:
            position = _template(text, position, [], [])
        elif found["brace"] == "{":
            depth += 1
        elif found["brace"] == "}":
            if not depth:
                return found.start()
            depth -= 1
    raise ValueError("a template literal without its end")


def _unescaped(literal: str) -> str:
    named = {"n": "\n", "t": "\t"}
    return _ESCAPE.sub(
        lambda found: chr(int(found[1], 16)) if found[1] else named.get(found[2], found[2]), literal
    )
