"""Setting up, and phase 3: prepare the next round."""

from wildcards.rules.cards import (
    ANIMALS,
    ANIMALS_OF_A_SPECIES,
    DEALT,
    HABITAT_CARDS,
    IBEX,
    NONE,
    SPECIES,
    WILD,
    animals_removed,
    habitat_of,
)
from wildcards.rules.chance import below
from wildcards.rules.facts import (
    tell_animal_out,
    tell_dealt,
    tell_game_ended,
    tell_kept_bid,
    tell_left_bid,
    tell_round_began,
    tell_round_ended,
    tell_turned_up,
)
from wildcards.rules.hands import add_to_hand, discard_card, discard_hand, discard_laid, shuffle_pile, take_top_card
from wildcards.rules.questions import IBEX_KEEP, KEEP, OVER, PLACE_BIDS, PREPARE, ask, decided, in_lead_order
from wildcards.rules.state import State


def shuffle_animals(s: State, balanced: int) -> None:
    """Shuffles the animals and removes some unseen: they lie behind the end of the pile.

    With three players, if balanced, the first six removed are one of each species.
    """
    animals = s.animals
    count = 0
    for _ in range(ANIMALS_OF_A_SPECIES):
        for species in range(SPECIES):
            animals[count] = species
            count += 1
    s.animals_top = 0
    s.animals_end = ANIMALS - animals_removed(s.players)
    set_aside = SPECIES if balanced and s.players == 3 else 0
    for i in range(ANIMALS - set_aside - 1, 0, -1):
        j = below(s, i + 1)
        animal = animals[i]
        animals[i] = animals[j]
        animals[j] = animal


def start(s: State) -> None:
    """Both piles are laid: turns up the first display and deals."""
    deal_hands(s)
    s.round = 1
    turn_up_animals(s)
    s.phase = PLACE_BIDS


def deal_hands(s: State) -> None:
    """R4: seat 0 gets the top seven Habitat cards, seat 1 the next seven, and so on."""
    for seat in range(s.players):
        for _ in range(DEALT):
            card = take_top_card(s)
            add_to_hand(s, seat, card)
            tell_dealt(s, seat, card)


def animals_to_turn_up(s: State) -> int:
    return s.players - 1


def animals_left(s: State) -> int:
    return s.animals_end - s.animals_top


def turn_up_animals(s: State) -> None:
    for _ in range(animals_to_turn_up(s)):
        species = s.animals[s.animals_top]
        s.animals_top += 1
        s.display[species] += 1
        s.display_size += 1
        tell_turned_up(s, species)
    tell_round_began(s, in_lead_order(s, 0))


def offer_bid_back(s: State) -> None:
    """Ibex: R16, what counts is who owns its Leader now. A bid that went back to hand is not there to take."""
    s.phase = PREPARE
    owner = s.leader[IBEX]
    if owner != NONE and s.bid[owner] != NONE and habitat_of(s.bid[owner]) != WILD:
        ask(s, IBEX_KEEP, owner)


def choose_bid_back(s: State, action: int) -> None:
    seat = s.seat
    if action == KEEP:
        tell_kept_bid(s, seat, s.bid[seat])
        add_to_hand(s, seat, s.bid[seat])
        s.bid[seat] = NONE
    else:
        tell_left_bid(s, seat, s.bid[seat])
    decided(s)


def prepare_next_round(s: State) -> None:
    clear_table(s)
    tell_round_ended(s)
    if animals_left(s) < animals_to_turn_up(s):
        end_game(s)
        return
    s.round += 1
    turn_up_animals(s)
    s.phase = PLACE_BIDS


def clear_table(s: State) -> None:
    """All bids and payments go to the discard pile; animals left in the display go out of the game."""
    for seat in range(s.players):
        if s.bid[seat] != NONE:
            discard_card(s, s.bid[seat])
            s.bid[seat] = NONE
        discard_laid(s, seat)
        s.exchange_offered[seat] = 0
    for species in range(SPECIES):
        for _ in range(s.display[species]):
            tell_animal_out(s, species)
        s.display[species] = 0
    s.display_size = 0


def end_game(s: State) -> None:
    """The display cannot be filled: hands are discarded, and the points count."""
    for seat in range(s.players):
        discard_hand(s, seat)
    s.phase = OVER
    tell_game_ended(s)


def shuffle_and_start(s: State, balanced: int) -> None:
    """Sets up a game whose Habitat cards lie in `pile` in canonical order, with the state's own generator."""
    shuffle_animals(s, balanced)
    shuffle_pile(s, HABITAT_CARDS)
    s.pile_top = 0
    s.pile_end = HABITAT_CARDS
    start(s)
