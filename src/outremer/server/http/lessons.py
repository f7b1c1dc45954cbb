"""What a newcomer reads about a game, with the boards that are shown beside it."""

from __future__ import annotations

import asyncio
from functools import cache

from outremer.server.errors import Fault
from outremer.server.http.catalogue import find_game
from outremer.server.http.requests import ApiRequest
from outremer.server.live.events import free_answers
from outremer.server.protocol.games import LessonInfo, SceneInfo, SectionInfo, SignInfo
from outremer.server.sentences import words
from outremer.table.game import Game
from outremer.table.lessons import Section, lesson_of, stage
from outremer.words import Words


async def lesson(request: ApiRequest) -> LessonInfo:
    """The game told to somebody who does not know it; empty where it tells nothing. No table waits for its words."""
    return await asyncio.to_thread(_lesson, find_game(request.path("game")), request.lang)


@cache
def _lesson(game: Game, lang: str) -> LessonInfo:
    said, told = words(game.name, lang), lesson_of(game)
    signs = [SignInfo(sign, said.say(f"sign-{sign}")) for sign in told.signs]
    return LessonInfo([_section(said, one) for one in told.sections], signs)


def _section(said: Words, section: Section) -> SectionInfo:
    message = f"lesson-{section.name}"
    return SectionInfo(
        section.name,
        said.say(f"{message}-title"),
        said.say(message).split("\n\n"),
        list(section.rules),
        section.scene,
        section.part,
        said.say(f"{message}-seen") if section.scene else "",
    )


async def scene(request: ApiRequest) -> SceneInfo:
    """A board of the lesson: always by the rules as they are now."""
    game, name = find_game(request.path("game")), request.path("scene")
    if name not in lesson_of(game).scenes:
        raise Fault("no-such-scene", scene=name[:40])
    return _scene(game, name)


@cache
def _scene(game: Game, name: str) -> SceneInfo:
    wanted = lesson_of(game).scenes[name]
    table = stage(game, wanted)
    modules = [module.name for module in game.in_play(table.setting)]
    return SceneInfo(wanted.seat, table.view(wanted.seat), free_answers(table, wanted.seat), modules)
