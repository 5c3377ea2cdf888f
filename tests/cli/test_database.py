"""Finished games go into a database and out again."""

import json
from pathlib import Path

from tests.cli.commands import RECORDS, Command


def test_what_was_imported_is_exported_as_lines_as_a_list_and_to_a_file(wildcards: Command, tmp_path: Path) -> None:
    few = tmp_path / "few.jsonl"
    few.write_text("".join(RECORDS.read_text(encoding="utf-8").splitlines(keepends=True)[:3]), encoding="utf-8")
    database = ("--database", f"sqlite:///{tmp_path / 'games.db'}")
    assert json.loads(wildcards("import", few, *database, "--json").out) == {"imported": 3, "known": 0}
    lines = wildcards("export", *database).out.splitlines()
    assert len(lines) == 3
    assert json.loads(wildcards("export", *database, "--json").out) == [json.loads(line) for line in lines]
    out = tmp_path / "out.jsonl"
    said = wildcards("export", out, *database, "--json")
    assert json.loads(said.out) == {"exported": 3, "file": str(out)}
    assert out.read_text(encoding="utf-8").splitlines() == lines
