"""What is old is deleted by a policy; the records of finished games stay unless the operator wants otherwise."""

import asyncio
import logging
import time
from collections.abc import Callable

from wildcards.host.daily import day_at
from wildcards.host.errors import StorageError
from wildcards.host.interfaces import Clock
from wildcards.server.config import Keep
from wildcards.server.storage import SqlStore
from wildcards.server.storage.moderation import ModerationStore
from wildcards.server.storage.retention import RetentionStore

log = logging.getLogger("wildcards")
EVERY_SECONDS, DAY = 600, 24 * 3600


async def keep_applying_policy(store: SqlStore, keep: Keep, clock: Clock, alive: Callable[[], None]) -> None:
    began = time.time() - time.monotonic()
    while True:
        alive()
        now = min(time.time(), began + time.monotonic())  # a clock that is set ahead by mistake makes nothing old
        try:
            await RetentionStore(store).forget_the_past(clock.now() - keep.log_minutes * 60_000)
            deleted = await apply_policy(store, keep, int(now))
            if deleted:
                log.info("old tables were deleted", extra={"count": deleted})
        except StorageError as error:
            log.warning("storage failed", extra={"error": str(error)})
        await asyncio.sleep(EVERY_SECONDS)


async def apply_policy(store: SqlStore, keep: Keep, now: int) -> int:
    """Deletes what is older than the policy allows; says how many tables that were."""
    tables, moderation = RetentionStore(store), ModerationStore(store)
    await tables.forget_refusals(now - keep.refusals * DAY)
    await moderation.forget_reports(now - keep.reports * DAY)
    await moderation.forget_orders((now - DAY) * 1000)
    await tables.forget_tries(before=day_at((now - 2 * DAY) * 1000))
    if keep.records:
        await tables.forget_records(now - keep.records * DAY)
    await tables.forget_guests(seen_before=now - keep.guests * DAY, unused_before=now - keep.unused_guests * DAY)
    total = 0
    while deleted := await tables.delete_old(
        unused_before=now - keep.unused * DAY, over_before=now - keep.over * DAY, idle_before=now - keep.idle * DAY
    ):
        total += deleted
    return total
