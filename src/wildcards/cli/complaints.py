"""What is wrong with a command line, in one voice: the option, what it was given, and what would have been right."""

import re
from typing import Any

import typer
from typer.exceptions import TyperException

KINDS = {"int_parsing": "a whole number", "int_type": "a whole number", "float_parsing": "a number"}
COMMAND = re.compile(r"No such command ('.*?')(?:\. Did you mean (.*)\?)?")
TOO_MUCH = re.compile(r"Got unexpected extra argument\(?s?\)? \((.*)\)")
QUOTED = re.compile(r"'([^']*)'")


def complaint_of(error: TyperException) -> str:
    """The complaint; where it does not already show the way, it says where to read on."""
    message = message_of(error)
    context = getattr(error, "ctx", None)
    return f"{message}. Try '{context.command_path} --help'." if context and not message.endswith("?") else message


def message_of(error: TyperException) -> str:
    if isinstance(error, typer.BadParameter):
        return about_value(error)
    message = error.format_message().removesuffix(".")
    option = getattr(error, "option_name", None)
    if type(error).__name__ == "NoSuchOption":
        return f"there is no option {option}{suggestion(error.possibilities)}"  # type: ignore[attr-defined]
    if option:
        return f"{option} needs a value"
    if command := COMMAND.fullmatch(message):
        return f"there is no command {command[1]}{suggestion(QUOTED.findall(command[2] or ''))}"
    if rest := TOO_MUCH.fullmatch(message):
        return f"nothing is expected after the rest: {rest[1]}"
    return message


def about_value(error: typer.BadParameter) -> str:
    parameter: Any = error.param
    name = name_of(parameter)
    if type(error).__name__ == "MissingParameter":
        return f"{name} is missing"
    reason: Any = error.__cause__  # of pydantic, which looks at the values before any of our own checks
    if reason is None:
        return f"{name}: {error.message}"
    (detail, *_) = reason.errors()
    given = detail["input"]
    if detail["type"] in KINDS:
        return f"{name}: {given} is not {KINDS[detail['type']]}"
    if detail["type"] in ("less_than_equal", "greater_than_equal"):
        return f"{name}: {out_of_range(given, parameter.min, parameter.max)}"
    _, *choices = QUOTED.findall(error.message)
    return f"{name}: {no_such(given, choices)}"


def name_of(parameter: Any) -> str:
    """As it is typed: `--players`, or `FILE` for what stands without a name."""
    (name, *_) = parameter.opts
    return str(name if name.startswith("-") else parameter.metavar or name.upper())


def out_of_range(given: object, least: float, most: float | None) -> str:
    return f"{given} is less than {least}" if most is None else f"{given} is not from {least} to {most}"


def no_such(given: object, choices: list[str]) -> str:
    return f"there is no '{given}'; there are: {', '.join(choices)}"


def suggestion(names: list[str]) -> str:
    quoted = " or ".join(f"'{name}'" for name in names)
    return f". Did you mean {quoted}?" if names else ""
