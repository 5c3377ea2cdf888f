"""The client with hot reload, as `make dev` starts it, plays at the server that it was told of."""

import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.journeys.conftest import Arrive
from tests.journeys.servers import Server, free_port
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def dev_address(server: Server) -> Iterator[str]:
    port = free_port()
    command = [sys.executable, "hatch_build.py", "npm", "run", "dev", "--", "--port", str(port), "--strictPort"]
    environment = {**os.environ, "SERVER": server.address}
    process = subprocess.Popen(
        [*command, "--host", "127.0.0.1"],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    address = f"http://127.0.0.1:{port}"
    try:
        deadline = time.monotonic() + PATIENCE
        while not answers(address):
            assert process.poll() is None, "the client's server ended"
            assert time.monotonic() < deadline, "the client's server does not answer"
            time.sleep(0.1)
        yield address
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(PATIENCE)


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/api/about", timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def test_a_game_is_played_in_the_client_that_reloads_itself(arrive: Arrive, dev_address: str) -> None:
    ann = arrive(dev_address)
    ann.play_now()
    expect(ann.page.locator("script[src*='@vite/client']")).to_have_count(1)
    ann.give_up()
