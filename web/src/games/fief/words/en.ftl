### What the browser adds to the words of the game.

## The map

map-board = The map of the county
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
