"""From the start to the deal: the words of the players go into the shuffle, and nobody can choose the cards by them.

The table has published the commitment of its seed. Each person's client has promised a word: it gave the SHA-256 of it.
When the host starts, all promises lie open, and only then the words are given. If every promised word comes, the cards
are dealt from the seed and the words.

Whoever does not give the word in time, or leaves, is left out of the shuffle. The others then promise and give new
words, so whoever holds a word back cannot choose between two deals that they know: they can only throw one away, once.

Each function is one action: it happens to the table, or a refusal says why not and nothing has changed.
"""

from wildcards.game import Game, Player
from wildcards.game.fair import digest_of
from wildcards.table import actions as do
from wildcards.table import refusals
from wildcards.table.actions import Entry
from wildcards.table.clocks import SeatClock
from wildcards.table.names import told_apart
from wildcards.table.seats import TableSeat
from wildcards.table.state import COMPANY_FORMAT, TableState

WORD_MILLISECONDS = 5_000  # for a client to promise or give its word: it does so by itself


def start(table: TableState, entry: Entry) -> None:
    table.check_host(entry)
    table.check_status("open")
    absent = [number for number, seat in enumerate(table.seats) if seat.is_waited_for]
    if absent:
        raise refusals.NotEverybodyJoined(seat=absent[0])
    table.begun_since = entry.seq
    ask_for_words(table, entry)


def promise_word(table: TableState, action: do.PromiseWord, entry: Entry) -> None:
    seat = table.seats[table.own_seat(entry)]
    if table.format < COMPANY_FORMAT:
        raise refusals.NoSuchAction
    if table.wanted_word(table.seat_of(entry.by)) != "promise":
        raise refusals.NoWordWanted
    seat.takes_part = True
    seat.digest = action.digest
    if table.status == "shuffling":
        go_on(table, entry)


def give_word(table: TableState, action: do.GiveWord, entry: Entry) -> None:
    number = table.own_seat(entry)
    if table.wanted_word(number) != "give":
        raise refusals.NoWordWanted
    if digest_of(action.word) != table.seats[number].digest:
        raise refusals.NotTheWord
    table.seats[number].word = action.word
    go_on(table, entry)


def miss_words(table: TableState, entry: Entry) -> None:
    """Time is up for the words that are still owed."""
    if table.words_due is None or entry.at < table.words_due:
        raise refusals.WordsAreNotDue
    leave_out(table, [number for number in range(len(table.seats)) if table.wanted_word(number)], entry)


def get_up(table: TableState, number: int, entry: Entry) -> None:
    """Somebody leaves between the start and the deal."""
    took_part = table.seats[number].takes_part
    table.seats[number] = TableSeat()
    if took_part:
        leave_out(table, [number], entry)


def leave_out(table: TableState, seats: list[int], entry: Entry) -> None:
    for number in seats:
        table.seats[number].leave_out_word()
    if table.gives_words:  # one of them has seen the others' words, perhaps
        for seat in table.seats:
            seat.digest = seat.word = ""
        table.gives_words = False
        table.words_due = entry.at + WORD_MILLISECONDS
    go_on(table, entry)


def go_on(table: TableState, entry: Entry) -> None:
    """When all have promised they are asked for their words; when all are there, the cards are dealt."""
    if any(table.wanted_word(number) for number in range(len(table.seats))):
        return
    if table.gives_words:
        deal(table, entry)
    else:
        ask_for_words(table, entry)


def ask_for_words(table: TableState, entry: Entry) -> None:
    if not any(seat.takes_part for seat in table.seats):
        deal(table, entry)
        return
    table.status = "shuffling"
    table.gives_words = True
    table.words_due = entry.at + WORD_MILLISECONDS


def deal(table: TableState, entry: Entry) -> None:
    assert table.shuffle is not None
    table.game = Game(
        players(table),
        removal=table.settings.removal,
        deck=table.settings.deck,
        seed=table.shuffle.seed,
        entropy=[seat.word or seat.entropy for seat in table.seats if seat.word or seat.entropy],
    )
    for seat in table.seats:
        if seat.is_free:
            seat.level = table.settings.level
        seat.clock = SeatClock(table.settings.clock)
    table.asking, table.declined = {}, []
    table.number += 1
    table.status = "running"
    table.words_due = None
    table.was_called_off = False
    table.gives_words = False
    table.begun_since = table.asked_since = entry.seq
    table.ask()


def players(table: TableState) -> list[Player]:
    """Who plays; free seats go to bots. Two names that look alike are told apart by a number."""
    names = told_apart([seat.name or table.settings.level for seat in table.seats])
    bots = [None if seat.person else (seat.level or table.settings.level) for seat in table.seats]
    return [Player(name, bot) for name, bot in zip(names, bots, strict=True)]
