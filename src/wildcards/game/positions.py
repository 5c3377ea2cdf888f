"""A game that begins at an arranged position instead of the deal: for tests, puzzles and teaching."""

from collections.abc import Sequence

import msgspec

from wildcards.game.game import Game
from wildcards.game.notation import SPECIES_NUMBERS, card_numbers, species_numbers
from wildcards.game.record import Deck, Record
from wildcards.game.refusals import BadSetup
from wildcards.rules.cards import ANIMALS
from wildcards.rules.facts import tell_round_began, tell_turned_up
from wildcards.rules.hands import add_to_hand, discard_card
from wildcards.rules.questions import PLACE_BIDS, in_lead_order
from wildcards.rules.state import State


class Position(msgspec.Struct, frozen=True):
    """The table at the start of a round, before the bids. Cards and animals are in the notation, piles top first."""

    names: tuple[str, ...]
    deck: Deck
    round: int
    hands: tuple[str, ...]
    collections: tuple[str, ...]
    tokens: tuple[int, ...]
    leaders: dict[str, int]
    display: str
    animals: str  # the pile
    animals_gone: str  # those that left the game in earlier rounds
    animals_removed: str
    pile: str
    discard: str
    reshuffles: tuple[str, ...]  # the top of each new pile; below it the cards lie in canonical order


class ArrangedGame(Game):
    """Played like any other. It has no record, since no deal leads to it."""

    def __init__(self, position: Position) -> None:
        self.position = position
        dealer = ArrangedDealer(position)
        self._set_up(position.names, "random", position.deck, dealer, seed=None, committed=None)

    def _begin(self) -> None:
        arrange(self._state, self.position)

    def record(self) -> Record:
        raise BadSetup(what="the start of this game", given="an arranged position", wanted="a deal to have a record")


class ArrangedDealer:
    def __init__(self, position: Position) -> None:
        self.position = position

    def animals(self, players: int, removal: str) -> tuple[list[int], list[int]]:
        position = self.position
        shown = (position.animals_gone, *position.collections, position.display, position.animals)
        return species_numbers(position.animals_removed.split()), species_numbers(" ".join(shown).split())

    def habitats(self, cards: Sequence[int]) -> list[int]:
        return list(cards)

    def reshuffle(self, number: int, cards: Sequence[int]) -> list[int]:
        tops = self.position.reshuffles
        top = card_numbers(tops[number - 1].split()) if number <= len(tops) else []
        below = list(cards)
        for card in top:
            below.remove(card)
        return top + below


def arrange(s: State, position: Position) -> None:
    """Puts everything where the position says, in place of the deal."""
    pile = card_numbers(position.pile.split())
    s.pile[: len(pile)] = pile
    s.pile_end = len(pile)
    for card in card_numbers(position.discard.split()):
        discard_card(s, card)
    for seat in range(s.players):
        for card in card_numbers(position.hands[seat].split()):
            add_to_hand(s, seat, card)
        for species in species_numbers(position.collections[seat].split()):
            s.collection[seat][species] += 1
        s.tokens[seat] = position.tokens[seat]
    for code, owner in position.leaders.items():
        s.leader[SPECIES_NUMBERS[code]] = owner
    s.round = position.round
    s.animals_top = ANIMALS - len(position.animals_removed.split()) - len(position.animals.split())
    for species in species_numbers(position.display.split()):
        s.display[species] += 1
        s.display_size += 1
        tell_turned_up(s, species)
    tell_round_began(s, in_lead_order(s, 0))
    s.phase = PLACE_BIDS
