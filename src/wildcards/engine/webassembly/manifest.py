"""What a module says about itself, for those who load it: in Python, and in a browser.

It is a custom section with the name `wildcards` that holds JSON: how many bytes the tables take, what the functions
take and return, and where the fields of the records lie.
"""

import json
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

from wildcards.engine.layout import layout
from wildcards.engine.specialise import Function, Variant
from wildcards.engine.webassembly.binary import CUSTOM, HEADER, custom_section, name
from wildcards.engine.webassembly.kinds import Array, Kind, Record, Scalar, signature

TITLE = "wildcards"


def manifest(functions: Sequence[Function], variant: Variant, tables: int, **more: Any) -> dict[str, Any]:
    signatures = {function.__name__: signature(function, variant) for function in functions}
    kinds = [kind for one in signatures.values() for _, kind in one.parameters]
    return {
        **more,
        "variant": variant.title,
        "tables": tables,
        "functions": {
            title: {
                "parameters": [[parameter, in_words(kind)] for parameter, kind in one.parameters],
                "returns": in_words(one.returned),
            }
            for title, one in signatures.items()
        },
        "records": {record.__name__: record_layout(record) for record in sorted(records_in(kinds), key=str)},
    }


def in_words(kind: Kind) -> str:
    """`int`, `float`, `bool`, `nothing`, the name of a record, and `[]` behind it for each dimension of a list."""
    if isinstance(kind, Scalar):
        return kind.name.lower()
    if isinstance(kind, Record):
        return kind.type.__name__
    item = kind.item.type.__name__ if isinstance(kind.item, Record) else kind.item
    return item + "[]" * len(kind.lengths)


def records_in(kinds: Iterable[Kind]) -> set[type]:
    items = [kind.item if isinstance(kind, Array) else kind for kind in kinds]
    return {item.type for item in items if isinstance(item, Record)}


def record_layout(kind: type) -> dict[str, Any]:
    places = layout(kind).places.items()
    fields = {title: {"offset": p.offset, "width": p.width, "shape": p.shape} for title, p in places}
    return {"size": layout(kind).size, "fields": fields}


def with_manifest(module: bytes, content: dict[str, Any]) -> bytes:
    return module + custom_section(TITLE, json.dumps(content, separators=(",", ":")).encode())


def manifest_of(module: bytes) -> dict[str, Any]:
    place = len(HEADER)
    title = name(TITLE)
    with suppress(IndexError):  # where a file was cut
        while place < len(module):
            kind = module[place]
            size, place = _read_unsigned(module, place + 1)
            if kind == CUSTOM and module.startswith(title, place):
                content: dict[str, Any] = json.loads(module[place + len(title) : place + size])
                return content
            place += size
    raise ValueError("this is no module of ours: it does not say what it holds")


def _read_unsigned(data: bytes, place: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        byte = data[place]
        value |= (byte & 0x7F) << shift
        shift += 7
        place += 1
        if byte < 0x80:
            return value, place
