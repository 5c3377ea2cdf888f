"""How the commands describe themselves: those that are read and played in a language, in the reader's."""

import os
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from typer.core import TyperArgument, TyperCommand, TyperGroup
from typer.exceptions import TyperException

from wildcards.cli.bots import level_names
from wildcards.cli.output import console
from wildcards.locales import LANGUAGES, Language, language_for

if TYPE_CHECKING:
    from wildcards.terminal.words import Words

LANGUAGE = "wildcards.language"  # where a context keeps it
GIVEN = re.compile(rf"--language[ =]({'|'.join(LANGUAGES)})(?: |$)")
BROADEST = 100  # characters in a line
OF_TYPER = ("help", "install_completion", "show_completion")  # options that come with English words
UNSAID = ("None", "False", "")  # values that an option has if it is left out, which nobody needs to read


def language_in(arguments: list[str]) -> Language:
    """That of `--language`, wherever it stands; else that of the environment."""
    given = GIVEN.search(" ".join(arguments))
    named = (language for language in LANGUAGES if given and language == given[1])
    return next(named, None) or language_for(os.environ)


def words_for(context: Any) -> "Words":
    """For whoever reads what a command says of itself; commands that have no language speak English."""
    from wildcards.terminal.words import Words

    speaks = context.parent is None or any(parameter.name == "language" for parameter in context.command.params)
    words = Words(context.meta.get(LANGUAGE, "en") if speaks else "en")
    words.need("commands")
    return words


def description_of(words: "Words", command: Any) -> str:
    key = f"help-{command.name or 'wildcards'}"
    return words.text(key) if words.has(key) else command.help or ""


def help_of(words: "Words", command: Any, parameter: Any) -> str:
    """What it is for in this command; in one for operators and programmers it may say so itself; or in all of them."""
    own = f"help-{command.name}-{parameter.name}"
    if words.has(own):
        return words.text(own, levels=", ".join(level_names()))
    if parameter.help and parameter.name not in OF_TYPER:
        return str(parameter.help)
    return words.text(f"help-{parameter.name}")


def name_of(parameter: Any) -> str:
    """As it is typed: `--players`, or `FILE` for what stands without a name."""
    (name, *_) = parameter.opts
    return str(name if name.startswith("-") else parameter.metavar or name.upper())


class Described:
    """What commands and groups of them have in common."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """What is wrong with the arguments is said in the language of the command that has been given them."""
        ctx.meta.setdefault(LANGUAGE, language_in(args))
        try:
            rest: list[str] = super().parse_args(ctx, args)  # type: ignore[misc]
        except TyperException as error:
            if getattr(error, "ctx", ctx) is None:
                error.ctx = ctx  # type: ignore[attr-defined]  # a mistake in the line, not one that a command found
            raise
        return rest

    def get_params(self, ctx: Any) -> list[Any]:
        """A shell that completes them shows what they are for."""
        parameters: list[Any] = super().get_params(ctx)  # type: ignore[misc]
        if ctx.resilient_parsing:
            words = words_for(ctx)
            for parameter in parameters:
                parameter.help = help_of(words, self, parameter)
        return parameters

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Lines without frames, which a screen reader can read."""
        from rich.padding import Padding
        from rich.text import Text

        words, screen = words_for(ctx), console()
        width = min(screen.width, BROADEST)
        usage = words.text("help-usage", line=" ".join([ctx.command_path, *self.usage_of(ctx, words)]))
        screen.print(Text(f"{usage}\n", "bold"), width=width)
        for paragraph in description_of(words, self).split("\n\n"):
            screen.print(Text.from_markup(f"{' '.join(paragraph.split())}\n"), width=width)
        for heading, rows in self.sections(ctx, words):
            screen.print(Text(heading, "bold"))
            screen.print(Padding(rows_of(rows), (0, 0, 1, 2)), width=width)

    def usage_of(self, ctx: Any, words: "Words") -> Iterator[str]:
        yield f"[{words.text('help-options').upper()}]"
        for parameter in self.get_params(ctx):
            if isinstance(parameter, TyperArgument):
                yield name_of(parameter) if parameter.required else f"[{name_of(parameter)}]"

    def sections(self, ctx: Any, words: "Words") -> Iterator[tuple[str, list[tuple[str, str]]]]:
        """Each with its heading."""
        shown = [parameter for parameter in self.get_params(ctx) if not parameter.hidden]
        arguments = [one for one in shown if isinstance(one, TyperArgument)]
        options = [one for one in shown if one not in arguments]
        for heading, parameters in (("help-arguments", arguments), ("help-options", options)):
            if parameters:
                rows = [(typed(ctx, one), explained(words, self, one)) for one in parameters]
                yield words.text(heading), rows


def typed(context: Any, parameter: Any) -> str:
    """An option with what follows it."""
    if isinstance(parameter, TyperArgument):
        return name_of(parameter)
    names = ", ".join(sorted(parameter.opts, key=len))  # Typer keeps those of --help in a set, in any order
    if parameter.is_flag:
        return names
    choices = parameter.display_type(context).strip("<>")
    return f"{names} {parameter.metavar or (choices if '|' in choices else parameter.name.upper())}"


def explained(words: "Words", command: Any, parameter: Any) -> str:
    """What it is for, and in brackets what it can be and what it is if nobody says."""
    facts = []
    if parameter.min is not None:
        end = "help-least" if parameter.max is None else "help-range"
        facts.append(words.text(end, least=parameter.min, most=parameter.max or 0))
    default = as_typed(parameter.default)
    if default not in UNSAID and not parameter.required:
        facts.append(words.text("help-default", value=default))
    if parameter.required and not isinstance(parameter, TyperArgument):
        facts.append(words.text("help-required"))
    if parameter.envvar:
        facts.append(words.text("help-environment", name=parameter.envvar))
    more = f" [dim]({', '.join(facts)})[/]" if facts else ""
    return help_of(words, command, parameter) + more


def as_typed(value: object) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)


def rows_of(rows: list[tuple[str, str]]) -> Any:
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="cyan", max_width=30)
    table.add_column()
    for left, right in rows:
        table.add_row(Text(left), Text.from_markup(right))
    return table


class Command(Described, TyperCommand):
    pass


class Group(Described, TyperGroup):
    def usage_of(self, ctx: Any, words: "Words") -> Iterator[str]:
        yield from super().usage_of(ctx, words)
        yield f"{words.text('help-command').upper()} …"

    def sections(self, ctx: Any, words: "Words") -> Iterator[tuple[str, list[tuple[str, str]]]]:
        """Its commands, by what they are about."""
        panels: dict[str, list[tuple[str, str]]] = {}
        for name in self.list_commands(ctx):
            command: Any = self.get_command(ctx, name)
            first, *_ = description_of(words, command).split("\n\n")
            panel = f"help-panel-{command.rich_help_panel}" if command.rich_help_panel else "help-commands"
            panels.setdefault(words.text(panel), []).append((name, " ".join(first.split())))
        yield from panels.items()
        yield from super().sections(ctx, words)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """A shell that completes it shows what it does."""
        command: Any = super().get_command(ctx, cmd_name)
        if command is not None and ctx.resilient_parsing:
            command.help = description_of(words_for(ctx), command)
        return command
