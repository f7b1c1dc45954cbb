### Die Regeln von Der Rat der Vier in eigenen Worten. Eine Nachricht je Eintrag in rules.toml, in derselben Reihenfolge.

## Spielmaterial

rule-component_region-boards = 3 Regionstafeln.
rule-component_king-board = 1 Königstafel.
rule-component_king-reward-tiles = 5 Königspreise.
rule-component_king-reward-tiles_values = Die Königspreise sind vom ersten bis zum fünften 25, 18, 12, 7 und 3 Siegpunkte wert.
rule-component_bonus-tiles = 7 Bonusplättchen.
rule-component_bonus-tiles_values = Die Bonusplättchen der Goldstädte sind 20 Siegpunkte wert, die der Silberstädte 12, der Bronzestädte 8, der Eisenstädte 5 und jeder der drei Regionen 5.
rule-component_reward-tokens = 14 Belohnungsmarker.
rule-component_reward-tokens_list = Die 14 Belohnungsmarker zeigen: 1 Münze; 2 Münzen; 3 Münzen; 1 Punkt; 2 Punkte; 3 Punkte; 1 Gehilfe; 2 Gehilfen; 1 Politikkarte; 1 Gehilfe und 1 Münze; 1 Gehilfe und 1 Karte; 1 Karte und 1 Punkt; und zweimal 1 Adelsschritt.
rule-component_council-balconies = 4 Ratsbalkone.
rule-component_permit-tiles = 45 Baugenehmigungen.
rule-component_permit-tiles_spread = Jede Region hat 15 Baugenehmigungen, alle für ihre eigenen Städte: 5 nennen eine Stadt, 5 nennen zwei und 5 drei. Die Boni aller 45 stehen in data/permits.toml.
rule-component_councillors = 24 Ratsherren in 6 Farben.
rule-component_councillors_colours = Die Ratsherren sind weiß, schwarz, orange, rosa, violett und hellblau, 4 von jeder Farbe.
rule-component_politics-cards = 90 Politikkarten: 13 in jeder der 6 Farben der Ratsherren, dazu 12 Joker (mehrfarbig).
rule-component_king-piece = 1 Königsfigur.
rule-component_emporiums = 40 Handelshäuser, 10 in jeder der 4 Spielerfarben.
rule-component_player-discs = 12 Markierungsscheiben, 3 in jeder der 4 Spielerfarben.
rule-component_assistants = 30 Gehilfenmarker: 21 einzelne und 9 im Wert von 3.
rule-component_summary-tiles = 4 Übersichten der Aktionen, eine für jeden Spieler.
rule-component_wealth-track = Die Reichtumsleiste reicht von 0 bis 20.
rule-component_victory-track = Die Punkteleiste reicht in einem Umlauf von 0 bis 99.
rule-component_nobility-track = Die Adelsleiste reicht von 0 bis 20.

## Aufbau: Tafeln und Spielmaterial

rule-setup_board_regions-order = Die drei Regionstafeln werden ausgelegt: links die Küste, in der Mitte das Hügelland, rechts das Gebirge.
rule-setup_board_sides-choice = Jede Regionstafel hat zwei Seiten; für jede der drei wird eine Seite gewählt, insgesamt 8 mögliche Kombinationen.
rule-setup_board_king-board-place = Die Königstafel liegt unterhalb der Landkarte.
rule-setup_player_colour = Jeder wählt eine Farbe.
rule-setup_player_emporiums = Jeder nimmt 10 Handelshäuser und legt sie vor sich hin.
rule-setup_player_discs = Jeder nimmt die 3 Markierungsscheiben der eigenen Farbe.
rule-setup_player_score-disc = Jeder legt eine Scheibe auf Feld 0 der Punkteleiste.
rule-setup_player_nobility-disc = Jeder legt eine Scheibe auf Feld 0 der Adelsleiste.
rule-setup_player_first-player = Danach wird der Startspieler bestimmt (auf welche Weise, ist nicht festgelegt).
rule-setup_player_wealth-by-seat = Münzen und Gehilfen zu Beginn hängen vom Platz ab, im Uhrzeigersinn vom Startspieler aus gezählt.
rule-setup_player_wealth_first = Der erste Spieler beginnt mit der Reichtumsscheibe auf Feld 10 und mit 1 Gehilfen.
rule-setup_player_wealth_second = Der zweite Spieler beginnt mit der Reichtumsscheibe auf Feld 11 und mit 2 Gehilfen.
rule-setup_player_wealth_third = Der dritte Spieler beginnt mit der Reichtumsscheibe auf Feld 12 und mit 3 Gehilfen.
rule-setup_player_wealth_fourth = Der vierte Spieler beginnt mit der Reichtumsscheibe auf Feld 13 und mit 4 Gehilfen.
rule-setup_player_summary-tile = Jeder nimmt eine Übersicht der Aktionen.
rule-setup_player_draw-six = Jeder zieht 6 Politikkarten verdeckt vom Stapel.
rule-setup_cities_letters = Jede Region hat 5 Städte mit Namen in alphabetischer Folge: A bis E an der Küste, F bis H im Hügelland (so gedruckt), K bis O im Gebirge.
rule-map_cities = Die Städte sind Arkon, Burgen, Castrum, Dorful, Esti an der Küste; Framek, Graden, Hellar, Indur, Juvelar im Hügelland; Kultos, Lyram, Merkatim, Naris, Osium im Gebirge.
rule-map_emporium-spaces = Jede Stadt hat 4 Plätze für Handelshäuser.
rule-map_roads_coast = Straßen der Küste. Seite A: Arkon-Burgen, Arkon-Castrum, Burgen-Dorful, Burgen-Esti. Seite B: Arkon-Castrum, Burgen-Esti, Castrum-Dorful.
rule-map_roads_hills = Straßen des Hügellands. Seite A: Framek-Graden, Framek-Indur, Graden-Hellar, Graden-Indur, Hellar-Juvelar. Seite B: Framek-Indur, Graden-Juvelar, Hellar-Juvelar, Indur-Juvelar.
rule-map_roads_mountains = Straßen des Gebirges. Seite A: Kultos-Naris, Lyram-Osium, Merkatim-Osium, Naris-Osium. Seite B: Kultos-Lyram, Lyram-Naris, Merkatim-Osium.
rule-map_roads_between-regions = Straßen zwischen den Regionen auf jeder Landkarte: Castrum-Framek, Dorful-Graden, Esti-Hellar, Indur-Kultos, Juvelar-Lyram.
rule-map_roads_to-merkatim = Die sechste Straße zwischen Regionen hängt von der Seite des Hügellands ab: Juvelar-Merkatim bei A, Hellar-Merkatim bei B.
rule-map_colours_coast = Stadtfarben der Küste. Seite A: Arkon Eisen, Burgen Gold, Castrum und Dorful Silber, Esti Bronze. Seite B: Arkon Gold, Burgen Bronze, Castrum und Esti Silber, Dorful Eisen.
rule-map_colours_hills = Stadtfarben des Hügellands. Beide Seiten: Framek und Hellar Gold, Indur Bronze. Seite A: Graden Violett, Juvelar Silber. Seite B: Graden Silber, Juvelar Violett.
rule-map_colours_mountains = Stadtfarben des Gebirges. Beide Seiten: Kultos und Osium Gold, Naris Bronze. Seite A: Lyram Silber, Merkatim Eisen. Seite B: Lyram Eisen, Merkatim Silber.
rule-map_colours_group-sizes = Auf jeder der acht Landkarten gibt es 5 Goldstädte, 4 Silberstädte, 3 Bronzestädte, 2 Eisenstädte und 1 violette Stadt.
rule-map_king-city = Die violette Stadt, die des Königs, hängt von der benutzten Seite des Hügellands ab: Graden bei A, Juvelar bei B.
rule-setup_reward-tokens_shuffle = Die 14 Belohnungsmarker werden verdeckt gemischt.
rule-setup_reward-tokens_place = Auf jede Stadt der Landkarte kommt ein Belohnungsmarker, offen.
rule-setup_reward-tokens_purple-none = Die violette Stadt bekommt keinen Belohnungsmarker.
rule-setup_politics-deck_shuffle = Die Politikkarten werden gemischt; der Stapel liegt neben dem Spielplan.
rule-setup_assistants_reserve = Alle Gehilfen liegen als Vorrat neben dem Spielplan.
rule-setup_permits_split = Die Baugenehmigungen werden nach der Region auf ihrer Rückseite in 3 Stapel geteilt.
rule-setup_permits_shuffle-each = Die 3 Stapel Baugenehmigungen werden getrennt gemischt.
rule-setup_permits_face-down = Die Stapel Baugenehmigungen kommen verdeckt auf ihre Plätze auf dem Spielplan.
rule-setup_permits_reveal-two = Danach werden je Region zwei Baugenehmigungen aufgedeckt.
rule-setup_king-piece_place = Die Königsfigur beginnt in der violetten Stadt (die Spielregel nennt dazu den Namen Juvelar).
rule-setup_king-reward_stack = Die 5 Königspreise werden der Reihe nach gestapelt, der erste oben und der fünfte unten, auf ihrem Platz auf der Königstafel.
rule-setup_bonus-tiles_place = Die 7 Bonusplättchen werden verteilt: 4 auf die Königstafel und je 1 in die 3 Regionen.
rule-setup_balconies_assemble = Vor der ersten Partie wird jeder Ratsbalkon aus seinen vier Teilen zusammengesteckt.
rule-setup_balconies_place = Die 4 Balkone kommen in die Schlitze der Königstafel, mit der geschlossenen Seite nach links, wo der Pfeil ist.
rule-setup_councillors_fill = In jeden Balkon kommen 4 zufällig gezogene Ratsherren.
rule-setup_councillors_pool = Die 8 übrigen Ratsherren stehen beim Spielplan.

## Spielablauf

rule-turn_order = Die Spieler sind im Uhrzeigersinn am Zug, beginnend mit dem Startspieler.
rule-turn_two-phases = Ein Zug hat zwei Phasen in dieser Folge: 1 eine Karte ziehen, 2 Aktionen ausführen.
rule-turn_draw_one-card = Phase 1: Wer am Zug ist, zieht eine Politikkarte vom Stapel auf die Hand.
rule-turn_draw_deck-empty = Geht der Stapel der Politikkarten irgendwann aus, wird die Ablage zu einem neuen Stapel gemischt.
rule-turn_actions_one-main-required = Phase 2: Wer am Zug ist, muss genau eine Hauptaktion ausführen.
rule-turn_actions_quick-optional = Phase 2: Wer am Zug ist, darf außerdem eine Schnellaktion ausführen.
rule-turn_actions_quick-order = Wer eine Schnellaktion ausführt, wählt, ob sie vor oder nach der Hauptaktion kommt.

## Hauptaktionen

rule-action_list = Es gibt vier Hauptaktionen: einen Ratsherrn wählen; eine Baugenehmigung erwerben; ein Handelshaus mit einer Genehmigung bauen; ein Handelshaus mit Hilfe des Königs bauen.
rule-action_elect_choose-councillor = Ratsherrn wählen: Einer der neben dem Spielplan verfügbaren Ratsherren wird ausgesucht.
rule-action_elect_insert = Ratsherrn wählen: Er wird von der Pfeilseite her in einen beliebigen Balkon geschoben, bis am anderen Ende der Reihe ein Ratsherr herausfällt.
rule-action_elect_queue = Ein Rat ist eine Reihe von vier: Ein neuer Ratsherr kommt beim Pfeil (links) hinein, und der ganz rechts, der am längsten dort stand, fällt heraus.
rule-action_elect_fallen-to-pool = Ratsherrn wählen: Der herausgefallene Ratsherr kommt zu den verfügbaren neben dem Spielplan.
rule-action_elect_earns-coins = Ratsherrn wählen: Der Spieler gewinnt 4 Münzen und rückt dafür auf der Reichtumsleiste vor.
rule-action_acquire_choose-council = Baugenehmigung erwerben: Der Rat einer Region wird gewählt und zufriedengestellt (der Rat des Königs ist kein Rat einer Region).
rule-action_acquire_satisfy = Baugenehmigung erwerben: Zufriedengestellt wird der Rat durch Abwerfen von 1 bis 4 Politikkarten in den Farben seiner Ratsherren.
rule-action_acquire_one-card-per-councillor = Zu jeder Karte muss ein eigener Ratsherr passen; zwei Karten einer Farbe brauchen also zwei Ratsherren dieser Farbe im Balkon. Deren Reihenfolge ist gleichgültig.
rule-action_acquire_wild-card = Baugenehmigung erwerben: Der Joker (die mehrfarbige Karte) zählt als eine Farbe nach Wahl des Spielers.
rule-action_acquire_price_by-councillors = Baugenehmigung erwerben: Der Preis richtet sich nach der Zahl der zufriedengestellten Ratsherren.
rule-action_acquire_price_one = Baugenehmigung erwerben: Wer 1 Karte abwirft, zahlt 10 Münzen.
rule-action_acquire_price_two = Baugenehmigung erwerben: Wer 2 Karten abwirft, zahlt 7 Münzen.
rule-action_acquire_price_three = Baugenehmigung erwerben: Wer 3 Karten abwirft, zahlt 4 Münzen.
rule-action_acquire_price_four = Baugenehmigung erwerben: Wer 4 Karten abwirft, zahlt nichts.
rule-action_acquire_price_wild-surcharge = Baugenehmigung erwerben: Jeder abgeworfene Joker erhöht den Preis um 1 Münze.
rule-action_acquire_price_wild_example = Lage: Ein Rat wird mit 2 farbigen Karten und 1 Joker zufriedengestellt. Ergebnis: Der Preis ist 4 + 1 = 5 Münzen.
rule-action_acquire_price_two-wilds_example = Lage: Ein Rat wird mit vier Karten zufriedengestellt, zwei davon Joker. Ergebnis: Der Preis ist 0 + 2 = 2 Münzen.
rule-action_acquire_pay-with-marker = Baugenehmigung erwerben: Bezahlt wird durch Zurückziehen der Scheibe auf der Reichtumsleiste.
rule-action_acquire_take-tile = Baugenehmigung erwerben: Der Spieler wählt und nimmt eines der beiden offenen Plättchen vor dem zufriedengestellten Rat.
rule-action_acquire_tile-face-up = Baugenehmigung erwerben: Das genommene Plättchen liegt offen vor dem Spieler.
rule-action_acquire_immediate-bonus = Baugenehmigung erwerben: Der Spieler bekommt sofort die Boni, die unten auf dem Plättchen stehen.
rule-action_acquire_replace-tile = Baugenehmigung erwerben: Das genommene Plättchen wird durch das oberste des zugehörigen Stapels ersetzt.
rule-symbol_assistant = Bonussymbol: 1 Gehilfen aus dem Vorrat nehmen.
rule-symbol_politics-card = Bonussymbol: 1 Politikkarte vom Stapel ziehen.
rule-symbol_coin = Bonussymbol: 1 Münze gewinnen.
rule-symbol_extra-main-action = Bonussymbol: 1 zusätzliche Hauptaktion ausführen.
rule-symbol_victory-point = Bonussymbol: 1 Siegpunkt gewinnen (Punktescheibe 1 Schritt vor).
rule-symbol_nobility-step = Bonussymbol: 1 Schritt auf der Adelsleiste vorrücken.
rule-permit-tile_example = Lage: Eine Baugenehmigung für die Stadt Castrum zeigt 2 Gehilfen und 3 Münzen. Ergebnis: Wer sie erwirbt, darf später mit ihr ein Handelshaus in Castrum bauen und bekommt sofort 2 Gehilfen und 3 Münzen.
rule-build_permit_choose-tile = Bauen mit Genehmigung: Eine der eigenen offen liegenden Baugenehmigungen wird gewählt.
rule-build_permit_place-emporium = Bauen mit Genehmigung: Ein Handelshaus kommt in die Stadt, deren Anfangsbuchstabe auf dem Plättchen steht.
rule-build_permit_choice-of-city = Bauen mit Genehmigung: Nennt das Plättchen mehrere Städte, wählt der Spieler, in welcher er baut.
rule-build_permit_flip-tile = Bauen mit Genehmigung: Das benutzte Plättchen wird auf die Rückseite gedreht.
rule-build_permit_no-reuse = Bauen mit Genehmigung: Mit einer benutzten Baugenehmigung darf man kein weiteres Handelshaus bauen.
rule-build_king_satisfy-council = Bauen mit Hilfe des Königs: Der Rat des Königs muss nach denselben Regeln zufriedengestellt werden wie beim Erwerb einer Genehmigung (passende Karten abwerfen, Preis zahlen).
rule-build_king_move = Bauen mit Hilfe des Königs: Danach zieht der Spieler den König in eine Stadt seiner Wahl.
rule-build_king_consecutive-roads = Bauen mit Hilfe des Königs: Der König reist über aneinander anschließende Straßen.
rule-build_king_cost-per-road = Bauen mit Hilfe des Königs: Der Weg des Königs kostet 2 Münzen für jede benutzte Straße.
rule-build_king_may-stay = Bauen mit Hilfe des Königs: Der König darf kostenlos in der Stadt bleiben, in der er schon ist.
rule-build_king_place-emporium = Bauen mit Hilfe des Königs: Danach baut der Spieler sofort ein Handelshaus in der Stadt, in der der König angekommen ist.

## Regeln für den Bau eines Handelshauses

rule-emporium_one-per-city = In jeder Stadt darf ein Spieler höchstens ein Handelshaus haben.
rule-emporium_assistant-cost = Ein Handelshaus zu bauen, gleich auf welche Art, kostet für jedes Handelshaus anderer Spieler in dieser Stadt 1 Gehilfen, der in den Vorrat zurückgeht.
rule-emporium_empty-city-free = Ist die Stadt leer, wird kein Gehilfe zurückgegeben.
rule-emporium_immediate-reward = Der Bau eines Handelshauses bringt sofort die Belohnung auf dem Marker dieser Stadt.
rule-emporium_purple-city = Die violette Stadt hat keinen Marker und bringt keine Belohnung, verbindet aber wie jede andere Stadt.
rule-emporium_chain-reward = Ist das neue Handelshaus über Straßen, unmittelbar oder durch eine Kette weiterer eigener Handelshäuser, mit anderen Städten verbunden, in denen schon ein eigenes Handelshaus steht, so bekommt der Spieler auch die Belohnungen aller dieser Städte.
rule-emporium_chain_own-only = Nur die eigenen Handelshäuser des Bauenden verbinden, und jede verbundene Stadt gibt ihre Belohnung einmal je Bau.

## Bonusplättchen und Königspreise

rule-bonus_trigger = Ein Spieler bekommt das zugehörige Bonusplättchen, sobald er in allen Städten einer Farbe ein Handelshaus hat.
rule-bonus_trigger_region = Ein Spieler bekommt das zugehörige Bonusplättchen, sobald er in allen Städten einer Region ein Handelshaus hat.
rule-bonus_first-only = Je Gruppe gibt es ein Bonusplättchen; nur wer die Gruppe als Erster vollendet, nimmt es.
rule-bonus_purple-city = Die violette Stadt zählt zur Gruppe des Hügellands und zu keiner Farbgruppe.
rule-bonus_king-reward = Zu einem Bonusplättchen nimmt der Spieler auch den obersten Königspreis.
rule-bonus_trigger_king-exhausted = Sind die Königspreise aufgebraucht, gibt es nur das Bonusplättchen.
rule-bonus_list = Die 7 Bonusplättchen sind: Goldstädte, Silberstädte, Bronzestädte, Eisenstädte, Städte der Küste, des Hügellands und des Gebirges.
rule-emporium_example = Lage: Grün baut mit einer Genehmigung in Indur. Rot hat ein Handelshaus in Indur. Grün hat bereits Handelshäuser in Framek, Castrum, Graden und Hellar, alle durch Straßen mit Indur verbunden; mit Indur ist Grün in jeder Stadt des Hügellands vertreten. Marker: Indur 3 Münzen, Framek 2 Punkte, Castrum 3 Punkte, Graden 1 Münze und 1 Gehilfe, Hellar 1 Münze. Ergebnis: Grün gibt 1 Gehilfen zurück; gewinnt 3 Münzen für Indur, dann 5 Punkte, 2 Münzen und 1 Gehilfen aus den verbundenen Städten; nimmt das Bonusplättchen des Hügellands und den obersten Königspreis.

## Schnellaktionen

rule-quick_optional = Die Schnellaktion ist nie Pflicht.
rule-quick_when = Die Schnellaktion darf vor oder nach der Hauptaktion ausgeführt werden.
rule-quick_list = Es gibt vier Schnellaktionen: einen Gehilfen anwerben; Baugenehmigungen austauschen; einen Gehilfen zur Wahl eines Ratsherrn schicken; eine zusätzliche Hauptaktion ausführen.
rule-quick_hire_cost = Gehilfen anwerben: Der Spieler zahlt 3 Münzen und geht dafür auf der Reichtumsleiste 3 Felder zurück.
rule-quick_hire_effect = Gehilfen anwerben: Der Spieler nimmt einen Gehilfen aus dem Vorrat.
rule-quick_hire_must-afford = Gehilfen anwerben: Wer nicht 3 Felder zurückgehen kann, darf diese Aktion nicht ausführen.
rule-quick_swap_cost = Baugenehmigungen austauschen: Für diese Aktion geht ein Gehilfe in den Vorrat zurück.
rule-quick_swap_effect = Baugenehmigungen austauschen: Die zwei offenen Baugenehmigungen einer Region kommen unter ihren Stapel.
rule-quick_swap_reveal = Baugenehmigungen austauschen: Danach werden die zwei obersten dieses Stapels neu aufgedeckt.
rule-quick_elect_cost = Gehilfen zur Wahl schicken: Ein Gehilfe geht in den Vorrat zurück.
rule-quick_elect_effect = Gehilfen zur Wahl schicken: Ein verfügbarer Ratsherr wird genau wie bei der Hauptaktion gewählt und eingeschoben, doch gibt es dafür keine Münzen.
rule-quick_extra-main_cost = Zusätzliche Hauptaktion: 3 Gehilfen gehen in den Vorrat zurück.
rule-quick_extra-main_effect = Zusätzliche Hauptaktion: In diesem Zug führt der Spieler zwei Hauptaktionen statt einer aus.
rule-quick_extra-main_same-twice = Die beiden Hauptaktionen dürfen auch dieselbe sein.

## Adelsleiste

rule-nobility_ways-to-advance = Auf der Adelsleiste kommt man auf zwei Arten voran, durch den Sofortbonus einer Baugenehmigung oder durch den Belohnungsmarker einer Stadt.
rule-nobility_bonus-spaces = Ein Feld der Adelsleiste mit einem Bonussymbol gibt diesen Bonus jedem, dessen Scheibe es erreicht.
rule-nobility_cell_2 = Adelsfeld 2: 2 Siegpunkte und 2 Münzen.
rule-nobility_cell_4 = Adelsfeld 4: noch einmal den Bonus eines Belohnungsmarkers aus einer Stadt, in der der Spieler ein Handelshaus hat.
rule-nobility_cell_6 = Adelsfeld 6: eine zusätzliche Hauptaktion.
rule-nobility_cell_8 = Adelsfeld 8: 3 Siegpunkte und 1 Politikkarte.
rule-nobility_cell_10 = Adelsfeld 10: eine offene Baugenehmigung einer beliebigen Region nehmen, ohne sie zu bezahlen.
rule-nobility_cell_12 = Adelsfeld 12: 5 Siegpunkte und 1 Gehilfe.
rule-nobility_cell_14 = Adelsfeld 14: die Boni einer früher erworbenen Baugenehmigung, benutzte (verdeckte) eingeschlossen.
rule-nobility_cell_16 = Adelsfeld 16: noch einmal die Boni zweier verschiedener Belohnungsmarker aus zwei Städten, in denen der Spieler Handelshäuser hat.
rule-nobility_cell_reuse_no-nobility-token = Adelsfelder 4 und 16: Ein Marker, der einen Adelsschritt zeigt, darf nicht gewählt werden.
rule-nobility_cell_18 = Adelsfeld 18: 8 Siegpunkte.
rule-nobility_cell_19 = Adelsfeld 19: 2 Siegpunkte.
rule-nobility_cell_20 = Adelsfeld 20: 3 Siegpunkte.
rule-nobility_cell_others-empty = Alle anderen Felder der Adelsleiste (0, 1, 3, 5, 7, 9, 11, 13, 15 und 17) geben nichts.

## Spielende

rule-end_last-emporium_immediate-points = Wer sein letztes (zehntes) Handelshaus baut, gewinnt sofort 3 Siegpunkte.
rule-end_others-final-turn = Hat jemand sein letztes Handelshaus gebaut, hat jeder andere noch einen letzten Zug.
rule-end_game-over = Nach diesen letzten Zügen ist das Spiel vorbei.
rule-end_round-limit = Ein Spiel, das nach 200 Runden niemand beendet hat, ist vorbei und wird gewertet, wie es steht.
rule-end_bonus-and-king-tiles-score = Am Ende zählt jeder die Siegpunkte auf seinen Bonusplättchen und Königspreisen.
rule-end_nobility_first = Wer auf der Adelsleiste am weitesten ist, gewinnt 5 Siegpunkte.
rule-end_nobility_second = Wer auf der Adelsleiste an zweiter Stelle liegt, gewinnt 2 Siegpunkte.
rule-end_nobility_tie-first = Liegen mehrere auf der Adelsleiste vorn, gewinnt jeder von ihnen 5 Punkte, und für den zweiten Platz gibt es keine.
rule-end_nobility_tie-second = Liegen mehrere gleichauf an zweiter Stelle, gewinnt jeder von ihnen 2 Punkte.
rule-end_most-permits = Wer die meisten Baugenehmigungen hat, gewinnt 3 Siegpunkte.
rule-end_winner = Wer die meisten Siegpunkte hat, gewinnt.
rule-end_winner_tie = Bei Gleichstand um die meisten Siegpunkte gewinnt unter den Beteiligten, wer zusammengezählt die meisten Gehilfen und Politikkarten hat.

## Zwei Spieler

rule-two-players_draw-permits = Zu zweit wird nach dem üblichen Aufbau je Region eine Baugenehmigung zufällig gezogen.
rule-two-players_place-neutral = Zu zweit kommt in jede Stadt, die auf den gezogenen Baugenehmigungen steht, ein Handelshaus einer unbenutzten Farbe.
rule-two-players_reshuffle = Zu zweit werden die gezogenen Baugenehmigungen dann wieder in ihre Stapel gemischt.
rule-two-players_count-range = Zu zweit stehen so 3 bis 9 neutrale Handelshäuser auf der Landkarte, je nachdem, wie viele Städte die gezogenen Baugenehmigungen nennen.
