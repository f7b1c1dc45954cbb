"""Sums up the verdicts: a table by chapter, the survivors with their changes, and the measure they are held against."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from pathlib import Path

from scripts.mutants.ground import Change, Ground, Verdict

KILLED_AT_LEAST = 95  # of a hundred that change something
CHANGING_NOTHING_AT_MOST = 10  # of a hundred drawn

# A line of the list of survivors: - `council/turn.py:12` `before` → `after`: why
LISTED = re.compile(r"- `([^`]+):\d+` (`.+?` → `.+?`): (.+)")
CHANGES_NOTHING = "change nothing"  # said in the heading above those lines
COLUMNS = ("drawn", "killed", "time-out", "nothing", "survived")


class Listed:
    """The survivors that a page explains: by their words, since lines move."""

    def __init__(self, page: Path) -> None:
        self.nothing: set[tuple[str, str]] = set()
        self.others: set[tuple[str, str]] = set()
        heading = ""
        for line in page.read_text(encoding="utf-8").splitlines() if page.exists() else []:
            if line.startswith("#"):
                heading = line.lower()
            elif match := LISTED.fullmatch(line):
                (self.nothing if CHANGES_NOTHING in heading else self.others).add((match[1], match[2]))


def chapter_of(ground: Ground, change: Change) -> str:
    return f"{Path(ground.package).name}/{change.chapter}"


class Summary:
    """What became of the mutants of one run."""

    def __init__(self, ground: Ground, changes: list[Change], verdicts: dict[str, Verdict], listed: Listed) -> None:
        self.ground = ground
        self.counts: dict[str, Counter[str]] = {}
        self.survivors: list[Change] = []
        self.unexplained: list[Change] = []
        self.verdicts = verdicts
        for change in changes:
            self._count(change, verdicts[change.name].outcome, listed)

    def _count(self, change: Change, outcome: str, listed: Listed) -> None:
        key = chapter_of(self.ground, change), change.words
        column = {"killed": "killed", "timeout": "time-out"}.get(outcome, "survived")
        if column == "survived" and key in listed.nothing:
            column = "nothing"
        elif column == "survived":
            self.survivors.append(change)
            if key not in listed.others:
                self.unexplained.append(change)
        counts = self.counts.setdefault(change.chapter, Counter())
        counts["drawn"] += 1
        counts[column] += 1

    @property
    def whole(self) -> Counter[str]:
        whole: Counter[str] = Counter()
        for counts in self.counts.values():
            whole += counts
        return whole

    @property
    def per_cent(self) -> float:
        whole = self.whole
        counted = whole["drawn"] - whole["nothing"]
        return 100.0 * (whole["killed"] + whole["time-out"]) / counted if counted else 100.0

    @property
    def is_enough(self) -> bool:
        whole = self.whole
        few_change_nothing = whole["nothing"] * 100 <= CHANGING_NOTHING_AT_MOST * whole["drawn"]
        return self.per_cent >= KILLED_AT_LEAST and few_change_nothing and not self.unexplained

    def table(self) -> str:
        rows = [f"{'':<36}" + "".join(f"{column:>10}" for column in COLUMNS)]
        for name, counts in [*sorted(self.counts.items()), ("in all", self.whole)]:
            rows.append(f"{name:<36}" + "".join(f"{counts[column] or '':>10}" for column in COLUMNS))
        return "\n".join(rows)

    def diffs(self) -> str:
        """Every survivor that the page does not say to change nothing: where it is, who came by, and the change."""
        parts = []
        for change in sorted(self.survivors, key=lambda one: (one.chapter, one.line)):
            where = chapter_of(self.ground, change)
            came_by = self.verdicts[change.name].reached_by
            source = self.ground.source(change.chapter).read_text()
            lines = difflib.unified_diff(
                source.splitlines(), change.source.splitlines(), where, f"{change.name} {change.operator}", lineterm=""
            )
            parts += [f"# {where}:{change.line}, {came_by} tests come by", *lines, ""]
        return "\n".join(parts)

    def lines(self) -> str:
        """The survivors that the page does not explain yet, as it would list them."""
        return "\n".join(
            f"- `{chapter_of(self.ground, change)}:{change.line}` {change.words}: "
            for change in sorted(self.unexplained, key=lambda one: (one.chapter, one.line))
        )
