"""«Код правил»: the rules of a game as the engine holds them, each below the clauses that it executes.

The code is the rule's own value, written as one would write it to make it again, without what it leaves at
its default. Long values (all places of a table, say) are cut: the whole stands in the project's sources.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, Field, fields
from typing import Any, Final

from rasklad.clauses import short_label
from rasklad.game import Game
from rasklad.places import Place
from rasklad.rules import Rule

from edition.pages.markup import clause_link, text

LONGEST: Final = 160
"""A value that takes more characters than this is cut."""
CUT: Final = "…"


def rule_code_html(game: Game) -> str:
    """The folded part of the section «Что исполняется»; each rule once, in the declaration's order."""
    known: dict[str, Rule] = {}
    for rule in game.rules():
        known.setdefault(rule.name, rule)
    by_rule = game.coverage().by_rule
    shown = "".join(_rule(rule, by_rule[name]) for name, rule in known.items())
    return (
        '<details class="rule-code" data-pagefind-ignore><summary>Код правил</summary>'
        "<p>Так правила записаны в\u00a0движке; над\u00a0каждым\u00a0— пункты, которые оно исполняет.</p>"
        f"{shown}</details>"
    )


def _rule(rule: Rule, clauses: tuple[str, ...]) -> str:
    links = ", ".join(clause_link(clause, short_label(clause)) for clause in clauses)
    return f'<p>{links}</p><pre tabindex="0" lang="en"><code>{text(code_of(rule))}</code></pre>'


def code_of(rule: Rule) -> str:
    """The rule as Python: its class, then what differs from the defaults, an argument a line."""
    lines = "".join(f"    {name}={_shown(value)},\n" for name, value in _told(rule))
    return f"{type(rule).__name__}(\n{lines})"


def _told(rule: Rule) -> Iterator[tuple[str, Any]]:
    for each in fields(rule):
        value = getattr(rule, each.name)
        if each.init and each.repr and value != _default(each):
            yield each.name, value


def _default(each: Field[Any]) -> Any:  # noqa: ANN401 (whatever a rule may hold)
    if each.default is not MISSING:
        return each.default
    return each.default_factory() if each.default_factory is not MISSING else MISSING


def _shown(value: Any) -> str:  # noqa: ANN401 (whatever a rule may hold)
    if isinstance(value, tuple) and value and all(isinstance(one, Place) for one in value):
        return _cut(f"({', '.join(one.id for one in value)})")
    if isinstance(value, frozenset):
        return _cut(f"{{{', '.join(sorted(map(repr, value)))}}}")
    return _cut(repr(value))


def _cut(code: str) -> str:
    return code if len(code) <= LONGEST else f"{code[: LONGEST - 1]}{CUT}"
