"""XML as a small tree that knows on which line every element and every piece of text stands.

Why not lxml: it knows the line of an element only roughly and that of a text not at all, and a
proof-reader who is sent to the wrong line stops trusting the check. Expat tells both exactly, fetches
nothing, and lets us refuse a DOCTYPE before a single entity is expanded.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from xml.parsers import expat

from edition.witness.faults import EditionError, Fault

TEI = "http://www.tei-c.org/ns/1.0"
_DEEPEST = 60
_XML = "http://www.w3.org/XML/1998/namespace"

# Expat's own sentences are English; these are the ones that a hand edit runs into.
_EXPAT_SENTENCES = {
    "mismatched tag": "закрывающий тег не подходит к открытому; закройте элементы в обратном порядке",
    "no element found": "файл обрывается: не закрыт элемент; восстановите конец файла",
    "unclosed token": "тег не закончен; допишите «>»",
    "not well-formed (invalid token)": "здесь недопустимый знак; «&» и «<» пишутся &amp; и &lt;",
    "undefined entity": "неизвестная именованная сущность; впишите сам знак или его код &#…;",
    "duplicate attribute": "атрибут повторён; оставьте один",
    "junk after document element": "после </TEI> есть лишнее; удалите",
    "unbound prefix": "приставка имени не объявлена; удалите её",
}


@dataclass(frozen=True)
class Text:
    """A piece of character data; `line` is the line of its first character."""

    value: str
    line: int

    def line_at(self, offset: int) -> int:
        """The line of the character at `offset`."""
        return self.line + self.value.count("\n", 0, offset)


@dataclass(eq=False)  # two elements with the same content are still two
class Node:
    """An element: local name in the TEI namespace, `{uri}name` in any other, attributes, content."""

    name: str
    attributes: dict[str, str]
    line: int
    content: list["Node | Text"] = field(default_factory=list)

    def __iter__(self) -> Iterator["Node"]:
        return (item for item in self.content if isinstance(item, Node))

    def walk(self) -> Iterator["Node"]:
        """This element and all below it, in document order."""
        yield self
        for child in self:
            yield from child.walk()

    def all(self, name: str) -> list["Node"]:
        """All elements of that name here and below, in document order."""
        return [node for node in self.walk() if node.name == name]

    def first(self, *path: str) -> "Node | None":
        """The element at the end of `path` (child names, each first of its name), or None."""
        node: Node | None = self
        for name in path:
            node = next((child for child in node if child.name == name), None) if node else None
        return node

    def prose(self) -> str:
        """The words in it and below, white space collapsed: for the header and the notes."""
        # str.split() without an argument would also eat no-break spaces, which Russian prose needs
        return " ".join(piece for piece in re.split(r"[ \t\r\n]+", self.characters()) if piece)

    def characters(self) -> str:
        """The characters in it and below, as they stand."""
        return "".join(item.characters() if isinstance(item, Node) else item.value for item in self.content)


def parse(path: Path) -> Node:
    """Read an XML file into a tree.

    Raises:
        EditionError: E-101 no such file, E-102 not UTF-8, E-103 not well-formed, E-104 it has a DOCTYPE.
    """
    try:
        data = path.read_bytes()
    except OSError:
        raise EditionError(
            Fault(path, 1, "E-101", "файла нет или он не читается: верните его из истории проекта"),
        ) from None
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise EditionError(
            Fault(path, line, "E-102", "файл не в кодировке UTF-8: сохраните его в UTF-8"),
        ) from None
    return _Builder(path).build(data)


class _Builder:
    """Expat's events, gathered into nodes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.root: Node | None = None
        self.open: list[Node] = []
        self.parser = expat.ParserCreate(namespace_separator=" ")
        self.parser.XmlDeclHandler = self.declaration
        self.parser.StartDoctypeDeclHandler = self.doctype
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.characters
        self.parser.CommentHandler = self.interruption
        self.parser.ProcessingInstructionHandler = self.interruption
        self.text_continues = False

    def build(self, data: bytes) -> Node:
        try:
            self.parser.Parse(data, True)
        except expat.ExpatError as error:
            sentence = expat.errors.messages[error.code]
            advice = _EXPAT_SENTENCES.get(sentence, f"исправьте место, где стоит ошибка ({sentence})")
            raise self.fault(error.lineno, "E-103", f"это не XML: {advice}") from None
        assert self.root is not None  # noqa: S101 — expat refuses a document without an element
        return self.root

    def fault(self, line: int, number: str, message: str) -> EditionError:
        return EditionError(Fault(self.path, line, number, message))

    def declaration(self, _version: str, encoding: str | None, _standalone: int) -> None:
        if encoding is not None and encoding.upper() != "UTF-8":
            raise self.fault(1, "E-102", f'объявлена кодировка {encoding}: напишите encoding="UTF-8"')

    def doctype(self, _name: str, _system: str | None, _public: str | None, _internal: int) -> None:
        raise self.fault(
            self.parser.CurrentLineNumber,
            "E-104",
            "DOCTYPE и сущности здесь запрещены: удалите объявление, знаки вписывайте сами",
        )

    def start(self, name: str, attributes: dict[str, str]) -> None:
        if len(self.open) == _DEEPEST:
            # an edition needs a dozen levels; what reads the tree recurses and must not run out of stack
            message = f"элементы вложены глубже {_DEEPEST} уровней: закройте лишние"
            raise self.fault(self.parser.CurrentLineNumber, "E-105", message)
        node = Node(
            _local(name),
            {_local(key): value for key, value in attributes.items()},
            self.parser.CurrentLineNumber,
        )
        if self.open:
            self.open[-1].content.append(node)
        else:
            self.root = node
        self.open.append(node)
        self.text_continues = False

    def end(self, _name: str) -> None:
        self.open.pop()
        self.text_continues = False

    def interruption(self, *_ignored: str) -> None:
        # a comment of three lines inside a text would put the text after it three lines too high
        self.text_continues = False

    def characters(self, value: str) -> None:
        content = self.open[-1].content
        if self.text_continues and isinstance(content[-1], Text):
            content[-1] = Text(content[-1].value + value, content[-1].line)
        else:
            content.append(Text(value, self.parser.CurrentLineNumber))
        self.text_continues = True


def _local(name: str) -> str:
    uri, _, local = name.rpartition(" ")
    if uri == _XML:
        return f"xml:{local}"
    return local if uri in {"", TEI} else f"{{{uri}}}{local}"
