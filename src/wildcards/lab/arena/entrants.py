"""Who takes part in an arena, each with a name of its own."""

from collections import Counter

import msgspec

from wildcards.bots.specs import BadSpec, BotSpec, read_spec

MOST_ENTRANTS = 32


class BadArena(ValueError):  # noqa: N818 - said in one line to whoever asked
    """An arena that cannot be held as asked for."""


class Entrant(BotSpec, frozen=True, kw_only=True):
    label: str  # unique in its arena


def read_entrants(text: str) -> tuple[Entrant, ...]:
    """The bots of a list with commas between; equal ones are told apart by a number."""
    specs = [spec.strip() for spec in text.split(",")]
    if not all(specs):
        raise BadArena(f"--bots: an empty name in {text[:60]!r}")
    if len(specs) > MOST_ENTRANTS:
        raise BadArena(f"--bots: {len(specs)} are more than {MOST_ENTRANTS}")
    seen: Counter[str] = Counter()
    entrants = []
    for spec in specs:
        seen[spec] += 1
        label = spec if seen[spec] == 1 else f"{spec} ({seen[spec]})"
        entrants.append(read_entrant(spec, label))
    return tuple(entrants)


def read_entrant(spec: str, label: str) -> Entrant:
    try:
        return Entrant(label=label, **msgspec.structs.asdict(read_spec(spec)))
    except BadSpec as error:
        raise BadArena(f"--bots: {error}") from None


def shortened(name: str, longest: int) -> str:
    """Both ends of a long name: whose it is, and what tells it from its like."""
    half = longest // 2
    return name if len(name) <= longest else f"{name[: half - 1]}…{name[-half:]}"
