"""How France lies in flat lists: `g.lord[OWNER + lord]`, `g.village[MILLS + village]`; saves say each row by name."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.vocabulary import (
    DISASTERS,
    ENGINES,
    FIEFS,
    FURTHER_KINDS,
    HAND_CARDS,
    LORD_FLAGS,
    LORDS,
    MOST_COINS_SAID,
    PLACES,
    PROMISES,
    SEATS,
    SEES,
    SIDES,
    SINGLE_TITLES,
    TITLES,
    TROOPS,
    VILLAGES,
    WALLS,
    WHEN,
)
from outremer.kernel.blanks import NOBODY, Noun, Nouns, Number, Seat, Seats
from outremer.kernel.layouts import Chairs, Grid, Layout, Many, Records, Shapes

MANY: Final = 9_999  # coins in one purse
MOST_CARDS: Final = 99
MOST_OF_A_KIND: Final = 20  # cards
MOST_OF_A_TROOP: Final = 13  # of one family
MOST_MARKERS: Final = 9  # of diplomacy
MOST_SENT: Final = 99  # proposals of one family in a phase
MOST_DUE: Final = 60
MOST_PROMISES: Final = 240  # each of four to each other seat, for this turn and the next

# Lords in play have an owner and a place; those in a deck, a hand or a discard pile have neither.
LORD: Final = Layout()
OWNER: Final = LORD.row("owner", Seat(nobody=True), LORDS)
PLACE: Final = LORD.row("place", Noun(PLACES, nobody=True), LORDS)
CAPTOR: Final = LORD.row("captor", Seat(nobody=True), LORDS)
SPOUSE: Final = LORD.row("spouse", Noun(LORDS, nobody=True), LORDS)
FLAGS: Final = LORD.row("flags", Nouns(LORD_FLAGS), LORDS)
HELD: Final = LORD.row("titles", Nouns(TITLES), LORDS)

VILLAGE: Final = Layout()
CONTROLLER: Final = VILLAGE.row("controller", Seat(nobody=True), VILLAGES)
WALLED: Final = VILLAGE.row("walls", Noun(WALLS), VILLAGES)
MILLS: Final = VILLAGE.row("mills", Number(0, 2), VILLAGES)
BESIEGERS: Final = VILLAGE.row("besiegers", Seats(), VILLAGES)

# By village * SEATS + seat: in which order they came, 0 for who is not there; and from where, NOBODY if not by a road.
PRESENCE: Final = Layout()
ARRIVAL: Final = PRESENCE.row("arrival", Number(0, SEATS), VILLAGES, Chairs(SEATS))
CAME_FROM: Final = PRESENCE.row("came", Noun(VILLAGES, nobody=True), VILLAGES, Chairs(SEATS), absent=NOBODY)

# By (place * SEATS + seat) * kind_count + kind: `FiefRules` says how many places and kinds are in play.
_COUNTERS: Final = Number(0, MOST_OF_A_TROOP)
TROOPS_ON_MAP: Final = Shapes(
    Grid(_COUNTERS, VILLAGES, Chairs(SEATS), TROOPS[:FURTHER_KINDS]),
    Grid(_COUNTERS, VILLAGES, Chairs(SEATS), TROOPS),
    Grid(_COUNTERS, PLACES, Chairs(SEATS), TROOPS[:FURTHER_KINDS]),
    Grid(_COUNTERS, PLACES, Chairs(SEATS), TROOPS),
)
FURTHER_CARRIED: Final = Grid(Number(0, 99), TROOPS[FURTHER_KINDS:])  # by kind less FURTHER_KINDS

# By seat * ENGINES + engine.
ENGINE: Final = Layout()
ENGINE_AT: Final = ENGINE.row("at", Noun(PLACES, nobody=True), Chairs(SEATS), ENGINES, absent=NOBODY)
ENGINE_DICE: Final = ENGINE.row("dice", Number(0, 2), Chairs(SEATS), ENGINES)

USED_EXCOMMUNICATION: Final = 1  # what a family has done in this turn or phase, as bits
USED_GRANT: Final = 2
CARDINAL_REFUSED: Final = 4  # by the Pope, in this turn [pope.cardinal_consent]
ANNULMENT_REFUSED: Final = 8  # in this phase [pope.annul]
PARLEYED: Final = 16
DONATED_TO: Final = 32  # the Pope's family, since the sentence that stands [pope.excommunicate.recant]
USES: Final = ["excommunicated", "granted", "cardinal-refused", "annulment-refused", "talked", "donated-to"]
FAMILY: Final = Layout()
COINS: Final = FAMILY.row("coins", Number(0, MANY), Chairs(SEATS))
DIPLOMACY: Final = FAMILY.row("diplomacy", Number(0, MOST_MARKERS), Chairs(SEATS))
SENT_DEALS: Final = FAMILY.row("sent", Number(0, MOST_SENT), Chairs(SEATS))  # in this phase [deal.limit]
USED: Final = FAMILY.row("used", Nouns(USES), Chairs(SEATS))

NO_TAX: Final = 0
BY_POPE: Final = 1  # a higher number displaces a lower one [church_tax.precedence.bishop]
BY_CARDINAL: Final = 2
BY_BISHOP: Final = 3
TAX_RANKS: Final = ["none", "pope", "cardinal", "bishop"]
SEE: Final = Layout()
STRUCK_BY: Final = SEE.row("struck", Nouns(DISASTERS), SEES)  # a bit per kind less FIRST_DISASTER
HARVESTS: Final = SEE.row("harvests", Number(0, MOST_OF_A_KIND), SEES)
WEATHERS: Final = SEE.row("weathers", Number(0, MOST_OF_A_KIND), SEES)
SEE_TAXER: Final = SEE.row("taxer", Seat(nobody=True), SEES)
SEE_TAX_RANK: Final = SEE.row("rank", Noun(TAX_RANKS), SEES)

FIEF: Final = Layout()
FIEF_TAXER: Final = FIEF.row("taxer", Seat(nobody=True), FIEFS)
ORPHANED: Final = FIEF.row("orphaned", Seat(nobody=True), FIEFS)  # the family that lost it for want of an heir

# A proposal of each seat. Three cards each way: the writer knows their kinds and, once it is sent, the addressee.
NO_DEAL: Final = 0
DRAFT: Final = 1
SENT_DEAL: Final = 2
DEAL_STATES: Final = ["none", "draft", "sent"]
CARDS_EACH_WAY: Final = 3
DEAL: Final = Layout()
DEAL_STATE: Final = DEAL.row("state", Noun(DEAL_STATES), Chairs(SEATS))
DEAL_TO: Final = DEAL.row("to", Seat(nobody=True), Chairs(SEATS), absent=NOBODY)
COINS_GIVEN: Final = DEAL.row("gives", Number(0, MOST_COINS_SAID), Chairs(SEATS))
COINS_WANTED: Final = DEAL.row("wants", Number(0, MOST_COINS_SAID), Chairs(SEATS))
CARDS_GIVEN: Final = DEAL.row(
    "cards-given", Noun(HAND_CARDS, nobody=True), Chairs(SEATS), CARDS_EACH_WAY, absent=NOBODY
)
CARDS_WANTED: Final = DEAL.row(
    "cards-wanted", Noun(HAND_CARDS, nobody=True), Chairs(SEATS), CARDS_EACH_WAY, absent=NOBODY
)
OWN_SPOUSE: Final = DEAL.row("own-spouse", Noun(LORDS, nobody=True), Chairs(SEATS), absent=NOBODY)
THEIR_SPOUSE: Final = DEAL.row("their-spouse", Noun(LORDS, nobody=True), Chairs(SEATS), absent=NOBODY)
CAPTIVE_FREED: Final = DEAL.row("captive", Noun(LORDS, nobody=True), Chairs(SEATS), absent=NOBODY)
PROMISE_GIVEN: Final = DEAL.row("promise-given", Noun(PROMISES, nobody=True), Chairs(SEATS), absent=NOBODY)
PROMISE_GIVEN_WHEN: Final = DEAL.row("promise-given-when", Noun(WHEN), Chairs(SEATS))
PROMISE_WANTED: Final = DEAL.row("promise-wanted", Noun(PROMISES, nobody=True), Chairs(SEATS), absent=NOBODY)
PROMISE_WANTED_WHEN: Final = DEAL.row("promise-wanted-when", Noun(WHEN), Chairs(SEATS))
DEAL_HEARD: Final = DEAL.row("heard", Seats(), Chairs(SEATS))  # once it is sent: who knows its cards and promises

# Consequences still to be settled, the first first. What `about` and `other` are, the kind says, see `deaths`.
DUE_DEATHBED: Final = 0  # about: the lord, other: the cause; somebody may still save him
DUE_HEIRS: Final = 1  # about: the family of the dead, other: the spouse or NO_SPOUSE, titles: the fiefs
DUE_SUCCESSION: Final = 2  # about: the dead King, other: his family, titles: his fiefs
DUE_FREED: Final = 3  # about: the lord to be placed
DUE_CONQUEST: Final = 4  # about: the fief, other: the seat that conquered its city
DUE_SURPLUS: Final = 5  # about: the seat with more cards than a hand may hold
DUE_CARDINAL: Final = 6  # about: the bishop, other: 1 if the hat was bought; the Pope has to consent
DUE_KINDS: Final = ["deathbed", "heirs", "succession", "freed", "conquest", "surplus", "cardinal"]
NO_SPOUSE: Final = 99
DUE_WIDTH: Final = 4
DUE: Final = Records(
    {"due": Noun(DUE_KINDS), "about": Number(0, 99), "other": Number(0, 99), "titles": Nouns(TITLES)}, MOST_DUE
)
PROMISE_WIDTH: Final = 5
PROMISED_TO: Final = Records(
    {"by": Seat(), "to": Seat(), "promise": Noun(PROMISES), "turn": Number(0, 99), "heard": Seats()}, MOST_PROMISES
)

HOLDER: Final = Grid(Noun(LORDS, nobody=True), TITLES[:SINGLE_TITLES])
SIDE: Final = Grid(Noun(SIDES), Chairs(SEATS))
PARLEY: Final = Layout()  # by who opened it
TALKERS: Final = PARLEY.row("talkers", Seats(), Chairs(SEATS))  # who is in it
INVITED: Final = PARLEY.row("invited", Seats(), Chairs(SEATS))  # who has been asked into it

# Where a card is: in the hand of that seat, or one of these.
IN_DECK: Final = 6
DISCARDED_PILE: Final = 7
LAID: Final = 8  # on the table: a lord in play, a hat, the D'Arc title, a harvest or a disaster on a see
CARD_PLACES: Final = [*[f"hand-{seat}" for seat in range(SEATS)], "deck", "discards", "laid"]
CARD_WHERE: Final = Many(Noun(CARD_PLACES), MOST_CARDS, least=0)
CARD_SEEN: Final = Many(Seats(), MOST_CARDS, least=0)
