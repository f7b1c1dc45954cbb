### Die Regeln von Akkon in eigenen Worten. Eine Nachricht je Eintrag in rules.toml, in derselben Reihenfolge.

## Ziel

rule-game_roles = Die Spieler sind Würdenträger des Templerordens; wer gewinnt, wird dessen neuer Großmeister.
rule-game_players_count = Es spielen 2 bis 5 Personen.
rule-game_seven-templars-per-round = Jeder hat pro Runde 7 Templer zur Verfügung.
rule-game_templars-uses = Mit den Templern erwirbt man Stadtkarten und mehrt Gold, Glaube, Macht und Ansehen.
rule-game_best-gets-privilege = Wer am Ende einer Runde in einer der vier Eigenschaften der Beste ist, bekommt ein Privileg.

## Spielmaterial

rule-component_board = 1 Spielplan.
rule-component_templars = 35 Templer, 7 je Farbe.
rule-component_templars_set = Die sieben Templer eines Spielers sind je ein Ritter mit Wert 5, 6, 7 und 8, ein Turkopole (in deutschen Besprechungen Söldner), ein Sergeant (dort Graumäntler) und ein Kaplan.
rule-component_markers = 20 Punktemarker, 4 je Farbe.
rule-component_port-cards = 5 Heerlagerkarten (im italienischen Text Hafenkarten), 1 je Farbe.
rule-component_city-cards = 72 Stadtkarten, 12 für jede Stadt (also 6 Städte).
rule-component_cities = Die sechs Städte sind Tyrus, Jaffa, Caesarea, Sidon, Jerusalem und Akkon.
rule-component_privilege-cards = 4 Privilegienkarten.
rule-component_seneschal = 1 Seneschall.

## Aufbau

rule-setup_board = Der Spielplan liegt in der Mitte des Tisches.
rule-setup_player_colour = Jeder wählt eine Farbe.
rule-setup_player_markers-on-two = Jeder stellt auf jeder der vier Eigenschaftsleisten einen Marker auf Feld 2.
rule-setup_player_port-card = Jeder nimmt die Heerlagerkarte der eigenen Farbe.
rule-setup_player_templars-face-down = Jeder nimmt seine 7 Templer und legt sie verdeckt auf die Heerlagerkarte.
rule-setup_first-player_random = Der Startspieler wird ausgelost.
rule-setup_first-player_seneschal = Der Startspieler bekommt den Seneschall, der ihn kenntlich macht.
rule-setup_privileges_face-up = Die Privilegienkarten liegen offen neben dem Spielplan.
rule-setup_cards_sort-by-city = Die 72 Stadtkarten werden nach Städten sortiert.
rule-setup_cards_take-out_holy-lance = 2 Karten Heilige Lanze werden für die Städte Tyrus, Jaffa, Caesarea und Sidon herausgenommen.
rule-setup_cards_take-out_forbidden-writings = 2 Karten Verbotene Schrift von Jerusalem werden herausgenommen.
rule-setup_cards_take-out_minting-right = 2 Karten Münzprägerecht von Akkon werden herausgenommen.
rule-setup_cards_starting-shuffle = Die herausgenommenen Karten werden zusammen gemischt.
rule-setup_cards_starting-deal = Jeder bekommt 2 davon, beginnend beim Startspieler und weiter im Uhrzeigersinn.
rule-setup_cards_undealt-out = Nicht ausgeteilte Startkarten scheiden aus dem Spiel aus.
rule-setup_cards_starting-open = Die Startkarten werden offen ausgeteilt, sodass jeder die Karten der Gegner kennt.
rule-setup_decks_shuffle = Danach wird jeder der 6 Stadtstapel gemischt.
rule-setup_decks_size = Im normalen Spiel hat jeder Stadtstapel dann 10 Karten.
rule-setup_decks_face-up = Jeder Stapel liegt offen auf seiner Stadt.
rule-setup_decks_top-card-known = So sehen alle, welche Karte jeder Stadt in der laufenden Runde zu haben ist.

## Phasen

rule-round_two-phases = Das Spiel hat zwei getrennte Phasen, zuerst die Bietphase, dann die Aktionsphase.
rule-round_auction-purpose = In der Bietphase erwerben die Spieler mit ihren Templern neue Karten.
rule-round_action-purpose = In der Aktionsphase spielen die Spieler ihre Karten nacheinander aus, um Gold, Glaube, Macht oder Ansehen zu mehren.

## Bietphase

rule-auction_first-player-starts = Der Startspieler beginnt die Bietphase.
rule-auction_direction = Geboten wird gegen den Uhrzeigersinn.
rule-auction_place-one = Wer an der Reihe ist, setzt einen Templer in eine Stadt.
rule-auction_place-face-down = Der Templer wird streng verdeckt gesetzt.
rule-auction_no-looking = Den Wert bereits gesetzter Templer darf niemand nachsehen.
rule-auction_may-pass = Statt zu bieten, darf man passen.
rule-auction_pass-is-final = Wer gepasst hat, bietet in dieser Runde nicht mehr.
rule-auction_ends-when-all-passed = Die Bietphase endet, wenn alle gepasst haben.
rule-auction_templars-taken-up = Am Ende der Phase werden die Templer wieder aufgenommen.
rule-templar_knight_value = Tempelritter haben Gebotswerte von 5 bis 8.
rule-templar_knight_no-ability = Tempelritter haben keine besondere Fähigkeit.
rule-templar_turcopole_value = Ein Turkopole ist 2 wert, dazu 2 für jeden Templer in derselben Stadt.
rule-templar_turcopole_any-colour = Für den Zuschlag des Turkopolen zählen Templer aller Farben.
rule-templar_turcopole_not-with-own-sergeant = Niemand darf einen Turkopolen in eine Stadt setzen, in die er schon einen Sergeanten gesetzt hat.
rule-templar_sergeant_no-value = Ein Sergeant hat keinen eigenen Wert.
rule-templar_sergeant_doubles = Ein Sergeant verdoppelt das ganze Gebot seines Spielers in der Stadt, also die Summe von dessen Templern dort.
rule-templar_sergeant_not-with-own-turcopole = Niemand darf einen Sergeanten in eine Stadt setzen, in die er schon einen Turkopolen gesetzt hat.
rule-templar_chaplain_no-value = Ein Kaplan hat keinen Wert und dient zum Bluffen.
rule-templar_chaplain_alone-wins-nothing = Liegt in einer Stadt nur ein Kaplan, bekommt sein Besitzer keine Karte.
rule-templar_chaplain_usual-use = Meist setzt man den Kaplan mit Blick auf die zweite Phase der Runde ein, in der er einen Nachlass gibt.
rule-templar_seneschal_first-player-only = Nur der Startspieler darf den Seneschall einsetzen.
rule-templar_seneschal_value = Der Seneschall ist 4 wert.
rule-templar_seneschal_opens-present = Wird der Seneschall in eine Stadt gesetzt, werden die Templer, die schon dort liegen, aufgedeckt.
rule-templar_seneschal_opens-later = Auch später in die Stadt des Seneschalls gesetzte Templer liegen offen.
rule-auction_used_stay-at-city = In der Bietphase eingesetzte Templer bleiben neben den Städten liegen, in die sie gesetzt wurden.
rule-auction_used_not-for-actions = Diese Templer stehen in der Aktionsphase derselben Runde nicht zur Verfügung.
rule-auction_used_back-next-round = In der folgenden Runde sind sie wieder einsetzbar.
rule-auction_resolve_city-by-city = Die Städte werden nacheinander ausgewertet, um das höchste Gebot in jeder zu finden.
rule-auction_resolve_highest-wins = Wer in einer Stadt am meisten bietet, bekommt die sichtbare Karte des Stadtstapels.
rule-auction_resolve_tie-no-card = Bei Gleichstand bekommt keiner der Beteiligten die Karte.
rule-auction_resolve_tie-card-stays = Nach einem Gleichstand bleibt die Karte auf ihrem Stadtstapel.
rule-auction_example_chaplain = Lage: In einer Stadt hat Grün einen Ritter mit Wert 7 und einen Kaplan. Ergebnis: Die Summe von Grün ist 7, der Kaplan zählt nichts dazu, und Grün gewinnt die Karte. Die Gebote der anderen stehen nur im Bild; ein Beispiel, das passt: ein Gegner mit einem Ritter im Wert von 6.
rule-auction_example_sergeant = Lage: In einer Stadt hat Rot einen Sergeanten mit anderen Templern. Ergebnis: Der Sergeant verdoppelt alle anderen Templer von Rot dort, und Rot gewinnt die Karte. Die Werte stehen nur im Bild; ein Beispiel, das passt: Rot mit Ritter 5 und Sergeant (10) gegen einen Ritter mit Wert 8.
rule-auction_example_turcopole = Lage: In einer Stadt hat Rot einen Turkopolen, und zwei andere Templer sind da. Ergebnis: Der Turkopole ist 2 + 4 = 6 wert, und Rot gewinnt die Karte. Die anderen zwei stehen nur im Bild; ein Beispiel, das passt: ein Ritter mit Wert 5 von einem Gegner und der Kaplan eines weiteren.

## Aktionsphase

rule-action_play-cards = In dieser Phase spielen die Spieler ihre Karten aus.
rule-action_order = Der Startspieler beginnt, die anderen folgen im Uhrzeigersinn.
rule-action_cost_number = Um eine Stadtkarte zu spielen, muss man so viele Templer in die Stadt der Karte setzen, wie die Zahl in deren oberen Ecken angibt.
rule-action_cost_range = Die Zahl auf einer Stadtkarte liegt zwischen 1 und 3.
rule-action_cost_kind-irrelevant = Art und Wert der gezahlten Templer sind gleichgültig, es zählt nur ihre Zahl.
rule-action_chaplain_discount = Wer in derselben Runde einen Kaplan in eine Stadt gesetzt hat, zahlt in der folgenden Aktionsphase für jede eigene Karte dieser Stadt einen Templer weniger.
rule-action_chaplain_may-be-free = Durch diesen Nachlass kann eine Karte auch gar keinen Templer kosten; das ist erlaubt.
rule-action_effect_at-once = Eine gespielte und bezahlte Karte wirkt sofort.
rule-action_effect_announce = Die Wirkung muss den anderen laut angesagt werden, bevor sie ausgeführt wird.
rule-track_limits = Ein Marker darf nie unter 0 oder über 13 gehen.
rule-track_excess-lost = Punkte, die einen Marker unter 0 oder über 13 brächten, verfallen.
rule-action_play-while-templars-last = Man darf Stadtkarten spielen, solange man noch Templer zum Bezahlen hat.
rule-action_discard-played = Am Ende der Runde werden alle gespielten Karten offen abgelegt.
rule-action_hand_show-count = Jeder muss deutlich zeigen, wie viele Stadtkarten er hat.
rule-action_hand_limit-five = Am Ende der Aktionsphase darf niemand mehr als 5 Karten haben.
rule-action_hand_discard-to-five = Wer mehr als 5 hat, muss bis auf 5 ablegen und wählt selbst, welche gehen.
rule-round_seneschal-passes-left = Nach der Phase geht der Seneschall an den linken Nachbarn des bisherigen Startspielers.
rule-round_new-round = Dann beginnt eine neue Runde.

## Privilegien: Vergabe

rule-privilege_when = Privilegien werden am Ende der Aktionsphase vergeben, also am Ende der Runde.
rule-privilege_action-on-card = Jede der 4 Privilegienkarten erlaubt die Sonderaktion, die sie zeigt.
rule-privilege_one-per-characteristic = Für jede der vier Eigenschaften Gold, Glaube, Macht und Ansehen gibt es eine Privilegienkarte.
rule-privilege_highest-takes = Wer in einer Eigenschaft die höchste Punktzahl hat, nimmt deren Privileg.
rule-privilege_used-next-round = Der Vorteil lässt sich in der folgenden Runde nutzen.
rule-privilege_tie-nobody = Herrscht um ein Privileg Gleichstand, bekommt es niemand.

## Spielende

rule-end_trigger = Ist ein Stadtstapel aufgebraucht, beginnt die letzte Runde.
rule-end_after-action-phase = Das Spiel endet mit der Aktionsphase dieser letzten Runde.
rule-end_score = Die Siegpunkte eines Spielers sind seine höchste Eigenschaftspunktzahl plus seine niedrigste.
rule-end_winner = Es gewinnt, wer die meisten Siegpunkte hat.
rule-end_tie = Einen Gleichstand entscheidet die höhere zweitbeste Eigenschaftspunktzahl, dann die dritte, dann die vierte (also die niedrigste des Spielers).

## Kurzes Spiel

rule-short-game_siege = Im kurzen Spiel werden 2 Karten Belagerung aus den Städten Tyrus, Jaffa, Caesarea und Sidon entfernt.
rule-short-game_forbidden-writings = Im kurzen Spiel werden 2 Karten Verbotene Schrift aus Jerusalem entfernt.
rule-short-game_minting-right = Im kurzen Spiel werden 2 Karten Münzprägerecht aus Akkon entfernt.

## Stadtkarten

rule-card_holy-lance = Heilige Lanze: Der Marker eines Spielers in der gezeigten Eigenschaft rückt 1 bis 3 Felder vor.
rule-card_excommunication_advance = Exkommunikation: Der Marker eines Spielers in der gezeigten Eigenschaft rückt um 2 vor.
rule-card_excommunication_opponent-back = Exkommunikation: Der Marker eines Gegners in derselben Eigenschaft geht um 2 zurück.
rule-card_excommunication_not-past-limits = Exkommunikation darf nicht gespielt werden, wenn der steigende Marker über 13 oder der fallende unter 0 käme.
rule-card_siege_advance = Belagerung: Der Marker eines Spielers in der gezeigten Eigenschaft rückt um 2 vor.
rule-card_siege_back = Belagerung: Ein anderer Marker desselben Spielers geht in der dafür gezeigten Eigenschaft um 1 zurück.
rule-card_siege_not-below-zero = Belagerung darf nicht gespielt werden, wenn der Schritt zurück unter 0 führte.
rule-card_plague_choose = Pest: Der Spieler wählt einen Gegner.
rule-card_plague_take-one = Pest: Zu Beginn der Bietphase der nächsten Runde nimmt der Spieler zufällig einen Templer dieses Gegners.
rule-card_plague_whole-round = Pest: Der genommene Templer darf diese ganze Runde lang wie ein eigener eingesetzt werden.
rule-card_plague_opponent-back = Pest: Der Marker des Gegners in der gezeigten Eigenschaft geht um 1 zurück.
rule-card_plague_playable-at-zero = Pest darf auch gespielt werden, wenn der Marker unter 0 käme; er bleibt dann auf 0.
rule-card_brothers_choose = Waffenbrüder: Der Spieler wählt einen Gegner.
rule-card_brothers_take-two = Waffenbrüder: Zu Beginn der Bietphase der nächsten Runde nimmt der Spieler zufällig zwei Templer dieses Gegners.
rule-card_brothers_auction-only = Waffenbrüder: Die genommenen Templer dürfen in dieser Bietphase eingesetzt werden.
rule-card_brothers_opponent-advances = Waffenbrüder: Der Marker des gewählten Gegners in der gezeigten Eigenschaft rückt um 1 vor.
rule-card_levant-trade_count = Levantehandel: Der Spieler wählt einen Gegner und zählt dessen Templer in der Stadt, die die Karte zeigt.
rule-card_levant-trade_taken-count = Levantehandel: Durch Pest oder Waffenbrüder genommene Templer zählen mit.
rule-card_levant-trade_no-seneschal = Levantehandel: Der Seneschall zählt nicht mit.
rule-card_levant-trade_half-up = Levantehandel: Die Zahl wird halbiert und aufgerundet.
rule-card_levant-trade_advance = Levantehandel: Der eigene Marker in der gezeigten Eigenschaft rückt um das Ergebnis vor.
rule-card_forbidden-writings_advance = Verbotene Schrift: Der Spieler rückt den eigenen Marker in nur einer Eigenschaft vor.
rule-card_forbidden-writings_back = Verbotene Schrift: Der Spieler setzt einen anderen eigenen Marker um 1 zurück.
rule-card_forbidden-writings_not-past-limits = Verbotene Schrift darf nicht gespielt werden, wenn der Schritt zurück unter 0 oder das Vorrücken über 13 führte.
rule-card_minting-right = Münzprägerecht: Der Spieler wählt eine der ausliegenden Stadtkarten und nimmt sie auf die Hand.

## Privilegienkarten

rule-privilege_reputation = Ansehen (Kaiser Barbarossa): In der Bietphase darf der Inhaber eine ausliegende Stadtkarte gegen eine Handkarte tauschen.
rule-privilege_power = Macht (Richard Löwenherz): Im eigenen Zug darf der Inhaber einen Templer, den er in der Bietphase gesetzt hat, zurücknehmen und in der Aktionsphase einsetzen.
rule-privilege_gold = Gold (Saladin): Bevor die Templer umgedreht werden, darf der Inhaber einen gesetzten Templer von einer Stadt in eine andere versetzen.
rule-privilege_gold_not-seneschal = Gold (Saladin): Der Seneschall darf so nicht versetzt werden.
rule-privilege_faith = Glaube (Papst Clemens III.): Spielt der Inhaber in der Aktionsphase zwei Karten derselben Stadt, darf er in einer Eigenschaft seiner Wahl um 1 vorrücken.
