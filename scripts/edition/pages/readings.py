"""An editor's reading: what the source leaves unsaid, what is adopted, and why."""

from __future__ import annotations

import re

from rasklad.clauses import short_label
from rasklad.game import Game, Option, Reading

from edition.pages.markup import Part, clause_link, lowered, text, typeset

#: «пункт 5», «пункты 12 и 13», «пункт В9»: В is a statement that the edition restores.
CITED = re.compile(r"(?P<word>\b[Пп]ункт\w*)\s(?P<numbers>В?\d+(?:(?:,\s|\sи\s)В?\d+)*)")


def reading_part(reading: Reading, game: Game) -> Part:
    """The reading as it stands after its clause; with the other ways to read, if the engine knows any."""
    short = short_label(reading.id)
    otherwise = f"Возможно и иначе: {lowered(reading.otherwise)}" if reading.otherwise else ""
    chosen = f"Принято: {lowered(reading.choice)}"
    sentences = (reading.says, reading.silent, chosen, reading.why, otherwise, reading.effect)
    law = _numbered(reading, game)
    said = " ".join(_linked(sentence, law) for sentence in sentences if sentence)
    attributes = {"class": "reading", "data-clause": reading.id, "data-short": short, "id": reading.id}
    return Part(
        "aside",
        attributes,
        f'<h3>Чтение редактора {short}</h3><p>{said}</p>{_options(reading)}<p class="clause-now" hidden></p>',
    )


def _numbered(reading: Reading, game: Game) -> dict[str, str]:
    """The clauses by the number that a reader sees.

    Where a law is made of several texts that each count from one, a number is that of the reading's own text.
    """
    own = ".".join(reading.after.split(".")[:2]) + "."
    return {
        short_label(clause): clause for clause in sorted(game.law, key=lambda clause: clause.startswith(own))
    }


def _linked(sentence: str, law: dict[str, str]) -> str:
    """The sentence as HTML, the numbers of «пункт 5», «пункты 12 и 13» linked to the clauses of the law."""

    def number(found: re.Match[str]) -> str:
        return clause_link(law[found[0]], found[0]) if found[0] in law else found[0]

    def citation(found: re.Match[str]) -> str:
        return f"{found['word']}\u00a0{re.sub(r'В?[0-9]+', number, found['numbers'])}"

    return CITED.sub(citation, typeset(sentence))


def _options(reading: Reading) -> str:
    """The ways to read it, the adopted one first: a list, whose hidden switches the board brings to life."""
    if not reading.options:
        return ""
    options = sorted(reading.options, key=lambda option: option.value != reading.default)
    items = "".join(_option(option, reading) for option in options)
    return (
        f'<fieldset class="reading-options" data-reading="{text(reading.name)}" '
        f'data-adopted="{text(reading.default)}"><legend>Читать можно так:</legend>'
        f"<ul>{items}</ul></fieldset>"
    )


def _option(option: Option, reading: Reading) -> str:
    """One way to read: its switch, its words, «принято» at the adopted one, what it changes in play."""
    adopted = option.value == reading.default
    changes = f": {typeset(lowered(option.changes))}" if option.changes else ""
    return (
        f'<li><label><input type="radio" name="{text(reading.id)}" value="{text(option.value)}"'
        f"{' checked' if adopted else ''} hidden> <span><b data-option>{typeset(option.label)}</b>"
        f"{' (принято)' if adopted else ''}{changes}</span></label></li>"
    )
