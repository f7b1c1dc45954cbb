### Die eigenen Worte des Programms. Die eines Spiels kommen vom Spiel.

## Überall

app-title = Outremer
app-motto = Strategie des Mittelalters an einem Tisch
skip-to-content = Zum Inhalt
skip-to-board = Zum Spielplan
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
not-loaded = Dieser Teil der Seite konnte nicht geladen werden.
not-loaded-again = Neu laden
missing-title = Hier ist nichts
missing-text = Diese Seite gibt es nicht, oder der Tisch wurde weggeräumt.
missing-home = Zu den Tischen

## Wer du bist

welcome-title = Nimm Platz
welcome-text = Wähle einen Namen und spiele sofort. Kein Konto, keine E-Mail-Adresse.
welcome-first = Ein Name, und das Spiel beginnt.
welcome-name = Dein Name
welcome-enter = Eintreten

## Anfang

home-hello = Guten Tag, { $name }
home-yours = Deine Tische
home-games = Die Spiele
home-invite = Freunde einladen
home-awaited = Du bist dran
home-open = Offene Tische
home-open-none = Kein Tisch passt dazu. Eröffne selbst einen; Bots haben immer Zeit.
home-filter-game = Spiel
home-filter-state = Stand
home-filter-all = alle
home-new = Neuer Tisch
home-play-bots = Sofort gegen Bots spielen
home-guide = Geführte erste Runde spielen
home-learn = Lesen, wie es geht
home-join = Hier hinsetzen
home-more = { $count ->
    [one] Noch einer
   *[other] Noch { $count }
}
state-waiting = wartet auf Spieler
state-playing = im Gang
state-finished = beendet
state-frozen = eingefroren
table-spectators = { $count ->
    [one] ein Zuschauer
   *[other] { $count } Zuschauer
}
table-open-seat = freier Platz
table-opened = eröffnet { $ago }
table-pace = { $time } für jede Entscheidung
table-pace-none = ohne Uhr

## Ein Spiel lernen

learn-title = Spielen lernen
learn-reference = Alle Regeln
learn-contents = Auf dieser Seite
learn-rules = Die Regeln dazu
learn-signs = Was die Zeichen bedeuten

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
bot-easy = leicht
bot-greedy = schaut einen Zug voraus
bot-medium = mittel, denkt bis zu einer Sekunde
bot-hard = schwer, denkt bis zu drei Sekunden
new-visibility = Wer mitspielen darf
new-visibility-open = Alle; der Tisch steht unter den offenen
new-visibility-link = Wer den Link hat
new-visibility-private = Nur Eingeladene
new-clock = Zeit für jede Entscheidung
new-clock-none = so lange es dauert
new-clock-text = Ist sie um, antwortet der Server für die Person mit ihrer festen Antwort; hat sie keine gegeben, wird gepasst.
new-windows = Zwischenfragen
new-windows-ask = Alle werden immer gefragt
new-windows-unconcerned = Wen es nicht betrifft, der passt von selbst
new-windows-always = Alle passen von selbst
new-windows-text = Dieses Spiel fragt ab und zu, ob jemand mit einer Karte eingreifen will. Am Tisch kann es jeder anders halten.
new-expansions = Erweiterungen
new-rulings = Auslegungen
new-rulings-text = Wo sich die Ausgaben unterscheiden oder die Spielregel eine Wahl lässt. Voreingestellt ist, was zur Ausgabe gehört.
new-ruling-rule = die Regel
new-create = Tisch eröffnen

## Warteraum

room-title = Warten auf Spieler
room-invite = Einladen
room-invited = Schick diesen Link weiter. Wer ihn öffnet, bekommt Platz { $number }.
room-invitation = { $count ->
    [0] Du bist zu einer Partie { $game } eingeladen. Setz dich auf einen freien Platz.
    [one] { $names } lädt dich zu einer Partie { $game } ein. Setz dich auf einen freien Platz.
   *[other] { $names } laden dich zu einer Partie { $game } ein. Setz dich auf einen freien Platz.
}
room-take = Hier sitzen
room-leave = Aufstehen
room-ready = Bereit
room-not-ready = Noch nicht bereit
room-im-ready = Ich bin bereit
room-start = Jetzt beginnen
room-start-hint = Das Spiel beginnt von selbst, sobald jeder Platz besetzt ist und alle bereit sind.
room-to-bot = Einem Bot geben
room-which-bot = Welcher Bot auf Platz { $number } sitzt
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
table-mode = Was ein Klick auf den Spielplan tut
table-which = Was genau?
table-text-board = Spielplan in Worten
table-substitute = Ein Bot spielt für dich, bis du zurückkommst.
table-come-back = Meinen Platz wieder einnehmen
table-leave = Tisch verlassen
table-leave-sure = Den Tisch verlassen? Ein Bot spielt für dich weiter, bis du wiederkommst.
table-choose-number = Zahl
table-less = Weniger
table-more = Mehr
sole-move = Dein einziger Zug ist „{ $move }“ und wird gleich für dich gesagt.
sole-wait = Ich sage ihn selbst
standing-always = Hier immer „{ $move }“ sagen
standing-here = Hier gilt deine feste Antwort „{ $move }“.
standing-lift = Aufheben
standing-lift-one = „{ $move }“ aufheben ({ $where })
standing-title = Feste Antworten
clock-left = Restzeit
clock-said = Noch { $time }
offers-title = Was du sonst anbieten kannst
offers-addressed = Ein Angebot wartet auf deine Antwort
offers-addressed-short = Ein Angebot für dich
standing-here-unless = Hier gilt „{ $move }“, außer wenn es dich betrifft.
standing-wish = Zwischenfragen wie diese
standing-wish-ask = Frag mich
standing-wish-unconcerned = „{ $move }“, außer wenn es mich betrifft
standing-wish-always = Immer „{ $move }“
standing-windows = Zwischenfragen
standing-windows-text = Manches wird nur für alle Fälle gefragt. Wähle, was du gefragt werden willst.
note-new = Neu für dich
note-understood = Verstanden
note-no-more = Keine Erklärungen mehr

guide-title = Eine geführte erste Runde
guide-progress = Schritt { $step } von { $steps }
guide-explanation = Worum es geht
guide-begin = Zeig es mir
guide-freely = Frei spielen
guide-unfold = Führung zeigen
guide-fold = Führung einklappen
guide-leave = Führung verlassen
guide-watch = Sieh zu, was die anderen tun. Bald wirst du wieder gefragt.
guide-passing = Eine Frage nebenbei, beantworte sie, wie du willst.
guide-held = { $move }? Jetzt noch nicht.
guide-ended = Die erste Runde ist gespielt
guide-over = Hier endet die Führung. Die Partie kann weitergehen.
guide-real = Deine erste richtige Partie
guide-stay = Hier weiterspielen
guide-real-about = Eine neue Partie gegen Bots, mit Erklärungen zu allem, was neu ist.

table-prompt-fold = Frage einklappen
table-prompt-unfold = Ganze Frage zeigen
table-pages = Seiten des Tisches
page-board = Spielplan
page-hand = Hand
page-players = Spieler
page-log = Chronik
page-talk = Gespräch
page-more = Mehr
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
log-round-end = Was die Runde gebracht hat
log-stands = jetzt
log-earlier = Frühere Zeilen
log-to = Die Stellung danach ansehen
story-before = Seit du hier warst
story-skip = Überspringen
story-skip-to-me = Überspringen, du bist am Zug
talk-empty = Noch hat niemand etwas gesagt.
talk-say = Sag etwas
talk-send = Senden
talk-spectators = Was Zuschauer sagen, bleibt unter Zuschauern.
talk-table = Tisch
talk-room = Gespräch von { $name }
talk-rooms = Räume
talk-unheard = ungelesen
talk-within = Das lesen nur { $names }.
talk-heard-by = Gehört von { $names }
talk-closed = Dieses Gespräch ist vorbei. Wer dabei war, kann es noch lesen.
talk-say-within = Sag etwas im Vertrauen

rules-current = Jetzt
rules-search = Regeln durchsuchen
rules-none = Keine Regel enthält das.
rules-ruling = Unsere Lesart
rules-source = Spielregel: { $chapter }
rules-the-rule = Die Regel
rules-option = Option: { $option }
rules-title = Die Regeln von „{ $game }“
rules-reference = Neu im Spiel? Fang dort an; dies ist das Nachschlagewerk, Regel für Regel.
rules-count = { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
}

replay-position = Stellung { $at } von { $last }
replay-now = Das Spiel, wie es jetzt steht
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
replay-more = Gesehen von, Link, Mitschrift, weiterspielen
replay-by = Schrittweise nach
replay-by-move = Zug
replay-by-turn = Spielerzug
replay-by-round = Runde
replay-said = { $name }: { $move }
replay-taken-back = Etwas wurde zurückgenommen.
replay-answered = { $name } hat geheim geantwortet.
replay-begins = Das Spiel beginnt.

result-title = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
result-curve = Der Verlauf des Spiels
result-curve-axis = Der Verlauf jedes Spielers über die Stellungen des Spiels
result-turns = Wendepunkte
result-turn = { $name } geht in Führung (Stellung { $moment })
result-again-go = Noch einmal spielen
result-again-there = Zum neuen Tisch
result-parts = Woraus sich die Summe ergibt, { $what }
result-ties = Was zwischen Gleichen entschied
result-fold = Spielplan zeigen
result-unfold = Gründe zeigen
result-why = Warum es so ausging
hint = Hinweis
hints-allowed = Hinweise sind erlaubt
hints-text = Wer fragt, erfährt die besten Züge nach dem, was er wissen kann, und alle sehen es.
hints-taken = { $count ->
    [one] 1 Hinweis genommen
   *[other] { $count } Hinweise genommen
}
coach = Lehrmeister
result-what-if = Was wäre, wenn …

play-on-title = Was wäre, wenn …
play-on-note = Allein gegen Bots, auf einer Kopie. Dieses Spiel bleibt, wie es ist.
play-on-redealt = Allein gegen Bots, auf einer Kopie, in der neu verteilt ist, was du nicht sehen kannst. Dieses Spiel bleibt, wie es ist.
play-on-as = Weiterspielen als
play-on = Von hier weiterspielen
copy-of = Eine Kopie ab Stellung { $moment }.
copy-original = Zum Original
copy-mark = Kopie ab Stellung { $moment }

keys-title = Tasten
keys-board = B: zum Spielplan
keys-arrows = Pfeile: von Ort zu Ort
keys-enter = Eingabe: dort spielen
keys-mode = X: was ein Klick tut
keys-digits = 1 bis 9: die Möglichkeiten der Aufforderung
keys-undo = U: zurücknehmen
keys-skip = S: überspringen, was erzählt wird
keys-replay = Komma und Punkt: Rückblick, einen Schritt zurück oder vor
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
account-tokens-text = Ein Programm mit einem solchen Schlüssel spielt in deinem Namen, zum Beispiel ein eigener Bot in einer beliebigen Programmiersprache.
account-token-label = Wofür er ist
account-token-new = Schlüssel machen
account-token-once = Kopiere ihn jetzt; er wird nur dieses eine Mal gezeigt.
account-token-drop = Zurückziehen
account-tokens-none = Noch keine Schlüssel.
account-renamed = Du hast jetzt einen anderen Namen.
account-log-out-kept = Du findest alles wieder, wenn du dich anmeldest.
account-leave-title = Gehen
account-password-title = Passwort und Codes
account-password-text = Ein anderes Passwort meldet jedes andere Gerät ab und macht die Wiederherstellungscodes ungültig; Passkeys und Schlüssel bleiben, bis du sie entfernst. Wiederherstellungscodes, aufgeschrieben, bringen dich zurück, wenn du es vergisst. Jeder gilt einmal.
account-password-now = Dein jetziges Passwort
account-password-new = Neues Passwort
account-password-change = Passwort ändern
account-password-changed = Das Passwort ist geändert, jedes andere Gerät ist abgemeldet, und frühere Wiederherstellungscodes gelten nicht mehr.
account-codes-new = Wiederherstellungscodes erstellen
account-codes-once = Schreib sie jetzt auf. Sie werden nur dieses eine Mal gezeigt, und ältere gelten nicht mehr.
account-code = Wiederherstellungscode
account-forgotten = Passwort vergessen
account-recover = Mit diesem Code zurückkommen
account-recover-text = Ein Wiederherstellungscode bringt dich einmal zurück, von da an mit einem anderen Passwort. Jedes andere Gerät wird abgemeldet.
account-enter-passkey = Mit einem Passkey anmelden
account-passkeys = Passkeys
account-passkeys-text = Mit einem Passkey lässt dich dein Gerät herein, mit Finger, Gesicht oder seinem eigenen Code, und niemand kann etwas erraten.
account-passkey-make = Passkey auf diesem Gerät erstellen
account-passkey-made = Dieser Passkey lässt dich von jetzt an herein.
account-passkey-drop = Entfernen
account-devices = Wo du angemeldet bist
account-devices-text = Wer nicht herein gehört, ist mit einem Klick draußen.
account-device-here = Dieses Gerät
account-device-seen = Zuletzt hier am { $day }
account-device-unknown = Ein unbekanntes Gerät
account-device-drop = Abmelden
account-device-dropped = Dieses Gerät ist abgemeldet.
account-drop-others = Überall sonst abmelden
account-others-dropped = Jedes andere Gerät ist abgemeldet, und jeder Schlüssel ist zurückgenommen.
account-token-scope = Er darf
account-token-days = Für
account-token-until = bis { $day }
account-scope-watch = zusehen
account-scope-play = zusehen und spielen
account-scope-manage = spielen und Namen und Schlüssel ändern
account-days = { $days } Tage
account-data-text = Alles, was über dich aufgehoben wird, in einer Datei.
account-data-save = Meine Daten speichern
account-data-saved = Deine Daten liegen in der Datei outremer.json.
account-erase = Alles über mich löschen
account-erase-text = Deine Partien bleiben denen, die mit dir gespielt haben, mit einem Bot auf deinem Platz. Dein Name geht, und nichts bringt ihn zurück.
account-erase-sure = Endgültig löschen
account-erase-not = Lieber nicht
account-erased = Alles über dich ist gelöscht.
account-suspended-text = Du wirst nicht hereingelassen, aber was über dich aufgehoben wird, gehört dir: mit diesem Anmeldenamen und Passwort kannst du es haben oder löschen.
guest = Gast
somebody-gone = Jemand, der gegangen ist

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
settings-pace = Die Züge der anderen, einer nach dem anderen erzählt
settings-pace-off = alle auf einmal
settings-pace-brisk = zügig
settings-pace-calm = ruhig
settings-sound = Leise Töne, wenn du am Zug bist, wenn ein Stein gesetzt wird, bei Münzen, Ablehnung und Ende
settings-sound-still = Solange wenig Bewegung gewünscht ist, ertönt nichts.
settings-volume = Lautstärke
settings-notify = Eine Nachricht, wenn du am Zug bist
settings-notify-blocked = Der Browser erlaubt dieser Seite keine Nachrichten.
settings-text-board = Immer den Spielplan in Worten
settings-notes = Erklärungen in einer ersten Partie
settings-sole = Sag ihn für mich, wenn ich nur einen einzigen Zug habe
settings-kept = Auf diesem Gerät aufbewahrt.

## Der Plan in Worten

text-board = Spielplan in Worten
text-none = keine
text-open-forms = Was geschieht

## Gezeichnete Pläne

zoom-in = Näher
zoom-out = Weiter weg

## Meldungen, und wer sich um einen Server kümmert

report = Etwas melden
report-text = Das lesen die, die diesen Server verwalten, und sonst niemand.
report-what = Worum geht es?
report-name = Der Name { $name }
report-why = Warum?
report-send = Melden
report-sent = Danke. Wer den Server verwaltet, sieht es sich an.

house-title = Verwaltung dieses Servers
house-reports = Was gemeldet wurde
house-no-reports = Es wurde nichts gemeldet.
house-older = Weitere Meldungen
house-acts = Was getan wurde
house-no-acts = Es wurde noch nichts getan.
house-about-name = Ein Name
house-about-talk = Etwas, das gesagt wurde
house-by = { $name }, { $day }
house-player = Es geht um { $name }
house-table = der Tisch dazu
house-suspended = gesperrt
house-settled = erledigt
house-suspend = Sperren
house-suspend-done = Gesperrt, überall abgemeldet, und ein Bot spielt weiter.
house-let-in = Wieder zulassen
house-let-in-done = Wieder zugelassen.
house-delete-line = Das Gesagte löschen
house-line-deleted = Es ist für alle weg.
house-close = Tisch schließen
house-closed = Der Tisch ist geschlossen.
house-reopen = Tisch wieder öffnen
house-reopened = Der Tisch ist wieder offen.
house-settle = Erledigt
house-new-name = Ein anderer Name
house-renamed = Der Name ist geändert.
house-command-line = die Kommandozeile
house-act-grant = Verwaltet jetzt
house-act-revoke = Verwaltet nicht mehr
house-act-settle = Erledigte Meldung
house-act-suspend = Gesperrt
house-act-unsuspend = Wieder zugelassen
house-act-rename = Umbenannt
house-act-close = Tisch geschlossen
house-act-reopen = Tisch wieder geöffnet
house-act-delete-talk = Gelöscht
