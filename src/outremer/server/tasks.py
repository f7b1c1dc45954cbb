"""Work in the background, which ends with the server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from outremer.server.errors import Fault

log = logging.getLogger("outremer")


AGAIN_SECONDS = 1.0  # until work that must not end begins again


async def steadily(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Work without an end: what ends it all the same is logged, and it begins again."""
    while True:
        try:
            await work()
        except Exception:  # whatever it is: the next round may be a better one
            log.exception("Something in the background failed; it begins again")
        await asyncio.sleep(AGAIN_SECONDS)


class Tasks:
    def __init__(self) -> None:
        self._running: set[asyncio.Task[object]] = set()
        self._stopped = False

    def spawn(self, work: Coroutine[Any, Any, object]) -> None:
        if self._stopped:  # what ends may still wake something
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[object]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Fault):
            log.error("Something in the background failed", exc_info=error)

    async def stop(self) -> None:
        self._stopped = True
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
