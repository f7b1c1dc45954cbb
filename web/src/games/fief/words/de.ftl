### What the browser adds to the words of the game.

## The map

map-board = Die Karte der Grafschaft
map-lord = { $lord } ({ $family })
map-prisoner = { $lord } ({ $family }), gefangen bei { $captor }
map-knights = { $count ->
    [one] ein Ritter
   *[other] { $count } Ritter
}
map-footmen = { $count ->
    [one] ein Fußsoldat
   *[other] { $count } Fußsoldaten
}
map-men = { $count ->
    [one] ein Mann verdeckt
   *[other] { $count } Mann verdeckt
}
map-army = { $family }: { $men }
map-siege = { $engines ->
    [0] belagert von { $family }
    [one] belagert von { $family } mit einer Maschine
   *[other] belagert von { $family } mit { $engines } Maschinen
}
map-times = { $count ->
    [one] { $what }
   *[other] { $what }, { $count }-mal
}
map-taxed = besteuert von { $family }
map-held = gehört { $lord }
map-unheld = Titel nicht vergeben
map-orphaned = { $family } darf ihn zurücknehmen
map-relic-hidden = hier liegt eine unbekannte Reliquie
map-free = von niemandem beherrscht
map-controlled = beherrscht von { $family }
map-mills = { $count ->
    [one] eine Mühle
   *[other] { $count } Mühlen
}
map-battle = hier tobt eine Schlacht
map-may = Möglich: { $deeds }
map-roads = Straßen nach { $villages }
map-villages = { $count ->
    [one] ein Dorf
   *[other] { $count } Dörfer
}
map-no-bishop = kein Bischof
map-number = Nummer { $number }
map-tap-again = Zum Ausführen noch einmal tippen
map-march = Das Heer von { $lord }
map-march-with = Ziehen mit
map-march-all = Alle
map-march-none = Keine
map-march-go = Auf der Karte wählen, wohin es zieht

## The stages and the families

## The tray, the proposals and the talks

tray-title = Jederzeit
tray-barred = Jetzt nicht möglich.
tray-whom = Wähle das Ziel
tray-final = Das lässt sich nicht zurücknehmen.
tray-excommunicate = Exkommunizieren
tray-about-excommunicate = Als Papst: ein Adliger kandidiert und stimmt nicht und verliert seine Kirchentitel.
tray-absolve = Lossprechen
tray-about-absolve = Als Papst: die Exkommunikation zurücknehmen.
tray-ask-annulment = Annullierung
tray-about-ask-annulment = Den Papst bitten, eine deiner Ehen zu annullieren.
tray-release = Gefangenen freilassen
tray-about-release = Einen deiner Gefangenen ohne Lösegeld gehen lassen.
tray-hand-over = Dorf übergeben
tray-about-hand-over = Die Kontrolle über ein Dorf einer anderen Familie geben, die dort Einheiten hat.
tray-lift = Belagerung aufheben
tray-about-lift = Eine deiner Belagerungen beenden; ihre Maschinen sind verloren.
tray-take-relic = Reliquie nehmen
tray-about-take-relic = Einer deiner Geistlichen nimmt die Reliquie des Bistums; der Papst muss zustimmen.
tray-pick-up = Reliquie aufheben
tray-about-pick-up = Einer deiner Adligen nimmt eine Reliquie, die bei ihm liegt.

deals-title = Angebote
deals-markers = { $count } Marker
deals-markers-about = Diplomatiemarker: Mit jedem darfst du 3 Münzen oder Karten erhalten oder ein vertrauliches Gespräch eröffnen. Sie kommen nicht wieder.
deals-new = Ein Angebot schreiben
deals-go-on = Weiter am Angebot schreiben
deal-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
deal-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
deal-card = die Karte „{ $card }“
deal-captive = die Freiheit für { $lord }
deal-promise = das Versprechen: { $promise }, { $when }
deal-you-give = Du gibst { $name }: { $what }.
deal-gives-you = { $name } gibt dir: { $what }.
deal-gives = { $name } gibt { $other }: { $what }.
deal-wedding = { $one } und { $other } heiraten.
deal-from-to = { $name } an { $other }
deal-being-written = Wird geschrieben …
deal-accept = Annehmen
deal-decline = Ablehnen
deal-counter = Gegenangebot
deal-withdraw = Zurückziehen

compose-title = Ein Angebot
compose-counter = Ein Gegenangebot an { $name }
compose-drop = Den Entwurf wegwerfen
compose-to = An wen
compose-give = Du gibst
compose-want = { $name } gibt
compose-coins = Münzen
compose-cards = Karten
compose-another-card = noch eine Karte …
compose-no-cards = keine Karten
compose-known = Karten, die du kennst
compose-drop-card = Ohne { $card }
compose-promise = Versprechen
compose-when = Für wann
compose-captive = Ein Gefangener kommt frei
compose-captive-ours = { $lord }, den du hältst
compose-captive-theirs = { $lord }, den die anderen halten
compose-wedding = Eine Hochzeit
compose-spouse = mit wem …
compose-relic = Eine Reliquie zum Kauf anbieten
compose-relic-alone = Eine Reliquie wird für sich verkauft; die anderen sagen, wer sie trägt, oder lehnen ab.
compose-relic-line = { $coins ->
    [0] Du bietest { $name } umsonst an: { $relic }.
    [one] Du bietest { $name } für { $coins } Münze an: { $relic }.
   *[other] Du bietest { $name } für { $coins } Münzen an: { $relic }.
}
compose-price = Preis in Münzen
compose-none = nichts
compose-empty = Noch steht nichts darin.
compose-cost = Wird es angenommen, gibst du { $own } von { $markers } Diplomatiemarkern aus, { $name } { $their } von { $their-markers }.
compose-free = Hier braucht es keine Diplomatiemarker.
compose-replaces = Dein laufendes Angebot wird dafür zurückgezogen.
compose-left = { $count ->
    [0] In dieser Phase ist kein Angebot mehr möglich.
    [one] In dieser Phase noch { $count } Angebot.
   *[other] In dieser Phase noch { $count } Angebote.
}
compose-nothing-moved = Nichts wurde abgeschickt.
compose-send = Das Angebot abschicken
compose-not-now = Nicht in diesem Moment.

promises-title = Versprechen
promise-turn = in Runde { $turn }
promise-yours = Du hast { $name } { $promise } versprochen, { $when }.
promise-to-you = { $name } hat dir { $promise } versprochen, { $when }.
promise-others = { $name } hat { $other } { $promise } versprochen, { $when }.

talks-title = Vertrauliche Gespräche
talks-mine = Ihr sprecht im Vertrauen: { $names }.
talks-open = Zum Raum
talks-end = Gespräch beenden
talks-leave = Verlassen
talks-others = Im Vertrauen: { $names }.
talks-ask = Zu einem Gespräch bitten
talks-ask-more = Noch jemanden dazubitten
talks-ask-cost = Es kostet einen Diplomatiemarker und dauert höchstens drei Minuten. Mit wem?
talks-ask-free = Es dauert höchstens drei Minuten. Mit wem?
talks-ask-in = Wen bittest du dazu? Jeder kann einmal gebeten werden.
talks-none = Du kannst jetzt kein vertrauliches Gespräch eröffnen.

moment-MarkersPlaced = Stimmen liegen, ungezählt
moment-BeforeIncome = Vor den Einkünften
moment-MarchEnded = Eine Bewegung ist zu Ende
moment-BattleBegins = Eine Schlacht beginnt
moment-RoundBegins = Gleich wird gewürfelt
moment-YearEnds = Die Runde endet
moment-UprisingAnnounced = Ein Aufstand
