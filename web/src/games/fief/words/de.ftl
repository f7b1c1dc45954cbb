### What the browser adds to the words of the game.

## The map

map-board = Die Karte der Grafschaft
map-lord = { $lord } ({ $family })
map-prisoner = { $lord } ({ $family }), gefangen bei { $captor }
map-knights = { $count ->
    [one] ein Ritter
   *[other] { $count } Ritter
}
map-footmen = { $count ->
    [one] ein Fußsoldat
   *[other] { $count } Fußsoldaten
}
map-men = { $count ->
    [one] ein Mann verdeckt
   *[other] { $count } Mann verdeckt
}
map-army = { $family }: { $men }
map-siege = { $engines ->
    [0] belagert von { $family }
    [one] belagert von { $family } mit einer Maschine
   *[other] belagert von { $family } mit { $engines } Maschinen
}
map-times = { $count ->
    [one] { $what }
   *[other] { $what }, { $count }-mal
}
map-taxed = besteuert von { $family }
map-held = gehört { $lord }
map-unheld = Titel nicht vergeben
map-orphaned = { $family } darf ihn zurücknehmen
map-relic-hidden = hier liegt eine unbekannte Reliquie
map-free = von niemandem beherrscht
map-controlled = beherrscht von { $family }
map-mills = { $count ->
    [one] eine Mühle
   *[other] { $count } Mühlen
}
map-battle = hier tobt eine Schlacht
map-may = Möglich: { $deeds }
map-roads = Straßen nach { $villages }
map-villages = { $count ->
    [one] ein Dorf
   *[other] { $count } Dörfer
}
map-no-bishop = kein Bischof
map-number = Nummer { $number }
map-tap-again = Zum Ausführen noch einmal tippen
map-march = Das Heer von { $lord }
map-march-with = Ziehen mit
map-march-all = Alle
map-march-none = Keine
map-march-go = Auf der Karte wählen, wohin es zieht

## The stages and the families

## The tray, the proposals and the talks
