"""What a choice of the Council of Four costs and brings, in words, for the menus of the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from outremer.drawing.players import Players
from outremer.games.council.acquiring import A_ROAD
from outremer.kernel.lexicon import Noun
from outremer.words import Words

World = dict[str, Any]


def in_words(goods: Mapping[str, int], words: Words) -> str:
    """`two coins, one nobility step`."""
    return ", ".join(words.say(f"board-so-many-{good}", count=count) for good, count in goods.items())


def brings(view: dict[str, Any], said: Sequence[Noun], words: Words, players: Players) -> str | None:
    """What the words say that are known so far; None where the game has nothing to reckon."""
    verb, *nouns = said
    told = _TOLD.get(str(verb))
    if told is None or (verb not in ALONE and not nouns):
        return None
    return told(view, str(nouns[-1]) if nouns else "", words)


def laid(form: dict[str, Any], words: Words) -> str:
    """The cards chosen so far, and what would be to pay now."""
    cards = [words.noun(card) + (f" ×{count}" if count > 1 else "") for card, count in form["laid"].items() if count]
    if not cards:
        return ""
    price = words.say("board-so-many-coins", count=form["price"])
    return words.say("board-laid", cards=", ".join(cards), price=price)


def _council(view: World, council: str, words: Words) -> str:
    """How many cards fit a council at best, and what is then to pay."""
    preview = view["world"]["preview"]
    asks = preview["councils"][council] if preview else None
    if not asks or asks["price"] is None:
        return ""
    price = words.say("board-so-many-coins", count=asks["price"])
    return words.say("board-fit", cards=words.say("board-so-many-cards", count=asks["cards"]), price=price)


def _acquire(view: World, region: str, words: Words) -> str:
    return f"{_council(view, region, words)}: {_permits(view, region, words)}"


def _permits(view: World, region: str, words: Words) -> str:
    """Those that lie open in a region, each with what it pays."""
    shown = [permit for permit in view["world"]["permits"][region]["shown"] if permit]
    return "; ".join(f"{words.noun(permit['permit'])} ({in_words(permit['pays'], words)})" for permit in shown)


def _king(view: World, _: str, words: Words) -> str:
    road = words.say("board-so-many-coins", count=A_ROAD)
    return f"{_council(view, 'king', words)}; {words.say('board-a-road', price=road)}"


def _permit(view: World, name: str, words: Words) -> str:
    """The cities of a permit, and what it pays when it is taken."""
    world = view["world"]
    known = [permit for market in world["permits"].values() for permit in market["shown"] if permit]
    for player in world["players"]:
        known += [*player["held_permits"], *player["used_permits"]]
    permit = next(one for one in known if one["permit"] == name)
    cities = ", ".join(map(words.noun, permit["names"]))
    return f"{cities}: {in_words(permit['pays'], words)}"


def _build(view: World, name: str, words: Words) -> str:
    """Where one may build with a permit, and what each city brings."""
    world = view["world"]
    mine = world["players"][view["seat"]]["held_permits"]
    cities: list[str] = next((permit["names"] for permit in mine if permit["permit"] == name), [])
    can = [city for city in cities if world["preview"] and world["preview"]["cities"].get(city, {}).get("open")]
    return "; ".join(f"{words.noun(city)}: {_city(view, city, words)}" for city in can)


def _city(view: World, city: str, words: Words) -> str:
    """What an emporium there costs in assistants, and what its network and tiles pay."""
    build = view["world"]["preview"]["cities"][city]
    goods = in_words(build["pays"], words)
    parts = [goods] if goods else []
    if build["tile_points"]:
        parts.append(words.say("board-tiles", points=words.say("board-so-many-points", count=build["tile_points"])))
    cost = [words.say("board-so-many-assistants", count=build["assistants"])] if build["assistants"] else []
    return _with_cost(", ".join(parts) or words.say("board-nothing"), cost, words)


def _travel(view: World, city: str, words: Words) -> str:
    """The king's road there, and what the emporium costs and brings."""
    build = view["world"]["preview"]["cities"].get(city)
    if build is None:
        return ""
    road = words.say("board-road", price=words.say("board-so-many-coins", count=build["coins"]))
    return f"{road}; {_city(view, city, words)}"


def _with_cost(said: str, cost: Sequence[str], words: Words) -> str:
    return said if not cost else f"{said} ({words.say('board-returned', price=', '.join(cost))})"


def _collect(view: World, city: str, words: Words) -> str:
    return next(in_words(one["pays"], words) for one in view["world"]["cities"] if one["city"] == city)


def _into(view: World, council: str, words: Words) -> str:
    """Who falls out of the balcony at its far end."""
    return words.say("board-falls", colour=words.noun(view["world"]["councils"][council][-1]))


def _under(view: World, side: str, words: Words) -> str:
    region = view["forms"][-1]["region"]
    permit = view["world"]["permits"][region]["shown"][("left", "right").index(side)]
    return "" if permit is None else f"{words.noun(permit['permit'])} ({in_words(permit['pays'], words)})"


_TOLD: dict[str, Callable[[World, str, Words], str]] = {
    "acquire": _acquire,
    "king": _king,
    "swap": _permits,
    "under": _under,
    "build": _build,
    "take": _permit,
    "reuse": _permit,
    "place": _city,
    "travel": _travel,
    "collect": _collect,
    "into": _into,
}
ALONE = ("king",)  # verbs that need no noun
