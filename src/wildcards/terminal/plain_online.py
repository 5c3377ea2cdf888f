"""The plain client of a server: lobby, game, chat and the next game, line by line.

While others decide it tells what happens; Ctrl-C stops that for a line of one's own. Whoever is asked, or has nobody to
wait for, is asked at once.
"""

from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager

from wildcards.client import ConnectionChanged, Message
from wildcards.game import Event, Move, Player, Refusal
from wildcards.game.ask import allows
from wildcards.game.view import ShownView
from wildcards.protocol.messages import Notice, Update
from wildcards.table import actions
from wildcards.table.chat import LONGEST_CHAT
from wildcards.table.seats import RETURNABLE
from wildcards.terminal.asking import refusal_text
from wildcards.terminal.background import OnlineTable
from wildcards.terminal.names import called_names
from wildcards.terminal.plain_company import Company
from wildcards.terminal.plain_seat import HEADING, QUIET, WRONG, Left, PlainSeat, tell, tell_count
from wildcards.terminal.screen import Screen
from wildcards.terminal.story import Storyteller
from wildcards.terminal.visiting import onlooker_text, with_code
from wildcards.terminal.words import Words


class ServedGame:
    """The game of a table, as `PlainSeat` plays it. While somebody answers it stays as it was when they were asked."""

    def __init__(self, client: "PlainOnline") -> None:
        self._client = client
        self._table = client.table
        self._asked: Update | None = None

    @contextmanager
    def asked(self) -> Iterator[Update | None]:
        """With what is asked, unless another client of the same person has answered it by now."""
        update = self._table.known
        self._asked = update if update.view is not None and update.view.ask is not None else None
        try:
            yield self._asked
        finally:
            self._asked = None

    def view(self, seat: int | None, /) -> ShownView:
        view = (self._asked or self._table.known).view
        assert view is not None
        return view

    def events(self, seat: int | None, since: int = 0, /) -> Sequence[Event]:
        return self._table.events[since:]

    def check(self, seat: int, move: str, /) -> Move:
        """What is not among the answers is shown to the server, which says why."""
        parsed = Move.parse(move)
        ask = self.view(seat).ask
        if ask is None or not allows(ask, parsed):
            self._client.run(self._table.play(parsed, self._asked.version if self._asked else None))
        return parsed


class OnlineSeat(PlainSeat):
    """The questions of a game on a server, and what else can be typed meanwhile."""

    def __init__(self, client: "PlainOnline", you: int, players: Sequence[Player]) -> None:
        self._served = ServedGame(client)
        super().__init__(self._served, you, players, client.screen)
        self._client = client

    def answer(self) -> None:
        """What is asked now; by the time of the answer it may be something else."""
        with self._served.asked() as update:
            if update is not None:
                self._client.do(actions.Play(move=str(self.ask())), update.version)

    def _read_line(self) -> str:
        self._client.tell_company()
        return super()._read_line()

    def _prompt(self, view: ShownView) -> None:
        super()._prompt(view)
        self._client.company.tell_time(self.you)

    def obeyed(self, answer: str) -> bool:
        return self._client.obeyed(answer) or super().obeyed(answer)


def has_something_to_do(known: Update) -> bool:
    """Whether it is of no use to wait."""
    status, you = known.table.status, known.you
    if status == "open":
        return you.host
    if status == "over":
        return True
    return you.seat is not None and (is_asked(known) or status == "paused" or is_away(known))


def is_asked(known: Update) -> bool:
    return known.table.status == "running" and known.view is not None and known.you.seat in known.view.pending


def is_away(known: Update) -> bool:
    return known.you.seat is not None and known.table.seats[known.you.seat].stand_in in RETURNABLE


class PlainOnline:
    def __init__(self, online: OnlineTable, address: str, screen: Screen) -> None:
        self.online = online
        self.table = online.table
        self.screen = screen
        self.words = screen.words
        self.company = Company(self.table, screen)
        self._address = address
        self._seat: OnlineSeat | None = None
        self._story: Storyteller | None = None  # of a spectator
        self._game = 0
        self._ended = 0  # the game whose end has been told
        self._lobby = ""  # as it was told last
        self._is_lost = False  # the connection

    def play(self) -> None:
        """Until the person leaves; a `ClientError` says why it ended otherwise."""
        self.screen.say(self.words.text("online-welcome", server=self._address))
        while True:
            try:
                known = self.table.known  # what comes meanwhile is told first
                self._tell(known)
                if has_something_to_do(known):
                    self._act(known)
                self._listen(waits=not has_something_to_do(self.table.known))
            except KeyboardInterrupt:
                self.screen.say()
                self._type()

    # What comes.

    def _listen(self, *, waits: bool = False) -> None:
        """Of updates only the newest is told."""
        for message in self.online.news(waits=waits):
            self._hear(message)

    def _hear(self, message: Message) -> None:
        match message:
            case Update():
                self.company.hear()
            case ConnectionChanged(state="waiting") if not self._is_lost:
                self._is_lost = True
                self.screen.say(self.words.text("connection-lost"), WRONG)
            case ConnectionChanged(state="open"):
                self._is_lost = False
                self.screen.say(self.words.text("online-found"), QUIET)
            case Notice():
                self.screen.say(f"{self.words.text('notice')}: {message.text}", HEADING)

    def _tell(self, update: Update) -> None:
        self.company.tell()
        if update.table.status in ("open", "shuffling"):
            self._tell_lobby(update)
        elif update.view is not None:
            self._tell_game(update, update.view)

    def _tell_lobby(self, update: Update) -> None:
        lines = lobby_lines(self.words, update, self._address)
        if self._lobby != "\n".join(lines):
            self._lobby = "\n".join(lines)
            self.screen.say()
            self.screen.say_all(lines)

    def _tell_game(self, update: Update, view: ShownView) -> None:
        self._lobby = ""
        seat = update.you.seat
        if self._game != update.table.game or (self._seat is None) != (seat is None):
            self._game = update.table.game
            players = [Player(one.name, bot=one.bot) for one in view.seats]
            self._seat = None if seat is None else OnlineSeat(self, seat, players)
            names = [one.name for one in called_names(self.words, players)]
            self._story = Storyteller(self.words, names) if seat is None else None
        if self._seat is not None:
            self._seat.tell_news()
        elif self._story is not None:
            tell(self.screen, self._story.tell(self.table.events[self._story.heard :]), view.rounds)
        if view.result is not None and self._ended != self._game:
            self._ended = self._game
            if self._seat is not None:
                self._seat.tell_end(view.result)
            elif self._story is not None:
                tell_count(self.screen, view.result, self._story.names, self.table.events)

    def tell_company(self) -> None:
        """Also while one is asked, and nothing else can happen."""
        self._listen()
        self.company.tell()

    # What is to be done.

    @property
    def _may_take_back(self) -> bool:
        view, seat = self.table.view, self.table.seat
        return view is not None and seat is not None and view.seats[seat].decided

    def _act(self, known: Update) -> None:
        if self._seat is not None and is_asked(known):
            self._seat.answer()
        else:
            self._type()

    def _type(self) -> None:
        """One line of the person's own."""
        self.screen.say(self.words.text("online-keys", keys=" · ".join(self._keys())), QUIET)
        try:
            answer = self.screen.ask()
        except (EOFError, KeyboardInterrupt) as end:
            self.screen.say()
            raise Left from end
        known = self._seat.obeyed(answer) if self._seat is not None else self.obeyed(answer)
        if answer and not known:
            self.screen.say(self.words.text("not-understood", text=answer), WRONG)

    def _keys(self) -> list[str]:
        """What can be typed now, with what it does."""
        known = self.table.known
        status, you = known.table.status, known.you
        keys = {
            "g": "start-game" if status == "open" and you.host else "",
            "b 3 expert": "online-seat-bot" if status == "open" and you.host else "",
            "f 3": "free-the-seat" if status == "open" and you.host else "",
            "n 2": "sit-down" if you.may_sit else "",
            "u": "change-mind" if self._may_take_back else "",
            "p": "resume" if status == "paused" else "pause" if status == "running" and you.seat is not None else "",
            "r": "take-seat-back" if is_away(known) else "rematch" if status == "over" and you.seat is not None else "",
            "c …": "talk",
            "q": "leave" if status == "open" else "online-hang-up",
        }
        labels = {key: self.words.text(text) for key, text in keys.items() if text}
        labels |= {key: choice.label for key, choice in self.company.offered.items()}
        return [f"{key} – {label}" for key, label in labels.items()]

    def obeyed(self, answer: str) -> bool:
        """Whether it is a command about the table, and so has been carried out or refused."""
        command, _, rest = answer.partition(" ")
        if command.lower() == "q":
            if self.table.info.status == "open" and self.table.seat is not None:
                self.do(actions.Leave())
            raise Left
        action = self._action(command.lower(), rest.strip())
        if action is not None:
            self.do(action)
        return action is not None

    def _action(self, command: str, rest: str) -> actions.PersonAction | None:
        match command, rest.split():
            case "g", []:
                return actions.Start()
            case "c", [_, *_]:
                return actions.Say(text=rest[:LONGEST_CHAT])
            case "b", [seat, level] if seat in self._seat_numbers:
                return actions.SeatBot(seat=int(seat) - 1, level=level)
            case "f", [seat] if seat in self._seat_numbers:
                return actions.ClearSeat(seat=int(seat) - 1)
            case "n", [seat] if seat in self._seat_numbers:
                return actions.Sit(seat=int(seat) - 1)
            case "a", [_] if f"{command} {rest}" in self.company.offered:
                return self.company.offered[f"{command} {rest}"].action
            case "p", []:
                return self._pause()
            case "u", [] if self._may_take_back:
                return actions.TakeBack()
            case "r", []:
                return actions.ReturnToSeat() if is_away(self.table.known) else actions.Rematch()
        return None

    @property
    def _seat_numbers(self) -> list[str]:
        """As people count."""
        return [str(number) for number in range(1, len(self.table.info.seats) + 1)]

    def _pause(self) -> actions.PersonAction:
        if self.table.info.status == "paused":
            return actions.Resume()
        seat = self.table.seat
        wished = seat is not None and self.table.info.seats[seat].wants_pause
        return actions.Pause(wanted=not wished)

    def do(self, action: actions.PersonAction, seen: int | None = None) -> None:
        """Asks the table for it; what it refuses is said. `seen` is the version that is meant, if not the newest."""
        is_start = isinstance(action, actions.Start)
        try:
            self.run(self.table.start() if is_start else self.table.do(with_code(action, self.table.code), seen))
        except Refusal as refusal:
            self.screen.say(refusal_text(self.words, refusal), WRONG)

    def run(self, work: Coroutine[None, None, None]) -> None:
        """Says meanwhile if the connection is lost: the work is done when it is back."""
        self.online.run(work, self._listen)


def lobby_lines(words: Words, update: Update, address: str) -> list[str]:
    """Who sits where, and what is waited for."""
    table, you = update.table, update.you
    called = called_names(words, [Player(seat.name, bot=seat.level) for seat in table.seats])
    lines = []
    for number, seat in enumerate(table.seats):
        marks = [
            words.text("you") if number == you.seat else "",
            words.text("host") if number == table.host else "",
            words.text("status-away") if seat.holder == "person" and not seat.connected else "",
        ]
        name = called[number].title if seat.holder != "empty" else words.text("free-seat")
        lines.append(f"{number + 1}  {' · '.join([name, *filter(None, marks)])}")
    if you.invite:
        lines.append(f"{words.text('invitation-link')}: {address}/#/join/{you.invite}")
    if table.status == "shuffling":
        lines.append(words.text("table-shuffling"))
    elif you.seat is None:
        lines.append(onlooker_text(words, update))
    elif not you.host:
        lines.append(words.text("wait-for-host"))
    return lines
