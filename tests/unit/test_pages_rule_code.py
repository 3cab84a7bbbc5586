"""«Код правил»: each rule of a game once, as the engine holds it, below the clauses that it executes."""

from __future__ import annotations

import ast
import re
from html import unescape

import pytest
import rasklad
from edition.pages.rule_code import LONGEST, code_of, rule_code_html


@pytest.mark.parametrize("game_id", rasklad.games())
def test_each_rule_stands_once_with_its_clauses_in_the_declarations_order(game_id: str) -> None:
    game = rasklad.game(game_id)
    by_rule = game.coverage().by_rule
    parts = re.findall(
        r"<p>(?!Так)(.*?)</p><pre[^>]*><code>(.*?)</code></pre>", rule_code_html(game), re.DOTALL
    )
    names = [re.search(r"name=(.+),\n", unescape(code)) for _, code in parts]
    assert [ast.literal_eval(name[1]) for name in names if name] == list(by_rule)
    for (links, _), clauses in zip(parts, by_rule.values(), strict=True):
        assert re.findall(r'href="#([^"]+)"', links) == list(clauses)


def test_the_code_tells_what_differs_from_the_defaults_and_cuts_what_is_long() -> None:
    game = rasklad.game("krepost-1")
    closed = next(rule for rule in game.rules() if type(rule).__name__ == "Closed")
    made = ast.parse(code_of(closed), mode="eval").body
    assert isinstance(made, ast.Call)
    told = {each.arg: ast.literal_eval(each.value) for each in made.keywords}
    assert told["group"] == "aces"
    assert "under" not in told, "an empty default is left out"
    longest = max(
        len(line)
        for one in rasklad.games()
        for rule in rasklad.game(one).rules()
        for line in code_of(rule).split("\n")
    )
    assert longest < LONGEST + 40
