"""The process in which a bot thinks: a line of JSON in, one or two out, until the input ends.

What comes in was dealt anew for the bot's seat before it left the server, so nothing that is hidden from it is here.
The bot imagines tables from it as it would from the real one: the seat can tell none of them apart.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from typing import Any, Final

import outremer
from outremer.bots import Chair, bot
from outremer.bots.speaking import speak
from outremer.kernel.lexicon import Move

try:
    import resource  # where a system has limits
except ImportError:
    resource = None  # type: ignore[assignment]  # the absence of the module

AT_ONCE: Final = "greedy"  # says what would be played if there were no time
MOST_MEMORY: Final = 1 << 30  # bytes of a process: many times what the longest thought takes


def answers(question: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The bot's move; before it, of one that thinks for long, what would be said at once, should it get no farther."""
    try:
        chair = Chair(outremer.load(question["table"]), question["seat"], *question.get("time", ()))
        player = bot(question["bot"], question["seed"])
        if question.get("explain"):
            yield {"move": None, "explanation": player.explain(chair).plain()}
            return
        replies = [Move.parse(reply) for reply in question.get("replies", ())]
        if player.by_clock:
            yield {"so far": str(speak(bot(AT_ONCE, question["seed"]), chair, replies).move)}
        move, failure = speak(player, chair, replies)
        yield {"move": str(move), **({"error": failure} if failure else {})}
    except Exception as error:  # noqa: BLE001  # whatever is wrong with the question is told
        yield {"error": f"{type(error).__name__}: {error}"}


def main() -> None:
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))
    try:
        for line in sys.stdin:
            for answer in answers(json.loads(line)):
                print(json.dumps(answer), flush=True)
    except BrokenPipeError:  # the server is gone, and nobody waits for an answer
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
