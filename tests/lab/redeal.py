"""Deals anew what a viewer cannot know, without a change to anything that the viewer may know."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from wildcards.bots.policy_bot import legal_actions
from wildcards.game.state_copy import copy_state
from wildcards.rules.cards import CARDS, NONE, REFILL
from wildcards.rules.hands import add_to_hand, remove_from_hand
from wildcards.rules.play import answer, step
from wildcards.rules.questions import NOTHING, SHOW
from wildcards.rules.setup import simulated_game
from wildcards.rules.state import State


@dataclass
class Moment:
    """A state, the state in which its question was put, and what each seat has answered since."""

    state: State
    asked_at: State
    answers: dict[int, list[int]]


def moments(players: int, seed: int) -> Iterator[Moment]:
    """Every state of a game of random play in which somebody is asked."""
    rng = Random(seed)
    s = simulated_game(players, seed)
    moment = Moment(s, copy_state(s), {})
    while s.question != NOTHING:
        yield moment
        seat, last_to_decide = s.seat, sum(s.asked) == 1
        action = rng.choice(legal_actions(s))
        step(s, action)
        moment.answers.setdefault(seat, []).append(action)
        if last_to_decide and not (s.asked[seat] and s.picks):
            moment = Moment(s, copy_state(s), {})


def redealt(moment: Moment, viewer: int, rng: Random) -> State:
    """The same to the viewer: other hands, other hidden decisions of the others, other piles."""
    s = copy_state(moment.asked_at)
    deal_hidden_cards_anew(s, viewer, rng)
    now = moment.state
    while s.asked != now.asked:
        decide_anew(s, moment, viewer, rng, complete=True)
    decide_anew(s, moment, viewer, rng, complete=False)
    return s


def deal_hidden_cards_anew(s: State, viewer: int, rng: Random) -> None:
    others = [seat for seat in range(s.players) if seat != viewer]
    choosing = [seat for seat in others if s.question == SHOW and s.second_card[seat] != NONE]
    for seat in choosing:
        for card in (s.bid[seat], s.second_card[seat]):
            if card != REFILL:
                add_to_hand(s, seat, card)
    sizes = {seat: s.hand_size[seat] for seat in others}
    pool = s.pile[s.pile_top : s.pile_end]
    for seat in others:
        for card in range(CARDS):
            while s.hand[seat][card]:
                remove_from_hand(s, seat, card)
                pool.append(card)
    rng.shuffle(pool)
    for seat in others:
        for _ in range(sizes[seat]):
            add_to_hand(s, seat, pool.pop())
    s.pile[s.pile_top : s.pile_end] = pool
    for seat in choosing:
        held = [card for card in range(CARDS) for _ in range(s.hand[seat][card])]
        s.bid[seat], s.second_card[seat] = sorted(rng.sample([*held, REFILL], 2))
        for card in (s.bid[seat], s.second_card[seat]):
            if card != REFILL:
                remove_from_hand(s, seat, card)
    animals = s.animals[s.animals_top :]
    rng.shuffle(animals)
    s.animals[s.animals_top :] = animals
    s.chance = [rng.getrandbits(32) for _ in range(4)]


def decide_anew(s: State, moment: Moment, viewer: int, rng: Random, *, complete: bool) -> None:
    """The seat that is asked decides, or comes as far as it likes without deciding; the viewer does as before."""
    seat = s.seat
    if seat == viewer:
        for action in moment.answers.get(seat, []):
            answer(s, action)
        return
    while True:
        after = copy_state(s)
        action = rng.choice(legal_actions(after))
        answer(after, action)
        if not complete and (not after.asked[seat] or rng.random() < 0.3):
            return
        answer(s, action)
        if not s.asked[seat]:
            return
