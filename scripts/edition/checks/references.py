"""Ids, pointers, kinds, languages, numbers: whatever names another place must find it."""

from collections.abc import Iterator
from pathlib import Path

from edition.witness import Fault, Header
from edition.witness.kinds import KINDS
from edition.witness.tree import Node

# what the target of a pointer has to be: (element, attribute) → (element of the target, in words)
_TARGETS = {
    ("seg", "ana"): ("category", "вид пункта"),
    ("corr", "ana"): ("p", "правило издания"),
    ("char", "ana"): ("p", "правило издания"),
    ("change", "who"): ("respStmt", "ответственного"),
}


def check_references(path: Path, siglum: str, root: Node, header: Header) -> Iterator[Fault]:
    """E-301 … E-306 and E-312."""
    yield from _ids(path, root)
    yield from _names(path, siglum, root)
    yield from _pointers(path, root)
    yield from _languages(path, root, header)
    yield from _kinds(path, root, header)
    yield from _rule_numbers(path, root)


def _ids(path: Path, root: Node) -> Iterator[Fault]:
    first: dict[str, int] = {}
    for node in root.walk():
        name = node.attributes.get("xml:id")
        if name in first:
            message = f"xml:id «{name}» уже занят в строке {first[name]}: дайте другой"
            yield Fault(path, node.line, "E-301", message)
        elif name:
            first[name] = node.line


def _names(path: Path, siglum: str, root: Node) -> Iterator[Fault]:
    for node in root.all("idno"):
        if node.attributes.get("type") == "siglum" and node.prose() != siglum:
            message = f"сигл «{node.prose()}», а папка называется «{siglum}»: исправьте одно из двух"
            yield Fault(path, node.line, "E-302", message)
    for division in root.all("div"):
        section = division.attributes.get("xml:id", "")
        prefix, _, tail = section.rpartition(".")
        if prefix != siglum or not tail:
            message = f"раздел «{section}» должен называться «{siglum}.имя»: исправьте xml:id"
            yield Fault(path, division.line, "E-302", message)
        for clause in division.all("seg"):
            name = clause.attributes.get("xml:id", "")
            if not name.startswith(f"{section}."):
                advice = f"его обозначение начинается с «{section}.»"
                message = f"пункт «{name}» стоит в разделе «{section}»: {advice}"
                yield Fault(path, clause.line, "E-302", message)


def _pointers(path: Path, root: Node) -> Iterator[Fault]:
    targets = {node.attributes["xml:id"]: node for node in root.walk() if "xml:id" in node.attributes}
    for node in root.walk():
        for attribute, value in node.attributes.items():
            if not value.startswith("#"):
                continue
            target = targets.get(value[1:])
            wanted, words = _TARGETS.get((node.name, attribute), ("", ""))
            if target is None:
                message = f'у <{node.name}> {attribute}="{value}" никуда не ведёт: исправьте ссылку'
                yield Fault(path, node.line, "E-303", message)
            elif wanted and target.name != wanted:
                given = f'у <{node.name}> {attribute}="{value}"'
                message = f"{given} ведёт не на {words}, а на <{target.name}>: исправьте ссылку"
                yield Fault(path, node.line, "E-304", message)


def _languages(path: Path, root: Node, header: Header) -> Iterator[Fault]:
    text = root.first("text")
    for node in text.walk() if text else ():
        language = node.attributes.get("xml:lang")
        if language and language not in header.languages:
            message = f"язык «{language}» не объявлен в langUsage: объявите его или исправьте xml:lang"
            yield Fault(path, node.line, "E-305", message)


def _kinds(path: Path, root: Node, header: Header) -> Iterator[Fault]:
    if header.kinds != tuple(KINDS.items()):
        line = next((node.line for node in root.all("taxonomy")), 1)
        listed = ", ".join(f"{kind} {name}" for kind, name in KINDS.items())
        message = f"таблица видов не та, что у всех источников: должно стоять {listed}"
        yield Fault(path, line, "E-306", message)


def _rule_numbers(path: Path, root: Node) -> Iterator[Fault]:
    declaration = next(iter(root.all("editorialDecl")), None)
    rules = declaration.all("p") if declaration else []
    for number, rule in enumerate(rules, start=1):
        if (rule.attributes.get("n"), rule.attributes.get("xml:id")) != (str(number), f"e{number}"):
            message = f'правила издания нумеруются подряд: напишите здесь n="{number}" и xml:id="e{number}"'
            yield Fault(path, rule.line, "E-312", message)
