### Fief auf Deutsch.

game-title = Fief
game-summary = Führe im Frankreich des Jahres 1429 eine Adelsfamilie durch Krieg, Wahlen und Abmachungen zu Lehen, Bistümern und Ehen, zu Tiara und Krone. Für 3 bis 6 Personen.

## Dörfer, Lehen, Bistümer

noun-beaujeu = Beaujeu
noun-la-salle = La Salle
noun-blaye = Blaye
noun-charolles = Charolles
noun-sennecy = Sennecy
noun-epervier = Épervier
noun-chateauneuf = Châteauneuf
noun-mazilles = Mazilles
noun-st-andromy = St-Andromy
noun-tournus = Tournus
noun-belleville = Belleville
noun-pugnac = Pugnac
noun-st-medard = St-Médard
noun-st-gerome = St-Gérôme
noun-st-andre = St-André
noun-villeneuve = Villeneuve
noun-la-bussiere = La Bussière
noun-bourg = Bourg
noun-st-vivien = St-Vivien
noun-les-essarts = Les Essarts
noun-st-paul = St-Paul
noun-marcamps = Marcamps
noun-sigy = Sigy
noun-st-ciers = St-Ciers
noun-duchy-blaye = Herzogtum Blaye
noun-county-sennecy = Grafschaft Sennecy
noun-barony-mazilles = Baronie Mazilles
noun-county-tournus = Grafschaft Tournus
noun-county-st-gerome = Grafschaft St-Gérôme
noun-duchy-bourg = Herzogtum Bourg
noun-barony-st-paul = Baronie St-Paul
noun-county-sigy = Grafschaft Sigy
noun-see-blaye = Bistum Blaye
noun-see-tournus = Bistum Tournus
noun-see-st-gerome = Bistum St-Gérôme
noun-see-bourg = Bistum Bourg
noun-see-sigy = Bistum Sigy
noun-none = nichts
noun-stronghold = Festung
noun-city = befestigte Stadt

## Adlige, Titel, Truppen

noun-arthur = Arthur
noun-baudoin = Baudoin
noun-charles = Charles
noun-eric = Éric
noun-francois = François
noun-gauvain = Gauvain
noun-henri = Henri
noun-lambert = Lambert
noun-othon = Othon
noun-philippe = Philippe
noun-quentin = Quentin
noun-thierry = Thierry
noun-alienor = Aliénor
noun-blanche = Blanche
noun-guenievre = Guenièvre
noun-isabelle = Isabelle
noun-jeanne = Jeanne
noun-mireille = Mireille
noun-nobody = niemand
noun-king = König
noun-queen = Königin
noun-regent = Regentin
noun-prince = Kronprinz
noun-pope = Papst
noun-arc = D’Arc
noun-cardinal = Kardinal
noun-bishop = Bischof
noun-assassin = Mörder
noun-immune = gegen die Pest gefeit
noun-moved = ist gezogen
noun-senior = Bischof schon vor dieser Runde
noun-inside = bleibt drinnen
noun-knight = Ritter
noun-footman = Fußsoldat

## Karten

noun-lord-deck = Adelsstapel
noun-fortune-deck = Schicksalsstapel
noun-harvest = Reiche Ernte
noun-weather = Gutes Wetter
noun-tax = Steuer
noun-uprising = Aufstand
noun-passage = Geheimgang
noun-assassination = Attentat
noun-justice = Gerechtigkeit
noun-ambush = Hinterhalt
noun-famine = Hungersnot
noun-rain = Starkregen
noun-plague = Pest

## Phasen, Seiten, Ursachen, Versprechen, Angebote

noun-set-up = Aufbau
noun-hear = Höret, höret!
noun-cards = Karten
noun-income = Einkommen
noun-market = Käufe
noun-movement = Bewegung
noun-war = Schlachten
noun-close = Ende der Runde
noun-neither = keine Seite
noun-attacker = Angreifer
noun-defender = Verteidiger
noun-battle = Schlacht
noun-calming = ein gescheiterter Versuch, einen Aufstand zu beenden
noun-vote = eine Stimme
noun-truce = einen Waffenstillstand
noun-leave = freien Durchzug
noun-peace = keinen Angriff
noun-this-turn = in dieser Runde
noun-next-turn = in der nächsten Runde
noun-draft = in Arbeit
noun-sent = abgeschickt
noun-excommunicated = hat exkommuniziert
noun-granted = hat einen Titel verliehen
noun-cardinal-refused = ein Kardinal wurde abgelehnt
noun-annulment-refused = eine Annullierung wurde abgelehnt
noun-talked = hat ein Gespräch eröffnet
noun-donated-to = hat eine Spende erhalten

## Was ein Spieler sagen darf

move-pass = Passen
move-accept = Annehmen
move-refuse = Ablehnen
move-done = Fertig
move-settle = In { $a } beginnen
move-place = Nach { $a } setzen
move-wed = Eine Ehe von { $a } mit { $b } vorschlagen
move-nominate = { $a } aufstellen
move-vote = Den weißen Marker auf { $a-word ->
    [nobody] niemanden
   *[other] { $a }
} legen, den schwarzen auf { $b-word ->
    [nobody] niemanden
   *[other] { $b }
}
move-bequeath = Den Titel „{ $a }“ an { $b } vererben
move-discard = { $a } ablegen
move-draw = Vom { $a } ziehen
move-play-lord = { $a } ins Spiel bringen
move-harvest = Reiche Ernte im { $a }
move-weather = Gutes Wetter im { $a }
move-tax-fief = { $a } besteuern
move-tax-see = { $a } besteuern
move-tax-church = Als Papst alle regierten Bistümer besteuern
move-ransom = Lösegeld für { $a } zahlen
move-buy = In { $b } einen { $a-word ->
    [footman] Fußsoldaten
    [archer] Bogenschützen
    [king-footman] Fußsoldaten der Königsgarde
    [queen-footman] Fußsoldaten der Garde der Königin
   *[other] { $a }
} kaufen
move-mill = In { $a } eine Mühle bauen
move-stronghold = In { $a } eine Festung bauen
move-title = Den Titel „{ $a }“ kaufen
move-reclaim = Den Titel „{ $a }“ zurücknehmen
move-grant = Den Titel „{ $a }“ für die Krone verleihen
move-give-title = Den Titel „{ $a }“ in der Familie an { $b } weitergeben
move-biretta = Das Kardinalsbirett für { $a } kaufen
move-bear = Den Titel an { $a } geben
move-capital = { $a } zur befestigten Stadt machen
move-lead = Mit { $a } ziehen
move-beside = { $a } mitnehmen
move-take = { $a-word ->
    [knight] { $b ->
        [one] Einen Ritter
       *[other] { $b } Ritter
    } mitnehmen
    [footman] { $b ->
        [one] Einen Fußsoldaten
       *[other] { $b } Fußsoldaten
    } mitnehmen
    [archer] { $b ->
        [one] Einen Bogenschützen
       *[other] { $b } Bogenschützen
    } mitnehmen
    [bombardier] { $b ->
        [one] Einen Bombardier
       *[other] { $b } Bombardiere
    } mitnehmen
    [mercenary] { $b ->
        [one] Einen Söldner
       *[other] { $b } Söldner
    } mitnehmen
    [king-knight] { $b ->
        [one] Einen Ritter der Königsgarde
       *[other] { $b } Ritter der Königsgarde
    } mitnehmen
    [king-footman] { $b ->
        [one] Einen Fußsoldaten der Königsgarde
       *[other] { $b } Fußsoldaten der Königsgarde
    } mitnehmen
    [queen-knight] { $b ->
        [one] Einen Ritter der Garde der Königin
       *[other] { $b } Ritter der Garde der Königin
    } mitnehmen
    [queen-footman] { $b ->
        [one] Einen Fußsoldaten der Garde der Königin
       *[other] { $b } Fußsoldaten der Garde der Königin
    } mitnehmen
    [teutonic-knight] { $b ->
        [one] Einen Deutschordensritter
       *[other] { $b } Deutschordensritter
    } mitnehmen
    [templar-knight] { $b ->
        [one] Einen Tempelritter
       *[other] { $b } Tempelritter
    } mitnehmen
   *[other] Truppen mitnehmen: …
}
move-captive = { $a } gefangen mitnehmen
move-go = Nach { $a } ziehen
move-ask-leave = Um freien Durchzug bitten
move-ride = Mit einer Kavalkade durchbrechen
move-tunnel = Geheimgang spielen
move-enter = Betreten und dort anhalten
move-stay = Hier bleiben
move-drop = { $a-word ->
    [knight] { $b ->
        [one] Einen Ritter
       *[other] { $b } Ritter
    } hier lassen
    [footman] { $b ->
        [one] Einen Fußsoldaten
       *[other] { $b } Fußsoldaten
    } hier lassen
    [archer] { $b ->
        [one] Einen Bogenschützen
       *[other] { $b } Bogenschützen
    } hier lassen
    [bombardier] { $b ->
        [one] Einen Bombardier
       *[other] { $b } Bombardiere
    } hier lassen
    [mercenary] { $b ->
        [one] Einen Söldner
       *[other] { $b } Söldner
    } hier lassen
    [king-knight] { $b ->
        [one] Einen Ritter der Königsgarde
       *[other] { $b } Ritter der Königsgarde
    } hier lassen
    [king-footman] { $b ->
        [one] Einen Fußsoldaten der Königsgarde
       *[other] { $b } Fußsoldaten der Königsgarde
    } hier lassen
    [queen-knight] { $b ->
        [one] Einen Ritter der Garde der Königin
       *[other] { $b } Ritter der Garde der Königin
    } hier lassen
    [queen-footman] { $b ->
        [one] Einen Fußsoldaten der Garde der Königin
       *[other] { $b } Fußsoldaten der Garde der Königin
    } hier lassen
    [teutonic-knight] { $b ->
        [one] Einen Deutschordensritter
       *[other] { $b } Deutschordensritter
    } hier lassen
    [templar-knight] { $b ->
        [one] Einen Tempelritter
       *[other] { $b } Tempelritter
    } hier lassen
   *[other] Truppen hier lassen: …
}
move-part-with = { $a } hier lassen
move-halt = Diesen Zug beenden
move-attack = In { $a } eine Schlacht beginnen
move-sally-at = In { $a } einen Ausfall machen
move-against = Gegen { $a-player }
move-join = { $a-word ->
    [attacker] Den Angreifern beistehen
    [defender] Den Verteidigern beistehen
    [neither] Keiner Seite beistehen
   *[other] { $a } beistehen
}
move-fight = Weiterkämpfen
move-yield = Sich ergeben
move-truce = Waffenstillstand anbieten
move-stop = Den Sturm abbrechen
move-sally = Herauskommen und im offenen Feld kämpfen
move-lose = Einen { $a-word ->
    [footman] Fußsoldaten
    [archer] Bogenschützen
    [king-footman] Fußsoldaten der Königsgarde
    [queen-footman] Fußsoldaten der Garde der Königin
   *[other] { $a }
} verlieren
move-lose-of = { $a-player } einen { $b-word ->
    [footman] Fußsoldaten
    [archer] Bogenschützen
    [king-footman] Fußsoldaten der Königsgarde
    [queen-footman] Fußsoldaten der Garde der Königin
   *[other] { $b }
} verlieren lassen
move-lose-lord = { $a } verlieren
move-seize = { $a } gefangen nehmen
move-besiege = { $a } belagern
move-pillage = In { $a } eine Mühle plündern
move-strike = Attentat auf { $a }
move-condemn = Mit Gerechtigkeit { $a } hinrichten lassen
move-incite = Aufstand in { $a }
move-rouse = Einen Aufstand hinzufügen
move-calm = { $a } versucht, den Aufstand zu beenden
move-calm-by-coins = Kardinal { $a } versucht, den Aufstand für 3 Münzen zu beenden
move-first = { $a-player } wird zuerst angegriffen
move-foil = Mit Geheimgang vereiteln
move-blame = { $a } trägt das blutige Messer
move-spring = Mit Hinterhalt { $a } gefangen nehmen
move-assassinate = Attentat auf { $a }
move-justice = Mit Gerechtigkeit { $a } hinrichten lassen
move-uprising = Aufstand in { $a }
move-ambush = Mit Hinterhalt { $a } gefangen nehmen
move-arc = Den Titel D’Arc an { $a } geben
move-cardinal = { $a } zum Kardinal machen
move-escape = { $a } durch einen Geheimgang fliehen lassen
move-release = { $a } freilassen
move-hand-over = { $a } an { $b-player } übergeben
move-lift = Die Belagerung von { $a } aufheben
move-excommunicate = { $a } exkommunizieren
move-absolve = Die Exkommunikation zurücknehmen
move-ask-annulment = Den Papst bitten, die Ehe von { $a } zu annullieren
move-address = Ein Angebot an { $a-player } schreiben
move-give-coins = { $a ->
    [one] Eine Münze anbieten
   *[other] { $a } Münzen anbieten
}
move-want-coins = { $a ->
    [one] Eine Münze verlangen
   *[other] { $a } Münzen verlangen
}
move-give-card = Die Karte „{ $a }“ anbieten
move-want-card = Die Karte „{ $a }“ verlangen
move-want-wedding = Eine Ehe von { $a } mit { $b } in das Angebot aufnehmen
move-free-captive = Die Freilassung von { $a } anbieten
move-promise = Als Versprechen { $a } { $b } anbieten
move-want-promise = Als Versprechen { $a } { $b } verlangen
move-send = Das Angebot abschicken
move-withdraw = Das Angebot zurückziehen
move-accept-deal = Das Angebot von { $a-player } annehmen
move-decline-deal = Das Angebot von { $a-player } ablehnen
move-talk = { $a-player } zu einem vertraulichen Gespräch bitten
move-leave-talk = Das Gespräch von { $a-player } verlassen

## Was geschehen ist: Runde und Karte

event-first-player = Startspieler ist { $seat }.
event-lord-begins = { $seat } beginnt mit { $lord }.
event-settled = { $seat } hat in { $village } begonnen.
event-turn-begins = Runde { $turn } hat begonnen; Startspieler ist { $seat }.
event-phase-begins = Die Phase „{ $phase }“ beginnt.
event-controls = { $seat } kontrolliert { $village }.
event-nobody-controls = Niemand kontrolliert mehr { $village }.
event-handed-over = { $seat } hat { $village } an { $to } übergeben.

## Ehen, Wahlen, Kirche

event-wedding-asked = { $seat } hat eine Ehe von { $lord } mit { $spouse } vorgeschlagen.
event-wedding-refused = { $seat } hat die Ehe von { $lord } mit { $spouse } abgelehnt.
event-wedded = { $lord } und { $spouse } haben geheiratet; ihre Familien sind jetzt verbündet.
event-annulment-asked = { $seat } hat den Papst gebeten, die Ehe von { $lord } zu annullieren.
event-annulled = Der Papst hat die Ehe von { $lord } mit { $spouse } annulliert.
event-not-annulled = Der Papst hat die Ehe von { $lord } nicht annulliert.
event-election-held = { $title-word ->
    [king] Ein König wird gewählt.
    [pope] Ein Papst wird gewählt.
    [templar-master] Ein Großmeister der Templer wird gewählt.
    [teutonic-master] Ein Hochmeister des Deutschen Ordens wird gewählt.
   *[other] Ein Bischof wird gewählt ({ $title }).
}
event-nominated = { $seat } hat { $lord } aufgestellt.
event-no-nominee = { $seat } hat niemanden aufgestellt.
event-marker-placed = { $seat } hat einen Marker auf { $lord } gelegt.
event-ballot-void = { $title-word ->
    [king] Die Wahl des Königs ist ungültig und wird wiederholt.
    [pope] Die Wahl des Papstes ist ungültig und wird wiederholt.
    [templar-master] Die Wahl des Großmeisters der Templer ist ungültig und wird wiederholt.
    [teutonic-master] Die Wahl des Hochmeisters des Deutschen Ordens ist ungültig und wird wiederholt.
   *[other] Die Wahl des Bischofs ({ $title }) ist ungültig und wird wiederholt.
}
event-votes-revealed = { $votes ->
    [one] { $seat } hat { $lord } eine Stimme gegeben.
   *[other] { $seat } hat { $lord } { $votes } Stimmen gegeben.
}
event-vote-withheld = { $seat } hat für niemanden gestimmt.
event-elected = { $title-word ->
    [king] { $lord } wurde mit { $votes ->
        [one] einer Stimme
       *[other] { $votes } Stimmen
    } zum König gewählt.
    [pope] { $lord } wurde mit { $votes ->
        [one] einer Stimme
       *[other] { $votes } Stimmen
    } zum Papst gewählt.
    [templar-master] { $lord } wurde mit { $votes ->
        [one] einer Stimme
       *[other] { $votes } Stimmen
    } zum Großmeister der Templer gewählt.
    [teutonic-master] { $lord } wurde mit { $votes ->
        [one] einer Stimme
       *[other] { $votes } Stimmen
    } zum Hochmeister des Deutschen Ordens gewählt.
   *[other] { $lord } wurde mit { $votes ->
        [one] einer Stimme
       *[other] { $votes } Stimmen
    } zum Bischof gewählt ({ $title }).
}
event-nobody-elected = { $title-word ->
    [king] Niemand wurde zum König gewählt.
    [pope] Niemand wurde zum Papst gewählt.
    [templar-master] Niemand wurde zum Großmeister der Templer gewählt.
    [teutonic-master] Niemand wurde zum Hochmeister des Deutschen Ordens gewählt.
   *[other] Niemand wurde zum Bischof gewählt ({ $title }).
}
event-title-gained = { $lord } ({ $seat }) hat den Titel „{ $title }“ erhalten.
event-title-lost = { $lord } ({ $seat }) hat den Titel „{ $title }“ verloren.
event-title-to-map = Der Titel „{ $fief }“ hat keinen Träger.
event-excommunicated = Der Papst hat { $lord } exkommuniziert.
event-absolved = { $lord } ist nicht mehr exkommuniziert.
event-cardinal-asked = { $seat } hat den Papst gebeten, { $lord } als Kardinal anzunehmen.
event-cardinal-vetoed = { $seat } hat als Papst { $lord } als Kardinal abgelehnt.

## Karten

event-discarded = { $seat } hat die Karte „{ $card }“ abgelegt.
event-drew = { $seat } hat vom { $deck } die Karte „{ $card }“ gezogen.
event-drew-one = { $seat } hat eine Karte vom { $deck } gezogen.
event-reshuffled = Der { $deck } wurde neu gemischt.
event-disaster-drawn = { $seat } hat eine Katastrophe gezogen.
event-disaster-discarded = Die Karte „{ $card }“ wurde ohne Wirkung abgelegt.
event-disaster-struck = Im { $see } herrscht { $card }.
event-disaster-over = Im { $see } ist { $card-word ->
    [famine] die Hungersnot
    [rain] der Starkregen
   *[plague] die Pest
} vorbei.
event-plague-roll = Für { $lord } wurde gegen die Pest eine { $die } gewürfelt.
event-played = { $seat } hat die Karte „{ $card }“ gespielt.
event-lord-came = { $seat } hat { $lord } in { $village } ins Spiel gebracht.
event-harvest-played = { $seat } hat Reiche Ernte im { $see } gespielt.
event-weather-played = { $seat } hat Gutes Wetter im { $see } gespielt.
event-fief-taxed = { $seat } hat das Lehen „{ $fief }“ besteuert.
event-see-taxed = { $seat } hat das { $see } besteuert.

## Einkommen und Einkäufe

event-village-income = { $villages ->
    [one] { $seat } hat { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    } für ein Dorf erhalten.
   *[other] { $seat } hat { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    } für { $villages } Dörfer erhalten.
}
event-mill-income = { $coins ->
    [one] { $seat } hat eine Münze von den Mühlen in { $village } erhalten.
   *[other] { $seat } hat { $coins } Münzen von den Mühlen in { $village } erhalten.
}
event-feudal-tax-income = { $coins ->
    [one] { $seat } hat eine Münze Steuer aus dem Lehen „{ $fief }“ erhalten.
   *[other] { $seat } hat { $coins } Münzen Steuer aus dem Lehen „{ $fief }“ erhalten.
}
event-church-tax-income = { $coins ->
    [one] { $seat } hat eine Münze Steuer aus dem { $see } erhalten.
   *[other] { $seat } hat { $coins } Münzen Steuer aus dem { $see } erhalten.
}
event-queen-income = { $coins ->
    [one] { $seat } hat für Königin { $lord } eine Münze erhalten.
   *[other] { $seat } hat für Königin { $lord } { $coins } Münzen erhalten.
}
event-income-total = { $coins ->
    [one] { $seat } hat insgesamt eine Münze erhalten.
   *[other] { $seat } hat insgesamt { $coins } Münzen erhalten.
}
event-ransomed-abroad = { $coins ->
    [one] { $seat } hat der Bank eine Münze gezahlt, um { $lord } zu befreien.
   *[other] { $seat } hat der Bank { $coins } Münzen gezahlt, um { $lord } zu befreien.
}
event-ransomed = { $coins ->
    [one] { $seat } hat { $captor } eine Münze Lösegeld für { $lord } gezahlt.
   *[other] { $seat } hat { $captor } { $coins } Münzen Lösegeld für { $lord } gezahlt.
}
event-bought = { $seat } hat in { $village } für { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} einen { $troop-word ->
    [footman] Fußsoldaten
    [archer] Bogenschützen
    [king-footman] Fußsoldaten der Königsgarde
    [queen-footman] Fußsoldaten der Garde der Königin
   *[other] { $troop }
} gekauft.
event-bought-unseen = { $seat } hat einen { $troop-word ->
    [footman] Fußsoldaten
    [archer] Bogenschützen
    [king-footman] Fußsoldaten der Königsgarde
    [queen-footman] Fußsoldaten der Garde der Königin
   *[other] { $troop }
} gekauft.
event-placed-unseen = { $men ->
    [one] { $seat } hat in { $village } ein neues Plättchen eingesetzt.
   *[other] { $seat } hat in { $village } { $men } neue Plättchen eingesetzt.
}
event-mill-built = { $coins ->
    [one] { $seat } hat in { $village } für eine Münze eine Mühle gebaut.
   *[other] { $seat } hat in { $village } für { $coins } Münzen eine Mühle gebaut.
}
event-stronghold-built = { $coins ->
    [one] { $seat } hat in { $village } für eine Münze eine Festung gebaut.
   *[other] { $seat } hat in { $village } für { $coins } Münzen eine Festung gebaut.
}
event-title-bought = { $coins ->
    [one] { $seat } hat { $lord } für eine Münze den Titel „{ $fief }“ gekauft.
   *[other] { $seat } hat { $lord } für { $coins } Münzen den Titel „{ $fief }“ gekauft.
}
event-title-granted = { $seat } hat für die Krone den Titel „{ $fief }“ an { $lord } ({ $to }) verliehen.
event-title-reclaimed = { $seat } hat für { $lord } den Titel „{ $fief }“ zurückgenommen.
event-title-given = { $lord } hat { $to } den Titel „{ $fief }“ gegeben.
event-title-conquered = { $seat } hat für { $lord } den Titel „{ $fief }“ erobert.
event-title-inherited = { $lord } ({ $seat }) hat den Titel „{ $fief }“ geerbt.
event-city-rises = { $village } ist jetzt die befestigte Stadt des Lehens „{ $fief }“.
event-biretta-bought = { $coins ->
    [one] { $seat } hat { $lord } für eine Münze das Kardinalsbirett gekauft.
   *[other] { $seat } hat { $lord } für { $coins } Münzen das Kardinalsbirett gekauft.
}

## Bewegung

event-set-out = { $seat } ist mit { $lord } in { $village } aufgebrochen.
event-marched = { $knights ->
    [0] { $footmen ->
        [0] { $lord } ({ $seat }) hat { $village } erreicht.
        [one] { $lord } ({ $seat }) hat { $village } mit einem Fußsoldaten erreicht.
       *[other] { $lord } ({ $seat }) hat { $village } mit { $footmen } Fußsoldaten erreicht.
    }
    [one] { $footmen ->
        [0] { $lord } ({ $seat }) hat { $village } mit einem Ritter erreicht.
        [one] { $lord } ({ $seat }) hat { $village } mit einem Ritter und einem Fußsoldaten erreicht.
       *[other] { $lord } ({ $seat }) hat { $village } mit einem Ritter und { $footmen } Fußsoldaten erreicht.
    }
   *[other] { $footmen ->
        [0] { $lord } ({ $seat }) hat { $village } mit { $knights } Rittern erreicht.
        [one] { $lord } ({ $seat }) hat { $village } mit { $knights } Rittern und einem Fußsoldaten erreicht.
       *[other] { $lord } ({ $seat }) hat { $village } mit { $knights } Rittern und { $footmen } Fußsoldaten erreicht.
    }
}
event-marched-unseen = { $lord } ({ $seat }) hat { $village } erreicht.
event-halted = { $lord } ({ $seat }) hat den Zug in { $village } beendet.
event-leave-asked = { $seat } hat { $other } um freien Durchzug in { $village } gebeten.
event-leave-given = { $seat } hat in { $village } freien Durchzug gewährt.
event-leave-refused = { $seat } hat in { $village } den Durchzug verweigert.
event-cavalcade = { $seat } hat in { $village } eine Kavalkade gegen { $other } geführt.
event-tunnelled = { $seat } hat in { $village } einen Geheimgang benutzt.

## Schlachten, Belagerungen, Plünderungen

event-battle-begins = { $seat } hat { $other } in { $village } angegriffen.
event-joined = { $side-word ->
    [attacker] { $seat } steht in { $village } auf der Seite der Angreifer.
    [defender] { $seat } steht in { $village } auf der Seite der Verteidiger.
   *[other] { $seat } hält sich in { $village } heraus.
}
event-strength = { $side-word ->
    [attacker] Angreifer: Stärke { $strength }, { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }.
   *[other] Verteidiger: Stärke { $strength }, { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }.
}
event-die = { $side-word ->
    [attacker] Ein Würfel der Angreifer bringt { $hits ->
        [0] keinen Treffer
        [one] einen Treffer
       *[other] { $hits } Treffer
    }.
   *[other] Ein Würfel der Verteidiger bringt { $hits ->
        [0] keinen Treffer
        [one] einen Treffer
       *[other] { $hits } Treffer
    }.
}
event-hits = { $side-word ->
    [attacker] Die Angreifer haben { $hits ->
        [one] einen Treffer
       *[other] { $hits } Treffer
    } erzielt.
   *[other] Die Verteidiger haben { $hits ->
        [one] einen Treffer
       *[other] { $hits } Treffer
    } erzielt.
}
event-troop-lost = { $seat } hat in { $village } einen { $troop-word ->
    [footman] Fußsoldaten
    [archer] Bogenschützen
    [king-footman] Fußsoldaten der Königsgarde
    [queen-footman] Fußsoldaten der Garde der Königin
   *[other] { $troop }
} verloren.
event-troops-replaced = Die Truppen von { $seat } in { $village } dienen jetzt { $to }.
event-yielded = { $seat } hat sich in { $village } ergeben.
event-truce-offered = { $seat } hat einen Waffenstillstand angeboten.
event-truce-made = In { $village } herrscht Waffenstillstand.
event-assault-ended = { $seat } hat den Sturm auf { $village } abgebrochen.
event-sallied = { $seat } ist aus den Mauern von { $village } gekommen.
event-battle-ends = Die Schlacht von { $village } ist zu Ende.
event-battle-won = { $side-word ->
    [attacker] Die Angreifer haben in { $village } gesiegt.
   *[other] Die Verteidiger haben in { $village } gesiegt.
}
event-captured = { $seat } hat { $lord } in { $village } gefangen genommen.
event-freed = { $lord } ({ $seat }) ist wieder frei.
event-escaped = { $lord } ({ $seat }) ist aus der Haft geflohen.
event-siege-begins = { $seat } hat die Belagerung von { $village } begonnen.
event-engine-grows = { $dice ->
    [one] Die Belagerungsmaschine von { $seat } vor { $village } ist einen Würfel wert.
   *[other] Die Belagerungsmaschine von { $seat } vor { $village } ist { $dice } Würfel wert.
}
event-siege-ends = Die Belagerung von { $village } durch { $seat } ist zu Ende.
event-pillaged = { $seat } hat in { $village } für eine Münze eine Mühle geplündert.

## Das Ende der Runde

event-scored = { $points ->
    [one] { $seat } hat einen Siegpunkt.
   *[other] { $seat } hat { $points } Siegpunkte.
}
event-won = { $seat } hat das Spiel gewonnen.
event-turn-limit = Runde { $turn } war die letzte; das Spiel ist zu Ende.
event-first-passes = Startspieler ist jetzt { $seat }.

## Messer, Aufstände, Nachfolge

event-struck = { $seat } hat ein Attentat auf { $lord } verübt.
event-foiled = { $seat } hat { $lord } durch einen Geheimgang gerettet.
event-struck-roll = Beim Attentat auf { $lord } wurde eine { $die } gewürfelt.
event-blamed = { $seat } hat { $lord } das blutige Messer gegeben.
event-condemned = { $seat } hat Gerechtigkeit gegen { $lord } gespielt.
event-died = { $cause-word ->
    [assassin] { $lord } ({ $seat }) wurde ermordet.
    [justice] { $lord } ({ $seat }) wurde hingerichtet.
    [plague] { $lord } ({ $seat }) ist an der Pest gestorben.
    [battle] { $lord } ({ $seat }) ist in der Schlacht gefallen.
    [uprising] { $lord } ({ $seat }) wurde in einem Aufstand erschlagen.
    [edict] { $lord } ({ $seat }) starb durch das königliche Edikt.
    [curse] { $lord } ({ $seat }) starb am Fluch der Templer.
   *[calming] { $lord } ({ $seat }) wurde beim Versuch, einen Aufstand zu beenden, erschlagen.
}
event-rose-up = { $cards ->
    [one] { $seat } hat Aufstand gespielt, und { $village } erhebt sich.
   *[other] { $seat } hat in { $village } einen Aufstand hinzugefügt; jetzt sind es { $cards } Karten.
}
event-calm-paid = { $coins ->
    [one] { $seat } hat eine Münze gezahlt, damit Kardinal { $lord } versucht, den Aufstand zu beenden.
   *[other] { $seat } hat { $coins } Münzen gezahlt, damit Kardinal { $lord } versucht, den Aufstand zu beenden.
}
event-calm-tried = { $lord } ({ $seat }) hat versucht, den Aufstand zu beenden, und eine { $die } gewürfelt.
event-calmed = Der Aufstand in { $village } ist beendet.
event-uprising-die = Ein Würfel der Aufständischen in { $village } bringt { $hits ->
    [0] keinen Treffer
    [one] einen Treffer
   *[other] { $hits } Treffer
}.
event-uprising-hits = { $hits ->
    [one] Die Aufständischen in { $village } haben einen Treffer erzielt.
   *[other] Die Aufständischen in { $village } haben { $hits } Treffer erzielt.
}
event-buildings-fell = { $walls-word ->
    [stronghold] { $mills ->
        [0] Die Aufständischen haben die Festung von { $village } zerstört.
        [one] Die Aufständischen haben in { $village } die Festung und eine Mühle zerstört.
       *[other] Die Aufständischen haben in { $village } die Festung und { $mills } Mühlen zerstört.
    }
   *[none] { $mills ->
        [one] Die Aufständischen haben in { $village } eine Mühle zerstört.
       *[other] Die Aufständischen haben in { $village } { $mills } Mühlen zerstört.
    }
}
event-ambushed = { $seat } hat Hinterhalt gespielt und { $lord } gefangen genommen.
event-succeeded = { $title-word ->
    [king] { $lord } folgt als König nach.
   *[other] { $lord } ist jetzt Regentin.
}
event-prince-born = { $lord } ({ $seat }) ist Kronprinz.

## Angebote und Gespräche

event-drafted = { $seat } schreibt ein Angebot an { $to }.
event-sent = { $seat } hat { $to } ein Angebot geschickt.
event-withdrawn = { $seat } hat ein Angebot zurückgezogen.
event-lapsed = Das Angebot von { $seat } an { $to } ist verfallen.
event-deal-accepted = { $seat } hat das Angebot von { $to } angenommen.
event-deal-declined = { $seat } hat das Angebot von { $to } abgelehnt.
event-coins-passed = { $coins ->
    [one] { $seat } hat { $to } eine Münze gegeben.
   *[other] { $seat } hat { $to } { $coins } Münzen gegeben.
}
event-card-passed = { $seat } hat { $to } die Karte „{ $card }“ gegeben.
event-card-passed-unseen = { $seat } hat { $to } eine Karte gegeben.
event-promised = { $promise-word ->
    [vote] { $seat } hat { $to } eine Stimme in Runde { $turn } versprochen.
    [truce] { $seat } hat { $to } einen Waffenstillstand in Runde { $turn } versprochen.
    [leave] { $seat } hat { $to } freien Durchzug in Runde { $turn } versprochen.
   *[peace] { $seat } hat { $to } versprochen, in Runde { $turn } nicht anzugreifen.
}
event-promise-kept = { $promise-word ->
    [vote] { $seat } hat { $to } die versprochene Stimme gegeben.
    [truce] { $seat } hat den Waffenstillstand mit { $to } gehalten.
    [leave] { $seat } hat { $to } wie versprochen ziehen lassen.
   *[peace] { $seat } hat { $to } wie versprochen nicht angegriffen.
}
event-promise-broken = { $promise-word ->
    [vote] { $seat } hat { $to } die versprochene Stimme nicht gegeben.
    [truce] { $seat } hat den Waffenstillstand mit { $to } gebrochen.
    [leave] { $seat } hat { $to } trotz des Versprechens nicht ziehen lassen.
   *[peace] { $seat } hat { $to } trotz des Versprechens angegriffen.
}
event-marker-spent = { $left ->
    [one] { $seat } hat Diplomatie ausgegeben; ein Marker bleibt.
   *[other] { $seat } hat Diplomatie ausgegeben; { $left } Marker bleiben.
}
event-talk-begins = { $seat } hat { $other } zu einem vertraulichen Gespräch gebeten.
event-talk-left = { $seat } hat das Gespräch von { $other } verlassen.
event-talk-ends = Das Gespräch von { $seat } ist zu Ende.

## Was der Gefragte tun muss

prompt-Placement = Wähle das Dorf, in dem deine Familie beginnt.
prompt-Weddings = Schlage einer anderen Familie eine Ehe vor oder passe.
prompt-WeddingAsked = { $by } schlägt eine Ehe von { $lord } mit { $spouse } vor. Nimm an oder lehne ab.
prompt-Nominations = { $office-word ->
    [king] Wahl des Königs: Stelle jemanden aus deiner Familie auf oder passe.
    [pope] Wahl des Papstes: Stelle jemanden aus deiner Familie auf oder passe.
    [templar-master] Wahl des Großmeisters der Templer: Stelle jemanden aus deiner Familie auf, der dem Orden angehört, oder passe.
    [teutonic-master] Wahl des Hochmeisters des Deutschen Ordens: Stelle jemanden aus deiner Familie auf, der dem Orden angehört, oder passe.
   *[other] { $office }: Stelle jemanden aus deiner Familie als Bischof auf oder passe.
}
prompt-Ballot = { $office-word ->
    [king] Wahl des Königs: Lege deine Marker; nur der weiße stimmt ab.
    [pope] Wahl des Papstes: Lege deine Marker; nur der weiße stimmt ab.
    [templar-master] Wahl des Großmeisters der Templer: Lege deine Marker; nur der weiße stimmt ab.
    [teutonic-master] Wahl des Hochmeisters des Deutschen Ordens: Lege deine Marker; nur der weiße stimmt ab.
   *[other] { $office }: Lege deine Marker; nur der weiße stimmt ab.
}
prompt-Draws = { $begun ->
    [0] Lege ab, was du nicht willst, und ziehe dann zwei Schicksalskarten oder eine Adels- und eine Schicksalskarte.
   *[other] Ziehe eine Karte oder passe.
}
prompt-Surplus = Du hast mehr als drei Karten. Lege eine ab.
prompt-PlagueEntered = { $left ->
    [one] Pest in { $village }: Wähle einen Mann, den du verlierst.
   *[other] Pest in { $village }: Wähle { $left } Mann, die du verlierst, einen nach dem anderen.
}
prompt-PlagueLosses = { $left ->
    [one] Pest in { $village }: Wähle einen Mann, den du verlierst.
   *[other] Pest in { $village }: Wähle { $left } Mann, die du verlierst, einen nach dem anderen.
}
prompt-Plays = Spiele Karten aus der Hand oder passe.
prompt-NewLord = { $come ->
    [0] { $lord } kommt ins Spiel: Wähle das Dorf.
   *[other] { $lord } ist aus der Familie der Königin: Nimm an, und er ist Kronprinz; oder lehne ab.
}
prompt-Ransoms = Du musst jedes Lösegeld zahlen, das du zahlen kannst. Wähle, für wen zuerst.
prompt-Purchases = Wähle eines deiner Dörfer, um dort zu kaufen oder zu bauen; dann passe.
prompt-Investiture = { $lord-word ->
    [nobody] Wähle, wer den Titel „{ $fief }“ erhält.
   *[other] Wähle die Festung, die für den Titel „{ $fief }“ zur befestigten Stadt wird.
}
prompt-Conquest = Du hast eine Stadt erobert. Wähle, wer den Titel „{ $fief }“ erhält.
prompt-March = Wähle, mit wem du ziehst, oder passe.
prompt-Army = { $stage-word ->
    [hindered] Der Weg nach { $to } ist versperrt: Wähle, was du tust.
   *[other] { $must_go ->
        [0] In { $at }: Wähle, wer mitkommt und wohin es geht, oder beende den Zug.
       *[other] Die Kavalkade ist gewonnen: Lass, wenn du willst, einen Ritter in { $at } und reite weiter.
    }
}
prompt-Leave = { $crossing ->
    [0] { $seat } bittet darum, von { $start } nach { $to } ziehen zu dürfen. Nimm an oder lehne ab.
   *[other] { $seat } bittet um freien Durchzug durch { $to }. Nimm an oder lehne ab.
}
prompt-Battles = Beginne deine Schlachten, eine nach der anderen; dann sage, dass du fertig bist.
prompt-Sides = { $named ->
    [0] Schlacht in { $village }: Nenne deine Gegner; dann sage, dass du fertig bist.
   *[other] Schlacht in { $village }, begonnen von { $attacker }: Wähle deine Seite.
}
prompt-Rounds = { $stopped ->
    [0] { $fought ->
        [0] Schlacht in { $village }: Spiele Geheimgang gegen die Mauern oder kämpfe.
       *[other] Schlacht in { $village }: Kämpfe weiter, ergib dich oder biete Waffenstillstand an; wer Mauern angreift, kann auch abbrechen.
    }
   *[other] Der Sturm auf { $village } ist vorbei: Komm heraus und kämpfe im freien Feld weiter, oder passe.
}
prompt-Dice = Die Würfel von { $village } sind gefallen: Wirf einen deiner noch einmal oder passe.
prompt-Losses = { $left ->
    [one] Schlacht in { $village }: ein Treffer. Wähle den Verlust.
   *[other] Schlacht in { $village }: { $left } Treffer. Wähle die Verluste, einen nach dem anderen.
}
prompt-Captures = Schlacht in { $village }: Wähle, wen du gefangen nimmst; dann sage, dass du fertig bist.
prompt-Freed = { $lord } ist frei: Wähle das Dorf.
prompt-Sieges = Beginne eine Belagerung oder sage, dass du fertig bist.
prompt-Pillage = Plündere Mühlen oder sage, dass du fertig bist.
prompt-MarkersPlaced = Die Marker liegen, und noch ist nichts gezählt: Spiele eine Karte oder passe.
prompt-BeforeIncome = Gleich wird das Einkommen gezahlt: Spiele eine Karte oder passe.
prompt-MarchEnded = Ein Spieler ist fertig gezogen: Spiele eine Karte oder passe.
prompt-BattleBegins = Gleich beginnt eine Schlacht: Spiele eine Karte oder passe.
prompt-RoundBegins = Gleich wird gewürfelt: Spiele eine Karte oder passe.
prompt-YearEnds = Die Runde endet gleich: Spiele eine Karte oder passe.
prompt-Foil = Attentat von { $by } auf { $victim }: Vereitle es mit Geheimgang oder passe.
prompt-Blame = Wähle, wer das blutige Messer trägt.
prompt-UprisingAnnounced = Aufstand in { $village }: Verstärke ihn, beende ihn oder öffne einen Geheimgang, oder passe.
prompt-Victims = Aufstand in { $village }: Wähle, wessen Truppen zuerst angegriffen werden.
prompt-UprisingLosses = { $left ->
    [one] Aufstand in { $village }: ein Treffer. Wähle den Verlust.
   *[other] Aufstand in { $village }: { $left } Treffer. Wähle die Verluste, einen nach dem anderen.
}
prompt-AnnulmentAsked = { $by } bittet dich als Papst, die Ehe von { $lord } zu annullieren. Nimm an oder lehne ab.
prompt-CardinalAsked = { $by } bittet dich als Papst, { $lord } als Kardinal anzunehmen. Nimm an oder lehne ab.
prompt-Deathbed = { $lord } liegt im Sterben: Rette dieses Leben oder passe.
prompt-Heirs = Wähle, wer welchen Titel erbt.

## Optionen

option-turn_limit = Höchstzahl der Runden
option-turn_limit-4 = 4
option-turn_limit-8 = 8
option-turn_limit-12 = 12
option-turn_limit-16 = 16
option-turn_limit-24 = 24
option-relics = Heilige Reliquien
option-relics-no = nein
option-relics-yes = ja
option-fog = Nebel des Krieges
option-fog-no = nein, alle Truppen liegen offen
option-fog-yes = ja, Truppen liegen verdeckt, bis sie kämpfen
option-free_diplomacy = Freie Diplomatie
option-free_diplomacy-no = nein, mit Diplomatiemarkern
option-free_diplomacy-yes = ja, ohne Marker
option-seniority = Schon zu Beginn der Runde im Amt, um einen Bischof zu wählen
option-seniority-bishops = nur Bischöfe
option-seniority-all = Bischöfe, Kardinäle und der Papst
option-new_lords = Neue Adlige kommen
option-new_lords-strict = an den ersten Ort, den die Liste der Regel bietet
option-new_lords-free = an jeden eigenen Ort der Liste
option-plague_immunity = Wer die Pest überlebt, ist gefeit
option-plague_immunity-game = für das ganze Spiel
option-plague_immunity-outbreak = für diesen Ausbruch
option-siege = Eine Belagerung beginnen
option-siege-troops = Truppen
option-siege-lord = Truppen, die jemand von Adel führt
option-pope_keeps_hat = Ein Papst bleibt Kardinal
option-pope_keeps_hat-yes = ja
option-pope_keeps_hat-no = nein
option-prince_inherits = Der Kronprinz erbt vom König
option-prince_inherits-all = alle Titel
option-prince_inherits-two = höchstens zwei Titel
option-prince_inherits-none = keinen Titel
option-inheritance = Die Lehen der Toten gehen
option-inheritance-family = an die Familie; hat sie niemanden, an den Ehepartner
option-inheritance-choice = an die Familie oder den Ehepartner, wie die Familie will
option-royal_election = Ein König wird gewählt bei
option-royal_election-three = drei Adligen mit Titel, darunter zwei Bischöfe, ein Kardinal oder der Papst
option-royal_election-prelate = drei Adligen mit Titel und zwei Bischöfen, oder bei einem Kardinal oder dem Papst
option-regent_income = Die Regentin erhält die 2 Münzen der Königin
option-regent_income-no = nein
option-regent_income-yes = ja
option-excommunication = Eine zweite Exkommunikation
option-excommunication-replaced = tritt an die Stelle der ersten
option-excommunication-single = wartet, bis die erste zurückgenommen ist
option-justice = Vor der Gerechtigkeit sicher, neben König, Kronprinz und Papst
option-justice-regent = die Regentin
option-justice-queen = die Regentin und die Königin

## Beschriftungen des Spielplans

field-turn = Runde
field-limit = Höchstzahl der Runden
field-first = Startspieler
field-phase = Phase
field-active = Am Zug
field-excommunicated = Exkommuniziert
field-biretta = Birett gekauft für
field-track = Katastrophen auf der Leiste
field-field = Schlacht in
field-sides = Seiten
field-handed = In dieser Phase übergeben
field-lords = Adlige
field-villages = Dörfer
field-sees = Bistümer
field-fiefs = Lehen
field-families = Familien
field-decks = Stapel
field-discards = Abgelegt
field-laid = Auf dem Tisch
field-proposal-limit = Angebote je Phase
field-talks = Vertrauliche Gespräche
field-promises = Versprechen
field-ended = Zu Ende
field-winners = Sieger
field-seat = Spieler
field-village = Dorf
field-captor = Gefangen bei
field-spouse = Verheiratet mit
field-titles = Titel
field-flags = Marker
field-controller = Kontrolliert von
field-walls = Mauern
field-mills = Mühlen
field-besiegers = Belagerer
field-armies = Heere
field-arrival = Ankunft als
field-came = Kam aus
field-men = Verdeckte Truppen
field-troops = Truppen
field-bishop = Bischof
field-struck = Katastrophen
field-harvests = Ernten
field-weathers = Gutes Wetter
field-taxer = Besteuert von
field-rank = Besteuert als
field-holder = Träger des Titels
field-city = Befestigte Stadt
field-orphaned = Zurücknehmen darf
field-coins = Münzen
field-diplomacy = Diplomatiemarker
field-points = Siegpunkte
field-used = Schon getan
field-sent = Begonnene Angebote
field-hand = Hand
field-fortunes = Schicksalskarten
field-known = Bekannte Karten
field-engines = Belagerungsmaschinen
field-dice = Würfel
field-deal = Angebot
field-state = Stand
field-to = An
field-gives = Angebotene Münzen
field-wants = Verlangte Münzen
field-cards-given = Zahl der angebotenen Karten
field-cards-wanted = Zahl der verlangten Karten
field-own-spouse = Aus der eigenen Familie
field-their-spouse = Aus der anderen Familie
field-captive = Freizulassen
field-gives-cards = Angebotene Karten
field-wants-cards = Verlangte Karten
field-promise-given = Gegebenes Versprechen
field-promise-given-when = Für wann
field-promise-wanted = Verlangtes Versprechen
field-promise-wanted-when = Für wann
field-talkers = Im Gespräch
field-invited = Eingeladen
field-by = Von
field-promise = Versprechen
field-fog = Nebel des Krieges
field-lifted = Truppen offen in

## Was die eigenen Daten eines Besitzers ersetzen dürfen

data-fortune = die Anzahlen der Schicksalskarten
data-die = der Kampfwürfel
data-deals = wie viele Angebote je Phase
data-markers = wie viele Titel, Mauern und Häuser die Ritterorden haben
data-objective = die Ziele eines Kreuzzugs
data-troop = wie viele Tempelritter es gibt

## Das Brett im Terminal

board-turn = Runde { $turn } von { $limit }
board-first = zuerst
board-active = am Werk
board-decks = Stapel
board-cards = { $lords } { $lords ->
    [one] Adelskarte
   *[other] Adelskarten
}, { $fortunes } { $fortunes ->
    [one] Schicksalskarte
   *[other] Schicksalskarten
}
board-track = { $count ->
    [one] eine Katastrophe auf der Leiste
   *[other] { $count } Katastrophen auf der Leiste
}
board-knight-short = R
board-footman-short = F
board-siege = { $dice ->
    [0] belagert von
    [one] belagert (1 Würfel) von
   *[other] belagert ({ $dice } Würfel) von
}
board-family = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, Diplomatie { $markers }
board-hand = Hand
board-own-hand = Deine Hand:
board-known = Du kennst:
board-in = in { $village }
board-in-turn = Runde { $turn }
board-talk = Gespräch von
board-invited = dazu gebeten
board-promise = Versprechen
board-gives = gibt
board-wants = für
board-frees = { $lord } kommt frei
board-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
board-some-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
board-election = Wahl:
board-votes = Stimmen
board-drawn = Gezogen:
board-paper = deine Marker: weiß { $white }, schwarz { $black }
board-march = Unterwegs:
board-steps = { $count ->
    [0] noch kein Schritt
    [one] ein Schritt getan
   *[other] { $count } Schritte getan
}
board-uprising = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}{ $hits ->
    [0] {""}
    [one] , noch ein Treffer
   *[other] , noch { $hits } Treffer
}
board-lords = { $count ->
    [one] 1 Adelskarte
   *[other] { $count } Adelskarten
}
board-fortunes = { $count ->
    [one] 1 Schicksalskarte
   *[other] { $count } Schicksalskarten
}
board-no-cards = keine Karten

help-game =
    Ein Dorf geht in Listen bei seiner Nummer auf dem Brett, in Sätzen beim Namen;
    Mitspieler gehen beim Namen: „hand-over bourg blau“.
    Ein Angebot wird Wort für Wort geschrieben; andere sehen nur das Erlaubte.
    address NAME                 an wen
    give-coins 3, give-card tax  was du gibst, so viel du magst
    want-coins 3, want-card tax  was du verlangst
    promise truce this-turn      vote, truce, leave oder peace, this-turn, next-turn
    want-promise …               dasselbe vom anderen
    free-captive ADLIGER         gib einen Gefangenen frei
    want-wedding ADLIGER ADLIGER deiner und ihrer, solange Ehen geschlossen werden
    send, withdraw               zuletzt, oder lieber nicht
    accept-deal, decline-deal    NAME: auf ein Angebot antworten
    talk, leave-talk             NAME: Gespräch; Angebote darin kosten keinen Marker
