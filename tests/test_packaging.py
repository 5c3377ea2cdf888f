"""What `pip install .` brings."""

import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NOT_COPIED = shutil.ignore_patterns("node_modules", "dist", "__pycache__", "tests")
COPIED = re.compile(r"^COPY (?!--from)(.+) \S+$", re.MULTILINE)


def copied_into_the_image() -> list[str]:
    dockerfile = (ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8")
    return [name for line in COPIED.findall(dockerfile) for name in line.split()]


@pytest.fixture(scope="module")
def files_of_the_wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The wheel is built from what the image's build copies, which is thereby proven to be enough.

    A browser test beside this one keeps its client.
    """
    copy = tmp_path_factory.mktemp("checkout")
    for name in copied_into_the_image():
        (copy / name).parent.mkdir(exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=NOT_COPIED)
        else:
            shutil.copy2(ROOT / name, copy / name)
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(copy / "out"), str(copy)]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stdout + answer.stderr
    (wheel,) = (copy / "out").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_the_wheel_brings_every_module_and_every_catalogue(files_of_the_wheel: set[str]) -> None:
    package = ROOT / "src"
    wanted = {
        str(file.relative_to(package)) for pattern in ("*.py", "*.ftl", "py.typed") for file in package.rglob(pattern)
    }
    assert wanted <= files_of_the_wheel


def test_the_wheel_brings_the_rules_that_the_command_prints(files_of_the_wheel: set[str]) -> None:
    assert "wildcards/rules.md" in files_of_the_wheel


def test_the_wheel_brings_the_browser_client(files_of_the_wheel: set[str]) -> None:
    assert "wildcards/web_dist/index.html" in files_of_the_wheel
    assert any(name.startswith("wildcards/web_dist/assets/") and name.endswith(".js") for name in files_of_the_wheel)


def test_the_image_is_sent_what_it_copies_and_nothing_built() -> None:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {line[1:] for line in lines if line.startswith("!")} == set(copied_into_the_image())
    assert {"*", "**/node_modules", "web/dist*"} <= set(lines)
