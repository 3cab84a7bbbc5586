"""Where the text of a game comes from, and how to cite it: by ГОСТ Р 7.0.100 and in BibTeX."""

from __future__ import annotations

import re

from rasklad.clauses import short_label

from edition.pages.downloads import game_downloads_html
from edition.pages.library import game_of
from edition.pages.markup import text, typeset
from edition.pages.rows import Text, game_text
from edition.pages.title import source_name

SITE = "Расклад"
SITE_SAYS = "старинные правила пасьянсов"
ADDRESS, ACCESSED, CLAUSE = "{url}", "{accessed}", "{clause}"
KEY = "{key}"


def citation_data(shown: Text) -> dict[str, str]:
    """The templates of a citation, for one clause each.

    Places: ``{clause}`` the short label, ``{url}`` the address, ``{accessed}`` the day of reading (in ГОСТ
    as 30.11.2026, in BibTeX as 2026-11-30), ``{key}`` a Latin key.
    """
    return {"gost": gost_template(shown), "bibtex": bibtex_template(shown), "edition": version(shown)}


def version(shown: Text) -> str:
    """The date of the text's newest revision, 2026-11-30; empty if none is recorded."""
    revisions = shown.witness.header.revisions
    return revisions[0].when if revisions else ""


def gost_template(shown: Text) -> str:
    """The reference by ГОСТ Р 7.0.100—2018, as for a part of an electronic resource."""
    when = version(shown)
    dated = f" – Редакция от {_day(when)}." if when else ""
    return (
        f"{shown.name}, п.\u00a0{CLAUSE} : {_origin(shown)}. – Текст : электронный // "
        f"{SITE} : {SITE_SAYS} : [сайт].{dated} – URL: {ADDRESS} (дата обращения: {ACCESSED})."
    )


def bibtex_template(shown: Text) -> str:
    """The same as a BibTeX entry: @misc, which every style knows."""
    when = version(shown)
    fields = {
        "title": f"{{{shown.name}, п.~{CLAUSE}}}",
        "howpublished": f"{SITE}: {SITE_SAYS}",
        "note": f"{_origin(shown)}{f', редакция от {when}' if when else ''}",
        **({"year": when[:4]} if when else {}),
        "url": ADDRESS,
        "urldate": ACCESSED,
        "language": "russian",
    }
    lines = ",\n".join(f"  {name} = {{{value}}}" for name, value in fields.items())
    return f"@misc{{{KEY},\n{lines}\n}}"


def _origin(shown: Text) -> str:
    """Where the text stands, after the name of its part: «по источнику «…»»."""
    title = shown.witness.title
    return "полный текст" if shown.name == title else f"по источнику «{title}»"


def _day(when: str) -> str:
    return ".".join(reversed(when.split("-")))


def latin_key(clause: str) -> str:
    """A key for BibTeX from a clause's id: letters, digits and hyphens only."""
    return re.sub(r"[^a-z0-9]+", "-", f"rasklad-{clause}".lower())


def citation_html(game_id: str) -> str:
    """The section «Источник и цитирование». Raises PageError for an unknown game."""
    game = game_of(game_id)
    shown = game_text(game_id)
    header = shown.witness.header
    first = next(row.clause for row in shown.rows if row.clause)
    places = {CLAUSE: short_label(first), ADDRESS: f"[адрес этой страницы]#{first}", KEY: latin_key(first)}
    gost = _filled(gost_template(shown), {**places, ACCESSED: "[день, месяц, год]"})
    bibtex = _filled(bibtex_template(shown), {**places, ACCESSED: "[год-месяц-день]"})
    return (
        '<section class="citation"><h2>Источник и цитирование</h2>'
        f"<p>{source_name(shown.witness)}. {typeset(header.extant)}</p>"
        f"<p>{typeset(header.rights)} "
        f'<a href="../../sources/{game.witness}/">Всё об источнике и исправлениях</a>.</p>'
        "<p>У каждого пункта постоянный адрес: его даёт номер на полях. "
        "Ссылка по ГОСТ Р 7.0.100 на первый пункт; для другого замените номер и адрес:</p>"
        f'<p class="cite">{text(gost)}</p>'
        f'<details class="bibtex"><summary>BibTeX</summary><pre tabindex="0">{text(bibtex)}</pre></details>'
        '<p class="scripted">Три точки у\u00a0пункта открывают его готовую ссылку '
        "и\u00a0сообщение об\u00a0опечатке.</p>"
        f"{game_downloads_html(game)}</section>"
    )


def _filled(template: str, places: dict[str, str]) -> str:
    for place, value in places.items():
        template = template.replace(place, value)
    return template
