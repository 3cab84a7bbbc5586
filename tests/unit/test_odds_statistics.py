"""Intervals for shares, against values printed elsewhere and against sums of the binomial itself."""

from __future__ import annotations

import math

import pytest
from winnability.statistics import (
    Interval,
    beta_quantile,
    bounds,
    clopper_pearson,
    incomplete_beta,
    interval,
    wilson,
    z_of,
)


@pytest.mark.parametrize(("confidence", "z"), [(0.95, 1.959964), (0.99, 2.575829), (0.999, 3.290527)])
def test_quantiles_of_the_normal_distribution_are_those_of_the_tables(confidence: float, z: float) -> None:
    assert z_of(confidence) == pytest.approx(z, abs=1e-6)


# R. G. Newcombe, Statistics in Medicine 17 (1998), table I, methods 3 (score) and 5 (exact).
NEWCOMBE = [
    (81, 263, (0.2553, 0.3662), (0.2527, 0.3676)),
    (15, 148, (0.0624, 0.1605), (0.0578, 0.1617)),
    (0, 20, (0.0000, 0.1611), (0.0000, 0.1684)),
    (1, 29, (0.0061, 0.1718), (0.0009, 0.1776)),
]


@pytest.mark.parametrize(("successes", "trials", "score", "exact"), NEWCOMBE)
def test_intervals_are_those_that_newcombe_prints(
    successes: int, trials: int, score: tuple[float, float], exact: tuple[float, float]
) -> None:
    found = wilson(successes, trials)
    assert (found.low, found.high) == pytest.approx(score, abs=5e-5)
    found = clopper_pearson(successes, trials)
    assert (found.low, found.high) == pytest.approx(exact, abs=5e-5)


@pytest.mark.parametrize(("successes", "trials"), [(1, 10), (7, 9), (40, 100), (1999, 2000)])
@pytest.mark.parametrize("confidence", [0.95, 0.999])
def test_an_exact_interval_leaves_half_of_the_error_at_each_end(
    successes: int, trials: int, confidence: float
) -> None:
    def at_most(count: int, share: float) -> float:
        return math.fsum(
            math.exp(math.log(math.comb(trials, k)) + k * math.log(share) + (trials - k) * math.log1p(-share))
            for k in range(count + 1)
        )

    found = clopper_pearson(successes, trials, confidence)
    tail = (1 - confidence) / 2
    assert 1 - at_most(successes - 1, found.low) == pytest.approx(tail, rel=1e-6)
    assert at_most(successes, found.high) == pytest.approx(tail, rel=1e-6)


def test_the_incomplete_beta_function_has_its_known_values() -> None:
    assert incomplete_beta(0.5, 2, 3) == pytest.approx(0.6875, abs=1e-14)
    assert incomplete_beta(0.3, 1, 1) == pytest.approx(0.3, abs=1e-14)
    assert incomplete_beta(0.25, 0.5, 0.5) == pytest.approx(1 / 3, abs=1e-13)  # arcsine law
    assert (incomplete_beta(0, 2, 2), incomplete_beta(1, 2, 2)) == (0, 1)
    for probability in (0.001, 0.2, 0.975):
        x = beta_quantile(probability, 2024, 7977)
        assert incomplete_beta(x, 2024, 7977) == pytest.approx(probability, rel=1e-9)


def test_the_exact_interval_is_taken_at_the_ends_alone() -> None:
    assert interval(4, 1000) == clopper_pearson(4, 1000)
    assert interval(996, 1000) == clopper_pearson(996, 1000)
    assert interval(1000, 1000) == clopper_pearson(1000, 1000)
    assert interval(5, 1000) == wilson(5, 1000)
    assert interval(1000, 1000).high == 1
    assert interval(0, 1000).low == 0


def test_unknown_deals_are_counted_both_ways() -> None:
    assert bounds(200, 790, 10) == Interval(wilson(200, 1000).low, wilson(210, 1000).high)
    assert bounds(200, 800, 0) == wilson(200, 1000)
    assert bounds(0, 0, 10) == Interval(0, 1)
    assert 0.2 in bounds(200, 800, 0)
    assert 0.3 not in bounds(200, 800, 0)


@pytest.mark.parametrize(("successes", "trials"), [(0, 0), (3, 2), (-1, 2)])
@pytest.mark.parametrize("method", [wilson, clopper_pearson])
def test_what_is_no_share_is_refused(method: type[Interval], successes: int, trials: int) -> None:
    with pytest.raises(ValueError, match=f"{successes} successes of {trials}"):
        method(successes, trials)
