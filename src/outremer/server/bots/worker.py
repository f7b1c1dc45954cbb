"""The process in which a bot thinks: a line of JSON in, one or several out, until the input ends.

What comes in was dealt anew for the bot's seat before it left the server, so nothing that is hidden from it is here.
The bot imagines tables from it as it would from the real one: the seat can tell none of them apart.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
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


def answer(question: dict[str, Any], say: Callable[[dict[str, Any]], None]) -> None:
    """The bot's move; before it, of one that thinks for long, what is best so far, should it get no farther.

    That is first what would be said at once, and then, now and then, what its tree has tried most often.
    """
    try:
        chair = Chair(outremer.load(question["table"]), question["seat"], *question.get("time", ()))
        player = bot(question["bot"], question["seed"])
        if question.get("explain"):
            say({"move": None, "explanation": player.explain(chair).plain()})
            return
        replies = [Move.parse(reply) for reply in question.get("replies", ())]
        if player.by_clock:
            say({"so far": str(speak(bot(AT_ONCE, question["seed"]), chair, replies).move)})
            player.tell = lambda best: say({"so far": str(best)})
        move, failure = speak(player, chair, replies)
        say({"move": str(move), **({"error": failure} if failure else {})})
    except Exception as error:  # noqa: BLE001  # whatever is wrong with the question is told
        say({"error": f"{type(error).__name__}: {error}"})


def main() -> None:
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))
    try:
        for line in sys.stdin:
            answer(json.loads(line), lambda said: print(json.dumps(said), flush=True))
    except BrokenPipeError:  # the server is gone, and nobody waits for an answer
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
