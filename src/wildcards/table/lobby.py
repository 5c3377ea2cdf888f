"""Before the game: who sits where, and how it is to be played.

Each function is one action: it happens to the table, or a refusal says why not and nothing has changed.
"""

from msgspec.structs import replace

from wildcards.game.fair import cut_word
from wildcards.game.game import check_deck
from wildcards.table import actions as do
from wildcards.table import refusals, shuffling
from wildcards.table.actions import Entry, Person
from wildcards.table.in_game import give_to_bot
from wildcards.table.seats import TableSeat
from wildcards.table.state import COMPANY_FORMAT, PEOPLE_KEPT, TableState
from wildcards.table.text import clean_text

NOBODY = "\u2026"  # in the place of a name that was forgotten


def open_table(table: TableState, action: do.Opened, entry: Entry) -> None:
    table.check_level(action.settings.level)
    check_deck(action.settings.deck)
    assert entry.by is not None
    table.format = action.format
    table.id, table.invite, table.watch = action.table, action.invite, action.watch
    table.settings = action.settings
    table.host = table.maker = entry.by.id
    table.seats = [TableSeat() for _ in range(action.settings.players)]
    table.seats[0].person = entry.by
    table.begun_since = entry.seq


def receive_shuffle(table: TableState, action: do.Shuffled) -> None:
    table.check_status("open")
    table.shuffle = action


def configure(table: TableState, action: do.Configure, entry: Entry) -> None:
    table.check_host(entry)
    table.check_status("open")
    settings = action.settings
    table.check_level(settings.level)
    check_deck(settings.deck)
    taken = [seat for seat in table.seats if not seat.is_free]
    if len(taken) > settings.players:
        raise refusals.SeatsInUse(taken=len(taken), players=settings.players)
    free = [TableSeat() for _ in range(settings.players)]
    in_place = table.seats[: settings.players]
    overhanging = [seat for seat in table.seats[settings.players :] if not seat.is_free]
    table.seats = (in_place + free)[: settings.players]
    for seat in overhanging:
        table.seats[free_seat(table)] = seat
    table.settings = settings


def free_seat(table: TableState) -> int:
    for number, seat in enumerate(table.seats):
        if seat.is_free:
            return number
    raise refusals.TableFull


def sit(table: TableState, action: do.Sit, entry: Entry) -> None:
    table.check_status("open")
    own = table.seat_of(entry.by)
    if own is None and entry.by and entry.by.id in table.removed:
        raise refusals.SentAway
    if own is None and action.code != table.invite:
        raise refusals.NotInvited
    wanted = free_seat(table) if action.seat is None else action.seat
    if not table.check_seat(wanted).is_free:
        raise refusals.SeatTaken(seat=wanted)
    if own is None:
        table.seats[wanted] = TableSeat(person=entry.by, entropy=own_word(action))
    else:
        table.seats[wanted], table.seats[own] = table.seats[own], TableSeat()
        table.seats[wanted].person = entry.by
        table.seats[wanted].ready = True
        table.seats[wanted].entropy = own_word(action) or table.seats[wanted].entropy
    if table.host_seat is None and entry.by and not entry.by.program:
        table.host = entry.by.id  # the last host left when nobody else was there


def own_word(action: do.Sit) -> str:
    """Whatever is accepted here can be dealt from later."""
    return cut_word(clean_text(action.entropy, 32))


def leave(table: TableState, entry: Entry) -> None:
    seat = table.own_seat(entry)
    if table.status in ("running", "paused"):
        give_to_bot(table, seat, "left")
    elif table.status == "shuffling":
        shuffling.get_up(table, seat, entry)
    else:
        table.seats[seat] = TableSeat()
    if table.host == (entry.by.id if entry.by else None):
        people = (seat.sitter.id for seat in table.seats if seat.sitter and not seat.sitter.program)
        table.host = next(people, None)


def pass_host(table: TableState, action: do.HostPassed) -> None:
    table.check_status("open")
    person = table.check_seat(action.seat).person
    if person is None or person.program or person.id == table.host:
        raise refusals.NotSeated
    table.host = person.id


def seat_bot(table: TableState, action: do.SeatBot, entry: Entry) -> None:
    table.check_host(entry)
    table.check_status("open")
    table.check_level(action.level)
    if table.check_seat(action.seat).person is not None:
        raise refusals.SeatTaken(seat=action.seat)
    table.seats[action.seat] = TableSeat(level=action.level)


def clear_seat(table: TableState, action: do.ClearSeat, entry: Entry) -> None:
    table.check_host(entry)
    table.check_status("open")
    table.check_seat(action.seat)
    if action.seat == table.host_seat:
        raise refusals.SeatTaken(seat=action.seat)
    table.seats[action.seat] = TableSeat()


def send_away(table: TableState, action: do.SendAway, entry: Entry) -> None:
    table.check_host(entry)
    table.check_status("open")
    person = table.check_seat(action.seat).person
    if person is None or person.id == table.host or table.format < COMPANY_FORMAT:
        raise refusals.NoSuchAction
    table.removed = [*table.removed, person.id][-PEOPLE_KEPT:]
    table.needs_codes = True  # else they would come back as somebody else
    table.seats[action.seat] = TableSeat()


def ask_for_invitation(table: TableState, entry: Entry) -> None:
    table.check_host(entry)
    if table.format < COMPANY_FORMAT:
        raise refusals.NoSuchAction
    table.needs_codes = True


def receive_codes(table: TableState, action: do.Invited) -> None:
    table.invite, table.watch = action.invite, action.watch
    table.asking = {}  # they came by the links of before
    table.needs_codes = False


def forget(table: TableState, action: do.Forgotten) -> None:
    """The name goes from where the person sat, from what they said and from the game that is played to its end."""
    table.asking.pop(action.person, None)
    for number, seat in enumerate(table.seats):
        if seat.person is not None and seat.person.id == action.person:
            seat.person = Person(id=action.person, name=NOBODY)
            if table.game is not None:
                named = list(table.game.players)
                named[number] = replace(named[number], name=NOBODY)
                table.game.set_players(named)
    table.said = [
        replace(said, name=NOBODY) if table.speakers.get(said.number) == action.person else said for said in table.said
    ]


def call_off(table: TableState, entry: Entry) -> None:
    """The same company, ready for a game with other cards."""
    table.check_status("open", "shuffling", "running", "paused")
    table.was_called_off = table.status != "open"
    for seat in table.seats:
        seat.clear_for_next_game(joins=True)
    table.game = table.shuffle = table.words_due = None
    table.gives_words = False
    table.status = "open"
    table.begun_since = entry.seq
