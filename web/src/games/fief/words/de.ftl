### Was der Browser den Worten des Spiels hinzufügt.

## Die Landkarte

map-board = Die Landkarte
map-whole = Die ganze Landkarte
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
    [one] belagert von { $family } mit einer Belagerungsmaschine
   *[other] belagert von { $family } mit { $engines } Belagerungsmaschinen
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
map-free = von niemandem kontrolliert
map-controlled = kontrolliert von { $family }
map-mills = { $count ->
    [one] eine Mühle
   *[other] { $count } Mühlen
}
map-battle = hier tobt eine Schlacht
map-may = Möglich: { $deeds }
map-costs = { $coins ->
    [one] { $deed } für eine Münze
   *[other] { $deed } für { $coins } Münzen
}
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
map-march-lost = Ziehen alle weiter, ist { $village } aufgegeben

## Die Bühnen und die Familien

coins = Münzen
close = Schließen
year-turn = Runde { $turn }
year-of = von { $limit }
year-phases = Die Phasen der Runde
year-first = Startspieler: { $name }
year-active = { $name } ist am Zug
year-track = { $count ->
    [one] Eine Katastrophe liegt verdeckt auf der Leiste
   *[other] { $count } Katastrophen liegen verdeckt auf der Leiste
}
year-piles = Stapel und Ablagen
year-decks = Adelsstapel: { $lords }. Schicksalsstapel: { $fortunes }.
year-discards = Abgelegt: { $count }
year-no-discards = Noch nichts
fact-points = Siegpunkte
fact-allied = Durch Ehe verbündet; sie gewinnen nur gemeinsam
fact-markers = Diplomatiemarker
fact-hand = Handkarten
family-sheet = Familie
family-open = Familienbogen öffnen
family-others = Die anderen Familien
family-coins = { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}
family-markers = { $markers ->
    [one] ein Diplomatiemarker
   *[other] { $markers } Diplomatiemarker
}
family-hand = Auf der Hand: { $lords } vom Adelsstapel, { $fortunes } vom Schicksalsstapel
family-known = dir bekannt: { $cards }
family-engine = { $dice ->
    [one] Die Belagerungsmaschine vor { $village } hebt einen Würfel der Mauern auf
   *[other] Die Belagerungsmaschine vor { $village } hebt { $dice } Würfel der Mauern auf
}
family-points = { $points ->
    [one] Ein Siegpunkt
   *[other] { $points } Siegpunkte
}
family-no-points = Noch kein Lehen, keine Krone, keine Tiara
family-other-points = durch weitere Regeln im Spiel
family-lords = Adlige
family-no-lords = Kein Adliger auf der Landkarte
family-captives = Gefangene
family-income = Letztes Einkommen
goal-alone = gewinnt allein mit { $target }
goal-pair = gewinnt nur mit { $name }: zusammen { $points } von { $target }
lord-in = in { $village }
lord-married = verheiratet mit { $spouse }
lord-captive-of = gefangen bei { $name }
lord-captive-ransom = gefangen bei { $name }; Lösegeld: { $coins } Münzen
mark-captive = gefangen
mark-assassin = blutiges Messer
mark-excommunicated = exkommuniziert
ledger-village-income = { $villages ->
    [one] ein Dorf
   *[other] { $villages } Dörfer
}
ledger-mill-income = Mühlen in { $noun }
ledger-feudal-tax-income = Steuer: { $noun }
ledger-church-tax-income = Kirchensteuer: { $noun }
ledger-queen-income = Die Königin, { $noun }
ledger-nothing = Nichts
ledger-total = Zusammen
hand = Deine Karten
hand-of = { $count } von höchstens 3
hand-empty = Keine Karten auf der Hand.
hand-playable = jetzt spielbar
hand-any-time = Jederzeit: ein Ziel wählen
hand-which = Wähle, was damit geschieht.
hand-lord = Ein Adliger: Stärke in der Schlacht, Titel, Heirat
hand-lady = Eine Dame: Titel, Heirat; kann Königin werden
stage-fold = Einklappen, um die Landkarte zu sehen
stage-unfold = Ausklappen
stage-next = Weiter
stage-skip = Alles überspringen
stage-ballot = Wahl: { $title }
stage-battle = Schlacht von { $village }
stage-rising = Aufstand in { $village }
stage-dagger = Attentat
stage-count = Die Stimmen: { $title }
stage-struck-roll = Attentat auf { $lord }
stage-plague-roll = Die Pest: { $lord }
stage-calm-tried = { $lord } spricht zu den Aufständischen
stage-income = Einkommen
stage-story = Was geschah
stage-window = Ein Moment für deine Karten
stage-weddings = Wer mit wem?
stage-petition = Du wirst gefragt
stage-ransom = Fällige Lösegelder
stage-bear = Wer trägt den Titel?
stage-blame = Wer trägt das Messer?
stage-first = Wen greifen die Aufständischen zuerst an?
stage-seize = Wen nimmst du gefangen?
stage-bequeath = Das Erbe
stage-draws = Ablegen und ziehen
stage-losses = Die Pest
vote-rights = Stimmen nach Recht
vote-count = { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}
vote-written = hat gewählt
vote-awaited = muss noch wählen
vote-whom = Wen stellst du auf?
vote-candidates = Kandidaten
vote-nobody = Niemand
vote-lay-both = Lege beide Marker
vote-pull-up = Zum Wählen hochziehen
vote-in-box = Deine Marker liegen; die anderen wählen noch, oder die Farben sind noch verdeckt.
needs-bishop = Gewählt ist, wer mehr Stimmen als jeder andere hat; bei Gleichstand niemand.
needs-pope = Nötig ist mehr als die Hälfte aller Stimmen: { $votes }.
needs-king = Nötig sind { $votes } Stimmen und mehr als jeder andere, dabei ein Kardinal, der Papst oder zwei Bischöfe.
marker-which = Welchen Marker legst du?
marker-white = Weißer Marker
marker-black = Schwarzer Marker
marker-white-means = gibt alle deine Stimmen
marker-black-means = eine Finte, zählt nichts
marker-of = ein Marker von { $name }, Farbe verdeckt
wedding-means = Eine Ehe verbündet zwei Familien; sie gewinnen dann nur gemeinsam, mit { $target } Punkten.
wedding-means-few = Eine Ehe verbündet zwei Familien; zu dritt gewinnt weiter jeder allein.
wedding-own = Aus deiner Familie
wedding-other = Mit
wedding-none = Niemand darf diesen Adligen heiraten.
petition-WeddingAsked = Nimmst du an, sind die Familien verbündet, bis der Tod oder der Papst die beiden trennt.
petition-AnnulmentAsked = Nimmst du an, endet die Ehe und mit ihr das Bündnis.
petition-CardinalAsked = Lehnst du ab, darf die Familie in dieser Runde nicht noch einmal fragen.
petition-Deathbed = Ein Leben kann noch gerettet werden.
means-ransom = Wer zahlen kann, muss zahlen; der Bewacher muss freilassen.
means-bear = Ein Lehnstitel ist ein Siegpunkt und wird beim Tod seines Trägers vererbt.
means-blame = Wer das blutige Messer trägt, den kann die Karte „Gerechtigkeit“ treffen.
means-first = Die Aufständischen fallen zuerst über diese Truppen her.
means-seize = Wen du nicht nimmst, bekommt der Nächste deiner Seite.
ransom-is = { $coins } Münzen
battle-strength = Stärke { $strength }
battle-force = { $strength } → { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
battle-hits = { $hits ->
    [one] ein Treffer
   *[other] { $hits } Treffer
}
battle-no-dice = keine Würfel
battle-nobody = Noch niemand
battle-penalty = { $dice ->
    [one] Die Mauern nehmen den Angreifern einen Würfel.
   *[other] Die Mauern nehmen den Angreifern { $dice } Würfel.
}
battle-engine = { $dice ->
    [one] Die Belagerungsmaschine von { $name } hebt einen Würfel der Mauern auf
   *[other] Die Belagerungsmaschine von { $name } hebt { $dice } Würfel der Mauern auf
}
battle-tunnel = Sie kamen durch einen Geheimgang; die Mauern zählen nicht.
battle-in-open = Es wird im offenen Feld gekämpft; die Mauern zählen nicht.
battle-round = { $round ->
    [0] Die Würfel
   *[other] Nach Kampfrunde { $round }
}
battle-calm = { $rounds ->
    [one] Eine Kampfrunde ohne Verluste; nach dreien endet die Schlacht.
   *[other] { $rounds } Kampfrunden ohne Verluste; nach dreien endet die Schlacht.
}
battle-foe = wird angegriffen
battle-against = { $name } angreifen
walls-stronghold = Festung: ein Würfel weniger für die Angreifer
walls-city = Befestigte Stadt: zwei Würfel weniger für die Angreifer
said-fights = kämpft weiter
said-truce = bietet einen Waffenstillstand an
troop-count = { $count ->
    [one] 1 { $kind }
   *[other] { $count } × { $kind }
}
losses-how = { $left ->
    [one] Noch ein Treffer: Klicke an, wen du verlierst. Truppen fallen vor Adligen.
   *[other] Noch { $left } Treffer: Klicke an, wen du verlierst. Truppen fallen vor Adligen.
}
plague-how = { $left ->
    [one] Die Pest holt in { $village } noch einen Mann: Klicke an, wen.
   *[other] Die Pest holt in { $village } noch { $left } Mann: Klicke an, wen.
}
captures-how = Klicke die Adligen an, die du gefangen nimmst; dann sage, dass du fertig bist.
means-fight = Noch eine Kampfrunde
means-tunnel = Die Karte ausgeben; die Mauern zählen nicht mehr
means-yield = Deine Truppen dort sind verloren, deine Adligen gefangen
means-truce = Wollen es alle Kämpfenden, endet die Schlacht
means-stop = Du brichst ab; die Belagerten können noch ausfallen
means-sally = Der Kampf geht vor den Mauern weiter
means-join = Wähle, wo deine Truppen in dieser Schlacht stehen
means-pass = Du tust nichts
means-rouse = Noch eine Karte: ein Würfel und ein Treffer mehr
means-calm = Gelingt bei 1 bis 4; sonst wird der Adlige erschlagen
means-calm-by-coins = Kostet 3 Münzen; gelingt bei 1 bis 4
means-foil = Geheimgang ausgeben; dem Opfer geschieht nichts
rising-facts = { $cards ->
    [one] { $name } hat einen Aufstand gespielt; beendet: { $calmed }.
   *[other] { $name } hat begonnen; { $cards } Aufstände liegen da, beendet: { $calmed }.
}
rising-walls-stronghold = Ist jemand darin, nimmt die Festung den Aufständischen einen Würfel.
rising-walls-city = Ist jemand darin, nimmt die befestigte Stadt den Aufständischen zwei Würfel.
rising-tunnel = Ein Geheimgang ist offen; die Mauern zählen nicht.
rising-nobody = Dort stehen keine Truppen.
rising-hits = { $hits ->
    [one] Insgesamt ein Treffer
   *[other] Insgesamt { $hits } Treffer
}
dagger-drawn = { $name } hat den Dolch gezogen.
dagger-odds = Stirbt bei 1 bis 3. Nur diese Familie kann es vereiteln, mit Geheimgang.
dagger-over = Nun trägt jemand das blutige Messer.
roll-struck-roll-hit = 1 bis 3: { $lord } wird ermordet.
roll-struck-roll-miss = 4 bis 6: { $lord } entkommt.
roll-plague-roll-hit = 1 bis 3: { $lord } stirbt.
roll-plague-roll-miss = 4 bis 6: { $lord } überlebt.
roll-calm-tried-hit = 1 bis 4: Die Aufständischen hören zu.
roll-calm-tried-miss = 5 oder 6: Die Aufständischen hören nicht zu.
window-pass = Passen
window-nothing = Keine deiner Karten passt jetzt. Gefragt wird jeder, der eine haben könnte.
window-whom = Gegen wen oder wo
now-MarkersPlaced = Die Marker liegen auf den Kandidaten; ihre Farben sind noch verdeckt.
now-BeforeIncome = Die Steuern sind erhoben; gleich wird ausgezahlt. Letzte Gelegenheit für einen Aufstand dagegen.
now-MarchEnded = Ein Heer hat seinen Marsch beendet, bevor das nächste aufbricht.
now-BattleBegins = Die Seiten stehen; noch ist kein Würfel gefallen.
now-RoundBegins = Gleich fallen die Würfel der nächsten Kampfrunde.
now-YearEnds = Die Runde ist vorbei, nur die Punkte werden noch gezählt.
draws-so-far = { $drawn } von 2 Karten gezogen, davon { $lords } von höchstens 1 vom Adelsstapel.
discard-how = Zum Ablegen klicke eine deiner Karten an und bestätige.
deck-left = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}

## Die Ablage, die Angebote und die Gespräche

tray-title = Jederzeit
tray-barred = Jetzt nicht möglich.
tray-whom = Wähle das Ziel
tray-final = Das lässt sich nicht zurücknehmen.
tray-excommunicate = Exkommunizieren
tray-about-excommunicate = Als Papst: Ein Adliger darf nicht kandidieren und nicht abstimmen und verliert seine Kirchentitel.
tray-absolve = Lossprechen
tray-about-absolve = Als Papst: Nimm die Exkommunikation zurück.
tray-ask-annulment = Annullierung
tray-about-ask-annulment = Den Papst bitten, eine deiner Ehen zu annullieren.
tray-release = Gefangenen freilassen
tray-about-release = Einen deiner Gefangenen ohne Lösegeld gehen lassen.
tray-hand-over = Dorf übergeben
tray-about-hand-over = Die Kontrolle über ein Dorf einer anderen Familie geben, die dort Truppen oder Adlige hat.
tray-lift = Belagerung aufheben
tray-about-lift = Eine deiner Belagerungen beenden; ihre Belagerungsmaschinen sind verloren.
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
deal-relic = die Reliquie „{ $relic }“
deal-promise = das Versprechen auf { $promise } { $when }
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
compose-spouse = Mit wem …
compose-relic-clause = Reliquie
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

when-MarkersPlaced = Stimmen liegen, ungezählt
when-BeforeIncome = Vor dem Einkommen
when-MarchEnded = Eine Bewegung ist zu Ende
when-BattleBegins = Eine Schlacht beginnt
when-RoundBegins = Gleich wird gewürfelt
when-YearEnds = Die Runde endet
when-UprisingAnnounced = Ein Aufstand
when-TyrantAnnounced = Ein Aufstand gegen einen Tyrannen

## Die Erweiterungen

map-teutonic-walls = die Mauern gehören dem Deutschen Orden
map-commandery = eine Komturei
archbishop = Erzbischof
affairs = Was die Erweiterungen neben der Landkarte liegen haben
affairs-for-hire = anzuwerben
affairs-titles = Ordenstitel übrig,
affairs-walls = Festungen übrig
affairs-commanderies = Komtureien übrig,
affairs-temple-titles = Templertitel übrig,
affairs-hidden = Schatz versteckt
affairs-open = Schatz nicht versteckt
affairs-edict = Edikt erlassen
affairs-abolished = Der Templerorden ist aufgehoben
fact-mercenaries = Söldner in Reserve
mark-cursed = verflucht
attendant-spent = hat gedient
trait-unknown = Ein Wesenszug
trait-down = verdeckt
trait-own = verdeckt; nur du kannst ihn lesen
trait-turn-up = Aufdecken
ledger-commandery-income = { $number ->
    [one] Eine Komturei
   *[other] { $number } Komtureien
}
ledger-toll-income = Brücken: { $number }
ledger-trait-income = Wesenszug von { $noun }
ledger-trait-cost = Wesenszug von { $noun }
needs-master = Nötig sind mindestens zwei Stimmen und mehr als jeder andere.
stage-auction = Söldner anzuwerben
stage-theft = Der Dieb
stage-bids = Die Gebote werden aufgedeckt
stage-sniped = Schuss auf { $lord }
stage-Upkeep = Sold für die Söldner
stage-GuardsCalled = Die königliche Garde
stage-EdictMoment = Ein königliches Edikt?
stage-CardTossed = Die Wahrsagerin
stage-Spying = Eine Spionin vor der Tür
stage-SpyLooks = Was die Spionin sieht
stage-Strategy = Der Plan des Strategen
auction-for-hire = { $count ->
    [0] Kein Söldner ist anzuwerben
    [one] Ein Söldner ist anzuwerben
   *[other] { $count } Söldner sind anzuwerben
}
auction-means = Alle Gebote werden zugleich aufgedeckt. Wer am meisten bietet, bekommt alle, und nur diese Familie zahlt.
auction-again = Die höchsten Gebote waren gleich. Diese Familien bieten noch einmal, mindestens { $coins }. Bei erneutem Gleichstand bekommt niemand die Söldner.
auction-bid = Münzen in deiner Hand
auction-closed = hat die Hand geschlossen
auction-awaited = überlegt noch
auction-mine = { $coins ->
    [0] deine Hand ist leer
    [one] eine Münze in deiner Hand
   *[other] { $coins } Münzen in deiner Hand
}
upkeep-means = { $count ->
    [one] Dein Söldner will eine Münze, um zu bleiben; ohne Sold geht er.
   *[other] Jeder deiner { $count } Söldner will eine Münze, um zu bleiben; wer nicht bezahlt wird, geht.
}
theft-between = { $coins ->
    [one] { $name } schickt den Dieb zu { $other }; dort liegt eine Münze.
   *[other] { $name } schickt den Dieb zu { $other }; dort liegen { $coins } Münzen.
}
theft-how = Verstecke alle deine Münzen in zwei Händen: Wie viele sind in der linken?
theft-rest = { $coins ->
    [0] Die rechte Hand ist leer.
    [one] In der rechten Hand ist eine Münze.
   *[other] In der rechten Hand sind { $coins } Münzen.
}
theft-closed = geschlossen
theft-inside = { $coins ->
    [0] leer
    [one] eine Münze
   *[other] { $coins } Münzen
}
theft-hiding = { $name } versteckt die Münzen.
guards-how-kings = Klicke an, wer von deinen Truppen in { $village } in die Königsgarde tritt: höchstens zwei Ritter und zwei Fußsoldaten.
guards-how-queens = Klicke an, wer von deinen Truppen in { $village } in die Garde der Königin tritt: höchstens ein Ritter und zwei Fußsoldaten.
guards-none = noch keine Garde
edict-means = { $count ->
    [one] Eine Komturei würde geplündert und zerstört. Steht der Papst dahinter, so stirbt jeder Tempelherr, und der Großmeister spricht seinen Fluch.
   *[other] { $count } Komtureien würden geplündert und zerstört. Steht der Papst dahinter, so stirbt jeder Tempelherr, und der Großmeister spricht seinen Fluch.
}
means-edict-alone = Plündert die Komtureien; nicht solange ein Großmeister lebt
means-edict-with-pope = Vernichtet den Orden; der Papst wird gefragt
gypsy-unseen = Eine verdeckte Katastrophe; niemand weiß, welche.
means-keep-card = Es bleibt, wie es gezogen wurde
means-toss = Alle sehen sie auf der Ablage; du ziehst neu vom selben Stapel
means-toss-disaster = Sie wird auf der Ablage aufgedeckt und trifft niemanden
spy-comes = Die Spionin von { $name } wird deine Hand ansehen. Vorher darfst du noch spielen, was jetzt spielbar ist.
spy-sees = Das sind die Karten von { $name }. Einmal im Spiel darfst du eine davon gegen eine deiner eigenen tauschen: Klicke sie an, oder passe.
spy-give = Du nimmst „{ $card }“: Klicke die Karte an, die du dafür gibst.
means-show-hand = Du spielst nichts mehr; die Spionin sieht hin
means-no-swap = Du hast genug gesehen
means-plan-in-turn = Wie alle anderen, in der Reihenfolge
means-plan-before-all = Du ziehst zuerst, die anderen behalten ihre Reihenfolge
means-plan-after-all = Du ziehst zuletzt, die anderen behalten ihre Reihenfolge
means-plan-not-at-all = Keines deiner Heere zieht in dieser Runde
means-slip = Der Schatten zeigt sich, einmal je Runde: ein Geheimgang ohne die Karte
volley-how = Deine Bogenschützen dürfen auf einen Adligen der Angreifer schießen, der bei einer 6 stirbt: Klicke ihn an. Oder auf die Truppen.
volley-target = Die Bogenschützen zielen auf { $lord }.
means-volley = Die Bogenschützen schießen auf die Truppen
deploy-how = Wie viele deiner Söldner kämpfen hier? Wer überlebt, geht zurück in die Reserve.
persuade-how = Der Überzeugende darf einen feindlichen Fußsoldaten gewinnen: Klicke ihn an.
persuade-not = Du wirst gefragt, weil einer deiner Adligen dort der Überzeugende sein könnte.
again-how = Ein Bombardier lässt dich einen Würfel neu werfen: Klicke ihn an, oder lass sie liegen.
means-keep-dice = Die Würfel bleiben liegen
roll-sniped-hit = 6: { $lord } fällt durch einen Pfeil.
roll-sniped-miss = Keine 6: { $lord } lebt.
stage-curse-roll = Der Fluch auf { $lord }
roll-curse-roll-hit = 1: { $lord } stirbt durch den Fluch.
roll-curse-roll-miss = 2 bis 6: { $lord } lebt weiter.
vows-templar = Ein Tempelherr statt einer Karte
vows-teutonic = Ein Deutschordensherr statt einer Karte
petition-VowAsked = Wenn du zustimmst, tritt er ein. Er kann dann weder heiraten noch König werden, und deine Familie hat Ordensritter.
petition-TreasureSought = Bei 4 bis 6 ist der Schatz für immer versteckt; dann bringt ein Edikt dem König weniger und Templerfamilien etwas.
petition-EdictAsked = Wenn du zustimmst, stirbt jeder Tempelherr und der Orden endet; hat er einen Großmeister, verflucht er König und Papst.
tray-steal = Den Dieb schicken
tray-about-steal = Einmal im Spiel: Jemand versteckt alle Münzen in zwei Händen, und du nimmst eine davon.
tray-spy-on = Die Spionin schicken
tray-about-spy-on = Einmal je Runde: eine fremde Hand ansehen; einmal im Spiel auch eine Karte tauschen.
tray-turn-up = Einen Wesenszug aufdecken
tray-about-turn-up = Zeige allen den Wesenszug eines deiner Adligen, für immer.
tray-break-marriage = Eine Ehe beenden
tray-about-break-marriage = Der Herzensbrecher beendet die Ehe eines Gefangenen.
tray-vanish = Aus dem Kerker entschlüpfen
tray-about-vanish = Der Schatten entkommt ohne Karte.
tray-rise-against = Aufstand gegen den Tyrannen
tray-about-rise-against = Spiele Aufstand gegen ihn und seine Truppen, wo immer er ist.
tray-rouse-reserve = Söldner aufwiegeln
tray-about-rouse-reserve = Spiele Aufstand gegen die Söldner in fremder Reserve.
tray-edict = Königliches Edikt
tray-about-edict = Als König, einmal im Spiel: gegen die Templer, allein oder mit dem Papst.

## Der Kreuzzug

leaves = Die beiden Blätter
leaf-france = Frankreich
leaf-outremer = Outremer
leaf-called = aufgerufen, { $count } von { $limit }
leaf-active = Hier geht das Spiel weiter
leaf-asked = Hier bist du gefragt
outremer-board = Outremer mit der Leiste der Ziele
outremer-whole = Ganz Outremer
outremer-parts = Die Teile des Blatts
outremer-inland = Landesinneres
outremer-coast = { $number ->
    [0] Küste
   *[other] Küste { $number }
}
outremer-sea = Meer
outremer-word = Kreuzzug
outremer-legend = ° und gestrichelter Ring: rekonstruiert, in keiner vorliegenden Quelle gedruckt. Die Leiste läuft von rechts nach links; Saladin nimmt denselben Weg.
outremer-leader = geführt von { $lord }
outremer-no-prisoners = keine Gefangenen
crusade-line = Der Kreuzzug
crusade-none = Kein Kreuzzug
crusade-none-means = Dazu aufrufen kann der Papst oder, solange es keinen gibt, ein Kardinal.
crusade-called = Zum Kreuzzug aufgerufen
crusade-called-means = Während die Heere ziehen, dürfen höchstens sechs Adlige aufbrechen.
crusade-invasion = Einfall in Outremer
crusade-invasion-means = Um die Ziele wird von rechts nach links gekämpft.
crusade-revenge = Saladins Rache
crusade-revenge-means = Er zieht von rechts nach links, bis er aufgehalten wird; dann kehren alle heim.
crusade-sailed = { $count } von { $limit } Adligen sind aufgebrochen
crusade-ranks = Ränge: wer zuerst wählt und wer führt
crusade-plague = In Outremer wütet die Pest
crusade-renegades = Abtrünnige
crusade-gone = In früheren Kreuzzügen erobert: { $names }
objective-number = Nummer { $number } auf der Leiste
objective-caravan = { $coins ->
    [one] Karawane: eine Münze, in jeder der beiden Runden
   *[other] Karawane: { $coins } Münzen, in jeder der beiden Runden
}
objective-sack = { $coins ->
    [one] zu plündern für eine Münze
   *[other] zu plündern für { $coins } Münzen
}
objective-title = { $title }: ein Titel, ein Siegpunkt
objective-doctor = rettet Adlige; niemand bewacht ihn
objective-saracens = { $count ->
    [one] ein Sarazene
   *[other] { $count } Sarazenen
}
objective-reinforcements = { $count ->
    [one] ein weiterer stößt zu Saladin, wenn er kommt
   *[other] { $count } weitere stoßen zu Saladin, wenn er kommt
}
objective-reconstructed = rekonstruiert: { $fields }
objective-held = in der Hand der Kreuzfahrer
objective-besieged = von den Kreuzfahrern belagert
objective-betrayed = ein Geheimgang ist verraten; die Mauern zählen nicht
objective-heap = noch nicht gezogen
objective-saladin = hier steht Saladin mit { $knights } Rittern und { $saracens } Sarazenen
printed-name = Name
printed-order = Nummer
printed-kind = Art
printed-walls = Mauern
printed-saracens = Besatzung
printed-reinforcements = Verstärkung
printed-coins = Münzen
saladin = Saladin
saladin-at = { $place }, mit { $knights } Rittern und { $saracens } Sarazenen
saladin-waits = jenseits des Anfangs der Leiste; er kommt in der Runde seiner Rache
saladin-stopped = für diesen Kreuzzug aufgehalten
saladin-away = sein Lager ist leer, solange kein Kreuzzug im Gang ist
saracens = Sarazenen
saracens-unplayed = niemand spielt sie
lord-aboard = auf einem Schiff, im Kreuzzug
lord-overseas = in Outremer: { $place }
mark-imprisoned = Gefangener Saladins
mark-crusader = Kreuzfahrer
mark-renegade = abtrünnig
mark-doctor = hat den Arabischen Arzt
map-protected = unter dem Schutz der Kirche
sail-with = Geht an Bord
sail-follow = Dem Kreuzzug mit { $who } nachziehen …
spoils-how = { $coins ->
    [one] Eine Münze ist gewonnen. Gib sie einem Adligen, der dort ist, oder behalte sie.
   *[other] { $coins } Münzen sind gewonnen. Gib den Adligen dort, so viele du willst; der Rest gehört dem Anführer.
}
spoils-share = { $coins ->
    [0] Alles verteilen
    [one] Verteilen; { $lord } behält eine Münze
   *[other] Verteilen; { $lord } behält { $coins } Münzen
}
spoils-done = Verteilen
stage-spoils = Die Beute
stage-bestow = Wer soll herrschen?
stage-name-heir = Wer erbt den Titel?
means-bestow = Irgendein Adliger irgendeiner Familie, in Frankreich oder in Outremer; eine andere Familie muss zustimmen. Ein Siegpunkt.
means-name-heir = Ein Titel von Outremer ist ein Siegpunkt und bleibt in der Familie.
petition-Embarkation = Stimmst du zu, bricht der Adlige zum Kreuzzug auf und ist frei, falls du ihn gefangen hältst.
petition-Bestowal = Ein Titel von Outremer ist einen Siegpunkt wert.
now-BeforeSaladin = Saladin steht vor Mauern, die Kreuzfahrer halten.
when-BeforeSaladin = Saladin greift an
ledger-jerusalem-income = Jerusalem, { $noun }
tray-call-crusade = Zum Kreuzzug aufrufen
tray-about-call-crusade = In dieser Runde dürfen bis zu sechs Adlige mit ihren Truppen nach Outremer aufbrechen.
tray-pardon = Einen Abtrünnigen begnadigen
tray-about-pardon = Als Papst: Ein Adliger ist nicht mehr abtrünnig.

## Die Kapitel der Regeln

chapter-alliance = Bündnisse
chapter-any_time = Jederzeit
chapter-archbishop = Erzbischöfe
chapter-attendant = Vertraute
chapter-battle = Schlachten
chapter-bishop = Bischöfe
chapter-building = Bauten
chapter-card = Die einzelnen Karten
chapter-cardinal = Kardinäle
chapter-cards = Karten ziehen und spielen
chapter-cavalcade = Kavalkaden
chapter-church_tax = Kirchensteuern
chapter-commandery = Komtureien
chapter-component = Spielmaterial
chapter-control = Kontrolle über Dörfer
chapter-crown_prince = Der Kronprinz
chapter-crusade = Kreuzzüge
chapter-deal = Angebote
chapter-diplomacy = Diplomatie
chapter-disaster = Katastrophen
chapter-doctor = Der Arabische Arzt
chapter-edict = Das königliche Edikt
chapter-election = Wahlen
chapter-end = Rundenende
chapter-excommunicated = Exkommunizierte
chapter-expansion = Erweiterungen
chapter-feudal_title = Lehnstitel
chapter-fog = Nebel des Krieges
chapter-free_diplomacy = Freie Diplomatie
chapter-game = Das Spiel
chapter-govern = Regieren
chapter-income = Einkommen
chapter-king = Der König
chapter-marriage = Ehen
chapter-mercenary = Söldner
chapter-module = Module
chapter-move = Bewegung
chapter-orders = Ritterorden
chapter-phase1 = Phase 1: Höret, höret!
chapter-phase2 = Phase 2: Karten
chapter-phase3 = Phase 3: Einkommen
chapter-phase4 = Phase 4: Käufe
chapter-phase5 = Phase 5: Bewegung
chapter-phase6 = Phase 6: Schlachten
chapter-pillage = Plünderung
chapter-pope = Der Papst
chapter-prebattle = Vor der Schlacht
chapter-prisoner = Gefangene
chapter-purse = Kassen
chapter-queen = Die Königin
chapter-ransom = Lösegelder
chapter-regent = Die Regentin
chapter-release = Freilassung
chapter-relic = Heilige Reliquien
chapter-renegade = Abtrünnige
chapter-revenge = Saladins Rache
chapter-royal_guard = Die Königsgarde
chapter-saladin_prisoner = Gefangene Saladins
chapter-setup = Spielaufbau
chapter-siege = Belagerungen
chapter-templar_knight = Tempelritter
chapter-templar_lord = Tempelherren
chapter-templar_master = Der Großmeister der Templer
chapter-term = Begriffe
chapter-teutonic_city = Befestigte Städte des Deutschen Ordens
chapter-teutonic_fort = Befestigungen des Deutschen Ordens
chapter-teutonic_lord = Deutschordensherren
chapter-teutonic_master = Der Hochmeister des Deutschen Ordens
chapter-teutonic_stronghold = Festungen des Deutschen Ordens
chapter-trait = Wesenszüge
chapter-treasure = Der Templerschatz
chapter-troop = Truppen
chapter-turn = Die Runde
chapter-victory = Sieg

## Die Chronik in Tabellen

tally-income = Einkommen
tally-scoring = Siegpunkte
tally-villages = Dörfer
tally-mills = Mühlen
tally-taxes = Steuern
tally-others = anderes
tally-total = gesamt
tally-points = Punkte
tally-coins = Münzen
tally-titles = Titel
tally-lords = Adlige
tally-round-end = Was die Runde gebracht hat
tally-by-turn = Spielerzug
tally-by-round = Runde

## Die Führung

guided-here = Eine geführte erste Runde
guided-done = Die erste Runde ist gespielt
