### Die eigenen Worte des Programms. Die eines Spiels kommen vom Spiel.

## Überall

app-title = Outremer
app-motto = Strategie des Mittelalters an einem Tisch
skip-to-content = Zum Inhalt
nav-label = Hauptmenü
nav-home = Tische
nav-rules = Regeln
nav-account = Konto
nav-settings = Einstellungen
loading = Einen Augenblick …
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
yes = Ja
no = Nein
you = du
notification-awaited = Du bist am Zug.
title-awaited = Du bist am Zug
unreachable = Der Server antwortet nicht. Neuer Versuch …
trouble = Das hat nicht geklappt. Bitte noch einmal.
missing-title = Hier ist nichts
missing-text = Diese Seite gibt es nicht, oder der Tisch wurde weggeräumt.
missing-home = Zu den Tischen

## Wer du bist

welcome-title = Nimm Platz
welcome-text = Wähle einen Namen und spiele sofort. Kein Konto, keine Mailadresse.
welcome-name = Dein Name
welcome-enter = Eintreten

## Anfang

home-hello = Guten Tag, { $name }
home-yours = Deine Tische
home-games = Die Spiele
home-invite = Freunde einladen
home-awaited = Du bist dran
home-open = Offene Tische
home-open-none = Kein Tisch passt dazu. Eröffne selbst einen: Bots haben immer Zeit.
home-filter-game = Spiel
home-filter-state = Stand
home-filter-all = alle
home-new = Neuer Tisch
home-play-bots = Sofort gegen Bots spielen
state-waiting = wartet auf Spieler
state-playing = im Gang
state-finished = beendet
state-frozen = eingefroren
table-spectators = { $count ->
    [one] ein Zuschauer
   *[other] { $count } Zuschauer
}
table-open-seat = freier Platz

## Neuer Tisch

new-title = Neuer Tisch
new-game = Spiel
new-seats = Plätze
new-seats-count = Spieler
new-seat = Platz { $number }
new-seat-me = du
new-seat-person = ein Mensch
new-seat-bot = Bot: { $bot }
bot-random = zieht aufs Geratewohl
bot-greedy = spielt auf Sieg
new-visibility = Wer mitspielen darf
new-visibility-open = Alle: erscheint unter den offenen Tischen
new-visibility-link = Wer den Link hat
new-visibility-private = Nur Eingeladene
new-rulings = Auslegungen
new-rulings-text = Wo sich die Ausgaben unterscheiden oder das Heft eine Wahl lässt. Voreingestellt ist, was zur Ausgabe gehört.
new-ruling-rule = die Regel
new-create = Tisch eröffnen

## Warteraum

room-title = Warten auf Spieler
room-invite = Einladen
room-invited = Schick diesen Link: Er gibt seinem Leser Platz { $number }.
room-take = Hier sitzen
room-leave = Aufstehen
room-ready = Bereit
room-not-ready = Noch nicht bereit
room-im-ready = Ich bin bereit
room-start = Jetzt beginnen
room-start-hint = Das Spiel beginnt von selbst, sobald jeder Platz besetzt ist und alle bereit sind.
room-to-bot = Einem Bot geben
room-to-person = Für einen Menschen freihalten
room-free = frei
room-absent = abwesend
room-here = anwesend
room-options = Was gespielt wird

## Tisch

table-awaits = { $count ->
    [0] Der Tisch denkt nach …
    [one] Warten auf { $names }
   *[other] Warten auf { $names }
}
table-awaits-since = seit { $time }
table-dice = Der Zufall entscheidet …
table-spectating = Du schaust zu.
table-prompt = Was gefragt ist
table-sending = Wird gesendet …
table-reconnecting = Die Verbindung ist abgerissen. Sie kommt wieder …
table-connecting = Auf dem Weg zum Tisch …
table-frozen = Dieser Tisch ist eingefroren
table-over = Das Spiel ist aus
table-undo = Zurücknehmen
table-ask-undo = Um Rücknahme bitten
table-undo-asked = { $name } möchte einen Zug zurücknehmen.
table-undo-grant = Erlauben
table-undo-refuse = Ablehnen
table-undo-granted = Der Zug wurde zurückgenommen.
table-undo-refused = Die anderen haben abgelehnt.
table-stale = Die Lage hat sich geändert, seit du „{ $move }“ gewählt hast. Jetzt spielen?
table-stale-play = Spielen
table-show-rule = Regel zeigen
table-why = Warum?
table-mode = Was ein Klick auf den Plan tut
table-which = Was genau?
table-text-board = Plan in Worten
table-substitute = Ein Bot spielt für { $name } bis zur Rückkehr.
table-come-back = Meinen Platz wieder einnehmen
table-leave = Tisch verlassen
table-leave-sure = Den Tisch verlassen? Ein Bot spielt für dich weiter, bis du wiederkommst.
table-choose-number = Zahl
table-less = Weniger
table-more = Mehr
standing-always = Hier immer „{ $move }“ sagen
standing-here = Hier gilt deine stehende Antwort „{ $move }“.
standing-lift = Aufheben
standing-lift-one = Aufheben: { $move } ({ $where })
standing-title = Stehende Antworten
note-new = Neu für dich
note-understood = Verstanden
note-no-more = Keine Hinweise mehr

panel-seats = Spieler
panel-panels = Chronik, Gespräch und Regeln
panel-log = Chronik
panel-talk = Gespräch
panel-rules = Regeln
panel-replay = Rückblick
panel-options = Optionen
panel-screen = Dein Sichtschirm

log-empty = Noch ist nichts geschehen.
log-since = Seit du hier warst
log-step = Schritt für Schritt ansehen
log-latest = Zum Neuesten
talk-empty = Noch hat niemand etwas gesagt.
talk-say = Sag etwas
talk-send = Senden
talk-spectators = Was Zuschauer sagen, bleibt unter Zuschauern.

rules-current = Jetzt
rules-search = Regeln durchsuchen
rules-none = Keine Regel enthält das.
rules-ruling = Unsere Lesart
rules-source = Spielregel: { $chapter }
rules-the-rule = Die Regel
rules-option = Option: { $option }
rules-title = Die Regeln: { $game }
rules-count = { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
}

chapter-game = Das Spiel
chapter-component = Spielmaterial
chapter-setup = Spielaufbau
chapter-round = Die Runden
chapter-auction = Die Versteigerung
chapter-templar = Die Templer
chapter-action = Die Aktionen
chapter-track = Die Eigenschaften
chapter-privilege = Privilegien
chapter-end = Spielende
chapter-short-game = Kürzeres Spiel
chapter-card = Die Stadtkarten
chapter-actionpick = Wahl der Aktionskarten
chapter-placement = Einsetzen der Knappen
chapter-city = Die Stadt
chapter-control = Kontrolle der Gebiete
chapter-baron = Der Baron
chapter-mercenaries = Söldner anheuern
chapter-dismiss = Söldner entlassen
chapter-income = Einkommen
chapter-tower-of-david = Der Davidsturm
chapter-build = Bauen
chapter-gift = Die Geschenke des Königs
chapter-event = Ereignisse
chapter-character = Die Ämter
chapter-action-cards = Die Aktionskarten
chapter-two-players = Zwei Spieler
chapter-map = Die Karte
chapter-turn = Der Zug
chapter-symbol = Symbole
chapter-permit-tile = Baugenehmigungen
chapter-emporium = Handelshäuser
chapter-bonus = Bonusplättchen und Belohnungen des Königs
chapter-quick = Schnelle Aktionen
chapter-nobility = Die Adelsleiste

replay-position = Stellung { $at } von { $last }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt vor
replay-last = Zum Ende
replay-run = Ablaufen lassen
replay-as = Gesehen von
replay-spectator = einem Zuschauer
replay-link = Link zu dieser Stellung kopieren
replay-download = Mitschrift herunterladen
replay-leave = Zurück zum Spiel
replay-here = Du siehst eine frühere Stellung.

result-title = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
result-curve = Der Verlauf des Spiels
result-curve-axis = Der Verlauf jedes Spielers über die Stellungen des Spiels
result-again-go = Noch einmal spielen
result-again-there = Zum neuen Tisch

keys-title = Tasten
keys-arrows = Pfeile: von Ort zu Ort
keys-enter = Eingabe: dort spielen
keys-mode = X: was ein Klick tut
keys-digits = 1 bis 9: die Möglichkeiten der Aufforderung
keys-undo = U: zurücknehmen
keys-why = ?: was es täte, oder warum nicht
keys-escape = Escape: schließen

## Konto

account-title = Konto
account-guest = Du spielst als Gast, nur diesem Gerät bekannt.
account-kept = Du bist { $name }, wo immer du dich anmeldest.
account-name = Name
account-rename = Namen ändern
account-keep = Als Konto behalten
account-keep-text = Mit Anmeldename und Passwort findest du deine Tische auf jedem Gerät wieder.
account-login = Anmeldename
account-password = Passwort
account-password-hint = Mindestens 8 Zeichen.
account-keep-go = Behalten
account-log-in = Anmelden
account-log-in-text = Auf einem anderen Gerät behältst du deine Tische und Plätze.
account-log-out = Dieses Gerät vergessen
account-log-out-text = Ein Gast, der dieses Gerät vergisst, verliert die Plätze, die daran hängen.
account-tokens = Schlüssel für Programme
account-tokens-text = Ein Programm mit einem solchen Schlüssel spielt in deinem Namen: ein eigener Bot, in jeder Sprache.
account-token-label = Wofür er ist
account-token-new = Schlüssel machen
account-token-once = Jetzt kopieren: Er wird nur dieses eine Mal gezeigt.
account-token-drop = Zurückziehen
account-tokens-none = Noch keine Schlüssel.

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Hell oder dunkel
settings-theme-system = wie das Gerät
settings-theme-light = hell
settings-theme-dark = dunkel
settings-motion = Bewegung
settings-motion-system = wie das Gerät
settings-motion-off = keine
settings-sound = Ein leiser Ton, wenn du am Zug bist
settings-notify = Eine Nachricht, wenn du am Zug bist
settings-notify-blocked = Der Browser erlaubt dieser Seite keine Nachrichten.
settings-text-board = Immer den Plan in Worten
settings-notes = Hinweise auf Neues in einer ersten Partie
settings-kept = Auf diesem Gerät aufbewahrt.

## Der Plan von Jerusalem

j-board = Die Stadt Jerusalem
j-calendar = Rundenanzeige
j-round = Runde { $round }
j-hidden-event = verdecktes Ereignis
j-offices = Ämter
j-office-free = noch nicht vergeben
j-track = Prestigepunkte
j-deck = { $count ->
    [one] eine Karte im Stapel
   *[other] { $count } Karten im Stapel
}
j-discards = Gespielt: { $cards }
j-tower = { $floors ->
    [0] noch kein Stockwerk
    [one] ein Stockwerk
   *[other] { $floors } Stockwerke
}
j-squires = { $count ->
    [one] ein Knappe
   *[other] { $count } Knappen
}
j-bezants = { $count ->
    [one] ein Silberstück
   *[other] { $count } Silberstücke
}
j-points = { $count ->
    [one] ein Prestigepunkt
   *[other] { $count } Prestigepunkte
}
j-cards = { $count ->
    [one] eine Aktionskarte
   *[other] { $count } Aktionskarten
}
j-supply = { $count } im Vorrat
j-pays = Bringt
j-pays-nothing = Bringt in einem eigenen Schritt ein
j-reconstructed = Von uns rekonstruiert: Der gedruckte Wert dieses Gebiets ist nicht sicher bekannt
j-nobody = noch niemand da
j-controlled = { $name } kontrolliert es
j-blocked = Der Baron von { $name } sperrt es
j-closed = nicht im Spiel
j-after-place = Mit einem Knappen mehr: { $mine } von dir; der stärkste andere hat { $best }
j-after-lead = Du hättest die meisten
j-after-tie = Ihr wärt gleichauf: Die Ämter entscheiden
j-after-behind = Du lägst noch zurück
mode-place = Einsetzen
mode-lock = Baron
mode-dismiss = Entlassen
mode-lift = Nehmen
mode-drop = Hierher
mode-target = Wählen
mode-keep = Behalten
j-hand = Hand
j-hand-none = keine Karten
j-tray = Behalte eine davon
j-zoom-in = Näher
j-zoom-out = Weiter weg
j-zoom-reset = Ganze Stadt

## Das Brett von Akkon

board-akkon-coast = Die Küste des Heiligen Landes
board-akkon-scales = Die vier Eigenschaften
board-akkon-round = Runde { $round }
board-akkon-phase-auction = Bieten
board-akkon-phase-actions = Aktionen
board-akkon-first = Startspieler mit dem Seneschall
board-akkon-shortest = { $count ->
    [one] eine Karte im kleinsten Stapel
   *[other] { $count } Karten im kleinsten Stapel
}
board-akkon-last-round = Ein Stapel ist leer: letzte Runde
board-akkon-on-offer = Im Angebot
board-akkon-card-of = { $kind } aus { $city }
board-akkon-cost = { $count ->
    [one] Kostet einen Templer
   *[other] Kostet { $count } Templer
}
board-akkon-cheaper = Einer weniger, dank deinem Kaplan
board-akkon-does-holy-lance = Du steigst auf der Leiste { $track } um { $steps }
board-akkon-does-excommunication = Du steigst auf der Leiste { $track } um { $steps }, und ein Gegner fällt dort um 2
board-akkon-does-siege = Du steigst auf der Leiste { $track } um { $steps } und fällst auf der Leiste { $loss } um 1
board-akkon-does-plague = Ein Gegner fällt auf der Leiste { $track } um 1; in der nächsten Runde nimmst du einen seiner Templer
board-akkon-does-brothers-opponent = Ein Gegner steigt auf der Leiste { $track } um 1; beim nächsten Bieten nutzt du zwei seiner Templer
board-akkon-does-brothers-player = Du steigst auf der Leiste { $track } um 1; beim nächsten Bieten nutzt du zwei Templer eines Gegners
board-akkon-does-levant-trade = Du steigst auf der Leiste { $track } um die Hälfte der Templer eines Gegners vor { $city }, aufgerundet
board-akkon-does-forbidden-writings = Du steigst um { $steps } in einer Eigenschaft deiner Wahl und fällst um 1 in einer anderen
board-akkon-does-minting-right = Du nimmst eine der ausliegenden Karten
board-akkon-reconstructed = Unsere Rekonstruktion: Eine Liste der gedruckten Karten ist nicht bekannt. Wer sie besitzt, kann die echten eintragen.
board-akkon-reconstructed-short = Rekonstruierte Karte
board-akkon-seneschal = Seneschall
board-akkon-hidden = { $count ->
    [one] ein verdeckter Templer
   *[other] { $count } verdeckte Templer
}
board-akkon-of = { $what } von { $name }
board-akkon-total = zusammen { $total }
board-akkon-paid = { $count ->
    [one] ein Templer bezahlt
   *[other] { $count } Templer bezahlt
}
board-akkon-under = { $count ->
    [0] keine Karte darunter
    [one] eine Karte darunter
   *[other] { $count } Karten darunter
}
board-akkon-nobody = kein Templer davor
board-akkon-deck-out = Der Stapel ist leer
board-akkon-won = { $name } gewinnt die Karte
board-akkon-tied = Gleichstand: Die Karte bleibt
board-akkon-unsold = Kein Gebot: Die Karte bleibt
board-akkon-lay-here = Wählen für: { $what }
board-akkon-take-from-here = Einen Templer von hier verlegen
board-akkon-camp = Dein Lager
board-akkon-camp-empty = Hier ist niemand mehr.
board-akkon-free = { $count ->
    [0] kein Templer übrig
    [one] ein Templer übrig
   *[other] { $count } Templer übrig
}
board-akkon-piece-knight = Zählt seine Zahl.
board-akkon-piece-turcopole = Zählt 2 und für jeden anderen Templer vor der Stadt 2 mehr. Nie neben dem eigenen Sergeanten.
board-akkon-piece-sergeant = Verdoppelt dein ganzes Gebot vor der Stadt. Nie neben dem eigenen Turkopolen.
board-akkon-piece-chaplain = Zählt nichts, aber deine Karten dieser Stadt kosten in dieser Runde einen Templer weniger.
board-akkon-piece-seneschal = Zählt 4 und deckt alle Templer vor der Stadt auf.
board-akkon-privilege-gold = Saladin
board-akkon-privilege-faith = Clemens III.
board-akkon-privilege-power = Löwenherz
board-akkon-privilege-reputation = Barbarossa
board-akkon-power-gold = Bevor die Templer aufgedeckt werden, verlege einen in eine andere Stadt.
board-akkon-power-faith = Spiele in deinem Zug zwei Karten derselben Stadt und steige um 1 in einer Eigenschaft deiner Wahl.
board-akkon-power-power = Nimm in der Aktionsphase einen gebotenen Templer zurück, um mit ihm zu bezahlen.
board-akkon-power-reputation = Tausche beim Bieten eine ausliegende Karte gegen eine aus deiner Hand.
board-akkon-privilege-free = niemand hat es
board-akkon-privilege-held = { $name } hat es
board-akkon-privilege-spent = { $name } hat es benutzt
board-akkon-tool-swap = Barbarossa: Karte tauschen
board-akkon-tool-recover = Löwenherz: zurückholen
board-akkon-tool-shift = Aus { $city }
board-akkon-hand = Deine Karten
board-akkon-hand-none = keine Karten
board-akkon-discount = Dein Kaplan macht Karten billiger: { $cities }
board-akkon-lent = { $name } hat von dir: { $piece } ({ $card })
board-akkon-points = { $count ->
    [one] ein Siegpunkt
   *[other] { $count } Siegpunkte
}
board-akkon-cards = { $count ->
    [0] keine Stadtkarte
    [one] eine Stadtkarte
   *[other] { $count } Stadtkarten
}
board-akkon-claims = { $count ->
    [one] nimmt in der nächsten Runde einen Templer
   *[other] nimmt in der nächsten Runde { $count } Templer
}
board-akkon-passed = gepasst
board-akkon-reveal = Die Templer werden aufgedeckt
board-akkon-next-city = Nächste Stadt
board-akkon-skip = Überspringen

## Der Plan in Worten

text-board = Plan in Worten
text-none = keine
text-open-forms = Was geschieht

## Der Plan des Rats der Vier

mode-elect = Wählen (Hauptaktion)
mode-send = Schicken (schnell)
board-council-map = Das Königreich: Küste, Hügel und Gebirge
board-council-council = Rat: { $name }
board-council-seated = Vom Pfeil an: { $colours }
board-council-queue = Neue Ratsherren kommen von links; wer am rechten Ende steht, fällt heraus
board-council-would-cost = { $cards ->
    [one] Mit deiner besten Karte
   *[other] Mit deinen besten { $cards } Karten
}: { $price ->
    [0] nichts zu zahlen
    [one] eine Münze
   *[other] { $price } Münzen
}
board-council-no-card-fits = Keine deiner Karten passt
board-council-in-supply = { $count ->
    [0] keiner neben dem Plan
    [one] einer neben dem Plan
   *[other] { $count } neben dem Plan
}
board-council-pile = { $count ->
    [0] keine Baugenehmigung mehr im Stapel
    [one] eine Baugenehmigung im Stapel
   *[other] { $count } Baugenehmigungen im Stapel
}
board-council-under = Unter dem Stapel: { $permits }
board-council-no-permit = keine mehr
board-council-pays = Bringt { $goods }
board-council-no-token = Die Stadt des Königs: keine Belohnung, aber sie gibt Verbindungen weiter
board-council-king-here = Hier ist der König
board-council-neutral = niemand (neutral)
board-council-emporiums-of = Handelshäuser: { $names }
board-council-no-emporium = Noch kein Handelshaus
board-council-roads-to = Straßen nach { $cities }
board-council-nothing = nichts
board-council-build-cost = Ein Handelshaus würde hier { $cost } kosten
board-council-build-pays = und { $goods } bringen
board-council-build-through = durch { $cities }
board-council-build-tiles = und { $groups } vollenden: { $points } Punkte auf Plättchen
board-council-no-permit-held = Du hast keine Baugenehmigung für diese Stadt
board-council-few-assistants = Du hast zu wenige Gehilfen, um hier zu bauen
board-council-king-too-far = Du kannst den Weg des Königs hierher nicht bezahlen
board-council-tap-again = Zum Bauen noch einmal tippen.
board-council-coins = { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
}
board-council-assistants = { $count ->
    [one] einen Gehilfen
   *[other] { $count } Gehilfen
}
board-council-points = { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
}
board-council-cards = { $count ->
    [one] eine Politikkarte
   *[other] { $count } Politikkarten
}
board-council-steps = { $count ->
    [one] einen Adelsschritt
   *[other] { $count } Adelsschritte
}
board-council-actions = { $count ->
    [one] eine weitere Hauptaktion
   *[other] { $count } weitere Hauptaktionen
}
board-council-tokens-again = { $count ->
    [one] einen Belohnungsmarker noch einmal
   *[other] { $count } Belohnungsmarker noch einmal
}
board-council-nobility = Feld { $cell } der Adelsleiste
board-council-emporiums-left = { $count ->
    [one] noch ein Handelshaus zu bauen
   *[other] noch { $count } Handelshäuser zu bauen
}
board-council-tile-points = { $count ->
    [one] ein Punkt auf Plättchen, am Ende gezählt
   *[other] { $count } Punkte auf Plättchen, am Ende gezählt
}
board-council-permits = Baugenehmigungen: { $held } offen, { $used } benutzt
board-council-used = benutzt
board-council-hand = Deine Politikkarten
board-council-no-cards = keine Karten
board-council-fits = passt
board-council-wild = Passt zu jedem Ratsherrn, für eine Münze mehr
board-council-laid = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}: { $price ->
    [0] nichts zu zahlen
    [one] eine Münze
   *[other] { $price } Münzen
}
board-council-last-turns = { $name } hat das letzte Handelshaus gebaut: alle anderen haben noch einen Zug.
