"""Why no position shows a clause: by what was found for it."""

from __future__ import annotations

from edition.positions.stored import Stored

SETTLED = {
    "deal": "{} о раскладе: хода {} не запрещает.",
    "state": "{} о конце игры: хода {} не запрещает.",
}
PERMITS = "{} разрешает; отказа, который сослался бы на него, поиск не нашёл."
FORBIDS = "{} запрещает; хода, который сослался бы на него, поиск не нашёл."
NEVER = "{} уточняет другие: ни ход, ни отказ от него одного не зависит."


def why_none(clause: str, other: Stored | None) -> str:
    """The sentence for a clause or reading without a position of one effect; `other` is that of the other."""
    # A reading's id ends with R and its number.
    subject, pronoun = ("Чтение", "оно") if clause.rpartition(".")[2].startswith("R") else ("Пункт", "он")
    if other is None:
        return NEVER.format(subject)
    if other.effect == "forbids":
        return FORBIDS.format(subject)
    return SETTLED.get(other.proof, PERMITS).format(subject, pronoun)
