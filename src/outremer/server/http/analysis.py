"""What the coach says of a finished game: asked for once, worked out beside the server, and kept."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection

from outremer.server.coach.queue import Job
from outremer.server.coach.worker import Question
from outremer.server.errors import Fault
from outremer.server.http.history import find_finished, whole_record
from outremer.server.http.identity import address_of
from outremer.server.http.requests import ApiRequest, whole_number
from outremer.server.looking import Ready
from outremer.server.protocol.analysing import AnalysisInfo
from outremer.server.protocol.basics import FaultText
from outremer.server.sentences import say, say_fault
from outremer.server.store import analyses, journal, loading
from outremer.server.store.loading import Frozen
from outremer.server.store.tables import StoredTable

WAIT_SECONDS = 2.0  # for something new, before it is said that there is nothing
INSTEAD = {"frozen-version": "unanalysed-version", "frozen-broken": "unanalysed-broken"}  # nobody wants to go on


async def show_analysis(request: ApiRequest) -> AnalysisInfo | Ready:
    """How it stands, or, where that is known already, what comes next."""
    stored = await _find_analysable(request)
    known = whole_number(request.query("after") or "0", "malformed", what="after")
    job = request.services.coach.find(stored.id)
    if job is None:
        if (kept := await _kept(request, stored)) is not None:
            return kept
        await _go_where_it_belongs(request, stored)
        return AnalysisInfo("none")
    await job.news(known, WAIT_SECONDS)
    return _info(request, job)


async def ask_for_analysis(request: ApiRequest) -> AnalysisInfo | Ready:
    player, stored = request.somebody, await _find_analysable(request)
    if (kept := await _kept(request, stored)) is not None:
        return kept
    await _go_where_it_belongs(request, stored)
    settings = request.services.settings
    ask = partial(question, stored=stored, every=settings.snapshot_every, effort=settings.coach_effort)
    return _info(request, request.services.coach.begin(stored, player.key, address_of(request.raw), ask))


async def _find_analysable(request: ApiRequest) -> StoredTable:
    """A finished game that this person may look at, and that was played by the rules of this program."""
    stored = await find_finished(request)
    try:
        loading.game_of(stored)
    except Frozen as frozen:
        why = say(request.lang, INSTEAD.get(frozen.message, frozen.message), **frozen.arguments)
        raise Fault("cannot-analyse", why=why) from frozen
    return stored


async def _go_where_it_belongs(request: ApiRequest, stored: StoredTable) -> None:
    """Of several processes the one that has the table thinks about it: raises Elsewhere."""
    if request.services.membership is not None:
        await request.services.rooms.get(stored.id, request.asker)


async def _kept(request: ApiRequest, stored: StoredTable) -> Ready | None:
    """Packed beside the loop: it is long."""
    stamp = request.services.coach.stamp(stored)

    def read(connection: Connection) -> Ready | None:
        kept = analyses.kept(connection, stored.key, stamp)
        return None if kept is None else Ready(AnalysisInfo("done", analysis=kept))

    return await request.store.read(read)


def _info(request: ApiRequest, job: Job) -> AnalysisInfo:
    error = None
    if job.failure is not None:
        why = {"why": say(request.lang, job.failure.why)} if job.failure.why else {}
        fault = Fault(job.failure.code, **why)
        error = FaultText(fault.code, say_fault(request.lang, fault))
    return AnalysisInfo(job.state, job.step, request.services.coach.ahead(job), job.analysis, error)


# -- what the coach is asked --------------------------------------------------------------------------------------


def question(connection: Connection, stored: StoredTable, every: int, effort: float) -> Question:
    """Raises Frozen."""

    def ask() -> Question:
        return Question(whole_record(connection, stored, every), moments_by_lines(connection, stored), effort)

    return loading.unharmed(stored, ask)


def moments_by_lines(connection: Connection, stored: StoredTable) -> dict[int, int]:
    """Where everybody counts as which moment, by the lines of the record that had been written then."""
    counted = journal.counted(connection, stored.key, len(stored.seats))
    found: list[tuple[int, int]] = []
    lines = 0
    for entry, one in zip(journal.entries_after(connection, stored.key, -1), counted, strict=True):
        lines += journal.lines_added(entry.body)
        while found and found[-1][0] >= lines:
            found.pop()  # it was taken back, or nothing was said
        found.append((lines, one.moment))
    return dict(found)
