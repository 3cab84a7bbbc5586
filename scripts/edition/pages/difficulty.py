"""How hard a game is, in plain words: three measures, each cut into three by a scale that readers can see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from winnability.figures import Figures

from edition.pages.figures_in_words import percent, whole
from edition.pages.markup import text, typeset


@dataclass(frozen=True)
class Measure:
    """A measure: what is measured, in full and beside the number, and the words for it.

    Each of `steps` holds from its value on, the first from 0.
    """

    field: str
    measured: str
    short: str
    steps: tuple[tuple[float, str], ...]
    share: bool

    def value(self, figures: Figures) -> float | None:
        """The median of the measure; None where no deal has it.

        How far lost deals get is not told where most of the unsolved are undecided: they may not be lost.
        """
        if self.field == "home" and figures.unknown > figures.unsolvable:
            return None
        spread = getattr(figures, self.field)
        return None if spread is None else float(spread[2])

    def word(self, value: float) -> str:
        """The words for a value."""
        return next(word for least, word in reversed(self.steps) if value >= least)

    def shown(self, value: float) -> str:
        """The value as the page writes it."""
        return percent(value) if self.share else whole(round(value))


MEASURES: Final = (
    Measure(
        "moves",
        "ходов в найденном решении (медиана)",
        "ходов в решении",
        (
            (0, "найденное решение короткое"),
            (100, "найденное решение средней длины"),
            (200, "найденное решение длинное"),
        ),
        share=False,
    ),
    Measure(
        "forced",
        "доля вынужденных ходов в решении, то есть таких, когда другого хода нет (медиана)",
        "вынужденных",
        (
            (0, "почти всегда есть из чего выбирать"),
            (0.15, "ходы нередко вынужденные"),
            (0.4, "ходы большей частью вынужденные"),
        ),
        share=True,
    ),
    Measure(
        "home",
        "доля карт, вставших на место в лучшей позиции расклада, который не сошёлся (медиана)",
        "карт на местах",
        (
            (0, "неудача видна рано"),
            (1 / 3, "неудачные расклады обрываются на полпути"),
            (2 / 3, "неудачные расклады обрываются у самого конца"),
        ),
        share=True,
    ),
)


def difficulty_html(figures: Figures) -> str:
    """The sentence about a game: each measure in words, with its number. Empty where nothing was measured."""
    said = []
    for measure in MEASURES:
        value = measure.value(figures)
        if value is not None:
            said.append(f"{measure.word(value)} ({measure.short} — {measure.shown(value)})")
    if not said:
        return ""
    sentence = "; ".join(said)
    return f"<p>{typeset(sentence[:1].upper() + sentence[1:])}.</p>"


def scale_html(argument: str) -> str:
    """The scale, as a table: what is measured, from which value on which words. The argument is not used."""
    del argument
    rows = "".join(
        f'<tr><th scope="row">{typeset(measure.measured)}</th><td>'
        f"{'<br>'.join(_step(measure, number) for number in range(len(measure.steps)))}</td></tr>"
        for measure in MEASURES
    )
    return (
        '<table class="scale"><thead><tr><th scope="col">Что измерено</th><th scope="col">Как сказано</th>'
        f"</tr></thead><tbody>{rows}</tbody></table>"
    )


def _step(measure: Measure, number: int) -> str:
    least, word = measure.steps[number]
    above = measure.steps[number + 1][0] if number + 1 < len(measure.steps) else None
    if above is None:
        reach = f"от {measure.shown(least)}"
    elif least == 0:
        reach = f"меньше {measure.shown(above)}"
    else:
        reach = f"от {measure.shown(least)} до {measure.shown(above)}"
    return f"{text(reach)}: {typeset(word)}"
