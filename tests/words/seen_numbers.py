"""The numbers that the captions of a lesson's boards tell, each read from the moment that the board shows.

By game and section: SEEN are those that a caption writes in figures, all of them; SEEN_SPELLED those written out.
"""

from __future__ import annotations

from typing import Any

import outremer
from outremer.games.jerusalem import vocabulary as jerusalem
from outremer.table.lessons import lesson_of, stage
from outremer.table.table import Table
from tests.words.lesson_numbers import PRICES, Numbers

RED, BLUE, GREEN, YELLOW = range(4)


def moment(game: str, scene: str) -> Table:
    found = outremer.game(game)
    return stage(found, lesson_of(found).scenes[scene])


def seen(game: str, scene: str) -> dict[str, Any]:
    """What the board of this scene shows to its reader."""
    found = outremer.game(game)
    return moment(game, scene).view(lesson_of(found).scenes[scene].seat)


def named(kind: str, name: str, things: list[dict[str, Any]]) -> dict[str, Any]:
    return next(one for one in things if one[kind] == name)


LATE = seen("jerusalem", "late")["world"]
SALE = seen("jerusalem", "auction")["forms"][-1]
(CONSTABLES_PRICE,) = (
    price
    for told in moment("jerusalem", "auction").events(RED)
    if told.name == "won" and isinstance(price := told.arguments["price"], int)
)
PLACING = seen("jerusalem", "placing")
PALACE = named("area", "palace-large", PLACING["world"]["areas"])["squires"]
PLACED, BUILT = (seen("jerusalem", scene)["world"]["round"] for scene in ("placed", "built"))

ORDERS = seen("akkon", "late")["world"]
BIDS = seen("akkon", "auction")["world"]["cities"]
OWN_KNIGHTS = [
    int(bid["piece"].removeprefix("knight-"))
    for city in BIDS
    for bid in city["bids"]
    if bid["seat"] == RED and bid["piece"].startswith("knight-")
]
CAMP = seen("akkon", "actions")["world"]["camps"][RED]

SATISFYING = seen("council", "paying")["forms"][-1]
LAID = [colour for colour, count in SATISFYING["laid"].items() for _ in range(count)]
COAST = seen("council", "paying")["world"]["councils"][SATISFYING["council"]]
ROYAL = seen("council", "royal")["world"]
ROADS = {city["city"]: city["roads"] for city in ROYAL["cities"]}
SILVER = [city for city in ROYAL["cities"] if city["colour"] == "silver"]
LACKING = next(city["city"] for city in SILVER if RED not in city["emporiums"])

FRANCE = seen("fief", "france")["world"]
VOTES = seen("fief", "ballot")["forms"][-1]["rights"]
TITLE = seen("fief", "title")["world"]
BARONY = ("st-paul", "les-essarts")
FORCES = seen("fief", "battle")["forms"][-1]["forces"]
ARMIES = seen("fief", "battle")["world"]["villages"]["st-paul"]["armies"]


def between(one: str, other: str) -> int:
    """How many roads the king travels from one city to another."""
    reached, steps = {one}, 0
    while other not in reached:
        reached |= {near for city in reached for near in ROADS[city]}
        steps += 1
    return steps


SEEN: Numbers = {
    "akkon": {
        "goal": [
            ORDERS["round"],
            *(ORDERS["tracks"]["power"][YELLOW], min(track[YELLOW] for track in ORDERS["tracks"].values())),
            ORDERS["points"][YELLOW],
            *(ORDERS["tracks"][track][RED] for track in ("reputation", "faith")),
            ORDERS["points"][RED],
        ],
        "auction": OWN_KNIGHTS,
        "cards": [],
    },
    "council": {
        "goal": [],
        "councils": [SATISFYING["price"]],
        "building": [2 * between(ROYAL["king"], LACKING)],  # coins, as lesson-building says of a road
    },
    "fief": {
        "goal": [FRANCE["turn"]],
        "elections": [VOTES[GREEN], VOTES[RED]],
        "purchases": [TITLE["turn"], TITLE["families"][RED]["coins"], PRICES["village_of_a_title"] * len(BARONY)],
        "war": [FORCES["attacker"]["strength"], FORCES["defender"]["strength"]],
    },
    "jerusalem": {
        "goal": [LATE["round"], jerusalem.ROUNDS],
        "auction": [CONSTABLES_PRICE, SALE["high"]],
        "placing": [],
        "income": [PLACED],
        "tower": [BUILT - 1],
    },
}

SEEN_SPELLED: Numbers = {
    "akkon": {"cards": [CAMP["free"], 1]},
    "council": {
        "councils": [sum(colour in COAST for colour in set(LAID)), len(COAST)],
        "building": [between(ROYAL["king"], LACKING), len(SILVER), between("dorful", LACKING)],
    },
    "fief": {
        "goal": [sum(fief["holder"] is not None for fief in FRANCE["fiefs"].values()), 1],
        "war": [ARMIES[0]["troops"]["knight"], FORCES["attacker"]["dice"] + 1, 1, ARMIES[1]["troops"]["footman"]],
    },
    "jerusalem": {
        "placing": [
            *(PALACE[RED], PALACE[RED] + PLACING["forms"][-1]["left"]),
            *(PALACE[YELLOW], PALACE[GREEN]),
        ],
    },
}
