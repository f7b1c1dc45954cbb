"""The words of the crusades: what may be said, and what is told."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.vocabulary import (
    LORDS,
    OBJECTIVES,
    PLACES,
    TITLES,
    TOLD,
    TROOPS,
    VILLAGE_COUNT,
    VILLAGES,
    WORDS,
)
from outremer.kernel.lexicon import NUMBER, SEAT

FIRST_OBJECTIVE: Final = VILLAGE_COUNT  # a place overseas less this is the number of its objective
OBJECTIVE_COUNT: Final = len(OBJECTIVES)
FIRST_SHIP: Final = PLACES.index("ship-1")
SHIPS: Final = 6  # one for each lord who sets out [crusade.join.max_six]
SHORE: Final = PLACES.index("shore")  # where those wait who are out of the war
FIRST_STATE: Final = TITLES.index("state-jerusalem")  # the first of the titles of Outremer
STATES: Final[list[str]] = [title for title in TITLES if title.startswith("state-")]
STATE_COUNT: Final = len(STATES)

NO_CRUSADE: Final = 0
CALLED: Final = 1
INVASION: Final = 2
REVENGE: Final = 3
STAGES: Final = ["none", "called", "invasion", "revenge"]

COUNTS: Final = 14  # numbers behind `board knight`
MOST_SHARED: Final = 31  # coins given to one lord at a time

CALL: Final = WORDS.verb("call-crusade", offer=True, module="crusades")
EMBARK: Final = WORDS.verb("embark", LORDS, offer=True, module="crusades")
SLIP_AWAY: Final = WORDS.verb("slip-away", LORDS, offer=True, module="crusades")  # by a secret passage
PARDON: Final = WORDS.verb("pardon", LORDS, offer=True, module="crusades")
FOLLOW: Final = WORDS.verb("go-after", LORDS, OBJECTIVES, offer=True, module="crusades")  # lords who join late
DISPATCH: Final = WORDS.verb("dispatch", VILLAGES, OBJECTIVES, offer=True, module="crusades")  # troops of an order
BOARD: Final = WORDS.verb(
    "take-aboard",
    TROOPS,
    COUNTS,
    said_to=("Embarkation", "Following"),
    otherwise="crusade.join.troops",
    module="crusades",
)
SAIL: Final = WORDS.verb(
    "sail", said_to=("Embarkation", "Following"), otherwise="crusade.join.troops", module="crusades"
)
LAND: Final = WORDS.verb(
    "land-at", OBJECTIVES, said_to=("Landing", "Obliged"), otherwise="crusade.choose.order", module="crusades"
)
ASSAIL: Final = WORDS.verb("assail", said_to=("Assaults",), otherwise="crusade.battle.choice", module="crusades")
STORM: Final = WORDS.verb(
    "storm", said_to=("Assaults", "Saladin"), otherwise="crusade.battle.choice", module="crusades"
)
INVEST: Final = WORDS.verb("lie-before", said_to=("Assaults",), otherwise="crusade.battle.choice", module="crusades")
WITHDRAW_FROM: Final = WORDS.verb(
    "retreat", said_to=("Saladin",), otherwise="revenge.battle.besiegers_choice", module="crusades"
)
REWARD: Final = WORDS.verb(
    "reward", LORDS, MOST_SHARED + 1, said_to=("Spoils",), otherwise="crusade.reward.leader", module="crusades"
)
BESTOW: Final = WORDS.verb(
    "bestow", LORDS, said_to=("Bestowal",), otherwise="crusade.reward.state_title.when", module="crusades"
)
BETRAY: Final = WORDS.verb(
    "betray", said_to=("BeforeSaladin",), otherwise="revenge.battle.crusader_walls_passage", module="crusades"
)
DISEMBARK: Final = WORDS.verb(
    "come-home", VILLAGES, said_to=("Homecoming",), otherwise="crusade.end.return", module="crusades"
)
INHERIT_STATE: Final = WORDS.verb(
    "name-heir", LORDS, said_to=("StateHeir",), otherwise="crusade.state_titles.kept", module="crusades"
)
HEAL: Final = WORDS.verb("heal", said_to=("Deathbed",), otherwise="doctor.crusade.saves", guest=True, module="crusades")

CRUSADE_CALLED: Final = TOLD.event("crusade-called", seat=SEAT, lord=LORDS)
CALL_LAPSED: Final = TOLD.event("call-lapsed")
DEPARTURE_ASKED: Final = TOLD.event("departure-asked", seat=SEAT, lord=LORDS, other=SEAT)
DEPARTURE_REFUSED: Final = TOLD.event("departure-refused", seat=SEAT, lord=LORDS)
DEPARTED: Final = TOLD.event("departed", seat=SEAT, lord=LORDS)
BOARDED: Final = TOLD.event("boarded", seat=SEAT, troop=TROOPS, count=NUMBER)
PROTECTED: Final = TOLD.event("protected", seat=SEAT, village=VILLAGES)
RENEGADE: Final = TOLD.event("renegade", seat=SEAT, lord=LORDS)
PARDONED: Final = TOLD.event("pardoned", lord=LORDS)
RANKED: Final = TOLD.event("ranked", rank=NUMBER, lord=LORDS)
OBJECTIVE_DRAWN: Final = TOLD.event("objective-drawn", objective=OBJECTIVES)
LANDED: Final = TOLD.event("landed", seat=SEAT, lord=LORDS, objective=OBJECTIVES)
ASSAULT_BEGINS: Final = TOLD.event("assault-begins", lord=LORDS, objective=OBJECTIVES)
INVESTED: Final = TOLD.event("invested", lord=LORDS, objective=OBJECTIVES)
SARACENS_LOST: Final = TOLD.event("saracens-lost", count=NUMBER, objective=OBJECTIVES)
SARACEN_KNIGHTS_LOST: Final = TOLD.event("saracen-knights-lost", count=NUMBER, objective=OBJECTIVES)
CONQUERED: Final = TOLD.event("conquered", lord=LORDS, objective=OBJECTIVES)
SPOILS_SHARED: Final = TOLD.event("spoils-shared", seat=SEAT, lord=LORDS, coins=NUMBER)
DOCTOR_CLAIMED: Final = TOLD.event("doctor-claimed", seat=SEAT, lord=LORDS)
DOCTOR_GONE: Final = TOLD.event("doctor-gone", lord=LORDS)
HEALED: Final = TOLD.event("healed", seat=SEAT, lord=LORDS)
TAKEN_BY_SALADIN: Final = TOLD.event("taken-by-saladin", seat=SEAT, lord=LORDS)
SALADIN_COMES: Final = TOLD.event("saladin-comes", objective=OBJECTIVES, knights=NUMBER, saracens=NUMBER)
SALADIN_JOINED: Final = TOLD.event("saladin-joined", objective=OBJECTIVES, count=NUMBER)
SALADIN_TAKES: Final = TOLD.event("saladin-takes", objective=OBJECTIVES)
SALADIN_HELD: Final = TOLD.event("saladin-held", objective=OBJECTIVES)
SALADIN_KILLED: Final = TOLD.event("saladin-killed", objective=OBJECTIVES)
SALADIN_CAPTURED: Final = TOLD.event("saladin-captured", objective=OBJECTIVES)
RETREATED: Final = TOLD.event("retreated", seat=SEAT, lord=LORDS, objective=OBJECTIVES)
BETRAYED: Final = TOLD.event("betrayed", seat=SEAT, objective=OBJECTIVES)
PLAGUE_OVERSEAS: Final = TOLD.event("plague-overseas")
STATE_OFFERED: Final = TOLD.event("state-offered", seat=SEAT, lord=LORDS, state=STATES)
STATE_REFUSED: Final = TOLD.event("state-refused", seat=SEAT, lord=LORDS, state=STATES)
STATE_LAPSES: Final = TOLD.event("state-lapses", state=STATES)
STATE_INHERITED: Final = TOLD.event("state-inherited", seat=SEAT, lord=LORDS, state=STATES)
CAME_HOME: Final = TOLD.event("came-home", seat=SEAT, village=VILLAGES)
JERUSALEM_INCOME: Final = TOLD.event("jerusalem-income", seat=SEAT, lord=LORDS, coins=NUMBER)
CRUSADE_ENDS: Final = TOLD.event("crusade-ends")
