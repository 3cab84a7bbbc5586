"""The schema's faults in words: what is wrong here, and what would be right."""

import re

from edition.checks.derivatives import (
    after_attribute,
    after_element,
    after_text,
    attribute_patterns,
    next_names,
)
from edition.checks.grammar import IMPOSSIBLE, Choice, Data, Pattern
from edition.witness.tree import Node, Text

_SHOWN = 40
_NAMING = {
    "seg": "пункт обозначается «сигл.раздел.номер», например cadogan-24.krepost.I.c",
    "div": "раздел обозначается «сигл.раздел» латинскими буквами, например cadogan-24.krepost",
}


def attribute(node: Node, content: Pattern, name: str) -> str:
    """An attribute that the element doesn't have, or a value that the attribute doesn't."""
    if after_attribute(content, name, None) == IMPOSSIBLE:
        known = sorted(attribute_patterns(content))
        advice = f"допустимы {', '.join(known)}" if known else "атрибутов у него нет"
        return f"у <{node.name}> нет атрибута {name}: уберите его ({advice})"
    values = _values(attribute_patterns(content)[name])
    advice = f"напишите {' или '.join(values)}" if values else "исправьте его"
    if name == "xml:id":
        advice = _NAMING.get(node.name, advice)
    return f'у <{node.name}> недопустимое значение {name}="{node.attributes[name]}": {advice}'


def root(node: Node, namespace: str) -> str:
    """A document of another kind altogether."""
    return f'корень файла — <{node.name}>: должен стоять <TEI xmlns="{namespace}">'


def data(node: Node) -> str:
    """The text of an element that holds nothing but a text of one type."""
    value = node.characters().strip()
    if not value:
        return f"<{node.name}> пуст: впишите текст"
    return f"в <{node.name}> недопустимый текст «{_short(value)}»: исправьте его"


def element(parent: Node, child: Node, pattern: Pattern) -> str:
    """An element out of place."""
    return f"<{child.name}> в <{parent.name}> здесь не допускается: уберите его; {_expected(pattern)}"


def text(parent: Node, item: Text, pattern: Pattern) -> str:
    """Text out of place."""
    advice = "перенесите его в блок"
    if parent.name == "p" and after_element(pattern, "seg"):
        advice = "в абзаце, разделённом на пункты, каждое слово стоит в <seg>"
    return f"тексту «{_short(item.value.strip())}» в <{parent.name}> здесь не место: {advice}"


def wanting(node: Node, pattern: Pattern) -> str:
    """An element that ends too early."""
    return f"в <{node.name}> не хватает содержания; {_expected(pattern, 'должно')}"


def _expected(pattern: Pattern, verb: str = "может") -> str:
    names = [f"<{name}>" for name in sorted(next_names(pattern))]
    if after_text(pattern) != IMPOSSIBLE:
        names.append("текст")
    return f"{verb} стоять: {', '.join(names)}" if names else "больше здесь ничего не стоит"


def _values(pattern: Pattern) -> list[str]:
    """The closed list of values, if it is one; values are stored as escaped expressions."""
    match pattern:
        case Choice(left, right):
            return _values(left) + _values(right)
        case Data((expression,), None, None) if re.fullmatch(r"(?:[\w.]|\\[-.])+", expression):
            return [re.sub(r"\\(.)", r"\1", expression)]
    return []


def _short(value: str) -> str:
    value = " ".join(value.split())
    return value if len(value) <= _SHOWN else f"{value[:_SHOWN].rstrip()}…"
