"""Positions of Akkon in a few words: who has bid what where, who holds which cards, and which part of a round is open.

    table = position("resolution", bids={"tyre": {RED: ["knight-7", "chaplain"], BLUE: ["knight-6"]}})
    assert top(table, "tyre") in hand(table, RED)

A position is loaded like any save, so cards and Templars are counted before a test begins. Cards are found by what is
printed on them, `card("siege", city="tyre")`, so that the tests do not depend on the order of the list.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import outremer
from outremer.games.akkon.game import GAME
from outremer.games.akkon.table_rules import AkkonRules
from outremer.games.akkon.vocabulary import (
    CARD_COUNT,
    CARD_KINDS,
    CARDS,
    CARDS_PER_CITY,
    CITIES,
    CITY_CARDS,
    CITY_COUNT,
    KINDS,
    PIECES,
    TRACK_COUNT,
    TRACKS,
)
from outremer.games.akkon.world import PLACES, WHERE, HolyLand
from tests.games.talking import seen

RED, BLUE, GREEN, YELLOW, BLACK = range(5)

Bids = Mapping[str, Mapping[int, Sequence[str]]]
Borrowed = tuple[int, int, str, str, str]  # taker, owner, Templar, card, and the city where it lies or "camp"


def rules(seats: int = 4, options: Mapping[str, str] | None = None) -> AkkonRules:
    made = GAME.rules(GAME.setting(seats, options or {}))
    assert isinstance(made, AkkonRules)
    return made


def card(kind: str, nth: int = 0, **printed: str | int) -> str:
    """The nth card of this kind with this printed on it: city, cost, track, steps, loss, trade. Starting cards last."""
    known = rules()
    found = []
    for number in sorted(range(CARD_COUNT), key=lambda number: number in known.starting):
        face = {
            "city": CITIES[number // CARDS_PER_CITY],
            "cost": known.cost[number],
            "track": _word(TRACKS, known.track[number]),
            "steps": known.steps[number],
            "loss": _word(TRACKS, known.loss[number]),
            "trade": _word(CITIES, known.trade[number]),
        }
        if CARD_KINDS[known.kind[number]] == kind and all(face[name] == value for name, value in printed.items()):
            found.append(CARDS[number])
    return found[nth]


def _word(words: Sequence[str], number: int) -> str:
    return "" if number < 0 else words[number]


def printed(name: str) -> dict[str, Any]:
    """Kind, city, cost, track, steps of a card of our list."""
    known, number = rules(), CARDS.index(name)
    return {
        "kind": CARD_KINDS[known.kind[number]],
        "city": CITIES[number // CARDS_PER_CITY],
        "cost": known.cost[number],
        "track": _word(TRACKS, known.track[number]),
        "loss": _word(TRACKS, known.loss[number]),
        "trade": _word(CITIES, known.trade[number]),
        "steps": known.steps[number],
    }


def position(
    at: str = "auction",
    *,
    seats: int = 4,
    options: Mapping[str, str] | None = None,
    round_: int = 2,
    first: int = RED,
    turn: int | None = None,
    passed: Sequence[int] = (),
    tracks: Mapping[int, Sequence[int]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    tops: Mapping[str, str] | None = None,
    last: Sequence[str] = (),
    bids: Bids | None = None,
    borrowed: Sequence[Borrowed] = (),
    paid: Mapping[str, Mapping[int, int]] | None = None,
    privileges: Mapping[str, int] | None = None,
    seneschal: str = "",
    idle_rounds: int = 0,
    driver: outremer.Driver | None = None,
) -> outremer.Table:
    """A table at the start of this part of the round; with `turn`, in the middle of its auction or its actions.

    Starting cards are out of the game unless a hand holds them. The decks of the cities named in `last` have only the
    card on offer left.
    """
    saved = outremer.new("akkon", seats, options, by_hand=True).save()
    world = saved["world"]
    world.update(round=round_, first=first, idle=idle_rounds, seneschal=seneschal or None)
    for seat, values in (tracks or {}).items():
        world["tracks"][seat] = dict(zip(TRACKS, values, strict=True))
    world["privilege"].update(privileges or {})
    for city, counts in (paid or {}).items():
        for seat, count in counts.items():
            world["paid"][seat][city] = count
    _deal_cards(world, hands or {}, tops or {}, last)
    _lay_templars(world, bids or {}, borrowed)
    _turn_up(world, [*CITIES] if at in ("actions", "hand-limit", "close") else [seneschal])
    saved["stack"] = [{"form": "Crusade"}, {"form": "Round", "at": at}]
    if turn is not None and at == "auction":
        world["bidder"] = turn
        saved["stack"].append({"form": "Auction", "passed": list(passed)})
    elif turn is not None:
        saved["stack"].append({"form": "Actions", "played": dict.fromkeys(CITIES, 0), "turn": turn})
    return outremer.load(saved, driver or outremer.Seeded(1))


def _deal_cards(
    world: dict[str, Any], hands: Mapping[int, Sequence[str]], tops: Mapping[str, str], last: Sequence[str]
) -> None:
    place = world["place"]
    place.update({card: "out" for card in CARDS if place[card] != "deck"})
    place.update({card: f"hand-{seat}" for seat, cards in hands.items() for card in cards})
    for city, deck in zip(CITIES, CITY_CARDS, strict=True):
        shown = tops[city] if city in tops else next(one for one in deck if place[one] == "deck")
        place[shown], world["top"][city] = "on-show", shown
        if city in last:
            place.update({one: "discarded" for one in deck if place[one] == "deck"})


def _lay_templars(world: dict[str, Any], bids: Bids, borrowed: Sequence[Borrowed]) -> None:
    for city, heaps in bids.items():
        for seat, pieces in heaps.items():
            world["at"][seat].update(dict.fromkeys(pieces, city))
    for taker, owner, piece, loan, where in borrowed:
        world["holder"][owner][piece] = taker
        world["loan"][owner][piece] = loan
        world["at"][owner][piece] = where
        world["lent"] += 1


def _turn_up(world: dict[str, Any], cities: Sequence[str]) -> None:
    """There all bids lie face up; after the auction, when they do everywhere, Chaplains have done their work."""
    for owner, pieces in enumerate(world["at"]):
        for piece, where in pieces.items():
            if where in cities:
                world["seen"][owner][piece] = list(range(len(world["at"])))
                discount = world["discount"][world["holder"][owner][piece]]
                if piece == "chaplain" and len(cities) == len(CITIES) and where not in discount:
                    discount.append(where)


def world(table: outremer.Table) -> HolyLand:
    land = table.kernel.world
    assert isinstance(land, HolyLand)
    return land


def tracks(table: outremer.Table, seat: int) -> list[int]:
    """Gold, faith, power, reputation."""
    return world(table).tracks[seat * TRACK_COUNT : (seat + 1) * TRACK_COUNT]


def track(table: outremer.Table, seat: int, name: str) -> int:
    return tracks(table, seat)[TRACKS.index(name)]


def hand(table: outremer.Table, seat: int) -> list[str]:
    return [CARDS[number] for number in world(table).hand(seat)]


def top(table: outremer.Table, city: str) -> str | None:
    """The card on offer."""
    number = world(table).top[CITIES.index(city)]
    return None if number < 0 else CARDS[number]


def deck_size(table: outremer.Table, city: str) -> int:
    """The cards of a city deck, the one on offer included."""
    return sum(world(table).under(CITIES.index(city))) + (top(table, city) is not None)


def place(table: outremer.Table, name: str) -> str:
    """Where a card is: `deck`, `hand-2`, `played` ..."""
    return PLACES[world(table).place[CARDS.index(name)]]


def lies(table: outremer.Table, owner: int, piece: str) -> str:
    """Where a Templar is: a city, or its holder's camp."""
    return WHERE[world(table).at[owner * KINDS + PIECES.index(piece)]]


def holder(table: outremer.Table, owner: int, piece: str) -> int:
    return world(table).holder[owner * KINDS + PIECES.index(piece)]


def paid(table: outremer.Table, seat: int, city: str) -> int:
    return world(table).paid[seat * CITY_COUNT + CITIES.index(city)]


def seen_city(table: outremer.Table, city: str, seat: int | None = None) -> dict[str, Any]:
    (found,) = (one for one in seen(table, seat)["cities"] if one["city"] == city)
    assert isinstance(found, dict)
    return found
