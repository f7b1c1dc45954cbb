"""The door to MCP: a language model, or any other client of the protocol, sits at a table.

It reads the rules, sees what its seat may know, is told why a move is not allowed, and plays. `outremer mcp` starts it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from outremer.doors.extras import extra
from outremer.doors.seats import NotNow, Seat, Sight
from outremer.kernel.lexicon import Move
from outremer.table.values import NoSuchMove, Refused
from outremer.words import Words
from outremer.words.searching import search

with extra("mcp"):
    from mcp.server import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError
    from mcp.types import ToolAnnotations

Reply = dict[str, Any]
LONGEST_WAIT = 60.0
INSTRUCTIONS = """\
You have seat {seat} at a table of {title}. `look` shows what you know, whose turn it is and what you are asked; `rules`
has the rulebook. When it is your turn, `play` a sentence such as "{example}": a verb and its nouns. {moves}
`why` says which rule forbids a sentence, without playing it. Illegal attempts are counted."""
WITH_MOVES = "`moves` lists all that you may say."
WITHOUT_MOVES = "What you may say is not listed here: it follows from the rules."


class Door:
    """The tools of one seat; their docstrings are what the client reads about them."""

    def __init__(self, seat: Seat, words: Words) -> None:
        self._seat = seat
        self._words = words
        self._illegal = 0
        self._busy = asyncio.Lock()

    @asynccontextmanager
    async def _seated(self) -> AsyncIterator[Seat]:
        """The seat, for one thing at a time; what it cannot do now is told as it is."""
        async with self._busy:
            try:
                yield self._seat
            except NotNow as error:
                raise ToolError(str(error)) from error

    async def rules(self, words: str = "") -> Reply:
        """The rules that hold at this table. `words`: a rule's id, or words that a rule must have; without any, all."""
        ledger, setting = self._words.ledger, self._seat.setting
        modules = {"", "base", *(module.name for module in self._seat.game.in_play(setting))}
        edition = setting.options.get("edition", "")
        found = [ledger[words]] if words in ledger else search(self._words, words)
        hold = [one for one in found if one.module in modules and (edition in one.editions or not one.editions)]
        return {"rules": [self._rule(one.id) for one in hold], "options": dict(setting.options)}

    def _rule(self, rule: str) -> Reply:
        told = {"question": self._words.question(rule), "ruling": self._words.ruling(rule)}
        return {"id": rule, "text": self._words.rule(rule)} | {name: text for name, text in told.items() if text}

    async def look(self, seconds: float = 0) -> Reply:
        """What you know of the table now. `seconds`: how long to wait for your turn, where others are to speak."""
        async with self._seated() as seat:
            sight = await seat.look(min(max(seconds, 0.0), LONGEST_WAIT))
        return {**self._told(sight), "view": sight.view}

    async def moves(self) -> Reply:
        """All that you may say now, with what it means."""
        async with self._seated() as seat:
            sight, names = await seat.look(0), seat.names(self._words)
        listed = [{"move": move, "means": self._words.move(Move.parse(move), names)} for move in sight.moves]
        return {**self._told(sight), "moves": listed}

    async def why(self, move: str) -> Reply:
        """May you say this now, and if not, which rule forbids it? Nothing is played."""
        try:
            async with self._seated() as seat:
                refusal = await seat.why(move)
        except NoSuchMove as error:
            return {"allowed": False, "reason": str(error)}
        if refusal is None:
            return {"allowed": True}
        return {"allowed": False, "rule": refusal.rule, "reason": self._words.rule(refusal.rule)}

    async def play(self, move: str) -> Reply:
        """Say this sentence. The answer tells what has happened, or why the move is not allowed: then nothing has."""
        try:
            async with self._seated() as seat:
                await seat.play(move)
                sight = await seat.look(0)
        except Refused as refused:
            return self._refused(self._words.rule(refused.rule), {"rule": refused.rule})
        except NoSuchMove as error:
            return self._refused(str(error), {})
        return {"played": True, **self._told(sight)}

    def _refused(self, reason: str, more: Reply) -> Reply:
        self._illegal += 1
        return {"played": False, "reason": reason, **more, "illegal_attempts": self._illegal}

    def _told(self, sight: Sight) -> Reply:
        """What every answer says: what was heard since the last one, who is to speak, and how it stands."""
        names, told = self._seat.names(self._words), {"illegal_attempts": self._illegal, "result": sight.result}
        if sight.view is None:
            return {"begun": False, **told}
        asked, forms = sight.view["asked"], sight.view["forms"]
        is_asked = self._seat.seat in asked
        prompt = self._words.prompt(forms[-1]["form"], forms[-1], names) if is_asked and forms else None
        return {
            "happened": [self._words.event(event, names) for event in sight.news],
            "your_turn": is_asked,
            "asked": prompt,
            "waiting_for_seats": asked,
            "over": sight.view["over"],
            **told,
        }


def server(seat: Seat, words: Words, lists_moves: bool = True) -> MCPServer[Any]:
    """A server of MCP for this seat."""
    door = Door(seat, words)
    instructions = INSTRUCTIONS.format(
        seat=seat.seat,
        title=words.title,
        example=next(one for one in seat.game.lexicon.sentences if " " in one),
        moves=WITH_MOVES if lists_moves else WITHOUT_MOVES,
    )
    made: MCPServer[Any] = MCPServer("outremer", instructions=instructions, log_level="WARNING")
    reading: list[Callable[..., Any]] = [door.rules, door.look, door.why]
    for tool in [*reading, door.moves] if lists_moves else reading:
        made.add_tool(tool, annotations=ToolAnnotations(read_only_hint=True))
    made.add_tool(door.play, annotations=ToolAnnotations(read_only_hint=False, destructive_hint=False))
    return made
