"""A plugin of pytest: collects the tests once, then lets each mutant meet them in a forked child.

The child gives the imported functions the mutant's code and runs tests until one fails: those of its chapter that come
by the changed lines, then the others that do, the quickest first. What has run as modules were imported
cannot be changed there; such a mutant is tried by a session of its own that imports it (`MUTANT` names it). A test that
opens a door of chance is stopped there and has not failed.
"""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import os
import resource
import select
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from scripts.mutants.chance import Doors
from scripts.mutants.ground import Change, Ground, Reach, Verdict, ground_of_this_step, written
from scripts.mutants.swapping import Functions, imported_functions, swap

MUTANT = "MUTANT"
MEMORY = 4 << 30  # bytes that a mutant may take
AT_ONCE = 2
SILENT_FOR = 600.0  # seconds after which a child that sleeps is given up; a busy one is stopped by its own clock


class Import(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module from a mutant's source."""

    def __init__(self, ground: Ground, change: Change) -> None:
        self.name = ground.module(change.chapter)
        self.path = str(ground.source(change.chapter))
        self.source = change.source

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        return importlib.util.spec_from_loader(name, self, origin=self.path) if name == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = self.path
        exec(compile(self.source, self.path, "exec"), module.__dict__)


class Trial:
    """Tries mutants on the tests of one session."""

    def __init__(self, ground: Ground, only: str) -> None:
        self.ground = ground
        self.only = only
        changes = msgspec.json.decode(ground.file("changes.json").read_bytes(), type=list[Change])
        self.reach = msgspec.json.decode(ground.file("reach.json").read_bytes(), type=Reach)
        self.verdicts = ground.file("verdicts.jsonl")
        self.known = {verdict.name: verdict for verdict in written(self.verdicts)}
        self.changes = [change for change in changes if self._is_open(change)]
        self.failure = ""
        self.functions: Functions = {}
        if only:
            (change,) = self.changes
            sys.meta_path.insert(0, Import(ground, change))
        self.doors = Doors(ground.doors)

    def _is_open(self, change: Change) -> bool:
        if self.only:
            return change.name == self.only
        known = self.known.get(change.name)
        return known is None or known.digest != self.reach.digest

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and report.nodeid not in self.doors.opened_by:
            self.failure = self.failure or report.nodeid

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:  # a module could not be imported
            self._write(Verdict(self.only, self.reach.digest, "killed", "at import"))
            return True
        items = {item.nodeid: item for item in session.items}
        self.functions = imported_functions()
        waiting, running = list(reversed(self.changes)), dict[int, tuple[int, Change, float]]()
        while waiting or running:
            while waiting and len(running) < (1 if self.only else AT_ONCE):
                change = waiting.pop()
                pid, pipe = self._fork(change, items)
                running[pipe] = pid, change, time.monotonic()
            self._hear(running)
        return True

    def _hear(self, running: dict[int, tuple[int, Change, float]]) -> None:
        """Wait until a child has ended, and write down how."""
        done, _, _ = select.select(list(running), [], [], 5.0)
        for pipe in list(running):
            pid, change, began = running[pipe]
            if pipe in done or (time.monotonic() - began > SILENT_FOR and _sleeps(pid)):
                said = os.read(pipe, 1 << 16) if pipe in done else b""
                if not said:
                    _end(pid)
                _, status = os.waitpid(pid, 0)
                os.close(pipe)
                del running[pipe]
                ended = msgspec.json.decode(said, type=Verdict) if said else self._by_signal(change, status)
                self._write(msgspec.structs.replace(ended, seconds=round(time.monotonic() - began, 2)))

    def _by_signal(self, change: Change, status: int) -> Verdict:
        """The child was ended: by its clock, or by us, or the mutant brought the interpreter down."""
        if not os.WIFSIGNALED(status):
            raise AssertionError(f"the child of mutant {change.name} failed before any test did")
        timed_out = os.WTERMSIG(status) in (signal.SIGPROF, signal.SIGKILL)
        return Verdict(change.name, self.reach.digest, "timeout" if timed_out else "killed", "a signal")

    def _write(self, verdict: Verdict) -> None:
        with self.verdicts.open("ab") as file:
            file.write(msgspec.json.encode(verdict) + b"\n")

    def _fork(self, change: Change, items: dict[str, pytest.Item]) -> tuple[int, int]:
        hear, say = os.pipe()
        pid = os.fork()
        if pid == 0:
            try:
                os.close(hear)
                self._meet(change, items, say)
            finally:
                os._exit(1)  # whatever a mutant does to its process, it stays the child's
        os.close(say)
        return pid, hear

    def _meet(self, change: Change, items: dict[str, pytest.Item], say: int) -> None:
        """In the child: become the mutant, run the tests and tell the parent how it ended."""
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        nearest = self._tests(self.reach.lines, change)
        outdated = set() if self.only else self._tests(self.reach.by_files, change)
        fresh = {test: item for test, item in items.items() if test.partition("::")[0] not in outdated}
        outcome = "afresh" if outdated else "survived"
        if not self.only and not self._becomes(change):
            outcome = "afresh"
        elif self._kills(self._order(change, nearest, fresh), items):
            outcome = "killed"
        verdict = Verdict(change.name, self.reach.digest, outcome, self.failure, len(nearest))
        os.write(say, msgspec.json.encode(verdict))

    def _becomes(self, change: Change) -> bool:
        first, last = change.lines
        if any(first <= line <= last for line in self.reach.at_import.get(change.chapter, [])):
            return False
        path = self.ground.source(change.chapter)
        return swap(self.functions, str(path), path.read_text(), change.source)

    def _tests(self, by_chapter: dict[str, dict[int, list[str]]], change: Change) -> set[str]:
        """The tests, or files of tests, that come by the changed lines."""
        lines = by_chapter.get(change.chapter, {})
        first, last = change.lines
        return {test for line in range(first, last + 1) for test in lines.get(line, [])}

    def _order(self, change: Change, nearest: set[str], items: dict[str, pytest.Item]) -> list[str]:
        """Who meets the mutant, one after the other: those that come by, or all where it was imported afresh."""
        chapter = Path(change.chapter).stem
        known = self.known.get(change.name)
        killed_it = known.by if known is not None else ""

        def place(test: str) -> tuple[bool, bool, bool, float]:
            of_chapter = chapter in test.partition("::")[0]
            return test != killed_it, test not in nearest, not of_chapter, self.reach.seconds.get(test, 0.0)

        met = items if self.only else items.keys() & nearest
        return sorted(met, key=place)

    def _kills(self, tests: list[str], items: dict[str, pytest.Item]) -> bool:
        for number, test in enumerate(tests, start=1):
            limit = 2.0 + 10.0 * self.reach.seconds.get(test, 0.0)
            signal.setitimer(signal.ITIMER_PROF, limit)  # of its own time, however busy the machine is
            self.doors.test = test
            item, nextitem = items[test], items[tests[number]] if number < len(tests) else None
            try:
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=nextitem)
            except BaseException:  # noqa: BLE001  # a mutant without memory, or that exits, ends pytest itself
                self.failure = self.failure or test
            self.doors.test = ""
            if self.failure:
                return True
        return False


def _sleeps(pid: int) -> bool:
    """A busy child on a busy machine may take long; one that waits for nothing never ends."""
    state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    return state == "S"


def _end(pid: int) -> None:
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        return


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Trial(ground_of_this_step(), os.environ.get(MUTANT, "")), "trial")
