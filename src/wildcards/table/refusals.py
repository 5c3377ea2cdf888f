"""What a table refuses. The game's own refusals pass through as they are."""

from wildcards.game import Refusal


class NotSeated(Refusal):
    code = "not-seated"
    text = "you do not sit at this table"


class NotHost(Refusal):
    code = "not-host"
    text = "only the host may do that"


class NotInvited(Refusal):
    code = "not-invited"
    text = "you need an invitation to sit at this table"


class SentAway(Refusal):
    code = "sent-away"
    text = "the host has sent you away from this table"


class SeatTaken(Refusal):
    code = "seat-taken"
    text = "seat {seat} is taken"


class TableFull(Refusal):
    code = "table-full"
    text = "no seat is free"


class NoSuchTableSeat(Refusal):
    code = "no-such-seat"
    text = "this table has seats 0 to {last}, not {seat}"


class SeatsInUse(Refusal):
    code = "seats-in-use"
    text = "{taken} seats are taken: clear some before you make the table smaller, for {players}"


class NoSuchBot(Refusal):
    code = "no-such-bot"
    text = "there is no bot called {level}"


class WrongTime(Refusal):
    code = "wrong-time"
    text = "that is not possible while the table is {status}"


class Stale(Refusal):
    code = "stale"
    text = "version {expects} is too old: things have changed at version {since}"


class FromTheFuture(Refusal):
    code = "from-the-future"
    text = "version {expects} does not exist yet: the table is at version {version}"


class NoWordWanted(Refusal):
    code = "no-word-wanted"
    text = "no such word is wanted for the shuffle now"


class NotTheWord(Refusal):
    code = "not-the-word"
    text = "that is not the word that was promised"


class WordsAreNotDue(Refusal):
    code = "words-not-due"
    text = "there is time left for the words"


class BotPlaysForYou(Refusal):
    code = "bot-plays-for-you"
    text = "a bot plays your seat: take it back first"


class NothingToReturnTo(Refusal):
    code = "nothing-to-return-to"
    text = "no bot stands in for you, or the seat was given up"


class TimeIsNotUp(Refusal):
    code = "time-not-up"
    text = "seat {seat} has time left"


class NotEverybodyJoined(Refusal):
    code = "not-everybody-joined"
    text = "seat {seat} has not joined the next game"


class NotABot(Refusal):
    code = "not-a-bot"
    text = "seat {seat} is not played by a bot"


class NotIdle(Refusal):
    code = "not-idle"
    text = "seat {seat} has not kept the others waiting for long, or plays by a clock"


class NotAway(Refusal):
    code = "not-away"
    text = "whoever plays seat {seat} is here, or has all the time they need"


class NobodyAsks(Refusal):
    code = "nobody-asks"
    text = "nobody asks for that seat any more"


class Declined(Refusal):
    code = "declined"
    text = "the host has said no for this game"


class TalkIsOff(Refusal):
    code = "talk-is-off"
    text = "the host has turned that off"


class NothingSaid(Refusal):
    code = "nothing-said"
    text = "the message is empty"


class NoSuchAction(Refusal):
    code = "no-such-action"
    text = "a person cannot do that"


class OneTry(Refusal):
    code = "one-try"
    text = "the game of a day is played once: make another table"
