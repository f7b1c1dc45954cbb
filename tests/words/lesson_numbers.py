"""The numbers that the lessons tell, each from the rules, the box or the ledger: nowhere is one written down again.

By game and message: FIGURES are those that a text writes in figures, all of them; SPELLED those that it writes out and
that a table's pieces, prices or limits decide.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

import outremer
from outremer.games.akkon import actions, card_list, cards, preparation, templars
from outremer.games.akkon import vocabulary as akkon
from outremer.games.council import acquiring, building, election, ending, quick, turn
from outremer.games.council import vocabulary as council
from outremer.games.council import world as kingdom
from outremer.games.fief import (
    assassination,
    clauses,
    close,
    company,
    dice,
    disasters,
    hands,
    income,
    offices,
    purchases,
    ransoms,
    table_rules,
)
from outremer.games.fief import vocabulary as fief
from outremer.games.jerusalem import baron, placement, privileges
from outremer.games.jerusalem import vocabulary as jerusalem
from outremer.games.jerusalem import world as city
from outremer.words import Words

Numbers = dict[str, dict[str, list[int]]]

ENGLISH = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def told(game: str, rule: str, *numbers: int) -> list[int]:
    """Numbers that no part of the program has by a name: a rule of the ledger says them, and tests prove it."""
    text = Words(game).rule(rule).lower()
    for number in numbers:
        assert re.search(rf"\b({number}|{ENGLISH[number]})\b", text), f"{rule} does not say {number}: {text}"
    return list(numbers)


def box(game: str, file: str) -> dict[str, Any]:
    return tomllib.loads((outremer.game(game).folder / "data" / f"{file}.toml").read_text(encoding="utf-8"))


CARDS = box("akkon", "cards")["card"]
TILES = box("council", "tiles")
PIECES = box("fief", "pieces")
FAMILY, PRICES = PIECES["family"], PIECES["prices"]
KNIGHT, FOOTMAN = outremer.new("fief", seats=3).kernel.world.rules.kinds[:2]
MOST_COINS = outremer.new("council", seats=4).kernel.world.rules.most_coins
TURN_LIMIT = next(option.default for option in outremer.game("fief").options if option.name == "turn_limit")


def steps(kind: str) -> list[int]:
    """The fewest and the most steps that a card of this kind brings."""
    found = [card["steps"] for card in CARDS if card["kind"] == kind]
    return sorted({min(found), max(found)})


def deck(*taken_out: str) -> int:
    """Cards of a city without these."""
    gone = sum(card.get("taken-out") in taken_out for card in CARDS)
    return akkon.CARDS_PER_CITY - gone // akkon.CITY_COUNT


def strongest_with(number: int) -> int:
    """The greatest strength that throws so many battle dice."""
    return max(strength for strength in range(100) if dice.dice_of_strength(strength) == number)


KNIGHTS = [templars.LEAST_KNIGHT + more for more in range(akkon.KNIGHT_8 + 1)]
EXCOMMUNICATION = [card_list.FIXED_STEPS, cards.EXCOMMUNICATED]
SIEGE = [card_list.FIXED_STEPS, *told("akkon", "card.siege.back", 1)]
PLAGUE = told("akkon", "card.plague.opponent-back", 1)
BROTHERS = told("akkon", "card.brothers.opponent-advances", 1)
WRITINGS = [*steps("forbidden-writings"), *told("akkon", "card.forbidden-writings.back", 1)]
AN_ASSISTANT = [1]  # `quick.swap.cost` and `quick.send.cost` name one
DEATH = [1, assassination.DEADLY]
PLAGUE_DEATH = [1, disasters.DEADLY]
FIEFS_DIE = len(fief.SEES) + 1  # on which a disaster strikes no bishopric
MILL = [income.OF_MILL]

THE_TREASURERS = [*told("jerusalem", "character.treasurer.discount.one", 1), 2]  # two cost 3 bezants in all

FIGURES: Numbers = {
    "akkon": {
        "lesson-goal": [akkon.LOWEST, akkon.HIGHEST],
        "lesson-auction": [*KNIGHTS, *[templars.TURCOPOLE_VALUE] * 2, templars.SENESCHAL_VALUE],
        "lesson-cards": [*steps("holy-lance"), *EXCOMMUNICATION, *SIEGE, *PLAGUE, *BROTHERS, *WRITINGS],
        "lesson-privileges": told("akkon", "privilege.faith", 1),
        "sign-lance": steps("holy-lance"),
        "sign-candle": EXCOMMUNICATION,
        "sign-walls": SIEGE,
        "sign-skull": PLAGUE,
        "sign-war": BROTHERS,
        "sign-scroll": WRITINGS,
    },
    "council": {
        "lesson-turn": [quick.HIRE_PRICE, *AN_ASSISTANT, *AN_ASSISTANT, quick.EXTRA_PRICE],
        "lesson-councils": [*acquiring.PRICE[1:4], election.ELECTION_COINS],
        "lesson-building": [
            acquiring.A_ROAD,
            *[TILES["bonus-tiles"]["points"][group] for group in council.GROUPS[:5]],
            *TILES["king-tiles"]["points"],
        ],
        "lesson-nobility": [ending.NOBLEST_POINTS, ending.SECOND_NOBLEST_POINTS],
        "lesson-end": [building.LAST_EMPORIUM_POINTS, ending.MOST_PERMITS_POINTS],
        "sign-bezant": [MOST_COINS],
    },
    "fief": {
        "lesson-goal": [1429, FAMILY["coins"]],
        "lesson-cards": [*DEATH, FIEFS_DIE, *PLAGUE_DEATH],
        "lesson-purchases": [
            *(income.OF_VILLAGE, *MILL, PRICES["footman"], PRICES["knight"], PRICES["mill"], PRICES["stronghold"]),
            PRICES["village_of_a_title"],
        ],
        "lesson-war": [
            *(FOOTMAN.strength, KNIGHT.strength, *told("fief", "battle.strength.male_lord", 1)),
            *(strongest_with(1), strongest_with(2), ransoms.OF_LORD, ransoms.OF_TITLE),
        ],
        "lesson-talks": [clauses.COINS_A_MARKER],
        "sign-knight": [KNIGHT.strength, PRICES["knight"]],
        "sign-footman": [FOOTMAN.strength, PRICES["footman"]],
        "sign-mill": MILL,
        "sign-harvest": told("fief", "card.harvest.mill_bonus", 1),
        "sign-plague": PLAGUE_DEATH,
    },
    "jerusalem": {
        "lesson-round": told("jerusalem", "round.phases.event-only-rounds-2-3-4", 2, 3, 4),
        "lesson-auction": [*jerusalem.LEVY[1:], 1, 2, 3, 4, city.PURSE],
        "lesson-placing": told("jerusalem", "mercenaries.price", 3),
        "lesson-income": [
            *told("jerusalem", "tower-of-david.one-silver", 1),
            *told("jerusalem", "privilege.market", 4),
            privileges.POINT_PRICE,
        ],
        "lesson-tower": [
            *(2, 3, 4),  # floor n costs n + 1, as build.cost says
            *told("jerusalem", "build.first-surcharge", 1),
            jerusalem.ROUNDS,
            *told("jerusalem", "gift.most-squires.it", 3),
            *told("jerusalem", "gift.most-money", 3),
            *told("jerusalem", "gift.tie", 1),
            *told("jerusalem", "gift.action-card", 1),
        ],
        "lesson-events": [jerusalem.ROUNDS],
        "sign-constable": [
            jerusalem.LEVY[jerusalem.CONSTABLE],
            *told("jerusalem", "character.constable.baron.large", 2),
            *told("jerusalem", "character.constable.baron.small", 1),
        ],
        "sign-treasurer": [jerusalem.LEVY[jerusalem.TREASURER], *THE_TREASURERS],
        "sign-marshal": [jerusalem.LEVY[jerusalem.MARSHAL]],
        "sign-admiral": [jerusalem.LEVY[jerusalem.ADMIRAL]],
    },
}

SPELLED: Numbers = {
    "akkon": {
        "lesson-goal": [akkon.TRACK_COUNT],
        "lesson-round": [akkon.KINDS, akkon.CITY_COUNT],
        "lesson-cards": [max(card["cost"] for card in CARDS), preparation.STARTING_CARDS, actions.HAND_LIMIT],
        "lesson-privileges": [actions.PAIR],
        "lesson-end": [deck("start"), deck("start", "short")],
        "sign-bezant": [akkon.TRACK_COUNT],
    },
    "council": {
        "lesson-goal": [len(council.REGIONS), len(council.CITIES), kingdom.EMPORIUMS],
        "lesson-turn": [len(turn.MAIN)],
        "lesson-councils": [council.BALCONY],
        "sign-emporium": [kingdom.EMPORIUMS],
        "sign-councillor": [len(council.COLOURS)],
    },
    "fief": {
        "lesson-goal": [close.SOLO_TARGET, close.PAIR_TARGET, close.LEAST_SEATS_FOR_PAIRS, FAMILY["start_footmen"]],
        "lesson-elections": [offices.CARDINALS_FOR_A_POPE, offices.VOTES_FOR_A_KING, offices.BISHOPS_BEHIND_A_KING],
        "lesson-cards": [hands.DRAWS, fief.HAND_LIMIT],
        "lesson-purchases": [purchases.MOST_PLACED],
        "lesson-war": [company.USUAL_REACH],
        "lesson-talks": [FAMILY["diplomacy"], table_rules.TALK_SECONDS // 60],
        "lesson-end": [close.LEAST_SEATS_FOR_PAIRS - 1, int(TURN_LIMIT)],
        "sign-laurel": [close.SOLO_TARGET, close.PAIR_TARGET],
        "sign-card": [fief.HAND_LIMIT],
        "sign-talk": [FAMILY["diplomacy"]],
        "sign-mill": [purchases.MOST_MILLS],
    },
    "jerusalem": {
        "lesson-goal": [jerusalem.ROUNDS],
        "lesson-auction": [len(jerusalem.OFFICES)],
        "lesson-placing": [baron.USUAL_NUMBER, placement.DISMISSED_FOR_ONE],
        "lesson-events": [len(jerusalem.EVENTS), *told("jerusalem", "event.succession.save-two", 2)],
    },
}
