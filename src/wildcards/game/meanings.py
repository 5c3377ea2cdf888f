"""What fields mean, written beside their types, once.

JSON Schema, the browser's types, the protocol's page, the reference and `help()` all read it from there.
"""

import inspect
import re
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin

import msgspec
from msgspec import Meta

from wildcards.game import types

Kind = TypeVar("Kind", bound=type[msgspec.Struct])
FIELDS = "\n\nFields:\n"
NAMES = {kind: name for name, kind in vars(types).items() if get_origin(kind) is Literal}


class ShortSignature(msgspec.StructMeta):
    """For a class of many fields: `help()` begins with their names alone, and says of each below what it is."""

    @property
    def __signature__(self) -> inspect.Signature:
        parameters = super().__signature__.parameters.values()
        return inspect.Signature([one.replace(annotation=one.empty) for one in parameters])


def meaning(text: str) -> Meta:
    """For `Annotated`: what a field means."""
    return Meta(description=text)


SeatNumber = Annotated[int, meaning("Whose: seats count from 0, clockwise.")]


def described(kind: Kind) -> Kind:
    """A class whose `help()` begins with its fields, those of its bases first: their types and what they mean."""
    fields: dict[str, tuple[str, str]] = {}
    for base in reversed(kind.__mro__):
        for name, annotation in inspect.get_annotations(base).items():
            known = fields.get(name, ("", ""))[1]
            told = [meta.description for meta in getattr(annotation, "__metadata__", ()) if meta.description]
            fields[name] = type_name(annotation), told[-1] if told else known
    rows = [f"    {name} ({fields[name][0]}): {in_python(fields[name][1])}" for name in kind.__struct_fields__]
    kind.__doc__ = inspect.cleandoc(kind.__doc__ or "") + FIELDS + "\n".join(rows)
    return kind


def type_name(annotation: Any) -> str:
    """As one would write it, without what is annotated, and with the names that closed sets have here."""
    if hasattr(annotation, "__metadata__"):
        return type_name(annotation.__origin__)
    if annotation in NAMES:
        return NAMES[annotation]
    origin, parts = get_origin(annotation), get_args(annotation)
    if origin is Literal:
        return " | ".join(map(repr, parts))
    if origin is None:
        plain = {NoneType: "None", ...: "..."}
        return plain.get(annotation) or str(getattr(annotation, "__name__", annotation))
    names = [type_name(part) for part in parts]
    # `Literal[...] | None` is a Union of typing, `int | None` one of the language.
    is_union = origin is UnionType or not isinstance(origin, type)
    return " | ".join(names) if is_union else f"{origin.__name__}[{', '.join(names)}]"


def in_python(text: str) -> str:
    """What a meaning calls null, for JSON, is None here."""
    return re.sub(r"\bnull\b", "None", text)
