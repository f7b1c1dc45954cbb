"""The words of Jerusalem: places, offices, cards, what players say and what is told."""

from __future__ import annotations

from typing import Final

from outremer.kernel.lexicon import NUMBER, SEAT, Annals, Lexicon

# The most that play, each with a colour of their own; every list by seat is this long. [setup.player.colour]
SEATS: Final = 4
ROUNDS: Final = 5

# Six places are contested; the Tower of David counts as a sector. [game.key-places] [city.sectors.names]
# [city.sectors.count.it] [city.sectors.count.de] [component.board.sectors]
PALACE: Final = 0
TEMPLARS: Final = 1
PATRIARCHATE: Final = 2
MARKET: Final = 3
NOBILITY: Final = 4
DAVID: Final = 5
SECTORS: Final = ["palace", "templars", "patriarchate", "market", "nobility", "david"]
SIZES: Final = ["large", "left", "right"]
AREA_NAMES: Final = [f"{sector}-{size}" for sector in SECTORS[:DAVID] for size in SIZES] + ["david"]
# Three areas a sector, the large one first; the Tower of David is one area.
# [city.sectors.three-areas] [component.board.areas]
AREAS: Final = 16
GREAT_PALACE: Final = 0
TOWER_OF_DAVID: Final = 15
FIRST_AREA: Final = [0, 3, 6, 9, 12, 15, 16]  # of each sector, and the end
SECTOR_OF: Final = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5]
# [city.tower-of-david.one-large-area] [component.board.tower-of-david] [character.constable.baron.tower-is-large]
IS_LARGE: Final = [True, False, False] * 5 + [True]

# In order of their numbers, which is the order of play. [setup.characters.in-order] [component.character-cards]
# [character.constable.acts-first] [character.admiral.acts-last]
NO_OFFICE: Final = 0
CONSTABLE: Final = 1
TREASURER: Final = 2
MARSHAL: Final = 3
ADMIRAL: Final = 4
OFFICES: Final = ["constable", "treasurer", "marshal", "admiral"]
OFFICE_NAMES: Final = ["none", *OFFICES]
# Squires received with each office. [placement.receive.constable] [placement.receive.treasurer]
# [placement.receive.marshal] [placement.receive.admiral] [auction.character.benefits]
LEVY: Final = [0, 7, 6, 5, 4]

# [component.event-cards.count]
SUCCESSION: Final = 0
PATRIARCH: Final = 1
TAX: Final = 2
WAR: Final = 3
EVENTS: Final = ["succession", "patriarch", "tax", "war"]

ONE_SQUIRE: Final = 0
TWO_BEZANTS: Final = 1
TWO_POINTS: Final = 2
TWO_RESOURCES: Final = 3
SQUIRE_AND_BEZANT: Final = 4
TURNCOAT: Final = 5
MOVE_TWO: Final = 6
CHEAP_MERCENARIES: Final = 7
INFLUENCE: Final = 8  # + the sector of the shield [action-cards.influence.shield]
CARDS: Final = [
    "one-squire",
    "two-bezants",
    "two-points",
    "two-resources",
    "squire-and-bezant",
    "turncoat",
    "move-two",
    "cheap-mercenaries",
    *(f"influence-{sector}" for sector in SECTORS),
]
KINDS: Final = 14

# Three kinds of resource. [game.control-pays-resources] [income.kinds]
SQUIRE: Final = 0
BEZANT: Final = 1
POINT: Final = 2
RESOURCES: Final = ["squire", "bezant", "point"]
GIFTS: Final = ["most-squires", "most-bezants", "action-card"]

SEAT_WORDS: Final = ["0", "1", "2", "3"]

# Verbs heard most often come first: Python keeps one object for each number up to 256 and makes the rest anew.
# Any number may be bid, and no purse is ever fuller: see `MOST_PAID`. [auction.open.any-bid]
BIDS: Final = 250
MOST_MARKET_POINTS: Final = 4
MOST_SAVED: Final = 2

WORDS: Final = Lexicon()
PASS: Final = WORDS.verb(
    "pass",
    said_to=("Sale", "March", "MoveTwo", "TowerOfDavid", "Scholars", "Intrigue"),
    otherwise="round.phases.order",
)
END: Final = WORDS.verb("end", said_to=("Turn", "Tax", "War"), otherwise="round.phases.order")
HIRE: Final = WORDS.verb("hire", said_to=("Turn",), otherwise="mercenaries.when")
COLLECT: Final = WORDS.verb("collect", said_to=("Collecting",), otherwise="round.phase3.steps.order")
LEAVE: Final = WORDS.verb("leave", RESOURCES, said_to=("Collecting",), otherwise="round.phase3.steps.order")
PLACE: Final = WORDS.verb("place", AREA_NAMES, said_to=("Turn",), otherwise="round.phases.order")
LOCK: Final = WORDS.verb("lock", AREA_NAMES, said_to=("Turn",), otherwise="baron.use.own-turn")
DISMISS: Final = WORDS.verb("dismiss", AREA_NAMES, said_to=("Turn", "Dismissal"), otherwise="round.phases.order")
LIFT: Final = WORDS.verb("lift", AREA_NAMES, said_to=("Turn",), otherwise="round.phases.order")
DROP: Final = WORDS.verb("drop", AREA_NAMES, said_to=("Turn", "TowerOfDavid"), otherwise="round.phases.order")
PICK: Final = WORDS.verb("pick", CARDS, said_to=("Picking",), otherwise="round.phases.order")
PLAY: Final = WORDS.verb("play", CARDS, said_to=("Turn",), otherwise="action-cards.when")
GAIN: Final = WORDS.verb("gain", RESOURCES, said_to=("TwoResources",), otherwise="action-cards.two-resources")
SILVER: Final = WORDS.verb("silver", said_to=("Turn",), otherwise="character.ability.when")
MARCH: Final = WORDS.verb("march", said_to=("Turn",), otherwise="character.ability.when")
STUDY: Final = WORDS.verb("study", said_to=("Scholars",), otherwise="round.phase3.steps.order")
BUY: Final = WORDS.verb("buy", MOST_MARKET_POINTS + 1, said_to=("Materials",), otherwise="round.phase3.steps.order")
STEAL: Final = WORDS.verb("steal", SEATS, said_to=("Intrigue",), otherwise="round.phase3.steps.order")
SAVE: Final = WORDS.verb("save", MOST_SAVED + 1, said_to=("Succession",), otherwise="event.shown-early-works-late")
KEEP: Final = WORDS.verb("keep", AREA_NAMES, said_to=("Tax",), otherwise="event.shown-early-works-late")
TARGET: Final = WORDS.verb(
    "target", SEATS, AREA_NAMES, said_to=("Turncoat", "MoveTwo", "War"), otherwise="action-cards.turncoat"
)
RAISE: Final = WORDS.verb("raise", BIDS, said_to=("Sale",), otherwise="round.phases.order")
OPEN: Final = WORDS.verb("open", OFFICES, BIDS, said_to=("Sale",), otherwise="round.phases.order")

TOLD: Final = Annals()
FIRST_OPENER: Final = TOLD.event("first-opener", seat=SEAT)
ROUND_BEGINS: Final = TOLD.event("round-begins", round=NUMBER)
EVENT_SHOWN: Final = TOLD.event("event-shown", event=EVENTS)
CARDS_LAID_OUT: Final = TOLD.event("cards-laid-out", count=NUMBER)
OPENED: Final = TOLD.event("opened", seat=SEAT, office=OFFICE_NAMES, bid=NUMBER)
RAISED: Final = TOLD.event("raised", seat=SEAT, bid=NUMBER)
PASSED: Final = TOLD.event("passed", seat=SEAT)
WON: Final = TOLD.event("won", seat=SEAT, office=OFFICE_NAMES, price=NUMBER)
PICKED: Final = TOLD.event("picked", seat=SEAT, card=CARDS)
TOOK_CARD: Final = TOLD.event("took-card", seat=SEAT)
DREW: Final = TOLD.event("drew", seat=SEAT, card=CARDS)
DREW_CARD: Final = TOLD.event("drew-card", seat=SEAT)
LEVIED: Final = TOLD.event("levied", seat=SEAT, count=NUMBER)
PLACED: Final = TOLD.event("placed", seat=SEAT, area=AREA_NAMES)
REINFORCED: Final = TOLD.event("reinforced", seat=SEAT, area=AREA_NAMES)
HIRED: Final = TOLD.event("hired", seat=SEAT, price=NUMBER)
LOCKED: Final = TOLD.event("locked", seat=SEAT, area=AREA_NAMES)
PLAYED: Final = TOLD.event("played", seat=SEAT, card=CARDS)
GAINED: Final = TOLD.event("gained", seat=SEAT, count=NUMBER, resource=RESOURCES)
MOVED: Final = TOLD.event("moved", seat=SEAT, area=AREA_NAMES, to=AREA_NAMES)
# Somebody else's squire, by the one who played the card.
MOVED_OTHERS: Final = TOLD.event("moved-others", seat=SEAT, other=SEAT, area=AREA_NAMES, to=AREA_NAMES)
SWAPPED: Final = TOLD.event("swapped", seat=SEAT, area=AREA_NAMES, other=SEAT, place=AREA_NAMES)
DISMISSED: Final = TOLD.event("dismissed", seat=SEAT, area=AREA_NAMES)
HOLDS_DAVID: Final = TOLD.event("holds-david", seat=SEAT)
PRIVILEGE: Final = TOLD.event("privilege", seat=SEAT, sector=SECTORS)
BOUGHT: Final = TOLD.event("bought", seat=SEAT, count=NUMBER, price=NUMBER)
STOLE: Final = TOLD.event("stole", seat=SEAT, other=SEAT)
EARNED: Final = TOLD.event("earned", seat=SEAT, area=AREA_NAMES, squires=NUMBER, bezants=NUMBER, points=NUMBER)
COLLECTED: Final = TOLD.event("collected", seat=SEAT, squires=NUMBER, bezants=NUMBER, points=NUMBER)
EMPTY_HANDED: Final = TOLD.event("empty-handed", seat=SEAT)
RENOUNCED: Final = TOLD.event("renounced", seat=SEAT, resource=RESOURCES)
UNVEILED: Final = TOLD.event("unveiled")
GIFT: Final = TOLD.event("gift", seat=SEAT, gift=GIFTS, points=NUMBER)
BUILT: Final = TOLD.event("built", seat=SEAT, floor=NUMBER, cost=NUMBER)
EVENT_STRIKES: Final = TOLD.event("event-strikes", event=EVENTS)
SAVED: Final = TOLD.event("saved", seat=SEAT, count=NUMBER, area=AREA_NAMES)
LOST: Final = TOLD.event("lost", seat=SEAT, count=NUMBER, area=AREA_NAMES)
KEPT: Final = TOLD.event("kept", seat=SEAT, area=AREA_NAMES)
STRUCK: Final = TOLD.event("struck", seat=SEAT, other=SEAT, area=AREA_NAMES)
FINISHED: Final = TOLD.event("finished", seat=SEAT)
