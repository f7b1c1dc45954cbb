"""Results as a Parquet file: a row for each match, and the plan in its head.

While games are played, rows lie in parts beside the file, each written whole or not at all; when the last one is there,
they become the file. Whoever was killed goes on from the parts.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, replace
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from outremer.kernel.blanks import shown
from outremer.lab.arena import VERSION, Match, Plan
from outremer.lab.unusable import Unusable, need
from outremer.table import catalogue
from outremer.table.game import BadSetting

if TYPE_CHECKING:
    import pyarrow

FORMAT = 1  # raised when older files can no longer be read
HEAD = b"outremer"
ROWS_A_PART = 16
SECONDS_A_PART = 30.0  # a game that ends later than this after the last part is written at once
PARTS = ".parts"
BY_ANOTHER = "use the version of Outremer that wrote it, or begin another file by --out; nothing in it was touched"


class Results:
    """The rows of one plan, kept in a file as they come."""

    def __init__(self, file: Path, plan: Plan, rows: list[Match]) -> None:
        self.file = file
        self.plan = plan
        self.rows = rows
        self._parts = parts_of(file)
        self._unwritten: list[Match] = []
        self._written_at = monotonic()

    @staticmethod
    def begin(file: Path, plan: Plan) -> Results:
        """A file that is not there yet; nothing that is there is overwritten."""
        if file.exists() or parts_of(file).exists():
            raise Unusable(f"{file} exists already; go on with it by --resume, or choose another name")
        results = Results(file, plan, [])
        results.write_part()  # without rows, so that the plan is known from the first moment on
        return results

    @staticmethod
    def go_on(file: Path, games: int | None = None) -> Results:
        """What was begun, or finished, in this file; so many games it shall be in the end."""
        parts = sorted(parts_of(file).glob("*.parquet"))
        sources = [file, *parts] if file.exists() else parts
        if not sources:
            raise Unusable(f"there are no results in {file}; --out {file} begins them")
        plans: list[Plan] = []
        rows: dict[int, Match] = {}
        for source in sources:
            plan, written = read(source)
            plans.append(plan)
            rows.update({row.number: row for row in written})
        plan = max(plans, key=lambda one: one.games)
        if games is not None and games < plan.games:
            raise Unusable(f"{file} is a run of {plan.games} games already; --games can only make it longer")
        _check_resumable(file, plan, rows.values())
        return Results(file, replace(plan, games=games or plan.games), list(rows.values()))

    def left(self) -> list[int]:
        """The numbers of the games that have no row yet."""
        done = {row.number for row in self.rows}
        return [number for number in range(self.plan.games) if number not in done]

    def add(self, match: Match) -> None:
        self.rows.append(match)
        self._unwritten.append(match)
        if len(self._unwritten) >= ROWS_A_PART or monotonic() - self._written_at >= SECONDS_A_PART:
            self.write_part()

    def write_part(self) -> None:
        """Make durable what is there."""
        with _writing(self.file):
            self._parts.mkdir(parents=True, exist_ok=True)
            last = max((int(part.stem) for part in self._parts.glob("*.parquet")), default=-1)
            _write(self._parts / f"{last + 1:06}.parquet", self.plan, self._unwritten)
        self._unwritten = []
        self._written_at = monotonic()

    def finish(self) -> None:
        """All rows are there: they become the file, in the order of their numbers."""
        self.rows.sort(key=lambda row: row.number)
        if self._parts.exists():
            with _writing(self.file):
                _write(self.file, self.plan, self.rows)
                shutil.rmtree(self._parts)


def parts_of(file: Path) -> Path:
    """Where the rows lie until all are there."""
    return file.with_name(f"{file.name}{PARTS}")


def _way_out(file: Path) -> str:
    """What to do about a file that is damaged."""
    if file.parent.suffix == PARTS:
        return "move it away, and --resume plays its games again"
    return "put a copy of it back, or begin another by --out"


def _check_resumable(file: Path, plan: Plan, rows: Iterable[Match]) -> None:
    versions = {(row.outremer, row.rules) for row in rows}
    if versions - {(VERSION, catalogue.game(plan.game).version)}:
        raise Unusable(f"{file} was begun by another version of Outremer or of {plan.game}; go on with that one")


# -- reading and writing ----------------------------------------------------------------------------------------------


def _schema() -> pyarrow.Schema:
    import pyarrow

    return pyarrow.schema(
        [
            ("number", pyarrow.int32()),
            ("game", pyarrow.string()),
            ("rules", pyarrow.int32()),
            ("outremer", pyarrow.string()),
            ("options", pyarrow.map_(pyarrow.string(), pyarrow.string())),
            ("seed", pyarrow.string()),
            ("bots", pyarrow.list_(pyarrow.string())),
            ("ranks", pyarrow.list_(pyarrow.int32())),
            ("points", pyarrow.list_(pyarrow.int32())),
            ("decisions", pyarrow.list_(pyarrow.int32())),
            ("seconds", pyarrow.list_(pyarrow.float64())),
            ("record", pyarrow.string()),
        ]
    )


def _write(file: Path, plan: Plan, rows: Iterable[Match]) -> None:
    """The whole file or none of it, and not only in memory."""
    import pyarrow
    from pyarrow import parquet

    head = {"format": FORMAT, "plan": asdict(plan)}
    schema = _schema().with_metadata({HEAD: json.dumps(head).encode()})
    listed = [{**vars(row), "options": list(row.options.items())} for row in rows]
    beside = file.with_name(f".{file.name}-{os.getpid()}")
    try:
        with beside.open("xb") as stream:
            table = pyarrow.Table.from_pylist(listed, schema)
            parquet.write_table(table, stream, compression="zstd", write_page_checksum=True)
            stream.flush()
            os.fsync(stream.fileno())
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
    folder = os.open(file.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def read(file: Path) -> tuple[Plan, list[Match]]:
    """The plan and the rows of a file; raises Unusable, and the file stays as it is."""
    need("lab", "a results file", "pyarrow")
    from pyarrow import ArrowException, parquet

    try:
        with file.open("rb") as stream:  # Python's own complaints about files are sentences
            # Without threads: one that still holds the stream while the program ends would abort it.
            pages = parquet.ParquetFile(stream, pre_buffer=False, page_checksum_verification=True)
            table = pages.read(use_threads=False)
    except (ArrowException, UnicodeDecodeError) as error:
        raise Unusable(
            f"{file} is cut short, damaged, or no Parquet file; nothing in it was touched: {_way_out(file)}"
        ) from error
    except OSError as error:
        reason = error.strerror or f"it is damaged: {_way_out(file)}"
        raise Unusable(f"{file} cannot be read: {reason}") from error
    plan = _plan(file, (table.schema.metadata or {}).get(HEAD))
    if table.schema.remove_metadata() != _schema():
        raise Unusable(f"{file} has other columns than results have; {BY_ANOTHER}")
    return plan, [_match(row) for row in table.to_pylist()]


def _plan(file: Path, head: bytes | None) -> Plan:
    try:
        told = json.loads(head or b"null")
        if isinstance(told, Mapping) and told.get("format") != FORMAT:
            raise Unusable(f"{file} has format {shown(told.get('format'))}, this program reads {FORMAT}; {BY_ANOTHER}")
        said = told["plan"]
        plan = Plan(**{**said, "bots": tuple(said["bots"])})
        plan.check()
    except BadSetting as error:
        raise Unusable(f"{file} cannot be used: {error}") from error
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, Unusable):
            raise
        raise Unusable(f"{file} holds no results of `outremer arena`; name a file that --out began") from error
    return plan


def _match(row: dict[str, Any]) -> Match:
    lists = {name: tuple(row[name]) for name in ("bots", "ranks", "points", "decisions", "seconds")}
    return Match(**{**row, **lists, "options": dict(row["options"])})


@contextmanager
def _writing(file: Path) -> Iterator[None]:
    """What goes wrong with a disk becomes a sentence."""
    try:
        yield
    except OSError as error:
        raise Unusable(f"{file} cannot be written: {error.strerror}") from error
