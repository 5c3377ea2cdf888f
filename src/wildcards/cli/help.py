"""How the commands describe their options."""

from typing import Any

from typer.core import TyperCommand, TyperGroup, TyperOption


def bare(option: TyperOption | None) -> TyperOption | None:
    """A flag takes no value, so the help names none behind it."""
    if option is not None:
        option.metavar = ""
    return option


class Command(TyperCommand):
    def get_help_option(self, ctx: Any) -> TyperOption | None:
        return bare(super().get_help_option(ctx))


class Group(TyperGroup):
    def get_help_option(self, ctx: Any) -> TyperOption | None:
        return bare(super().get_help_option(ctx))
