"""Questions answered one by one: the features that the archive should have, the criteria it is held to.

Both are tables of data, `data/<name>.toml`: parts, in each rows with a number, what is asked, the answer and
what is to be said, in which links stand as in Markdown, their addresses counted from the site's root.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from edition.pages.errors import PageError
from edition.pages.markup import counted, text, typeset

DATA: Final = Path(__file__).parent / "data"
LINK: Final = re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)")
# Drawn: the shipped fonts have no star.
STAR: Final = (
    '<span class="must"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="m10 1 2.6 6.2 6.7.5'
    '-5.1 4.4 1.6 6.5L10 15l-5.8 3.6 1.6-6.5L.7 7.7l6.7-.5z"/></svg>'
    '<span class="unseen"> обязательно</span></span>'
)
ANSWERS: Final = {
    "features": {"done": "сделано", "later": "отложено"},
    "criteria": {"yes": "да", "partly": "отчасти", "no": "нет", "said": "—"},
}
"""Table → the answers that it knows → what the page calls them."""


@dataclass(frozen=True)
class Question:
    """One row: `number` is shown as it stands; `must` marks what a first version can't be without."""

    number: str
    what: str
    answer: str
    said: str
    must: bool = False

    def links(self) -> Iterator[str]:
        """The addresses to which the answer leads, from the site's root."""
        return (address for _, address in LINK.findall(self.said))


@dataclass(frozen=True)
class Part:
    """A part of a table, with its heading."""

    title: str
    rows: tuple[Question, ...]


def read_table(name: str, folder: Path = DATA) -> tuple[Part, ...]:
    """The table of that name. Raises PageError where it is damaged, with the row and what to do."""
    file = folder / f"{name}.toml"
    try:
        data = tomllib.loads(file.read_text("utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as fault:
        raise PageError(f"{file.name}: таблица не читается ({fault}). Исправьте её или верните.") from fault
    parts = tuple(
        Part(str(part["title"]), tuple(_question(row, name) for row in part["row"])) for part in data["part"]
    )
    seen = Counter(row.number for part in parts for row in part.rows)
    for number, times in seen.items():
        if times > 1:
            raise PageError(f"{file.name}: номер {number} стоит {times} раза. Номера не повторяются.")
    return parts


def _question(row: dict[str, Any], name: str) -> Question:
    number = str(row.get("number", ""))
    missing = {"number", "what", "answer", "said"} - {key for key, value in row.items() if value != ""}
    if missing:
        raise PageError(f"{name}.toml, строка {number or row}: нет {', '.join(sorted(missing))}. Допишите.")
    unknown = set(row) - {"number", "what", "answer", "said", "must"}
    if unknown:
        raise PageError(f"{name}.toml, строка {number}: лишнее — {', '.join(sorted(unknown))}. Уберите.")
    if row["answer"] not in ANSWERS[name]:
        known = ", ".join(ANSWERS[name])
        raise PageError(f"{name}.toml, строка {number}: ответ «{row['answer']}», а бывает {known}.")
    return Question(number, row["what"], row["answer"], row["said"], must=bool(row.get("must")))


def features_html(root: str) -> str:
    """The features, what is done and what is left; `root` leads to the site's root."""
    parts = read_table("features")
    rows = [row for part in parts for row in part.rows]
    musts = [row for row in rows if row.must]
    done = sum(row.answer == "done" for row in rows)
    kept = sum(row.answer == "done" for row in musts)
    all_kept = "все" if kept == len(musts) else str(kept)
    said = (
        f"Из {counted(len(rows), 'свойства', 'свойств', 'свойств')} есть {done}, "
        f"отложено {len(rows) - done}. "
        f"Из {len(musts)} обязательных, со звёздочкой, есть {all_kept}."
    )
    return f"<p>{typeset(said)}</p>{_filtered(parts, 'features', root, 'later', 'Только отложенное')}"


def criteria_html(root: str) -> str:
    """The criteria for scholarly digital editions, each answered; `root` leads to the site's root."""
    parts = read_table("criteria")
    counts = Counter(row.answer for part in parts for row in part.rows)
    asked = sum(number for answer, number in counts.items() if answer != "said")
    said = (
        f"На {counted(asked, 'вопрос', 'вопроса', 'вопросов')} можно ответить «да» или «нет». "
        f"«Да» — {counts['yes']}, «отчасти» — {counts['partly']}, «нет» — {counts['no']}."
    )
    return f"<p>{typeset(said)}</p>{_filtered(parts, 'criteria', root, 'no', 'Только «нет»')}"


def _filtered(parts: tuple[Part, ...], name: str, root: str, kept: str, label: str) -> str:
    """The table below a box that hides all rows but those answered so; it works without a script."""
    body = "".join(_part(part, name, root, kept) for part in parts)
    return (
        f'<div class="answers"><label class="answers-filter"><input type="checkbox"> {label}</label>'
        f"{body}</div>"
    )


def _part(part: Part, name: str, root: str, kept: str) -> str:
    rows = "".join(_row(row, name, root) for row in part.rows)
    plain = "" if any(row.answer == kept for row in part.rows) else ' class="without"'
    return f'<section{plain}><h2>{text(part.title)}</h2><dl data-kept="{kept}">{rows}</dl></section>'


def _row(row: Question, name: str, root: str) -> str:
    star = f" {STAR}" if row.must else ""
    answer = ANSWERS[name][row.answer]
    verdict = f'<b class="answer">{text(answer.capitalize())}</b> ' if row.answer != "said" else ""
    return (
        f'<div id="{name}-{text(row.number)}" class="{row.answer}">'
        f'<dt><span class="answer-number">{text(row.number)}</span>{star} {typeset(row.what)}</dt>'
        f"<dd>{verdict}{linked(row.said, root)}</dd></div>"
    )


def linked(said: str, root: str) -> str:
    """Our own sentence as HTML with its links; an address without a scheme starts at the site's root."""
    html, at = "", 0
    for found in LINK.finditer(said):
        address = found[2] if "://" in found[2] else root + found[2].removeprefix("./")
        html += f'{typeset(said[at : found.start()])}<a href="{text(address)}">{typeset(found[1])}</a>'
        at = found.end()
    return html + typeset(said[at:])
