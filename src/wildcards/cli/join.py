"""`wildcards join`: a bot of one's own at a table of a server."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Any

import typer

from wildcards import Refusal
from wildcards.cli.bots import chooser_of, read_bot
from wildcards.cli.output import BadInput, console, one_line

if TYPE_CHECKING:
    from wildcards import Result
    from wildcards.bots.specs import BotSpec
    from wildcards.client import Table

SHARE_OF_THE_CLOCK = 0.8  # of the time that is left; the rest is for the way


def join(
    url: Annotated[str, typer.Argument(metavar="URL", help="The invitation, or the address of a server.")],
    code: Annotated[str, typer.Argument(metavar="CODE", help="With a server's address: the invitation's code.")] = "",
    bot: Annotated[
        str, typer.Option(metavar="BOT", help="The bot that sits down: [cyan]file.py:Class[/], or a level.")
    ] = "greedy",
    name: Annotated[
        str | None, typer.Option(metavar="NAME", help="What it is called at the table. Default: its class.")
    ] = None,
    time: Annotated[
        int, typer.Option(min=1, metavar="MS", help="How long it may think about a move, if the clock lets it.")
    ] = 500,
    stay: Annotated[bool, typer.Option("--stay", help="Play the next games too, until Ctrl-C.")] = False,
    token: Annotated[
        str,
        typer.Option(
            envvar="WILDCARDS_TOKEN", metavar="TOKEN", help="Be the program that this token stands for, as before."
        ),
    ] = "",
) -> None:
    """Seat a bot of your own at a table of a server.

    It takes the first free seat, plays the game and gets up. After a lost network it is back by itself.
    """
    spec = read_bot(bot, "--bot")
    run_client(take_part(url, code, spec, name or spec.name, time=time, stay=stay, token=token))


def run_client(work: Coroutine[Any, Any, None]) -> None:
    """Whatever goes wrong between here and the server is said in one line."""
    from wildcards.client import ClientError

    try:
        asyncio.run(work)
    except ClientError as error:
        raise BadInput(str(error)) from None


async def take_part(url: str, code: str, spec: "BotSpec", name: str, *, time: float, stay: bool, token: str) -> None:
    from wildcards import client

    def milliseconds() -> float:
        left = None if table.seat is None else table.info.seats[table.seat].time_left
        return time if left is None else min(time, left * SHARE_OF_THE_CLOCK)

    choose = chooser_of(spec, name, "--bot", milliseconds)
    screen = console()
    async with client.join(url, name, code, secret=token) as table:
        try:
            while True:
                screen.print(f"{one_line(name)} sits on seat {table.seat} and waits for the game.", markup=False)
                result = await client.play_game(table, choose)
                screen.print(line_about(result, table), markup=False)
                if not stay:
                    break
        except Refusal as refusal:
            raise BadInput(f"bot '{spec.spec}' chose what is not possible: {refusal}") from None
        finally:  # nobody is to wait for a bot that failed or is wanted elsewhere
            with suppress(Refusal, client.ClientError):
                await table.leave()


def line_about(result: "Result", table: "Table") -> str:
    seat = table.seat or 0
    points, rank = result.points[seat], result.ranks[seat]
    return f"The game is over: {points} points, rank {rank} of {len(result.points)}."
