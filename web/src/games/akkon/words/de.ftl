### Was der Browser den Worten des Spiels hinzufügt.

## Der Plan

board-coast = Die Küste des Heiligen Landes
board-scales = Die vier Eigenschaften
board-round = Runde { $round }
board-phase-auction = Bieten
board-phase-actions = Aktionen
board-first = Startspieler mit dem Seneschall
board-shortest = { $count ->
    [one] eine Karte im kleinsten Stapel
   *[other] { $count } Karten im kleinsten Stapel
}
board-last-round = Ein Stapel ist leer; dies ist die letzte Runde
board-on-offer = Liegt aus
board-card-of = { $kind } von { $city }
board-cost = { $count ->
    [one] Kostet einen Templer
   *[other] Kostet { $count } Templer
}
board-cheaper = Einer weniger, dank deinem Kaplan
board-does-holy-lance = Du rückst in der Eigenschaft { $track } um { $steps } vor
board-does-excommunication = Du rückst in der Eigenschaft { $track } um { $steps } vor, und ein Gegner geht dort um 2 zurück
board-does-siege = Du rückst in der Eigenschaft { $track } um { $steps } vor und gehst in der Eigenschaft { $loss } um 1 zurück
board-does-plague = { $last ->
    [1] Ein Gegner geht in der Eigenschaft { $track } um 1 zurück
   *[other] Ein Gegner geht in der Eigenschaft { $track } um 1 zurück; in der nächsten Runde nimmst du einen seiner Templer
}
board-does-brothers-opponent = { $last ->
    [1] Ein Gegner rückt in der Eigenschaft { $track } um 1 vor
   *[other] Ein Gegner rückt in der Eigenschaft { $track } um 1 vor; beim nächsten Bieten nutzt du zwei seiner Templer
}
board-does-brothers-player = { $last ->
    [1] Du rückst in der Eigenschaft { $track } um 1 vor
   *[other] Du rückst in der Eigenschaft { $track } um 1 vor; beim nächsten Bieten nutzt du zwei Templer eines Gegners
}
board-does-levant-trade = Du rückst in der Eigenschaft { $track } um die Hälfte der Templer vor, die ein Gegner in { $city } hat, aufgerundet
board-does-forbidden-writings = Du rückst in einer Eigenschaft deiner Wahl um { $steps } vor und gehst in einer anderen um 1 zurück
board-does-minting-right = Du nimmst eine der ausliegenden Karten
board-reconstructed = Von uns rekonstruiert, denn eine Liste der gedruckten Karten ist nicht bekannt. Wer das Spiel besitzt, kann die echten eintragen.
board-reconstructed-short = Rekonstruierte Karte
board-seneschal = Seneschall
board-hidden = { $count ->
    [one] ein verdeckter Templer
   *[other] { $count } verdeckte Templer
}
board-of = { $what } von { $name }
board-total = zusammen { $total }
board-paid = { $count ->
    [one] ein Templer bezahlt
   *[other] { $count } Templer bezahlt
}
board-under = { $count ->
    [0] keine Karte darunter
    [one] eine Karte darunter
   *[other] { $count } Karten darunter
}
board-nobody = kein Templer dort
board-deck-out = Der Stapel ist leer
board-next-to-come = Die nächste Karte ist noch nicht aufgedeckt
board-won = { $name } gewinnt die Karte
board-tied = Gleichstand, die Karte bleibt liegen
board-unsold = Kein Gebot, die Karte bleibt liegen
board-worthless = Kein Gebot ist etwas wert, die Karte bleibt liegen
board-lay-here = Diese Stadt wählen für: { $what }
board-take-from-here = Einen Templer von hier versetzen
board-camp = Dein Heerlager
board-camp-empty = Hier ist niemand mehr.
board-free = { $count ->
    [0] kein Templer übrig
    [one] ein Templer übrig
   *[other] { $count } Templer übrig
}
board-piece-knight = Zählt seine Zahl.
board-piece-turcopole = Zählt 2 und für jeden anderen Templer in der Stadt 2 mehr. Nie neben dem eigenen Sergeanten.
board-piece-sergeant = Verdoppelt dein ganzes Gebot in der Stadt. Nie neben dem eigenen Turkopolen.
board-piece-chaplain = Zählt nichts, aber deine Karten dieser Stadt kosten in dieser Runde einen Templer weniger.
board-piece-seneschal = Zählt 4 und deckt alle Templer in der Stadt auf.
board-privilege-gold = Saladin
board-privilege-faith = Clemens III.
board-privilege-power = Löwenherz
board-privilege-reputation = Barbarossa
board-power-gold = Bevor die Templer aufgedeckt werden, versetze einen in eine andere Stadt.
board-power-faith = Spiele in der Aktionsphase zwei Karten derselben Stadt und rücke in einer Eigenschaft deiner Wahl um 1 vor.
board-power-power = Nimm in der Aktionsphase einen gebotenen Templer zurück, um mit ihm zu bezahlen.
board-power-reputation = Tausche beim Bieten eine ausliegende Karte gegen eine aus deiner Hand.
board-privilege-free = niemand hat es
board-privilege-held = { $name } hat es
board-privilege-spent = { $name } hat es benutzt
board-tool-swap = Barbarossa: Karte tauschen
board-tool-recover = Löwenherz: zurücknehmen
board-tool-shift = Aus { $city }
board-hand = Deine Karten
board-hand-none = keine Karten
board-discount = Dein Kaplan macht Karten billiger in { $cities }
board-lent = { $name } hat deinen Templer { $piece } geliehen ({ $card })
board-points = { $count ->
    [one] ein Siegpunkt
   *[other] { $count } Siegpunkte
}
board-cards = { $count ->
    [0] keine Stadtkarte
    [one] eine Stadtkarte
   *[other] { $count } Stadtkarten
}
board-claims = { $count ->
    [one] nimmt in der nächsten Runde einen Templer
   *[other] nimmt in der nächsten Runde { $count } Templer
}
board-passed = gepasst
board-reveal = Die Templer werden aufgedeckt
board-next-city = Nächste Stadt
board-skip = Überspringen
board-signs = Was die Zeichen bedeuten
board-signs-close = Schließen
board-sign-track = ist eine Eigenschaft; wer darin führt, hat { $privilege }. { $power }
board-sign-points = Siegpunkte
board-sign-templars = Templer, die noch da sind
board-sign-cards = Stadtkarten auf der Hand oder unter der ausliegenden
board-sign-first = beginnt die Runde und hat den Seneschall
board-sign-claims = Templer, die in der nächsten Runde an diesen Platz kommen
board-sign-up = du rückst so viele Felder in der Eigenschaft vor
board-sign-down = du gehst so viele Felder zurück
board-sign-other = gestrichelt betrifft es jemanden deiner Wahl
board-sign-half = du rückst um die Hälfte der fremden Templer vor der genannten Stadt vor, aufgerundet
board-sign-cost = was eine Karte kostet, in Templern, mit denen du nicht geboten hast
board-sign-holy-lance = Du rückst vor.
board-sign-excommunication = Du rückst vor, jemand anders geht zurück.
board-sign-siege = Du rückst in einer Eigenschaft vor und gehst in einer anderen zurück.
board-sign-plague = { $last ->
    [1] Jemand anders geht zurück.
   *[other] Jemand anders geht zurück, und du nimmst dort in der nächsten Runde einen Templer.
}
board-sign-brothers-opponent = { $last ->
    [1] Jemand anders rückt vor.
   *[other] Jemand anders rückt vor, und du bietest in der nächsten Runde mit zwei Templern von dort.
}
board-sign-brothers-player = { $last ->
    [1] Du rückst vor.
   *[other] Du rückst vor und bietest in der nächsten Runde mit zwei fremden Templern.
}
board-sign-levant-trade = Du rückst um die Hälfte der Templer vor, die jemand anders vor einer Stadt hat.
board-sign-forbidden-writings = Du rückst in einer Eigenschaft deiner Wahl vor und gehst in einer anderen zurück.
board-sign-minting-right = Du nimmst eine der ausliegenden Karten.

## Die Kapitel der Regeln

chapter-game = Das Spiel
chapter-component = Spielmaterial
chapter-setup = Spielaufbau
chapter-round = Die Runden
chapter-auction = Die Bietphase
chapter-templar = Die Templer
chapter-action = Die Aktionsphase
chapter-track = Die Eigenschaften
chapter-privilege = Privilegien
chapter-end = Spielende
chapter-short-game = Das kurze Spiel
chapter-card = Die Stadtkarten

## Die Chronik in Tabellen

tally-reveal = Die Gebote
tally-scoring = Siegpunkte
tally-card = Karten
tally-points = Punkte
tally-round-end = Was die Runde gebracht hat
tally-by-turn = Spielerzug
tally-by-round = Runde

## Die Führung

guided-here = Eine geführte erste Runde
guided-done = Die erste Runde ist gespielt
