"""What is wrong with a command line, in one voice: the option, what it was given, and what would have been right."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import typer
from typer.exceptions import TyperException

from wildcards.cli.help import name_of, words_for

if TYPE_CHECKING:
    from wildcards.terminal.words import Words

KINDS = {"int_parsing": "usage-no-whole", "int_type": "usage-no-whole", "float_parsing": "usage-no-number"}
COMMAND = re.compile(r"No such command '(.*?)'(?:\. Did you mean (.*)\?)?")
TOO_MUCH = re.compile(r"Got unexpected extra argument\(?s?\)? \((.*)\)")
QUOTED = re.compile(r"'([^']*)'")


def below(limit: int, least: int) -> Callable[[int | None], int | None]:
    """Checks a number whose limits would only clutter the help."""

    def check(number: int | None) -> int | None:
        if number is not None and not least <= number < limit:
            raise typer.BadParameter(f"{number} is not from {least} to {limit - 1}")
        return number

    return check


def complaint_of(error: TyperException) -> str:
    """The complaint; where it does not already show the way, it says where to read on."""
    context = getattr(error, "ctx", None)
    if context is None:
        return error.format_message().removesuffix(".")
    words = words_for(context)
    message = message_of(words, error)
    if message.endswith("?"):
        return message
    return f"{message}. {words.text('usage-read-on', command=f'{context.command_path} --help')}"


def message_of(words: "Words", error: TyperException) -> str:
    if isinstance(error, typer.BadParameter):
        return about_value(words, error)
    message = error.format_message().removesuffix(".")
    option = getattr(error, "option_name", None)
    if type(error).__name__ == "NoSuchOption":
        told = words.text("usage-no-option", option=str(option))
        return told + suggestion(words, error.possibilities)  # type: ignore[attr-defined]
    if option:
        has_value = message.endswith("does not take a value")
        return words.text("usage-only-name" if has_value else "usage-no-value", option=str(option))
    if command := COMMAND.fullmatch(message):
        told = words.text("usage-no-command", given=command[1])
        return told + suggestion(words, QUOTED.findall(command[2] or ""))
    if rest := TOO_MUCH.fullmatch(message):
        return words.text("usage-too-much", rest=rest[1])
    return message


def about_value(words: "Words", error: typer.BadParameter) -> str:
    parameter: Any = error.param
    name = name_of(parameter)
    if type(error).__name__ == "MissingParameter":
        return words.text("usage-missing", name=name)
    reason: Any = error.__cause__  # of pydantic, which looks at the values before any of our own checks
    if reason is None:
        return f"{name}: {error.message}"
    (detail, *_) = reason.errors()
    given = str(detail["input"])
    if detail["type"] in KINDS:
        return words.text(KINDS[detail["type"]], name=name, given=given or "''")
    if detail["type"] in ("less_than_equal", "greater_than_equal"):
        end = "usage-too-little" if parameter.max is None else "usage-out-of-range"
        return words.text(end, name=name, given=given, least=parameter.min, most=parameter.max or 0)
    _, *choices = QUOTED.findall(error.message)
    return words.text("usage-no-choice", name=name, given=given, choices=", ".join(choices))


def suggestion(words: "Words", names: list[str]) -> str:
    *others, last = [f"'{name}'" for name in names] or [""]
    meant = words.text("usage-or", list=", ".join(others), last=last) if others else last
    return f". {words.text('usage-mean', names=meant)}" if names else ""
