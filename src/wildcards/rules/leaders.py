"""Leaders: who has the most of a species holds its Leader and its power."""

from wildcards.rules.cards import NONE, Seat, Species
from wildcards.rules.facts import tell_leader_moved
from wildcards.rules.state import State


def owns_leader(s: State, seat: Seat, species: Species) -> bool:
    return s.leader[species] == seat


def has_most(s: State, seat: Seat, species: Species) -> bool:
    """At least as many of the species as everybody else."""
    count = s.collection[seat][species]
    for other in range(s.players):
        if s.collection[other][species] > count:
            return False
    return True


def give_leader(s: State, species: Species, owner: Seat) -> None:
    """Hands the Leader to a player, or back to the supply (NONE)."""
    if s.leader[species] != owner:
        tell_leader_moved(s, species, owner, s.leader[species])
        s.leader[species] = owner


def check_leader_after_gain(s: State, seat: Seat, species: Species) -> None:
    """Who gains an animal and now has at least as many as everybody else gets the Leader at once."""
    if has_most(s, seat, species):
        give_leader(s, species, seat)


def check_leader_after_loss(s: State, seat: Seat, species: Species) -> None:
    """Who gives an animal away loses its Leader when none is left, or when somebody else has more."""
    if not owns_leader(s, seat, species):
        return
    if s.collection[seat][species] > 0 and has_most(s, seat, species):
        return
    give_leader(s, species, only_player_with_most(s, species))


def only_player_with_most(s: State, species: Species) -> Seat:
    """R17: the player with the most of a species; nobody, if several share that or there is none at all."""
    best = NONE
    most = 0
    for seat in range(s.players):
        count = s.collection[seat][species]
        if count > most:
            most = count
            best = seat
        elif count == most:
            best = NONE
    return best
