"""Intervals for a share: Wilson's, Clopper's and Pearson's, and the bounds when some deals stay unknown.

Sources: E. B. Wilson, J. Amer. Statist. Assoc. 22 (1927) 209–212; C. J. Clopper and E. S. Pearson,
Biometrika 26 (1934) 404–413; on where which is good, L. D. Brown, T. T. Cai and A. DasGupta, Statist. Sci. 16
(2001) 101–133.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final

#: The confidence of the intervals that readers see.
CONFIDENCE: Final = 0.95
#: With fewer successes or failures than these the exact interval is taken: Wilson's falls short at the ends.
FEW: Final = 5

_TINY: Final = 1e-300
_HALVINGS: Final = 200
_TERMS: Final = 10_000


@dataclass(frozen=True)
class Interval:
    """An interval for a share, both ends between 0 and 1."""

    low: float
    high: float

    def __contains__(self, share: float) -> bool:
        return self.low <= share <= self.high


def z_of(confidence: float) -> float:
    """The two-sided quantile of the normal distribution: 1.96 for 0.95."""
    return NormalDist().inv_cdf((1 + confidence) / 2)


def wilson(successes: int, trials: int, confidence: float = CONFIDENCE) -> Interval:
    """Wilson's score interval.

    Raises:
        ValueError: no trials, or more successes than trials.
    """
    _check(successes, trials)
    z = z_of(confidence)
    share = successes / trials
    width = z * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    middle, scale = share + z * z / (2 * trials), 1 + z * z / trials
    return Interval(max(0.0, (middle - width) / scale), min(1.0, (middle + width) / scale))


def clopper_pearson(successes: int, trials: int, confidence: float = CONFIDENCE) -> Interval:
    """The exact interval of Clopper and Pearson.

    Raises:
        ValueError: no trials, or more successes than trials.
    """
    _check(successes, trials)
    tail = (1 - confidence) / 2
    failures = trials - successes
    low = 0.0 if successes == 0 else beta_quantile(tail, successes, failures + 1)
    high = 1.0 if failures == 0 else beta_quantile(1 - tail, successes + 1, failures)
    return Interval(low, high)


def interval(successes: int, trials: int, confidence: float = CONFIDENCE) -> Interval:
    """Wilson's interval, or at the ends (fewer than `FEW` successes or failures) the exact one."""
    exact = min(successes, trials - successes) < FEW
    return (clopper_pearson if exact else wilson)(successes, trials, confidence)


def bounds(solved: int, unsolvable: int, unknown: int, confidence: float = CONFIDENCE) -> Interval:
    """The bounds of the share that comes out, whatever the unknown deals are.

    The lower end counts all unknown deals as lost, the upper end as solved.
    """
    trials = solved + unsolvable + unknown
    return Interval(
        interval(solved, trials, confidence).low, interval(solved + unknown, trials, confidence).high
    )


def beta_quantile(probability: float, a: float, b: float) -> float:
    """The x at which the regularised incomplete beta function I(x; a, b) reaches the probability."""
    low, high = 0.0, 1.0
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if middle in (low, high):
            break
        if incomplete_beta(middle, a, b) < probability:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def incomplete_beta(x: float, a: float, b: float) -> float:
    """The regularised incomplete beta function I(x; a, b), for a and b above 0."""
    if x <= 0 or x >= 1:
        return 0.0 if x <= 0 else 1.0
    if x > (a + 1) / (a + b + 2):  # the fraction converges quickly on this side of the mean only
        return 1 - incomplete_beta(1 - x, b, a)
    front = math.exp(
        math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x)
    )
    return front / (a * _fraction(x, a, b))


def _fraction(x: float, a: float, b: float) -> float:
    """The continued fraction 1 + d₁/(1 + d₂/(1 + …)) of the function (DLMF 8.17.22), by Lentz's method."""
    value = above = 1.0
    below = 0.0
    for term in range(1, _TERMS):
        m = term // 2
        if term % 2:
            step = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        else:
            step = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        below = 1 / (1 + step * below or _TINY)
        above = 1 + step / above or _TINY
        value *= above * below
        if abs(above * below - 1) < math.ulp(1) * 4:
            break
    return value


def _check(successes: int, trials: int) -> None:
    if not 0 <= successes <= trials or trials < 1:
        raise ValueError(f"{successes} successes of {trials} trials")
