"""What is left of a pattern after an attribute, a text or an element (Clark's derivatives)."""

from edition.checks.grammar import (
    EMPTY,
    IMPOSSIBLE,
    AnyText,
    Attribute,
    Choice,
    Data,
    Element,
    Group,
    OneOrMore,
    Pattern,
    choice,
    group,
    nullable,
)


def after_attribute(pattern: Pattern, name: str, value: str | None) -> Pattern:
    """What is left after the attribute; `value` None stands for any value."""
    match pattern:
        case Attribute(own, wanted) if own == name:
            return EMPTY if value is None or after_data(wanted, value) == EMPTY else IMPOSSIBLE
        case Choice(left, right):
            return choice(after_attribute(left, name, value), after_attribute(right, name, value))
        case Group(left, right):
            return choice(
                group(after_attribute(left, name, value), right),
                group(left, after_attribute(right, name, value)),
            )
    return IMPOSSIBLE


def without_attributes(pattern: Pattern) -> Pattern:
    """What is left when all attributes are done with."""
    match pattern:
        case Attribute():
            return EMPTY
        case Choice(left, right):
            # a branch that still demands an attribute is not the one that was taken
            taken = [branch for branch in (left, right) if not required_attributes(branch)]
            whole: Pattern = IMPOSSIBLE
            for branch in taken or (left, right):
                whole = choice(whole, without_attributes(branch))
            return whole
        case Group(left, right):
            return group(without_attributes(left), without_attributes(right))
    return pattern


def required_attributes(pattern: Pattern) -> set[str]:
    """The attributes that must still come."""
    match pattern:
        case Attribute(name, _):
            return {name}
        case Choice(left, right):
            return required_attributes(left) & required_attributes(right)
        case Group(left, right):
            return required_attributes(left) | required_attributes(right)
    return set()


def after_text(pattern: Pattern) -> Pattern:
    """What is left after a text among elements."""
    match pattern:
        case AnyText():
            return pattern
        case Choice(left, right):
            return choice(after_text(left), after_text(right))
        case Group(left, right):
            rest = after_text(right) if nullable(left) else IMPOSSIBLE
            return choice(group(after_text(left), right), rest)
        case OneOrMore(inner):
            return group(after_text(inner), choice(pattern, EMPTY))
    return IMPOSSIBLE


def after_data(pattern: Pattern, value: str) -> Pattern:
    """What is left after a text that is the whole value."""
    match pattern:
        case Data():
            return EMPTY if pattern.fits(value) else IMPOSSIBLE
        case Choice(left, right):
            return choice(after_data(left, value), after_data(right, value))
    return IMPOSSIBLE


def after_element(pattern: Pattern, name: str) -> list[tuple[Element, Pattern]]:
    """The element patterns of that name that may come next, each with what is left after it."""
    match pattern:
        case Element(own, _):
            return [(pattern, EMPTY)] if own == name else []
        case Choice(left, right):
            return after_element(left, name) + after_element(right, name)
        case Group(left, right):
            first = [(element, group(rest, right)) for element, rest in after_element(left, name)]
            return first + (after_element(right, name) if nullable(left) else [])
        case OneOrMore(inner):
            again = choice(pattern, EMPTY)
            return [(element, group(rest, again)) for element, rest in after_element(inner, name)]
    return []


def attribute_patterns(pattern: Pattern) -> dict[str, Pattern]:
    """The attributes that may still come, with their values."""
    match pattern:
        case Attribute(name, value):
            return {name: value}
        case Choice(left, right) | Group(left, right):
            return attribute_patterns(left) | attribute_patterns(right)
    return {}


def next_names(pattern: Pattern) -> set[str]:
    """The names of the elements that may come next."""
    match pattern:
        case Element(name, _):
            return {name}
        case Choice(left, right):
            return next_names(left) | next_names(right)
        case Group(left, right):
            return next_names(left) | (next_names(right) if nullable(left) else set())
        case OneOrMore(inner):
            return next_names(inner)
    return set()
