"""In the game: decisions, bots that stand in, and pauses.

Each function is one action: it happens to the table, or a refusal says why not and nothing has changed.
"""

from wildcards.game import Game
from wildcards.table import actions as do
from wildcards.table import refusals
from wildcards.table.actions import Entry
from wildcards.table.seats import RETURNABLE, StandIn
from wildcards.table.state import TableState

TIMEOUTS_UNTIL_STAND_IN = 2


def running_game(table: TableState) -> Game:
    table.check_status("running")
    assert table.game is not None
    return table.game


def play(table: TableState, action: do.Play, entry: Entry) -> None:
    seat = table.own_seat(entry)
    game = running_game(table)
    if table.seats[seat].stand_in is not None:
        raise refusals.BotPlaysForYou
    game.play(seat, action.move)
    table.seats[seat].timeouts = 0


def take_back(table: TableState, entry: Entry) -> None:
    seat = table.own_seat(entry)
    game = running_game(table)
    if table.seats[seat].stand_in is not None:
        raise refusals.BotPlaysForYou
    game.take_back(seat)


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


def give_to_bot(table: TableState, seat: int, why: StandIn) -> None:
    table.seats[seat].stand_in = why
    table.seats[seat].wants_pause = False
    table.seats[seat].timeouts = 0
    pause_if_agreed(table)


def return_to_seat(table: TableState, entry: Entry) -> None:
    seat = table.seats[table.own_seat(entry)]
    table.check_status("running", "paused")
    if seat.stand_in not in RETURNABLE:
        raise refusals.NothingToReturnTo
    seat.stand_in = None
    if seat.clock.left is not None:
        seat.clock.ask()


def concede(table: TableState, entry: Entry) -> None:
    seat = table.own_seat(entry)
    table.check_status("running", "paused")
    give_to_bot(table, seat, "conceded")


def pause(table: TableState, action: do.Pause, entry: Entry) -> None:
    seat = table.seats[table.own_seat(entry)]
    table.check_status("running")
    if not seat.is_played_by_person:
        raise refusals.BotPlaysForYou
    seat.wants_pause = action.wanted
    pause_if_agreed(table)


def pause_if_agreed(table: TableState) -> None:
    """Whoever does not play any more is not asked, nor are programs, which do not know what a pause is for."""
    asked = [s for s in table.seats if s.is_played_by_person and s.person and not s.person.program]
    if table.status == "running" and asked and all(s.wants_pause for s in asked):
        table.status = "paused"


def resume(table: TableState, entry: Entry) -> None:
    table.own_seat(entry)
    table.check_status("paused")
    table.status = "running"
    for seat in table.seats:
        seat.wants_pause = False


def rematch(table: TableState, entry: Entry) -> None:
    table.own_seat(entry)
    table.check_status("over")
    if table.day:
        raise refusals.OneTry
    for seat in table.seats:
        seat.make_ready()
    if entry.by and not entry.by.program:
        table.host = entry.by.id  # whoever calls is here; the host may have gone home
    table.shuffle = None
    table.status = "open"
    table.begun_since = entry.seq
