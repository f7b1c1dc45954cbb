"""What there is to play: games with their options, their words and their rules."""

from __future__ import annotations

import asyncio
import re
from functools import cache

import outremer
from outremer.bots import BOTS
from outremer.kernel.blanks import Seat, unmarked
from outremer.kernel.lexicon import SEAT
from outremer.server.errors import Fault
from outremer.server.http.requests import ApiRequest, Text
from outremer.server.protocol.games import GameInfo, OptionInfo, RuleInfo
from outremer.server.sentences import language_of, words
from outremer.table.game import BadSetting, Game
from outremer.table.guides import guide_of
from outremer.words import COACH, GUIDE, RULES, RULINGS, SHARED, SOURCES, TYPED

NOT_SHOWN = (
    RULES,
    RULINGS,
    SOURCES,
    TYPED,
    GUIDE,
    COACH,
    "lesson.ftl",
    "server.ftl",
    "terminal.ftl",
)  # not at every table
A_COMMENT = re.compile(r"^#.*\n+", re.MULTILINE)
A_MESSAGE = re.compile(r"^(?=[a-z])", re.MULTILINE)
IN_A_LOBBY = ("game-", "seat-", "option-edition")  # how the messages begin that a list of games and tables needs


async def games(request: ApiRequest) -> list[GameInfo]:
    return [_info(outremer.game(name)) for name in outremer.games()]


@cache
def _info(game: Game) -> GameInfo:
    options = [
        OptionInfo(one.name, list(one.choices), one.default, one.rule, dict(one.by_edition)) for one in game.options
    ]
    lexicon = game.lexicon
    return GameInfo(
        game.name,
        game.least_seats,
        game.most_seats,
        options,
        list(BOTS),
        game.version,
        {form.__name__: form.rule for form in game.all_forms},
        _with_any(
            {
                form.__name__: [name for name, blank in form.blanks.items() if isinstance(unmarked(blank), Seat)]
                for form in game.all_forms
            }
        ),
        _with_any(
            {
                name: [argument for argument, kind in arguments.items() if kind == SEAT]
                for name, arguments in zip(game.annals.names, game.annals.arguments, strict=True)
            }
        ),
        [said for verb, said in lexicon.verbs.items() if lexicon.is_offer[verb]],
        [lexicon.verbs[verb] for verb in game.rules(game.setting(game.least_seats, {})).replies],
        game.windows,
        guide_of(game.name) is not None,
    )


def _with_any(seats: dict[str, list[str]]) -> dict[str, list[str]]:
    """Most have none: what is not listed has none."""
    return {name: found for name, found in seats.items() if found}


def find_game(name: str) -> Game:
    try:
        return outremer.game(name)
    except BadSetting as error:
        raise Fault("no-such-game", game=name[:40]) from error


async def fluent(request: ApiRequest) -> Text:
    """The texts of a game in one language, for a Fluent bundle; the rules come by themselves."""
    game, lang = find_game(request.path("game")), language_of(request.path("lang"), "")
    played = request.raw.query_params.get("modules")
    names = [module.name for module in game.modules]
    return Text(_fluent(game, lang, () if played is None else tuple(sorted({*names} - {*played.split(",")}))))


@cache
def _fluent(game: Game, lang: str, without: tuple[str, ...] = ()) -> str:
    """What is told at every table, less the words of these modules, each of which has them in a file of its name."""
    shared = sorted((SHARED / lang).glob("*.ftl"))
    files = [file for file in (*shared, *game.texts(lang)) if file.name not in NOT_SHOWN and file.stem not in without]
    return A_COMMENT.sub("", "\n".join(file.read_text(encoding="utf-8") for file in files))


async def coach_words(request: ApiRequest) -> Text:
    """What the coach says of a game, which is told where somebody asks it."""
    return Text(_coach_words(find_game(request.path("game")), language_of(request.path("lang"), "")))


@cache
def _coach_words(game: Game, lang: str) -> str:
    files = [SHARED / lang / COACH, *(file for file in game.texts(lang) if file.name == COACH)]
    return A_COMMENT.sub("", "\n".join(file.read_text(encoding="utf-8") for file in files))


async def lobby_words(request: ApiRequest) -> dict[str, str]:
    """The few texts of each game that a list of games and tables needs: title, summary, seats, editions."""
    lang = language_of(request.path("lang"), "")
    return {name: _lobby_words(outremer.game(name), lang) for name in outremer.games()}


@cache
def _lobby_words(game: Game, lang: str) -> str:
    messages = A_MESSAGE.split(_fluent(game, lang))
    return "".join(message for message in messages if message.startswith(IN_A_LOBBY))


async def rules(request: ApiRequest) -> list[RuleInfo]:
    """Those of a large game take a third of a second to read for the first time: no table waits for that."""
    return await asyncio.to_thread(_rules, find_game(request.path("game")), request.lang)


@cache
def _rules(game: Game, lang: str) -> list[RuleInfo]:
    said = words(game.name, lang)
    return [
        RuleInfo(
            entry.id,
            entry.kind,
            said.rule(entry.id),
            said.question(entry.id),
            said.ruling(entry.id),
            entry.option,
            said.source(entry.id),
            "" if entry.module == "base" else entry.module,
        )
        for entry in said.ledger.entries.values()
    ]
