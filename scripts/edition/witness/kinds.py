"""The kinds of clauses: one taxonomy for all sources. Each header repeats it, the check compares."""

EXECUTED = {
    "setup": "расклад",
    "move": "ход",
    "stock": "колода",
    "end": "конец",
    "goal": "цель",
    "option": "вариант",
}
"""Kinds that a game executes: a rule of the engine answers for each such clause."""

NOT_EXECUTED = {
    "description": "описание",
    "advice": "совет",
    "caption": "подпись",
    "metadata": "служебное",
}
"""Kinds that nothing executes."""

KINDS = EXECUTED | NOT_EXECUTED
"""Kind → Russian name, in the order in which headers list them."""
