### Die Wörter der Erweiterung Kreuzzüge.

move-call-crusade = Zum Kreuzzug aufrufen
move-embark = Mit { $a } auf Kreuzzug gehen
move-slip-away = Durch einen Geheimgang auf Kreuzzug gehen: { $a }
move-pardon = Abtrünnigen begnadigen: { $a }
move-go-after = Dem Kreuzzug nachziehen mit { $a }: { $b }
move-dispatch = Truppen des Ordens schicken aus { $a }: { $b }
move-take-aboard = { $b ->
    [one] Eine Einheit mitnehmen: { $a }
   *[other] { $b } Einheiten mitnehmen: { $a }
}
move-sail = Segel setzen
move-land-at = Landen: { $a }
move-assail = Angreifen
move-storm = Stürmen
move-lie-before = Davor lagern
move-retreat = Abziehen
move-reward = { $b ->
    [one] { $a } eine Münze geben
   *[other] { $a } { $b } Münzen geben
}
move-bestow = Den Titel vergeben an { $a }
move-betray = Saladin einen Geheimgang zeigen
move-come-home = Heimkehren nach { $a }
move-name-heir = { $a } erben lassen
move-heal = Den Adligen vom Arabischen Arzt retten lassen

event-crusade-called = { $lord } ({ $seat }) hat zum Kreuzzug aufgerufen.
event-call-lapsed = Niemand ist aufgebrochen: Der Aufruf zum Kreuzzug ist verfallen.
event-departure-asked = { $seat } bittet { $other }, { $lord } auf Kreuzzug gehen zu lassen.
event-departure-refused = { $seat } lässt { $lord } nicht gehen.
event-departed = { $lord } ({ $seat }) ist auf Kreuzzug gegangen.
event-boarded = { $count ->
    [one] { $seat } nimmt eine Einheit mit: { $troop }.
   *[other] { $seat } nimmt { $count } Einheiten mit: { $troop }.
}
event-protected = Die Mauern von { $village } ({ $seat }) stehen unter dem Schutz der Kirche.
event-renegade = { $lord } ({ $seat }) ist abtrünnig geworden.
event-pardoned = Der Papst hat { $lord } begnadigt.
event-ranked = { $rank ->
    [1] An der Spitze der Rangfolge: { $lord }.
   *[other] Nummer { $rank } im Rang: { $lord }.
}
event-objective-drawn = Ein Ziel wurde ausgelegt: { $objective }.
event-landed = { $lord } ({ $seat }) ist gelandet: { $objective }.
event-assault-begins = { $lord } führt den Angriff: { $objective }.
event-invested = { $lord } lagert davor: { $objective }.
event-saracens-lost = { $count ->
    [one] Ein Sarazene ist gefallen: { $objective }.
   *[other] { $count } Sarazenen sind gefallen: { $objective }.
}
event-saracen-knights-lost = { $count ->
    [one] Ein Ritter Saladins ist gefallen: { $objective }.
   *[other] { $count } Ritter Saladins sind gefallen: { $objective }.
}
event-conquered = { $lord } hat erobert: { $objective }.
event-spoils-shared = { $coins ->
    [one] { $lord } ({ $seat }) erhielt eine Münze der Beute.
   *[other] { $lord } ({ $seat }) erhielt { $coins } Münzen der Beute.
}
event-doctor-claimed = { $lord } ({ $seat }) hat den Arabischen Arzt.
event-doctor-gone = Der Arabische Arzt ging mit { $lord } dahin.
event-healed = Der Arabische Arzt von { $seat } hat { $lord } gerettet.
event-taken-by-saladin = Saladin hat { $lord } ({ $seat }) gefangen genommen.
event-saladin-comes = Saladin kommt (Ritter: { $knights }, Sarazenen: { $saracens }): { $objective }.
event-saladin-joined = { $count ->
    [one] Ein Sarazene ist zu Saladin gestoßen: { $objective }.
   *[other] { $count } Sarazenen sind zu Saladin gestoßen: { $objective }.
}
event-saladin-takes = Saladin hat besetzt: { $objective }.
event-saladin-held = Saladin wurde aufgehalten: { $objective }.
event-saladin-killed = Saladin ist gefallen: { $objective }.
event-saladin-captured = Saladin wurde gefangen: { $objective }.
event-retreated = { $lord } ({ $seat }) ist abgezogen: { $objective }.
event-betrayed = { $seat } hat Saladin einen Geheimgang gezeigt: { $objective }.
event-plague-overseas = Die Pest hat Outremer heimgesucht.
event-state-offered = { $seat } bietet { $lord } einen Titel an: { $state }.
event-state-refused = { $seat } lehnt ihn für { $lord } ab: { $state }.
event-state-lapses = Niemand trägt jetzt diesen Titel: { $state }.
event-state-inherited = { $lord } ({ $seat }) hat geerbt: { $state }.
event-came-home = Kreuzfahrer von { $seat } sind heimgekehrt nach { $village }.
event-jerusalem-income = { $coins ->
    [one] Jerusalem brachte { $lord } ({ $seat }) eine Münze.
   *[other] Jerusalem brachte { $lord } ({ $seat }) { $coins } Münzen.
}
event-crusade-ends = Der Kreuzzug ist vorüber.

prompt-Embarkation = { $start-word ->
    [nobody] Lässt du { $lord } auf Kreuzzug gehen?
   *[other] { $lord } geht auf Kreuzzug. Wähle, welche Truppen mitgehen, dann setze Segel.
}
prompt-Following = Wähle, welche Truppen des Ordens mitgehen, dann setze Segel: { $objective }.
prompt-Obliged = { $next } muss dem Kreuzzug nachziehen. Wähle das Ziel.
prompt-Landing = { $next }: wähle ein Ziel, auch eines, das andere gewählt haben.
prompt-Assaults = { $current }: hier führst du. Greife an, stürme die Mauern oder lagere davor.
prompt-Spoils = { $objective }: verteile die Münzen an die Adligen dort. Was am Ende bleibt, gehört deinem Anführer.
prompt-Saladin = Saladin ist da: { $at }. Greife ihn an oder ziehe aus dem Krieg ab.
prompt-BeforeSaladin = Saladin greift gleich Mauern an, die Kreuzfahrer halten. Zeige ihm einen Geheimgang oder passe.
prompt-Bestowal = { $title }: vergib den Titel an irgendeinen Adligen, oder nimm ihn an oder lehne ihn ab, wenn er dir angeboten wird.
prompt-Homecoming = { $from }: wähle, wohin deine Kreuzfahrer heimkehren.
prompt-StateHeir = Wähle, wer erbt: { $state }.

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
noun-invasion = Die Invasion von Outremer
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
