"""How somebody plays who wants to use the power of every Leader."""

from wildcards.game import Move, View
from wildcards.game.events import AnyEvent, BidKept, EagleChose, Exchanged, GoesNext, LeaderMoved, Refilled

POWERS = {"pe", "sq", "ea", "ib", "li", "me"}


def wish(view: View, seat: int, moves: list[Move]) -> Move:
    """The legal move that helps most: animals for Leaders one does not have, and every power when it can be used."""
    own = view.seats[seat]
    led = {species for species, owner in view.leaders.items() if owner == seat}
    wanted = [species for species in ("me", "ea", "sq", "li", "ib", "pe") if species not in led]

    def worth(move: Move) -> tuple[int, ...]:
        values = [int(card[1]) for card in move.cards if card != "R"]
        if move.kind == "bid":
            refills = "R" in move.cards and (own.hand_size <= 3 or "me" in led)
            return (len(move.cards) == 2 and own.hand_size > 3, refills, -abs(sum(values) - 2))
        if move.kind == "swap":
            return (move.animal in wanted, move.animal is not None and move.given != move.animal)
        if move.kind == "take":
            return (1, move.animal in wanted, -len(move.cards), -sum(values))
        if move.kind == "show":
            return (move.cards == ("R",) and own.hand_size <= 4, -sum(values))
        return (move.kind in ("keep", "pay"), -len(move.cards), -sum(values))

    return max(moves, key=lambda move: (worth(move), str(move)))


def powers_used(events: list[AnyEvent], seat: int) -> set[str]:
    """Whose Leaders' powers a seat has used; the peacock's counts once it is held."""
    used = set()
    for event in events:
        match event:
            case LeaderMoved(species="pe", owner=owner) if owner == seat:
                used.add("pe")
            case Refilled(seat=who, up_to=10) if who == seat:
                used.add("sq")
            case EagleChose(seat=who) if who == seat:
                used.add("ea")
            case BidKept(seat=who) if who == seat:
                used.add("ib")
            case GoesNext(seat=who, why="lion") if who == seat:
                used.add("li")
            case Exchanged(seat=who) if who == seat:
                used.add("me")
    return used
