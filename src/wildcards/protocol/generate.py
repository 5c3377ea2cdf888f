"""`python -m wildcards.protocol.generate`: writes what is made from the messages, in a checkout.

With `--check` it writes nothing and fails where a file is stale.
"""

import sys
from pathlib import Path

from wildcards.protocol import schema
from wildcards.protocol.reference import reference

CHECKOUT = Path(__file__).parents[3]


def documents() -> dict[str, str]:
    """Every generated file, by its path in the checkout."""
    return {
        "web/src/protocol.ts": schema.typescript_module(),
        "docs/reference/protocol.md": reference(),
        "docs/reference/asyncapi.json": schema.written(schema.asyncapi_document()),
        "docs/reference/openapi.json": schema.written(schema.openapi_document()),
    }


def stale_documents(checkout: Path) -> list[str]:
    return [path for path, text in documents().items() if not is_fresh(checkout / path, text)]


def is_fresh(file: Path, text: str) -> bool:
    return file.exists() and file.read_text(encoding="utf-8") == text


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        stale = stale_documents(CHECKOUT)
        for path in stale:
            print(f"{path} is stale: run `make protocol`", file=sys.stderr)
        return 1 if stale else 0
    for path, text in documents().items():
        (CHECKOUT / path).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
