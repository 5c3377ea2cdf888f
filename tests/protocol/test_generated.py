"""What is made from the messages is up to date."""

from pathlib import Path

import pytest

from wildcards.protocol import generate, schema

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("path", sorted(generate.documents()))
def test_the_generated_file_is_fresh(path: str) -> None:
    assert (ROOT / path).read_text(encoding="utf-8") == generate.documents()[path], "run `make protocol`"


def test_a_stale_file_would_be_noticed(tmp_path: Path) -> None:
    for path, text in generate.documents().items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    assert generate.stale_documents(tmp_path) == []
    (tmp_path / "web/src/protocol.ts").write_text("// by hand\n", encoding="utf-8")
    (tmp_path / "docs/reference/openapi.json").unlink()
    assert generate.stale_documents(tmp_path) == ["web/src/protocol.ts", "docs/reference/openapi.json"]


def test_every_type_that_a_document_names_is_in_it() -> None:
    for document in (schema.asyncapi_document(), schema.openapi_document()):
        text = schema.written(document)
        named = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
        assert named <= set(document["components"]["schemas"])
