"""What holds for every test."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

# A slow machine is no reason to fail, and a change is not judged by luck: in CI every run tries the same.
settings.register_profile(
    "wildcards",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],  # which counts the seconds on a clock
    derandomize=os.environ.get("CI") == "true",
)
settings.load_profile("wildcards")

# Several workers share the processors; NumPy's threads in each of them would only wait for each other, busily.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# A shell that runs the suite in the background ignores Ctrl-C, and so would every program that the tests start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest comes first, so that what is left for the end are small pieces to share out.

    Every worker begins with a part of the list of its own, and takes from the ends of the others' when it is through.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    long = [item for item in items if takes_long(item)]
    short = [item for item in items if not takes_long(item)]
    items[:] = [item for worker in range(workers) for some in (long, short) for item in part(some, worker, workers)]


def takes_long(item: pytest.Item) -> bool:
    return "journeys" in item.path.parts or item.path.name == "test_packaging.py"


def part(items: list[pytest.Item], number: int, parts: int) -> list[pytest.Item]:
    return items[len(items) * number // parts : len(items) * (number + 1) // parts]


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """In CI a skipped test is a failure: whatever a test needs, the set-up has to bring."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or os.environ.get("CI") != "true":
        return
    skipped = reporter.stats.get("skipped", [])
    if skipped:
        reporter.write_line("")
        for report in skipped:
            reporter.write_line(f"SKIPPED IN CI {report.nodeid}", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
