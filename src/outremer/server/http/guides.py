"""Guided first games: opening one, leaving it into a free game, putting it away."""

from __future__ import annotations

from functools import cache

from outremer.server.departures import SUBSTITUTE
from outremer.server.errors import Fault
from outremer.server.guiding import guidance
from outremer.server.http.catalogue import find_game
from outremer.server.http.identity import address_of
from outremer.server.http.lobby import begin_play, changing, check_owner
from outremer.server.http.requests import ApiRequest, Text
from outremer.server.live.room import Room
from outremer.server.protocol.news import GuideNews
from outremer.server.protocol.tables import TableInfo
from outremer.server.sentences import language_of
from outremer.server.store import tables
from outremer.server.store.players import Player
from outremer.server.store.tables import StoredSeat, StoredTable
from outremer.table.game import Game
from outremer.table.guides import Guide, guide_of
from outremer.words import GUIDE


def _guide(game: Game) -> Guide:
    guide = guide_of(game.name)
    if guide is None:
        raise Fault("no-guide", game=game.name)
    return guide


async def texts(request: ApiRequest) -> Text:
    """What the guide says in one language, for a Fluent bundle."""
    game, lang = find_game(request.path("game")), language_of(request.path("lang"), "")
    _guide(game)
    return Text(_fluent(game, lang))


@cache
def _fluent(game: Game, lang: str) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in game.texts(lang) if file.name == GUIDE)


async def open_guide(request: ApiRequest) -> TableInfo:
    """A guided first game, which has begun: the one that this person has begun earlier, or a new one."""
    player, game = request.somebody, find_game(request.path("game"))
    guide, rooms = _guide(game), request.services.rooms
    for id_ in await request.store.read(lambda connection: tables.guided(connection, game.name, player.key)):
        room = await rooms.get(id_)
        if _goes_on(room):
            return room.info(player, request.lang)
    request.services.limits.check("tables", player.id)
    request.services.limits.check("openings", address_of(request.raw))
    stored = _new_table(game, guide, player)
    await request.store.write(lambda connection: tables.create(connection, stored))
    async with rooms.changing(stored.id):
        room = await begin_play(request.services, await rooms.get(stored.id))
    return room.info(player, request.lang)


def _goes_on(room: Room) -> bool:
    """Is there still something to be led to?"""
    table = room.table
    told = None if table is None else guidance(room.stored, table, room.sequence)
    return told is not None and told.step < told.steps


def _new_table(game: Game, guide: Guide, player: Player) -> StoredTable:
    seats = [
        StoredSeat(at, "person", player.key, player.id, player.name, ready=True)
        if at == guide.learner
        else StoredSeat(at, "bot", bot=SUBSTITUTE)
        for at in range(guide.seats)
    ]
    stored = tables.new_table(game.name, game.version, dict(guide.options), "private", player.key, seats)
    stored.guided, stored.windows = True, "unconcerned"
    return stored


async def leave_guide(request: ApiRequest) -> TableInfo:
    """The game goes on freely: bots play to win, and nobody knows what chance brings."""
    async with changing(request) as room:
        _check_guided(request, room)
        await room.held.write(lambda connection: tables.save_table(connection, room.stored.key, guided=False))
        room.stored.guided = False
        room.tell(room.audience.everybody(), GuideNews(None))
    return room.info(request.player, request.lang)


async def put_away(request: ApiRequest) -> TableInfo:
    """A guided first game that is no longer needed: it is no more, and awaits nobody."""
    async with changing(request) as room:
        _check_guided(request, room)
        request.services.rooms.close(room)
        await room.held.write(lambda connection: tables.remove(connection, room.stored.key))
    request.services.notices.notify_awaited(request.somebody.key)
    return room.info(request.player, request.lang)


def _check_guided(request: ApiRequest, room: Room) -> None:
    check_owner(request, room)
    if not room.stored.guided:
        raise Fault("not-guided")
