"""Worlds for the grandmaster, in the rules' subset: states that remember, in which everybody plays by the policy."""

from dataclasses import dataclass
from math import sqrt

from wildcards.bots.compiled.deal_unseen import (
    FRESH,
    OLD,
    UnseenCards,
    deal_cards,
    draw_explanation,
    lay_unseen_bid,
    shuffle_unseen_animals,
)
from wildcards.bots.compiled.exponential import exp
from wildcards.bots.compiled.trials import WORDS, Quest, Trial, set_trial
from wildcards.engine.vectors import Single
from wildcards.game.memory import RememberingState
from wildcards.game.observation import Observation
from wildcards.game.recollection import OTHERS, Recollection, observe_and_recall
from wildcards.rules.cards import CARDS, NONE, REFILL
from wildcards.rules.chance import below, next_word, seed_chance
from wildcards.rules.hands import add_to_hand
from wildcards.rules.play import legal
from wildcards.rules.questions import ACTIONS, BID, SHOW
from wildcards.rules.state import row

DEALS = 8  # of which one becomes a world, the likelier the better it fits the belief
LEAST_LIKELY = 0.03  # nobody's bid is taken to be less likely


@dataclass(slots=True)
class Belief:
    """How much likelier than by counting a card of each other hand is of each kind, as a logarithm; by place."""

    likelier: list[float] = row(OTHERS * CARDS, "float64")


def imagine_worlds(
    states: list[RememberingState],
    quests: list[Quest],
    explanations: list[UnseenCards],
    beliefs: list[Belief],
    trials: list[Trial],
) -> None:
    """The state in the first place holds all that is known; a world for each trial goes into the places behind it."""
    quest = quests[0]
    for world in range(len(trials)):
        set_trial(trials[world], world, NONE, 1.0)
        chosen = draw_deal(states, 1 + world, quest, explanations, beliefs[0], quest.first + world)
        deal_world(states, 1 + world, quest, explanations, chosen)
        remember_own(states[1 + world], quest.seat)
        let_others_decide(states[1 + world], quest.seat)


def let_others_decide(s: RememberingState, viewer: int) -> None:
    """Those who are asked at the same time decide first: what they choose does not depend on the viewer's choice."""
    s.asked[viewer] = 0
    for seat in range(s.players - 1, -1, -1):
        if s.asked[seat]:
            s.seat = seat


def draw_deal(
    states: list[RememberingState],
    place: int,
    quest: Quest,
    explanations: list[UnseenCards],
    belief: Belief,
    world: int,
) -> int:
    """The number of one of several deals: each is drawn the likelier, the likelier the belief makes its hands."""
    total = 0.0
    chosen = world * DEALS
    seed_chance(states[0], quest.seed, world)
    for deal in range(world * DEALS, (world + 1) * DEALS):
        deal_world(states, place, quest, explanations, deal)
        weight = exp(likelier_by(states[place], quest.seat, belief))
        total += weight
        if next_word(states[0]) * total < weight * WORDS:
            chosen = deal
    return chosen


def likelier_by(s: RememberingState, viewer: int, belief: Belief) -> float:
    total = 0.0
    for place in range(1, s.players):
        seat = (viewer + place) % s.players
        for card in range(CARDS):
            unknown = s.hand[seat][card] - s.known[seat][card]
            total += unknown * belief.likelier[(place - 1) * CARDS + card]
    return total


def deal_world(
    states: list[RememberingState], place: int, quest: Quest, explanations: list[UnseenCards], deal: int
) -> None:
    """As `deal_unseen`; and every seat remembers which cards it drew itself."""
    states[place] = states[0]
    s = states[place]
    seed_chance(s, quest.seed + 1, deal)
    chosen = explanations[draw_explanation(s, explanations)]
    deal_cards(s, chosen, OLD)
    for seat in range(s.players):
        for card in range(CARDS):
            s.own_drawn[seat][card] = -s.hand[seat][card]
    deal_cards(s, chosen, FRESH)
    for seat in range(s.players):
        for card in range(CARDS):
            s.own_drawn[seat][card] += s.hand[seat][card]
    remember_fresh(s, quest.seat, chosen)
    shuffle_unseen_animals(s, quest.set_aside)
    if s.question == SHOW and s.second_card[s.seat] == NONE:
        lay_unseen_bid(s)


def remember_fresh(s: RememberingState, viewer: int, chosen: UnseenCards) -> None:
    """Of the cards that came out of the other hands since the shuffle, as many were drawn since as the deal says."""
    for card in range(CARDS):
        s.fresh_left[card] = s.shuffled[card] - chosen.cards[FRESH][card]
    for seat in range(s.players):
        if seat != viewer:
            drawn = s.drawn[seat] - chosen.places[FRESH][seat]
            for card in range(CARDS):
                while drawn > 0 and s.fresh_left[card] > 0 and s.own_drawn[seat][card] < most_drawn(s, seat, card):
                    s.own_drawn[seat][card] += 1
                    s.fresh_left[card] -= 1
                    drawn -= 1


def most_drawn(s: RememberingState, seat: int, card: int) -> int:
    return s.hand[seat][card] + s.came_out[seat][card]


def remember_own(s: RememberingState, viewer: int) -> None:
    """A view says how many cards the viewer drew since the shuffle, not which: any of those it has or had."""
    held = 0
    for card in range(CARDS):
        held += most_drawn(s, viewer, card)
    drawn = s.drawn[viewer]
    for card in range(CARDS):
        for _ in range(most_drawn(s, viewer, card)):
            if below(s, held) < drawn:
                s.own_drawn[viewer][card] += 1
                s.shuffled[card] += 1
                drawn -= 1
            held -= 1


# How likely what was seen is in a world.


def look_back(
    states: list[RememberingState], worlds: int, seat: int, seen: list[Observation], recalled: list[Recollection]
) -> None:
    """What the seat saw in each world when it was to bid this round; rows must be zeros before."""
    for world in range(worlds):
        states[1 + worlds + world] = states[1 + world]
        s = states[1 + worlds + world]
        for other in range(s.players):
            if bid_is_pending(s, other):
                take_back(s, other)
        s.question = BID
        s.seat = seat
        s.picks = 0
        s.bid_value = 0
        observe_and_recall(s, seat, seen[world], recalled[world])


def bid_is_pending(s: RememberingState, seat: int) -> bool:
    """Whether a bid lies open that has brought nothing yet."""
    return s.past_bid[seat][0] > 0 and s.past_end[seat][0] == 0 and s.bid[seat] != NONE


def take_back(s: RememberingState, seat: int) -> None:
    """As it was before the bid, as far as it can be known."""
    if s.bid[seat] != REFILL:
        put_back(s, seat, s.bid[seat])
    for card in range(CARDS):
        for _ in range(s.laid[seat][card]):
            put_back(s, seat, card)
        s.laid[seat][card] = 0
    s.laid_count[seat] = 0
    s.bid[seat] = REFILL
    s.tied[seat] = 0
    s.past_bid[seat][0] = 0


def put_back(s: RememberingState, seat: int, card: int) -> None:
    add_to_hand(s, seat, card)
    if s.came_out[seat][card] > 0:
        s.came_out[seat][card] -= 1
    else:
        s.known[seat][card] += 1


def weigh_worlds(states: list[RememberingState], seat: int, trials: list[Trial], says: list[list[Single]]) -> None:
    """By how often the policy would have made the bid that the seat made.

    The square root tells as much of the true hands as the share itself, and leaves more worlds that count.
    """
    for world in range(len(trials)):
        s = states[1 + len(trials) + world]
        bid = states[1 + world].bid[seat]
        total = 0.0
        mask = legal(s)
        for action in range(ACTIONS):
            if mask >> action & 1:
                total += exp(says[world][action] - says[world][bid])
        share = 1.0 / total
        trials[world].weight = trials[world].weight * sqrt(share if share > LEAST_LIKELY else LEAST_LIKELY)
