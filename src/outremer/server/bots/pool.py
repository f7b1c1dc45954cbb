"""Bots think in processes of their own, so that the server never waits for one."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from outremer.kernel.chance import Seeded
from outremer.server.turns import NOBODY, Asker, Places
from outremer.table.table import Table

log = logging.getLogger("outremer")
LONGEST_ANSWER = 1 << 16


def imagined(table: Table, seat: int, seed: str) -> dict[str, Any]:
    """A table as this seat might imagine it, ready to be sent: hidden things are dealt anew, and so is the chance."""
    return table.redeal(seat, Seeded(seed)).save()


class WorkerPool:
    """A few processes; a question waits until one of them is free, and those who ask take turns."""

    def __init__(self, most: int, timeout: float) -> None:
        self._timeout = timeout  # seconds
        self._most = max(1, most)
        self._free = Places(self._most)
        self._idle: list[asyncio.subprocess.Process] = []
        self._all: set[asyncio.subprocess.Process] = set()
        self._trial: asyncio.Task[bool] | None = None

    async def choose(
        self,
        bot: str,
        seat: int,
        table: dict[str, Any],
        seed: str,
        replies: Sequence[str] = (),
        asker: Asker = NOBODY,
        spent: float = 0.0,
        took: Callable[[float], None] | None = None,
    ) -> str | None:
        """The bot's move, or its choice among these replies; if it fails or is late, the best that it had by then.

        None where it had none. `spent` is how long it has thought in its turn; `took` hears how much longer that was.
        """
        question = {"bot": bot, "seed": seed, "seat": seat, "table": table, "replies": replies}
        said: dict[str, Any] = {}
        async with self._free.one(asker):
            question["time"] = spent, self.patience
            began = time.monotonic()
            try:
                await self._answer(question, said)
            except TimeoutError:
                log.warning("The bot %s took too long; it says what it had, or a move is drawn for it.", bot)
            except Exception as error:  # noqa: BLE001  # however a process fails, the table does not wait for it
                log.warning("The bot %s cannot think (%s); it says what it had, or a move is drawn for it.", bot, error)
            if took is not None:
                took(time.monotonic() - began)
        if "error" in said:
            log.warning("The bot %s failed (%s); it says what it had, or a move is drawn for it.", bot, said["error"])
        move = said.get("move", said.get("so far"))
        return move if isinstance(move, str) else None

    async def explain(self, bot: str, seat: int, table: dict[str, Any], asker: Asker) -> dict[str, Any] | None:
        """What the bot would choose and why, see `outremer.bots.explaining`; None where it fails or is late."""
        question = {"bot": bot, "seed": "a hint", "seat": seat, "table": table, "explain": True}
        said: dict[str, Any] = {}
        async with self._free.one(asker):
            question["time"] = 0.0, self.patience
            try:
                await self._answer(question, said)
            except Exception as error:  # noqa: BLE001  # however a process fails, whoever asked is told
                log.warning("The bot %s cannot explain (%r).", bot, error)
        if "error" in said:
            log.warning("The bot %s failed to explain (%s).", bot, said["error"])
        explanation = said.get("explanation")
        return explanation if isinstance(explanation, dict) else None

    @property
    def patience(self) -> float:
        """The part of its time that a bot may take: the more questions wait, the less, so that none waits for long."""
        return self._most / (self._most + self._free.waiting)

    async def _answer(self, question: dict[str, Any], said: dict[str, Any]) -> None:
        """By a process that may have died since it was asked last, or else, once more, by a fresh one."""
        try:
            return await self._asked(self._idle.pop() if self._idle else await self._start(), question, said)
        except TimeoutError:
            raise
        except Exception as error:  # noqa: BLE001  # a closed pipe has as many errors as there are loops
            log.warning("A bot's process has died (%s); another one is asked.", error)
        return await self._asked(await self._start(), question, said)

    async def _asked(self, process: asyncio.subprocess.Process, question: dict[str, Any], said: dict[str, Any]) -> None:
        try:
            await asyncio.wait_for(_ask(process, question, said), self._timeout)
        except BaseException:
            await self._end(process)
            raise
        self._idle.append(process)

    @property
    def idle(self) -> int:
        return len(self._idle)

    @property
    def thinking(self) -> int:
        return len(self._all) - len(self._idle)

    async def answers(self) -> bool:
        """Does a process think, or answer when it is asked? One is started where there is none, or only a dead one.

        Whoever does not wait so long leaves it to start all the same: the next one finds it ready.
        """
        if self._trial is None:
            if self.thinking:
                return True
            self._trial = asyncio.create_task(self._try())
            self._trial.add_done_callback(self._tried)
        return await asyncio.shield(self._trial)

    def _tried(self, _: asyncio.Task[bool]) -> None:
        self._trial = None

    async def _try(self) -> bool:
        async with self._free.one(NOBODY):
            try:
                await self._answer({}, {})  # nonsense is answered, too
            except Exception:  # noqa: BLE001  # however it fails, no bot can think here
                return False
        return True

    async def _start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        command = [sys.executable, "-m", "outremer.server.bots.worker"]
        process = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, limit=LONGEST_ANSWER, start_new_session=True
        )
        self._all.add(process)
        return process

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        self._all.discard(process)
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def stop(self) -> None:
        if self._trial is not None:
            self._trial.cancel()
            await asyncio.wait([self._trial])
        for process in list(self._all):
            await self._end(process)
        self._idle.clear()


async def _ask(process: asyncio.subprocess.Process, question: dict[str, Any], said: dict[str, Any]) -> None:
    """Until the process has said its last word, a move or an error."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps(question).encode() + b"\n")
    await process.stdin.drain()
    while not said.keys() & {"move", "error"}:
        answer = json.loads(await process.stdout.readline())
        if not isinstance(answer, dict):
            raise ValueError("a worker answers with an object")
        said.update(answer)
