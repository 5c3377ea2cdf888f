"""What can happen at a table. Each accepted action becomes one entry of the table's log; the log is the table."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from wildcards.game.meanings import meaning
from wildcards.game.types import Species
from wildcards.table.avatars import given_avatar
from wildcards.table.settings import Seat, Settings

Emote = Literal["hello", "well-played", "thanks", "wow", "oops", "thinking", "hurry", "good-game", Species]
MoveText = Annotated[str, Meta(min_length=1, max_length=64, description="A move in the notation, such as `bid F3`.")]
Level = Annotated[str, Meta(min_length=1, max_length=40, description="The name of a bot.")]
Code = Annotated[str, Meta(max_length=40)]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="SHA-256 of the word, as text.")]


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    pass


# What people do before a game.


class Configure(Action, frozen=True, tag="configure"):
    """The host changes the settings. Seats beyond the number of players must be empty."""

    settings: Annotated[Settings, meaning("All settings, changed or not.")]


class Sit(Action, frozen=True, tag="sit"):
    """Takes a free seat, or another one. Whoever is no guest of the table yet needs the code of the invitation."""

    seat: Annotated[Seat | None, Meta(description="null: the first free one")] = None
    code: Annotated[Code, meaning("The code of the invitation.")] = ""
    entropy: Annotated[
        str, Meta(max_length=32, description="A word for the shuffle, given openly; `promise-word` is better.")
    ] = ""


class Leave(Action, frozen=True, tag="leave"):
    """Gets up for good. In a running game a bot plays the seat to the end."""


class SeatBot(Action, frozen=True, tag="seat-bot"):
    """The host puts a bot on a free seat, or changes the bot that sits there."""

    seat: Annotated[Seat, meaning("The seat.")]
    level: Level


class ClearSeat(Action, frozen=True, tag="clear-seat"):
    """The host frees a seat before the game begins. Whoever sat there may sit down again."""

    seat: Annotated[Seat, meaning("The seat.")]


class SendAway(Action, frozen=True, tag="send-away"):
    """The host sends a person away before the game begins: they do not come back, and all links become new ones."""

    seat: Annotated[Seat, meaning("Where the person sits.")]


class NewInvitation(Action, frozen=True, tag="new-invitation"):
    """The host wants new links: those of before lead nowhere any more."""


class PromiseWord(Action, frozen=True, tag="promise-word"):
    """One's own word for the shuffle, as its SHA-256. The word itself is given when all promises are there."""

    digest: Digest


class Start(Action, frozen=True, tag="start"):
    """The host starts the game. Free seats are filled with bots. After a game all who
    sit must have joined. Who has promised a word is asked for it now.
    """


class GiveWord(Action, frozen=True, tag="give-word"):
    """The promised word. When all are there, the cards are dealt."""

    word: Annotated[str, Meta(pattern="^[0-9a-f]{32}$", description="128 bits of one's own chance.")]


# What people do in a game.


class Play(Action, frozen=True, tag="play"):
    """Decides. A decision that is still hidden can be changed by playing again."""

    move: MoveText


class TakeBack(Action, frozen=True, tag="take-back"):
    """Opens one's own decision again, as long as it is hidden (R22)."""


class ReturnToSeat(Action, frozen=True, tag="return"):
    """Takes one's seat back from the bot that stands in."""


class Concede(Action, frozen=True, tag="concede"):
    """A bot plays one's seat to the end of this game."""


class Pause(Action, frozen=True, tag="pause"):
    """Asks for a pause, or takes the wish back. The clocks stop when all people who still play ask for it."""

    wanted: Annotated[bool, meaning("false: takes the wish back.")] = True


class Resume(Action, frozen=True, tag="resume"):
    """Ends the pause."""


class Replace(Action, frozen=True, tag="replace"):
    """Wishes that a bot plays on for somebody who has long owed a decision without a clock, or takes the wish back.

    It happens when all others who still play wish it. Whoever was replaced can return at any time.
    """

    seat: Annotated[Seat, meaning("The seat that owes a decision.")]
    wanted: Annotated[bool, meaning("False: the wish is taken back.")] = True


class StandInNow(Action, frozen=True, tag="stand-in-now"):
    """The host lets a bot play at once for somebody who is away, before their grace time has ended."""

    seat: Annotated[Seat, meaning("Whose seat.")]


class AskForSeat(Action, frozen=True, tag="ask-for-seat"):
    """Somebody who was invited and came late wishes to play on for a bot, or takes the wish back. The host decides."""

    seat: Annotated[Seat, meaning("The bot's seat, or that of somebody who left.")]
    code: Annotated[Code, meaning("The code of the invitation.")] = ""
    wanted: Annotated[bool, meaning("False: the wish is taken back.")] = True


class LetIn(Action, frozen=True, tag="let-in"):
    """The host's answer to somebody who wishes to play on for a bot. Who was refused can ask again in the next game."""

    person: Annotated[str, Meta(max_length=60, description="Who asks, as in `asking`.")]
    allowed: Annotated[bool, meaning("False: they go on watching.")]


class Rematch(Action, frozen=True, tag="rematch"):
    """After a game: wants to play again with the same company, or joins whoever wants to already.

    Who made the table leads it, if they are still there.
    """


# What people do at any time.


class Say(Action, frozen=True, tag="say"):
    """Says something in the chat."""

    text: Annotated[str, Meta(min_length=1, max_length=200, description="The words.")]


class ShowEmote(Action, frozen=True, tag="emote"):
    """Shows an emote."""

    emote: Annotated[Emote, meaning("Which one.")]


class Mute(Action, frozen=True, tag="mute"):
    """Hears nothing more of the person at a seat, wherever they sit later, or hears them again."""

    seat: Annotated[Seat, meaning("Whose words.")]
    muted: Annotated[bool, meaning("false: hears them again.")] = True


PersonAction = (
    Configure
    | Sit
    | Leave
    | SeatBot
    | ClearSeat
    | SendAway
    | NewInvitation
    | PromiseWord
    | Start
    | GiveWord
    | Play
    | TakeBack
    | ReturnToSeat
    | Concede
    | Pause
    | Resume
    | Replace
    | StandInNow
    | AskForSeat
    | LetIn
    | Rematch
    | Say
    | ShowEmote
    | Mute
)


# What happens by itself.


class Opened(Action, frozen=True, tag="opened", omit_defaults=True):
    """The first entry of every log. What entries mean follows from its format."""

    table: str
    invite: str
    watch: str
    settings: Settings
    format: int = 1


class Shuffled(Action, frozen=True, tag="shuffled", omit_defaults=True):
    """The secret of the next game: its seed, whose commitment is published at once, and the name of its record."""

    seed: str
    record: str
    day: str = ""  # if it is the game of a day: then until the day is over nobody else may see its cards


class Invited(Action, frozen=True, tag="invited"):
    """The codes of new links."""

    invite: str
    watch: str


class CalledOff(Action, frozen=True, tag="called-off"):
    """The server was restored from a backup: cards of the running game may be known, so another one has to be dealt."""


class Forgotten(Action, frozen=True, tag="forgotten"):
    """Somebody who has left wants to be forgotten: the name goes."""

    person: str


class WordsMissed(Action, frozen=True, tag="words-missed"):
    """Time was up for words that were promised: those who owed them are left out of the shuffle."""


class BotPlayed(Action, frozen=True, tag="bot-played"):
    """A bot decided for a seat that it holds."""

    seat: Seat
    move: MoveText
    fallback: bool = False  # the bot gave no answer, and the first legal move was played


class RanOutOfTime(Action, frozen=True, tag="ran-out-of-time"):
    """A bot decided for a person whose time was up."""

    seat: Seat
    move: MoveText
    fallback: bool = False


class LostConnection(Action, frozen=True, tag="lost-connection"):
    """A person was away for longer than the grace time: a bot stands in."""

    seat: Seat


class HostPassed(Action, frozen=True, tag="host-passed"):
    """Before a game the host was away for longer than the others were to wait: somebody who is there is host now."""

    seat: Seat


OwnAction = (
    Opened
    | Shuffled
    | Invited
    | CalledOff
    | Forgotten
    | WordsMissed
    | BotPlayed
    | RanOutOfTime
    | LostConnection
    | HostPassed
)
AnyAction = PersonAction | OwnAction


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whoever is at a table. The id is public; it says nothing about the secret by which the person is known."""

    id: str
    name: str
    program: bool = False  # somebody's bot, connected with a token
    chosen_avatar: str = ""

    @property
    def avatar(self) -> str:
        return self.chosen_avatar or given_avatar(self.id)


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a table's log."""

    seq: int
    at: int  # milliseconds of the time served
    command: str  # unique in the log, so that nothing happens twice
    action: AnyAction
    by: Person | None = None  # None: the table itself
