"""What is the same for all games of a simulation: players, removal and deck."""

from dataclasses import dataclass

from wildcards.rules.cards import DEFAULT_HABITAT_COUNTS, DEFAULT_WILD_COUNTS, VALUES
from wildcards.rules.setup import cards_in_order, deck_adds_up, new_state, players_are_allowed
from wildcards.rules.state import State

Counts = tuple[int, ...]


@dataclass(frozen=True)
class Setup:
    """A wrong one is refused with a `ValueError` that says what is wrong."""

    players: int = 4
    balanced: bool = True  # removal with three players: one of each species first
    habitat: Counts = DEFAULT_HABITAT_COUNTS
    wild: Counts = DEFAULT_WILD_COUNTS

    def __post_init__(self) -> None:
        if not players_are_allowed(self.players):
            raise ValueError(f"players: {self.players} is not 3, 4 or 5")
        if not deck_adds_up(self.habitat, self.wild):
            raise ValueError(
                f"deck: {list(self.habitat)} and {list(self.wild)} are not {VALUES} counts each of 14 and 4 cards (R1)"
            )

    def table(self, kind: type[State] = State) -> State:
        """The table before anything is shuffled, as a state of this class."""
        return new_state(self.players, cards_in_order(self.habitat, self.wild), kind)
