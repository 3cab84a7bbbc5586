"""A new game: its declaration, its pages and tests, its lines in the catalogue and in the navigation."""

from __future__ import annotations

import json
import keyword
import re
from dataclasses import dataclass
from pathlib import Path
from string import Template

from rasklad.games import CATALOGUE, UNLISTED

from scaffolding.law import Section, section_of
from scaffolding.navigation import with_page
from scaffolding.refusal import RefusedError
from scaffolding.writing import Plan

TEMPLATES = Path(__file__).parent / "templates"
GAMES = "playable/rasklad/games"
DEALS = 10
_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_CATALOGUE_END = re.compile(r"(?s)(CATALOGUE: Final = \{.*?\n)(\})")
_WIDTH = 100


@dataclass(frozen=True, kw_only=True)
class NewGame:
    """What is asked for. ``section`` and ``name`` may be empty where the source leaves no choice."""

    game: str
    witness: str
    family: str
    section: str = ""
    name: str = ""

    @property
    def module(self) -> str:
        """The name of the module that declares it."""
        return self.game.replace("-", "_")


def plan_game(root: Path, asked: NewGame) -> Plan:
    """Everything that the game begins with, not yet written.

    Raises:
        RefusedError: an id that is bad or taken, a source without clauses.
    """
    _check(root, asked)
    law = section_of(root / "sources", asked.witness, asked.section)
    name = asked.name or law.name
    if not name:
        raise RefusedError(f"У раздела {law.id} нет заглавия: назовите игру сами, NAME=…")
    plan = Plan(root)
    values = _values(asked, law, name)
    declared = f"{GAMES}/{asked.module}"
    for path, template in (
        (f"{declared}.py", "declaration.py.txt"),
        (f"{declared}_table.py", "table.py.txt"),
        (f"{declared}_readings.py", "readings.py.txt"),
        (f"{GAMES}/lines/{asked.module}.py", "lines.py.txt"),
        (f"tests/engine/test_worked_{asked.module}.py", "worked.py.txt"),
        (f"docs/games/{asked.game}.md", "game.md"),
        (f"docs/compare/{asked.game}.md", "compare.md"),
    ):
        plan.add(path, _filled(template, values))
    plan.add(f"tests/perft/deals/{asked.game}.perft", _counts(asked.game))
    _enter(plan, asked, law.old or name)
    return plan


def _check(root: Path, asked: NewGame) -> None:
    if not _ID.fullmatch(asked.game):
        raise RefusedError(
            f"«{asked.game}» не годится в имена игр: нужны строчные латинские буквы и цифры, слова через "
            "дефис, например krepost-1."
        )
    module = f"{GAMES}/{asked.module}.py"
    taken = asked.game in {*CATALOGUE, *UNLISTED, "index"} or (root / module).exists()
    if taken or keyword.iskeyword(asked.module):
        raise RefusedError(f"Имя «{asked.game}» занято: дайте игре другое.")
    if not asked.family.strip() or '"' in asked.family:
        raise RefusedError("Нужно семейство, как его назовёт страница: FAMILY='«Осаждённый замок»'")


def _values(asked: NewGame, law: Section, name: str) -> dict[str, str]:
    def quoted(text: str) -> str:
        return json.dumps(text, ensure_ascii=False)

    title = f"{law.old} / {name}" if law.old and law.old != name else name
    family = asked.family if "«" in asked.family else f"«{asked.family}»"
    return {
        "game": asked.game,
        "module": asked.module,
        "lines": f"lines.{asked.module}",
        "constant": asked.module.upper(),
        "witness": asked.witness,
        "section": law.id,
        "source": law.title,
        "name": name,
        "names": (f"old={quoted(law.old)}, " if law.old else "") + f"ru={quoted(name)}",
        "family": family,
        "law": _wrapped(law.numbers()),
        "first": law.numbers().partition(",")[0],
        **{part: law.comments(part) for part in ("setup", "move", "stock", "end", "option")},
        "unexecuted": law.unexecuted(),
        "yaml_title": quoted(title),
        "yaml_compare_title": quoted(f"{law.old or name}: сравнение"),
        "yaml_compare_description": quoted(
            f"Правила пасьянса «{law.old or name}»: текст источника и наш рядом, с аппаратом и итогами."
        ),
    }


def _wrapped(numbers: str) -> str:
    """The clause numbers, one a line where they are too many for a line, as the formatter has them."""
    if len(numbers) <= _WIDTH - len("    law=law(),"):
        return numbers
    return "\n" + "".join(f"        {one},\n" for one in numbers.split(", ")) + "    "


def _filled(template: str, values: dict[str, str]) -> str:
    text = Template((TEMPLATES / template).read_text("utf-8")).substitute(values)
    return re.sub(r"\n(?: *\n)+(?=    )", "\n", text) if template == "declaration.py.txt" else text


def _counts(game: str) -> str:
    """The perft file of a declaration without moves: of each deal none. `make game-files` counts anew."""
    entries = [f"id {game} {number}\ndeal {number}\nperft 1 0" for number in range(1, DEALS + 1)]
    return "\n\n".join(entries) + "\n"


def _enter(plan: Plan, asked: NewGame, name: str) -> None:
    catalogue = f"{GAMES}/__init__.py"
    entry = f'    "{asked.game}": "{asked.module}",\n'
    text, entered = _CATALOGUE_END.subn(
        lambda found: f"{found[1]}{entry}{found[2]}", plan.read(catalogue), count=1
    )
    if not entered:
        raise RefusedError(f"В {catalogue} нет таблицы CATALOGUE: впишите игру сами.")
    plan.change(catalogue, text)
    config = plan.read("mkdocs.yml")
    for folder in ("games", "compare"):
        config = with_page(config, rf"{folder}/[a-z0-9-]+\.md", name, f"{folder}/{asked.game}.md")
    plan.change("mkdocs.yml", config)
