"""What fields mean, written beside their types, once.

JSON Schema, the browser's types, the protocol's page and `help()` all read it from there.
"""

import inspect
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

Kind = TypeVar("Kind", bound=type[msgspec.Struct])
FIELDS = "\n\nFields:\n"


def meaning(text: str) -> Meta:
    """For `Annotated`: what a field means."""
    return Meta(description=text)


SeatNumber = Annotated[int, meaning("Whose: seats count from 0, clockwise.")]


def described(kind: Kind) -> Kind:
    """A class whose `help()` begins with the meanings of its fields, those of its bases first."""
    meanings: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        for name, annotation in inspect.get_annotations(base).items():
            for meta in getattr(annotation, "__metadata__", ()):
                meanings[name] = getattr(meta, "description", None) or meanings.get(name, "")
    kind.__doc__ = (
        inspect.cleandoc(kind.__doc__ or "")
        + FIELDS
        + "\n".join(f"    {name}: {meanings.get(name, '')}" for name in kind.__struct_fields__)
    )
    return kind
