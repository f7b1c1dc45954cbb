### Was alle Spiele gemeinsam haben: die Spieler, und wie eine Ablehnung lautet.

seat-0 = Rot
seat-1 = Blau
seat-2 = Grün
seat-3 = Gelb
seat-4 = Violett
seat-5 = Weiß
names-and = { $some } und { $last }

refusal = Das ist nicht erlaubt: { $rule } [{ $id }]
refusal-of = „{ $move }“ ist nicht erlaubt: { $rule } [{ $id }]

field-game = Spiel
field-seats = Plätze
field-seat = Platz
field-options = Optionen
field-world = Tisch
field-forms = Offene Fragen
field-asked = Am Zug
field-rolling = Der Zufall entscheidet
field-over = Zu Ende

yes = ja
no = nein
nobody = niemand
hidden = verdeckt
