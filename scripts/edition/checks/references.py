"""Ids, pointers, kinds, languages, numbers: whatever names another place must find it."""

from collections.abc import Iterator
from pathlib import Path

from edition.witness import Fault, Header
from edition.witness.kinds import KINDS
from edition.witness.reconstruction import is_reconstruction
from edition.witness.tree import Node

# what the target of a pointer has to be: (element, attribute) → (element of the target, in words)
_TARGETS = {
    ("seg", "ana"): ("category", "вид пункта"),
    ("corr", "ana"): ("p", "правило издания"),
    ("char", "ana"): ("p", "правило издания"),
    ("change", "who"): ("respStmt", "ответственного"),
    ("change", "target"): ("seg", "пункт"),
    ("change", "corresp"): ("bibl", "источник, с которым сверено"),
    ("div", "resp"): ("respStmt", "ответственного"),
    ("seg", "source"): ("bibl", "источник сведений"),
}


def check_references(path: Path, siglum: str, root: Node, header: Header) -> Iterator[Fault]:
    """E-301 … E-306, E-312 and E-313."""
    yield from _ids(path, root)
    yield from _names(path, siglum, root)
    yield from _pointers(path, root)
    yield from _languages(path, root, header)
    yield from _kinds(path, root, header)
    yield from _rule_numbers(path, root)
    yield from _proofread(path, root, header)


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
    body = root.first("text", "body") or ()
    for division in (node for node in body if node.name == "div"):
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
            wanted, words = _TARGETS.get((node.name, attribute), ("", ""))
            for pointer in value.split() if value.startswith("#") else ():
                target = targets.get(pointer.removeprefix("#"))
                given = f'у <{node.name}> {attribute}="{pointer}"'
                if target is None:
                    yield Fault(path, node.line, "E-303", f"{given} никуда не ведёт: исправьте ссылку")
                elif wanted and target.name != wanted:
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


def _proofread(path: Path, root: Node, header: Header) -> Iterator[Fault]:
    """E-313: a clause says which readings it went through, and they are readings."""
    readings = {f"#{reading.id}" for reading in header.proofreadings}
    targets = {f"#{node.attributes['xml:id']}" for node in root.walk() if "xml:id" in node.attributes}
    ours = {id(seg) for node in root.walk() if is_reconstruction(node) for seg in node.all("seg")}
    text = root.first("text")
    for clause in (seg for seg in (text.all("seg") if text else ()) if id(seg) not in ours):
        name = clause.attributes.get("xml:id", "")
        pointers = clause.attributes.get("change", "").split()
        if not pointers:
            message = f"не сказано, кем и по чему вычитан пункт «{name}»: впишите change, номер вычитки"
            yield Fault(path, clause.line, "E-313", message)
        for pointer in pointers:
            if pointer in targets - readings:
                message = (
                    f'у пункта «{name}» change="{pointer}" ведёт не на вычитку: '
                    'сошлитесь на <change type="proofreading"> из истории издания'
                )
                yield Fault(path, clause.line, "E-313", message)
