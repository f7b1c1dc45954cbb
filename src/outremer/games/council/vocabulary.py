"""The words of the Council of Four: regions, cities, councillors, permits, what players say and what is told."""

from __future__ import annotations

from typing import Final

from outremer.kernel.lexicon import NUMBER, SEAT, Annals, Lexicon

SEATS: Final = 4  # the most that play; every list by seat is this long [setup.player.colour]
NEUTRAL: Final = 4  # the owner, after the seats, of the emporiums placed before a game for two
SEAT_WORDS: Final = ["0", "1", "2", "3"]

REGIONS: Final = ["coast", "hills", "mountains"]  # from left to right [setup.board.regions-order]
REGION_COUNT: Final = 3
KINGS_COUNCIL: Final = 3  # the last council; the others are the regions'
COUNCILS: Final = [*REGIONS, "king"]
COUNCIL_COUNT: Final = 4  # [component.council-balconies]
BALCONY: Final = 4  # councillors in one balcony

MAPS: Final = ["aaa", "aab", "aba", "abb", "baa", "bab", "bba", "bbb"]  # sides of coast, hills and mountains
MAP_COUNT: Final = 8

CITIES: Final = [
    *["arkon", "burgen", "castrum", "dorful", "esti"],
    *["framek", "graden", "hellar", "indur", "juvelar"],
    *["kultos", "lyram", "merkatim", "naris", "osium"],
]
CITY_COUNT: Final = 15
ALL_CITIES: Final = (1 << 15) - 1  # a set of cities is a number with a bit for each
REGION_OF: Final = [0] * 5 + [1] * 5 + [2] * 5

COLOURS: Final = ["white", "black", "orange", "pink", "purple", "light-blue"]
COLOUR_COUNT: Final = 6
CARDS: Final = [*COLOURS, "wild"]
WILD: Final = 6
KINDS: Final = 7  # of politics cards
KIND_COUNTS: Final = [13, 13, 13, 13, 13, 13, 12]  # [component.politics-cards]

GROUPS: Final = ["gold", "silver", "bronze", "iron", *REGIONS]  # of cities, a bonus tile for each
METALS: Final = 4  # the first groups are colours of cities; purple is none of them [bonus.purple-city]
GROUP_COUNT: Final = 7
KING_TILES: Final = ["first-king-tile", "second-king-tile", "third-king-tile", "fourth-king-tile", "fifth-king-tile"]
KING_TILE_COUNT: Final = 5  # taken from the first on [setup.king-reward.stack]

TOKENS: Final = [
    *["one-coin", "two-coins", "three-coins", "one-point", "two-points", "three-points"],
    *["one-assistant", "two-assistants", "one-card"],
    *["assistant-and-coin", "assistant-and-card", "card-and-point", "nobility-step"],
]
TOKEN_KINDS: Final = 13
NOBILITY_TOKEN: Final = 12  # the only kind that shows a nobility step; there are two of it

_PERMITS_OF: Final = [
    "a b c d e ab ae bc cd de abc abe ade bcd cde",
    "f g h i j fg fj gh hi ij fgh fgj fij ghi hij",
    "k l m n o kl ko lm mn no klm klo kno lmn mno",
]
PERMIT_INITIALS: Final = [initials for permits in _PERMITS_OF for initials in permits.split()]
PERMITS: Final = [f"permit-{initials}" for initials in PERMIT_INITIALS]
PERMIT_COUNT: Final = 45
PERMITS_A_REGION: Final = 15
PERMITS_BY_REGION: Final = [PERMITS[:15], PERMITS[15:30], PERMITS[30:]]
SIDES: Final = ["left", "right"]  # of the two permits lying open in a region


def permit_of(region: int, at: int) -> int:
    return region * PERMITS_A_REGION + at


def region_of(permit: int) -> int:
    return permit // PERMITS_A_REGION


def slot_of(region: int, side: int) -> int:
    """Where a permit lies open."""
    return region * 2 + side


def region_of_slot(slot: int) -> int:
    return slot // 2


LAST_CELL: Final = 20  # of the nobility track

# What a permit, a token or a cell of the nobility track pays: bonuses[source * GOODS_COUNT + good].
COIN: Final = 0
ASSISTANT: Final = 1
POINT: Final = 2
CARD: Final = 3
STEP: Final = 4
ACTION: Final = 5
TOKEN_AGAIN: Final = 6
FREE_PERMIT: Final = 7
PERMIT_AGAIN: Final = 8
GOODS: Final = [
    *["coins", "assistants", "points", "cards", "steps", "actions"],
    *["tokens-again", "free-permit", "permit-again"],
]
GOODS_COUNT: Final = 9
TOKEN_SOURCE: Final = 45  # permits come first, then tokens, then the cells
CELL_SOURCE: Final = 58
SOURCES: Final = [*PERMITS, *TOKENS, *[f"cell-{cell}" for cell in range(LAST_CELL + 1)]]

WORDS: Final = Lexicon()
END: Final = WORDS.verb("end")
PAY: Final = WORDS.verb("pay")
LAY: Final = WORDS.verb("lay", CARDS)
ELECT: Final = WORDS.verb("elect", COLOURS)
SEND: Final = WORDS.verb("send", COLOURS)
INTO: Final = WORDS.verb("into", COUNCILS)
ACQUIRE: Final = WORDS.verb("acquire", REGIONS)
KING: Final = WORDS.verb("king")
HIRE: Final = WORDS.verb("hire")
SWAP: Final = WORDS.verb("swap", REGIONS)
UNDER: Final = WORDS.verb("under", SIDES)
EXTRA: Final = WORDS.verb("extra")
BUILD: Final = WORDS.verb("build", PERMITS)
TAKE: Final = WORDS.verb("take", PERMITS)
PLACE: Final = WORDS.verb("place", CITIES)
TRAVEL: Final = WORDS.verb("travel", CITIES)
COLLECT: Final = WORDS.verb("collect", CITIES)
REST: Final = WORDS.verb("rest")
REUSE: Final = WORDS.verb("reuse", PERMITS)

TOLD: Final = Annals()
MAP_CHOSEN: Final = TOLD.event("map-chosen", map=MAPS)
TOKEN_PLACED: Final = TOLD.event("token-placed", token=TOKENS, city=CITIES)
COUNCILLOR_SEATED: Final = TOLD.event("councillor-seated", colour=COLOURS, council=COUNCILS)
PERMIT_SHOWN: Final = TOLD.event("permit-shown", permit=PERMITS, region=REGIONS)
NEUTRAL_PLACED: Final = TOLD.event("neutral-placed", city=CITIES)
FIRST_PLAYER: Final = TOLD.event("first-player", seat=SEAT)
TURN_BEGINS: Final = TOLD.event("turn-begins", seat=SEAT, round=NUMBER)
DREW: Final = TOLD.event("drew", seat=SEAT, card=CARDS)
DREW_CARD: Final = TOLD.event("drew-card", seat=SEAT)
RESHUFFLED: Final = TOLD.event("reshuffled", count=NUMBER)
ELECTED: Final = TOLD.event("elected", seat=SEAT, colour=COLOURS, council=COUNCILS, fallen=COLOURS)
DISCARDED: Final = TOLD.event("discarded", seat=SEAT, card=CARDS)
SATISFIED: Final = TOLD.event("satisfied", seat=SEAT, council=COUNCILS, count=NUMBER, price=NUMBER)
PERMIT_TAKEN: Final = TOLD.event("permit-taken", seat=SEAT, permit=PERMITS)
KING_MOVED: Final = TOLD.event("king-moved", seat=SEAT, city=CITIES, roads=NUMBER, price=NUMBER)
PERMIT_USED: Final = TOLD.event("permit-used", seat=SEAT, permit=PERMITS)
BUILT_EMPORIUM: Final = TOLD.event("built", seat=SEAT, city=CITIES, assistants=NUMBER)
REWARDED: Final = TOLD.event("rewarded", seat=SEAT, city=CITIES)
GAINED: Final = TOLD.event("gained", seat=SEAT, count=NUMBER, good=GOODS)
ADVANCED: Final = TOLD.event("advanced", seat=SEAT, cell=NUMBER)
BONUS_TILE: Final = TOLD.event("bonus-tile", seat=SEAT, group=GROUPS)
KING_TILE: Final = TOLD.event("king-tile", seat=SEAT, tile=KING_TILES)
LAST_EMPORIUM: Final = TOLD.event("last-emporium", seat=SEAT)
HIRED: Final = TOLD.event("hired", seat=SEAT)
SWAPPED: Final = TOLD.event("swapped", seat=SEAT, region=REGIONS)
SENT: Final = TOLD.event("sent", seat=SEAT)
EXTRA_ACTION: Final = TOLD.event("extra-action", seat=SEAT)
PERMIT_REUSED: Final = TOLD.event("permit-reused", seat=SEAT, permit=PERMITS)
SCORED_TILES: Final = TOLD.event("scored-tiles", seat=SEAT, points=NUMBER)
SCORED_NOBILITY: Final = TOLD.event("scored-nobility", seat=SEAT, points=NUMBER)
SCORED_PERMITS: Final = TOLD.event("scored-permits", seat=SEAT, points=NUMBER)
TIME_IS_UP: Final = TOLD.event("time-is-up", round=NUMBER)
FINISHED: Final = TOLD.event("finished", seat=SEAT, points=NUMBER)
