"""e to the power of x, in the rules' subset.

The machines' own differ in their last bits. This one adds, multiplies and divides only, which every engine does alike:
a search finds the very same numbers wherever it runs.
"""

from math import factorial, log

LIMIT = 40.0  # beyond it all that matters here is that one number is much larger than the other
LN_2 = log(2.0)
LN_2_FRONT = 0.693145751953125  # 16 bits: times a small whole number it is still exact
LN_2_REST = 1.42860682030941723212e-6
MOST = 58  # the power of 2 at the limit
POWERS_OF_2 = tuple(2.0**power for power in range(-MOST, MOST + 1))
TERMS = 14
INVERSE_FACTORIALS = tuple(1.0 / factorial(n) for n in range(TERMS))


def exp(x: float) -> float:
    """For x between -40 and 40, and what it is there for any x beyond."""
    if x > LIMIT:
        x = LIMIT
    elif x < -LIMIT:
        x = -LIMIT
    power = int(x / LN_2 + (0.5 if x > 0.0 else -0.5))
    rest = x - power * LN_2_FRONT - power * LN_2_REST  # at most half of ln 2, so that few terms are enough
    total = INVERSE_FACTORIALS[TERMS - 1]
    for n in range(TERMS - 2, -1, -1):
        total = total * rest + INVERSE_FACTORIALS[n]
    return total * POWERS_OF_2[MOST + power]
