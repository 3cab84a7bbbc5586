"""How the clauses of a game are accounted for, in words and as faults: for the page and for the terminal."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from rasklad.clauses import EXECUTED_KINDS
from rasklad.speech import plural

if TYPE_CHECKING:
    from rasklad.coverage import Coverage
    from rasklad.game import Game

NO_BREAK: Final = "\u00a0"
REPLACED: Final = "replaced"
"""What stands for the kinds of clauses that a game would execute if its own did not replace them."""
#: Kind → what one such clause is, what several are.
WHAT: Final = {
    "description": ("описание", "описания"),
    "advice": ("совет", "советы"),
    "caption": ("подпись", "подписи"),
    "metadata": ("сведение о названии", "сведения о названии"),
    REPLACED: ("заменён здесь другим", "заменены здесь другими"),
}


def account(game: Game) -> str:
    """The account in one sentence: «Движок исполняет 9 пунктов из 11, 2 — советы.»."""
    coverage = game.coverage()
    executed = sum(bool(coverage.by_clause[clause]) for clause in game.law)
    noun = plural(executed, "пункт", "пункта", "пунктов")
    if executed == len(game.law):
        return f"Движок исполняет все {executed}{NO_BREAK}{noun}."
    kinds = Counter(kind_of(one.kind) for one in game.unexecuted)
    rest = [
        f"{kinds[kind]}{NO_BREAK}—{NO_BREAK}{plural(kinds[kind], one, several, several)}"
        for kind, (one, several) in WHAT.items()
        if kinds[kind]
    ]
    sentence = f"Движок исполняет {executed}{NO_BREAK}{noun} из{NO_BREAK}{len(game.law)}"
    return ", ".join([sentence, *rest]) + "."


def kind_of(kind: str) -> str:
    """The kind under which a clause that nothing executes is counted."""
    return REPLACED if kind in EXECUTED_KINDS else kind


def orphans(game: Game) -> list[str]:
    """Whatever lacks its counterpart: clauses and readings without a rule, rules without a clause."""
    coverage = game.coverage()
    return [
        *(
            f"{clause}: ни одно правило его не исполняет, и среди исключений (unexecuted) его нет"
            for clause in coverage.unaccounted()
        ),
        *(f"правило «{name}» не называет ни одного пункта" for name in coverage.unfounded()),
        *(
            f"правило «{name}» называет {clause}: такого пункта нет ни в законе игры, ни среди чтений"
            for name, clause in coverage.strange()
        ),
        *_false_exceptions(coverage),
    ]


def _false_exceptions(coverage: Coverage) -> list[str]:
    found = []
    for clause, exception in coverage.unexecuted.items():
        if clause not in coverage.by_clause:
            found.append(f"{clause}: назван исключением, но в законе игры его нет")
        elif rules := coverage.by_clause[clause]:
            found.append(f"{clause}: назван исключением, но его исполняет правило «{rules[0]}»")
        elif not exception.reason:
            found.append(f"{clause}: назван исключением без причины")
    return found
