"""How the commands describe their options."""

from typing import Any

from typer.core import TyperCommand, TyperGroup, TyperOption


class FlagsAreBare:
    """A flag takes no value, so the help names none behind it."""

    def get_params(self, ctx: Any) -> list[Any]:
        parameters: list[Any] = super().get_params(ctx)  # type: ignore[misc]
        for parameter in parameters:
            if isinstance(parameter, TyperOption) and parameter.is_flag:
                parameter.metavar = ""
        return parameters


class Command(FlagsAreBare, TyperCommand):
    pass


class Group(FlagsAreBare, TyperGroup):
    pass
