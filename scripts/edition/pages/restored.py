"""What the edition restores where the source is lost: on the page too it stands apart, in our own words."""

from __future__ import annotations

from collections.abc import Iterable

from rasklad.clauses import short_label

from edition.pages.markup import Part, language, text, typeset
from edition.witness.reconstruction import Authority, Reconstruction, Statement

CERTAINTY = {"high": "", "medium": "вероятно", "low": "предположительно"}


def restored_part(restored: Reconstruction) -> Part:
    """The reconstruction of one game: what is lost, then the statements with the sources of their facts."""
    items = "".join(_item(statement) for statement in restored.statements)
    introduction = f"<p>{typeset(restored.introduction)}</p>" if restored.introduction else ""
    return Part(
        "aside",
        {"class": "reading restored", "lang": "ru-luna1918"},
        f"<h3>{text(restored.title)}</h3>{introduction}<ol>{items}</ol>{_sources(restored.statements)}",
    )


def restored_row(statement: Statement) -> Part:
    """One restored statement as a row of a game's text: it is law there, and ours."""
    short = short_label(statement.clause)
    authorities = ", ".join(_name(authority) for authority in statement.authorities)
    grounds = "".join(f'<p class="ground">{typeset(ground)}</p>' for ground in statement.grounds)
    return Part(
        "div",
        {
            "class": "clause-row restored-row",
            "data-clause": statement.clause,
            "data-short": short,
            "data-kind": statement.kind,
            "id": statement.clause,
        },
        f'<a class="clause-number" href="#{text(statement.clause)}"><span class="unseen">Пункт </span>{short}'
        f'</a><div class="clause-restored" lang="ru-luna1918"><p>{_told(statement)}</p>{grounds}'
        f'<p class="ground">Восстановлено. Откуда: {authorities}.</p></div>'
        '<p class="clause-now" hidden></p>',
    )


def _told(statement: Statement) -> str:
    doubt = CERTAINTY[statement.certainty]
    return f"{typeset(statement.text)}{f' <small>({doubt})</small>' if doubt else ''}"


def _item(statement: Statement) -> str:
    short = short_label(statement.clause)
    grounds = "".join(f'<p class="ground">{typeset(ground)}</p>' for ground in statement.grounds)
    return (
        f'<li data-clause="{text(statement.clause)}" data-short="{short}" data-kind="{statement.kind}" '
        f'id="{text(statement.clause)}"><a class="clause-number" href="#{text(statement.clause)}">'
        f'<span class="unseen">Пункт </span>{short}</a><div><p>{_told(statement)}</p>{grounds}</div></li>'
    )


def _sources(statements: Iterable[Statement]) -> str:
    """Each source once, with the numbers of the statements that rest on it."""
    resting: dict[Authority, list[str]] = {}
    for statement in statements:
        for authority in statement.authorities:
            resting.setdefault(authority, []).append(short_label(statement.clause))
    entries = "".join(
        f"<li>{_name(authority)} — {', '.join(numbers)}. {typeset(authority.description)}</li>"
        for authority, numbers in resting.items()
    )
    return f'<p class="reading-ways">Откуда факты:</p><ul>{entries}</ul>'


def _name(authority: Authority) -> str:
    foreign = authority.title.isascii() or "Cadogan" in authority.title
    title = language("en", text(authority.title)) if foreign else text(authority.title)
    return f'<a href="{text(authority.address)}">{title}</a>' if authority.address else title
