"""The section «Как часто сходится»: charts of a game's published runs, their numbers, what they mean."""

from __future__ import annotations

import re
from collections.abc import Iterator

import rasklad
from rasklad.clauses import short_label
from rasklad.engine import compiled
from rasklad.game import Game, Option, Reading
from rasklad.solver.meaning import meaning
from winnability.errors import OddsError
from winnability.figures import Figures, published
from winnability.store import MAIN

from edition.pages.difficulty import difficulty_html
from edition.pages.errors import PageError
from edition.pages.figures_in_words import between, day, percent, whole, whole_counted
from edition.pages.library import game_of
from edition.pages.markup import NO_BREAK, WORD_JOINER, clause_link, lowered, text, typeset
from edition.pages.title import names_html

METHODS = "about/odds/"
"""The page about the method, from the site's root."""

THOUGHT = re.compile(r"[.;]\s|\.$")
"""Ends a thought within a reading's words."""

WIDTH, BAR, HEIGHT = 1000.0, 20.0, 28.0
VERDICTS = {"solved": "сходится", "unknown": "не решено", "unsolvable": "доказано, что не сходится"}
"""The verdicts in the order of the chart, as it calls them."""


def odds_html(game_id: str, root: str = "../../") -> str:
    """The section of a game; nothing if no run of it is published. Raises PageError for an unknown game."""
    game = game_of(game_id)
    runs = figures_of_game(game_id)
    if not runs:
        return ""
    parts = "".join(_run(game, figures) for figures in runs)
    return (
        f'<section class="odds"><h2 id="odds">Как часто сходится</h2>{parts}'
        f'<p><a href="{root}{METHODS}">Как считались шансы</a></p></section>'
    )


def figures_of_game(game_id: str) -> tuple[Figures, ...]:
    """The published figures of a game. Raises PageError if a file is damaged."""
    try:
        return published(game_id)
    except OddsError as fault:
        raise PageError(str(fault)) from fault


def _run(game: Game, figures: Figures) -> str:
    main = figures.name == MAIN
    engine = compiled(game, tuple(figures.readings.items()))
    said = f"<p>{typeset(' '.join(meaning(engine)))}</p>" if main else ""
    heading = "" if main else f"<h3>Если читать иначе: {_readings(game, figures)}</h3>"
    return (
        f"{heading}{_changed(game, figures)}"
        f"<figure>{chart(figures)}<figcaption>{_legend(figures)}</figcaption></figure>"
        f"{_sentence(figures)}{said}{difficulty_html(figures)}"
    )


def _switched(game: Game, figures: Figures) -> Iterator[tuple[Reading, Option]]:
    """The readings of these figures that are not the adopted ones."""
    adopted = game.choose()
    for reading in game.readings:
        for option in reading.options:
            asked = figures.readings.get(reading.name) == option.value
            if asked and (reading.name, option.value) not in adopted:
                yield reading, option


def _readings(game: Game, figures: Figures, page: str = "") -> str:
    """«Р7: король и туз — соседи»; `page` is the game's address."""
    return "; ".join(
        f"{clause_link(reading.id, short_label(reading.id), page=page)}: {typeset(lowered(option.label))}"
        for reading, option in _switched(game, figures)
    )


def _changed(game: Game, figures: Figures) -> str:
    """What that changes in play: the first thought of what the reading says of it; shares may come next."""
    thoughts = [THOUGHT.split(option.changes)[0] for _, option in _switched(game, figures)]
    return "".join(f"<p>{typeset(thought)}.</p>" for thought in thoughts)


def chart(figures: Figures) -> str:
    """The shares as one bar, and below it the interval; the label says the same in words."""
    bars, at = [], 0.0
    for verdict in VERDICTS:
        wide = figures.share(verdict) * WIDTH
        if wide:
            bars.append(f'<rect class="{verdict}" x="{at:.2f}" y="0" width="{wide:.2f}" height="{BAR:g}"/>')
        at += wide
    limits = figures.bounds()
    bars.append(
        f'<rect class="bounds" x="{limits.low * WIDTH:.2f}" y="{BAR + 3:g}" '
        f'width="{max((limits.high - limits.low) * WIDTH, 1):.2f}" height="{HEIGHT - BAR - 3:g}"/>'
    )
    label = "; ".join(f"{name}: {percent(figures.share(verdict))}" for verdict, name in VERDICTS.items())
    return (
        f'<svg class="chances" viewBox="0 0 {WIDTH:g} {HEIGHT:g}" preserveAspectRatio="none" role="img" '
        f'aria-label="{text(label)}; границы {between(limits.low, limits.high)}">{"".join(bars)}</svg>'
    )


def _legend(figures: Figures) -> str:
    entries = [
        (verdict, f"{name}: {whole(getattr(figures, verdict))} ({percent(figures.share(verdict))})")
        for verdict, name in VERDICTS.items()
    ]
    limits = figures.bounds()
    entries.append(("bounds", f"границы доли, 95{NO_BREAK}%: {between(limits.low, limits.high)}"))
    items = "".join(
        f'<li><svg class="chances" viewBox="0 0 12 12" aria-hidden="true">'
        f'<rect class="{looks}" width="12" height="12"/></svg>{typeset(words)}</li>'
        for looks, words in entries
    )
    return f'<ul class="chances-legend">{items}</ul>'


def _sentence(figures: Figures) -> str:
    solved = f"{whole(figures.solved)} из {whole(figures.deals)}"
    # A dash may be broken after: the word joiner keeps the two numbers in one line.
    numbers = f"№ {whole(figures.first)}–{WORD_JOINER}{whole(figures.last)}"
    most = whole_counted(figures.budget, "позиции", "позиций", "позиций")
    searched = typeset(f"Перебрано самое большее по {most} на расклад")
    end = f"{searched}; считано {day(figures.date)}.</p>"
    if not figures.solved:  # «не меньше 0 %» would say nothing
        deals = whole_counted(figures.deals, "расклада", "раскладов", "раскладов")
        return f"<p>Из {typeset(f'{deals}, {numbers}')}, <strong>не сошёлся ни один</strong>. {end}"
    # What was not decided may come out as well.
    least = f"Не{NO_BREAK}меньше " if figures.unknown else ""
    return (
        f"<p><strong>{least}{percent(figures.share('solved'))}</strong> раскладов сходится: "
        f"{typeset(f'{solved}, {numbers}')}. {end}"
    )


def odds_table_html(root: str) -> str:
    """All published figures, a row a game and choice of readings; `root` leads to the site's root.

    Raises PageError if a file is damaged.
    """
    rows = "".join(
        _row(rasklad.game(game_id), figures, root)
        for game_id in rasklad.games()
        for figures in figures_of_game(game_id)
    )
    if not rows:
        return "<p>Пока не посчитана ни одна игра.</p>"
    heads = ("Игра", "Раскладов", "Сходится", "Границы, 95\u00a0%", "Не решено", "Предел", "Считано")
    head = "".join(f'<th scope="col">{name}</th>' for name in heads)
    return (
        '<div class="odds-table" role="region" aria-label="Шансы всех игр" tabindex="0">'
        f'<table class="statistics"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'
    )


def _row(game: Game, figures: Figures, root: str) -> str:
    limits = figures.bounds()
    name = f'<a href="{root}games/{game.id}/#odds">{names_html(game)}</a>'
    if figures.name != MAIN:
        name += f"<br><small>{_readings(game, figures, f'{root}games/{game.id}/')}</small>"
    cells = (
        whole(figures.deals),
        (f"≥{NO_BREAK}" if figures.unknown else "") + percent(figures.share("solved")),
        between(limits.low, limits.high),
        percent(figures.share("unknown")),
        whole(figures.budget),
        f'<time datetime="{figures.date}">{day(figures.date)}</time>',
    )
    return f'<tr><th scope="row">{name}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'
