"""The reference of the protocol, as a page for people."""

import re
from textwrap import fill

from wildcards.game.events import AnyEvent
from wildcards.protocol import VERSION, messages
from wildcards.protocol.calls import BODIES, CALLS
from wildcards.protocol.constants import ENUMS
from wildcards.protocol.refusals import every_refusal
from wildcards.protocol.schema import ON_REQUEST, REF, UNIONS, components
from wildcards.protocol.typescript import Schema
from wildcards.table.actions import PersonAction

OPENING = f"""# Protocol

Made by `make protocol` from `wildcards.protocol`; do not edit. This is version {VERSION}.
The same as documents for machines: [AsyncAPI](asyncapi.json), [OpenAPI](openapi.json).

## How it goes

1. A browser asks `POST /api/guests` with a name and gets a cookie. A program asks `POST /api/tokens` and sends the
   token as `Authorization: Bearer …` from then on. Who has neither can watch, and nothing else.
2. `POST /api/tables` makes a table. Its invitation code opens a free seat, its watching code lets somebody watch.
3. The client opens the WebSocket `/ws` and says [Hello](#hello) with the table's name. From then on it gets an
   [Update](#update) whenever something happens: the view as it is now, and the events it has not had yet. A
   [ShownView](#shownview) holds what a table shows; a bot that counts cards says hello with `full_view` and gets a
   [View](#view) instead.
4. It sends a [Command](#command) for each thing it wants. The answer is [Done](#done) or [Refused](#refused).

**Versions.** Every update has a version that grows by one with everything that happens. A command names the version
of the newest update its client has seen. It is refused as `stale` if what it answers has changed since: a decision
needs an update since the question was put, everything else one since the game began.

**Done once.** A command has an id that its client chooses. If the answer does not come, send the same command again,
over a new connection or to another node too: the first answer comes again, and nothing happens a second time. That is
so for what was refused as well: a refused command does not happen later, when it would be possible. To try again, send
one with a new id. The one exception is the refusal `unavailable`: it means that nothing could be stored, not even
the answer, and the same command is to be sent again. Refusals are kept for a day, what happened as long as the table.

**Done means on disk.** `done` is sent once the command is stored durably.

**Catching up.** A client that lost its connection says hello with the number of the game and of the events it knows,
and gets those it missed with the whole view. One that reads too slowly gets `bye` with `slow` and does the same.

**Refusals** have a code, the rule of the game that says so where one does, and facts, so that a client can put them
into words of its language.
"""

TAGS = ("kind", "type")
SET_NAMES = {tuple(sorted(values)): name for name, values in ENUMS.items()}


def reference() -> str:
    sections = [
        ("Messages of the client", messages.ClientMessage.__args__),
        ("Actions of a command", PersonAction.__args__),
        ("Messages of the server", messages.ServerMessage.__args__),
        ("Events of a game", AnyEvent.__args__),
    ]
    _, named = components([*UNIONS.values(), *ON_REQUEST, *BODIES])
    parts = [OPENING]
    shown = set()
    for title, kinds in sections:
        parts.append(f"## {title}\n")
        for kind in kinds:
            parts.append(_type_section(kind.__name__, named[kind.__name__]))
            shown.add(kind.__name__)
    parts.append(_calls())
    parts.append(_refusals())
    parts.append(_closed_sets())
    parts.append("## Other types\n")
    parts += [_type_section(name, body) for name, body in sorted(named.items()) if name not in shown]
    return "\n".join(parts)


def _calls() -> str:
    rows = ["## HTTP calls\n", "| call | body | answer | what |", "|---|---|---|---|"]
    for call in CALLS:
        body = f"[{call.takes.__name__}](#{call.takes.__name__.lower()})" if call.takes else "–"
        answer = f"[{call.gives.__name__}](#{call.gives.__name__.lower()})"
        rows.append(f"| `{call.method} {call.path}` | {body} | {answer} | {call.says} |")
    return "\n".join(rows) + "\n"


def _refusals() -> str:
    """Every refusal of game, table and server, each code once."""
    rows = ["## Refusals\n", "| code | rule | facts | in English |", "|---|---|---|---|"]
    for code, kind in every_refusal().items():
        named = ", ".join(f"`{fact}`" for fact in re.findall(r"\{(\w+)\}", kind.text)) or "–"
        rows.append(f"| `{code}` | {kind.rule or '–'} | {named} | {kind.text} |")
    return "\n".join(rows) + "\n"


def _closed_sets() -> str:
    rows = [f"| {name} | {', '.join(f'`{value}`' for value in values)} |" for name, values in ENUMS.items()]
    return "\n".join(["## Closed sets\n", "| set | values |", "|---|---|", *rows]) + "\n"


def _type_section(name: str, schema: Schema) -> str:
    lines = [f"### {name}\n"]
    if "description" in schema:
        lines.append(fill(" ".join(schema["description"].split()), 120, break_on_hyphens=False) + "\n")
    if schema.get("properties"):
        lines += ["| field | type | meaning |", "|---|---|---|"]
        for field, value in schema["properties"].items():
            optional = "" if field in schema.get("required", []) else " (optional)"
            lines.append(f"| `{field}`{optional} | {_words(value)} | {_meaning(field, value)} |")
    return "\n".join(lines) + "\n"


def _meaning(field: str, schema: Schema) -> str:
    is_tag = field in TAGS and len(schema.get("enum", ())) == 1
    return "Says which of its kind this is." if is_tag else str(schema.get("description", ""))


def _words(schema: Schema) -> str:
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(REF.format(name=""))
        return f"[{name}](#{name.lower()})"
    if "enum" in schema:
        name = SET_NAMES.get(tuple(sorted(schema["enum"])))
        return f"[{name}](#closed-sets)" if name else ", ".join(f"`{value}`" for value in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(_words(option) for option in schema["anyOf"])
    match schema.get("type"):
        case "array":
            return f"list of {_words(schema.get('items', {}))}"
        case "object":
            keys = _words(schema["propertyNames"]) if "propertyNames" in schema else "name"
            return f"{_words(schema.get('additionalProperties', {}))} by {keys}"
        case "integer" if "minimum" in schema and "maximum" in schema:
            return f"integer, {schema['minimum']} to {schema['maximum']}"
        case "string" if "maxLength" in schema:
            return f"string, up to {schema['maxLength']} characters"
        case str(kind):
            return kind
        case _:
            return "anything"
