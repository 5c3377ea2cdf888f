"""Python's collector of memory, kept from stopping a busy server.

A full collection looks at every object of every live table: over a tenth of a second with two hundred of them. So it
comes when nobody moves. What is not tied in circles is freed at once anyway; what is, such as a closed room, can wait.

While they play nothing is looked at: views and answers go as others come, none of them in circles, and looking through
those that happened to be alive took 100 to 250 ms with a thousand tables. They are put aside unlooked-at, again and
again, which costs nothing.
"""

import asyncio
import gc

from wildcards.host.hub import Hub

YOUNG, NEVER = 50_000, 1_000_000
LOOK_SECONDS = 2.0
LONGEST_WAIT = 900.0  # on a server that is never quiet


def calm_collector() -> None:
    """From now on only a sudden flood of objects is looked at without being asked."""
    gc.enable()
    clear_up()
    gc.set_threshold(YOUNG, NEVER, NEVER)


def clear_up() -> None:
    gc.unfreeze()
    gc.collect()
    gc.freeze()


async def keep_collecting(hub: Hub) -> None:
    loop = asyncio.get_running_loop()
    collected_at, written_then, written = loop.time(), 0, 0
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        before, written = written, hub.metrics.entries.total()
        is_quiet = written == before
        if (is_quiet and written != written_then) or loop.time() - collected_at > LONGEST_WAIT:
            clear_up()
            collected_at, written_then = loop.time(), written
        else:
            gc.freeze()
