"""Many clients race for one seat: one gets it, the others are told that it is gone.

`python -m tests.faults.race --clients 1000`
"""

import argparse
import asyncio
import json
import shutil
import tempfile
from collections import Counter
from pathlib import Path

import msgspec
from websockets.asyncio.client import connect

from tests.faults.processes import server_process
from tests.server.clients import request
from wildcards.server.serve import loop_factory


async def race(port: int, clients: int) -> Counter[str]:
    """All are connected before the first of them asks for the seat."""

    async def guest(number: int) -> str:
        return (await asyncio.to_thread(request, port, "POST", "/api/guests", {"name": f"R{number}"}, {})).secret

    host = await guest(0)
    body = {"settings": {"players": 3}, "bots": ["random"]}
    cookie = {"cookie": f"wildcards={host}"}
    made = (await asyncio.to_thread(request, port, "POST", "/api/tables", body, cookie)).body
    secrets = [await guest(number) for number in range(1, clients + 1)]
    ready, begin = asyncio.Semaphore(0), asyncio.Event()

    async def run(secret: str) -> str:
        headers = {"Cookie": f"wildcards={secret}"}
        url = f"ws://127.0.0.1:{port}/ws"
        async with connect(
            url, additional_headers=headers, compression=None, ping_interval=None, open_timeout=60
        ) as it:
            hello = {"type": "hello", "protocol": 1, "table": made["table"], "code": made["invite"]}
            await it.send(json.dumps(hello))
            version = msgspec.json.decode(await it.recv())["version"]
            ready.release()
            await begin.wait()
            action = {"kind": "sit", "code": made["invite"]}
            await it.send(json.dumps({"type": "command", "id": "sit", "expects": version, "action": action}))
            while (answer := msgspec.json.decode(await it.recv()))["type"] == "update":
                pass
            return str(answer.get("code", answer["type"]))

    runners = [asyncio.create_task(run(secret)) for secret in secrets]
    for _ in runners:
        await ready.acquire()
    begin.set()
    return Counter(await asyncio.gather(*runners))


async def main(clients: int) -> None:
    folder = Path(tempfile.mkdtemp(prefix="wildcards-race-"))
    try:
        async with server_process(f"sqlite:///{folder}/tables.sqlite", folder) as server:
            print(json.dumps({"clients": clients, "answers": await race(server.port, clients)}))
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--clients", type=int, default=1000)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(main(parser.parse_args().clients))
