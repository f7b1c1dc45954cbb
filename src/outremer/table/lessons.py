"""What a newcomer reads before a first game: the sections of a lesson, and the scenes that its boards show.

A game tells it in its own folder: `lesson.toml` says in which order, its texts `lesson.ftl` in which words, and
`lessons/*.record` are games from which the scenes are taken, so that every board shown has really been played.

    signs = ["squire", "bezant"]           # the icons that are explained

    [scene.auction]                        # a moment of a recorded game
    record = "three-rounds"                # lessons/three-rounds.record
    after = 12                             # so many of its moves and rolls
    seat = 0                               # through whose eyes
    form = "Sale"                          # what is being asked then

    [[section]]
    name = "auction"                       # the texts lesson-auction-title, lesson-auction and lesson-auction-seen
    scene = "auction"                      # left out: text alone
    part = "board"                         # of a table's page: board, seats, screen, or what the drawn board calls so
    rules = ["auction.opener"]             # of the ledger: those that it tells
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from outremer.table.game import Game
from outremer.table.opening import replay_part
from outremer.table.table import Table

FILE = "lesson.toml"
FOLDER = "lessons"


@dataclass(frozen=True)
class Scene:
    """A moment of a recorded game, as one seat sees it."""

    record: str
    after: int
    seat: int
    form: str


@dataclass(frozen=True)
class Section:
    """A few paragraphs, and what may be seen beside them."""

    name: str
    scene: str = ""
    part: str = "board"
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """All that `lesson.toml` says; empty where a game has none."""

    sections: tuple[Section, ...] = ()
    signs: tuple[str, ...] = ()
    scenes: Mapping[str, Scene] = field(default_factory=dict)


@cache
def lesson_of(game: Game) -> Lesson:
    file = game.folder / FILE
    if not file.is_file():
        return Lesson()
    written = tomllib.loads(file.read_text(encoding="utf-8"))
    sections = [Section(**{**one, "rules": tuple(one.get("rules", ()))}) for one in written["section"]]
    scenes = {name: Scene(**one) for name, one in written.get("scene", {}).items()}
    return Lesson(tuple(sections), tuple(written.get("signs", ())), scenes)


def stage(game: Game, scene: Scene) -> Table:
    """The table as it stood at this moment; raises BadRecord where the record cannot be played so far."""
    text = (game.folder / FOLDER / f"{scene.record}.record").read_text(encoding="utf-8")
    return replay_part(text, scene.after)
