"""Means with their uncertainty. Games of one deal are not independent of each other: deals are."""

from math import sqrt
from statistics import NormalDist

import msgspec
import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

CONFIDENCE = 0.95


class Estimate(msgspec.Struct, frozen=True):
    """A mean and its 95% interval."""

    mean: float
    low: float
    high: float


def student_quantile(confidence: float, freedom: int) -> float:
    """The two-sided quantile of Student's distribution, by its expansion around the normal one."""
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    if freedom < 1:
        return float("inf")
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return float(z + sum(term / freedom**power for power, term in enumerate(terms, 1)))


def mean_over_deals(by_deal: Numbers) -> Estimate:
    """The mean of one number a deal."""
    mean = float(by_deal.mean())
    if len(by_deal) < 2:
        return Estimate(mean, float("-inf"), float("inf"))
    half = student_quantile(CONFIDENCE, len(by_deal) - 1) * float(by_deal.std(ddof=1)) / sqrt(len(by_deal))
    return Estimate(mean, mean - half, mean + half)


def share_over_deals(by_deal: Numbers) -> Estimate:
    """The mean of one share a deal, each between 0 and 1.

    Wilson's interval for as many independent games as would be as uncertain as these deals are; it stays within 0
    and 1, and tells something even if all deals went the same way.
    """
    deals = len(by_deal)
    mean = min(max(float(by_deal.mean()), 0.0), 1.0)
    variance = float(by_deal.var(ddof=1)) / deals if deals > 1 else 0.0
    games = mean * (1 - mean) / variance if variance > 0 else float(deals)
    z = student_quantile(CONFIDENCE, deals - 1) if deals > 1 else student_quantile(CONFIDENCE, 1)
    centre = (mean + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(mean * (1 - mean) / games + z * z / (4 * games * games))
    return Estimate(mean, max(0.0, min(mean, centre - half)), min(1.0, max(mean, centre + half)))
