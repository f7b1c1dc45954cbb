### Was das Terminal neben den Sätzen des Spiels sagt.

terminal-you = du
terminal-turn = { $player }:
terminal-hint = Tippe eine Zahl oder einen Satz wie „{ $example }“; „hilfe“ zeigt, was noch geht.
terminal-amount = { $low } bis { $high }
terminal-number = die Zahl selbst
terminal-back = Enter führt zurück.
terminal-no-choice = Die { $number } gibt es hier nicht; die Zahlen sind { $numbers }.
terminal-no-more-numbers = Die { $number } ist zu viel: „{ $move }“ ist schon ein ganzer Satz.
terminal-no-verb = „{ $word }“ ist weder ein Befehl noch ein Verb dieses Spiels; jetzt gibt es die Verben { $words }.
terminal-no-noun = „{ $word }“ passt nicht zu „{ $verb }“; möglich ist { $words }.
terminal-near-noun = „{ $word }“ passt nicht zu „{ $verb }“; war { $words } gemeint?
terminal-nouns = Auf „{ $verb }“ { $count ->
    [0] folgt kein Wort
    [one] folgt ein Wort
   *[other] folgen { $count } Wörter
}.
terminal-several = „{ $line }“ kann mehreres heißen, nämlich { $moves }.
terminal-allowed = „{ $move }“ ist jetzt erlaubt.
terminal-why = Sage auch, was du meinst, etwa „warum { $example }“.
terminal-undone = Zurückgenommen.
terminal-no-undo = Es gibt nichts zurückzunehmen, denn der Zufall, eine gezeigte Karte oder ein Zug eines anderen kam dazwischen.
terminal-saved = Das Spiel ist gespeichert in { $file }
terminal-resume = Weiter geht es mit: outremer play --resume { $file }
terminal-begun = Das Spiel wird nach jedem Zug in { $file } gespeichert.
terminal-thinking = { $player } denkt nach …
terminal-bot-failed = { $player } hat beim Nachdenken versagt ({ $failure }) und spielt das Beste, was gefunden war, oder etwas Einfacheres.
terminal-curtain = { $player }, drücke Enter, wenn sonst niemand hinsieht.
terminal-roll = Der Zufall entscheidet. Tippe eines von { $words }.
terminal-log = Das Spiel bisher
terminal-over = Das Spiel ist aus.
terminal-rank = { $rank }. { $player }
terminal-score = Wertung
terminal-decided = entschieden durch
terminal-nothing-found = Keine Regel enthält alle diese Wörter: { $words }
terminal-rules-found = { $count ->
    [one] Eine Regel
   *[other] { $count } Regeln
}
terminal-question = Frage
terminal-ruling = Unsere Lesart
terminal-option = Option
terminal-choices = Möglichkeiten
terminal-default = Vorgabe
terminal-source = Spielregel
terminal-example = Beispiel
terminal-component = Material
terminal-variant = Variante
terminal-rule = Regel
terminal-editions = Ausgaben: { $editions }
terminal-reconstructed = Steht nicht in der Spielregel und ist daher von uns rekonstruiert: { $what }. Mit --data DATEI gelten die Werte der eigenen Schachtel.
terminal-offers = { $player }, das kannst du jederzeit anbieten:
terminal-no-offers = { $player }, du kannst jetzt nichts anbieten.
terminal-beside = Daneben, mit „angebote“: { $offers }
terminal-no-breaking-in = Jetzt darf niemand dazwischengehen, denn es ist gewürfelt, und der Ausgang wird abgehandelt.
terminal-as-whom = Sage auch, wer spricht, mit „als NAME“; es spielen { $players }.
terminal-no-player = „{ $word }“ spielt hier nicht mit, oder es gibt mehrere; es spielen { $players }.
terminal-a-bot = { $player } wird vom Computer gespielt; mit „als“ sprechen nur Menschen an dieser Tastatur.
terminal-always = Von nun an wird „{ $move }“ für dich gesagt, wann immer dasselbe gefragt ist; „immer“ allein nimmt das zurück.
terminal-ask-again = Du wirst wieder alles gefragt.
terminal-not-always = Immer gegeben werden kann nur eine Antwort auf das, was gefragt ist, und nur eine ohne weitere Wörter, etwa „immer passen“.
terminal-help =
    Eine Zahl wählt aus der Liste; öffnet sie eine zweite Liste, wählt „3 10“ aus beiden zugleich.
    Ein Satz sagt den Zug selbst, „{ $example }“; von jedem Wort genügen die ersten Buchstaben.
    immer ANTWORT      immer so antworten, wenn dasselbe gefragt ist; ohne ANTWORT nicht mehr
    zurück             den letzten eigenen Zug zurücknehmen
    warum SATZ         darf ich das sagen, und wenn nicht, welche Regel verbietet es?
    warum              was hat der letzte Zug eines Bots bewirkt, soweit ich es wissen darf?
    regeln WÖRTER      in den Regeln nachschlagen
    brett              den Spielplan neu zeichnen
    legende            was die Zeichen auf dem Spielplan bedeuten
    verlauf            alles, was bisher geschah
    speichern [DATEI]  nach jedem Zug wird gespeichert; dies legt eine Kopie an
    aufhören           aufhören; das Spiel kann fortgesetzt werden
terminal-help-offers =
    angebote           was du neben der Antwort anbieten kannst; Enter geht zurück
    als NAME           jemand anders an dieser Tastatur bietet etwas an, ungesehen

## Was man tippt, um etwas vom Terminal zu wollen

command-help = hilfe
command-offers = angebote
command-as = als
command-always = immer
command-undo = zurück
command-why = warum
command-rules = regeln
command-board = brett
command-legend = legende
command-log = verlauf
command-save = speichern
command-quit = aufhören

terminal-legend-asked = ▶ ist gefragt, ×2 zweimal
