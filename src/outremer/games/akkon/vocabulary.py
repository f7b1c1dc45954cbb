"""The words of Akkon: names, what may be said, what is told."""

from __future__ import annotations

from typing import Final

from outremer.kernel.lexicon import NUMBER, SEAT, Annals, Lexicon

SEATS: Final = 5  # at most; every list by seat is as long. A seat is also a colour [setup.player.colour]
SEAT_WORDS: Final = ["0", "1", "2", "3", "4"]

CITY_COUNT: Final = 6
CITIES: Final = ["tyre", "jaffa", "caesarea", "sidon", "jerusalem", "akkon"]  # [component.cities]

GOLD: Final = 0
FAITH: Final = 1
POWER: Final = 2
REPUTATION: Final = 3
TRACK_COUNT: Final = 4
TRACKS: Final = ["gold", "faith", "power", "reputation"]  # a marker of each seat on each [component.markers]
LOWEST: Final = 0  # [track.limits]
HIGHEST: Final = 13

# A Templar is a number: owner * KINDS + kind. [component.templars.set]
KNIGHT_8: Final = 3  # the last of four
TURCOPOLE: Final = 4
SERGEANT: Final = 5
CHAPLAIN: Final = 6
KINDS: Final = 7
PIECES: Final = ["knight-5", "knight-6", "knight-7", "knight-8", "turcopole", "sergeant", "chaplain"]
TEMPLARS: Final = 35  # [component.templars]

HOLY_LANCE: Final = 0
EXCOMMUNICATION: Final = 1
SIEGE: Final = 2
PLAGUE: Final = 3
BROTHERS: Final = 4
LEVANT_TRADE: Final = 5
FORBIDDEN_WRITINGS: Final = 6
MINTING_RIGHT: Final = 7
CARD_KINDS: Final = [
    "holy-lance",
    "excommunication",
    "siege",
    "plague",
    "brothers-in-arms",
    "levant-trade",
    "forbidden-writings",
    "minting-right",
]

# A city card is a number: city * CARDS_PER_CITY + its place in that city's list.
CARDS_PER_CITY: Final = 12
CARD_COUNT: Final = 72
CITY_CARDS: Final = [[f"{city}-{number}" for number in range(1, CARDS_PER_CITY + 1)] for city in CITIES]
CARDS: Final = [card for cards in CITY_CARDS for card in cards]

# Why a Templar is with somebody else.
OWN: Final = 0
BY_PLAGUE: Final = 1
BY_BROTHERS: Final = 2
BORROWED: Final = ["plague", "brothers-in-arms"]  # loan - 1
LOANS: Final = ["own", *BORROWED]

# What lies face down is hidden, where and whose it is is not: so a bid is two sentences, an open one and a secret one.
# Verbs heard most often come first: Python keeps one object for each number up to 256 and makes the rest anew.
WORDS: Final = Lexicon()
_ENDED: Final = "auction.ends-when-all-passed"
_BIDDING: Final = ("Preparation", "Loans", "Auction")  # whoever bids too early hears the rule of what is open
_PLAYING: Final = ("Actions", "HandLimit")
PASS: Final = WORDS.verb("pass", said_to=(*_BIDDING, "Saladin", "Blessing"), otherwise=_ENDED)
END: Final = WORDS.verb("end")
BID: Final = WORDS.verb("bid", CITIES, said_to=_BIDDING, otherwise=_ENDED)
LAY: Final = WORDS.verb("lay", PIECES, said_to=(*_BIDDING, "Saladin"), otherwise=_ENDED)
SENESCHAL: Final = WORDS.verb("seneschal", CITIES, said_to=_BIDDING, otherwise=_ENDED)
PLAY: Final = WORDS.verb("play", CARDS, said_to=_PLAYING, otherwise="round.two-phases")
AGAINST: Final = WORDS.verb("against", SEATS, said_to=("Opponent",), otherwise="action.effect.at-once")
ADVANCE: Final = WORDS.verb("advance", TRACKS, said_to=("Writings", "Blessing"), otherwise="action.effect.at-once")
RETREAT: Final = WORDS.verb("retreat", TRACKS, said_to=("Writings",), otherwise="card.forbidden-writings.back")
TAKE: Final = WORDS.verb("take", CITIES, said_to=("Minting",), otherwise="card.minting-right")
DISCARD: Final = WORDS.verb("discard", CARDS, said_to=("HandLimit",), otherwise="action.hand.limit-five")
RECOVER: Final = WORDS.verb("recover", CITIES, said_to=_PLAYING, otherwise="privilege.power")
SWAP: Final = WORDS.verb("swap", CITIES, offer=True)  # beside whatever the auction asks [privilege.reputation]
SHIFT: Final = WORDS.verb("shift", CITIES, CITIES, said_to=("Saladin",), otherwise="privilege.gold")
GIVE: Final = WORDS.verb("give", CARDS, said_to=("Exchange",), otherwise="privilege.reputation")
BID_BORROWED: Final = WORDS.verb("bid-borrowed", BORROWED, SEATS, CITIES, said_to=_BIDDING, otherwise=_ENDED)
SHIFT_PLAGUE: Final = WORDS.verb(
    "shift-plague", SEATS, CITIES, CITIES, said_to=("Saladin",), otherwise="privilege.gold"
)
SHIFT_BROTHERS: Final = WORDS.verb(
    "shift-brothers", SEATS, CITIES, CITIES, said_to=("Saladin",), otherwise="privilege.gold"
)
# by who laid it, then by colour
SHIFT_RIVAL: Final = WORDS.verb(
    "shift-rival", SEATS, SEATS, CITIES, CITIES, said_to=("Saladin",), otherwise="privilege.gold"
)

TOLD: Final = Annals()
FIRST_PLAYER: Final = TOLD.event("first-player", seat=SEAT)
DEALT: Final = TOLD.event("dealt", seat=SEAT, card=CARDS)
ON_OFFER: Final = TOLD.event("on-offer", city=CITIES, card=CARDS)
ROUND_BEGINS: Final = TOLD.event("round-begins", round=NUMBER, seat=SEAT)
TOOK: Final = TOLD.event("took", seat=SEAT, other=SEAT, piece=PIECES)
TOOK_ONE: Final = TOLD.event("took-one", seat=SEAT, other=SEAT)
LAID: Final = TOLD.event("laid", seat=SEAT, city=CITIES, colour=SEAT, piece=PIECES)
LAID_ONE: Final = TOLD.event("laid-one", seat=SEAT, city=CITIES, colour=SEAT)
SENESCHAL_LAID: Final = TOLD.event("seneschal-laid", seat=SEAT, city=CITIES)
TURNED_UP: Final = TOLD.event("turned-up", seat=SEAT, city=CITIES, colour=SEAT, piece=PIECES)
PASSED: Final = TOLD.event("passed", seat=SEAT)
SWAPPED: Final = TOLD.event("swapped", seat=SEAT, city=CITIES, given=CARDS, taken=CARDS)
SHIFTED: Final = TOLD.event("shifted", seat=SEAT, city=CITIES, to=CITIES, colour=SEAT)
DISPLACED: Final = TOLD.event("displaced", seat=SEAT, city=CITIES, colour=SEAT, piece=PIECES)
BID_TOTAL: Final = TOLD.event("bid-total", seat=SEAT, city=CITIES, total=NUMBER)
WON: Final = TOLD.event("won", seat=SEAT, city=CITIES, card=CARDS)
TIED: Final = TOLD.event("tied", city=CITIES)
UNSOLD: Final = TOLD.event("unsold", city=CITIES)
WORTHLESS: Final = TOLD.event("worthless", city=CITIES)
WENT_HOME: Final = TOLD.event("went-home", seat=SEAT, other=SEAT)
PLAYED: Final = TOLD.event("played", seat=SEAT, card=CARDS, cost=NUMBER)
NAMED: Final = TOLD.event("named", seat=SEAT, other=SEAT)
ADVANCED: Final = TOLD.event("advanced", seat=SEAT, track=TRACKS, steps=NUMBER, reached=NUMBER)
FELL: Final = TOLD.event("fell", seat=SEAT, track=TRACKS, steps=NUMBER, reached=NUMBER)
COUNTED: Final = TOLD.event("counted", seat=SEAT, other=SEAT, city=CITIES, count=NUMBER)
CLAIMED: Final = TOLD.event("claimed", seat=SEAT, other=SEAT, count=NUMBER)
CLAIMS_NOTHING: Final = TOLD.event("claims-nothing", seat=SEAT, other=SEAT)
MINTED: Final = TOLD.event("minted", seat=SEAT, city=CITIES, card=CARDS)
RECOVERED: Final = TOLD.event("recovered", seat=SEAT, city=CITIES, piece=PIECES)
BLESSED: Final = TOLD.event("blessed", seat=SEAT, track=TRACKS)
DISCARDED: Final = TOLD.event("discarded", seat=SEAT, card=CARDS)
PRIVILEGE: Final = TOLD.event("privilege", seat=SEAT, track=TRACKS)
NO_PRIVILEGE: Final = TOLD.event("no-privilege", track=TRACKS)
LAST_ROUND: Final = TOLD.event("last-round", city=CITIES)
ONE_ROUND_MORE: Final = TOLD.event("one-round-more", city=CITIES)
STALLED: Final = TOLD.event("stalled", rounds=NUMBER)
SENESCHAL_PASSES: Final = TOLD.event("seneschal-passes", seat=SEAT)
SCORED: Final = TOLD.event("scored", seat=SEAT, points=NUMBER)
