"""Small pieces of HTML and Russian typography that all blocks share."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable
from dataclasses import dataclass

NO_BREAK = "\u00a0"
#: After a dash between two numbers a line may break; not before this.
WORD_JOINER = "\u2060"

# Drawn, because none of the shipped font subsets has U+2192. Read aloud as the word in `.unseen`.
ARROW = (
    '<svg class="arrow" viewBox="0 0 14 10" aria-hidden="true"><path d="M1 5h12M9 1l4 4-4 4"/></svg>'
    '<span class="unseen"> → </span>'
)


@dataclass(frozen=True)
class Part:
    """An element of which the Markdown tree must know the attributes (a builder checks links to its id)."""

    tag: str
    attributes: dict[str, str]
    html: str = ""


def text(value: str) -> str:
    """`value` as HTML text or as the value of a double-quoted attribute."""
    return html.escape(value, quote=True)


def joined(parts: Iterable[str], separator: str = "") -> str:
    """The parts one after the other, empty ones left out."""
    return separator.join(part for part in parts if part)


def counted(number: int, one: str, few: str, many: str) -> str:
    """A number with its noun in the right form: «1 карта», «2 карты», «5 карт», no-break space between."""
    tens, ones = number % 100, number % 10
    if ones == 1 and tens != 11:  # noqa: PLR2004 (одиннадцать карт)
        noun = one
    elif ones in {2, 3, 4} and tens not in {12, 13, 14}:
        noun = few
    else:
        noun = many
    return f"{number}{NO_BREAK}{noun}"


def clause_link(clause_id: str, label: str, *, page: str = "") -> str:
    """A red reference to a clause or a reading by its short `label`; `page` is the other page's address."""
    return f'<a class="clause-ref" href="{page}#{text(clause_id)}">{text(label)}</a>'


def language(code: str, content: str, tag: str = "span") -> str:
    """`content` (HTML) in an element that says its language."""
    return f'<{tag} lang="{code}">{content}</{tag}>'


def bound(sentence: str) -> str:
    """Our own sentence with no-break spaces before dashes and %, after №, п. and short prepositions."""
    tied = re.sub(r"[ \n](?=[—–]|(?<=\d.)%)", NO_BREAK, sentence)
    tied = re.sub(r"(?<=№)[ \n]|(?<=\bп\.)[ \n]", NO_BREAK, tied)
    return re.sub(r"(?<![\w-])([А-Яа-яЁё]{1,2})[ \n](?=\w)", rf"\1{NO_BREAK}", tied)


def typeset(sentence: str) -> str:
    """Our own sentence as HTML, bound."""
    return text(bound(sentence))


def lowered(sentence: str) -> str:
    """The sentence as it goes on after a colon: «Нельзя.» → «нельзя.»; an abbreviation stays as it is."""
    return sentence if sentence[1:2].isupper() else sentence[:1].lower() + sentence[1:]
