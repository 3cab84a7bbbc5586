"""Where the text of a game comes from, and how to cite it: by ГОСТ Р 7.0.100, in BibTeX, RIS and CSL-JSON."""

from __future__ import annotations

from dataclasses import replace

from rasklad.clauses import short_label

from edition.citing.forms import FILES, bibtex, csl_json, gost, ris
from edition.citing.record import Record, latin_key
from edition.pages.cited import origin, revised
from edition.pages.downloads import game_downloads_html
from edition.pages.library import game_of
from edition.pages.markup import text, typeset
from edition.pages.rows import Text, game_text
from edition.pages.title import source_name

ADDRESS, ACCESSED, CLAUSE = "{url}", "{accessed}", "{clause}"
KEY = "{key}"


def citation_data(shown: Text) -> dict[str, str]:
    """The templates of a citation, for one clause each.

    Places: ``{clause}`` the short label, ``{url}`` the address, ``{accessed}`` the day of reading (in ГОСТ
    as 30.11.2026, in BibTeX and CSL-JSON as 2026-11-30, in RIS as 2026/11/30), ``{key}`` a Latin key.
    """
    record = clause_record(shown)
    forms = {"gost": gost, "bibtex": bibtex, "ris": ris, "csl": csl_json}
    return {name: form(record) for name, form in forms.items()} | {"edition": record.revised}


def clause_record(shown: Text) -> Record:
    """The record of a clause of that text, with places for what differs from clause to clause."""
    return Record(
        key=KEY,
        title=f"{shown.name}, п.\u00a0{CLAUSE}",
        origin=origin(shown.witness, shown.name),
        revised=revised(shown.witness),
        address=ADDRESS,
        accessed=ACCESSED,
    )


def citation_html(game_id: str) -> str:
    """The section «Источник и цитирование». Raises PageError for an unknown game."""
    game = game_of(game_id)
    shown = game_text(game_id)
    header = shown.witness.header
    first = next(row.clause for row in shown.rows if row.clause)
    record = clause_record(shown)
    record = replace(
        record,
        key=latin_key(first),
        title=record.title.replace(CLAUSE, short_label(first)),
        address=f"[адрес этой страницы]#{first}",
    )
    in_words = gost(replace(record, accessed="[день, месяц, год]"))
    entry = bibtex(replace(record, accessed="[год-месяц-день]"))
    return (
        '<section class="citation"><h2>Источник и цитирование</h2>'
        f"<p>{source_name(shown.witness)}. {typeset(header.extant)}</p>"
        f"<p>{typeset(header.rights)} "
        f'<a href="../../sources/{game.witness}/">Всё об источнике и исправлениях</a>.</p>'
        "<p>У каждого пункта постоянный адрес: его даёт номер на полях. "
        "Ссылка по ГОСТ Р 7.0.100 на первый пункт; для другого замените номер и адрес:</p>"
        f'<p class="cite">{text(in_words)}</p>'
        f'<details class="bibtex"><summary>BibTeX</summary><pre tabindex="0">{text(entry)}</pre></details>'
        '<p class="scripted">Три точки у\u00a0пункта открывают его готовую ссылку '
        "и\u00a0сообщение об\u00a0опечатке.</p>"
        f"{page_citation_html('игру целиком')}"
        f"{game_downloads_html(game)}</section>"
    )


def page_citation_html(what: str) -> str:
    """The line with the files that cite the page, which lie beside it (`building.metadata` writes them)."""
    links = ", ".join(f'<a href="{one.name}" download>{one.label}</a>' for one in reversed(FILES))
    return (
        f'<p class="downloads">Сослаться на\u00a0{what}: {links}; '
        "Zotero прочтёт сведения на\u00a0самой странице.</p>"
    )
