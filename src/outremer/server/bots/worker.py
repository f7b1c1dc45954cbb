"""The process in which a bot thinks: a line of JSON in, a line of JSON out, until the input ends.

What comes in was dealt anew for the bot's seat before it left the server, so nothing that is hidden from it is here.
The bot imagines tables from it as it would from the real one: the seat can tell none of them apart.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any

import outremer
from outremer.bots import Chair, bot
from outremer.kernel.lexicon import Move


def choose(question: dict[str, Any]) -> str:
    chair = Chair(outremer.load(question["table"]), question["seat"])
    player = bot(question["bot"], question["seed"])
    if question.get("replies"):
        return str(player.reply(chair, [Move.parse(reply) for reply in question["replies"]]))
    return str(player.choose(chair))


def main() -> None:
    try:
        _answer_all()
    except BrokenPipeError:  # the server is gone, and nobody waits for an answer
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _answer_all() -> None:
    for line in sys.stdin:
        try:
            answer = {"move": choose(json.loads(line))}
        except Exception as error:  # noqa: BLE001  # a bot may fail in any way; the server draws a move instead
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
