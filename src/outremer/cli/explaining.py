"""An explanation in words: what a bot considered, or what a move of another seat did, as lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from outremer.bots.explaining import Effect, Explanation, Promise, Seen
from outremer.kernel.lexicon import Move
from outremer.words import Words


class Telling:
    """In one language, with the names of these players."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names

    def explanation(self, one: Explanation) -> list[str]:
        player = self.names[one.seat]
        lines = [self.words.say(f"why-{one.way}", player=player, considered=one.considered)]
        for number, option in enumerate(one.options, start=1):
            moves = ", ".join(self.move(move) for move in option.moves)
            lines.append(self.words.say("why-option", number=number, moves=moves, **shares(option.promise)))
            lines += self.effects(option.effects)
        return lines

    def seen(self, one: Seen, seat: int) -> list[str]:
        """What somebody else's move did, as far as whoever asks may know."""
        said = self.words.say(
            "why-seen",
            player=self.names[seat],
            move=self.move(one.move),
            before=percent(one.before.share),
            **shares(one.after),
        )
        return [said, *(self.effects(one.effects) or ["  " + self.words.say("why-nothing")])]

    def effects(self, effects: Sequence[Effect]) -> list[str]:
        if not effects:
            return []
        return ["  " + self.words.say("why-effects", effects="; ".join(self.effect(one) for one in effects))]

    def effect(self, one: Effect) -> str:
        part = self.words.say(f"judged-{one.part}")
        speaks = "pro" if one.worth > 0 else "contra"
        return self.words.say(
            "why-effect", part=part, before=amount(one.before), after=amount(one.after), speaks=speaks
        )

    def move(self, move: str) -> str:
        return self.words.move(Move.parse(move), self.names)


def shares(promise: Promise) -> dict[str, str]:
    return {"share": percent(promise.share), "low": percent(promise.low), "high": percent(promise.high)}


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def amount(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")
