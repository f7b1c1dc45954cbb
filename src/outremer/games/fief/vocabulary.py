"""The words of Fief: names, what may be said, what is told. Modules declare their own words beside their rules."""

from __future__ import annotations

from typing import Any, Final

from outremer.games.fief.printed import data
from outremer.kernel.lexicon import NUMBER, SEAT, Annals, Lexicon

_FURTHER: Final[dict[str, Any]] = data("further")  # what expansions bring of things the base game has, too

SEATS: Final = 6  # at most; every list by seat is as long [setup.players]

# -- places ----------------------------------------------------------------------------------------------------------

VILLAGE_COUNT: Final = 24  # [component.map]
VILLAGES: Final = [
    "beaujeu",
    "la-salle",
    "blaye",
    "charolles",
    "sennecy",
    "epervier",
    "chateauneuf",
    "mazilles",
    "st-andromy",
    "tournus",
    "belleville",
    "pugnac",
    "st-medard",
    "st-gerome",
    "st-andre",
    "villeneuve",
    "la-bussiere",
    "bourg",
    "st-vivien",
    "les-essarts",
    "st-paul",
    "marcamps",
    "sigy",
    "st-ciers",
]
_OVERSEAS: Final[dict[str, Any]] = data("overseas")
OBJECTIVES: Final[list[str]] = [row["name"] for row in _OVERSEAS["objective"]]
PLACES: Final = [*VILLAGES, *OBJECTIVES, *_OVERSEAS["elsewhere"]["names"]]  # the villages, and those beyond the map
PLACE_COUNT: Final = len(PLACES)
PRISON: Final = PLACES.index("prison")  # beyond the map: whoever is in it, no seat holds
FIEF_COUNT: Final = 8
FIEFS: Final = [
    "duchy-blaye",
    "county-sennecy",
    "barony-mazilles",
    "county-tournus",
    "county-st-gerome",
    "duchy-bourg",
    "barony-st-paul",
    "county-sigy",
]
BARONY: Final = 0
COUNTY: Final = 1
DUCHY: Final = 2
RANKS: Final = ["barony", "county", "duchy"]  # by prestige [feudal_title.kinds] [feudal_title.give_within_family]
SEE_COUNT: Final = 5
SEES: Final = ["see-blaye", "see-tournus", "see-st-gerome", "see-bourg", "see-sigy"]  # by their number on the die

NO_WALLS: Final = 0
STRONGHOLD: Final = 1
CITY: Final = 2  # the number is also what it takes off an attacker's dice [battle.penalty.walls]
WALLS: Final = ["none", "stronghold", "city"]

# -- lords and titles ------------------------------------------------------------------------------------------------

MEN: Final = 12  # lords below are men, the others ladies [term.lord.both_sexes]
LORD_COUNT: Final = 18
LORDS: Final = [
    "arthur",
    "baudoin",
    "charles",
    "eric",
    "francois",
    "gauvain",
    "henri",
    "lambert",
    "othon",
    "philippe",
    "quentin",
    "thierry",
    "alienor",
    "blanche",
    "guenievre",
    "isabelle",
    "jeanne",
    "mireille",
]

# A title is a number: the fiefs, then the sees, then these.
FIRST_SEE: Final = 8  # FIRST_SEE + see is the bishop of that see
KING: Final = 13
QUEEN: Final = 14
REGENT: Final = 15
PRINCE: Final = 16
POPE: Final = 17
ARC: Final = 18
SINGLE_TITLES: Final = 19  # titles below have one holder at most
CARDINAL: Final = 19
FURTHER_TITLES: Final = 20  # from here on those of expansions; who of them has one holder at most, the data say
TITLES: Final[list[str]] = [
    *FIEFS,
    *SEES,
    *("king", "queen", "regent", "prince", "pope", "arc", "cardinal"),
    *(row["name"] for row in _FURTHER["title"]),
]
TITLE_COUNT: Final = len(TITLES)
TITLE_MODULE: Final[list[str]] = [row["module"] for row in _FURTHER["title"]]  # by title less FURTHER_TITLES
IS_SINGLE: Final[list[bool]] = [title < SINGLE_TITLES for title in range(FURTHER_TITLES)] + [
    row["single"] for row in _FURTHER["title"]
]
FEUDAL: Final = 0x000FF  # titles as bits
BISHOP: Final = 0x01F00
CHURCH: Final = BISHOP | 1 << POPE | 1 << CARDINAL  # whoever has one is a cleric
ROYAL: Final = 1 << KING | 1 << QUEEN | 1 << REGENT | 1 << PRINCE
FURTHER_RANKING: Final = sum(1 << title for title in range(FURTHER_TITLES, TITLE_COUNT) if IS_SINGLE[title])
RANKING: Final = FEUDAL | CHURCH | ROYAL | FURTHER_RANKING  # whoever has one is titled [election.king.candidate]

ASSASSIN: Final = 1  # flags of a lord, as bits
IMMUNE: Final = 2  # has survived the Plague [card.plague.survivor_immune]
MOVED: Final = 4  # in this phase of movement
SENIOR: Final = 8  # was a bishop as the turn began [election.bishop.votes.bishop]
INSIDE: Final = 16  # stays behind while others of the family ride out, and takes no part in their battle
LORD_FLAGS: Final = ["assassin", "immune", "moved", "senior", "inside"]

BY_ASSASSIN: Final = 0
BY_JUSTICE: Final = 1
BY_PLAGUE: Final = 2
IN_BATTLE: Final = 3
BY_UPRISING: Final = 4
CALMING: Final = 5
CAUSES: Final[list[str]] = [
    *("assassin", "justice", "plague", "battle", "uprising", "calming"),
    *(row["name"] for row in _FURTHER["cause"]),
]

# -- troops ----------------------------------------------------------------------------------------------------------

KNIGHT: Final = 0
FOOTMAN: Final = 1
FURTHER_KINDS: Final = 2  # from here on those of expansions
FURTHER_TROOPS: Final[list[dict[str, Any]]] = _FURTHER["troop"]
TROOPS: Final[list[str]] = ["knight", "footman", *(row["name"] for row in FURTHER_TROOPS)]
TROOP_KINDS: Final = len(TROOPS)
MOST_TROOPS: Final = 21  # of one family, knights and footmen
ENGINES: Final = 2  # of one family

# -- cards -----------------------------------------------------------------------------------------------------------

# A kind of card is a number: a lord's card is the lord, then these.
CARDINAL_CARD: Final = 18
ARC_CARD: Final = 19
LORD_DECK: Final = 20  # kinds below lie in the lord deck, the others in the fortune deck
HARVEST: Final = 20
WEATHER: Final = 21
TAX: Final = 22
UPRISING: Final = 23
PASSAGE: Final = 24
ASSASSINATION: Final = 25
JUSTICE: Final = 26
AMBUSH: Final = 27
FIRST_DISASTER: Final = 28
FAMINE: Final = 28
RAIN: Final = 29
PLAGUE: Final = 30
CARD_KIND_COUNT: Final = 31
FORTUNES: Final = ["harvest", "weather", "tax", "uprising", "passage", "assassination", "justice", "ambush"]
DISASTERS: Final = ["famine", "rain", "plague"]
CARDS: Final = [*LORDS, "cardinal", "arc", *FORTUNES, *DISASTERS]
HAND_CARDS: Final = [*LORDS, "cardinal", "arc", *FORTUNES]  # a disaster is never in a hand [cards.disaster.no_limits]
HAND_LIMIT: Final = 3  # [cards.hand_limit]
TRACK_SPACES: Final = 3  # [cards.disaster.track]
DECKS: Final = ["lord-deck", "fortune-deck"]

# -- the rest --------------------------------------------------------------------------------------------------------

D6: Final = ["1", "2", "3", "4", "5", "6"]
SETTING_UP: Final = 0
HEAR: Final = 1
DRAW_AND_PLAY: Final = 2
INCOME: Final = 3
MARKET: Final = 4
MOVEMENT: Final = 5
WAR: Final = 6
CLOSE: Final = 7
OVERSEAS: Final = 8  # before the end of a turn in which armies fight beyond the map
PHASES: Final = ["set-up", "hear", "cards", "income", "market", "movement", "war", "close", "overseas"]

NEITHER: Final = 0  # the sides of a battle
ATTACKER: Final = 1
DEFENDER: Final = 2
SIDES: Final = ["neither", "attacker", "defender"]

MOST_COINS_SAID: Final = 31  # in one proposal
PROMISED_VOTE: Final = 0
PROMISED_TRUCE: Final = 1
PROMISED_LEAVE: Final = 2
PROMISED_PEACE: Final = 3
PROMISES: Final = ["vote", "truce", "leave", "peace"]  # [deal.promise]
WHEN: Final = ["this-turn", "next-turn"]

WORDS: Final = Lexicon()
PASS: Final = WORDS.verb("pass")
ACCEPT: Final = WORDS.verb("accept")
REFUSE: Final = WORDS.verb("refuse")
DONE_WITH_IT: Final = WORDS.verb("done")
SETTLE: Final = WORDS.verb("settle", VILLAGES, said_to=("Placement",), otherwise="setup.village")
PLACE: Final = WORDS.verb("place", VILLAGES, said_to=("NewLord", "Freed"), otherwise="card.lord.token")

# Phase 1
WED: Final = WORDS.verb("wed", LORDS, LORDS, said_to=("Weddings",), otherwise="marriage.announce")  # one's own first
NOMINATE: Final = WORDS.verb("nominate", LORDS, said_to=("Nominations",), otherwise="election.nominate")
CANDIDATES: Final = [*LORDS, "nobody"]
VOTE: Final = WORDS.verb(  # the white marker, then the black one
    "vote", CANDIDATES, CANDIDATES, said_to=("Ballot",), otherwise="election.vote.tokens"
)
BEQUEATH: Final = WORDS.verb(
    "bequeath", TITLES[:FURTHER_TITLES], LORDS, said_to=("Heirs",), otherwise="feudal_title.inheritance"
)

# Phase 2
DISCARD: Final = WORDS.verb("discard", HAND_CARDS, said_to=("Draws", "Surplus"), otherwise="cards.discard")
DRAW: Final = WORDS.verb("draw", DECKS, said_to=("Draws",), otherwise="cards.draw")
PLAY_LORD: Final = WORDS.verb("play-lord", LORDS, said_to=("Plays",), otherwise="card.lord.phase")
PLAY_HARVEST: Final = WORDS.verb("harvest", SEES, said_to=("Plays",), otherwise="cards.play.turn_order")
PLAY_WEATHER: Final = WORDS.verb("weather", SEES, said_to=("Plays",), otherwise="cards.play.turn_order")
TAX_FIEF: Final = WORDS.verb("tax-fief", FIEFS, said_to=("Plays",), otherwise="card.tax.targets")
TAX_SEE: Final = WORDS.verb("tax-see", SEES, said_to=("Plays",), otherwise="card.tax.targets")
TAX_CHURCH: Final = WORDS.verb("tax-church", said_to=("Plays",), otherwise="pope.tax_all")

# Phase 4
RANSOM: Final = WORDS.verb("ransom", LORDS, said_to=("Ransoms",), otherwise="phase4.ransom_first")
BUY: Final = WORDS.verb("buy", TROOPS, VILLAGES, said_to=("Purchases",), otherwise="phase4.turn_order")
BUILD_MILL: Final = WORDS.verb("mill", VILLAGES, said_to=("Purchases",), otherwise="phase4.turn_order")
BUILD_STRONGHOLD: Final = WORDS.verb("stronghold", VILLAGES, said_to=("Purchases",), otherwise="phase4.turn_order")
BUY_TITLE: Final = WORDS.verb("title", FIEFS, said_to=("Purchases",), otherwise="phase4.turn_order")
RECLAIM: Final = WORDS.verb("reclaim", FIEFS, said_to=("Purchases",), otherwise="feudal_title.no_heir.reclaim")
GRANT: Final = WORDS.verb("grant", FIEFS, said_to=("Purchases",), otherwise="king.grant_title")
GIVE_TITLE: Final = WORDS.verb(
    "give-title", FIEFS, LORDS, said_to=("Purchases",), otherwise="feudal_title.give_within_family"
)
BUY_BIRETTA: Final = WORDS.verb("biretta", LORDS, said_to=("Purchases",), otherwise="cardinal.by_purchase")
BEAR: Final = WORDS.verb("bear", LORDS, said_to=("Investiture", "Conquest"), otherwise="feudal_title.marker_on_lord")
CAPITAL: Final = WORDS.verb("capital", VILLAGES, said_to=("Investiture",), otherwise="feudal_title.stronghold_to_city")

# Phase 5
LEAD: Final = WORDS.verb("lead", LORDS, said_to=("March",), otherwise="phase5.turn_order")
BESIDE: Final = WORDS.verb("beside", LORDS, said_to=("Army",), otherwise="phase5.turn_order")
TAKE: Final = WORDS.verb("take", TROOPS, 14, said_to=("Army",), otherwise="move.carry")
CAPTIVE: Final = WORDS.verb("captive", LORDS, said_to=("Army",), otherwise="prisoner.moved_by_captor")
GO: Final = WORDS.verb("go", VILLAGES, said_to=("Army",), otherwise="phase5.turn_order")
ASK_LEAVE: Final = WORDS.verb("ask-leave", said_to=("Army",), otherwise="move.cross.consent")
RIDE: Final = WORDS.verb("ride", said_to=("Army",), otherwise="cavalcade.movement_left")
TUNNEL: Final = WORDS.verb(
    "tunnel",
    said_to=("Army", "Rounds", "UprisingAnnounced"),
    otherwise="card.secret_passage.by_moment",
)
ENTER: Final = WORDS.verb("enter", said_to=("Army",), otherwise="move.cross.refused")
STAY: Final = WORDS.verb("stay", said_to=("Army",), otherwise="move.cross.refused")
DROP: Final = WORDS.verb("drop", TROOPS, 14, said_to=("Army",), otherwise="move.carry")
PART_WITH: Final = WORDS.verb("part-with", LORDS, said_to=("Army",), otherwise="move.carry")
HALT: Final = WORDS.verb("halt", said_to=("Army",), otherwise="phase5.turn_order")

# Phase 6
ATTACK: Final = WORDS.verb("attack", VILLAGES, said_to=("Battles",), otherwise="battle.start")
SALLY_AT: Final = WORDS.verb("sally-at", VILLAGES, said_to=("Battles",), otherwise="siege.sally")
AGAINST: Final = WORDS.verb("against", SEATS, said_to=("Sides",), otherwise="battle.start")
JOIN: Final = WORDS.verb("join", SIDES, said_to=("Sides",), otherwise="battle.coalition")
FIGHT: Final = WORDS.verb("fight", said_to=("Rounds",), otherwise="battle.start")
YIELD: Final = WORDS.verb("yield", said_to=("Rounds",), otherwise="battle.surrender.when")
TRUCE: Final = WORDS.verb("truce", said_to=("Rounds",), otherwise="battle.ends.truce")
STOP: Final = WORDS.verb("stop", said_to=("Rounds",), otherwise="battle.fort_attacker_stops")
SALLY: Final = WORDS.verb("sally", said_to=("Rounds",), otherwise="battle.fort_defender_forces")
LOSE: Final = WORDS.verb(
    "lose",
    TROOPS,
    said_to=("Losses", "PlagueEntered", "PlagueLosses", "UprisingLosses"),
    otherwise="battle.losses.owner_chooses",
)
LOSE_OF: Final = WORDS.verb(  # of an ally, by the strongest of a coalition
    "lose-of", SEATS, TROOPS, said_to=("Losses",), otherwise="battle.losses.owner_chooses"
)
LOSE_LORD: Final = WORDS.verb("lose-lord", LORDS, said_to=("Losses",), otherwise="battle.losses.troops_before_lords")
SEIZE: Final = WORDS.verb("seize", LORDS, said_to=("Captures",), otherwise="battle.coalition.leader_prisoner")
BESIEGE: Final = WORDS.verb("besiege", VILLAGES, said_to=("Sieges",), otherwise="siege.start")
PILLAGE: Final = WORDS.verb("pillage", VILLAGES, said_to=("Pillage",), otherwise="pillage.when")

# Any time: words of windows, which are answers
_WINDOWS: Final = ("MarkersPlaced", "BeforeIncome", "MarchEnded", "BattleBegins", "RoundBegins", "YearEnds")
STRIKE: Final = WORDS.verb("strike", LORDS, said_to=_WINDOWS, otherwise="any_time.window")
CONDEMN: Final = WORDS.verb("condemn", LORDS, said_to=_WINDOWS, otherwise="any_time.window")
INCITE: Final = WORDS.verb(
    "incite", VILLAGES, said_to=("BeforeIncome", "MarchEnded", "YearEnds"), otherwise="any_time.window"
)
ROUSE: Final = WORDS.verb("rouse", said_to=("UprisingAnnounced",), otherwise="card.uprising.stack")
CALM: Final = WORDS.verb("calm", LORDS, said_to=("UprisingAnnounced",), otherwise="card.uprising.clergy")
CALM_BY_COINS: Final = WORDS.verb(
    "calm-by-coins", LORDS, said_to=("UprisingAnnounced",), otherwise="cardinal.quell_uprising"
)
FIRST: Final = WORDS.verb("first", SEATS, said_to=("Victims",), otherwise="card.uprising.order_of_victims")
FOIL: Final = WORDS.verb("foil", said_to=("Foil",), otherwise="card.secret_passage.foil")
BLAME: Final = WORDS.verb("blame", LORDS, said_to=("Blame",), otherwise="card.assassination.assassin")
SPRING: Final = WORDS.verb("spring", LORDS, said_to=("RoundBegins",), otherwise="card.ambush.timing")

# Any time: offers
ASSASSINATE: Final = WORDS.verb("assassinate", LORDS, offer=True)
PLAY_JUSTICE: Final = WORDS.verb("justice", LORDS, offer=True)
PLAY_UPRISING: Final = WORDS.verb("uprising", VILLAGES, offer=True)
PLAY_AMBUSH: Final = WORDS.verb("ambush", LORDS, offer=True)
PLAY_ARC: Final = WORDS.verb("arc", LORDS, offer=True)
PLAY_CARDINAL: Final = WORDS.verb("cardinal", LORDS, offer=True)
ESCAPE: Final = WORDS.verb("escape", LORDS, offer=True)
RELEASE: Final = WORDS.verb("release", LORDS, offer=True)
HAND_OVER: Final = WORDS.verb("hand-over", VILLAGES, SEATS, offer=True)
LIFT: Final = WORDS.verb("lift", VILLAGES, offer=True)
EXCOMMUNICATE: Final = WORDS.verb("excommunicate", LORDS, offer=True)
ABSOLVE: Final = WORDS.verb("absolve", offer=True)
ASK_ANNULMENT: Final = WORDS.verb("ask-annulment", LORDS, offer=True)

# Negotiation: offers
ADDRESS: Final = WORDS.verb("address", SEATS, offer=True)
GIVE_COINS: Final = WORDS.verb("give-coins", 32, offer=True)
WANT_COINS: Final = WORDS.verb("want-coins", 32, offer=True)
GIVE_CARD: Final = WORDS.verb("give-card", HAND_CARDS, offer=True)
WANT_CARD: Final = WORDS.verb("want-card", HAND_CARDS, offer=True)
WANT_WEDDING: Final = WORDS.verb("want-wedding", LORDS, LORDS, offer=True)
FREE_CAPTIVE: Final = WORDS.verb("free-captive", LORDS, offer=True)
PROMISE: Final = WORDS.verb("promise", PROMISES, WHEN, offer=True)
WANT_PROMISE: Final = WORDS.verb("want-promise", PROMISES, WHEN, offer=True)
SEND: Final = WORDS.verb("send", offer=True)
WITHDRAW: Final = WORDS.verb("withdraw", offer=True)
ACCEPT_DEAL: Final = WORDS.verb("accept-deal", SEATS, offer=True)
DECLINE_DEAL: Final = WORDS.verb("decline-deal", SEATS, offer=True)
TALK: Final = WORDS.verb("talk", SEATS, offer=True)
LEAVE_TALK: Final = WORDS.verb("leave-talk", SEATS, offer=True)  # by who opened it

TOLD: Final = Annals()
FIRST_PLAYER: Final = TOLD.event("first-player", seat=SEAT)
LORD_BEGINS: Final = TOLD.event("lord-begins", seat=SEAT, lord=LORDS)
SETTLED: Final = TOLD.event("settled", seat=SEAT, village=VILLAGES)
TURN_BEGINS: Final = TOLD.event("turn-begins", turn=NUMBER, seat=SEAT)
PHASE_BEGINS: Final = TOLD.event("phase-begins", phase=PHASES)
CONTROLS: Final = TOLD.event("controls", seat=SEAT, village=VILLAGES)
NOBODY_CONTROLS: Final = TOLD.event("nobody-controls", village=VILLAGES)
HANDED_OVER: Final = TOLD.event("handed-over", seat=SEAT, to=SEAT, village=VILLAGES)

WEDDING_ASKED: Final = TOLD.event("wedding-asked", seat=SEAT, lord=LORDS, spouse=LORDS)
WEDDING_REFUSED: Final = TOLD.event("wedding-refused", seat=SEAT, lord=LORDS, spouse=LORDS)
WEDDED: Final = TOLD.event("wedded", lord=LORDS, spouse=LORDS)
ANNULMENT_ASKED: Final = TOLD.event("annulment-asked", seat=SEAT, lord=LORDS)
ANNULLED: Final = TOLD.event("annulled", lord=LORDS, spouse=LORDS)
NOT_ANNULLED: Final = TOLD.event("not-annulled", lord=LORDS)
ELECTION_HELD: Final = TOLD.event("election-held", title=TITLES)
NOMINATED: Final = TOLD.event("nominated", seat=SEAT, lord=LORDS)
NO_NOMINEE: Final = TOLD.event("no-nominee", seat=SEAT)
MARKER_PLACED: Final = TOLD.event("marker-placed", seat=SEAT, lord=LORDS)
BALLOT_VOID: Final = TOLD.event("ballot-void", title=TITLES)
VOTES_REVEALED: Final = TOLD.event("votes-revealed", seat=SEAT, lord=LORDS, votes=NUMBER)
VOTE_WITHHELD: Final = TOLD.event("vote-withheld", seat=SEAT)
ELECTED: Final = TOLD.event("elected", lord=LORDS, title=TITLES, votes=NUMBER)
NOBODY_ELECTED: Final = TOLD.event("nobody-elected", title=TITLES)
TITLE_GAINED: Final = TOLD.event("title-gained", seat=SEAT, lord=LORDS, title=TITLES)
TITLE_LOST: Final = TOLD.event("title-lost", seat=SEAT, lord=LORDS, title=TITLES)
TITLE_TO_MAP: Final = TOLD.event("title-to-map", fief=FIEFS)
EXCOMMUNICATED: Final = TOLD.event("excommunicated", lord=LORDS)
ABSOLVED: Final = TOLD.event("absolved", lord=LORDS)
CARDINAL_ASKED: Final = TOLD.event("cardinal-asked", seat=SEAT, lord=LORDS)
CARDINAL_VETOED: Final = TOLD.event("cardinal-vetoed", seat=SEAT, lord=LORDS)

DISCARDED: Final = TOLD.event("discarded", seat=SEAT, card=CARDS)
DREW: Final = TOLD.event("drew", seat=SEAT, deck=DECKS, card=CARDS)
DREW_ONE: Final = TOLD.event("drew-one", seat=SEAT, deck=DECKS)
RESHUFFLED: Final = TOLD.event("reshuffled", deck=DECKS)
DISASTER_DRAWN: Final = TOLD.event("disaster-drawn", seat=SEAT)
DISASTER_DISCARDED: Final = TOLD.event("disaster-discarded", card=CARDS)
DISASTER_STRUCK: Final = TOLD.event("disaster-struck", card=CARDS, see=SEES)
DISASTER_OVER: Final = TOLD.event("disaster-over", card=CARDS, see=SEES)
PLAGUE_ROLL: Final = TOLD.event("plague-roll", lord=LORDS, die=NUMBER)
PLAYED: Final = TOLD.event("played", seat=SEAT, card=CARDS)
LORD_CAME: Final = TOLD.event("lord-came", seat=SEAT, lord=LORDS, village=PLACES)
HARVEST_PLAYED: Final = TOLD.event("harvest-played", seat=SEAT, see=SEES)
WEATHER_PLAYED: Final = TOLD.event("weather-played", seat=SEAT, see=SEES)
FIEF_TAXED: Final = TOLD.event("fief-taxed", seat=SEAT, fief=FIEFS)
SEE_TAXED: Final = TOLD.event("see-taxed", seat=SEAT, see=SEES)

VILLAGE_INCOME: Final = TOLD.event("village-income", seat=SEAT, villages=NUMBER, coins=NUMBER)
MILL_INCOME: Final = TOLD.event("mill-income", seat=SEAT, village=VILLAGES, coins=NUMBER)
FEUDAL_TAX_INCOME: Final = TOLD.event("feudal-tax-income", seat=SEAT, fief=FIEFS, coins=NUMBER)
CHURCH_TAX_INCOME: Final = TOLD.event("church-tax-income", seat=SEAT, see=SEES, coins=NUMBER)
QUEEN_INCOME: Final = TOLD.event("queen-income", seat=SEAT, lord=LORDS, coins=NUMBER)
INCOME_TOTAL: Final = TOLD.event("income-total", seat=SEAT, coins=NUMBER)

RANSOMED: Final = TOLD.event("ransomed", seat=SEAT, lord=LORDS, coins=NUMBER, captor=SEAT)
RANSOMED_ABROAD: Final = TOLD.event("ransomed-abroad", seat=SEAT, lord=LORDS, coins=NUMBER)
BOUGHT: Final = TOLD.event("bought", seat=SEAT, troop=TROOPS, village=VILLAGES, coins=NUMBER)
BOUGHT_UNSEEN: Final = TOLD.event("bought-unseen", seat=SEAT, troop=TROOPS)
PLACED_UNSEEN: Final = TOLD.event("placed-unseen", seat=SEAT, men=NUMBER, village=VILLAGES)
MILL_BUILT: Final = TOLD.event("mill-built", seat=SEAT, village=VILLAGES, coins=NUMBER)
STRONGHOLD_BUILT: Final = TOLD.event("stronghold-built", seat=SEAT, village=VILLAGES, coins=NUMBER)
TITLE_BOUGHT: Final = TOLD.event("title-bought", seat=SEAT, fief=FIEFS, lord=LORDS, coins=NUMBER)
TITLE_GRANTED: Final = TOLD.event("title-granted", seat=SEAT, to=SEAT, fief=FIEFS, lord=LORDS)
TITLE_RECLAIMED: Final = TOLD.event("title-reclaimed", seat=SEAT, fief=FIEFS, lord=LORDS)
TITLE_GIVEN: Final = TOLD.event("title-given", fief=FIEFS, lord=LORDS, to=LORDS)
TITLE_CONQUERED: Final = TOLD.event("title-conquered", seat=SEAT, fief=FIEFS, lord=LORDS)
TITLE_INHERITED: Final = TOLD.event("title-inherited", seat=SEAT, fief=FIEFS, lord=LORDS)
CITY_RISES: Final = TOLD.event("city-rises", village=VILLAGES, fief=FIEFS)
BIRETTA_BOUGHT: Final = TOLD.event("biretta-bought", seat=SEAT, lord=LORDS, coins=NUMBER)

SET_OUT: Final = TOLD.event("set-out", seat=SEAT, lord=LORDS, village=VILLAGES)
MARCHED: Final = TOLD.event("marched", seat=SEAT, lord=LORDS, village=VILLAGES, knights=NUMBER, footmen=NUMBER)
MARCHED_WITH: Final = TOLD.event("marched-with", seat=SEAT, lord=LORDS, troop=TROOPS, count=NUMBER)
MARCHED_UNSEEN: Final = TOLD.event("marched-unseen", seat=SEAT, lord=LORDS, village=VILLAGES)
HALTED: Final = TOLD.event("halted", seat=SEAT, lord=LORDS, village=VILLAGES)
LEAVE_ASKED: Final = TOLD.event("leave-asked", seat=SEAT, other=SEAT, village=VILLAGES)
LEAVE_GIVEN: Final = TOLD.event("leave-given", seat=SEAT, village=VILLAGES)
LEAVE_REFUSED: Final = TOLD.event("leave-refused", seat=SEAT, village=VILLAGES)
CAVALCADE: Final = TOLD.event("cavalcade", seat=SEAT, other=SEAT, village=VILLAGES)
TUNNELLED: Final = TOLD.event("tunnelled", seat=SEAT, village=PLACES)

BATTLE_BEGINS: Final = TOLD.event("battle-begins", seat=SEAT, other=SEAT, village=PLACES)
JOINED: Final = TOLD.event("joined", seat=SEAT, side=SIDES, village=PLACES)
STRENGTH: Final = TOLD.event("strength", side=SIDES, strength=NUMBER, dice=NUMBER)
DIE: Final = TOLD.event("die", side=SIDES, hits=NUMBER)
HITS: Final = TOLD.event("hits", side=SIDES, hits=NUMBER)
TROOP_LOST: Final = TOLD.event("troop-lost", seat=SEAT, troop=TROOPS, village=PLACES)
TROOPS_REPLACED: Final = TOLD.event("troops-replaced", seat=SEAT, to=SEAT, village=VILLAGES)
YIELDED: Final = TOLD.event("yielded", seat=SEAT, village=PLACES)
TRUCE_OFFERED: Final = TOLD.event("truce-offered", seat=SEAT)
TRUCE_MADE: Final = TOLD.event("truce-made", village=PLACES)
ASSAULT_ENDED: Final = TOLD.event("assault-ended", seat=SEAT, village=PLACES)
SALLIED: Final = TOLD.event("sallied", seat=SEAT, village=PLACES)
BATTLE_ENDS: Final = TOLD.event("battle-ends", village=PLACES)
BATTLE_WON: Final = TOLD.event("battle-won", side=SIDES, village=PLACES)
CAPTURED: Final = TOLD.event("captured", seat=SEAT, lord=LORDS, village=PLACES)
FREED: Final = TOLD.event("freed", seat=SEAT, lord=LORDS)
ESCAPED: Final = TOLD.event("escaped", seat=SEAT, lord=LORDS)
SIEGE_BEGINS: Final = TOLD.event("siege-begins", seat=SEAT, village=PLACES)
ENGINE_GROWS: Final = TOLD.event("engine-grows", seat=SEAT, village=PLACES, dice=NUMBER)
SIEGE_ENDS: Final = TOLD.event("siege-ends", seat=SEAT, village=PLACES)
PILLAGED: Final = TOLD.event("pillaged", seat=SEAT, village=VILLAGES)

SCORED: Final = TOLD.event("scored", seat=SEAT, points=NUMBER)
WON: Final = TOLD.event("won", seat=SEAT)
TURN_LIMIT: Final = TOLD.event("turn-limit", turn=NUMBER)
FIRST_PASSES: Final = TOLD.event("first-passes", seat=SEAT)

STRUCK: Final = TOLD.event("struck", seat=SEAT, lord=LORDS)
FOILED: Final = TOLD.event("foiled", seat=SEAT, lord=LORDS)
STRUCK_ROLL: Final = TOLD.event("struck-roll", lord=LORDS, die=NUMBER)
BLAMED: Final = TOLD.event("blamed", seat=SEAT, lord=LORDS)
CONDEMNED: Final = TOLD.event("condemned", seat=SEAT, lord=LORDS)
DIED: Final = TOLD.event("died", seat=SEAT, lord=LORDS, cause=CAUSES)
ROSE_UP: Final = TOLD.event("rose-up", seat=SEAT, village=VILLAGES, cards=NUMBER)
CALM_PAID: Final = TOLD.event("calm-paid", seat=SEAT, lord=LORDS, coins=NUMBER)
CALM_TRIED: Final = TOLD.event("calm-tried", seat=SEAT, lord=LORDS, die=NUMBER)
CALMED: Final = TOLD.event("calmed", village=VILLAGES)
UPRISING_DIE: Final = TOLD.event("uprising-die", village=VILLAGES, hits=NUMBER)
UPRISING_HITS: Final = TOLD.event("uprising-hits", village=VILLAGES, hits=NUMBER)
BUILDINGS_FELL: Final = TOLD.event("buildings-fell", village=VILLAGES, mills=NUMBER, walls=WALLS)
AMBUSHED: Final = TOLD.event("ambushed", seat=SEAT, lord=LORDS)
SUCCEEDED: Final = TOLD.event("succeeded", lord=LORDS, title=TITLES)
PRINCE_BORN: Final = TOLD.event("prince-born", seat=SEAT, lord=LORDS)

DRAFTED: Final = TOLD.event("drafted", seat=SEAT, to=SEAT)
SENT: Final = TOLD.event("sent", seat=SEAT, to=SEAT)
WITHDRAWN: Final = TOLD.event("withdrawn", seat=SEAT)
LAPSED: Final = TOLD.event("lapsed", seat=SEAT, to=SEAT)
DEAL_ACCEPTED: Final = TOLD.event("deal-accepted", seat=SEAT, to=SEAT)
DEAL_DECLINED: Final = TOLD.event("deal-declined", seat=SEAT, to=SEAT)
COINS_PASSED: Final = TOLD.event("coins-passed", seat=SEAT, to=SEAT, coins=NUMBER)
CARD_PASSED: Final = TOLD.event("card-passed", seat=SEAT, to=SEAT, card=CARDS)
CARD_PASSED_UNSEEN: Final = TOLD.event("card-passed-unseen", seat=SEAT, to=SEAT)
PROMISED: Final = TOLD.event("promised", seat=SEAT, to=SEAT, promise=PROMISES, turn=NUMBER)
PROMISE_KEPT: Final = TOLD.event("promise-kept", seat=SEAT, to=SEAT, promise=PROMISES)
PROMISE_BROKEN: Final = TOLD.event("promise-broken", seat=SEAT, to=SEAT, promise=PROMISES)
MARKER_SPENT: Final = TOLD.event("marker-spent", seat=SEAT, left=NUMBER)
TALK_BEGINS: Final = TOLD.event("talk-begins", seat=SEAT, other=SEAT)
TALK_LEFT: Final = TOLD.event("talk-left", seat=SEAT, other=SEAT)
TALK_ENDS: Final = TOLD.event("talk-ends", seat=SEAT)
