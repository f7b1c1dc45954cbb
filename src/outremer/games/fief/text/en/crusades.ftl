### The words of the expansion Crusades.

move-call-crusade = Call for a crusade
move-embark = Leave on crusade with { $a }
move-slip-away = Leave on crusade by a Secret Passage with { $a }
move-pardon = Pardon the renegade { $a }
move-go-after = Follow the crusade with { $a }: { $b }
move-dispatch = Send troops of the order from { $a }: { $b }
move-take-aboard = { $b ->
    [one] Take one along: { $a }
   *[other] Take { $b } along: { $a }
}
move-sail = Set sail
move-land-at = Land: { $a }
move-assail = Attack
move-storm = Storm the place
move-lie-before = Lie before it
move-retreat = Retreat
move-reward = { $b ->
    [one] Give { $a } one coin
   *[other] Give { $a } { $b } coins
}
move-bestow = Bestow the title on { $a }
move-betray = Show Saladin a Secret Passage
move-come-home = Come home to { $a }
move-name-heir = Let { $a } inherit
move-heal = Have the Arab Doctor save the lord

event-crusade-called = { $lord } ({ $seat }) called for a crusade.
event-call-lapsed = Nobody set out: the call for a crusade has lapsed.
event-departure-asked = { $seat } asked { $other } to let { $lord } leave on crusade.
event-departure-refused = { $seat } did not let { $lord } leave.
event-departed = { $lord } ({ $seat }) left on crusade.
event-boarded = { $count ->
    [one] { $seat } takes one along: { $troop }.
   *[other] { $seat } takes { $count } along: { $troop }.
}
event-protected = The walls of { $village } ({ $seat }) are under the protection of the Church.
event-renegade = { $lord } ({ $seat }) has become a renegade.
event-pardoned = The Pope pardoned { $lord }.
event-ranked = { $rank ->
    [1] First in rank: { $lord }.
   *[other] Number { $rank } in rank: { $lord }.
}
event-objective-drawn = An objective was laid out: { $objective }.
event-landed = { $lord } ({ $seat }) landed: { $objective }.
event-assault-begins = { $lord } leads the attack: { $objective }.
event-invested = { $lord } lies before it: { $objective }.
event-saracens-lost = { $count ->
    [one] One Saracen fell: { $objective }.
   *[other] { $count } Saracens fell: { $objective }.
}
event-saracen-knights-lost = { $count ->
    [one] One of Saladin’s knights fell: { $objective }.
   *[other] { $count } of Saladin’s knights fell: { $objective }.
}
event-conquered = { $lord } has conquered: { $objective }.
event-spoils-shared = { $coins ->
    [one] { $lord } ({ $seat }) received one coin of the spoils.
   *[other] { $lord } ({ $seat }) received { $coins } coins of the spoils.
}
event-doctor-claimed = { $lord } ({ $seat }) has the Arab Doctor.
event-doctor-gone = The Arab Doctor left with { $lord }.
event-healed = The Arab Doctor of { $seat } saved { $lord }.
event-taken-by-saladin = Saladin took { $lord } ({ $seat }) prisoner.
event-saladin-comes = Saladin comes (knights: { $knights }, Saracens: { $saracens }): { $objective }.
event-saladin-joined = { $count ->
    [one] One Saracen joined Saladin: { $objective }.
   *[other] { $count } Saracens joined Saladin: { $objective }.
}
event-saladin-takes = Saladin occupied: { $objective }.
event-saladin-held = Saladin was held: { $objective }.
event-saladin-killed = Saladin fell: { $objective }.
event-saladin-captured = Saladin was captured: { $objective }.
event-retreated = { $lord } ({ $seat }) retreated: { $objective }.
event-betrayed = { $seat } showed Saladin a Secret Passage: { $objective }.
event-plague-overseas = The Plague struck Outremer.
event-state-offered = { $seat } offered { $lord } a title: { $state }.
event-state-refused = { $seat } refused it for { $lord }: { $state }.
event-state-lapses = Nobody bears this title now: { $state }.
event-state-inherited = { $lord } ({ $seat }) inherited: { $state }.
event-came-home = Crusaders of { $seat } came home to { $village }.
event-jerusalem-income = { $coins ->
    [one] Jerusalem brought { $lord } ({ $seat }) one coin.
   *[other] Jerusalem brought { $lord } ({ $seat }) { $coins } coins.
}
event-crusade-ends = The crusade is over.

prompt-Embarkation = { $start-word ->
    [nobody] Let { $lord } leave on crusade?
   *[other] { $lord } leaves on crusade. Choose the troops that go along, then set sail.
}
prompt-Following = Choose which troops of the order go along, then set sail: { $objective }.
prompt-Obliged = { $next } must follow the crusade. Choose where to land.
prompt-Landing = { $next }: choose an objective, be it one that others have chosen.
prompt-Assaults = { $current }: you lead here. Attack, storm the walls, or lie before it.
prompt-Spoils = { $objective }: share the coins out among the lords there. What is left when you are done is your leader’s.
prompt-Saladin = Saladin has come: { $at }. Attack him, or retreat from the war.
prompt-BeforeSaladin = Saladin is about to attack walls held by crusaders. Show him a Secret Passage, or pass.
prompt-Bestowal = { $title }: bestow the title on any lord, or accept or refuse it if you are offered it.
prompt-Homecoming = { $from }: choose where your crusaders come home to.
prompt-StateHeir = Choose who inherits: { $state }.

field-crusades = Crusade
field-stage = Stage
field-sailed = Lords who set out
field-ranks = Ranks
field-heap = Not yet drawn
field-gone = Out of the game
field-ships = Ships
field-shore = On the shore
field-prisoners = Saladin’s prisoners
field-saladin = Saladin
field-host = Saladin’s army
field-saracens = Saracens
field-knights = Knights
field-side = The Saracens
field-plague = Plague
field-marked = Under protection
field-doctor = Arab Doctor
field-renegades = Renegades
field-states = States
field-asked = Waiting for leave
field-place = Place
field-leader = Leader
field-engine = Engine
field-name = Objective
field-order = Number
field-kind = Kind
field-reinforcements = Reinforcements
field-held = Held by crusaders
field-besieged = Under siege
field-betrayed = Betrayed
field-objectives = Objectives of the crusade
field-reconstructed = Reconstructed
field-reached = Saladin has come to
field-stopped = Saladin is stopped

noun-called = called
noun-invasion = Invasion of Outremer
noun-revenge = Saladin’s Revenge
noun-caravan = Caravan
noun-sack = City to sack
noun-title = State
noun-doctor = Arab Doctor

option-crusades = Crusades
option-crusades-no = no
option-crusades-yes = yes. The Pope calls, and up to six lords leave with their troops to fight for Outremer for two turns: coins, an Arab Doctor and five state titles, each worth 1 victory point. In the second turn Saladin takes his revenge; allied pairs need 5 victory points.
option-captive_pope = While the Pope is captive, a crusade may be called by
option-captive_pope-silent = nobody
option-captive_pope-cardinals = a free Cardinal
option-church_protection = The Church protects
option-church_protection-family = all walls of a crusader’s family
option-church_protection-titles = only the cities of the crusader’s own titles
option-overseas_walls = Walls overseas
option-overseas_walls-siege = must be besieged
option-overseas_walls-assault = may be attacked without engines too
