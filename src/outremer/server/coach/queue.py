"""Finished games are analysed one after the other, each in a process of its own, so that the server never waits.

A sketch of the curve comes at once, however many wait. What is done is kept in the store; how far one has come is only
known here, and whoever asked before a restart asks again.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import msgspec
from sqlalchemy import Connection

from outremer.coach.stamp import stamp_of
from outremer.server.coach.worker import Answer, Question
from outremer.server.errors import Fault, StoreFailed
from outremer.server.limits import TooFast
from outremer.server.metrics import ANALYSES, LIMITS_HIT
from outremer.server.protocol.analysing import Analysis, AnalysisState
from outremer.server.settings import Settings
from outremer.server.store import analyses
from outremer.server.store.loading import Frozen
from outremer.server.store.store import Store
from outremer.server.store.tables import StoredTable
from outremer.server.tasks import Tasks

log = logging.getLogger("outremer")
MOST = 12  # games that wait or are thought about
MOST_AT = 4  # of those, asked for from one address
MOST_ENDED = 50  # that failed, or could not be kept, and are told of until they are asked for again
SECONDS_EACH = 60  # that one is expected to take
LONGEST_ANSWER = 1 << 24  # bytes
TRIES = 2  # a process may die


class Failure(Exception):
    """Why there is no analysis: a fault's code, and a message of server.ftl that says more, or none."""

    def __init__(self, code: str, why: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.why = why


class Job:
    """A game that is being analysed."""

    def __init__(self, table: StoredTable, stamp: str, person: int, address: str) -> None:
        self.table = table
        self.stamp = stamp  # by what it is judged
        self.person = person
        self.address = address
        self.state: AnalysisState = "waiting"
        self.step = 0
        self.analysis: Analysis | None = None
        self.failure: Failure | None = None
        self._news = asyncio.Event()

    @property
    def is_active(self) -> bool:
        return self.state in ("waiting", "thinking")

    def learn(self, analysis: Analysis) -> None:
        """Of a second try only what goes beyond the first."""
        if self.analysis is None or analysis.thought >= self.analysis.thought:
            self.analysis = analysis
            self.tell()

    def become(self, state: AnalysisState, failure: Failure | None = None) -> None:
        self.state, self.failure = state, failure
        self.tell()

    def tell(self) -> None:
        """To whoever waits."""
        self.step += 1
        self._news.set()
        self._news = asyncio.Event()

    async def news(self, known: int, seconds: float) -> None:
        """Wait until there is something new, but not for ever."""
        if self.step == known and self.is_active:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), seconds)


Ask = Callable[[Connection], Question]


class CoachQueue:
    def __init__(self, settings: Settings, store: Store, tasks: Tasks) -> None:
        self._settings = settings
        self._store = store
        self._tasks = tasks
        self._jobs: dict[str, Job] = {}  # by the table's id, in the order in which they were asked for
        self._sketching = asyncio.Semaphore(1)
        self._thinking = asyncio.Semaphore(1)

    def find(self, id_: str) -> Job | None:
        """What is known of this table's analysis, as long as it is what the coach would say today."""
        job = self._jobs.get(id_)
        return job if job is not None and job.stamp == self.stamp(job.table) else None

    def stamp(self, table: StoredTable) -> str:
        """By what this table's game would be judged now."""
        return stamp_of(table.game, self._settings.coach_effort)

    def ahead(self, job: Job) -> int:
        """How many games come before this one."""
        before = list(self._jobs.values())
        return sum(one.is_active for one in before[: before.index(job)]) if job.state == "waiting" else 0

    def has(self, id_: str) -> bool:
        """Is this table's game being analysed?"""
        job = self._jobs.get(id_)
        return job is not None and job.is_active

    @property
    def waiting(self) -> int:
        return sum(job.is_active for job in self._jobs.values())

    def begin(self, table: StoredTable, person: int, address: str, ask: Ask) -> Job:
        """Analyse a game; whoever asks for one that is thought about joins. Raises Fault."""
        job = self.find(table.id)
        if job is not None and (job.is_active or job.state == "done"):
            return job
        self._check_room(person, address)
        self._jobs.pop(table.id, None)
        self._jobs[table.id] = job = Job(table, self.stamp(table), person, address)
        self._forget_oldest()
        self._tasks.spawn(self._work(job, ask))
        return job

    def _check_room(self, person: int, address: str) -> None:
        active = [job for job in self._jobs.values() if job.is_active]
        seconds = SECONDS_EACH * max(1, len(active))
        if any(job.person == person for job in active):
            LIMITS_HIT.labels("analyses").inc()
            raise Fault("analysis-pending", seconds=seconds)
        if self._settings.limits and sum(job.address == address for job in active) >= MOST_AT:
            LIMITS_HIT.labels("analyses").inc()
            raise TooFast(SECONDS_EACH)
        if len(active) >= MOST:
            LIMITS_HIT.labels("analyses").inc()
            raise Fault("coach-busy", seconds=SECONDS_EACH)

    def _forget_oldest(self) -> None:
        ended = [id_ for id_, job in self._jobs.items() if not job.is_active]
        for id_ in ended[: max(0, len(ended) - MOST_ENDED)]:
            del self._jobs[id_]

    # -- thinking -------------------------------------------------------------------------------------------------

    async def _work(self, job: Job, ask: Ask) -> None:
        try:
            question = await self._store.read(ask)
            question.is_sketch = True
            async with self._sketching:
                await self._think(job, question)
            question.is_sketch = False
            async with self._thinking:
                job.become("thinking")
                await self._think(job, question)
            await self._keep(job)
        except Failure as failure:
            job.become("failed", failure)
        except Frozen:
            job.become("failed", Failure("cannot-analyse", "unanalysed-broken"))
        except StoreFailed:
            job.become("failed", Failure("store-failed"))
        except Exception:
            log.exception("The analysis of table %s failed", job.table.id)
            job.become("failed", Failure("analysis-failed"))
        ANALYSES.labels(job.state).inc()

    async def _keep(self, job: Job) -> None:
        """Told to whoever waits once it is kept; what cannot be kept is told all the same."""
        assert job.analysis is not None
        try:
            await self._store.write(partial(analyses.keep, table=job.table.key, stamp=job.stamp, analysis=job.analysis))
        except StoreFailed:
            job.become("done")
        else:
            job.become("done")
            if self._jobs.get(job.table.id) is job:
                del self._jobs[job.table.id]

    async def _think(self, job: Job, question: Question) -> None:
        for _ in range(TRIES):
            try:
                if await asyncio.wait_for(self._answers(job, question), self._settings.coach_timeout):
                    return
            except TimeoutError:
                raise Failure("analysis-late") from None
            log.warning("The process that thought about table %s has died.", job.table.id)
        raise Failure("analysis-failed")

    async def _answers(self, job: Job, question: Question) -> bool:
        """Did the process come to the end?"""
        pipe = asyncio.subprocess.PIPE
        command = [sys.executable, "-m", "outremer.server.coach.worker"]
        process = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, limit=LONGEST_ANSWER, start_new_session=True
        )
        assert process.stdin is not None
        assert process.stdout is not None
        is_done = False
        try:
            process.stdin.write(msgspec.json.encode(question) + b"\n")
            with suppress(OSError, RuntimeError):  # it has died already, which is seen below
                await process.stdin.drain()
            while line := await process.stdout.readline():
                answer = msgspec.json.decode(line, type=Answer)
                if answer.analysis is None:
                    log.warning("The record of table %s cannot be analysed: %s", job.table.id, answer.unplayable)
                    raise Failure("cannot-analyse", "unanalysed-broken")
                job.learn(answer.analysis)
                is_done = answer.analysis.is_done or question.is_sketch
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        return is_done
