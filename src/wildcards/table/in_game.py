"""In the game: decisions, bots that stand in, and pauses.

Each function is one action: it happens to the table, or a refusal says why not and nothing has changed.
"""

from wildcards.game import Game
from wildcards.table import actions as do
from wildcards.table import refusals
from wildcards.table.actions import Entry
from wildcards.table.seats import RETURNABLE, StandIn, TableSeat
from wildcards.table.settings import NoClock
from wildcards.table.state import COMPANY_FORMAT, LATE_FORMAT, TableState

TIMEOUTS_UNTIL_STAND_IN = 2
IDLE_MILLISECONDS = 120_000  # that the others wait before they may let a bot play on, where there is no clock


def running_game(table: TableState) -> Game:
    table.check_status("running")
    assert table.game is not None
    return table.game


def own_game(table: TableState, entry: Entry) -> tuple[Game, int]:
    """The running game of somebody who plays in it, and their seat there."""
    number = table.own_seat(entry)
    game = running_game(table)
    if not table.seats[number].is_played_by_person:
        raise refusals.BotPlaysForYou
    return game, number


def play(table: TableState, action: do.Play, entry: Entry) -> None:
    game, number = own_game(table, entry)
    game.play(number, action.move)
    table.seats[number].timeouts = 0


def take_back(table: TableState, entry: Entry) -> None:
    game, number = own_game(table, entry)
    game.take_back(number)


def bot_played(table: TableState, action: do.BotPlayed) -> None:
    game = running_game(table)
    if not table.check_seat(action.seat).is_played_by_bot:
        raise refusals.NotABot(seat=action.seat)
    if action.seat not in game.pending:
        raise refusals.WrongTime(status=table.status)
    game.play(action.seat, action.move)


def run_out_of_time(table: TableState, action: do.RanOutOfTime, entry: Entry) -> None:
    game = running_game(table)
    seat = table.check_seat(action.seat)
    if not seat.is_played_by_person or seat.clock.left_at(entry.at) != 0 or action.seat not in game.pending:
        raise refusals.TimeIsNotUp(seat=action.seat)
    game.play(action.seat, action.move)
    seat.timeouts += 1
    if seat.timeouts >= TIMEOUTS_UNTIL_STAND_IN:
        give_to_bot(table, action.seat, "timeout")


def lose_connection(table: TableState, action: do.LostConnection) -> None:
    running_game(table)
    if not table.check_seat(action.seat).is_played_by_person:
        raise refusals.NotSeated
    give_to_bot(table, action.seat, "connection")


def stand_in_now(table: TableState, action: do.StandInNow, entry: Entry) -> None:
    """That the person is away is for the host of tables to know."""
    table.check_host(entry)
    running_game(table)
    seat = table.check_seat(action.seat)
    if table.format < LATE_FORMAT or not seat.is_played_by_person or action.seat == table.host_seat:
        raise refusals.NotAway(seat=action.seat)
    give_to_bot(table, action.seat, "connection")


def give_to_bot(table: TableState, seat: int, why: StandIn) -> None:
    table.seats[seat].stand_in = why
    table.seats[seat].wants_pause = False
    table.seats[seat].timeouts = 0
    table.seats[seat].replaced_by = set()
    pause_if_agreed(table)
    replace_if_agreed(table)


def return_to_seat(table: TableState, entry: Entry) -> None:
    seat = table.seats[table.own_seat(entry)]
    table.check_status("running", "paused")
    if seat.stand_in not in RETURNABLE:
        raise refusals.NothingToReturnTo
    seat.stand_in = None
    seat.clock.ask()


def concede(table: TableState, entry: Entry) -> None:
    seat = table.own_seat(entry)
    table.check_status("running", "paused")
    give_to_bot(table, seat, "conceded")


def pause(table: TableState, action: do.Pause, entry: Entry) -> None:
    _, number = own_game(table, entry)
    table.seats[number].wants_pause = action.wanted
    pause_if_agreed(table)


def pause_if_agreed(table: TableState) -> None:
    asked = [seat for seat in table.seats if is_asked(seat)]
    if table.status == "running" and asked and all(s.wants_pause for s in asked):
        table.status = "paused"


def resume(table: TableState, entry: Entry) -> None:
    table.own_seat(entry)
    table.check_status("paused")
    table.status = "running"
    for seat in table.seats:
        seat.wants_pause = False


def replace(table: TableState, action: do.Replace, entry: Entry) -> None:
    own = table.own_seat(entry)
    running_game(table)
    seat = table.check_seat(action.seat)
    waited = None if seat.waited_since is None else entry.at - seat.waited_since
    has_clock = not isinstance(table.settings.clock, NoClock)
    if own == action.seat or has_clock or waited is None or waited < IDLE_MILLISECONDS:
        raise refusals.NotIdle(seat=action.seat)
    if not table.seats[own].is_played_by_person:
        raise refusals.BotPlaysForYou
    assert entry.by is not None
    seat.replaced_by = seat.replaced_by | {entry.by.id} if action.wanted else seat.replaced_by - {entry.by.id}
    replace_if_agreed(table)


def replace_if_agreed(table: TableState) -> None:
    for number, seat in enumerate(table.seats):
        others = {s.person.id for s in table.seats if s is not seat and s.person and is_asked(s)}
        if others and others <= seat.replaced_by:
            give_to_bot(table, number, "idle")


def is_asked(seat: TableSeat) -> bool:
    """Whether a person decides with the others: not programs, which do not know what a wish is for."""
    return seat.is_played_by_person and seat.person is not None and not seat.person.program


def rematch(table: TableState, entry: Entry) -> None:
    """The first one who wants to play again opens the table for the next game, the others join."""
    seat = table.seats[table.own_seat(entry)]
    if table.status != "open" or seat.ready:
        table.check_status("over")
        if table.day:
            raise refusals.OneTry
        for one in table.seats:
            one.clear_for_next_game(joins=table.format < COMPANY_FORMAT)
        lead_again(table, entry)
        table.shuffle = None
        table.status = "open"
        table.begun_since = entry.seq
    seat.ready = True


def lead_again(table: TableState, entry: Entry) -> None:
    """Who made the table leads it, else whoever led it; if neither sits there any more, whoever calls."""
    if table.format >= COMPANY_FORMAT:
        if table.seat_of(table.maker) is not None:
            table.host = table.maker
        if table.host_seat is not None:
            return
    if entry.by and not entry.by.program:
        table.host = entry.by.id
