"""Before a game: who sits where, how the table plays, and what one can do about it."""

import msgspec
from rich.style import Style
from rich.text import Text

from wildcards.table import actions as do
from wildcards.table.settings import BankClock, Clock, DecisionClock, NoClock, Settings
from wildcards.terminal.app.choice import Choice
from wildcards.terminal.app.scene import Scene
from wildcards.terminal.names import level_name
from wildcards.terminal.visiting import onlooker_text
from wildcards.terminal.words import Words

CLOCKS: dict[str, Clock] = {
    "none": NoClock(),
    "decision-30": DecisionClock(seconds=30),
    "decision-90": DecisionClock(seconds=90),
    "bank-600": BankClock(seconds=600, increment=5),
    "decision-86400": DecisionClock(seconds=86400),
}
SLOW_SECONDS = 3600  # from here on nobody is expected to stay at the table
GRACE = Settings().grace


def lobby_text(scene: Scene, address: str) -> Text:
    table, you, text = scene.update.table, scene.update.you, scene.text
    lines: list[Text] = []
    for number, seat in enumerate(table.seats):
        lines.append(Text.assemble(f"{number + 1}  ", *seat_parts(scene, number)))
        if seat.resembles is not None:
            warning = text("resembles", name=scene.names[seat.resembles])
            lines.append(Text(f"   {warning}", Style(italic=True)))
    lines.append(Text())
    if table.status == "shuffling":
        lines.append(Text(text("table-shuffling"), Style(bold=True)))
    elif waiting := waiting_line(scene):
        lines.append(Text(waiting))
    if table.called_off:
        lines.append(Text(text("called-off")))
    if you.invite and address:
        lines += [Text(text("invitation-link"), Style(bold=True)), Text(f"{address}/#/join/{you.invite}")]
    if you.watch and address and table.settings.watching != "nobody":
        lines += [Text(text("watching-link"), Style(bold=True)), Text(f"{address}/#/watch/{you.watch}")]
    lines += [Text(), Text(settings_line(scene.words, table.settings), Style(dim=True))]
    return Text("\n").join(lines)


def seat_parts(scene: Scene, number: int) -> list[Text]:
    seat, text = scene.update.table.seats[number], scene.text
    if seat.holder == "empty":
        return [Text(text("free-seat"), Style(dim=True))]
    marks = [
        f"({text('you')})" if number == scene.seat else "",
        text("host") if number == scene.update.table.host else "",
        scene.levels[number],
        text("status-away") if seat.holder == "person" and not seat.connected else "",
        text("not-joined") if seat.holder == "person" and not seat.ready else "",
    ]
    return [Text(scene.names[number], Style(bold=True)), Text(" " + " · ".join(filter(None, marks)), Style(dim=True))]


def waiting_line(scene: Scene) -> str:
    table, you = scene.update.table, scene.update.you
    if you.seat is None:
        return onlooker_text(scene.words, scene.update)
    absent = [scene.names[number] for number, seat in enumerate(table.seats) if not seat.ready]
    if absent and you.host:
        return scene.text("start-waits", names=scene.words.listed(absent), count=len(absent))
    if you.host:
        free = any(seat.holder == "empty" for seat in table.seats)
        return scene.text("start-hint", level=level_name(scene.words, table.settings.level)) if free else ""
    return scene.text("wait-for-host")


def settings_line(words: Words, settings: Settings) -> str:
    parts = {
        "players": str(settings.players),
        "clock": clock_name(words, settings.clock),
        "who-may-watch": words.text(f"may-watch-{settings.watching}"),
        "talk": words.text(f"talk-{settings.talk}"),
    }
    return " · ".join(f"{words.text(name)}: {value}" for name, value in parts.items())


def clock_name(words: Words, clock: Clock) -> str:
    for name, preset in CLOCKS.items():
        if preset == clock:
            return words.text(f"clock-{name}")
    match clock:
        case DecisionClock(seconds=seconds):
            return words.text("clock-decision-other", seconds=seconds)
        case BankClock(seconds=seconds, increment=increment):
            return words.text("clock-bank-other", seconds=seconds, increment=increment)
        case NoClock():
            return words.text("clock-none")


# What can be done.


def choices(scene: Scene, levels: tuple[str, ...]) -> list[Choice]:
    table, you = scene.update.table, scene.update.you
    if table.status != "open":
        return []
    found: list[Choice] = []
    if you.host:
        found.append(Choice("start-game", scene.text("start-game"), do.Start()))
        for number in range(len(table.seats)):
            if number != you.seat:
                label = scene.text("bot-for-seat", seat=number + 1)
                found.append(Choice(f"seat-{number}", label, more=tuple(for_seat(scene, number, levels))))
        found.append(Choice("settings", scene.text("table-settings"), more=tuple(ways_to_play(scene))))
    for number, seat in enumerate(table.seats):
        if seat.holder == "empty" and you.may_sit:
            label = f"{number + 1}. {scene.text('sit-here')}"
            found.append(Choice(f"sit-{number}", label, do.Sit(seat=number)))
    return found


def for_seat(scene: Scene, number: int, levels: tuple[str, ...]) -> list[Choice]:
    """Who plays in a seat: whoever the host wants."""
    seat, text = scene.update.table.seats[number], scene.text
    found = []
    if seat.holder in ("person", "program"):
        found.append(Choice("clear", text("free-the-seat"), do.ClearSeat(seat=number)))
        found.append(Choice("send-away", text("send-away"), do.SendAway(seat=number)))
        return found
    if seat.holder == "bot":
        found.append(Choice("clear", text("for-a-friend"), do.ClearSeat(seat=number)))
    for level in levels:
        label = text("bot-of-level", level=level_name(scene.words, level))
        found.append(Choice(level, label, do.SeatBot(seat=number, level=level)))
    return found


def ways_to_play(scene: Scene) -> list[Choice]:
    """Each change that the host can make to the settings, by itself."""
    settings, words = scene.update.table.settings, scene.words
    found = []

    def change(name: str, label: str, **changes: object) -> None:
        changed = msgspec.structs.replace(settings, **changes)
        if changed != settings:
            found.append(Choice(name, label, do.Configure(settings=changed)))

    for players in (3, 4, 5):
        change(f"players-{players}", f"{words.text('players')}: {players}", players=players)
    for name, clock in CLOCKS.items():
        slow = isinstance(clock, DecisionClock) and clock.seconds >= SLOW_SECONDS
        label = f"{words.text('clock')}: {words.text(f'clock-{name}')}"
        change(f"clock-{name}", label, clock=clock, grace=None if slow else GRACE)
    for watching in ("nobody", "link", "everyone"):
        label = f"{words.text('who-may-watch')}: {words.text(f'may-watch-{watching}')}"
        change(f"watching-{watching}", label, watching=watching)
    for talk in ("all", "emotes", "nothing"):
        change(f"talk-{talk}", f"{words.text('talk')}: {words.text(f'talk-{talk}')}", talk=talk)
    for removal in ("balanced", "random"):
        change(f"removal-{removal}", f"{words.text('removal')}: {words.text(f'removal-{removal}')}", removal=removal)
    return found
