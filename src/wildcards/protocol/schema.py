"""The JSON Schema of every message and body, and the documents that are made from it."""

import inspect
import json
from collections.abc import Iterable
from typing import Any

import msgspec

from wildcards.game import View
from wildcards.game.events import AnyEvent
from wildcards.protocol import VERSION, messages
from wildcards.protocol.calls import BODIES, CALLS, Call
from wildcards.protocol.constants import CONSTANTS, ENUMS
from wildcards.protocol.http import Problem
from wildcards.protocol.typescript import Schema, typescript
from wildcards.table.actions import PersonAction
from wildcards.table.settings import Clock

UNIONS = {
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
    "PersonAction": PersonAction,
    "AnyEvent": AnyEvent,
    "Clock": Clock,
}
ON_REQUEST = (View,)  # what stands in the place of a ShownView for those who ask for it
REF = "#/components/schemas/{name}"
PROBLEMS = {
    400: "What was sent is not understood or not possible.",
    401: "Nobody is known by what was sent: become a guest first.",
    403: "The page that asks is not this server's, or it is too early to ask.",
    404: "There is no such thing, or it is not for you.",
    413: "More was sent than is read.",
    429: "Too many requests; wait a little.",
    503: "The server cannot do it now; try again.",
}


def components(types: Iterable[Any]) -> tuple[list[Schema], dict[str, Schema]]:
    """The schema of each type, and of every type named in them."""
    wanted = list(types)
    schemas, named = msgspec.json.schema_components(wanted, ref_template=REF)
    for struct in _structs(wanted):
        _tidy(named[struct.cls.__name__], struct)
    return list(schemas), named


def _structs(types: Iterable[Any]) -> Iterable[msgspec.inspect.StructType]:
    """Every struct that is reachable from these types."""
    found: dict[type[msgspec.Struct], msgspec.inspect.StructType] = {}

    def look(info: object) -> None:
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls in found:
                return
            found[info.cls] = info
        for name in getattr(info, "__struct_fields__", ()):
            value = getattr(info, name)
            for item in value if isinstance(value, tuple) else (value,):
                if isinstance(item, msgspec.inspect.Type | msgspec.inspect.Field):
                    look(item)

    for info in msgspec.inspect.multi_type_info(list(types)):
        look(info)
    return found.values()


def _tidy(schema: Schema, struct: msgspec.inspect.StructType) -> None:
    schema.pop("title", None)
    if "description" in schema:
        schema["description"] = inspect.cleandoc(schema["description"]).split("\n\n")[0]
    if struct.cls.__struct_config__.omit_defaults:
        schema["x-omits-defaults"] = True
    for field in struct.fields:
        inner = field.type.type if isinstance(field.type, msgspec.inspect.Metadata) else field.type
        key = getattr(inner, "key_type", None)
        if isinstance(key, msgspec.inspect.LiteralType):
            schema["properties"][field.encode_name]["propertyNames"] = {"enum": list(key.values)}


def typescript_module() -> str:
    spoken = [messages.ServerMessage, *(call.gives for call in CALLS), Problem]
    heard = [messages.ClientMessage, *(call.takes for call in CALLS if call.takes)]
    _, named = components([*UNIONS.values(), *spoken, *heard])
    _, sent = components(spoken)
    unions: dict[str, Schema] = {
        name: {"anyOf": [{"$ref": kind.__name__} for kind in union.__args__]} for name, union in UNIONS.items()
    }
    unions |= {name: {"enum": values} for name, values in ENUMS.items()}
    constants = {"PROTOCOL": ("", VERSION), **CONSTANTS}
    return typescript(named, unions, set(named) - set(sent), constants)


def asyncapi_document() -> Schema:
    """The WebSocket, as AsyncAPI 3."""
    _, named = components([*UNIONS.values(), *ON_REQUEST])
    sides = {"client": messages.ClientMessage.__args__, "server": messages.ServerMessage.__args__}
    channel = "#/channels/table"
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Wild Cards: the table", "version": str(VERSION)},
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": "/ws",
                "messages": {
                    kind.__name__: {"$ref": f"#/components/messages/{kind.__name__}"}
                    for kinds in sides.values()
                    for kind in kinds
                },
            }
        },
        "operations": {
            f"from_{side}": {
                "action": "receive" if side == "client" else "send",
                "channel": {"$ref": channel},
                "messages": [{"$ref": f"{channel}/messages/{kind.__name__}"} for kind in kinds],
            }
            for side, kinds in sides.items()
        },
        "components": {
            "messages": {
                kind.__name__: {"payload": {"$ref": REF.format(name=kind.__name__)}}
                for kinds in sides.values()
                for kind in kinds
            },
            "schemas": dict(sorted(named.items())),
        },
    }


def openapi_document() -> Schema:
    """The HTTP calls, as OpenAPI 3.1."""
    _, named = components([*BODIES, Problem])
    paths: dict[str, Schema] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Wild Cards: the server", "version": str(VERSION)},
        "paths": paths,
        "components": {
            "schemas": dict(sorted(named.items())),
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "wildcards"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _operation(call: Call) -> Schema:
    operation: Schema = {"operationId": call.name, "summary": call.says, "responses": {}}
    if "{" in call.path:
        name = call.path.split("{")[1].split("}")[0]
        operation["parameters"] = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}}]
    if call.takes:
        operation["requestBody"] = {"required": True, "content": _json(call.takes)}
    if call.known:
        operation["security"] = [{"cookie": []}, {"token": []}]
    operation["responses"]["200"] = {"description": "Done.", "content": _json(call.gives)}
    for status in call.problems:
        body = call.gives if call.name == "health" else Problem
        operation["responses"][str(status)] = {"description": PROBLEMS[status], "content": _json(body)}
    return operation


def _json(kind: Any) -> Schema:
    return {"application/json": {"schema": {"$ref": REF.format(name=kind.__name__)}}}


def written(document: Schema) -> str:
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"
