"""What the signs of Fief's board mean, and what is told beside its questions and choices in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from outremer.drawing.players import Players
from outremer.kernel.lexicon import Noun
from outremer.words import Words

# The card, or the title, that a verb is about.
ABOUT = {
    "harvest": "harvest",
    "weather": "weather",
    "tax-fief": "tax",
    "tax-see": "tax",
    "tax-church": "tax",
    "tunnel": "passage",
    "escape": "passage",
    "foil": "passage",
    "strike": "assassination",
    "assassinate": "assassination",
    "condemn": "justice",
    "justice": "justice",
    "incite": "uprising",
    "rouse": "uprising",
    "uprising": "uprising",
    "spring": "ambush",
    "ambush": "ambush",
    "arc": "arc",
    "cardinal": "cardinal",
}
OF_CARDS = ("discard", "give-card", "want-card")


def legend(view: dict[str, Any], words: Words, players: Players) -> list[str]:
    """The signs of the map, the letters of the troops that are in play, and those of lords and bargains."""
    world = view["world"]
    kinds = {"knight", "footman"}
    for village in world["villages"].values():
        for army in village["armies"]:
            kinds.update(army.get("troops", {}))
    troops = ", ".join(f"{words.say(f'board-{kind}-short')} {words.noun(kind)}" for kind in sorted(kinds))
    lines = [words.say("board-signs-map"), words.say("board-signs-people", troops=troops)]
    if any("stage" in (world.get(module.name) or {}) for module in words.game.modules):
        lines.append(words.say("board-signs-overseas"))
    return lines


def brings(view: dict[str, Any], said: Sequence[Noun], words: Words, players: Players) -> str | None:
    """What the card or title does that a verb plays; of a card that changes hands, what it does."""
    verb, *nouns = said
    if verb in ABOUT:
        return words.say(f"about-{ABOUT[str(verb)]}")
    is_card = verb in OF_CARDS and bool(nouns) and words.has(f"about-{nouns[0]}")
    return words.say(f"about-{nouns[0]}") if is_card else ""


def asked(view: dict[str, Any], beginning: Sequence[Noun], words: Words, players: Players) -> list[str]:
    """The prices for whoever buys, and what the office to be filled by an election is worth."""
    form = view["forms"][-1]
    if beginning:
        return []
    if form["form"] == "Purchases":
        return [words.say("note-Purchases")]
    office = form.get("office")
    return [words.say(f"about-{office}")] if office and words.has(f"about-{office}") else []
