### Was der Browser den Worten des Spiels hinzufügt.

## Der Plan

board-board = Die Stadt Jerusalem
board-calendar = Spielrundenanzeige
board-round = Runde { $round }
board-hidden-event = Verdecktes Ereignis
board-offices = Ämter
board-office-free = noch nicht vergeben
board-track = Prestigepunkte
board-deck = { $count ->
    [one] eine Karte im Stapel
   *[other] { $count } Karten im Stapel
}
board-discards = Gespielt: { $cards }
board-tower = { $floors ->
    [0] noch kein Stockwerk
    [one] ein Stockwerk
   *[other] { $floors } Stockwerke
}
board-squires = { $count ->
    [one] ein Knappe
   *[other] { $count } Knappen
}
board-bezants = { $count ->
    [one] ein Silberstück
   *[other] { $count } Silberstücke
}
board-points = { $count ->
    [one] ein Prestigepunkt
   *[other] { $count } Prestigepunkte
}
board-cards = { $count ->
    [one] eine Aktionskarte
   *[other] { $count } Aktionskarten
}
board-supply = { $count } im Vorrat
board-pays = Bringt
board-pays-nothing = Bringt in einem eigenen Schritt etwas ein
board-reconstructed = Von uns rekonstruiert, denn der gedruckte Wert dieses Gebiets ist nicht sicher bekannt
board-nobody = noch niemand da
board-controlled = { $name } kontrolliert es
board-blocked = Der Baron von { $name } blockiert es
board-closed = nicht im Spiel
board-after-place = Mit einem Knappen mehr hättest du hier { $mine }; der stärkste andere hat { $best }
board-after-lead = Du hättest die meisten
board-after-tie = Ihr wärt gleichauf, und die Ämter entscheiden
board-after-behind = Du lägst noch zurück
board-hand = Hand
board-hand-none = keine Karten
board-tray = Behalte eine davon
board-zoom-reset = Ganze Stadt
board-hidden-among = Eines von diesen

## Was zu Berührtem gesagt wird

about-floors = Stockwerke eines Turms. Nach der fünften Runde gewinnt der höchste Turm.
about-points = Prestigepunkte, die Steine, aus denen Türme gebaut werden. Am Ende jeder Runde werden sie ausgegeben; das nächste Stockwerk kostet seine Nummer und einen mehr, und noch einen, wenn niemand vorher so hoch gebaut hat. Was für kein Stockwerk reicht, bleibt.
about-cards = Aktionskarten auf der Hand. In jeder Runde wird eine behalten; gespielt werden sie im eigenen Zug.
about-squires = Knappen hinter dem Sichtschirm, die noch eingesetzt werden können.
about-bezants = Silberstücke hinter dem Sichtschirm. Mit ihnen bezahlt man Ämter und Söldner.

## Was ein Klick tut

mode-place = Einsetzen
mode-lock = Baron
mode-dismiss = Entlassen
mode-lift = Nehmen
mode-drop = Hierher versetzen
mode-target = Wählen
mode-keep = Behalten

## Die Kapitel der Regeln

chapter-game = Das Spiel
chapter-component = Spielmaterial
chapter-setup = Spielaufbau
chapter-round = Die Runden
chapter-auction = Ämtergebote
chapter-privilege = Privilegien
chapter-end = Spielende
chapter-actionpick = Wahl der Aktionskarten
chapter-placement = Einsetzen der Knappen
chapter-city = Die Stadt
chapter-control = Kontrolle der Gebiete
chapter-baron = Der Baron
chapter-mercenaries = Söldner anheuern
chapter-dismiss = Söldner entlassen
chapter-income = Einkommen
chapter-tower-of-david = Der Davidsturm
chapter-build = Turmbau
chapter-gift = Die Geschenke des Königs
chapter-event = Ereignisse
chapter-character = Die Ämter
chapter-action-cards = Die Aktionskarten
chapter-two-players = Zwei Spieler

## Die Chronik in Tabellen

tally-income = Einkommen
tally-losses = Knappen im Ereignis
tally-gifts = Die Geschenke des Königs
tally-building = Türme
tally-squire = Knappen
tally-bezant = Silber
tally-point = Punkte
tally-floor = Stockwerke
tally-paid = bezahlt
tally-lost = verloren
tally-saved = gerettet
tally-most-squires = meiste Knappen
tally-most-bezants = meistes Silber
tally-action-card = behaltene Karten
