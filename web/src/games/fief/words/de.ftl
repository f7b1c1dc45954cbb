### What the browser adds to the words of the game.

## The map

map-board = Die Karte der Grafschaft
map-whole = Die ganze Karte
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
map-costs = { $coins ->
    [one] { $deed } für eine Münze
   *[other] { $deed } für { $coins } Münzen
}
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

## The chapters of the rules

chapter-alliance = Bündnisse
chapter-any_time = Jederzeit
chapter-archbishop = Erzbischöfe
chapter-attendant = Gefolge
chapter-battle = Schlachten
chapter-bishop = Bischöfe
chapter-building = Bauten
chapter-card = Die einzelnen Karten
chapter-cardinal = Kardinäle
chapter-cards = Karten ziehen und spielen
chapter-cavalcade = Ritte
chapter-church_tax = Kirchensteuern
chapter-commandery = Komtureien
chapter-component = Spielmaterial
chapter-control = Herrschaft über Dörfer
chapter-crown_prince = Der Kronprinz
chapter-crusade = Kreuzzüge
chapter-deal = Angebote
chapter-diplomacy = Diplomatie
chapter-disaster = Katastrophen
chapter-doctor = Der Arzt
chapter-edict = Erlasse
chapter-election = Wahlen
chapter-end = Rundenende
chapter-excommunicated = Exkommunizierte
chapter-expansion = Erweiterungen
chapter-feudal_title = Lehnstitel
chapter-fog = Kriegsnebel
chapter-free_diplomacy = Freie Diplomatie
chapter-game = Das Spiel
chapter-govern = Regieren
chapter-income = Einkommen
chapter-king = Der König
chapter-marriage = Hochzeiten
chapter-mercenary = Söldner
chapter-module = Module
chapter-move = Bewegung
chapter-orders = Ritterorden
chapter-phase1 = Phase 1: Hört!
chapter-phase2 = Phase 2: Karten
chapter-phase3 = Phase 3: Einkommen
chapter-phase4 = Phase 4: Käufe
chapter-phase5 = Phase 5: Bewegung
chapter-phase6 = Phase 6: Schlachten
chapter-pillage = Plünderung
chapter-pope = Der Papst
chapter-prebattle = Vor der Schlacht
chapter-prisoner = Gefangene
chapter-purse = Kassen
chapter-queen = Die Königin
chapter-ransom = Lösegelder
chapter-regent = Die Regentin
chapter-release = Freilassung
chapter-relic = Heilige Reliquien
chapter-renegade = Abtrünnige
chapter-revenge = Rache
chapter-royal_guard = Die Königsgarde
chapter-saladin_prisoner = Gefangene Saladins
chapter-setup = Spielaufbau
chapter-siege = Belagerungen
chapter-templar_knight = Tempelritter
chapter-templar_lord = Templerherren
chapter-templar_master = Der Meister der Templer
chapter-term = Begriffe
chapter-teutonic_city = Deutschordensstädte
chapter-teutonic_fort = Deutschordensburgen
chapter-teutonic_lord = Deutschherren
chapter-teutonic_master = Der Hochmeister
chapter-teutonic_stronghold = Deutschordensfesten
chapter-trait = Eigenschaften
chapter-treasure = Schätze
chapter-troop = Truppen
chapter-turn = Die Runde
chapter-victory = Sieg
