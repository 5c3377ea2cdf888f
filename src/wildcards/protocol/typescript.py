"""The browser's types, written from the JSON Schema of the messages."""

import json
from collections.abc import Sequence
from typing import Any

Schema = dict[str, Any]
WIDTH = 120
RENAMED = {"Record": "GameRecord"}  # TypeScript has a Record of its own


def typescript(
    components: dict[str, Schema],
    unions: dict[str, Schema],
    received: set[str],
    constants: dict[str, tuple[str, object]],
) -> str:
    """One TypeScript module. `received` names the types that only go to the server: their defaults may be left out."""
    parts = ["// Made by `make protocol` from wildcards.protocol; do not edit."]
    names = {_type(schema, {}): name for name, schema in unions.items()}
    names |= {_union(sorted(schema["enum"])): name for name, schema in unions.items() if "enum" in schema}
    parts += [_alias(name, schema) for name, schema in sorted(unions.items())]
    parts.append("\n".join(_constant(name, kind, value) for name, (kind, value) in constants.items()))
    parts += [_interface(name, schema, name in received, names) for name, schema in sorted(components.items())]
    return "\n\n".join(parts) + "\n"


def _constant(name: str, kind: str, value: object) -> str:
    start = f"export const {name}: {kind} =" if kind else f"export const {name} ="
    if not isinstance(value, dict | tuple):
        return f"{start} {_literal(value)};"
    if isinstance(value, dict):
        opening, closing, items = "{ ", " }", [f"{key}: {_literal(one)}" for key, one in value.items()]
    else:
        opening, closing, items = "[", "]", [_literal(one) for one in value]
    line = f"{start} {opening}{', '.join(items)}{closing};"
    if len(line) <= WIDTH:
        return line
    return "\n".join([f"{start} {opening.strip()}", *(f"  {item}," for item in items), f"{closing.strip()};"])


def _interface(name: str, schema: Schema, may_leave_out: bool, unions: dict[str, str]) -> str:
    lines = [*_comment(schema, ""), f"export interface {RENAMED.get(name, name)} {{"]
    needed = schema.get("required", [])
    for field, value in schema["properties"].items():
        left_out = field not in needed and (may_leave_out or schema.get("x-omits-defaults", False))
        lines += _comment(value, "  ")
        lines += _field(f"  {field}{'?' if left_out else ''}:", _type(value, unions))
    return "\n".join([*lines, "}"])


def _field(start: str, kind: str) -> list[str]:
    if len(f"{start} {kind};") <= WIDTH:
        return [f"{start} {kind};"]
    return [start, *("    | " + option for option in f"{kind};".split(" | "))]


def _alias(name: str, schema: Schema) -> str:
    """On one line if it fits, values on the next, types one below the other: as Prettier would write it."""
    start, union = f"export type {name} =", _type(schema, {})
    if len(f"{start} {union};") <= WIDTH:
        return f"{start} {union};"
    if "enum" in schema and len(f"  {union};") <= WIDTH:
        return f"{start}\n  {union};"
    return "\n".join([start, *(f"  | {option}" for option in union.split(" | "))]) + ";"


def _comment(schema: Schema, indent: str) -> list[str]:
    if "description" not in schema:
        return []
    words = " ".join(schema["description"].split())
    line = f"{indent}/** {words} */"
    return [line] if len(line) <= WIDTH else [f"{indent}/**", *_wrapped(words, f"{indent} * "), f"{indent} */"]


def _wrapped(words: str, indent: str) -> list[str]:
    lines = [indent.rstrip()]
    for word in words.split():
        if len(lines[-1]) + 1 + len(word) > WIDTH:
            lines.append(indent.rstrip())
        lines[-1] += f" {word}"
    return lines


def _type(schema: Schema, unions: dict[str, str]) -> str:
    """How TypeScript writes it; a union that has a name goes by it."""
    if "$ref" in schema:
        name = str(schema["$ref"].rsplit("/", 1)[-1])
        return RENAMED.get(name, name)
    if "enum" in schema:
        return unions.get(_union(sorted(schema["enum"])), _union(schema["enum"]))
    if "anyOf" in schema:
        union = " | ".join(_type(option, unions) for option in schema["anyOf"])
        return unions.get(union, union)
    match schema.get("type"):
        case "integer" | "number":
            return "number"
        case "string":
            return "string"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array":
            inner = _type(schema.get("items", {}), unions)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "object":
            keys = _type(schema.get("propertyNames", {"type": "string"}), unions)
            record = f"Record<{keys}, {_type(schema.get('additionalProperties', {}), unions)}>"
            return record if keys == "string" or "minProperties" in schema else f"Partial<{record}>"
        case _:
            return "unknown"


def _union(values: Sequence[object]) -> str:
    return " | ".join(map(_literal, values))


def _literal(value: object) -> str:
    return "'" + value + "'" if isinstance(value, str) else json.dumps(value)
