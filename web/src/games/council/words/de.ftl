### Was der Browser den Worten des Spiels hinzufügt.

## Der Plan

board-map = Das Königreich mit Küste, Hügelland und Gebirge
board-council = Rat: { $name }
board-seated = Vom Pfeil an: { $colours }
board-queue = Neue Ratsherren kommen von links; wer am rechten Ende steht, fällt heraus
board-would-cost = { $cards ->
    [one] Mit deiner besten Karte
   *[other] Mit deinen besten { $cards } Karten
}: { $price ->
    [0] nichts zu zahlen
    [one] eine Münze
   *[other] { $price } Münzen
}
board-no-card-fits = Keine deiner Karten passt
board-in-supply = { $count ->
    [0] keiner neben dem Spielplan
    [one] einer neben dem Spielplan
   *[other] { $count } neben dem Spielplan
}
board-pile = { $count ->
    [0] keine Baugenehmigung mehr im Stapel
    [one] eine Baugenehmigung im Stapel
   *[other] { $count } Baugenehmigungen im Stapel
}
board-under = Unter dem Stapel: { $permits }
board-no-permit = keine mehr
board-pays = Bringt { $goods }
board-no-token = Die Stadt des Königs bringt keine Belohnung, verbindet aber wie jede andere
board-king-here = Hier ist der König
board-neutral = niemand (neutral)
board-emporiums-of = Handelshäuser: { $names }
board-no-emporium = Noch kein Handelshaus
board-roads-to = Straßen nach { $cities }
board-nothing = nichts
board-build-cost = Ein Handelshaus würde hier { $cost } kosten
board-build-pays = und { $goods } bringen
board-build-through = durch { $cities }
board-build-tiles = und { $groups } vollenden: { $points } Punkte auf Plättchen
board-no-permit-held = Du hast keine Baugenehmigung für diese Stadt
board-few-assistants = Du hast zu wenige Gehilfen, um hier zu bauen
board-king-too-far = Du kannst den Weg des Königs hierher nicht bezahlen
board-tap-again = Zum Bauen noch einmal tippen.
board-coins = { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
}
board-assistants = { $count ->
    [one] einen Gehilfen
   *[other] { $count } Gehilfen
}
board-points = { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
}
board-cards = { $count ->
    [one] eine Politikkarte
   *[other] { $count } Politikkarten
}
board-steps = { $count ->
    [one] einen Adelsschritt
   *[other] { $count } Adelsschritte
}
board-actions = { $count ->
    [one] eine zusätzliche Hauptaktion
   *[other] { $count } zusätzliche Hauptaktionen
}
board-tokens-again = { $count ->
    [one] einen Belohnungsmarker noch einmal
   *[other] { $count } Belohnungsmarker noch einmal
}
board-nobility = Feld { $cell } der Adelsleiste
board-emporiums-left = { $count ->
    [one] noch ein Handelshaus zu bauen
   *[other] noch { $count } Handelshäuser zu bauen
}
board-tile-points = { $count ->
    [one] ein Punkt auf Plättchen, am Ende gezählt
   *[other] { $count } Punkte auf Plättchen, am Ende gezählt
}
board-permits = Baugenehmigungen: { $held } offen, { $used } benutzt
board-used = benutzt
board-hand = Deine Politikkarten
board-no-cards = keine Karten
board-fits = passt
board-wild = Passt zu jedem Ratsherrn, für eine Münze mehr
board-laid = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}: { $price ->
    [0] nichts zu zahlen
    [one] eine Münze
   *[other] { $price } Münzen
}
board-last-turns = { $name } hat das letzte der zehn Handelshäuser gebaut; alle anderen haben noch einen Zug.
about-colour-tile = Für die ersten Handelshäuser in allen Städten dieses Metalls
about-region-tile = Für die ersten Handelshäuser in allen Städten dieser Region
about-king-tile = Der oberste kommt zu jedem gewonnenen Bonusplättchen hinzu

## Was ein Klick tut

mode-elect = Wählen
mode-elect-kind = Hauptaktion
mode-send = Schicken
mode-send-kind = Schnellaktion

## Die Kapitel der Regeln

chapter-component = Spielmaterial
chapter-setup = Spielaufbau
chapter-action = Die Aktionen
chapter-end = Spielende
chapter-build = Bauen
chapter-two-players = Zwei Spieler
chapter-map = Die Landkarte
chapter-turn = Der Zug
chapter-symbol = Symbole
chapter-permit-tile = Baugenehmigungen
chapter-emporium = Handelshäuser
chapter-bonus = Bonusplättchen und Königspreise
chapter-quick = Schnellaktionen
chapter-nobility = Die Adelsleiste

## Die Chronik in Tabellen

tally-scoring = Die Schlusswertung
tally-tiles = Plättchen
tally-nobility = Adel
tally-permits = Genehmigungen
tally-total = gesamt
tally-points = Punkte
tally-coins = Münzen
tally-assistants = Gehilfen
tally-emporiums = Häuser
tally-round-end = Was die Runde gebracht hat
tally-by-round = Runde

## Die Führung

guided-here = Geführte erste Züge
guided-done = Die ersten Züge sind gespielt
