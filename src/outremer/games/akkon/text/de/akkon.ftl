### Akkon auf Deutsch.

game-title = Akkon
game-summary = Biete mit verdeckten Templern um die Karten von sechs Städten, mehre Gold, Glaube, Macht und Ansehen und werde Großmeister. Für 2 bis 5 Personen.
game-reconstructed = Eine Liste der gedruckten Karten ist nicht bekannt. 48 der 72 Stadtkarten sind von uns rekonstruiert, von den anderen 24 nur, was sie kosten und zeigen. Wer das Spiel besitzt, kann im Terminal mit einer eigenen Liste spielen.

## Städte, Eigenschaften, Templer, Karten

noun-tyre = Tyrus
noun-jaffa = Jaffa
noun-caesarea = Caesarea
noun-sidon = Sidon
noun-jerusalem = Jerusalem
noun-akkon = Akkon
noun-tyre-1 = Tyrus 1
noun-tyre-2 = Tyrus 2
noun-tyre-3 = Tyrus 3
noun-tyre-4 = Tyrus 4
noun-tyre-5 = Tyrus 5
noun-tyre-6 = Tyrus 6
noun-tyre-7 = Tyrus 7
noun-tyre-8 = Tyrus 8
noun-tyre-9 = Tyrus 9
noun-tyre-10 = Tyrus 10
noun-tyre-11 = Tyrus 11
noun-tyre-12 = Tyrus 12
noun-jaffa-1 = Jaffa 1
noun-jaffa-2 = Jaffa 2
noun-jaffa-3 = Jaffa 3
noun-jaffa-4 = Jaffa 4
noun-jaffa-5 = Jaffa 5
noun-jaffa-6 = Jaffa 6
noun-jaffa-7 = Jaffa 7
noun-jaffa-8 = Jaffa 8
noun-jaffa-9 = Jaffa 9
noun-jaffa-10 = Jaffa 10
noun-jaffa-11 = Jaffa 11
noun-jaffa-12 = Jaffa 12
noun-caesarea-1 = Caesarea 1
noun-caesarea-2 = Caesarea 2
noun-caesarea-3 = Caesarea 3
noun-caesarea-4 = Caesarea 4
noun-caesarea-5 = Caesarea 5
noun-caesarea-6 = Caesarea 6
noun-caesarea-7 = Caesarea 7
noun-caesarea-8 = Caesarea 8
noun-caesarea-9 = Caesarea 9
noun-caesarea-10 = Caesarea 10
noun-caesarea-11 = Caesarea 11
noun-caesarea-12 = Caesarea 12
noun-sidon-1 = Sidon 1
noun-sidon-2 = Sidon 2
noun-sidon-3 = Sidon 3
noun-sidon-4 = Sidon 4
noun-sidon-5 = Sidon 5
noun-sidon-6 = Sidon 6
noun-sidon-7 = Sidon 7
noun-sidon-8 = Sidon 8
noun-sidon-9 = Sidon 9
noun-sidon-10 = Sidon 10
noun-sidon-11 = Sidon 11
noun-sidon-12 = Sidon 12
noun-jerusalem-1 = Jerusalem 1
noun-jerusalem-2 = Jerusalem 2
noun-jerusalem-3 = Jerusalem 3
noun-jerusalem-4 = Jerusalem 4
noun-jerusalem-5 = Jerusalem 5
noun-jerusalem-6 = Jerusalem 6
noun-jerusalem-7 = Jerusalem 7
noun-jerusalem-8 = Jerusalem 8
noun-jerusalem-9 = Jerusalem 9
noun-jerusalem-10 = Jerusalem 10
noun-jerusalem-11 = Jerusalem 11
noun-jerusalem-12 = Jerusalem 12
noun-akkon-1 = Akkon 1
noun-akkon-2 = Akkon 2
noun-akkon-3 = Akkon 3
noun-akkon-4 = Akkon 4
noun-akkon-5 = Akkon 5
noun-akkon-6 = Akkon 6
noun-akkon-7 = Akkon 7
noun-akkon-8 = Akkon 8
noun-akkon-9 = Akkon 9
noun-akkon-10 = Akkon 10
noun-akkon-11 = Akkon 11
noun-akkon-12 = Akkon 12
noun-gold = Gold
noun-faith = Glaube
noun-power = Macht
noun-reputation = Ansehen
noun-knight-5 = Ritter 5
noun-knight-6 = Ritter 6
noun-knight-7 = Ritter 7
noun-knight-8 = Ritter 8
noun-turcopole = Turkopole
noun-sergeant = Sergeant
noun-chaplain = Kaplan
noun-holy-lance = Heilige Lanze
noun-excommunication = Exkommunikation
noun-siege = Belagerung
noun-plague = Pest
noun-brothers-in-arms = Waffenbrüder
noun-levant-trade = Levantehandel
noun-forbidden-writings = Verbotene Schrift
noun-minting-right = Münzprägerecht
noun-reconstructed = rekonstruiert
noun-owner = aus der Liste des Besitzers

## Was ein Spieler sagen darf

move-pass = Passen
move-end = Fertig
move-bid = In { $a } bieten
move-lay = { $a ->
    [Turkopole] Den Turkopolen
    [Sergeant] Den Sergeanten
   *[other] Den { $a }
} setzen
move-seneschal = Den Seneschall nach { $a } schicken
move-play = { $a } spielen
move-against = { $a-player } wählen
move-advance = { $a ->
    [Glaube] Beim Glauben
    [Macht] Bei der Macht
   *[other] Beim { $a }
} vorrücken
move-retreat = { $a ->
    [Glaube] Beim Glauben
    [Macht] Bei der Macht
   *[other] Beim { $a }
} um 1 zurückgehen
move-take = Die ausliegende Karte von { $a } nehmen
move-discard = { $a } ablegen
move-recover = Mit Löwenherz einen Templer aus { $a } zurücknehmen
move-swap = Mit Barbarossa die ausliegende Karte von { $a } tauschen
move-shift = Mit Saladin einen Templer aus { $a } nach { $b } versetzen
move-give = { $a } dafür geben
move-bid-borrowed = Mit einem Templer von { $b-player } ({ $a }) in { $c } bieten
move-shift-plague = Mit Saladin einen durch Pest geliehenen Templer von { $a-player } aus { $b } nach { $c } versetzen
move-shift-brothers = Mit Saladin einen durch Waffenbrüder geliehenen Templer von { $a-player } aus { $b } nach { $c } versetzen
move-shift-rival = Mit Saladin einen Templer in der Farbe von { $b-player }, den { $a-player } gesetzt hat, aus { $c } nach { $d } versetzen

## Was geschehen ist

event-first-player = { $seat } beginnt und hat den Seneschall erhalten.
event-dealt = { $seat } hat die Karte „{ $card }“ erhalten.
event-on-offer = Jetzt liegt die Karte „{ $card }“ aus.
event-round-begins = Runde { $round } hat begonnen; Startspieler ist { $seat }.
event-took = { $seat } hat einen Templer von { $other } genommen ({ $piece }).
event-took-one = { $seat } hat einen Templer von { $other } genommen.
event-laid = { $colour-own ->
    [1] { $seat } hat in { $city } einen Templer gesetzt ({ $piece }).
   *[other] { $seat } hat in { $city } einen Templer von { $colour } gesetzt ({ $piece }).
}
event-laid-one = { $colour-own ->
    [1] { $seat } hat in { $city } verdeckt einen Templer gesetzt.
   *[other] { $seat } hat in { $city } verdeckt einen Templer von { $colour } gesetzt.
}
event-seneschal-laid = { $seat } hat den Seneschall nach { $city } geschickt; dort liegen alle Templer offen.
event-turned-up = In { $city } wurde ein Templer von { $colour } aufgedeckt, den { $seat } gesetzt hat ({ $piece }).
event-passed = { $seat } hat gepasst.
event-swapped = { $seat } hat mit Barbarossa in { $city } die Karte „{ $given }“ gegen „{ $taken }“ getauscht.
event-shifted = { $seat } hat mit Saladin einen Templer von { $colour } aus { $city } nach { $to } versetzt.
event-displaced = Versetzt wurde ein Templer von { $colour }, den { $seat } gesetzt hatte ({ $piece }); er liegt jetzt in { $city }.
event-bid-total = { $seat } hat in { $city } { $total } geboten.
event-won = { $seat } hat die Karte „{ $card }“ gewonnen.
event-tied = In { $city } herrscht Gleichstand; die Karte bleibt liegen.
event-unsold = In { $city } hat niemand etwas geboten; die Karte bleibt liegen.
event-worthless = In { $city } ist kein Gebot etwas wert; die Karte bleibt liegen.
event-went-home = Ein Templer, den { $seat } geliehen hatte, ist zu { $other } heimgekehrt.
event-played = { $cost ->
    [0] { $seat } hat die Karte „{ $card }“ gespielt, ohne zu zahlen.
    [one] { $seat } hat die Karte „{ $card }“ für einen Templer gespielt.
   *[other] { $seat } hat die Karte „{ $card }“ für { $cost } Templer gespielt.
}
event-named = { $seat } hat { $other } gewählt.
event-advanced = { $seat } ist { $track ->
    [Glaube] beim Glauben
    [Macht] bei der Macht
   *[other] beim { $track }
} { $steps ->
    [0] bei { $reached } geblieben
    [one] um ein Feld auf { $reached } vorgerückt
   *[other] um { $steps } Felder auf { $reached } vorgerückt
}.
event-fell = { $seat } ist { $track ->
    [Glaube] beim Glauben
    [Macht] bei der Macht
   *[other] beim { $track }
} { $steps ->
    [0] bei { $reached } geblieben
    [one] um ein Feld auf { $reached } zurückgefallen
   *[other] um { $steps } Felder auf { $reached } zurückgefallen
}.
event-counted = { $count ->
    [0] { $seat } hat in { $city } keinen Templer von { $other } gezählt.
    [one] { $seat } hat in { $city } einen Templer von { $other } gezählt.
   *[other] { $seat } hat in { $city } { $count } Templer von { $other } gezählt.
}
event-claimed = { $count ->
    [one] { $seat } nimmt in der nächsten Runde einen Templer von { $other }.
   *[other] { $seat } nimmt in der nächsten Runde { $count } Templer von { $other }.
}
event-claims-nothing = { $seat } nimmt keinen Templer von { $other } mehr, denn dies ist die letzte Runde.
event-minted = { $seat } hat durch das Münzprägerecht die Karte „{ $card }“ genommen.
event-recovered = { $seat } hat mit Löwenherz einen Templer aus { $city } zurückgenommen ({ $piece }).
event-blessed = Clemens III. hat { $seat } { $track ->
    [Glaube] beim Glauben
    [Macht] bei der Macht
   *[other] beim { $track }
} einen Schritt geschenkt.
event-discarded = { $seat } hat die Karte „{ $card }“ abgelegt.
event-privilege = { $seat } führt { $track ->
    [Glaube] beim Glauben
    [Macht] bei der Macht
   *[other] beim { $track }
} allein und hat das Privileg erhalten.
event-no-privilege = { $track ->
    [Glaube] Beim Glauben
    [Macht] Bei der Macht
   *[other] Beim { $track }
} führt niemand allein; das Privileg liegt neben dem Spielplan.
event-last-round = Der Stapel von { $city } ist aufgebraucht; dies ist die letzte Runde.
event-one-round-more = Der Stapel von { $city } ist aufgebraucht; die nächste Runde ist die letzte.
event-stalled = Seit { $rounds } Runden hat keine Karte einen Stapel verlassen; das Spiel endet.
event-seneschal-passes = Der Seneschall ist an { $seat } gegangen.
event-scored = { $points ->
    [one] { $seat } hat einen Siegpunkt.
   *[other] { $seat } hat { $points } Siegpunkte.
}

## Was der Gefragte tun muss

prompt-Auction = { $laid ->
    [0] Biete in einer Stadt oder passe für den Rest der Runde.
   *[other] Setze noch einen Templer oder sage, dass du fertig bist.
}
prompt-Laying = Wähle den Templer für { $city }.
prompt-Exchange = Barbarossa: Wähle die Handkarte, die du gegen die ausliegende Karte von { $city } tauschst.
prompt-Saladin = Saladin: Bevor die Templer aufgedeckt werden, versetze einen in eine andere Stadt oder passe.
prompt-Displacing = Saladin: Wähle den Templer, den du nach { $city } versetzt.
prompt-Actions = { $one ->
    [1] Spiele eine Karte oder sage, dass du fertig bist und in dieser Runde keine mehr spielst.
   *[other] Spiele Karten, solange du Templer zum Bezahlen hast; dann sage, dass du fertig bist.
}
prompt-Opponent = { $kind-word ->
    [excommunication] Exkommunikation: Wähle den Gegner, der um 2 zurückgeht.
    [plague] { $last ->
        [1] Pest: Wähle den Gegner, der um 1 zurückgeht. In der letzten Runde verleiht niemand mehr einen Templer.
       *[other] Pest: Wähle den Gegner, der um 1 zurückgeht und dir einen Templer leiht.
    }
    [brothers-in-arms] { $last ->
        [1] Waffenbrüder: Wähle einen Gegner. In der letzten Runde verleiht niemand mehr einen Templer.
       *[other] Waffenbrüder: Wähle den Gegner, der dir zwei Templer leiht.
    }
   *[other] Levantehandel: Wähle den Gegner, dessen Templer du zählst.
}
prompt-Writings = { $up-word ->
    [nobody] Verbotene Schrift: Wähle die Eigenschaft, in der du vorrückst.
   *[other] Verbotene Schrift: Wähle eine andere Eigenschaft, in der du um 1 zurückgehst.
}
prompt-Minting = Münzprägerecht: Nimm eine der ausliegenden Karten.
prompt-Blessing = Clemens III.: Rücke in einer Eigenschaft deiner Wahl um 1 vor oder passe.
prompt-HandLimit = Du hast mehr als fünf Karten. Lege eine ab.

## Optionen

option-length = Länge des Spiels
option-length-standard = normal, Stapel von zehn Karten
option-length-short = kurz, Stapel von acht Karten
option-bidding_direction = Geboten wird
option-bidding_direction-anticlockwise = gegen den Uhrzeigersinn (Spielregel)
option-bidding_direction-clockwise = im Uhrzeigersinn
option-pieces_per_turn = Templer in einem Bietzug
option-pieces_per_turn-one = genau einer (Spielregel)
option-pieces_per_turn-many = einer oder mehrere
option-brothers_help = Bei „Waffenbrüder“ rückt vor
option-brothers_help-opponent = der Gegner (Spielregel)
option-brothers_help-player = wer die Karte spielt
option-hands = Stadtkarten auf der Hand
option-hands-open = alle sehen sie
option-hands-counted = nur ihre Zahl ist zu sehen
option-saladin_moves = Saladin versetzt
option-saladin_moves-any = einen beliebigen Templer (Spielregel)
option-saladin_moves-own = einen eigenen Templer
option-barbarossa_swaps = Barbarossa tauscht eine Karte
option-barbarossa_swaps-any-time = jederzeit in der Bietphase (Spielregel)
option-barbarossa_swaps-own-turn = nur im eigenen Bietzug
option-pope_blesses = Clemens III. segnet zwei Karten einer Stadt
option-pope_blesses-once = einmal in der Runde
option-pope_blesses-each-pair = jedes Mal
option-cards_per_turn = Karten, die man auf einmal spielt
option-cards_per_turn-all = so viele man will
option-cards_per_turn-one = eine, dann ist der Nächste an der Reihe
option-seneschal_feeds = Zählt der Seneschall für einen Turkopolen?
option-seneschal_feeds-no = nein
option-seneschal_feeds-yes = ja, wie ein Templer
option-last_round = Ist ein Stapel aufgebraucht, so ist die letzte Runde
option-last_round-current = diese Runde
option-last_round-next = die nächste

## Beschriftungen des Spielplans

field-round = Runde
field-first = Startspieler
field-seneschal = Seneschall
field-tracks = Eigenschaften
field-points = Siegpunkte
field-cities = Städte
field-camps = Heerlager
field-lent = Verliehen
field-hands = Hände
field-privileges = Privilegien
field-claims = In der nächsten Runde zu nehmen
field-played = In dieser Runde gespielt
field-discards = Abgelegt
field-out = Aus dem Spiel
field-idle = Runden ohne genommene Karte
field-last = Letzte Runde
field-ended = Zu Ende
field-city = Stadt
field-card = Karte
field-under = Noch darunter
field-bids = Gebote
field-paid = Gezahlt
field-templars = Templer
field-free = Noch zum Zahlen
field-discount = Nachlass
field-seat = Spieler
field-colour = Farbe
field-loan = Geliehen durch
field-piece = Templer
field-open = Offen
field-hidden = Verdeckt
field-count = Anzahl
field-cards = Karten
field-kind = Art
field-cost = Kosten
field-provenance = Herkunft
field-track = Eigenschaft
field-steps = Felder
field-loss = Fällt
field-trade = Gezählt in
field-spent = Benutzt
field-other = Gegner
board-round = Runde { $round }
board-first = Startspieler
board-deck-out = der Stapel ist leer
board-does-holy-lance = +{ $steps } { $track }
board-does-excommunication = +{ $steps } { $track }, ein anderer −2
board-does-siege = +{ $steps } { $track }, −1 { $loss }
board-does-plague = { $last ->
    [1] ein anderer −1 { $track }
   *[other] ein anderer −1 { $track }, verleiht 1
}
board-does-brothers-in-arms = { $last ->
    [1] ein anderer +1 { $track }
   *[other] ein anderer +1 { $track }, verleiht 2
}
board-does-brothers-for-oneself = { $last ->
    [1] +1 { $track }
   *[other] +1 { $track }, ein anderer verleiht 2
}
board-does-levant-trade = +½ { $track } durch { $city }
board-does-forbidden-writings = +{ $steps } und −1 nach Wahl
board-does-minting-right = +1 ausliegende Karte
board-cost = kostet { $count }
board-paid = +{ $count } bezahlt
board-knight-5-short = 5
board-knight-6-short = 6
board-knight-7-short = 7
board-knight-8-short = 8
board-turcopole-short = Tur
board-sergeant-short = Ser
board-chaplain-short = Kap
board-seneschal-short = Sen
board-privilege-gold = Saladin
board-privilege-faith = Clemens III.
board-privilege-power = Löwenherz
board-privilege-reputation = Barbarossa
board-camp = Dein Heerlager:
board-hand = Deine Hand:
board-deck = Stapel
board-points = Punkte
board-templars = Templer
board-cards = Karten

## Was die eigenen Daten eines Besitzers ersetzen dürfen

data-card = 48 der 72 Stadtkarten und, was die anderen 24 kosten und zeigen
