"""The browser's types, written from the JSON Schema of the messages."""

import json
from typing import Any

Schema = dict[str, Any]
WIDTH = 120
RENAMED = {"Record": "GameRecord"}  # TypeScript has a Record of its own


def typescript(components: dict[str, Schema], unions: dict[str, Schema], received: set[str], version: int) -> str:
    """One TypeScript module. `received` names the types that only go to the server: their defaults may be left out."""
    parts = [
        "// Made by `make protocol` from wildcards.protocol; do not edit.",
        f"export const PROTOCOL = {version};",
    ]
    names = {_type(schema, {}): name for name, schema in unions.items()}
    parts += [_interface(name, schema, name in received, names) for name, schema in sorted(components.items())]
    parts += [_alias(name, schema) for name, schema in sorted(unions.items())]
    return "\n\n".join(parts) + "\n"


def _interface(name: str, schema: Schema, may_leave_out: bool, unions: dict[str, str]) -> str:
    lines = [*_comment(schema, ""), f"export interface {RENAMED.get(name, name)} {{"]
    needed = schema.get("required", [])
    for field, value in schema["properties"].items():
        left_out = field not in needed and (may_leave_out or schema.get("x-omits-defaults", False))
        lines += _comment(value, "  ")
        lines.append(f"  {field}{'?' if left_out else ''}: {_type(value, unions)};")
    return "\n".join([*lines, "}"])


def _alias(name: str, schema: Schema) -> str:
    line = f"export type {name} = {_type(schema, {})};"
    if len(line) > WIDTH:
        line = "\n".join([f"export type {name} =", *(f"  | {_type(option, {})}" for option in schema["anyOf"])]) + ";"
    return line


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
        return " | ".join(_literal(value) for value in schema["enum"])
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
            return f"Record<string, {_type(schema.get('additionalProperties', {}), unions)}>"
        case _:
            return "unknown"


def _literal(value: object) -> str:
    return "'" + value + "'" if isinstance(value, str) else json.dumps(value)
