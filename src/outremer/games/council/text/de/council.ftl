### Der Rat der Vier auf Deutsch.

game-title = Der Rat der Vier
game-summary = Gewinne die Räte von Küste, Hügelland und Gebirge für dich, sammle Baugenehmigungen und verbinde deine zehn Handelshäuser zu einem Netz, das immer wieder Belohnungen bringt. Für 2 bis 4 Personen.

## Regionen, Räte, Karten

noun-coast = Küste
noun-hills = Hügelland
noun-mountains = Gebirge
noun-king = König
noun-aaa = Küste A, Hügelland A, Gebirge A
noun-aab = Küste A, Hügelland A, Gebirge B
noun-aba = Küste A, Hügelland B, Gebirge A
noun-abb = Küste A, Hügelland B, Gebirge B
noun-baa = Küste B, Hügelland A, Gebirge A
noun-bab = Küste B, Hügelland A, Gebirge B
noun-bba = Küste B, Hügelland B, Gebirge A
noun-bbb = Küste B, Hügelland B, Gebirge B

## Städte

noun-arkon = Arkon
noun-burgen = Burgen
noun-castrum = Castrum
noun-dorful = Dorful
noun-esti = Esti
noun-framek = Framek
noun-graden = Graden
noun-hellar = Hellar
noun-indur = Indur
noun-juvelar = Juvelar
noun-kultos = Kultos
noun-lyram = Lyram
noun-merkatim = Merkatim
noun-naris = Naris
noun-osium = Osium

## Farben und Karten

noun-white = Weiß
noun-black = Schwarz
noun-orange = Orange
noun-pink = Rosa
noun-purple = Violett
noun-light-blue = Hellblau
noun-wild = Joker

## Städtegruppen und Plättchen

noun-gold = Gold
noun-silver = Silber
noun-bronze = Bronze
noun-iron = Eisen
noun-first-king-tile = erster Königspreis (25)
noun-second-king-tile = zweiter Königspreis (18)
noun-third-king-tile = dritter Königspreis (12)
noun-fourth-king-tile = vierter Königspreis (7)
noun-fifth-king-tile = fünfter Königspreis (3)

## Belohnungsmarker

noun-one-coin = 1 Münze
noun-two-coins = 2 Münzen
noun-three-coins = 3 Münzen
noun-one-point = 1 Punkt
noun-two-points = 2 Punkte
noun-three-points = 3 Punkte
noun-one-assistant = 1 Gehilfe
noun-two-assistants = 2 Gehilfen
noun-one-card = 1 Politikkarte
noun-assistant-and-coin = 1 Gehilfe und 1 Münze
noun-assistant-and-card = 1 Gehilfe und 1 Karte
noun-card-and-point = 1 Karte und 1 Punkt
noun-nobility-step = 1 Adelsschritt

## Baugenehmigungen

noun-permit-a = A
noun-permit-b = B
noun-permit-c = C
noun-permit-d = D
noun-permit-e = E
noun-permit-ab = A/B
noun-permit-ae = A/E
noun-permit-bc = B/C
noun-permit-cd = C/D
noun-permit-de = D/E
noun-permit-abc = A/B/C
noun-permit-abe = A/B/E
noun-permit-ade = A/D/E
noun-permit-bcd = B/C/D
noun-permit-cde = C/D/E
noun-permit-f = F
noun-permit-g = G
noun-permit-h = H
noun-permit-i = I
noun-permit-j = J
noun-permit-fg = F/G
noun-permit-fj = F/J
noun-permit-gh = G/H
noun-permit-hi = H/I
noun-permit-ij = I/J
noun-permit-fgh = F/G/H
noun-permit-fgj = F/G/J
noun-permit-fij = F/I/J
noun-permit-ghi = G/H/I
noun-permit-hij = H/I/J
noun-permit-k = K
noun-permit-l = L
noun-permit-m = M
noun-permit-n = N
noun-permit-o = O
noun-permit-kl = K/L
noun-permit-ko = K/O
noun-permit-lm = L/M
noun-permit-mn = M/N
noun-permit-no = N/O
noun-permit-klm = K/L/M
noun-permit-klo = K/L/O
noun-permit-kno = K/N/O
noun-permit-lmn = L/M/N
noun-permit-mno = M/N/O

## Güter und Seiten

noun-coins = Münzen
noun-assistants = Gehilfen
noun-points = Punkte
noun-cards = Karten
noun-steps = Adelsschritte
noun-actions = zusätzliche Hauptaktionen
noun-tokens-again = Belohnungsmarker noch einmal
noun-free-permit = eine Baugenehmigung umsonst
noun-permit-again = die Boni einer Baugenehmigung noch einmal
noun-left = links
noun-right = rechts

## Was ein Spieler sagen kann

move-end = Zug beenden
move-pay = Karten zeigen und bezahlen
move-lay = { $a-word ->
    [wild] Einen Joker
   *[other] Eine Karte in { $a }
} wählen
move-elect = Einen Ratsherrn der Farbe { $a } wählen
move-send = Einen Gehilfen schicken und einen Ratsherrn der Farbe { $a } wählen
move-into = In den Rat { $a-word ->
    [coast] der Küste
    [hills] des Hügellands
    [mountains] des Gebirges
    [king] des Königs
   *[other] { $a }
} wählen
move-acquire = Eine Baugenehmigung { $a-word ->
    [coast] der Küste
    [hills] des Hügellands
    [mountains] des Gebirges
   *[other] { $a }
} erwerben
move-king = Mit Hilfe des Königs bauen
move-hire = Einen Gehilfen für 3 Münzen anwerben
move-swap = Die Baugenehmigungen { $a-word ->
    [coast] der Küste
    [hills] des Hügellands
    [mountains] des Gebirges
   *[other] { $a }
} austauschen
move-under = { $a-word ->
    [left] Die linke
    [right] Die rechte
   *[other] { $a }
} zuerst unter den Stapel legen
move-extra = Eine zusätzliche Hauptaktion für 3 Gehilfen
move-build = Mit Baugenehmigung { $a } bauen
move-take = Baugenehmigung { $a } nehmen
move-place = In { $a } bauen
move-travel = Den König nach { $a } führen
move-collect = Die Belohnung von { $a } nehmen
move-rest = Die übrigen in alphabetischer Reihenfolge nehmen
move-reuse = Die Boni der Baugenehmigung { $a } noch einmal erhalten

## Was geschah

event-map-chosen = Gespielt wird auf der Landkarte { $map }.
event-token-placed = { $city } bekam den Belohnungsmarker „{ $token }“.
event-councillor-seated = Ein Ratsherr der Farbe { $colour } nahm im Rat { $council-word ->
    [coast] der Küste
    [hills] des Hügellands
    [mountains] des Gebirges
    [king] des Königs
   *[other] { $council }
} Platz.
event-permit-shown = Die Baugenehmigung { $permit } { $region-word ->
    [coast] der Küste
    [hills] des Hügellands
    [mountains] des Gebirges
   *[other] { $region }
} wurde aufgedeckt.
event-neutral-placed = In { $city } wurde ein neutrales Handelshaus aufgestellt.
event-first-player = { $seat } beginnt.
event-turn-begins = Runde { $round }: { $seat } ist am Zug.
event-drew = { $seat } zog { $card-word ->
    [wild] einen Joker
   *[other] eine Karte in { $card }
}.
event-drew-card = { $seat } zog eine Karte.
event-reshuffled = { $count ->
    [one] Eine abgeworfene Karte bildete einen neuen Stapel.
   *[other] { $count } abgeworfene Karten bildeten einen neuen Stapel.
}
event-elected = { $seat } wählte einen Ratsherrn der Farbe { $colour } in den Rat { $council-word ->
    [coast] der Küste
    [hills] des Hügellands
    [mountains] des Gebirges
    [king] des Königs
   *[other] { $council }
}; einer der Farbe { $fallen } fiel heraus.
event-discarded = { $seat } warf { $card-word ->
    [wild] einen Joker
   *[other] eine Karte in { $card }
} ab.
event-satisfied = { $seat } stellte den Rat { $council-word ->
    [coast] der Küste
    [hills] des Hügellands
    [mountains] des Gebirges
    [king] des Königs
   *[other] { $council }
} mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
}{ $price ->
    [0] {""}
    [one] {" "}und einer Münze
   *[other] {" "}und { $price } Münzen
} zufrieden.
event-permit-taken = { $seat } nahm die Baugenehmigung { $permit }.
event-king-moved = { $roads ->
    [0] { $seat } ließ den König in { $city }.
    [one] { $seat } führte den König über eine Straße nach { $city } und zahlte { $price } Münzen.
   *[other] { $seat } führte den König über { $roads } Straßen nach { $city } und zahlte { $price } Münzen.
}
event-permit-used = { $seat } drehte die Baugenehmigung { $permit } um.
event-built = { $assistants ->
    [0] { $seat } baute ein Handelshaus in { $city }.
    [one] { $seat } baute ein Handelshaus in { $city } und gab einen Gehilfen zurück.
   *[other] { $seat } baute ein Handelshaus in { $city } und gab { $assistants } Gehilfen zurück.
}
event-rewarded = { $seat } erhielt die Belohnung von { $city }.
event-gained = { $seat } gewann { $good-word ->
    [assistants] { $count ->
        [one] einen Gehilfen
       *[other] { $count } Gehilfen
    }
    [points] { $count ->
        [one] einen Punkt
       *[other] { $count } Punkte
    }
    [actions] { $count ->
        [one] eine zusätzliche Hauptaktion
       *[other] { $count } zusätzliche Hauptaktionen
    }
   *[coins] { $count ->
        [one] eine Münze
       *[other] { $count } Münzen
    }
}.
event-advanced = { $seat } rückte auf Feld { $cell } der Adelsleiste vor.
event-bonus-tile = { $seat } nahm das Bonusplättchen { $group-word ->
    [gold] der Goldstädte
    [silver] der Silberstädte
    [bronze] der Bronzestädte
    [iron] der Eisenstädte
    [coast] der Küste
    [hills] des Hügellands
    [mountains] des Gebirges
   *[other] { $group }
}.
event-king-tile = { $seat } nahm den { $tile-word ->
    [first-king-tile] ersten Königspreis (25)
    [second-king-tile] zweiten Königspreis (18)
    [third-king-tile] dritten Königspreis (12)
    [fourth-king-tile] vierten Königspreis (7)
    [fifth-king-tile] fünften Königspreis (3)
   *[other] { $tile }
}.
event-last-emporium = { $seat } baute das letzte der zehn Handelshäuser.
event-hired = { $seat } warb für 3 Münzen einen Gehilfen an.
event-swapped = { $seat } gab einen Gehilfen zurück und legte die Baugenehmigungen { $region-word ->
    [coast] der Küste
    [hills] des Hügellands
    [mountains] des Gebirges
   *[other] { $region }
} unter ihren Stapel.
event-sent = { $seat } schickte einen Gehilfen, um einen Ratsherrn zu wählen.
event-extra-action = { $seat } gab 3 Gehilfen für eine zusätzliche Hauptaktion zurück.
event-permit-reused = { $seat } erhielt die Boni der Baugenehmigung { $permit } noch einmal.
event-scored-tiles = { $points ->
    [one] { $seat } bekam einen Punkt für Plättchen.
   *[other] { $seat } bekam { $points } Punkte für Plättchen.
}
event-scored-nobility = { $points ->
    [one] { $seat } bekam einen Punkt für den Adel.
   *[other] { $seat } bekam { $points } Punkte für den Adel.
}
event-scored-permits = { $points ->
    [one] { $seat } bekam einen Punkt für Baugenehmigungen.
   *[other] { $seat } bekam { $points } Punkte für Baugenehmigungen.
}
event-time-is-up = Das Spiel wurde nach { $round } Runden abgebrochen und gewertet, wie es stand.
event-finished = { $points ->
    [one] { $seat } endete mit einem Punkt.
   *[other] { $seat } endete mit { $points } Punkten.
}

## Was gefragt ist

prompt-Turn = { $due ->
    [0] { $extra ->
        [0] Führe eine Schnellaktion aus oder beende den Zug.
       *[other] { $quick ->
            [1] Führe eine gewonnene Hauptaktion oder eine Schnellaktion aus oder beende den Zug.
           *[other] Führe eine gewonnene Hauptaktion aus oder beende den Zug.
        }
    }
   *[other] { $quick ->
        [1] Führe eine Hauptaktion aus und, wenn du magst, eine Schnellaktion.
       *[other] Führe eine Hauptaktion aus.
    }
}
prompt-Election = Wähle den Rat, in den der Ratsherr kommt.
prompt-Satisfying = Wähle Karten, die zu den Ratsherren passen, und bezahle.
prompt-KingsCouncil = Wähle Karten, die zu den Ratsherren des Königs passen, und bezahle; die Münzen für seinen Weg müssen übrig bleiben.
prompt-Purchase = Nimm eine der Baugenehmigungen vor dem Rat.
prompt-PermitBuild = Wähle die Stadt der Baugenehmigung, in der du baust.
prompt-KingsHelp = Wähle die Stadt, in die der König reist; jede Straße kostet 2 Münzen.
prompt-Emporium = Wähle, welche verbundene Stadt als nächste ihre Belohnung gibt.
prompt-TokenAgain = Wähle eine deiner Städte, deren Belohnung du noch einmal bekommst.
prompt-TwoTokensAgain = Wähle eine deiner Städte, deren Belohnung du noch einmal bekommst; zwei verschiedene sind es insgesamt.
prompt-FreePermit = Nimm umsonst eine beliebige offene Baugenehmigung.
prompt-PermitAgain = Wähle eine deiner Baugenehmigungen, deren Boni du noch einmal bekommst.
prompt-Swapping = Wähle, welche der beiden Baugenehmigungen zuerst unter den Stapel kommt.

## Optionen

option-map = Landkarte
option-map-aaa = Küste A, Hügelland A, Gebirge A
option-map-aab = Küste A, Hügelland A, Gebirge B
option-map-aba = Küste A, Hügelland B, Gebirge A
option-map-abb = Küste A, Hügelland B, Gebirge B
option-map-baa = Küste B, Hügelland A, Gebirge A
option-map-bab = Küste B, Hügelland A, Gebirge B
option-map-bba = Küste B, Hügelland B, Gebirge A
option-map-bbb = Küste B, Hügelland B, Gebirge B
option-map-random = zufällig
option-first-player = Startspieler
option-first-player-random = zufällig
option-first-player-first-seat = der erste Platz
option-coins = Münzen über 20
option-coins-limited = verfallen
option-coins-unlimited = bleiben
option-assistants = Gehilfen im Vorrat
option-assistants-limited = insgesamt 48
option-assistants-unlimited = so viele wie nötig
option-reshuffle = Ein leerer Kartenstapel wird neu gebildet
option-reshuffle-at-once = sofort
option-reshuffle-when-due = vor dem nächsten Ziehen
option-reward-order = Reihenfolge der verbundenen Belohnungen
option-reward-order-chosen = wer baut, wählt
option-reward-order-alphabetical = immer alphabetisch
option-swap-order = Welche ausgetauschte Baugenehmigung zuerst unter den Stapel kommt
option-swap-order-chosen = der Spieler wählt
option-swap-order-left-first = immer die linke
option-two-steps = Zwei Adelsschritte auf einmal
option-two-steps-both-pay = beide Felder geben ihren Bonus
option-two-steps-last-pays = nur das letzte Feld gibt seinen Bonus
option-free-permit = Eine Baugenehmigung vom Adelsfeld 10
option-free-permit-pays = gibt ihre Boni
option-free-permit-pays-nothing = gibt keine Boni
option-two-groups = Ein Bau, der zwei Gruppen vollendet
option-two-groups-two-king-tiles = bringt zwei Königspreise
option-two-groups-one-king-tile = bringt einen Königspreis
option-late-group = Eine Gruppe vollenden, deren Bonusplättchen vergeben ist
option-late-group-no-king-tile = bringt nichts
option-late-group-king-tile = bringt einen Königspreis
option-neutral-emporiums = Neutrale Handelshäuser (zu zweit)
option-neutral-emporiums-cost = kosten je einen Gehilfen
option-neutral-emporiums-free = kosten nichts
option-last-emporium = Punkte für das zehnte Handelshaus
option-last-emporium-everyone = für alle, die es bauen
option-last-emporium-first-only = nur für den Ersten
option-permit-tie = Gleichstand bei den meisten Baugenehmigungen
option-permit-tie-all-score = alle bekommen Punkte
option-permit-tie-nobody-scores = niemand bekommt Punkte
option-used-permits = Benutzte Baugenehmigungen am Ende
option-used-permits-count = zählen
option-used-permits-do-not-count = zählen nicht

## Was der Tisch zeigt

field-map = Landkarte
field-round = Runde
field-first_player = Startspieler
field-in_turn = Am Zug
field-ended_by = Letzte Züge ausgelöst von
field-extra_actions = Zusätzliche Hauptaktionen
field-king = König
field-cities = Städte
field-city = Stadt
field-region = Region
field-colour = Farbe
field-roads = Straßen nach
field-token = Belohnungsmarker
field-pays = Bringt
field-emporiums = Handelshäuser
field-neutral = Neutrales Handelshaus
field-councils = Räte
field-councillor_pool = Ratsherren neben dem Spielplan
field-permits = Baugenehmigungen
field-shown = Offen
field-pile = Im Stapel
field-under = Unter dem Stapel
field-permit = Baugenehmigung
field-names = Genannte Städte
field-bonus_tiles = Bonusplättchen
field-group = Gruppe
field-points = Punkte
field-owner = Besitzer
field-king_tiles = Königspreise
field-nobility_track = Adelsleiste
field-reserve = Gehilfen im Vorrat
field-deck = Karten im Stapel
field-discards = Ablage
field-players = Spieler
field-coins = Münzen
field-assistants = Gehilfen
field-nobility = Adel
field-emporiums_left = Handelshäuser übrig
field-cards = Karten auf der Hand
field-held_permits = Offene Baugenehmigungen
field-used_permits = Benutzte Baugenehmigungen
field-tile_points = Punkte auf Plättchen
field-hand = Deine Hand
field-preview = Was du tun könntest
field-connected = Verbunden
field-price = Preis
field-open = Dir offen

## Der Plan im Terminal

board-round = Runde { $round }
board-deck = Stapel { $count }
board-pile = Stapel { $count }
board-hand = Deine Hand: { $cards }
board-empty-hand = keine Karten
board-coins-short = m
board-assistants-short = g
board-points-short = p
board-cards-short = k
board-steps-short = a
board-actions-short = x
