"""What a learned bot says of the answers it thought about: what becomes of each, and why one is better."""

from collections.abc import Callable, Mapping, Sequence

from wildcards.bots.base import Candidate, Prospect, Reason
from wildcards.bots.belief import expected_hands
from wildcards.bots.network import Outputs, believed
from wildcards.bots.world_search import Finding, Findings
from wildcards.game import Move, View
from wildcards.game.memory import RememberingState
from wildcards.rules.cards import CARDS, REFILL, value_of
from wildcards.rules.questions import BID
from wildcards.rules.visibility import public_hand_size

# What of each part of a prospect is worth a word.
WORTH_A_WORD = {"scored": 0.4, "animals": 0.15, "leaders": 0.1, "cards": 0.5, "points": 0.4, "rival": 0.4}
MOST_REASONS = 3

Finish = Callable[[int], Move]  # the answer that begins with an action


def candidates(
    view: View, s: RememberingState, outputs: Outputs, found: Findings, shares: Mapping[int, float], finish: Finish
) -> list[Candidate]:
    """The most frequent first, then the best."""
    expected = expected_hands(view)
    prospects = {action: prospect_of(one) for action, one in found.items() if one.worlds}
    named = [
        Candidate(
            move=finish(action),
            share=shares[action],
            rank=one.mean("rank") if one.worlds else None,
            points=one.mean("points") if one.worlds else None,
            win=one.mean("win") if one.worlds else None,
            samples=one.worlds,
            prospect=prospects.get(action),
            reasons=reasons_for(action, prospects),
            outbid=outbid_by(s, outputs, expected, action),
        )
        for action, one in found.items()
    ]
    return sorted(named, key=lambda one: (one.share, one.win or 0.0), reverse=True)


def prospect_of(one: Finding) -> Prospect:
    return Prospect(**{part: one.mean(part) for part in WORTH_A_WORD})


def reasons_for(action: int, prospects: Mapping[int, Prospect]) -> tuple[Reason, ...]:
    """In what the answer differs from the mean of the others, what differs most first."""
    others = [prospect for other, prospect in prospects.items() if other != action]
    if action not in prospects or not others:
        return ()
    differences: dict[str, float] = {}
    for part in WORTH_A_WORD:
        mean = sum(getattr(other, part) for other in others) / len(others)
        differences[part] = getattr(prospects[action], part) - mean
    clear = [part for part, worth in WORTH_A_WORD.items() if abs(differences[part]) >= worth]
    clear.sort(key=lambda part: abs(differences[part]) / WORTH_A_WORD[part], reverse=True)
    return tuple(Reason(part=part, by=differences[part]) for part in clear[:MOST_REASONS])


def outbid_by(
    s: RememberingState, outputs: Outputs, expected: Sequence[Sequence[float]], action: int
) -> dict[int, float]:
    """Of a bid with a Habitat card: how likely the network takes each other seat to hold one of a higher value."""
    if s.question != BID or action >= REFILL:
        return {}
    higher = [card for card in range(CARDS) if value_of(card) > value_of(action)]
    chances = {}
    for place in range(1, s.players):
        seat = (s.seat + place) % s.players
        belief = believed(outputs, expected[seat], place)
        if any(s.known[seat][card] for card in higher):
            chances[seat] = 1.0
        else:
            cards = public_hand_size(s, seat)
            unknown = cards - sum(s.known[seat])
            each = min(1.0, sum(belief[card] for card in higher) * cards / unknown) if unknown else 0.0
            chances[seat] = 1.0 - (1.0 - each) ** unknown
    return chances
