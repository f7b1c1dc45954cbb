### Die Wörter der Erweiterung Kreuzzüge.

move-call-crusade = Zum Kreuzzug aufrufen
move-embark = Mit { $a } auf Kreuzzug gehen
move-slip-away = Mit { $a } durch einen Geheimgang auf Kreuzzug gehen
move-pardon = { $a } begnadigen
move-go-after = Dem Kreuzzug mit { $a } zum Ziel „{ $b }“ nachziehen
move-dispatch = Truppen des Ordens aus { $a } zum Ziel „{ $b }“ schicken
move-take-aboard = { $b ->
    [one] Einen { $a-word ->
        [footman] Fußsoldaten
        [archer] Bogenschützen
        [king-footman] Fußsoldaten der Königsgarde
        [queen-footman] Fußsoldaten der Garde der Königin
       *[other] { $a }
    } mitnehmen
   *[other] { $b } { $a-word ->
        [footman] Fußsoldaten
        [archer] Bogenschützen
        [bombardier] Bombardiere
        [king-footman] Fußsoldaten der Königsgarde
        [queen-footman] Fußsoldaten der Garde der Königin
       *[other] { $a }
    } mitnehmen
}
move-sail = Segel setzen
move-land-at = Beim Ziel „{ $a }“ landen
move-assail = Angreifen
move-storm = Stürmen
move-lie-before = Davor lagern
move-retreat = Abziehen
move-reward = { $b ->
    [one] { $a } eine Münze geben
   *[other] { $a } { $b } Münzen geben
}
move-bestow = Den Titel an { $a } vergeben
move-betray = Saladin einen Geheimgang zeigen
move-come-home = Nach { $a } heimkehren
move-name-heir = { $a } erben lassen
move-heal = Den Adligen vom Arabischen Arzt retten lassen

event-crusade-called = { $lord } ({ $seat }) hat zum Kreuzzug aufgerufen.
event-call-lapsed = Niemand ist aufgebrochen, und der Aufruf zum Kreuzzug ist verfallen.
event-departure-asked = { $seat } bittet { $other }, { $lord } auf Kreuzzug gehen zu lassen.
event-departure-refused = { $seat } lässt { $lord } nicht gehen.
event-departed = { $lord } ({ $seat }) ist auf Kreuzzug gegangen.
event-boarded = { $count ->
    [one] { $seat } nimmt einen { $troop-word ->
        [footman] Fußsoldaten
        [archer] Bogenschützen
        [king-footman] Fußsoldaten der Königsgarde
        [queen-footman] Fußsoldaten der Garde der Königin
       *[other] { $troop }
    } mit.
   *[other] { $seat } nimmt { $count } { $troop-word ->
        [footman] Fußsoldaten
        [archer] Bogenschützen
        [bombardier] Bombardiere
        [king-footman] Fußsoldaten der Königsgarde
        [queen-footman] Fußsoldaten der Garde der Königin
       *[other] { $troop }
    } mit.
}
event-protected = Die Mauern von { $village } ({ $seat }) stehen unter dem Schutz der Kirche.
event-renegade = { $lord } ({ $seat }) ist abtrünnig geworden.
event-pardoned = Der Papst hat { $lord } begnadigt.
event-ranked = { $rank ->
    [1] { $lord } steht an der Spitze der Rangfolge.
   *[other] { $lord } steht in der Rangfolge an Stelle { $rank }.
}
event-objective-drawn = Das Ziel „{ $objective }“ wurde ausgelegt.
event-landed = { $lord } ({ $seat }) ist beim Ziel „{ $objective }“ gelandet.
event-assault-begins = { $lord } führt den Angriff auf das Ziel „{ $objective }“.
event-invested = { $lord } lagert vor dem Ziel „{ $objective }“.
event-saracens-lost = { $count ->
    [one] Beim Ziel „{ $objective }“ ist ein Sarazene gefallen.
   *[other] Beim Ziel „{ $objective }“ sind { $count } Sarazenen gefallen.
}
event-saracen-knights-lost = { $count ->
    [one] Beim Ziel „{ $objective }“ ist ein Ritter Saladins gefallen.
   *[other] Beim Ziel „{ $objective }“ sind { $count } Ritter Saladins gefallen.
}
event-conquered = { $lord } hat das Ziel „{ $objective }“ erobert.
event-spoils-shared = { $coins ->
    [one] { $lord } ({ $seat }) erhielt eine Münze der Beute.
   *[other] { $lord } ({ $seat }) erhielt { $coins } Münzen der Beute.
}
event-doctor-claimed = { $lord } ({ $seat }) hat den Arabischen Arzt.
event-doctor-gone = Der Arabische Arzt ging mit { $lord } dahin.
event-healed = Der Arabische Arzt von { $seat } hat { $lord } gerettet.
event-taken-by-saladin = Saladin hat { $lord } ({ $seat }) gefangen genommen.
event-saladin-comes = Saladin kommt mit { $knights ->
    [0] keinem Ritter
    [one] einem Ritter
   *[other] { $knights } Rittern
} und { $saracens ->
    [0] keinem Sarazenen
    [one] einem Sarazenen
   *[other] { $saracens } Sarazenen
} zum Ziel „{ $objective }“.
event-saladin-joined = { $count ->
    [one] Beim Ziel „{ $objective }“ ist ein Sarazene zu Saladin gestoßen.
   *[other] Beim Ziel „{ $objective }“ sind { $count } Sarazenen zu Saladin gestoßen.
}
event-saladin-takes = Saladin hat das Ziel „{ $objective }“ besetzt.
event-saladin-held = Saladin wurde beim Ziel „{ $objective }“ aufgehalten.
event-saladin-killed = Saladin ist beim Ziel „{ $objective }“ gefallen.
event-saladin-captured = Saladin wurde beim Ziel „{ $objective }“ gefangen genommen.
event-retreated = { $lord } ({ $seat }) ist vom Ziel „{ $objective }“ abgezogen.
event-betrayed = { $seat } hat Saladin beim Ziel „{ $objective }“ einen Geheimgang gezeigt.
event-plague-overseas = Die Pest hat Outremer heimgesucht.
event-state-offered = { $seat } bietet { $lord } den Titel „{ $state }“ an.
event-state-refused = { $seat } lehnt für { $lord } den Titel „{ $state }“ ab.
event-state-lapses = Den Titel „{ $state }“ trägt jetzt niemand.
event-state-inherited = { $lord } ({ $seat }) hat den Titel „{ $state }“ geerbt.
event-came-home = Kreuzfahrer von { $seat } sind nach { $village } heimgekehrt.
event-jerusalem-income = { $coins ->
    [one] Jerusalem brachte { $lord } ({ $seat }) eine Münze.
   *[other] Jerusalem brachte { $lord } ({ $seat }) { $coins } Münzen.
}
event-crusade-ends = Der Kreuzzug ist vorüber.

prompt-Embarkation = { $start-word ->
    [nobody] Lässt du { $lord } auf Kreuzzug gehen?
   *[other] { $lord } geht auf Kreuzzug. Wähle, welche Truppen mitgehen, dann setze Segel.
}
prompt-Following = Wähle, welche Truppen des Ordens zum Ziel „{ $objective }“ mitgehen, dann setze Segel.
prompt-Obliged = { $next } muss dem Kreuzzug nachziehen. Wähle das Ziel.
prompt-Landing = Wähle für { $next } ein Ziel, auch eines, das andere gewählt haben.
prompt-Assaults = Beim Ziel „{ $current }“ führst du. Greife an, stürme die Mauern oder lagere davor.
prompt-Spoils = Verteile die Münzen des Ziels „{ $objective }“ an die Adligen dort. Was am Ende bleibt, gehört deinem Anführer.
prompt-Saladin = Saladin ist beim Ziel „{ $at }“. Greife ihn an oder ziehe aus dem Krieg ab.
prompt-BeforeSaladin = Saladin greift gleich Mauern an, die Kreuzfahrer halten. Zeige ihm einen Geheimgang oder passe.
prompt-Bestowal = Vergib den Titel „{ $title }“ an irgendeinen Adligen; wird er dir angeboten, so nimm ihn an oder lehne ihn ab.
prompt-Homecoming = Wähle, wohin deine Kreuzfahrer vom Ziel „{ $from }“ heimkehren.
prompt-StateHeir = Wähle, wer den Titel „{ $state }“ erbt.

field-crusades = Kreuzzug
field-stage = Stand
field-sailed = Aufgebrochene Adlige
field-ranks = Rangfolge
field-heap = Noch nicht gezogen
field-gone = Aus dem Spiel
field-ships = Schiffe
field-shore = An der Küste
field-prisoners = Saladins Gefangene
field-saladin = Saladin
field-host = Saladins Heer
field-saracens = Sarazenen
field-knights = Ritter
field-side = Die Sarazenen
field-plague = Pest
field-marked = Unter Schutz
field-doctor = Arabischer Arzt
field-renegades = Abtrünnige
field-states = Staaten
field-asked = Warten auf Erlaubnis
field-place = Ort
field-leader = Anführer
field-engine = Belagerungsmaschine
field-name = Ziel
field-order = Nummer
field-kind = Art
field-reinforcements = Verstärkung
field-held = Von Kreuzfahrern gehalten
field-besieged = Belagert
field-betrayed = Verraten
field-objectives = Ziele des Kreuzzugs
field-reconstructed = Rekonstruiert
field-reached = Saladin war schon in
field-stopped = Saladin ist aufgehalten

noun-called = aufgerufen
noun-invasion = Der Einfall in Outremer
noun-revenge = Saladins Rache
noun-caravan = Karawane
noun-sack = Stadt zum Plündern
noun-title = Staat
noun-doctor = Arabischer Arzt

option-crusades = Kreuzzüge
option-crusades-no = nein
option-crusades-yes = ja. Der Papst ruft, und bis zu sechs Adlige ziehen mit ihren Truppen für zwei Runden nach Outremer: Münzen, ein Arabischer Arzt und fünf Staatstitel, jeder 1 Siegpunkt wert. In der zweiten Runde nimmt Saladin Rache; Verbündete brauchen 5 Siegpunkte.
option-captive_pope = Solange der Papst gefangen ist, ruft zum Kreuzzug auf
option-captive_pope-silent = niemand
option-captive_pope-cardinals = ein freier Kardinal
option-church_protection = Die Kirche schützt
option-church_protection-family = alle Mauern der Familie eines Kreuzfahrers
option-church_protection-titles = nur die Städte der eigenen Titel des Kreuzfahrers
option-overseas_walls = Mauern in Outremer
option-overseas_walls-siege = müssen belagert werden
option-overseas_walls-assault = dürfen auch ohne Maschinen angegriffen werden
