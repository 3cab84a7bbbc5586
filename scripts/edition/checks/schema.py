"""Is the file of the declared subset of TEI? Says of each misfit what would have fitted.

After a misfit the reading goes on as if the misfit weren't there, so that one run reports all of them.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from lxml import etree

from edition.checks import sentences
from edition.checks.derivatives import (
    after_attribute,
    after_element,
    after_text,
    required_attributes,
    without_attributes,
)
from edition.checks.grammar import IMPOSSIBLE, Data, Element, Pattern, choice, nullable, read_grammar
from edition.witness.faults import Fault
from edition.witness.tree import TEI, Node, Text

SCHEMA = Path(__file__).resolve().parents[1] / "schema" / "edition.rng"


def check_schema(path: Path, root: Node) -> Iterator[Fault]:
    """E-105 for elements and text out of place or wanting, E-106 for attributes and their values."""
    found = list(_Validator(path).document(root))
    yield from found
    if not found:
        yield from check_against(path, SCHEMA)


def check_against(path: Path, schema: Path) -> Iterator[Fault]:
    """E-105 for what libxml2 finds wrong by a RELAX NG schema, such as TEI All."""
    # by now the file is known to have no DOCTYPE; the parser is still told to fetch and expand nothing
    # (a duplicate xml:id would stop it, without `collect_ids=False`: E-301 says that better)
    parser = etree.XMLParser(resolve_entities=False, no_network=True, load_dtd=False, collect_ids=False)
    judge = _compiled(schema)
    try:
        document = etree.parse(path, parser)
    except etree.XMLSyntaxError as error:
        message = f"libxml2 не читает этот XML: {error.msg}; исправьте это место"
        yield Fault(path, error.lineno or 1, "E-103", message)
        return
    if not judge.validate(document):
        for entry in judge.error_log:
            message = f"не по схеме {schema.name}: {entry.message}; исправьте это место"
            yield Fault(path, entry.line, "E-105", message)


@cache
def _grammar() -> Pattern:
    return read_grammar(SCHEMA)


@cache
def _compiled(schema: Path) -> etree.RelaxNG:
    return etree.RelaxNG(etree.parse(schema))


class _Validator:
    def __init__(self, path: Path) -> None:
        self.path = path

    def document(self, root: Node) -> Iterator[Fault]:
        pattern = _grammar()
        if isinstance(pattern, Element) and root.name == pattern.name:
            yield from self.element(root, pattern.content)
        else:
            yield self.structure(root.line, sentences.root(root, TEI))

    def structure(self, line: int, message: str) -> Fault:
        return Fault(self.path, line, "E-105", message)

    def element(self, node: Node, content: Pattern) -> Iterator[Fault]:
        for name, value in node.attributes.items():
            left = after_attribute(content, name, value)
            if left == IMPOSSIBLE:
                yield Fault(self.path, node.line, "E-106", sentences.attribute(node, content, name))
                # go on as if the value were right, or the attribute not there
                left = after_attribute(content, name, None)
            content = content if left == IMPOSSIBLE else left
        for name in sorted(required_attributes(content)):
            yield Fault(self.path, node.line, "E-106", f"у <{node.name}> нет атрибута {name}: допишите его")
        content = without_attributes(content)
        if isinstance(content, Data):
            yield from self.data(node, content)
        else:
            yield from self.content(node, content)

    def data(self, node: Node, pattern: Data) -> Iterator[Fault]:
        children = list(node)
        for child in children:
            yield self.structure(child.line, f"в <{node.name}> только текст: уберите <{child.name}>")
        if not children and not pattern.fits(node.characters()):
            yield self.structure(node.line, sentences.data(node))

    def content(self, node: Node, pattern: Pattern) -> Iterator[Fault]:
        for item in node.content:
            if isinstance(item, Node):
                fitting = after_element(pattern, item.name)
                if fitting:
                    chosen = min((element for element, _ in fitting), key=lambda one: _misfits(item, one))
                    pattern = IMPOSSIBLE
                    for element, rest in fitting:
                        pattern = choice(pattern, rest) if element == chosen else pattern
                    yield from self.element(item, chosen.content)
                else:
                    yield self.structure(item.line, sentences.element(node, item, pattern))
            elif item.value.strip(" \t\r\n"):
                left = after_text(pattern)
                if left == IMPOSSIBLE:
                    yield self.structure(_line_of_text(item), sentences.text(node, item, pattern))
                else:
                    pattern = left
        if not nullable(pattern):
            yield self.structure(node.line, sentences.wanting(node, pattern))


def _misfits(node: Node, element: Element) -> int:
    content, misfits = element.content, 0
    for name, value in node.attributes.items():
        left = after_attribute(content, name, value)
        misfits += left == IMPOSSIBLE
        content = content if left == IMPOSSIBLE else left
    return misfits + len(required_attributes(content))


def _line_of_text(text: Text) -> int:
    return text.line_at(len(text.value) - len(text.value.lstrip(" \t\r\n")))
