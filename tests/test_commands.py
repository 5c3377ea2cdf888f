"""What the documents tell people to type exists."""

import functools
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
CODE = re.compile(r"```.*?```|`[^`\n]+`", re.DOTALL)
MAKE = re.compile(r"\bmake ([a-z][a-z-]*)")
SHELL = re.compile(r"^```(?:sh|text)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
SWALLOWED = re.compile(r"^.*#.*\b(?:wildcards|make) [a-z].*$", re.MULTILINE)
LISTED = re.compile(r"^ *make ([a-z-]+) ", re.MULTILINE)


@functools.cache
def listed_targets() -> set[str]:
    environment = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL")}
    answer = subprocess.run(
        ["make", "--no-print-directory", "help"], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    return set(LISTED.findall(answer.stdout))


def named_targets(text: str) -> set[str]:
    return {target for code in CODE.findall(text) for target in MAKE.findall(code)}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_make_command_in_a_document_is_a_target(document: Path) -> None:
    assert named_targets(document.read_text(encoding="utf-8")) <= listed_targets()


def commands_after_a_comment(text: str) -> list[str]:
    """Lines of a shell in which a comment swallows the command that follows it: somebody broke the lines anew."""
    return [line for block in SHELL.findall(text) for line in SWALLOWED.findall(block)]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_command_of_a_document_can_be_copied(document: Path) -> None:
    assert commands_after_a_comment(document.read_text(encoding="utf-8")) == []


def test_a_command_that_a_comment_swallows_is_found() -> None:
    lines = ["wildcards play  # alone make dev", "make dev # all", "wildcards play http://a/#/join/b  # a table"]
    assert commands_after_a_comment("```sh\n{}\n```\n".format("\n".join(lines))) == lines[:1]


def steps_of_workflows() -> str:
    """What the workflows run, one command after the other."""
    files = [yaml.safe_load(file.read_text(encoding="utf-8")) for file in (ROOT / ".github").rglob("*.yml")]
    jobs = [job for file in files for job in file["jobs"].values()]
    return "\n".join(step["run"] for job in jobs for step in job["steps"] if "run" in step)


def test_workflows_run_targets_and_scripts_that_exist_and_what_no_other_test_runs() -> None:
    steps = steps_of_workflows()
    targets = set(MAKE.findall(steps))
    scripts = set(re.findall(r"\bscripts/\S+|\.ci/\S+", steps))
    assert targets <= listed_targets()
    assert {"packages", "test-training"} <= targets
    assert len(scripts) > 1
    assert [name for name in scripts if not (ROOT / name).exists()] == []


def test_workflows_run_others_code_as_it_was_read_and_keep_no_credentials_beside_it() -> None:
    for file in (ROOT / ".github").rglob("*.yml"):
        lines = file.read_text(encoding="utf-8").splitlines()
        for line, after in zip(lines, [*lines[1:], ""], strict=True):
            if "uses:" in line:  # a tag can be moved, a commit cannot
                assert re.search(r"uses: \S+@[0-9a-f]{40} # v[\d.]+$", line), line
            assert "actions/checkout@" not in line or "persist-credentials: false" in after, file


def test_the_readme_names_the_two_commands() -> None:
    assert {"play", "test"} <= named_targets((ROOT / "README.md").read_text(encoding="utf-8"))


def test_every_target_is_listed_with_a_line() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    declared = re.search(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    assert declared is not None
    assert set(declared[1].split()) == listed_targets()


def test_a_made_up_command_would_be_noticed() -> None:
    assert named_targets("Type `make coffee`, but do not make tea.\n```sh\nmake cake\n```\n") == {"coffee", "cake"}


def test_the_lock_names_no_host() -> None:
    assert "://" not in (ROOT / "requirements.lock").read_text(encoding="utf-8")


@pytest.mark.parametrize(("in_ci", "exit_status"), [(True, 1), (False, 0)])
def test_a_skipped_test_fails_the_run_in_ci_only(tmp_path: Path, in_ci: bool, exit_status: int) -> None:
    shutil.copy(ROOT / "tests" / "conftest.py", tmp_path)
    (tmp_path / "test_lazy.py").write_text("import pytest\n\ndef test_lazy():\n    pytest.skip('not today')\n")
    environment = {**os.environ, "CI": "true" if in_ci else ""}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:schemathesis", "-n", "1"]
    answer = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert answer.returncode == exit_status, answer.stdout + answer.stderr


@pytest.mark.skipif(shutil.which("flock") is None, reason="Debian has flock")
def test_packages_that_are_wanted_at_the_same_time_are_installed_one_after_the_other(tmp_path: Path) -> None:
    """As apt does, this one refuses whoever comes while it is at work."""
    busy = tmp_path / "busy"
    for name, says in {"id": "echo 0", "apt-get": f"mkdir {busy} && sleep 0.2 && rmdir {busy}"}.items():
        command = tmp_path / name
        command.write_text(f"#!/bin/sh\n{says}\n")
        command.chmod(0o755)
    environment = os.environ | {"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    wanted = [
        subprocess.Popen(["sh", "scripts/apt.sh", name], cwd=ROOT, env=environment, stderr=subprocess.DEVNULL)
        for name in ("chromium", "tmux")
    ]
    assert [one.wait() for one in wanted] == [0, 0]
