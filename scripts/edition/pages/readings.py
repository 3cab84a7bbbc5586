"""An editor's reading: what the source leaves unsaid, what is adopted, and why."""

from __future__ import annotations

from edition.pages.markup import text
from rasklad.clauses import short_label
from rasklad.game import Reading


def reading_html(reading: Reading) -> str:
    """The reading as it stands after its clause; with its options, if it can be switched."""
    short = short_label(reading.id)
    return (
        f'<aside class="reading" data-clause="{reading.id}" data-short="{short}" id="{reading.id}">'
        f"<h3>Чтение редактора {short}</h3>"
        f"<p>{text(reading.silent)} {text(reading.choice)} {text(reading.why)}</p>"
        f"{_options(reading)}"
        '<p class="clause-now" hidden></p></aside>\n'
    )


def _options(reading: Reading) -> str:
    """One radio button an option; the board reads `data-reading` and starts the deal anew."""
    if not reading.options:
        return ""
    buttons = "".join(
        f'<label><input type="radio" name="{reading.name}" value="{option.value}"'
        f'{" checked" if option.value == reading.default else ""}>'
        f"<span>{text(option.label)}</span></label>"
        for option in reading.options
    )
    return (
        f'<fieldset class="reading-options" data-reading="{reading.name}" data-default="{reading.default}">'
        f"<legend>Как играть здесь</legend>{buttons}</fieldset>"
    )
