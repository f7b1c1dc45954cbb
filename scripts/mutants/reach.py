"""A plugin of pytest: runs each test once and writes down how long it takes and which lines of the chapters it runs.

A test that opens a door of chance is stopped there.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Generator
from pathlib import Path
from typing import Any

import coverage
import msgspec
import pytest

from scripts.mutants.chance import Doors
from scripts.mutants.ground import PART, Ground, Reach, ground_of_this_step

FILE = "file "  # before the name of a file of tests, while it is imported


class Watch:
    """Follows the tests of one session."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.reach = Reach(ground.digest())
        package = Path(ground.root, ground.package)
        self.coverage = coverage.Coverage(data_file=None, config_file=False, include=[f"{package}/*"], messages=False)
        self.coverage.start()
        self.doors = Doors(ground.doors)
        for module in [*map(ground.module, ground.chapters()), *ground.helpers()]:
            importlib.import_module(module)

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self, collector: pytest.Collector) -> Generator[None, Any, Any]:
        self.coverage.switch_context(FILE + collector.nodeid.partition("::")[0])
        try:
            return (yield)
        finally:
            self.coverage.switch_context("")

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        self.doors.test = item.nodeid
        self.coverage.switch_context(item.nodeid)
        try:
            return (yield)
        finally:
            self.coverage.switch_context("")
            self.doors.test = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        before = self.reach.seconds.get(report.nodeid, 0.0)
        self.reach.seconds[report.nodeid] = before + report.duration
        if report.failed and report.nodeid not in self.doors.opened_by:
            self.reach.failed.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.reach.failed.append(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        found = self.coverage.get_data()
        for chapter in self.ground.chapters():
            lines = found.contexts_by_lineno(str(self.ground.source(chapter)))
            for line, contexts in lines.items():
                files = [context.removeprefix(FILE) for context in contexts if context.startswith(FILE)]
                tests = [test for test in contexts if test and not test.startswith(FILE)]
                self.reach.lines.setdefault(chapter, {})[line] = tests
                self.reach.by_files.setdefault(chapter, {})[line] = files
                if "" in contexts:
                    self.reach.at_import.setdefault(chapter, []).append(line)
        self.reach.chance = sorted(set(self.doors.opened_by))
        self.ground.file(os.environ[PART]).write_bytes(msgspec.json.encode(self.reach))


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Watch(ground_of_this_step()), "reach")
