"""What the figures must be, and how they are shown."""

from __future__ import annotations

import os
from typing import NamedTuple

FLOOR = 1.5
WORKERS = 2
SHORT_WAY_PAYS = 1.1  # times the CPU of a move that the public way takes; else the short one may go
ENOUGH_CORES = 8  # for two processes, PostgreSQL and the load side by side
NAMES = {
    "bgio": "boardgame.io",
    "sqlite": "Outremer, SQLite",
    "public": "the same, --public-wire",
    "postgres": "Outremer, PostgreSQL",
    "workers": f"PostgreSQL, {WORKERS} processes",
}
OURS_VS_THEIRS = ("moves_vs_bgio", "p50_vs_bgio", "cpu_vs_bgio")
CEILINGS = {
    "start_later_s_sqlite": 1.0,
    "start_later_s_postgres": 1.0,
    "kb_a_socket": 60.0,
    "share_left": 0.5,
    "share_more": 0.5,
    "open_finished_ms": 100.0,
    "step_back_ms": 20.0,
    "looks_add_ms": 50.0,
}
Numbers = dict[str, float]
Medians = dict[int, dict[str, Numbers]]


class Judgement(NamedTuple):
    what: str
    value: float
    sign: str  # >= or <=
    bound: float

    @property
    def holds(self) -> bool:
        return self.value >= self.bound if self.sign == ">=" else self.value <= self.bound


def ratios(medians: Medians) -> dict[str, dict[str, float]]:
    """Above 1 is better for us."""
    table = {}
    for tables, numbers in medians.items():
        ours, theirs = numbers["sqlite"], numbers["bgio"]
        table[str(tables)] = {
            "moves_vs_bgio": round(ours["moves_per_second"] / theirs["moves_per_second"], 2),
            "p50_vs_bgio": round(theirs["p50_ms"] / ours["p50_ms"], 2),
            "cpu_vs_bgio": round(theirs["cpu_us_per_move"] / ours["cpu_us_per_move"], 2),
            "postgres_moves_vs_bgio": round(numbers["postgres"]["moves_per_second"] / theirs["moves_per_second"], 2),
        }
    return table


def judged(medians: Medians, beside: Numbers) -> list[Judgement]:
    """Every figure that has a floor or a ceiling, with it."""
    found: list[Judgement] = []
    for tables, row in ratios(medians).items():
        if tables in ("16", "100"):
            found += [Judgement(f"{tables} tables: {name}", row[name], ">=", FLOOR) for name in OURS_VS_THEIRS]
            what = "postgres_moves_vs_bgio"
            found.append(Judgement(f"{tables} tables: {what}", row[what], ">=", 0.8))
    for count in sorted(medians.keys() & {16, 100}):
        short, public = (medians[count][way]["cpu_us_per_move"] for way in ("sqlite", "public"))
        what = f"{count} tables: CPU a move, the public way of WebSockets to the short one"
        found.append(Judgement(what, public / short, ">=", SHORT_WAY_PAYS))
        one, several = medians[count]["postgres"], medians[count]["workers"]
        more = several["cpu_us_per_move"] / one["cpu_us_per_move"]
        found.append(Judgement(f"{count} tables: CPU a move, {WORKERS} processes to one", more, "<=", 1.25))
        if (os.cpu_count() or 1) >= ENOUGH_CORES:
            gain = several["moves_per_second"] / one["moves_per_second"]
            found.append(Judgement(f"{count} tables: moves, {WORKERS} processes to one", gain, ">=", 1.6))
    if 1 in medians:
        most = medians[1]["bgio"]["p50_ms"] + beside["fsync_ms"]
        found.append(
            Judgement("one table: p50 ms, boardgame.io's and one fsync", medians[1]["sqlite"]["p50_ms"], "<=", most)
        )
    for name, most in CEILINGS.items():
        if name in beside:
            found.append(Judgement(name, beside[name], "<=", most))
    return found


def print_table(medians: Medians, beside: Numbers) -> None:
    if medians:
        print(f"{'':>6} {'':24} {'moves/s':>9} {'p50 ms':>9} {'p99 ms':>9} {'CPU µs a move':>14}")
    for tables, numbers in medians.items():
        for name, row in numbers.items():
            figures = f"{row['moves_per_second']:9.0f} {row['p50_ms']:9.2f} {row['p99_ms']:9.2f}"
            print(f"{tables:>6} {NAMES[name]:24} {figures} {row['cpu_us_per_move']:14.0f}")
    print()
    for name, value in beside.items():
        print(f"{name:>40} {value:9.2f}")
    print()
    for one in judged(medians, beside):
        print(f"{'holds' if one.holds else 'FAILS':>6}  {one.what}: {one.value:.2f}, {one.sign} {one.bound:.2f}")
    if medians and (os.cpu_count() or 1) < ENOUGH_CORES:
        print(f"\n{os.cpu_count()} cores: whether two processes make 1.6 times the moves of one was not judged,")
        print("since the load and PostgreSQL need cores of their own; their CPU a move was.")
