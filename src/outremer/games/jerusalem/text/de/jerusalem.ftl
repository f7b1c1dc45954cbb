### Jerusalem auf Deutsch.

game-title = Jerusalem
game-summary = Schicke Knappen in die Machtzentren der Stadt, ersteigere Ämter und errichte in fünf Runden den höchsten Turm. Für 2 bis 4 Personen.

## Orte

noun-palace = Königspalast
noun-templars = Tempelritter
noun-patriarchate = Patriarchat
noun-market = Markt
noun-nobility = Adel
noun-david = Davidsturm
noun-palace-large = Königspalast (groß)
noun-palace-left = Königspalast (links)
noun-palace-right = Königspalast (rechts)
noun-templars-large = Tempelritter (groß)
noun-templars-left = Tempelritter (links)
noun-templars-right = Tempelritter (rechts)
noun-patriarchate-large = Patriarchat (groß)
noun-patriarchate-left = Patriarchat (links)
noun-patriarchate-right = Patriarchat (rechts)
noun-market-large = Markt (groß)
noun-market-left = Markt (links)
noun-market-right = Markt (rechts)
noun-nobility-large = Adel (groß)
noun-nobility-left = Adel (links)
noun-nobility-right = Adel (rechts)

## Ämter, Ereignisse, Karten, Ressourcen

noun-none = kein Amt
noun-constable = Hauptmann
noun-treasurer = Schatzmeister
noun-marshal = Feldmarschall
noun-admiral = Admiral
noun-succession = Thronfolger
noun-patriarch = Wahl des Patriarchen
noun-tax = Sondersteuer
noun-war = Krieg
noun-one-squire = +1 Knappe
noun-two-bezants = +2 Silberstücke
noun-two-points = +2 Prestigepunkte
noun-two-resources = +2 Ressourcen
noun-squire-and-bezant = +1 Knappe und +1 Silberstück
noun-turncoat = Überläufer
noun-move-two = Bewege 2 Knappen
noun-cheap-mercenaries = Söldner aus Genua
noun-influence-palace = Übermächtiger Einfluss: Königspalast
noun-influence-templars = Übermächtiger Einfluss: Tempelritter
noun-influence-patriarchate = Übermächtiger Einfluss: Patriarchat
noun-influence-market = Übermächtiger Einfluss: Markt
noun-influence-nobility = Übermächtiger Einfluss: Adel
noun-influence-david = Übermächtiger Einfluss: Davidsturm
noun-squire = Knappe
noun-bezant = Silberstück
noun-point = Prestigepunkt
noun-most-squires = die meisten Knappen
noun-most-bezants = das meiste Geld
noun-action-card = eine aufgehobene Aktionskarte

## Was gesagt werden kann

move-pass = Passen
move-end = Fertig
move-hire = Einen Söldner anheuern
move-collect = Das Einkommen nehmen
move-leave = Auf { $a ->
    [Knappe] einen Knappen
    [Prestigepunkt] einen Prestigepunkt
   *[other] ein { $a }
} verzichten
move-place = Einen Knappen ins Gebiet { $a } setzen
move-lock = Mit dem Baron das Gebiet { $a } blockieren
move-dismiss = Einen Knappen aus dem Gebiet { $a } entlassen
move-lift = Einen eigenen Knappen aus dem Gebiet { $a } nehmen
move-drop = Den Knappen ins Gebiet { $a } versetzen
move-pick = „{ $a }“ behalten
move-play = „{ $a }“ spielen
move-gain = { $a ->
    [Knappe] Einen Knappen
    [Prestigepunkt] Einen Prestigepunkt
   *[other] Ein { $a }
} nehmen
move-silver = Als Feldmarschall ein Silberstück nehmen
move-march = Als Feldmarschall Knappen versetzen
move-study = Einen Knappen für eine Aktionskarte abgeben
move-buy = { $a ->
    [0] Nichts kaufen
    [one] Einen Prestigepunkt für 2 Silberstücke kaufen
   *[other] { $a } Prestigepunkte für je 2 Silberstücke kaufen
}
move-steal = { $a-player } einen Prestigepunkt stehlen
move-save = { $a ->
    [0] Niemanden retten
    [one] Einen Knappen retten
   *[other] { $a } Knappen retten
}
move-keep = Ein Silberstück für einen Knappen im Gebiet { $a } zahlen
move-raise = Auf { $a } erhöhen
move-target = Einen Knappen von { $a-player } im Gebiet { $b } wählen
move-open = Für das Amt { $a } ein Gebot von { $b } abgeben

## Was geschah

event-first-opener = { $seat } ist am größten und eröffnet die erste Auktion.
event-round-begins = Runde { $round } begann.
event-event-shown = Das Ereignis dieser Runde ist „{ $event }“.
event-cards-laid-out = { $count } Aktionskarten wurden verdeckt ausgelegt.
event-opened = { $seat } eröffnete die Auktion für das Amt { $office } mit einem Gebot von { $bid }.
event-raised = { $seat } erhöhte das Gebot auf { $bid }.
event-passed = { $seat } passte.
event-won = { $price ->
    [0] { $seat } wurde { $office }, ohne etwas zu zahlen.
    [one] { $seat } wurde { $office } für ein Silberstück.
   *[other] { $seat } wurde { $office } für { $price } Silberstücke.
}
event-picked = { $seat } behielt „{ $card }“.
event-took-card = { $seat } behielt eine Aktionskarte.
event-drew = { $seat } gab einen Knappen ab und zog „{ $card }“.
event-drew-card = { $seat } gab einen Knappen ab und zog eine Aktionskarte.
event-levied = { $count ->
    [one] { $seat } erhielt einen Knappen.
   *[other] { $seat } erhielt { $count } Knappen.
}
event-placed = { $seat } setzte einen Knappen ins Gebiet { $area }.
event-reinforced = { $seat } setzte einen Knappen aus dem Vorrat ins Gebiet { $area }.
event-hired = { $price ->
    [one] { $seat } heuerte einen Söldner für ein Silberstück an.
   *[other] { $seat } heuerte einen Söldner für { $price } Silberstücke an.
}
event-locked = Der Baron von { $seat } blockierte das Gebiet { $area }.
event-played = { $seat } spielte „{ $card }“.
event-gained = { $seat } erhielt { $resource-word ->
    [squire] { $count ->
        [one] einen Knappen
       *[other] { $count } Knappen
    }
    [bezant] { $count ->
        [one] ein Silberstück
       *[other] { $count } Silberstücke
    }
   *[point] { $count ->
        [one] einen Prestigepunkt
       *[other] { $count } Prestigepunkte
    }
}.
event-moved = { $seat } versetzte einen Knappen aus dem Gebiet { $area } ins Gebiet { $to }.
event-moved-others = { $seat } versetzte einen Knappen von { $other } aus dem Gebiet { $area } ins Gebiet { $to }.
event-swapped = { $seat } tauschte einen Knappen im Gebiet { $area } gegen einen von { $other } im Gebiet { $place }.
event-dismissed = { $seat } entließ einen Knappen aus dem Gebiet { $area }.
event-holds-david = { $seat } kontrollierte den Davidsturm und erhielt ein Silberstück.
event-privilege = { $seat } hatte das Privileg im Machtzentrum { $sector }.
event-bought = { $count ->
    [0] { $seat } kaufte keine Prestigepunkte.
    [one] { $seat } kaufte einen Prestigepunkt für { $price } Silberstücke.
   *[other] { $seat } kaufte { $count } Prestigepunkte für { $price } Silberstücke.
}
event-stole = { $seat } stahl { $other } einen Prestigepunkt.
event-earned = Das Gebiet { $area } brachte { $seat }{ $squires ->
    [0] {""}
    [one] {" "}einen Knappen
   *[other] {" "}{ $squires } Knappen
}{ $bezants ->
    [0] {""}
   *[other] { $squires ->
        [0] {" "}
       *[other] { $points ->
            [0] {" und "}
           *[other] {", "}
        }
    }{ $bezants ->
        [one] ein Silberstück
       *[other] { $bezants } Silberstücke
    }
}{ $points ->
    [0] {""}
   *[other] { $squires ->
        [0] { $bezants ->
            [0] {" "}
           *[other] {" und "}
        }
       *[other] {" und "}
    }{ $points ->
        [one] einen Prestigepunkt
       *[other] { $points } Prestigepunkte
    }
} ein.
event-collected = { $seat } nahm insgesamt{ $squires ->
    [0] {""}
    [one] {" "}einen Knappen
   *[other] {" "}{ $squires } Knappen
}{ $bezants ->
    [0] {""}
   *[other] { $squires ->
        [0] {" "}
       *[other] { $points ->
            [0] {" und "}
           *[other] {", "}
        }
    }{ $bezants ->
        [one] ein Silberstück
       *[other] { $bezants } Silberstücke
    }
}{ $points ->
    [0] {""}
   *[other] { $squires ->
        [0] { $bezants ->
            [0] {" "}
           *[other] {" und "}
        }
       *[other] {" und "}
    }{ $points ->
        [one] einen Prestigepunkt
       *[other] { $points } Prestigepunkte
    }
} ein.
event-empty-handed = { $seat } nahm nichts ein, denn im Vorrat ist kein Knappe dieser Farbe mehr.
event-renounced = { $seat } verzichtete auf { $resource ->
    [Knappe] einen Knappen
    [Prestigepunkt] einen Prestigepunkt
   *[other] ein { $resource }
}.
event-unveiled = Die Sichtschirme wurden weggenommen.
event-gift = { $points ->
    [one] Der König schenkte { $seat } für { $gift } einen Prestigepunkt.
   *[other] Der König schenkte { $seat } für { $gift } { $points } Prestigepunkte.
}
event-built = { $seat } baute Stockwerk { $floor } für { $cost } Prestigepunkte.
event-event-strikes = „{ $event }“ trat in Kraft.
event-saved = { $count ->
    [0] { $seat } rettete niemanden ins Gebiet { $area }.
    [one] { $seat } rettete einen Knappen ins Gebiet { $area }.
   *[other] { $seat } rettete { $count } Knappen ins Gebiet { $area }.
}
event-lost = { $count ->
    [one] { $seat } verlor einen Knappen im Gebiet { $area }.
   *[other] { $seat } verlor { $count } Knappen im Gebiet { $area }.
}
event-kept = { $seat } zahlte ein Silberstück, um einen Knappen im Gebiet { $area } zu behalten.
event-struck = { $seat } entfernte einen Knappen von { $other } aus dem Gebiet { $area }.
event-finished = Das Spiel ist aus, und { $seat } hat gewonnen.

## Was zu tun ist

prompt-Sale = { $office-word ->
    [none] Wähle ein Amt und gib das erste Gebot ab; auch 0 ist erlaubt.
   *[other] { $leader } bietet { $high } für das Amt { $office }. Erhöhe das Gebot oder passe.
}
prompt-Picking = Behalte eine der Aktionskarten; die übrigen gehen an das nächste Amt weiter.
prompt-Turn = { $left ->
    [0] Kein Knappe ist mehr einzusetzen; tu, was du sonst noch kannst, bis du fertig bist.
    [one] Setze deinen letzten Knappen ein und tu, was du sonst noch kannst, bis du fertig bist.
   *[other] Setze Knappen ein (noch { $left }) und tu, was du sonst noch kannst, bis du fertig bist.
}
prompt-Dismissal = { $left ->
    [one] Entlasse noch einen Knappen für dein Silberstück.
   *[other] Entlasse noch { $left } Knappen für dein Silberstück.
}
prompt-March = { $origin-word ->
    [nobody] Wähle das Gebiet, das deine Knappen verlassen.
   *[other] { $target-word ->
        [nobody] Wähle das Gebiet, in das sie gehen.
       *[other] Versetze noch einen zweiten Knappen oder passe.
    }
}
prompt-TwoResources = { $left ->
    [one] Nimm noch eine Ressource.
   *[other] Nimm { $left } Ressourcen: Knappen, Silberstücke oder Prestigepunkte.
}
prompt-Turncoat = { $own-word ->
    [nobody] Wähle den eigenen Knappen, der den Platz tauscht.
   *[other] Wähle den gegnerischen Knappen, mit dem er tauscht.
}
prompt-MoveTwo = { $origin-word ->
    [nobody] { $left ->
        [one] Wähle einen weiteren Knappen zum Versetzen oder passe.
       *[other] Wähle einen Knappen zum Versetzen, höchstens { $left }, oder passe.
    }
   *[other] Wähle das Gebiet, in das dieser Knappe geht.
}
prompt-Influence = { $left ->
    [one] Setze noch einen Knappen aus dem Vorrat in dieses Machtzentrum.
   *[other] Setze { $left } Knappen aus dem Vorrat in dieses Machtzentrum.
}
prompt-TowerOfDavid = Du kontrollierst den Davidsturm und darfst einen Knappen von dort in ein anderes Gebiet versetzen.
prompt-Scholars = Privileg des Patriarchats: Gib einen Knappen für die oberste Aktionskarte ab oder passe.
prompt-Materials = Privileg des Marktes: Kaufe bis zu 4 Prestigepunkte für je 2 Silberstücke.
prompt-Intrigue = Privileg des Adels: Stiehl jemandem einen Prestigepunkt oder passe.
prompt-Collecting = Deine Gebiete bringen{ $squires ->
    [0] {""}
    [one] {" "}einen Knappen
   *[other] {" "}{ $squires } Knappen
}{ $bezants ->
    [0] {""}
   *[other] { $squires ->
        [0] {" "}
       *[other] { $points ->
            [0] {" und "}
           *[other] {", "}
        }
    }{ $bezants ->
        [one] ein Silberstück
       *[other] { $bezants } Silberstücke
    }
}{ $points ->
    [0] {""}
   *[other] { $squires ->
        [0] { $bezants ->
            [0] {" "}
           *[other] {" und "}
        }
       *[other] {" und "}
    }{ $points ->
        [one] einen Prestigepunkt
       *[other] { $points } Prestigepunkte
    }
} ein. Nimm alles oder verzichte auf etwas.
prompt-Succession = Ein neuer König: Deine Knappen verlassen den Königspalast; bis zu zwei darfst du zu deinem Baron retten.
prompt-Tax = Sondersteuer: Zahle ein Silberstück für jeden Knappen, der im Markt bleibt.
prompt-War = { $left ->
    [one] Krieg: Du darfst einen gegnerischen Knappen entfernen.
   *[other] Krieg: Du darfst { $left } gegnerische Knappen entfernen, höchstens zwei von jedem Mitspieler.
}

## Optionen

option-edition = Ausgabe
option-edition-it = italienisch
option-edition-de = deutsch
option-edition-about = Das Spiel ist in Italien und in Deutschland erschienen, mit einigen verschiedenen Regeln. Beide Ausgaben sind vollständig; wer keine besitzt, nimmt die italienische.
option-first_opener = Wer die erste Auktion eröffnet
option-first_opener-random = der Zufall entscheidet
option-baron_squires = Der Baron braucht neue Knappen
option-baron_squires-sector = im Machtzentrum
option-baron_squires-area = im Gebiet selbst
option-baron_march = Vom Feldmarschall versetzte Knappen
option-baron_march-counts = zählen für den Baron
option-baron_march-does-not-count = zählen nicht für den Baron
option-palace_round_1 = Wer in Runde 1 das große Gebiet des Königspalastes nicht blockieren darf
option-palace_round_1-leaders-only = wer führt
option-palace_round_1-nobody = alle
option-dismissal = Knappen werden entlassen
option-dismissal-any-area = aus jedem Gebiet
option-dismissal-unblocked = aus Gebieten ohne Baron
option-marshal_moves = Der Feldmarschall versetzt
option-marshal_moves-up-to-two = einen oder zwei Knappen
option-marshal_moves-exactly-two = genau zwei Knappen
option-move_two = „Bewege 2 Knappen“ bewegt
option-move_two-own = eigene Knappen
option-move_two-any = beliebige Knappen
option-war = Im Krieg darf man Knappen entfernen
option-war-everywhere = überall
option-war-unblocked = wo kein Baron steht
option-david_baron = Ein Baron im Davidsturm
option-david_baron-owner-leaves = lässt nur eigene Knappen hinaus
option-david_baron-nobody-leaves = lässt niemanden hinaus
option-screens = Knappen und Geld liegen
option-screens-closed = hinter Sichtschirmen
option-screens-open = offen

## Beschriftung des Spielplans

field-round = Runde
field-event = Ereignis
field-events_left = Noch mögliche Ereignisse
field-face_down = Verdeckte Karten
field-deck = Stapel
field-discards = Ablage
field-unveiled = Sichtschirme weg
field-areas = Gebiete
field-players = Spieler
field-area = Gebiet
field-sector = Machtzentrum
field-large = Groß
field-open = Im Spiel
field-squires = Knappen
field-baron = Baron
field-controller = Kontrolle
field-pays = Bringt
field-bezants = Silber
field-points = Prestige
field-floors = Turm
field-office = Amt
field-cards = Karten
field-hand = Hand
field-supply = Vorrat
field-tray = Karten zur Wahl
board-round = Runde { $round } von 5
board-event = am Ende „{ $event }“
board-no-event = kein Ereignis
board-deck = Stapel { $count }
board-hand = Deine Hand: { $cards }
board-empty-hand = keine Karten
board-closed = nicht im Spiel
board-squires-short = K
board-bezants-short = S
board-points-short = P
