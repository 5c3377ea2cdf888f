"""Somebody comes when the game has begun: they watch, and play on for a bot if the host agrees.

The seat keeps its cards, what it has seen and its word in the shuffle; whoever asks sees none of it before they sit.
Each function is one action: it happens to the table, or a refusal says why not and nothing has changed.
"""

from wildcards.table import actions as do
from wildcards.table import refusals
from wildcards.table.actions import Entry, Person
from wildcards.table.shuffling import players
from wildcards.table.state import LATE_FORMAT, PEOPLE_KEPT, Asking, TableState

MOST_ASKING = 5  # the last of them


def ask_for_seat(table: TableState, action: do.AskForSeat, entry: Entry) -> None:
    assert entry.by is not None
    person = entry.by.id
    if not action.wanted:
        if table.asking.pop(person, None) is None:
            raise refusals.NobodyAsks
        return
    table.check_status("running", "paused")
    if table.format < LATE_FORMAT or table.day:
        raise refusals.NoSuchAction
    check_may_ask(table, entry.by, action.code)
    if action.seat not in open_to(table, person):
        table.check_seat(action.seat)
        raise refusals.NotABot(seat=action.seat)
    table.asking.pop(person, None)
    table.asking[person] = Asking(entry.by, action.seat)
    if len(table.asking) > MOST_ASKING:
        del table.asking[next(iter(table.asking))]


def check_may_ask(table: TableState, person: Person, code: str) -> None:
    own = table.seat_of(person)
    if own is not None:
        raise refusals.SeatTaken(seat=own)
    if person.id in table.removed:
        raise refusals.SentAway
    if code != table.invite:
        raise refusals.NotInvited
    if person.id in table.declined:
        raise refusals.Declined


def open_to(table: TableState, person: str) -> list[int]:
    """The seats that somebody could play on: those of bots and of people who left, or only the one they left."""
    open_seats = [number for number, seat in enumerate(table.seats) if seat.sitter is None]
    own = [number for number in open_seats if (held := table.seats[number].person) and held.id == person]
    return own or open_seats


def let_in(table: TableState, action: do.LetIn, entry: Entry) -> None:
    table.check_host(entry)
    table.check_status("running", "paused")
    if action.person not in table.asking:
        raise refusals.NobodyAsks
    asking = table.asking.pop(action.person)
    if not action.allowed:
        table.declined = [*table.declined, action.person][-PEOPLE_KEPT:]
        return
    take_over(table, asking)
    table.asking = {person: other for person, other in table.asking.items() if other.seat != asking.seat}


def take_over(table: TableState, asking: Asking) -> None:
    assert table.game is not None
    seat = table.seats[asking.seat]
    seat.person, seat.level, seat.stand_in = asking.person, None, None
    seat.clock.ask()
    table.game.set_players(players(table))
