"""The files of deploy/ name options, addresses and services that there are."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml  # type: ignore[import-untyped]

from wildcards.cli import app
from wildcards.protocol.calls import CALLS
from wildcards.server.config import Config

DEPLOY = Path(__file__).parents[2] / "deploy"
IMAGE = (DEPLOY / "Dockerfile").read_text()
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yml").read_text())
UNIT = (DEPLOY / "wildcards.service").read_text()
PROXY = (DEPLOY / "Caddyfile").read_text()
PORT = Config(database="").port


def check_arguments(arguments: list[str]) -> None:
    """Raises a usage error where `wildcards serve` would complain."""
    commands: dict[str, Any] = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    commands["serve"].make_context("serve", list(arguments))


def entry_point() -> list[str]:
    (line,) = re.findall(r"^ENTRYPOINT (\[.*\])$", IMAGE, re.MULTILINE)
    words: list[str] = yaml.safe_load(line)
    return words


def test_the_unit_starts_a_server_with_options_that_there_are() -> None:
    (line,) = re.findall(r"^ExecStart=(.*)$", UNIT, re.MULTILINE)
    program, command, *options = shlex.split(line)
    assert (Path(program).name, command) == ("wildcards", "serve")
    check_arguments(options)
    folder = re.search(r"^StateDirectory=(.*)$", UNIT, re.MULTILINE)
    assert folder is not None
    assert f"sqlite:////var/lib/{folder[1]}/" in line


@pytest.mark.parametrize("node", ["node-1", "node-2"])
def test_each_node_of_the_compose_file_starts_with_options_that_there_are(node: str) -> None:
    program, command, *options = entry_point()
    assert (program, command) == ("wildcards", "serve")
    given = [re.sub(r"\$\{\w+:\?[^}]*\}", "x", option) for option in COMPOSE["services"][node]["command"]]
    check_arguments([*options, *given])
    (database,) = (option for option in given if option.startswith("--database="))
    assert "@database/" in database
    assert "database" in COMPOSE["services"]


def test_an_option_that_there_is_not_would_be_noticed() -> None:
    with pytest.raises(Exception, match="No such option"):
        check_arguments(["--no-such-option"])


def test_the_proxy_leads_to_the_nodes_and_asks_for_their_health() -> None:
    (line,) = re.findall(r"reverse_proxy (.*) \{", PROXY)
    nodes = [name for name, service in COMPOSE["services"].items() if service.get("image") == "wildcards"]
    assert line.split() == [f"{node}:{PORT}" for node in nodes]
    (health,) = re.findall(r"health_uri (\S+)", PROXY)
    assert health in {call.path for call in CALLS}
    assert "respond /metrics 404" in PROXY


def test_every_part_of_the_compose_file_can_reach_what_it_needs() -> None:
    services = COMPOSE["services"]
    for service in services.values():
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        for needed in service.get("depends_on", ()):
            assert set(services[needed]["networks"]) & set(service["networks"])
            if isinstance(service["depends_on"], dict):
                assert "healthcheck" in services[needed]
    assert COMPOSE["networks"]["inside"]["internal"]


def test_the_image_says_whether_its_server_is_well() -> None:
    assert re.search(rf"^HEALTHCHECK .*\\\n    CMD .*:{PORT}/health", IMAGE, re.MULTILINE)


def test_the_image_runs_for_a_user_without_rights() -> None:
    assert re.findall(r"^USER (.*)$", IMAGE, re.MULTILINE) == ["10001:10001"]


def test_foreign_images_are_pinned_by_tag_and_digest() -> None:
    images = re.findall(r"^FROM (\S+)", IMAGE, re.MULTILINE)
    images += [service["image"] for service in COMPOSE["services"].values() if service["image"] != "wildcards"]
    assert len(images) == 4
    for image in images:
        assert re.fullmatch(r"\w+:[\w.-]+@sha256:[0-9a-f]{64}", image)


def test_the_unit_has_no_needless_rights() -> None:
    """With `systemd-analyze security` it comes to 1.2, where it can be asked."""
    for line in ("NoNewPrivileges=yes", "CapabilityBoundingSet=", "ProtectSystem=strict", "UMask=0077"):
        assert re.search(rf"^{line}$", UNIT, re.MULTILINE), line
    program = shutil.which("systemd-analyze")
    if program is not None:
        asked = [program, "security", "--offline=true", str(DEPLOY / "wildcards.service")]
        said = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
        exposure = re.search(r"Overall exposure level for \S+: ([\d.]+)", said)
        assert exposure is None or float(exposure[1]) <= 2.0, said


def test_a_runaway_worker_dies_alone() -> None:
    assert re.search(r"^OOMPolicy=continue$", UNIT, re.MULTILINE)
    limit = re.search(r"^MemoryMax=(\d+)G$", UNIT, re.MULTILINE)
    assert limit is not None
    for room in (int(limit[1]), int(COMPOSE["x-node"]["mem_limit"].removesuffix("g"))):
        assert room << 30 > 2 * Config(database="").worker_bytes


@pytest.mark.parametrize("service", COMPOSE["services"])
def test_no_service_of_the_compose_file_has_needless_rights(service: str) -> None:
    told = COMPOSE["services"][service]
    assert told["cap_drop"] == ["ALL"]
    assert told["security_opt"] == ["no-new-privileges:true"]
    assert "privileged" not in told
    assert service == "database" or told["read_only"] is True


def test_every_image_is_pinned_by_its_digest() -> None:
    images = re.findall(r"^FROM (\S+)", IMAGE, re.MULTILINE)
    images += [told["image"] for told in COMPOSE["services"].values() if "build" not in told]
    assert images
    assert [image for image in images if not re.search(r"@sha256:[0-9a-f]{64}$", image)] == []


def test_browsers_are_told_to_come_by_https_alone() -> None:
    assert re.search(r"Strict-Transport-Security \"max-age=\d{8}", PROXY)
