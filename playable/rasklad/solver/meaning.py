"""What a figure of the solver means: Russian sentences, by what a game hides and what it shuffles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rasklad.rules import Deal, Exchange, Rest, TurnOver

if TYPE_CHECKING:
    from rasklad.engine import Engine

OPEN: Final = "Все карты открыты: игрок знает о раскладе столько же, сколько и решатель."
THOUGHTFUL: Final = (
    "Решатель знает и те карты, которых игрок ещё не видит. Поэтому доля говорит, сколько раскладов можно "
    "собрать, зная их заранее; играя вслепую, больше не собрать, а там, где есть что выбирать, "
    "собирают меньше."
)
SHUFFLED: Final = (
    "Талон между проходами тасуют. Здесь тасовка следует из номера расклада, и её исход решателю "
    "тоже известен."
)
FREE_EXCHANGES: Final = (
    "Число обменов не ограничено, а решатель их не считает. Поэтому доля говорит не об удаче, а о том, "
    "всегда ли обмены выручают."
)
ONE_EXCHANGE: Final = "Обмен решатель делает тогда, когда он нужнее всего: игрок этого знать не может."


def meaning(engine: Engine) -> tuple[str, ...]:
    """Return what a verdict, or a share of verdicts, of this game under these readings means."""
    hidden = any(isinstance(rule, Rest) or (isinstance(rule, Deal) and rule.last_up) for rule in engine.rules)
    said = [THOUGHTFUL if hidden else OPEN]
    if any(rule.shuffle and rule.limit != 0 for rule in engine.of(TurnOver)):
        said.append(SHUFFLED)
    said += [FREE_EXCHANGES if rule.limit is None else ONE_EXCHANGE for rule in engine.of(Exchange)]
    return tuple(said)
