"""RELAX NG patterns, read from a schema in XML syntax, and what is left of one after an event.

Why our own and not lxml's alone: libxml2 says «Element body has extra content: div» for an unknown
value of `cert` thirty lines below; an editor can't work with that. Clark's derivatives tell the first
node that doesn't fit and what would have. Supported is what schema/edition.rng uses: no interleave, no
name classes, no recursion. lxml judges the same documents besides (`schema.py`), so neither can be wrong
unnoticed.
"""

import re
from dataclasses import dataclass
from functools import reduce
from pathlib import Path

from edition.witness.tree import Node, parse

_RNG = "{http://relaxng.org/ns/structure/1.0}"

_DATATYPES = {
    "NCName": r"[^\W\d][\w.\-]*",
    "string": r"[\s\S]*",
    "token": r"[\s\S]*",
    "positiveInteger": r"\+?0*[1-9][0-9]*",
    "date": r"-?[0-9]{4,}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])",
    "anyURI": r"\S*",
}


class Pattern:
    """One pattern; the leaves and nodes below."""


@dataclass(frozen=True)
class Empty(Pattern):
    """Nothing more may come, and nothing has to."""


@dataclass(frozen=True)
class Impossible(Pattern):
    """What stands there fits nowhere."""


@dataclass(frozen=True)
class AnyText(Pattern):
    """Any text, any number of times."""


@dataclass(frozen=True)
class Data(Pattern):
    """A text that fits each of the regular expressions; `largest` bounds a number."""

    expressions: tuple[str, ...]
    length: int | None = None
    largest: int | None = None

    def fits(self, text: str) -> bool:
        """Whether the text is of this type."""
        if not all(re.fullmatch(expression, text) for expression in self.expressions):
            return False
        if self.length is not None and len(text) != self.length:
            return False
        return self.largest is None or int(text) <= self.largest


@dataclass(frozen=True)
class Attribute(Pattern):
    """An attribute with its value."""

    name: str
    value: Pattern


@dataclass(frozen=True)
class Element(Pattern):
    """An element with its attributes and content."""

    name: str
    content: Pattern


@dataclass(frozen=True)
class Choice(Pattern):
    """The one or the other."""

    left: Pattern
    right: Pattern


@dataclass(frozen=True)
class Group(Pattern):
    """The one, then the other."""

    left: Pattern
    right: Pattern


@dataclass(frozen=True)
class OneOrMore(Pattern):
    """Once or several times."""

    inner: Pattern


EMPTY, IMPOSSIBLE, TEXT = Empty(), Impossible(), AnyText()


def choice(left: Pattern, right: Pattern) -> Pattern:
    """`Choice`, simplified."""
    if left in {IMPOSSIBLE, right}:
        return right
    return left if right == IMPOSSIBLE else Choice(left, right)


def group(left: Pattern, right: Pattern) -> Pattern:
    """`Group`, simplified."""
    if IMPOSSIBLE in {left, right}:
        return IMPOSSIBLE
    if left == EMPTY:
        return right
    return left if right == EMPTY else Group(left, right)


def nullable(pattern: Pattern) -> bool:
    """Whether nothing at all satisfies the pattern."""
    match pattern:
        case Empty() | AnyText():
            return True
        case Choice(left, right):
            return nullable(left) or nullable(right)
        case Group(left, right):
            return nullable(left) and nullable(right)
        case OneOrMore(inner):
            return nullable(inner)
    return False


def read_grammar(path: Path) -> Pattern:
    """The start pattern of a schema file. Raises ValueError for a construct that isn't supported."""
    return _Reader(parse(path)).start()


class _Reader:
    def __init__(self, grammar: Node) -> None:
        self.defined = {node.attributes["name"]: node for node in grammar if node.name == f"{_RNG}define"}
        self.read: dict[str, Pattern] = {}  # one object for each definition: comparing is then cheap
        self.beginning = next(node for node in grammar if node.name == f"{_RNG}start")

    def start(self) -> Pattern:
        return self.sequence(self.beginning)

    def sequence(self, node: Node) -> Pattern:
        whole: Pattern = EMPTY
        for child in node:
            if child.name.startswith(_RNG):
                whole = group(whole, self.pattern(child))
        return whole

    def pattern(self, node: Node) -> Pattern:
        name = node.attributes.get("name", "")
        construct = node.name.removeprefix(_RNG)
        match construct:
            case "element":
                return Element(name, self.sequence(node))
            case "attribute":
                return Attribute(name, self.sequence(node))
            case "ref":
                if name not in self.read:
                    self.read[name] = self.sequence(self.defined[name])
                return self.read[name]
            case "empty" | "text" | "value" | "data":
                return _leaf(node, construct)
            case "group" | "optional" | "oneOrMore" | "zeroOrMore":
                return _repeated(self.sequence(node), construct)
            case "choice":
                beginning: Pattern = IMPOSSIBLE
                return reduce(choice, map(self.pattern, node), beginning)
        raise ValueError(f"{node.name} on line {node.line} of the schema is not supported")


def _repeated(inner: Pattern, construct: str) -> Pattern:
    whole = OneOrMore(inner) if construct in {"oneOrMore", "zeroOrMore"} else inner
    return choice(whole, EMPTY) if construct in {"optional", "zeroOrMore"} else whole


def _leaf(node: Node, construct: str) -> Pattern:
    if construct == "empty":
        return EMPTY
    if construct == "text":
        return TEXT
    return Data((re.escape(node.characters()),)) if construct == "value" else _data(node)


def _data(node: Node) -> Data:
    parameters = {child.attributes["name"]: child.characters() for child in node}
    expressions = [_DATATYPES[node.attributes["type"]]]
    if "pattern" in parameters:
        expressions.append(parameters["pattern"])
    return Data(
        tuple(expressions),
        length=int(parameters["length"]) if "length" in parameters else None,
        largest=int(parameters["maxInclusive"]) if "maxInclusive" in parameters else None,
    )
