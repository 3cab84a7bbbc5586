"""A new source: its folder, its pages, its lines in the navigation."""

from __future__ import annotations

import hashlib
import json
import re
import tempfile
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from string import Template
from xml.sax.saxutils import escape

from edition.checks import check
from edition.pages.figures_in_words import MONTHS
from edition.witness.kinds import KINDS

from scaffolding.body import body_of
from scaffolding.navigation import with_page, with_source
from scaffolding.received import is_old, read_received
from scaffolding.refusal import RefusedError
from scaffolding.writing import Plan

TEMPLATES = Path(__file__).parent / "templates"
_SIGLUM = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_SECTION = re.compile(r"[a-z0-9]+")
_LANGUAGES = {
    "ru-petr1708": "Русский, орфография до реформы 1918 года",
    "ru-luna1918": "Русский, орфография после реформы 1918 года",
}
_WORDING = "E-4"
"""Faults from here on are about words: the editor mends them, one by one."""
_RIGHTS = ("restricted", "free")


@dataclass(frozen=True, kw_only=True)
class NewSource:
    """What is asked for. ``orthography`` is «old», «new», or empty: told by the letters."""

    siglum: str
    raw: Path
    title: str
    section: str = "pravila"
    orthography: str = ""
    rights: str = "restricted"
    when: date


def plan_source(root: Path, asked: NewSource) -> Plan:
    """Everything that the source begins with, not yet written.

    Raises:
        RefusedError: an id that is bad or taken, a file that can't become a source.
    """
    _check(root, asked)
    data, text = read_received(asked.raw)
    old = asked.orthography == "old" if asked.orthography else is_old(text)
    edition = _edition(asked, data, text, "ru-petr1708" if old else "ru-luna1918")
    _prove(asked.siglum, edition, data)
    plan = Plan(root)
    folder, pages = f"sources/{asked.siglum}", f"docs/sources/{asked.siglum}"
    plan.new[f"{folder}/raw.txt"] = data
    plan.add(f"{folder}/edition.xml", edition)
    plan.add(f"{folder}/clauses.txt", "")
    values = {
        "siglum": asked.siglum,
        "title": asked.title,
        "yaml_title": json.dumps(asked.title, ensure_ascii=False),
        "yaml_text_title": json.dumps(f"{asked.title}: весь текст", ensure_ascii=False),
    }
    plan.add(f"{pages}.md", _filled("source.md", values))
    plan.add(f"{pages}/text.md", _filled("source_text.md", values))
    config = plan.read("mkdocs.yml")
    config = with_page(config, r"sources/[a-z0-9-]+\.md", asked.title, f"sources/{asked.siglum}.md")
    text_title = f"{asked.title}, весь текст"
    config = with_page(config, r"sources/[a-z0-9-]+/text\.md", text_title, f"sources/{asked.siglum}/text.md")
    plan.change("mkdocs.yml", config)
    index = "docs/sources/index.md"
    plan.change(index, with_source(plan.read(index), asked.siglum, asked.title))
    return plan


def _check(root: Path, asked: NewSource) -> None:
    if not _SIGLUM.fullmatch(asked.siglum):
        raise RefusedError(
            f"«{asked.siglum}» не годится в сиглы: нужны строчные латинские буквы и цифры, слова через "
            "дефис, например cadogan-24."
        )
    if asked.siglum == "index" or (root / "sources" / asked.siglum).exists():
        raise RefusedError(f"Сигл «{asked.siglum}» занят: дайте источнику другой.")
    if not _SECTION.fullmatch(asked.section):
        raise RefusedError(f"«{asked.section}» не годится в разделы: нужны строчные латинские буквы и цифры.")
    if not asked.title.strip() or "\n" in asked.title:
        raise RefusedError('Нужно заглавие источника, одной строкой: TITLE="…"')
    if asked.orthography not in ("", "old", "new"):
        raise RefusedError(f"ORTHOGRAPHY — old или new, а не «{asked.orthography}».")
    if asked.rights not in _RIGHTS:
        raise RefusedError(f"RIGHTS — {' или '.join(_RIGHTS)}, а не «{asked.rights}».")


def _edition(asked: NewSource, data: bytes, text: str, language: str) -> str:
    return _filled(
        "edition.xml",
        {
            "siglum": asked.siglum,
            "section": asked.section,
            "title": escape(asked.title),
            "when": asked.when.isoformat(),
            "day": f"{asked.when.day} {MONTHS[asked.when.month - 1]} {asked.when.year} года",
            "rights": asked.rights,
            "digest": hashlib.sha256(data).hexdigest(),
            "language": language,
            "language_name": _LANGUAGES[language],
            "kinds": "\n".join(
                f'          <category xml:id="{kind}"><catDesc>{name}</catDesc></category>'
                for kind, name in KINDS.items()
            ),
            "body": body_of(text),
        },
    )


def _filled(template: str, values: dict[str, str]) -> str:
    return Template((TEMPLATES / template).read_text("utf-8")).substitute(values)


def _prove(siglum: str, edition: str, data: bytes) -> None:
    """The first law, before anything is written: the edition is one, and gives the received file back."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / siglum
        source.mkdir()
        (source / "edition.xml").write_text(edition, "utf-8")
        (source / "raw.txt").write_bytes(data)
        (source / "clauses.txt").touch()
        faults = [one for one in check(siglum, Path(folder), laws=()) if one.number < _WORDING]
    if faults:
        raise RefusedError(f"Из этого файла издание не выходит: {faults[0].number} {faults[0].message}.")
