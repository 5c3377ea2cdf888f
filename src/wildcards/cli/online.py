"""A table of a server in the terminal: what `wildcards play ADDRESS` and `wildcards watch ADDRESS` do."""

from shlex import quote
from typing import TYPE_CHECKING

import typer

from wildcards import Refusal
from wildcards.cli.output import INTERRUPTED, BadInput, Complaint, print_json

if TYPE_CHECKING:
    from wildcards.client import Table
    from wildcards.terminal.screen import Screen
    from wildcards.terminal.visiting import Visit


def play_with_others(
    screen: "Screen", address: str, name: str = "", *, plain: bool, json: bool, only_watching: bool = False
) -> None:
    """Sits down or looks on, as the address says, until the person leaves. Who only watches follows no invitation."""
    from wildcards.client import ClientError, read_link
    from wildcards.terminal.asking import refusal_text
    from wildcards.terminal.launch import has_screens, play_at
    from wildcards.terminal.visiting import Visit, problem_text

    try:
        place = read_link(address)
        if only_watching and not place.page:
            raise Complaint("no-table", server=place.server)
        looks_on = only_watching and place.page == "join"
        visit = Visit(place._replace(page="watch") if looks_on else place, name)
        if plain or json or not has_screens():
            play_plain(screen, visit, json=json)
        elif said := play_at(screen.words, visit):
            screen.say(said)
            raise typer.Exit(BadInput.exit_code)
    except ClientError as error:
        raise BadInput(problem_text(screen.words, error)) from None
    except Refusal as refusal:
        raise BadInput(refusal_text(screen.words, refusal)) from None


def play_plain(screen: "Screen", visit: "Visit", *, json: bool) -> None:
    import asyncio

    from wildcards.terminal.background import OnlineTable
    from wildcards.terminal.plain_online import PlainOnline
    from wildcards.terminal.plain_seat import Left

    asyncio.run(visit.begin())
    try:
        with OnlineTable(visit.opened()) as online:
            PlainOnline(online, visit.server.address, screen).play()
    except Left as left:
        screen.say(screen.words.text("online-left", command=f"wildcards play {quote(visit.link)}"))
        if json:
            print_json(outcome_of(online.table, visit.link))
        if isinstance(left.__cause__, KeyboardInterrupt):
            raise typer.Exit(INTERRUPTED) from None


def outcome_of(table: "Table", link: str) -> dict[str, object]:
    """What `--json` prints: the table as it was left."""
    return {
        "table": link,
        "players": [seat.name for seat in table.info.seats],
        "seat": table.seat,
        "status": table.info.status,
        "result": table.view and table.view.result,
    }
