"""The numbers that the guided first rounds tell, each from the script itself, the rules, the box or the ledger.

By game and message: GUIDE_FIGURES are those that a text writes in figures, all of them; GUIDE_SPELLED those that it
writes out.
"""

from __future__ import annotations

import re

from outremer.games.council import acquiring, election, quick
from outremer.games.council import vocabulary as council
from outremer.games.council import world as kingdom
from outremer.games.fief import close, company
from outremer.games.jerusalem import baron, privileges
from outremer.games.jerusalem import vocabulary as jerusalem
from outremer.games.jerusalem import world as city
from outremer.table.guides import Guide, GuideStep, guide_of
from tests.words.lesson_numbers import CARDS, PRICES, THE_TREASURERS, Numbers, box, told


def script(game: str) -> Guide:
    guide = guide_of(game)
    assert guide is not None
    return guide


def step(game: str, name: str) -> GuideStep:
    return next(one for one in script(game).steps if one.id == name)


def led(game: str, name: str) -> list[int]:
    """The numbers in what a step leads to, in its order."""
    return [int(number) for row in step(game, name).rows for move in row for number in re.findall(r"\b\d+", move)]


def times(game: str, name: str) -> int:
    return len(step(game, name).rows[0])


def card(name: str) -> dict[str, int]:
    """A card of Akkon by its name: its city, and which of the city's it is."""
    place, _, number = name.rpartition("-")
    found: dict[str, int] = [one for one in CARDS if one["city"] == place][int(number) - 1]
    return found


SIDON, CAESAREA = card("sidon-5"), card("caesarea-5")
KNIGHTS_OF_SECOND = led("akkon", "second")
(KNIGHT_OF_FIRST,) = led("akkon", "bid")
OPENINGS, RAISES = led("jerusalem", "open"), led("jerusalem", "raise")
(RAISED,) = (int(move.split()[1]) for move in script("jerusalem").moves[1] if move.startswith("raise"))
TWO_BEZANTS = told("jerusalem", "action-cards.two-bezants", 2)
MARKET, PALACE = (box("jerusalem", "board")[sector]["large"] for sector in ("market", "palace"))
PERMIT = box("council", "permits")["coast"]["permits"]["bc"]
LAID = times("council", "cards")
TITLE = PRICES["village_of_a_title"]

GUIDE_FIGURES: Numbers = {
    "akkon": {
        "bid": [KNIGHT_OF_FIRST, SIDON["steps"]],
        "bid-wrong": [KNIGHT_OF_FIRST],
        "second": [*KNIGHTS_OF_SECOND, CAESAREA["steps"]],
        "second-wrong": KNIGHTS_OF_SECOND,
        "play": [SIDON["cost"]],
    },
    "council": {
        "cards-wrong": [acquiring.PRICE[LAID], acquiring.PRICE[1]],
        "pay": [acquiring.PRICE[LAID]],
        "take": [PERMIT["points"], PERMIT["coins"]],
        "hire": [quick.HIRE_PRICE],
        "elect": [election.ELECTION_COINS],
    },
    "fief": {
        "buy-wrong": [PRICES["footman"], PRICES["knight"]],
        "bought": [TITLE],
    },
    "jerusalem": {
        "open": [*OPENINGS, jerusalem.LEVY[jerusalem.TREASURER]],
        "open-wrong": [min(OPENINGS), max(OPENINGS)],
        "raise": [RAISED, *RAISES, city.PURSE],
        "pick": TWO_BEZANTS,
        "market": [MARKET["squires"], MARKET["bezants"]],
        "palace": [PALACE["points"]],
        "card": TWO_BEZANTS,
        "card-wrong": TWO_BEZANTS,
        "buy": [privileges.POINT_PRICE],
    },
}

GUIDE_SPELLED: Numbers = {
    "akkon": {
        "pass": [SIDON["cost"] + CAESAREA["cost"], len([SIDON, CAESAREA])],
        "another": [CAESAREA["cost"]],
        "another-wrong": [CAESAREA["steps"]],
    },
    "council": {
        "goal": [len(council.REGIONS), kingdom.EMPORIUMS],
        "cards": [LAID],
        "cards-wrong": [LAID],
        "learnt": [kingdom.EMPORIUMS],
    },
    "fief": {
        "goal": [close.SOLO_TARGET, close.PAIR_TARGET],
        "halt": [company.USUAL_REACH],
    },
    "jerusalem": {
        "goal": [jerusalem.ROUNDS],
        "pick-wrong": TWO_BEZANTS,
        "market": [times("jerusalem", "market")],
        "market-wrong": [baron.USUAL_NUMBER],
        "baron": [baron.USUAL_NUMBER],
        "palace": [times("jerusalem", "palace")],
        "palace-wrong": [times("jerusalem", "palace")],
        "hire": THE_TREASURERS[:1],
        "choose": [times("jerusalem", "choose")],
        "choose-wrong": [times("jerusalem", "choose")],
    },
}
