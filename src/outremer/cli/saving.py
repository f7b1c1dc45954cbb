"""Where games are kept: one JSON file a game, replaced as a whole after every move, so that nothing can be lost."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

import outremer
from outremer.cli.mistakes import Mistake, read_json, read_text
from outremer.kernel.blanks import shown
from outremer.table.saves import BadSave

FORMAT = 1
FIELDS = ("outremer game", "players", "names", "lang", "table")


@dataclass
class Kept:
    """A table, and who sits at it."""

    table: outremer.Table
    players: list[str]  # by seat: "you" or the name of a bot
    names: list[str]  # by seat; [] where nobody has been given one
    lang: str


def folder() -> Path:
    """The user's data folder, as the XDG convention has it."""
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "share") / "outremer" / "games"


def fresh_file(game: str) -> Path:
    """A file of this game that does not exist yet."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    number, file = 1, folder() / f"{game}-{stamp}.json"
    while file.exists():
        number += 1
        file = folder() / f"{game}-{stamp}-{number}.json"
    return file


def check_free(file: Path, own: Path | None = None) -> None:
    """No game may overwrite another."""
    if file != own and file.exists():
        raise Mistake(f"{file} exists already; go on with it by --resume, or choose another name")


def keep(kept: Kept, file: Path) -> None:
    """Write the file anew, or leave the old one as it is."""
    saved = {
        "outremer game": FORMAT,
        "players": kept.players,
        "names": kept.names,
        "lang": kept.lang,
        "table": kept.table.save(),
    }
    text = json.dumps(saved, indent=1, ensure_ascii=False) + "\n"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, beside = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}-")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as stream:
                stream.write(text)
                stream.flush()
                os.fsync(stream.fileno())
            Path(beside).replace(file)
        except BaseException:
            Path(beside).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise Mistake(f"the game cannot be saved in {file}: {error.strerror}") from error


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Let the signals that end the program wait until this is done."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGHUP, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def resume(file: Path) -> Kept:
    """A kept game, or a bare saved table, whose seats are then nobody's yet."""
    saved = read_json(file)
    try:
        if isinstance(saved, dict) and "outremer game" in saved:
            return _kept(saved)
        return Kept(outremer.load(saved), [], [], "en")
    except BadSave as error:
        raise Mistake(f"{file} cannot be resumed: {error}") from error


def _kept(saved: dict[str, Any]) -> Kept:
    for name in saved:
        if name not in FIELDS:
            raise BadSave(f"{name}: there is no such field; the fields are {', '.join(FIELDS)}")
    if saved["outremer game"] != FORMAT:
        raise BadSave(f"outremer game: must be {FORMAT}, not {shown(saved['outremer game'])}")
    table = outremer.load(saved.get("table", {}))
    for name in ("players", "names"):
        listed = saved.get(name, [])
        if not isinstance(listed, list) or not all(isinstance(one, str) for one in listed):
            raise BadSave(f"{name}: must be a list of words")
        if listed and len(listed) != table.seats:
            raise BadSave(f"{name}: must name {table.seats} seats, not {len(listed)}")
    lang = saved.get("lang", "en")
    if not isinstance(lang, str):
        raise BadSave(f"lang: must be a word, not {shown(lang)}")
    return Kept(table, saved.get("players", []), saved.get("names", []), lang)


def told_in(file: Path) -> tuple[outremer.Table, list[str]]:
    """The game that a record or a kept game tells, and its players' names, [] where they have none."""
    text = read_text(file)
    if text.lstrip().startswith("{"):
        kept = resume(file)
        return kept.table, kept.names
    return outremer.replay(text), []
