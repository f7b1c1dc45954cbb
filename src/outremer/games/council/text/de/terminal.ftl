### Der Rat der Vier im Terminal.

board-so-many-coins = { $count ->
    [0] keine Münzen
    [one] 1 Münze
   *[other] { $count } Münzen
}
board-so-many-assistants = { $count ->
    [one] 1 Gehilfe
   *[other] { $count } Gehilfen
}
board-so-many-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
board-so-many-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
board-so-many-steps = { $count ->
    [one] 1 Adelsschritt
   *[other] { $count } Adelsschritte
}
board-so-many-actions = { $count ->
    [one] eine zusätzliche Hauptaktion
   *[other] { $count } zusätzliche Hauptaktionen
}
board-so-many-tokens-again = { $count ->
    [one] die Belohnung einer eigenen Stadt noch einmal
   *[other] die Belohnungen von { $count } eigenen Städten noch einmal
}
board-so-many-free-permit = { $count ->
    [one] eine offene Baugenehmigung umsonst
   *[other] { $count } offene Baugenehmigungen umsonst
}
board-so-many-permit-again = { $count ->
    [one] die Boni einer eigenen Baugenehmigung noch einmal
   *[other] die Boni von { $count } eigenen Baugenehmigungen noch einmal
}
board-laid = Gewählt: { $cards }. Jetzt zu zahlen: { $price }.
board-fit = { $cards } passen, { $price }
board-a-road = der Weg des Königs kostet { $price } je Straße
board-road = der Weg des Königs kostet { $price }
board-tiles = { $points } für Plättchen
board-returned = kostet { $price }
board-nothing = bringt nichts
board-falls = hinaus fällt { $colour }
board-column-coins = Münzen
board-column-assistants = Gehilfen
board-column-points = Punkte
board-column-nobility = Adel
board-column-cards = Karten
board-column-emporiums = Häuser
board-column-permits = Genehmigungen
board-signs-cities = Eine Stadt: ♔ dort ist der König, ihre Farbe ({ $colours }), was sie bringt, die Anfangsbuchstaben der Städte, zu denen ihre Straßen führen, wer dort ein Handelshaus hat, □ ein neutrales
board-signs-councils = Ein Rat: → hier kommen Ratsherren herein, ↓ dort fallen sie hinaus ({ $colours }); dann, wie viele deiner Karten passen und was es kostet; darunter die zwei offenen Baugenehmigungen mit Städten und Boni
board-signs-players = Plättchen zeigen ihre Punkte; ein durchgestrichenes mit Zeichen gehört diesem Spieler. 7 +5: 7 Punkte und 5 auf Plättchen; 3/10: gebaute Handelshäuser; A/B (+2): offene Baugenehmigungen, und wie viele benutzt sind
board-signs-track = Adelsleiste: Feld und Bonus; * steht für: { $cells }

folded-token-placed = { $count ->
    [one] Auf einer Stadt liegt ein Belohnungsmarker.
   *[other] Auf { $count } Städten liegen Belohnungsmarker.
}
folded-councillor-seated = Die Räte sind besetzt.
folded-permit-shown = In jeder Region liegen zwei Baugenehmigungen offen.
folded-neutral-placed = { $count ->
    [one] In einer Stadt steht ein neutrales Handelshaus.
   *[other] In { $count } Städten stehen neutrale Handelshäuser.
}
folded-drew-card = Die anderen haben ihre Karten gezogen.
folded-drew = { $count ->
    [one] Du hast eine Karte gezogen.
   *[other] Du hast { $count } Karten gezogen.
}
