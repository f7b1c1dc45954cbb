### Fief in English.

game-title = Fief
game-summary = Lead a noble family in France of 1429: fiefs, bishoprics, marriages, the tiara and the crown, by war, votes and bargains. For 3 to 6 players.

## Villages, fiefs, bishoprics

noun-beaujeu = Beaujeu
noun-la-salle = La Salle
noun-blaye = Blaye
noun-charolles = Charolles
noun-sennecy = Sennecy
noun-epervier = Épervier
noun-chateauneuf = Châteauneuf
noun-mazilles = Mazilles
noun-st-andromy = St-Andromy
noun-tournus = Tournus
noun-belleville = Belleville
noun-pugnac = Pugnac
noun-st-medard = St-Médard
noun-st-gerome = St-Gérôme
noun-st-andre = St-André
noun-villeneuve = Villeneuve
noun-la-bussiere = La Bussière
noun-bourg = Bourg
noun-st-vivien = St-Vivien
noun-les-essarts = Les Essarts
noun-st-paul = St-Paul
noun-marcamps = Marcamps
noun-sigy = Sigy
noun-st-ciers = St-Ciers
noun-duchy-blaye = Duchy of Blaye
noun-county-sennecy = County of Sennecy
noun-barony-mazilles = Barony of Mazilles
noun-county-tournus = County of Tournus
noun-county-st-gerome = County of St-Gérôme
noun-duchy-bourg = Duchy of Bourg
noun-barony-st-paul = Barony of St-Paul
noun-county-sigy = County of Sigy
noun-see-blaye = Bishopric of Blaye
noun-see-tournus = Bishopric of Tournus
noun-see-st-gerome = Bishopric of St-Gérôme
noun-see-bourg = Bishopric of Bourg
noun-see-sigy = Bishopric of Sigy
noun-none = none
noun-stronghold = stronghold
noun-city = fortified city

## Lords, titles, troops

noun-arthur = Arthur
noun-baudoin = Baudoin
noun-charles = Charles
noun-eric = Éric
noun-francois = François
noun-gauvain = Gauvain
noun-henri = Henri
noun-lambert = Lambert
noun-othon = Othon
noun-philippe = Philippe
noun-quentin = Quentin
noun-thierry = Thierry
noun-alienor = Aliénor
noun-blanche = Blanche
noun-guenievre = Guenièvre
noun-isabelle = Isabelle
noun-jeanne = Jeanne
noun-mireille = Mireille
noun-nobody = nobody
noun-king = King
noun-queen = Queen
noun-regent = Queen Regent
noun-prince = Crown Prince
noun-pope = Pope
noun-arc = D’Arc
noun-cardinal = Cardinal
noun-bishop = Bishop
noun-assassin = assassin
noun-immune = immune to the Plague
noun-moved = has moved
noun-senior = bishop since before this turn
noun-inside = stays inside
noun-knight = knight
noun-footman = footman

## Cards

noun-lord-deck = lord deck
noun-fortune-deck = fortune deck
noun-harvest = Bountiful Harvest
noun-weather = Good Weather
noun-tax = Tax
noun-uprising = Uprising
noun-passage = Secret Passage
noun-assassination = Assassination
noun-justice = Justice
noun-ambush = Ambush
noun-famine = Famine
noun-rain = Heavy Rain
noun-plague = Plague

## Phases, sides, causes, promises, proposals

noun-set-up = Set-up
noun-hear = Hear ye!
noun-cards = Cards
noun-income = Income
noun-market = Purchases
noun-movement = Movement
noun-war = Battles
noun-close = End of the turn
noun-neither = neither side
noun-attacker = attackers
noun-defender = defenders
noun-battle = battle
noun-calming = a failed attempt to calm an uprising
noun-vote = a vote
noun-truce = a truce
noun-leave = leave to pass
noun-peace = no attack
noun-this-turn = this turn
noun-next-turn = next turn
noun-draft = being written
noun-sent = sent
noun-excommunicated = has excommunicated
noun-granted = has granted a title
noun-cardinal-refused = was refused a Cardinal
noun-annulment-refused = was refused an annulment
noun-talked = has opened a talk
noun-donated-to = has been given a donation

## What a player may say

move-pass = Pass
move-accept = Accept
move-refuse = Refuse
move-done = Done
move-settle = Settle in { $a }
move-place = Place in { $a }
move-wed = Propose a marriage: { $a } with { $b }
move-nominate = Nominate { $a }
move-vote = White marker: { $a }; black marker: { $b }
move-bequeath = { $a }: { $b } inherits
move-discard = Discard { $a }
move-draw = Draw from the { $a }
move-play-lord = Bring { $a } into play
move-harvest = Bountiful Harvest in the { $a }
move-weather = Good Weather in the { $a }
move-tax-fief = Tax the { $a }
move-tax-see = Tax the { $a }
move-tax-church = Tax all governed bishoprics as Pope
move-ransom = Pay the ransom for { $a }
move-buy = Buy one { $a } in { $b }
move-mill = Build a mill in { $a }
move-stronghold = Build a stronghold in { $a }
move-title = Buy the title: { $a }
move-reclaim = Take back the title: { $a }
move-grant = Grant for the crown: { $a }
move-give-title = Give within the family: { $a } to { $b }
move-biretta = Buy the Cardinal’s biretta for { $a }
move-bear = Give the title to { $a }
move-capital = Raise { $a } to a fortified city
move-lead = Move with { $a }
move-beside = Take { $a } along
move-take = { $a-word ->
    [knight] Take { $b ->
        [one] one knight
       *[other] { $b } knights
    } along
    [footman] Take { $b ->
        [one] one footman
       *[other] { $b } footmen
    } along
    [archer] Take { $b ->
        [one] one archer
       *[other] { $b } archers
    } along
    [bombardier] Take { $b ->
        [one] one bombardier
       *[other] { $b } bombardiers
    } along
    [mercenary] Take { $b ->
        [one] one mercenary
       *[other] { $b } mercenaries
    } along
    [king-knight] Take { $b ->
        [one] one knight of the King’s guard
       *[other] { $b } knights of the King’s guard
    } along
    [king-footman] Take { $b ->
        [one] one footman of the King’s guard
       *[other] { $b } footmen of the King’s guard
    } along
    [queen-knight] Take { $b ->
        [one] one knight of the Queen’s guard
       *[other] { $b } knights of the Queen’s guard
    } along
    [queen-footman] Take { $b ->
        [one] one footman of the Queen’s guard
       *[other] { $b } footmen of the Queen’s guard
    } along
    [teutonic-knight] Take { $b ->
        [one] one Teutonic knight
       *[other] { $b } Teutonic knights
    } along
    [templar-knight] Take { $b ->
        [one] one Templar knight
       *[other] { $b } Templar knights
    } along
   *[other] Take troops along: …
}
move-captive = Take the prisoner { $a } along
move-go = Go to { $a }
move-ask-leave = Ask for leave to pass
move-ride = Break through in a cavalcade
move-tunnel = Play Secret Passage
move-enter = Enter and end the move there
move-stay = Stay here
move-drop = { $a-word ->
    [knight] Leave { $b ->
        [one] one knight
       *[other] { $b } knights
    } here
    [footman] Leave { $b ->
        [one] one footman
       *[other] { $b } footmen
    } here
    [archer] Leave { $b ->
        [one] one archer
       *[other] { $b } archers
    } here
    [bombardier] Leave { $b ->
        [one] one bombardier
       *[other] { $b } bombardiers
    } here
    [mercenary] Leave { $b ->
        [one] one mercenary
       *[other] { $b } mercenaries
    } here
    [king-knight] Leave { $b ->
        [one] one knight of the King’s guard
       *[other] { $b } knights of the King’s guard
    } here
    [king-footman] Leave { $b ->
        [one] one footman of the King’s guard
       *[other] { $b } footmen of the King’s guard
    } here
    [queen-knight] Leave { $b ->
        [one] one knight of the Queen’s guard
       *[other] { $b } knights of the Queen’s guard
    } here
    [queen-footman] Leave { $b ->
        [one] one footman of the Queen’s guard
       *[other] { $b } footmen of the Queen’s guard
    } here
    [teutonic-knight] Leave { $b ->
        [one] one Teutonic knight
       *[other] { $b } Teutonic knights
    } here
    [templar-knight] Leave { $b ->
        [one] one Templar knight
       *[other] { $b } Templar knights
    } here
   *[other] Leave troops here: …
}
move-part-with = Leave { $a } here
move-halt = End this move
move-attack = Start a battle in { $a }
move-sally-at = Sally out in { $a }
move-against = Against { $a-player }
move-join = Side with: { $a }
move-fight = Fight on
move-yield = Surrender
move-truce = Offer a truce
move-stop = End the assault
move-sally = Come out and fight in the open
move-lose = Lose one { $a }
move-lose-of = { $a-player } loses one { $b }
move-lose-lord = Lose { $a }
move-seize = Capture { $a }
move-besiege = Besiege { $a }
move-pillage = Pillage a mill in { $a }
move-strike = Assassination: strike at { $a }
move-condemn = Justice: execute { $a }
move-incite = Uprising in { $a }
move-rouse = Add an Uprising
move-calm = { $a } tries to calm the uprising
move-calm-by-coins = Cardinal { $a } tries to calm the uprising for 3 coins
move-first = { $a-player } is attacked first
move-foil = Foil it with Secret Passage
move-blame = { $a } bears the bloody knife
move-spring = Ambush: capture { $a }
move-assassinate = Assassination: strike at { $a }
move-justice = Justice: execute { $a }
move-uprising = Uprising in { $a }
move-ambush = Ambush: capture { $a }
move-arc = Give the D’Arc title to { $a }
move-cardinal = Make { $a } Cardinal
move-escape = Secret Passage: { $a } escapes
move-release = Release { $a }
move-hand-over = Hand { $a } over to { $b-player }
move-lift = Lift the siege of { $a }
move-excommunicate = Excommunicate { $a }
move-absolve = Take back the excommunication
move-ask-annulment = Ask the Pope to annul the marriage of { $a }
move-address = Write a proposal to { $a-player }
move-give-coins = { $a ->
    [one] Offer one coin
   *[other] Offer { $a } coins
}
move-want-coins = { $a ->
    [one] Ask for one coin
   *[other] Ask for { $a } coins
}
move-give-card = Offer a card: { $a }
move-want-card = Ask for a card: { $a }
move-want-wedding = Propose a marriage in it: { $a } with { $b }
move-free-captive = Offer to free { $a }
move-promise = Promise { $a }, { $b }
move-want-promise = Ask for a promise: { $a }, { $b }
move-send = Send the proposal
move-withdraw = Withdraw the proposal
move-accept-deal = Accept the proposal of { $a-player }
move-decline-deal = Decline the proposal of { $a-player }
move-talk = Ask { $a-player } to a private talk
move-leave-talk = Leave the talk of { $a-player }

## What happened: the turn and the map

event-first-player = { $seat } is the first player.
event-lord-begins = { $seat } begins with { $lord }.
event-settled = { $seat } settled in { $village }.
event-turn-begins = Turn { $turn } began; { $seat } is the first player.
event-phase-begins = The phase “{ $phase }” begins.
event-controls = { $seat } controls { $village }.
event-nobody-controls = Nobody controls { $village } any more.
event-handed-over = { $seat } handed { $village } over to { $to }.

## Marriages, elections, Church

event-wedding-asked = { $seat } proposed a marriage: { $lord } with { $spouse }.
event-wedding-refused = { $seat } refused the marriage of { $lord } with { $spouse }.
event-wedded = { $lord } and { $spouse } married: their families are allied.
event-annulment-asked = { $seat } asked the Pope to annul the marriage of { $lord }.
event-annulled = The Pope annulled the marriage of { $lord } and { $spouse }.
event-not-annulled = The Pope refused to annul the marriage of { $lord }.
event-election-held = { $title-word ->
    [king] A King is to be elected.
    [pope] A Pope is to be elected.
    [templar-master] A Grand Master of the Templars is to be elected.
    [teutonic-master] A Grand Master of the Teutonic Knights is to be elected.
   *[other] A bishop is to be elected: { $title }.
}
event-nominated = { $seat } nominated { $lord }.
event-no-nominee = { $seat } nominated nobody.
event-marker-placed = { $seat } placed a marker on { $lord }.
event-ballot-void = { $title-word ->
    [king] The vote for the King is void and held anew.
    [pope] The vote for the Pope is void and held anew.
    [templar-master] The vote for the Grand Master of the Templars is void and held anew.
    [teutonic-master] The vote for the Grand Master of the Teutonic Knights is void and held anew.
   *[other] The vote for the bishop is void and held anew: { $title }.
}
event-votes-revealed = { $votes ->
    [one] { $seat } gave { $lord } one vote.
   *[other] { $seat } gave { $lord } { $votes } votes.
}
event-vote-withheld = { $seat } voted for nobody.
event-elected = { $title-word ->
    [king] { $lord } was elected King with { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }.
    [pope] { $lord } was elected Pope with { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }.
    [templar-master] { $lord } was elected Grand Master of the Templars with { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }.
    [teutonic-master] { $lord } was elected Grand Master of the Teutonic Knights with { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }.
   *[other] { $lord } was elected bishop with { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }: { $title }.
}
event-nobody-elected = { $title-word ->
    [king] No King was elected.
    [pope] No Pope was elected.
    [templar-master] No Grand Master of the Templars was elected.
    [teutonic-master] No Grand Master of the Teutonic Knights was elected.
   *[other] No bishop was elected: { $title }.
}
event-title-gained = { $lord } ({ $seat }) gained a title: { $title }.
event-title-lost = { $lord } ({ $seat }) lost a title: { $title }.
event-title-to-map = Title without a holder: { $fief }.
event-excommunicated = The Pope excommunicated { $lord }.
event-absolved = { $lord } is no longer excommunicated.
event-cardinal-asked = { $seat } asked the Pope to accept { $lord } as Cardinal.
event-cardinal-vetoed = { $seat }, as Pope, refused { $lord } as Cardinal.

## Cards

event-discarded = { $seat } discarded { $card }.
event-drew = { $seat } drew from the { $deck }: { $card }.
event-drew-one = { $seat } drew a card from the { $deck }.
event-reshuffled = The { $deck } was shuffled anew.
event-disaster-drawn = { $seat } drew a disaster.
event-disaster-discarded = Discarded without effect: { $card }.
event-disaster-struck = { $card } struck the { $see }.
event-disaster-over = { $card } is over in the { $see }.
event-plague-roll = Plague: { $die } on the die for { $lord }.
event-played = { $seat } played { $card }.
event-lord-came = { $seat } brought { $lord } into play in { $village }.
event-harvest-played = { $seat } played Bountiful Harvest in the { $see }.
event-weather-played = { $seat } played Good Weather in the { $see }.
event-fief-taxed = { $seat } taxed the { $fief }.
event-see-taxed = { $seat } taxed the { $see }.

## Income and purchases

event-village-income = { $villages ->
    [one] { $seat } received { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } for one village.
   *[other] { $seat } received { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } for { $villages } villages.
}
event-mill-income = { $coins ->
    [one] { $seat } received one coin from the mills of { $village }.
   *[other] { $seat } received { $coins } coins from the mills of { $village }.
}
event-feudal-tax-income = { $coins ->
    [one] { $seat } received one coin of tax: { $fief }.
   *[other] { $seat } received { $coins } coins of tax: { $fief }.
}
event-church-tax-income = { $coins ->
    [one] { $seat } received one coin of tax: { $see }.
   *[other] { $seat } received { $coins } coins of tax: { $see }.
}
event-queen-income = { $coins ->
    [one] { $seat } received one coin for Queen { $lord }.
   *[other] { $seat } received { $coins } coins for Queen { $lord }.
}
event-income-total = { $coins ->
    [one] { $seat } received one coin in all.
   *[other] { $seat } received { $coins } coins in all.
}
event-ransomed-abroad = { $coins ->
    [one] { $seat } paid the bank one coin to free { $lord }.
   *[other] { $seat } paid the bank { $coins } coins to free { $lord }.
}
event-ransomed = { $coins ->
    [one] { $seat } paid { $captor } one coin of ransom for { $lord }.
   *[other] { $seat } paid { $captor } { $coins } coins of ransom for { $lord }.
}
event-bought = { $coins ->
    [one] { $seat } bought one { $troop } in { $village } for one coin.
   *[other] { $seat } bought one { $troop } in { $village } for { $coins } coins.
}
event-bought-unseen = { $seat } bought one { $troop }.
event-placed-unseen = { $men ->
    [one] { $seat } placed one new counter in { $village }.
   *[other] { $seat } placed { $men } new counters in { $village }.
}
event-mill-built = { $coins ->
    [one] { $seat } built a mill in { $village } for one coin.
   *[other] { $seat } built a mill in { $village } for { $coins } coins.
}
event-stronghold-built = { $coins ->
    [one] { $seat } built a stronghold in { $village } for one coin.
   *[other] { $seat } built a stronghold in { $village } for { $coins } coins.
}
event-title-bought = { $coins ->
    [one] { $seat } bought a title for { $lord } for one coin: { $fief }.
   *[other] { $seat } bought a title for { $lord } for { $coins } coins: { $fief }.
}
event-title-granted = { $seat }, for the crown, granted { $to } a title for { $lord }: { $fief }.
event-title-reclaimed = { $seat } took back a title for { $lord }: { $fief }.
event-title-given = { $lord } gave { $to } a title: { $fief }.
event-title-conquered = { $seat } conquered a title for { $lord }: { $fief }.
event-title-inherited = { $lord } ({ $seat }) inherited a title: { $fief }.
event-city-rises = { $village } became a fortified city: { $fief }.
event-biretta-bought = { $coins ->
    [one] { $seat } bought the Cardinal’s biretta for { $lord } for one coin.
   *[other] { $seat } bought the Cardinal’s biretta for { $lord } for { $coins } coins.
}

## Movement

event-set-out = { $seat } set out with { $lord } from { $village }.
event-marched = { $knights ->
    [0] { $footmen ->
        [0] { $lord } ({ $seat }) reached { $village }.
        [one] { $lord } ({ $seat }) reached { $village } with one footman.
       *[other] { $lord } ({ $seat }) reached { $village } with { $footmen } footmen.
    }
    [one] { $footmen ->
        [0] { $lord } ({ $seat }) reached { $village } with one knight.
        [one] { $lord } ({ $seat }) reached { $village } with one knight and one footman.
       *[other] { $lord } ({ $seat }) reached { $village } with one knight and { $footmen } footmen.
    }
   *[other] { $footmen ->
        [0] { $lord } ({ $seat }) reached { $village } with { $knights } knights.
        [one] { $lord } ({ $seat }) reached { $village } with { $knights } knights and one footman.
       *[other] { $lord } ({ $seat }) reached { $village } with { $knights } knights and { $footmen } footmen.
    }
}
event-marched-unseen = { $lord } ({ $seat }) reached { $village }.
event-halted = { $lord } ({ $seat }) ended the move in { $village }.
event-leave-asked = { $seat } asked { $other } for leave to pass to { $village }.
event-leave-given = { $seat } gave leave to pass to { $village }.
event-leave-refused = { $seat } refused leave to pass to { $village }.
event-cavalcade = { $seat } rode a cavalcade against { $other } in { $village }.
event-tunnelled = { $seat } went by a secret passage in { $village }.

## Battles, sieges, pillage

event-battle-begins = { $seat } attacked { $other } in { $village }.
event-joined = { $side-word ->
    [attacker] { $seat } joined the attackers in { $village }.
    [defender] { $seat } joined the defenders in { $village }.
   *[other] { $seat } stands with neither side in { $village }.
}
event-strength = { $side-word ->
    [attacker] Attackers: strength { $strength }, { $dice ->
        [one] one die
       *[other] { $dice } dice
    }.
   *[other] Defenders: strength { $strength }, { $dice ->
        [one] one die
       *[other] { $dice } dice
    }.
}
event-die = { $side-word ->
    [attacker] A die of the attackers: { $hits ->
        [one] one hit
       *[other] { $hits } hits
    }.
   *[other] A die of the defenders: { $hits ->
        [one] one hit
       *[other] { $hits } hits
    }.
}
event-hits = { $side-word ->
    [attacker] The attackers scored { $hits ->
        [one] one hit
       *[other] { $hits } hits
    }.
   *[other] The defenders scored { $hits ->
        [one] one hit
       *[other] { $hits } hits
    }.
}
event-troop-lost = { $seat } lost one { $troop } in { $village }.
event-troops-replaced = The troops of { $seat } in { $village } now serve { $to }.
event-yielded = { $seat } surrendered in { $village }.
event-truce-offered = { $seat } offered a truce.
event-truce-made = A truce holds in { $village }.
event-assault-ended = { $seat } ended the assault on { $village }.
event-sallied = { $seat } came out of the walls of { $village }.
event-battle-ends = The battle of { $village } ended.
event-battle-won = { $side-word ->
    [attacker] The attackers won in { $village }.
   *[other] The defenders won in { $village }.
}
event-captured = { $seat } captured { $lord } in { $village }.
event-freed = { $lord } ({ $seat }) is free again.
event-escaped = { $lord } ({ $seat }) escaped from prison.
event-siege-begins = { $seat } laid siege to { $village }.
event-engine-grows = { $dice ->
    [one] The siege engine of { $seat } at { $village } is worth one die.
   *[other] The siege engine of { $seat } at { $village } is worth { $dice } dice.
}
event-siege-ends = The siege of { $village } by { $seat } ended.
event-pillaged = { $seat } pillaged a mill in { $village } for one coin.

## The end of the turn

event-scored = { $points ->
    [one] { $seat } has one victory point.
   *[other] { $seat } has { $points } victory points.
}
event-won = { $seat } won the game.
event-turn-limit = Turn { $turn } was the last: the game ended.
event-first-passes = { $seat } is the first player now.

## Daggers, uprisings, succession

event-struck = { $seat } played Assassination against { $lord }.
event-foiled = { $seat } saved { $lord } with Secret Passage.
event-struck-roll = Assassination of { $lord }: { $die } on the die.
event-blamed = { $seat } gave the bloody knife to { $lord }.
event-condemned = { $seat } played Justice against { $lord }.
event-died = { $cause-word ->
    [assassin] { $lord } ({ $seat }) was murdered.
    [justice] { $lord } ({ $seat }) was executed.
    [plague] { $lord } ({ $seat }) died of the Plague.
    [battle] { $lord } ({ $seat }) fell in battle.
    [uprising] { $lord } ({ $seat }) was slain in an uprising.
    [edict] { $lord } ({ $seat }) died by the royal edict.
    [curse] { $lord } ({ $seat }) died of the curse of the Templars.
   *[calming] { $lord } ({ $seat }) was slain trying to calm an uprising.
}
event-rose-up = { $cards ->
    [one] { $seat } played Uprising: { $village } rose.
   *[other] { $seat } added an Uprising in { $village }: { $cards } cards now.
}
event-calm-paid = { $coins ->
    [one] { $seat } paid one coin so that Cardinal { $lord } might calm the uprising.
   *[other] { $seat } paid { $coins } coins so that Cardinal { $lord } might calm the uprising.
}
event-calm-tried = { $lord } ({ $seat }) tried to calm the uprising: { $die } on the die.
event-calmed = The uprising in { $village } was calmed.
event-uprising-die = { $hits ->
    [one] A die of the rebels of { $village }: one hit.
   *[other] A die of the rebels of { $village }: { $hits } hits.
}
event-uprising-hits = { $hits ->
    [one] The rebels of { $village } scored one hit.
   *[other] The rebels of { $village } scored { $hits } hits.
}
event-buildings-fell = { $walls-word ->
    [stronghold] { $mills ->
        [0] The rebels razed the stronghold of { $village }.
        [one] The rebels razed the stronghold and one mill in { $village }.
       *[other] The rebels razed the stronghold and { $mills } mills in { $village }.
    }
   *[none] { $mills ->
        [one] The rebels razed one mill in { $village }.
       *[other] The rebels razed { $mills } mills in { $village }.
    }
}
event-ambushed = { $seat } played Ambush and captured { $lord }.
event-succeeded = { $title-word ->
    [king] { $lord } succeeded as King.
   *[other] { $lord } became Queen Regent.
}
event-prince-born = { $lord } ({ $seat }) is Crown Prince.

## Proposals and talks

event-drafted = { $seat } is writing a proposal to { $to }.
event-sent = { $seat } sent { $to } a proposal.
event-withdrawn = { $seat } withdrew a proposal.
event-lapsed = The proposal of { $seat } to { $to } lapsed.
event-deal-accepted = { $seat } accepted the proposal of { $to }.
event-deal-declined = { $seat } declined the proposal of { $to }.
event-coins-passed = { $coins ->
    [one] { $seat } gave { $to } one coin.
   *[other] { $seat } gave { $to } { $coins } coins.
}
event-card-passed = { $seat } gave { $to } a card: { $card }.
event-card-passed-unseen = { $seat } gave { $to } a card.
event-promised = { $promise-word ->
    [vote] { $seat } promised { $to } a vote in turn { $turn }.
    [truce] { $seat } promised { $to } a truce in turn { $turn }.
    [leave] { $seat } promised { $to } leave to pass in turn { $turn }.
   *[peace] { $seat } promised { $to } not to attack in turn { $turn }.
}
event-promise-kept = { $promise-word ->
    [vote] { $seat } kept the promise of a vote to { $to }.
    [truce] { $seat } kept the promise of a truce to { $to }.
    [leave] { $seat } kept the promise to let { $to } pass.
   *[peace] { $seat } kept the promise not to attack { $to }.
}
event-promise-broken = { $promise-word ->
    [vote] { $seat } broke the promise of a vote to { $to }.
    [truce] { $seat } broke the promise of a truce to { $to }.
    [leave] { $seat } broke the promise to let { $to } pass.
   *[peace] { $seat } broke the promise not to attack { $to }.
}
event-marker-spent = { $left ->
    [one] { $seat } spent diplomacy; one marker is left.
   *[other] { $seat } spent diplomacy; { $left } markers are left.
}
event-talk-begins = { $seat } asked { $other } to a private talk.
event-talk-left = { $seat } left the talk of { $other }.
event-talk-ends = The talk of { $seat } ended.

## What the asked player must do

prompt-Placement = Choose the village in which your family begins.
prompt-Weddings = Propose a marriage to another family, or pass.
prompt-WeddingAsked = { $by } proposes a marriage: { $lord } with { $spouse }. Accept or refuse.
prompt-Nominations = { $office-word ->
    [king] Election of the King: nominate one of your lords, or pass.
    [pope] Election of the Pope: nominate one of your lords, or pass.
    [templar-master] Election of the Grand Master of the Templars: nominate one of your lords of the order, or pass.
    [teutonic-master] Election of the Grand Master of the Teutonic Knights: nominate one of your lords of the order, or pass.
   *[other] { $office }: nominate one of your lords as bishop, or pass.
}
prompt-Ballot = { $office-word ->
    [king] Election of the King: place your markers; only the white one votes.
    [pope] Election of the Pope: place your markers; only the white one votes.
    [templar-master] Election of the Grand Master of the Templars: place your markers; only the white one votes.
    [teutonic-master] Election of the Grand Master of the Teutonic Knights: place your markers; only the white one votes.
   *[other] { $office }: place your markers; only the white one votes.
}
prompt-Draws = { $begun ->
    [0] Discard what you do not want, then draw: two fortunes, or a lord and a fortune.
   *[other] Draw a card, or pass.
}
prompt-Surplus = You have more than three cards: discard one.
prompt-PlagueEntered = { $left ->
    [one] Plague in { $village }: choose one man to lose.
   *[other] Plague in { $village }: choose { $left } men to lose, one by one.
}
prompt-PlagueLosses = { $left ->
    [one] Plague in { $village }: choose one man to lose.
   *[other] Plague in { $village }: choose { $left } men to lose, one by one.
}
prompt-Plays = Play cards from your hand, or pass.
prompt-NewLord = { $come ->
    [0] { $lord } comes into play: choose the village.
   *[other] { $lord } is of the Queen’s family: accept, and he is Crown Prince; or refuse.
}
prompt-Ransoms = You must pay the ransoms that you can afford: choose for whom first.
prompt-Purchases = Choose a village of yours to buy or build there, then pass.
prompt-Investiture = { $lord-word ->
    [nobody] { $fief }: choose the lord who receives the title.
   *[other] { $fief }: choose the stronghold that becomes a fortified city.
}
prompt-Conquest = You have conquered a city. { $fief }: choose the lord who receives the title.
prompt-March = Choose a lord to move, or pass.
prompt-Army = { $stage-word ->
    [hindered] The way to { $to } is held: choose what to do.
   *[other] { $must_go ->
        [0] In { $at }: choose who comes along and where to go, or end the move.
       *[other] The cavalcade is won: leave a knight in { $at } if you like, and ride on.
    }
}
prompt-Leave = { $crossing ->
    [0] { $seat } asks for leave to go from { $start } to { $to }. Accept or refuse.
   *[other] { $seat } asks for leave to pass through { $to }. Accept or refuse.
}
prompt-Battles = Start your battles, one by one; then say that you are done.
prompt-Sides = { $named ->
    [0] Battle in { $village }: name your opponents; then say that you are done.
   *[other] Battle in { $village }, begun by { $attacker }: choose your side.
}
prompt-Rounds = { $stopped ->
    [0] { $fought ->
        [0] Battle in { $village }: play Secret Passage against the walls, or fight.
       *[other] Battle in { $village }: fight on, surrender or offer a truce; who attacks walls may also end it.
    }
   *[other] The assault on { $village } is over: come out and fight on in the open, or pass.
}
prompt-Dice = The dice of { $village } lie: throw one of yours again, or pass.
prompt-Losses = { $left ->
    [one] Battle in { $village }: one hit. Choose the loss.
   *[other] Battle in { $village }: { $left } hits. Choose the losses, one by one.
}
prompt-Captures = Battle in { $village }: choose the lords that you capture; then say that you are done.
prompt-Freed = { $lord } is free: choose the village.
prompt-Sieges = Begin a siege, or say that you are done.
prompt-Pillage = Pillage mills, or say that you are done.
prompt-MarkersPlaced = The markers lie, and no vote is counted yet: play a card, or pass.
prompt-BeforeIncome = Income is about to be paid: play a card, or pass.
prompt-MarchEnded = A player’s movement has ended: play a card, or pass.
prompt-BattleBegins = A battle is about to begin: play a card, or pass.
prompt-RoundBegins = The dice are about to be rolled: play a card, or pass.
prompt-YearEnds = The turn is about to end: play a card, or pass.
prompt-Foil = { $by } strikes at { $victim }: foil it with Secret Passage, or pass.
prompt-Blame = Choose the lord who bears the bloody knife.
prompt-UprisingAnnounced = Uprising in { $village }: add to it, calm it or open a passage, or pass.
prompt-Victims = Uprising in { $village }: choose whose troops are attacked first.
prompt-UprisingLosses = { $left ->
    [one] Uprising in { $village }: one hit. Choose the loss.
   *[other] Uprising in { $village }: { $left } hits. Choose the losses, one by one.
}
prompt-AnnulmentAsked = { $by } asks you, the Pope, to annul the marriage of { $lord }. Accept or refuse.
prompt-CardinalAsked = { $by } asks you, the Pope, to accept { $lord } as Cardinal. Accept or refuse.
prompt-Deathbed = { $lord } is dying: save this life, or pass.
prompt-Heirs = Choose who inherits each title.

## Options

option-turn_limit = Turns at most
option-turn_limit-4 = 4
option-turn_limit-8 = 8
option-turn_limit-12 = 12
option-turn_limit-16 = 16
option-turn_limit-24 = 24
option-relics = Sacred relics
option-relics-no = no
option-relics-yes = yes
option-fog = Fog of war
option-fog-no = no, all troops lie open
option-fog-yes = yes, troops lie face down until they fight
option-free_diplomacy = Free diplomacy
option-free_diplomacy-no = no, with diplomacy markers
option-free_diplomacy-yes = yes, without markers
option-seniority = Must have been in office as the turn began, to vote for a bishop
option-seniority-bishops = bishops only
option-seniority-all = bishops, Cardinals and the Pope
option-new_lords = A new lord is placed
option-new_lords-strict = in the first place that the rule’s list offers
option-new_lords-free = in any own place of the rule’s list
option-plague_immunity = Who survives the Plague is immune
option-plague_immunity-game = for the whole game
option-plague_immunity-outbreak = for this outbreak
option-siege = A siege is begun by
option-siege-troops = troops
option-siege-lord = troops with a lord
option-pope_keeps_hat = A Pope remains Cardinal
option-pope_keeps_hat-yes = yes
option-pope_keeps_hat-no = no
option-prince_inherits = The Crown Prince inherits from the King
option-prince_inherits-all = all his titles
option-prince_inherits-two = two titles at most
option-prince_inherits-none = none of his titles
option-inheritance = The fiefs of the dead go
option-inheritance-family = to the family; to the spouse if it has nobody
option-inheritance-choice = to the family or the spouse, as the family likes
option-royal_election = A King is elected if there are
option-royal_election-three = three titled lords, two of them bishops or one a Cardinal or the Pope
option-royal_election-prelate = three titled lords with two bishops, or a Cardinal or the Pope
option-regent_income = The Queen Regent receives the Queen’s 2 coins
option-regent_income-no = no
option-regent_income-yes = yes
option-excommunication = A second excommunication
option-excommunication-replaced = takes the place of the first
option-excommunication-single = waits until the first is taken back
option-justice = Immune to Justice, beside King, Crown Prince and Pope
option-justice-regent = the Queen Regent
option-justice-queen = the Queen Regent and the Queen

## Labels of the board

field-turn = Turn
field-limit = Turns at most
field-first = First player
field-phase = Phase
field-active = At work
field-excommunicated = Excommunicated
field-biretta = Biretta bought for
field-track = Disasters on the track
field-field = Battle in
field-sides = Sides
field-handed = Handed over in this phase
field-lords = Lords
field-villages = Villages
field-sees = Bishoprics
field-fiefs = Fiefs
field-families = Families
field-decks = Decks
field-discards = Discarded
field-laid = On the table
field-proposal-limit = Proposals a phase
field-talks = Private talks
field-promises = Promises
field-ended = Ended
field-winners = Winners
field-seat = Player
field-village = Village
field-captor = Prisoner of
field-spouse = Married to
field-titles = Titles
field-flags = Markers
field-controller = Controlled by
field-walls = Walls
field-mills = Mills
field-besiegers = Besiegers
field-armies = Armies
field-arrival = Order of arrival
field-came = Came from
field-men = Counters
field-troops = Troops
field-bishop = Bishop
field-struck = Disasters
field-harvests = Harvests
field-weathers = Good weather
field-taxer = Taxed by
field-rank = Taxed as
field-holder = Holder
field-city = Fortified city
field-orphaned = May be taken back by
field-coins = Coins
field-diplomacy = Diplomacy markers
field-points = Victory points
field-used = Done already
field-sent = Proposals begun
field-hand = Hand
field-fortunes = Fortunes
field-known = Known cards
field-engines = Siege engines
field-dice = Dice
field-deal = Proposal
field-state = State
field-to = To
field-gives = Coins offered
field-wants = Coins asked for
field-cards-given = Number of cards offered
field-cards-wanted = Number of cards asked for
field-own-spouse = Own spouse
field-their-spouse = Spouse of the other family
field-captive = Prisoner to be freed
field-gives-cards = Cards offered
field-wants-cards = Cards asked for
field-promise-given = Promise given
field-promise-given-when = For when
field-promise-wanted = Promise asked for
field-promise-wanted-when = For when
field-talkers = In the talk
field-invited = Asked to it
field-by = By
field-promise = Promise
field-fog = Fog of war
field-lifted = Troops face up in

## What an owner's data may replace

data-fortune = the numbers of fortune cards
data-die = the battle die
data-deals = how many proposals a phase has
data-markers = how many titles, walls and houses of the orders of knights there are
data-objective = the objectives of a crusade
data-troop = how many Templar knights there are

## The board in a terminal

board-turn = Turn { $turn } of { $limit }
board-first = first
board-active = at work
board-decks = decks
board-cards = { $lords } { $lords ->
    [one] lord
   *[other] lords
}, { $fortunes } { $fortunes ->
    [one] fortune
   *[other] fortunes
}
board-track = { $count ->
    [one] one disaster on the track
   *[other] { $count } disasters on the track
}
board-knight-short = k
board-footman-short = f
board-siege = { $dice ->
    [0] besieged by
    [one] besieged (1 die) by
   *[other] besieged ({ $dice } dice) by
}
board-family = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, diplomacy { $markers }
board-hand = hand
board-own-hand = Your hand:
board-known = You know:
board-in = in { $village }
board-in-turn = turn { $turn }
board-talk = Private talk of
board-invited = asked to it
board-promise = Promise
board-gives = gives
board-wants = for
board-frees = { $lord } goes free
board-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
board-some-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
board-election = Election:
board-votes = votes by right
board-drawn = Lords drawn:
board-paper = your markers: white { $white }, black { $black }
board-march = On the march:
board-steps = { $count ->
    [0] no step made
    [one] one step made
   *[other] { $count } steps made
}
board-uprising = { $cards ->
    [one] one card
   *[other] { $cards } cards
}{ $hits ->
    [0] {""}
    [one] , one hit to go
   *[other] , { $hits } hits to go
}
board-lords = { $count ->
    [one] 1 lord
   *[other] { $count } lords
}
board-fortunes = { $count ->
    [one] 1 fortune
   *[other] { $count } fortunes
}
board-no-cards = no cards

help-game =
    A village goes by its number on the board, a player by name: “hand-over 18 blue”
    in a list, “hand-over bourg blue” as a sentence.
    A proposal is written word by word; others see as much as the rules say.
    address NAME                 to whom
    give-coins 3, give-card tax  what you give, as much of it as you like
    want-coins 3, want-card tax  what you ask for
    promise truce this-turn      vote, truce, leave or peace, this-turn or next-turn
    want-promise …               the same from the other
    free-captive LORD            let a prisoner of yours go
    want-wedding LORD LORD       yours and theirs, while marriages are made
    send, withdraw               at the end, or never mind
    accept-deal, decline-deal    NAME: answer the proposal of another
    talk, leave-talk             NAME: a private talk; proposals in it need no marker
