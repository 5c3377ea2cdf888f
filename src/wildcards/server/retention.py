"""Old tables are deleted by a policy; the records of finished games stay."""

import asyncio
import logging
import time

from wildcards.host.daily import day_at
from wildcards.host.errors import StorageError
from wildcards.server.config import Keep
from wildcards.server.storage import SqlStore

log = logging.getLogger("wildcards")
HOUR, DAY = 3600, 24 * 3600


async def keep_applying_policy(store: SqlStore, keep: Keep) -> None:
    while True:
        try:
            deleted = await apply_policy(store, keep, int(time.time()))
            if deleted:
                log.info("old tables were deleted", extra={"count": deleted})
        except StorageError as error:
            log.warning("storage failed", extra={"error": str(error)})
        await asyncio.sleep(HOUR)


async def apply_policy(store: SqlStore, keep: Keep, now: int) -> int:
    """Deletes what is older than the policy allows; says how many tables that were."""
    await store.forget_refusals(now - keep.refusals * DAY)
    await store.forget_tries(before=day_at((now - 2 * DAY) * 1000))
    total = 0
    while deleted := await store.delete_old(
        unused_before=now - keep.unused * DAY, over_before=now - keep.over * DAY, idle_before=now - keep.idle * DAY
    ):
        total += deleted
    return total
