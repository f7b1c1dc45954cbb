### What the browser adds to the words of the game.

## The map

map-board = The map of the county
map-whole = The whole map
map-lord = { $lord } ({ $family })
map-prisoner = { $lord } ({ $family }), prisoner of { $captor }
map-knights = { $count ->
    [one] one knight
   *[other] { $count } knights
}
map-footmen = { $count ->
    [one] one footman
   *[other] { $count } footmen
}
map-men = { $count ->
    [one] one man face down
   *[other] { $count } men face down
}
map-army = { $family }: { $men }
map-siege = { $engines ->
    [0] besieged by { $family }
    [one] besieged by { $family } with one engine
   *[other] besieged by { $family } with { $engines } engines
}
map-times = { $count ->
    [one] { $what }
   *[other] { $what }, { $count } times
}
map-taxed = taxed by { $family }
map-held = held by { $lord }
map-unheld = title not held
map-orphaned = { $family } may take it back
map-relic-hidden = an unknown relic lies here
map-free = controlled by nobody
map-controlled = controlled by { $family }
map-mills = { $count ->
    [one] one mill
   *[other] { $count } mills
}
map-battle = a battle is being fought here
map-may = You may: { $deeds }
map-costs = { $coins ->
    [one] { $deed } for one coin
   *[other] { $deed } for { $coins } coins
}
map-roads = Roads to { $villages }
map-villages = { $count ->
    [one] one village
   *[other] { $count } villages
}
map-no-bishop = no bishop
map-number = number { $number }
map-tap-again = Tap again to do it
map-march = The army of { $lord }
map-march-with = Goes on with it
map-march-all = All
map-march-none = None
map-march-go = Choose on the map where it goes

## The stages and the families

## The tray, the proposals and the talks

## The chapters of the rules

chapter-alliance = Alliances
chapter-any_time = At any time
chapter-archbishop = Archbishops
chapter-attendant = Attendants
chapter-battle = Battles
chapter-bishop = Bishops
chapter-building = Buildings
chapter-card = The single cards
chapter-cardinal = Cardinals
chapter-cards = Drawing and playing cards
chapter-cavalcade = Cavalcades
chapter-church_tax = Church taxes
chapter-commandery = Commanderies
chapter-component = Components
chapter-control = Control of villages
chapter-crown_prince = The Crown Prince
chapter-crusade = Crusades
chapter-deal = Proposals
chapter-diplomacy = Diplomacy
chapter-disaster = Disasters
chapter-doctor = The doctor
chapter-edict = Edicts
chapter-election = Elections
chapter-end = End of the turn
chapter-excommunicated = The excommunicated
chapter-expansion = Expansions
chapter-feudal_title = Feudal titles
chapter-fog = Fog of war
chapter-free_diplomacy = Free diplomacy
chapter-game = The game
chapter-govern = Governing
chapter-income = Income
chapter-king = The King
chapter-marriage = Marriages
chapter-mercenary = Mercenaries
chapter-module = Modules
chapter-move = Movement
chapter-orders = Knightly orders
chapter-phase1 = Phase 1: Hear ye!
chapter-phase2 = Phase 2: cards
chapter-phase3 = Phase 3: income
chapter-phase4 = Phase 4: purchases
chapter-phase5 = Phase 5: movement
chapter-phase6 = Phase 6: battles
chapter-pillage = Pillage
chapter-pope = The Pope
chapter-prebattle = Before a battle
chapter-prisoner = Prisoners
chapter-purse = Purses
chapter-queen = The Queen
chapter-ransom = Ransoms
chapter-regent = The Queen Regent
chapter-release = Release of prisoners
chapter-relic = Sacred relics
chapter-renegade = Renegades
chapter-revenge = Revenge
chapter-royal_guard = The royal guard
chapter-saladin_prisoner = Prisoners of Saladin
chapter-setup = Set-up
chapter-siege = Sieges
chapter-templar_knight = Knights Templar
chapter-templar_lord = Templar lords
chapter-templar_master = The Master of the Templars
chapter-term = Terms
chapter-teutonic_city = Teutonic cities
chapter-teutonic_fort = Teutonic fortifications
chapter-teutonic_lord = Teutonic lords
chapter-teutonic_master = The Teutonic Master
chapter-teutonic_stronghold = Teutonic strongholds
chapter-trait = Traits
chapter-treasure = Treasures
chapter-troop = Troops
chapter-turn = The turn
chapter-victory = Victory
