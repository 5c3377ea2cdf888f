"""`wildcards join`: a bot of one's own at a table of a server."""

from contextlib import AbstractAsyncContextManager, suppress
from typing import TYPE_CHECKING, Annotated

import typer

from wildcards import Refusal
from wildcards.cli.bots import chooser_of, level_names, read_bot
from wildcards.cli.output import INTERRUPTED, BadInput, Complaint, Json, print_json
from wildcards.cli.setup import check_name
from wildcards.cli.text import LanguageOption, for_players, text_screen

if TYPE_CHECKING:
    from wildcards import Result
    from wildcards.bots.specs import BotSpec
    from wildcards.client import Table
    from wildcards.terminal.screen import Screen
    from wildcards.terminal.words import Words

SHARE_OF_THE_CLOCK = 0.8  # of the time that is left; the rest is for the way


@for_players
def join(
    url: Annotated[str, typer.Argument(metavar="URL")],
    code: Annotated[str, typer.Argument(metavar="CODE")] = "",
    bot: Annotated[str, typer.Option(metavar="BOT", autocompletion=level_names)] = "greedy",
    name: Annotated[str | None, typer.Option(metavar="NAME")] = None,
    time: Annotated[int, typer.Option(min=1, metavar="MS")] = 500,
    stay: Annotated[bool, typer.Option("--stay")] = False,
    token: Annotated[str, typer.Option(envvar="WILDCARDS_TOKEN", metavar="TOKEN")] = "",
    language: LanguageOption = None,
    json: Json = False,
) -> None:
    """A bot of one's own at a table of a server."""
    import asyncio

    from wildcards import client
    from wildcards.terminal.visiting import problem_text

    spec = read_bot(bot, "--bot")
    screen = text_screen(language, aside=json)
    called = name or spec.name
    check_name(called)
    games: list[dict[str, object]] = []
    was_stopped = False
    try:
        opened = client.join(url, called, code, secret=token)
        asyncio.run(take_part(opened, screen, spec, called, games, time=time, stay=stay))
    except client.ClientError as error:
        raise BadInput(problem_text(screen.words, error)) from None
    except KeyboardInterrupt:
        was_stopped = True
    if json:
        print_json({"name": called, "games": games})
    if was_stopped:
        raise typer.Exit(INTERRUPTED)


async def take_part(
    opened: AbstractAsyncContextManager["Table"],
    screen: "Screen",
    spec: "BotSpec",
    name: str,
    games: list[dict[str, object]],
    *,
    time: float,
    stay: bool,
) -> None:
    """Plays, and adds to `games` how each of them ended."""
    from wildcards import client

    def milliseconds() -> float:
        left = None if table.seat is None else table.info.seats[table.seat].time_left
        return time if left is None else min(time, left * SHARE_OF_THE_CLOCK)

    choose = chooser_of(spec, name, "--bot", milliseconds)
    async with opened as table:
        try:
            while True:
                screen.say(screen.words.text("join-waits", name=name, seat=table.seat or 0))
                result = await client.play_game(table, choose)
                screen.say(line_about(screen.words, result, table.seat or 0))
                games.append({"seat": table.seat, "result": result})
                if not stay:
                    break
        except Refusal as refusal:
            raise Complaint("bot-move", bot=spec.spec, why=str(refusal)) from None
        finally:  # nobody is to wait for a bot that failed or is wanted elsewhere
            with suppress(Refusal, client.ClientError):
                await table.leave()


def line_about(words: "Words", result: "Result", seat: int) -> str:
    points, rank = result.points[seat], result.ranks[seat]
    return words.text("join-over", points=points, rank=rank, players=len(result.points))
