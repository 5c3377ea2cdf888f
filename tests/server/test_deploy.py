"""The files of deploy/ name options, addresses and services that there are."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
import typer
import yaml  # type: ignore[import-untyped]

from wildcards.cli import app
from wildcards.host.settings import WORLD
from wildcards.protocol.calls import CALLS
from wildcards.server.app import MAKES_GUESTS
from wildcards.server.config import Config

DEPLOY = Path(__file__).parents[2] / "deploy"
IMAGE = (DEPLOY / "Dockerfile").read_text()
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yml").read_text())
UNIT = (DEPLOY / "wildcards.service").read_text()
PROXY = (DEPLOY / "Caddyfile").read_text()
NGINX = (DEPLOY / "nginx.conf").read_text()
DEPLOYING = (DEPLOY.parent / "docs" / "how-to" / "deploy.md").read_text()
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
    (admin,) = (option.removeprefix("--admin=") for option in given if option.startswith("--admin="))
    assert str(Path(admin).parent) in COMPOSE["services"][node]["tmpfs"]  # where its user may write
    assert f"wildcards admin people --socket {admin}" in DEPLOYING


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


def test_browsers_are_told_to_come_by_https_alone() -> None:
    for proxy in (PROXY, NGINX):
        assert re.search(r"Strict-Transport-Security \"max-age=\d{8}", proxy)


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::7", True),
        ("2001:db8:1::5", "2001:db8:1::a:b:c", True),
        ("2001:db8::5", "2001:db8::6", True),
        ("2001:db8:1:2::5", "2001:db8:1:3::5", False),
        ("192.0.2.1", "192.0.2.2", False),
    ],
)
def test_nginx_counts_a_network_of_ipv6_as_one_visitor(one: str, other: str, is_same: bool) -> None:
    """Written as nginx writes addresses: the longest row of zeros is left out."""
    (pattern,) = re.findall(r'^    "~(.*)" \$network;$', NGINX, re.MULTILINE)
    network = re.compile(pattern.replace("(?<", "(?P<"))

    def counted(address: str) -> str:
        found = network.match(address)
        return found["network"] if found else address

    assert (counted(one) == counted(other)) is is_same


# The compose file, by the names and shapes of the Compose Specification.


class Only(msgspec.Struct, forbid_unknown_fields=True):
    """Nothing but what is named: a key that is misspelt would be ignored by nobody here."""


class Build(Only):
    context: str
    dockerfile: str


class HealthCheck(Only):
    test: list[str]
    interval: str
    timeout: str
    retries: int


class Needed(Only):
    condition: Literal["service_started", "service_healthy", "service_completed_successfully"]


class Logging(Only):
    driver: Literal["local"]  # the only one that begins new files by itself and deletes old ones


class Service(Only):
    image: str
    networks: list[str]
    cap_drop: list[str]
    security_opt: list[str]
    restart: Literal["no", "always", "on-failure", "unless-stopped"]
    logging: Logging
    build: Build | None = None
    command: list[str] = []
    environment: dict[str, str] = {}
    depends_on: dict[str, Needed] | list[str] = []
    stop_grace_period: str = "10s"
    read_only: bool = False
    tmpfs: list[str] = []
    cap_add: list[str] = []
    pids_limit: int = 0
    mem_limit: str = "1g"
    shm_size: str = "1m"
    volumes: list[str] = []
    ports: list[str] = []
    healthcheck: HealthCheck | None = None


class Network(Only):
    internal: bool = False


class Compose(Only):
    name: str
    node: Service = msgspec.field(name="x-node")
    services: dict[str, Service]
    networks: dict[str, Network | None]
    volumes: dict[str, None]


def test_the_compose_file_says_nothing_that_compose_does_not_know() -> None:
    told = msgspec.convert(COMPOSE, Compose)
    for service in told.services.values():
        for volume in service.volumes:
            source, target, *mode = volume.split(":")
            assert source in told.volumes or (DEPLOY / source).is_file(), volume
            assert (target.startswith("/"), mode in ([], ["ro"])) == (True, True)
        for size in (service.mem_limit, service.shm_size):
            assert re.fullmatch(r"\d+[bkmg]", size)
        for port in service.ports:
            assert re.fullmatch(r"\d+:\d+", port)
    lengths = [told.node.stop_grace_period, *(getattr(told.services["database"].healthcheck, "interval", ""),)]
    assert all(re.fullmatch(r"\d+s", length) for length in lengths)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**COMPOSE, "service": {}}, Compose)


# nginx.


def test_nginx_is_told_in_its_own_language_and_limits_what_somebody_may_ask() -> None:
    lines = [line.partition("#")[0].strip() for line in NGINX.splitlines()]
    assert all(line.endswith((";", "{", "}")) for line in lines if line)
    depth = [0]
    for line in lines:
        depth.append(depth[-1] + line.endswith("{") - line.startswith("}"))
    assert (min(depth), depth[-1]) == (0, 0)
    zones = set(re.findall(r"limit_(?:req|conn)_zone \S+ zone=(\w+):", NGINX))
    used = re.findall(r"limit_req zone=(\w+)|limit_conn (\w+) \d", NGINX)
    assert zones == {first or second for first, second in used}
    assert re.findall(r"server 127\.0\.0\.1:(\d+)", NGINX) == [str(PORT)]
    (guests,) = re.findall(r"location ~ \^/api/\(([\w|]+)\)\$", NGINX)
    assert {f"/api/{name}" for name in guests.split("|")} == {call.path for call in CALLS if call.name in MAKES_GUESTS}
    (metrics,) = re.findall(r"location = /metrics \{\s+(.*)", NGINX)
    assert metrics == "return 404;"


def test_a_proxy_lets_everybody_through_whom_the_nodes_let_through() -> None:
    """Its limits are for those who would not be served anyway."""
    (each_second,) = re.findall(r"zone=requests:10m rate=(\d+)r/s", NGINX)
    (each_minute,) = re.findall(r"zone=guests:10m rate=(\d+)r/m", NGINX)
    (sockets,) = re.findall(r"zone=sockets:10m rate=(\d+)r/s", NGINX)
    (connections,) = re.findall(r"limit_conn connections (\d+)", NGINX)
    assert int(each_second) >= WORLD.requests_per_second
    assert int(each_minute) * 60 >= WORLD.guests_per_hour
    assert int(sockets) >= WORLD.connects_per_second
    assert int(connections) >= WORLD.connections_per_address


# The rules for Prometheus.


class Rule(Only):
    alert: str
    expr: str
    labels: dict[Literal["severity"], Literal["warning", "critical"]]
    annotations: dict[Literal["summary"], str]
    wait: str = msgspec.field(name="for", default="0s")


class RuleGroup(Only):
    name: str
    rules: list[Rule]


class RuleFile(Only):
    groups: list[RuleGroup]


ALERTS = msgspec.convert(yaml.safe_load((DEPLOY / "alerts.yml").read_text()), RuleFile)
NUMBER, METRIC = r"\d+(?:\.\d+)?(?:e\d+)?", r"wildcards_\w+"
OVER_TIME = rf"(?:rate|increase)\((?:{METRIC}_total|{METRIC}_bucket)\[\d+[sm]\]\)"
SUMMED = rf"sum by \(\w+(?:, \w+)*\) \({OVER_TIME}\)"
QUANTILE = rf"histogram_quantile\(0\.\d+, {SUMMED}\)"
EXPRESSION = re.compile(rf"(?:{METRIC}|{OVER_TIME}|{SUMMED}|{QUANTILE}) (?:<|>|==) {NUMBER}")


@pytest.mark.parametrize("rule", ALERTS.groups[0].rules, ids=lambda rule: rule.alert)
def test_prometheus_understands_every_rule(rule: Rule) -> None:
    assert EXPRESSION.fullmatch(rule.expr.strip()), rule.expr
    assert re.fullmatch(r"\d+[sm]", rule.wait)
    assert rule.expr.count("histogram_quantile") == rule.expr.count(", le)") == rule.expr.count("_bucket[")
    shown = set(re.findall(r"\$labels\.(\w+)", rule.annotations["summary"]))
    grouped = re.search(r"sum by \(([^)]*)\)", rule.expr)
    kept = set(grouped[1].split(", ")) if grouped else {"instance", "lane"}
    assert shown <= kept
    assert rule.annotations["summary"].count("{{") == rule.annotations["summary"].count("}}")


def test_every_rule_has_a_name_of_its_own() -> None:
    names = [rule.alert for group in ALERTS.groups for rule in group.rules]
    assert len(set(names)) == len(names)
