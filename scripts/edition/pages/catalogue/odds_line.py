"""How often a game comes out, as a small line: a dot on a scale from 0 to 100 %, the interval as a bar."""

from __future__ import annotations

from rasklad.game import Game

from edition.pages.catalogue.facets import figures
from edition.pages.figures_in_words import between, percent, whole_counted
from edition.pages.markup import NO_BREAK, text

WIDTH, HEIGHT, MIDDLE, EDGE = 140, 14, 7, 4
"""In the line's own units; the scale leaves `EDGE` free on both sides, for the dot."""


def odds_html(game: Game) -> str:
    """The line and its words; of a game that nobody has measured the words alone say so."""
    found = figures(game)
    if found is None:
        return f'<p class="odds-line">{_scale("")}<span>не измерено</span></p>'
    share, limits = found.share("solved"), found.bounds()
    kind = "least" if found.unknown else "interval"
    bar = (
        f'<path class="{kind}" d="M{_at(limits.low)} {MIDDLE}H{_at(limits.high)}"/>'
        f'<circle cx="{_at(share)}" cy="{MIDDLE}" r="3.5"/>'
    )
    least = f"не{NO_BREAK}меньше " if found.unknown else ""
    deals = whole_counted(found.deals, "расклад", "расклада", "раскладов")
    return (
        f'<p class="odds-line">{_scale(bar)}<span>Сходится {least}<b>{percent(share)}</b> '
        f"<small>({between(limits.low, limits.high)}; {text(deals)})</small></span></p>"
    )


def _scale(inside: str) -> str:
    """The scale is a picture of what the words beside it say."""
    ends = f"M{EDGE} {MIDDLE - 3}v6M{WIDTH - EDGE} {MIDDLE - 3}v6M{WIDTH / 2:g} {MIDDLE - 2}v4"
    return (
        f'<svg class="odds-scale" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">'
        f'<path class="scale" d="M{EDGE} {MIDDLE}H{WIDTH - EDGE}{ends}"/>{inside}</svg>'
    )


def _at(share: float) -> str:
    return f"{EDGE + share * (WIDTH - 2 * EDGE):.1f}"
