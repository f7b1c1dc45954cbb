### Die Regeln von Jerusalem in eigenen Worten. Eine Nachricht je Eintrag in rules.toml, in derselben Reihenfolge.

## Ziel

rule-game_players_count = Es spielen 2 bis 4 Personen.
rule-game_key-places = Umkämpft sind sechs Orte der Stadt: Königspalast, Tempelritter, Patriarchat, Markt, Adel und Davidsturm.
rule-game_control-pays-resources = Kontrollierte Gebiete bringen dreierlei Ressourcen ein, nämlich Knappen, Geld und Prestigepunkte.
rule-game_prestige-is-tower-height = Wie viel Prestige ein Spieler hat, zeigt die Höhe seines Festungsturms, gezählt in Stockwerken.
rule-game_tower-grows-at-round-end = Die Türme wachsen am Ende jeder Runde.
rule-game_goal_highest-tower = Wer am Ende des Spiels den höchsten Turm hat, gewinnt.

## Spielmaterial

rule-component_cylinders = 5 Holzzylinder dienen als Marker, in jeder Spielerfarbe ein Prestigemarker und dazu der schwarze Spielrundenmarker.
rule-component_squires = 200 Knappen aus Holz (Würfel) in den Spielerfarben.
rule-component_coins_count = 42 Geldstücke, davon 30 Silberstücke und 12 Goldstücke.
rule-component_coins_value = 1 Goldstück entspricht 5 Silberstücken.
rule-component_barons = 4 Baronfiguren, eine je Spielerfarbe.
rule-component_tower-floors = 28 Turmstockwerke, 7 für jeden Spieler.
rule-component_tower-site_de = Jede der vier Ecken des Spielplans ist der Bauplatz für den Turm eines Spielers.
rule-component_board_sectors = 1 Spielplan zeigt Jerusalem, aufgeteilt in 6 Machtzentren.
rule-component_board_areas = Ein Machtzentrum besteht aus 3 Gebieten, 1 großen und 2 kleinen.
rule-component_board_tower-of-david = Nur der Davidsturm besteht aus einem einzigen Gebiet.
rule-component_board_tracks = Der Spielplan trägt am oberen Rand die Spielrundenanzeige, gleich darüber Plätze für Ereigniskarten und in der Mitte die Prestigeleiste.
rule-component_event-cards_count = 4 Ereigniskarten.
rule-component_event-cards_back_it = Die Rückseiten der Ereigniskarten zeigen Banner.
rule-component_event-cards_back_de = Die Rückseiten der Ereigniskarten zeigen menschliche Profile.
rule-component_action-cards = 27 Aktionskarten; ihre Rückseiten zeigen einen Knappen, Geld und einen Turm.
rule-component_character-cards = 4 Ämterkarten; ihre Rückseiten zeigen die Amtsträger im Profil.
rule-component_screens = 4 Sichtschirme, hinter denen die Ressourcen verborgen liegen.

## Spielaufbau

rule-setup_punch-out = Vor der ersten Partie werden die Teile aus ihren Rahmen gelöst.
rule-setup_board = Der Spielplan kommt in die Mitte des Tisches.
rule-setup_bank = Die Münzen neben dem Spielplan bilden die Bank.
rule-setup_events_shuffle = Die Ereigniskarten werden gemischt.
rule-setup_events_three-face-down = Drei Ereigniskarten werden verdeckt und ungesehen ausgelegt, eine auf jeden Ereignisplatz über der Spielrundenanzeige.
rule-setup_events_above-rounds-2-3-4 = Die drei Ereigniskarten gehören zu den Feldern 2, 3 und 4 der Spielrundenanzeige.
rule-setup_events_fourth-to-box = Die übrige Ereigniskarte geht in die Schachtel zurück, ohne dass jemand sie ansieht.
rule-setup_action-deck_shuffle = Alle 27 Aktionskarten werden gemischt; der Stapel liegt neben dem Spielplan.
rule-setup_action-deck_face-down_de = Der Aktionsstapel liegt verdeckt.
rule-setup_action-deck_discard-space = Neben dem Aktionsstapel bleibt Platz für einen Ablagestapel.
rule-setup_characters_in-order = Die vier Ämterkarten liegen offen neben dem Spielplan, der Nummer nach geordnet.
rule-setup_round-marker = Der schwarze Spielrundenmarker beginnt auf Feld 1 der Spielrundenanzeige.
rule-setup_supply = Zu Beginn liegen alle Knappen im allgemeinen Vorrat, für alle erreichbar.
rule-setup_supply_sorted_de = Die Holzteile des Vorrats bleiben nach Farben sortiert.
rule-setup_three-players_no-constable = Zu dritt kommt das Amt 1, der Hauptmann, für das ganze Spiel beiseite.
rule-setup_player_colour = Jeder sucht sich eine Farbe aus.
rule-setup_player_screen = Jeder stellt den Sichtschirm der eigenen Farbe vor sich auf.
rule-setup_player_hidden_it = Die Ressourcen eines Spielers sind immer hinter dem Sichtschirm verborgen; als Ressourcen werden Knappen, Münzen und Karten genannt.
rule-setup_player_hidden_de = Die Ressourcen eines Spielers liegen immer hinter dem Sichtschirm und bleiben geheim; als Ressourcen werden Knappen und Münzen genannt.
rule-setup_player_money_it = Jeder beginnt mit Geldstücken im Wert von 12, und zwar 2 Goldstücken und 2 Silberstücken, hinter dem Sichtschirm.
rule-setup_player_money_de = Jeder beginnt mit Geldstücken im Wert von 12 in beliebiger Stückelung (vorgeschlagen sind 2 Goldstücke und 2 Silberstücke) hinter dem Sichtschirm.
rule-setup_player_change-money = Gold- und Silberstücke lassen sich jederzeit wechseln, 1 Goldstück gegen 5 Silberstücke (der deutsche Text ergänzt: mit der Bank).
rule-setup_player_points-marker = Der Prestigemarker jedes Spielers beginnt auf Feld 0 der Prestigeleiste.
rule-setup_player_baron = Jeder nimmt den Baron der eigenen Farbe.
rule-setup_player_baron_place_it = Ein nicht eingesetzter Baron steht hinter dem Sichtschirm seines Besitzers (außer Sicht).
rule-setup_player_baron_place_de = Ein nicht eingesetzter Baron steht neben dem Sichtschirm seines Besitzers (sichtbar).
rule-setup_player_floors = Jeder nimmt 7 Turmstockwerke der eigenen Farbe; noch ist keines gebaut.
rule-setup_player_floors_place_it = Noch nicht gebaute Stockwerke liegen hinter dem Sichtschirm.
rule-setup_player_floors_place_de = Noch nicht gebaute Stockwerke liegen neben dem Sichtschirm.
rule-setup_first-opener = Wer von Statur am größten ist, fängt an und eröffnet die erste Auktion.
rule-setup_two-players_own-rules = Zu zweit gilt die Variante am Schluss der Spielregel.

## Ablauf des Spiels

rule-round_count = Ein Spiel dauert 5 Runden.
rule-round_phases_order = Eine Runde hat vier Phasen in dieser Folge: 1 Ämtergebote, 2 Einsetzen der Knappen, 3 Einkommen, 4 Ereignis.
rule-round_phases_event-only-rounds-2-3-4 = Phase 4 findet nur in den Runden 2, 3 und 4 statt; die Runden 1 und 5 haben kein Ereignis.
rule-round_phases_complete-before-next_de = Innerhalb einer Phase schließen alle ihre sämtlichen Aktionen ab, bevor die nächste Phase anfängt.
rule-round_end_after-phase-4 = Eine Runde ist vorbei, sobald ihre Phase 4 vorbei ist, in einer Runde ohne Ereignis sobald Phase 3 vorbei ist.
rule-round_marker_advance = Nach jeder Runde zieht der schwarze Spielrundenmarker ein Feld auf der Spielrundenanzeige vor.
rule-round_event_reveal = Liegt über dem eben erreichten Feld eine Ereigniskarte, wird sie umgedreht, bevor diese Runde mit der Auktion beginnt.
rule-round_next-starts-with-auction = Die folgende Runde beginnt wieder mit Phase 1.
rule-round_phase3_steps_order = Phase 3 hat vier Schritte in dieser Folge: 3.1 Davidsturm, 3.2 Privilegien, 3.3 Einkommen (Knappen, Geld, Prestigepunkte), 3.4 Bau neuer Stockwerke.

## Phase 1: Auktion

rule-auction_action-cards_draw = Zu Beginn von Phase 1 werden so viele Aktionskarten gezogen, wie Spieler am Tisch sitzen.
rule-auction_action-cards_draw_example = Lage: Beginn von Phase 1 zu dritt. Ergebnis: Genau 3 Aktionskarten werden gezogen.
rule-auction_action-cards_face-down = Die gezogenen Aktionskarten liegen während der Auktion verdeckt bei den Ämterkarten.
rule-auction_action-cards_no-peek_de = Niemand darf die gezogenen Aktionskarten ansehen, bevor die Auktion vorbei ist.
rule-auction_purpose = Die Auktion entscheidet, wer in dieser Runde welches Amt innehat.
rule-auction_opener_highest-tower = Wer den höchsten Turm hat, gezählt in Stockwerken, eröffnet die erste Auktion der Runde.
rule-auction_opener_tie_tower-points = Unter mehreren mit dem höchsten Turm eröffnet, wer mehr Prestigepunkte hat.
rule-auction_opener_tie_character_it = Herrscht auch bei den Prestigepunkten Gleichstand, eröffnet unter den Beteiligten, wer in der Vorrunde das Amt mit der niedrigsten Nummer hatte.
rule-auction_opener_tie_character_de = Herrscht auch bei den Prestigepunkten Gleichstand, eröffnet, wer in der Vorrunde das Amt mit der niedrigsten Nummer hatte (der Satz sagt nicht „unter den Beteiligten“).
rule-auction_opener_first-round = In Runde 1 eröffnet die von Statur größte Person die erste Auktion.
rule-auction_open_choose-character = Wer eröffnet, wählt, welches der noch verfügbaren Ämter versteigert wird.
rule-auction_open_any-bid = Das Eröffnungsgebot darf beliebig hoch sein, auch null.
rule-auction_open_no-pass = Wer eröffnet, muss ein Amt wählen und ein Gebot abgeben; Passen ist dabei nicht erlaubt.
rule-auction_bid_clockwise = Nach dem Eröffnungsgebot geht es im Uhrzeigersinn reihum.
rule-auction_bid_raise-or-pass = Wer an der Reihe ist, erhöht das Gebot oder passt.
rule-auction_pass_out-of-this-auction = Wer passt, nimmt an der Auktion dieses Amtes nicht mehr teil.
rule-auction_pass_back-for-next_de = Wer gepasst hat, darf beim nächsten Amt wieder mitbieten.
rule-auction_bid_shown-openly = Jedes Gebot muss offen ausliegen, sodass alle es sehen.
rule-auction_bid_not-more-than-owned = Niemand darf mehr Geld bieten, als er gerade besitzt.
rule-auction_end_one-left = Eine Auktion endet, wenn alle außer dem Höchstbietenden gepasst haben; dieser gewinnt sie.
rule-auction_winner_pays-bank = Wer gewinnt, zahlt das eigene Gebot an die Bank.
rule-auction_winner_card-face-up = Wer gewinnt, nimmt die Ämterkarte und legt sie offen vor sich hin.
rule-auction_losers_keep-money_de = Wer die Auktion nicht gewinnt, nimmt das gebotene Geld zurück.
rule-auction_winner_bids-no-more = Wer ein Amt gewonnen hat, bietet in dieser Phase nicht mehr; niemand bekommt also zwei Ämter.
rule-auction_next-opener_it = Die nächste Auktion eröffnet, vom letzten Gewinner aus nach links gezählt, der Erste ohne Amt.
rule-auction_next-opener_de = Die nächste Auktion eröffnet der unmittelbare linke Nachbar des letzten Gewinners.
rule-auction_next_choose-from-remaining = In jeder weiteren Auktion wählt, wer sie eröffnet, eines der übrigen Ämter; sie läuft nach denselben Regeln ab.
rule-auction_repeat-until-all-have-one = Es folgen weitere Auktionen, bis jeder ein Amt hat.
rule-auction_last-character-free = Wer als Letzter noch ohne Amt ist, nimmt die letzte Karte umsonst.
rule-auction_character_benefits = Eine Ämterkarte gibt ihrem Inhaber den aufgedruckten Vorteil und ein Grundeinkommen an Knappen.
rule-auction_character_turn-order = Die Nummern der Ämterkarten bestimmen die Spielerreihenfolge für den Rest der Runde, die niedrigste zuerst.
rule-actionpick_after-auction = Die Aktionskarten werden verteilt, sobald alle Ämter vergeben sind.
rule-actionpick_first-player = Den Anfang macht, wer das Amt mit der niedrigsten Nummer hat; er nimmt alle gezogenen Aktionskarten, sieht sie an und behält eine.
rule-actionpick_pass-on = Die übrigen Karten gehen an den Inhaber der nächsthöheren Amtsnummer, der ebenso verfährt, und so weiter.
rule-actionpick_one-each = Am Ende hat jeder genau eine der gezogenen Karten.
rule-actionpick_last-has-no-choice = Der Letzte in der Reihe, der Admiral, nimmt ohne Wahl die eine Karte, die übrig ist.
rule-actionpick_four-players_example_it = Lage: vier Spieler, 4 gezogene Aktionskarten. Ergebnis: Der Hauptmann sieht 4 und behält 1, dann reicht er 3 an den zweiten Spieler weiter, der auf dieselbe Weise wählt.

## Phase 2: Einsetzen

rule-placement_starts-after-auction-phase = Phase 2 beginnt, wenn Phase 1 vorbei ist und jeder ein Amt und eine Aktionskarte hat.
rule-placement_order = Jeder hat einen Zug, und alle halten sich an die Reihenfolge der Amtsnummern, von der niedrigsten bis zur höchsten.
rule-placement_purpose = Im eigenen Zug darf man Knappen auf den Spielplan setzen, um die Kontrolle über Gebiete zu gewinnen.
rule-placement_receive_first = Ein Zug beginnt damit, dass man die auf dem eigenen Amt aufgedruckte Zahl Knappen bekommt; das Einsetzen folgt danach.
rule-placement_receive_constable = Der Hauptmann (Nummer 1, als Erster am Zug) bekommt 7 Knappen.
rule-placement_receive_treasurer = Der Schatzmeister (Nummer 2, als Zweiter am Zug) bekommt 6 Knappen.
rule-placement_receive_marshal = Der Feldmarschall (Nummer 3, als Dritter am Zug) bekommt 5 Knappen.
rule-placement_receive_admiral = Der Admiral (Nummer 4, als Letzter am Zug) bekommt 4 Knappen.
rule-placement_receive_from-supply_it = Die erhaltenen Knappen kommen in der eigenen Farbe aus dem Vorrat hinter den Sichtschirm.
rule-placement_from-screen-only = Eingesetzt werden nur Knappen aus dem eigenen Vorrat hinter dem Sichtschirm, nie unmittelbar aus dem allgemeinen Vorrat.
rule-placement_optional = Niemand muss alle seine Knappen einsetzen.
rule-placement_keep-for-later = Nicht eingesetzte Knappen bleiben für spätere Runden hinter dem Sichtschirm.
rule-placement_any-areas = Knappen dürfen auf so viele verschiedene Gebiete verteilt werden, wie man will.
rule-placement_any-number-per-area = In ein Gebiet darf jede Zahl von Knappen; eine Obergrenze je Gebiet gibt es nicht.
rule-placement_tower-of-david-allowed = Auch in den Davidsturm dürfen Knappen gesetzt werden.
rule-placement_clear-position = Ein Knappe muss deutlich innerhalb eines Gebiets stehen, nicht auf einer Grenzlinie, damit die Zahl jedes Spielers in jedem Gebiet erkennbar ist.
rule-placement_group-advice_it = Nur ein Rat: Knappen einer Farbe stehen in einem Gebiet am besten beisammen, damit sie leicht zu zählen sind.
rule-placement_squires-stay = Knappen auf dem Spielplan bleiben am Rundenende stehen; die Stellung geht in die nächste Runde über.

## Machtzentren und Kontrolle

rule-city_sectors_count_it = Die Stadt hat 6 Machtzentren, der Davidsturm ist eines davon.
rule-city_sectors_count_de = Die Stadt hat 5 Machtzentren, und der Davidsturm steht für sich (die deutsche Materialliste zählt mit ihm 6).
rule-city_sectors_three-areas = Jedes gewöhnliche Machtzentrum hat ein großes und zwei kleine Gebiete.
rule-city_tower-of-david_one-large-area = Der Davidsturm ist ein einziges großes Gebiet und hat keine kleinen.
rule-city_sectors_names = Die Machtzentren sind Königspalast, Tempelritter, Patriarchat, Adel und Markt, dazu der Davidsturm.
rule-control_pays-in-phase-3 = Die Kontrolle über ein Gebiet bringt in Phase 3 das Einkommen, das auf dem Spielplan in diesem Gebiet aufgedruckt ist.
rule-control_sole-presence = Wer in einem Gebiet als Einziger Knappen stehen hat, kontrolliert es.
rule-control_majority = Wer in einem Gebiet mehr Knappen als alle anderen hat, kontrolliert es.
rule-control_tie_lower-character = Haben mehrere gleich viele und die meisten Knappen in einem Gebiet, kontrolliert es derjenige unter ihnen, dessen Amtsnummer in dieser Runde am niedrigsten ist.
rule-control_tie_constable-marshal_example = Lage: Hauptmann (1) und Feldmarschall (3) haben gleich viele und die meisten Knappen in einem Gebiet. Ergebnis: Der Hauptmann kontrolliert es.
rule-control_sector_example = Lage: Blau ist Hauptmann (1), Rot Schatzmeister (2), Gelb Feldmarschall (3). Im großen Gebiet haben Rot und Gelb gleichauf die meisten; im kleinen Gebiet unten links hat Gelb die meisten; im kleinen Gebiet unten rechts hat nur Blau Knappen. Ergebnis: Rot kontrolliert das große Gebiet (niedrigere Nummer als Gelb), Gelb das unten links, Blau das unten rechts. Die Anzahlen stehen nur im Bild; ein Beispiel, das passt: groß Rot 2 Gelb 2 Blau 1, unten links Gelb 2 Rot 1, unten rechts Blau 1.
rule-control_sector_example_place_de = Das Machtzentrum im Kontrollbeispiel ist das Patriarchat nach dem Einsetzen aller Knappen (die italienische Ausgabe nennt es nicht).

## Baron

rule-baron_use_own-turn = Im eigenen Zug der Phase 2 darf man mit dem Baron ein Gebiet des Spielplans blockieren.
rule-baron_block_no-placing-by-others = In ein blockiertes Gebiet dürfen die anderen keine Knappen setzen.
rule-baron_block_no-action-cards = Auch mit Aktionskarten dürfen andere keine Knappen in ein blockiertes Gebiet bringen.
rule-baron_block_no-moving_it = Andere Spieler dürfen keine Knappen aus einem blockierten Gebiet holen, um sie anderswohin zu versetzen (das Verbot nennt die anderen Spieler; der Besitzer des Barons ist nicht genannt).
rule-baron_block_no-moving_de = In ein Gebiet mit einem Baron und aus ihm heraus dürfen keine Knappen versetzt werden, gleich wem sie gehören.
rule-baron_block_only-its-area_de = Auf die übrigen Gebiete seines Machtzentrums wirkt ein Baron nicht; dort sind Knappen und Barone weiter erlaubt.
rule-baron_requirement_it = Um den Baron zu spielen, muss man im laufenden Zug mindestens drei neue Knappen in dieses MACHTZENTRUM gesetzt haben.
rule-baron_requirement_de = Um den Baron in einem Gebiet zu spielen, muss man zugleich mit ihm mindestens 3 Knappen in ebendieses GEBIET setzen.
rule-baron_requirement_even-if-unwanted = Die drei Knappen sind auch dann fällig, wenn man lieber weniger einsetzen würde (im italienischen Text: oder sie lieber anderswo hätte; im deutschen: auch wenn für die Kontrolle weniger genügten).
rule-baron_requirement_sources_it = Die drei neuen Knappen dürfen in jeder Mischung aus dem Vorrat hinter dem Sichtschirm, durch Aktionskarten oder durch Versetzen aus anderen Gebieten kommen.
rule-baron_requirement_sources_de = Die drei Knappen dürfen in jeder Mischung aus dem Vorrat hinter dem Sichtschirm stammen oder durch Aktionskarten in das Gebiet kommen; anderes Versetzen ist nicht genannt.
rule-baron_optional = Den Baron zu spielen ist nie Pflicht.
rule-baron_one-area-per-round = Ein Baron blockiert für den Rest der Runde ein einziges Gebiet.
rule-baron_return_it = Der Baron wird nach Ausführung des Ereignisses zurückgenommen, am Ende von Phase 4.
rule-baron_return_de = Der Baron blockiert bis zum Rundenende und kehrt dann zu seinem Besitzer zurück.
rule-baron_palace_leader-may-not-block = Wer den höchsten Turm hat, darf das große Gebiet des Königspalastes nicht blockieren.
rule-baron_palace_leader-may-place_it = Wer den höchsten Turm hat, darf in das große Gebiet des Königspalastes dennoch Knappen setzen.
rule-baron_palace_tie = Teilen sich mehrere den höchsten Turm, ist die Blockade des großen Palastgebiets nur denen unter ihnen verwehrt, die die meisten Prestigepunkte haben; die übrigen am Gleichstand Beteiligten dürfen es blockieren.
rule-baron_palace_round1_it = In Runde 1 darf niemand das große Palastgebiet blockieren, da alle null Stockwerke und null Prestigepunkte haben, es sei denn, in dieser Runde gespielte Aktionskarten haben den Punktestand verändert.
rule-baron_palace_round1_de = In Runde 1 darf niemand den Baron in das große Palastgebiet stellen (eine Ausnahme ist nicht genannt).
rule-baron_palace_round1_nobody = Wenn der Tisch es so festlegt, darf in Runde 1 niemand das große Gebiet des Königspalastes blockieren, was Aktionskarten auch an den Punkten geändert haben.
rule-baron_block_example_it = Lage: Rot ist am Zug, hat den Baron noch nicht eingesetzt und mindestens 3 Knappen zum Setzen. Rot setzt 3 neue Knappen in das große Gebiet des Adels und spielt dort den Baron. Ergebnis: erlaubt; in dieser Runde darf dort sonst niemand mehr einsetzen, Rot hat sich das Einkommen also gesichert.
rule-baron_block_example_de = Lage: Rot ist am Zug und setzt 3 Knappen und sofort auch den Baron in das große Gebiet des Adels. Ergebnis: Bis zum Rundenende darf kein anderer Knappen in dieses Gebiet setzen; in den beiden kleinen Gebieten des Adels sind Knappen und Barone wie gewohnt erlaubt.

## Söldner und Entlassung

rule-mercenaries_when = Zusätzliche Knappen (Söldner) darf man im eigenen Zug der Phase 2 anheuern.
rule-mercenaries_price = Jeder zusätzliche Knappe kostet 3 Silberstücke.
rule-mercenaries_from-supply = Gekaufte Knappen stammen aus dem allgemeinen Vorrat und kommen zu denen hinter dem Sichtschirm.
rule-mercenaries_use-or-keep = Gekaufte Knappen dürfen gleich eingesetzt oder hinter dem Sichtschirm behalten werden.
rule-dismiss_rate = Man darf eigene Knappen gegen Geld vom Spielplan nehmen: 1 Silberstück für je drei entfernte Knappen.
rule-dismiss_rate_example_de = Lage: Jemand nimmt 6 eigene Knappen vom Spielplan. Ergebnis: 2 Silberstücke.
rule-dismiss_to-supply = Gegen Geld entfernte Knappen wandern in den Vorrat, nicht hinter den Sichtschirm.
rule-dismiss_from-any-areas_it = Die entfernten Knappen dürfen aus verschiedenen Gebieten kommen; keines ist ausgenommen.
rule-dismiss_from-any-areas_de = Die entfernten Knappen dürfen aus verschiedenen Gebieten kommen, aber nicht aus einem, das ein Baron blockiert.
rule-dismiss_unblocked-only = Wenn der Tisch es so festlegt, wird aus einem Gebiet, das ein Baron blockiert, kein Knappe entlassen.

## Phase 3: Einkommen

rule-income_phase_purpose = In Phase 3 gibt es Erträge für die Gebiete, die die eigenen Knappen kontrollieren.
rule-income_kinds = Einkommen gibt es in drei Arten: Geld, Knappen und Prestigepunkte.
rule-income_points-needed-for-floors = Mit Prestigepunkten werden neue Turmstockwerke bezahlt.
rule-income_steps_complete-before-next = Jeder der vier Schritte von Phase 3 wird für alle abgeschlossen, bevor der nächste anfängt.
rule-tower-of-david_no-normal-income_it = Der Davidsturm bringt kein gewöhnliches Gebietseinkommen; er zählt nur in Schritt 1.
rule-tower-of-david_one-silver = Schritt 1: Wer den Davidsturm kontrolliert, bekommt 1 Silberstück.
rule-tower-of-david_move-one = Derselbe Spieler darf außerdem einen eigenen Knappen vom Davidsturm in irgendein anderes Gebiet der Stadt versetzen.
rule-tower-of-david_not-into-blocked = Der Knappe, der den Turm verlässt, darf nicht in ein Gebiet, das ein Baron blockiert.
rule-tower-of-david_before-majorities = Der Zug aus dem Turm geschieht, bevor Privilegien und Einkommen ermittelt werden; er kann also ändern, wer ein Gebiet kontrolliert.
rule-privilege_sectors = Schritt 2: Patriarchat, Markt und Adel gewähren je ein Privileg.
rule-privilege_count-whole-sector = Für ein Privileg zählen die Knappen jedes Spielers in allen drei Gebieten des Machtzentrums zusammen.
rule-privilege_most-squires = Wer im ganzen Machtzentrum die meisten Knappen hat, bekommt dessen Privileg.
rule-privilege_tie = Bei Gleichstand geht ein Privileg an denjenigen unter den Beteiligten, der in dieser Runde die niedrigste Amtsnummer hat.
rule-privilege_no-area-needed = Man kann das Privileg eines Machtzentrums haben, ohne eines seiner Gebiete zu kontrollieren.
rule-privilege_several-per-player = Ein Spieler darf in einer Runde mehrere Privilegien nutzen, eines für jedes Machtzentrum, in dem er vorn liegt.
rule-privilege_order = Die Privilegien werden stets in der Reihenfolge Patriarchat, Markt, Adel vergeben.
rule-privilege_patriarchate = Patriarchat (die Gelehrten): Der Inhaber darf einen Knappen aus dem Vorrat hinter dem Sichtschirm abgeben und dafür die oberste Karte des Aktionsstapels ziehen.
rule-privilege_patriarchate_squire-to-supply = Der für die Karte abgegebene Knappe kehrt in den allgemeinen Vorrat zurück.
rule-privilege_patriarchate_keep-card_de = Die mit dem Privileg des Patriarchats gezogene Karte kommt auf die Hand.
rule-privilege_market = Markt (Baumaterialien): Der Inhaber darf bis zu 4 Prestigepunkte für je 2 Silberstücke kaufen.
rule-privilege_market_bookkeeping = Das Geld für gekaufte Prestigepunkte geht an die Bank, die Punkte werden sofort auf der Leiste vermerkt.
rule-privilege_nobility = Adel (Intrigen am Fürstenhof): Der Inhaber darf einem Gegner 1 Prestigepunkt stehlen; das Opfer verliert 1, der Inhaber gewinnt 1.
rule-privilege_nobility_victim-at-zero = Hat das gewählte Opfer 0 Prestigepunkte, gewinnt der Inhaber trotzdem 1, und das Opfer bleibt bei 0.
rule-income_order-of-sectors = Schritt 3: Wer welches Gebiet kontrolliert, wird in der Reihenfolge Königspalast, Tempelritter, Patriarchat, Markt, Adel bestimmt.
rule-income_most-squires-earns = Wer in einem Gebiet die meisten Knappen hat, kontrolliert es und bekommt das dort abgebildete Einkommen.
rule-income_tie = Bei Gleichstand in einem Gebiet entscheidet unter den Beteiligten die niedrigste Amtsnummer; ihr Inhaber nimmt das ganze Einkommen.
rule-income_money-from-bank = Einkommen in Geld kommt aus der Bank.
rule-income_squires-from-supply = Einkommen in Knappen kommt aus dem allgemeinen Vorrat.
rule-income_points-on-track = Einkommen in Prestigepunkten wird auf der Leiste vermerkt.
rule-income_behind-screen = Eingenommenes Geld und eingenommene Knappen kommen hinter den Sichtschirm.
rule-income_may-take-less = Man darf weniger Einkommen nehmen, als einem zusteht, aber nie mehr.
rule-income_may-take-none = Man darf ein Einkommen ganz ausschlagen (der italienische Text sagt es ausdrücklich, der deutsche nennt das Einkommen optional).
rule-privilege_market_example = Lage: Im gesamten Markt hat Gelb 7 Knappen, Blau 4, Grün 4, Rot 3; Gelb kontrolliert keines der drei Gebiete. Ergebnis: Das Marktprivileg geht an Gelb. Die Verteilung steht nur im Bild; ein Beispiel, das passt: groß Grün 4 Gelb 3, unten links Rot 3 Gelb 2, unten rechts Blau 4 Gelb 2.
rule-income_market_example = Lage: derselbe Markt; Grün kontrolliert das große Gebiet, Rot das kleine unten links, Blau das kleine unten rechts. Ergebnis: Grün bekommt 2 Knappen und 4 Silberstücke, Rot 1 Knappen und 2 Silberstücke, Blau 1 Knappen und 2 Silberstücke; alles kommt hinter die jeweiligen Sichtschirme.
rule-income_market_example_yellow-nothing_de = Dieselbe Lage: Gelb kontrolliert kein Gebiet des Marktes. Ergebnis: Gelb hat dort kein Einkommen, obwohl das Privileg bei Gelb liegt.

## Phase 3, Schritt 4: Turmbau

rule-build_after-income = Schritt 4: Gebaut wird, sobald alles Einkommen eingenommen ist.
rule-build_order = Es wird nacheinander gebaut, von der niedrigsten bis zur höchsten Amtsnummer.
rule-build_cost = Das Stockwerk Nummer n kostet n + 1 Prestigepunkte.
rule-build_cost_third-floor_example = Lage: Ein anderer hat schon ein drittes Stockwerk; jemand mit zwei Stockwerken baut das dritte. Ergebnis: Kosten 3 + 1 = 4 Prestigepunkte.
rule-build_first-surcharge = Wer im Spiel als Erster ein Stockwerk einer bestimmten Höhe errichtet, zahlt dafür 1 Prestigepunkt mehr.
rule-build_first-surcharge_third-floor_example = Lage: Noch niemand hat ein drittes Stockwerk; jemand mit zwei Stockwerken baut das dritte. Ergebnis: Kosten 4 + 1 = 5 Prestigepunkte.
rule-build_mandatory = Bauen ist Pflicht; man darf es nicht auslassen, um Prestigepunkte zu sparen.
rule-build_as-many-as-affordable = Man muss so viele Stockwerke bauen, wie man mit seinen Prestigepunkten bezahlen kann.
rule-build_leftover-carries-over = Übrig bleiben nur Prestigepunkte, die für das nächste Stockwerk nicht reichen; sie gehen in die nächste Runde über (der italienische Text sagt es ausdrücklich; der deutsche verbietet nur, Punkte zu sparen, mit denen man ein Stockwerk bezahlen könnte).
rule-build_no-height-limit = Eine Höchstgrenze für Türme gibt es nicht.
rule-build_coins-as-floors = Ab dem achten Stockwerk ersetzen Münzen die Stockwerke aus Holz.
rule-build_coins-as-floors_from-bank_de = Die als Stockwerke verwendeten Münzen kommen aus der Bank, nicht vom Spieler.

## Geschenke des Königs

rule-gift_when = In Runde 5 macht der König vor dem Turmbau drei Geschenke.
rule-gift_reveal = Zuerst nehmen alle ihre Sichtschirme weg und zeigen, welche Ressourcen sie noch haben.
rule-gift_most-squires_it = Wer mehr Knappen hat als alle anderen, erhält 3 Prestigepunkte (gemeint sind die Knappen unter den eben aufgedeckten Ressourcen).
rule-gift_most-squires_de = Wer die meisten Knappen hinter dem Sichtschirm hat, erhält 3 Prestigepunkte.
rule-gift_most-money = Wer das meiste Geld hinter dem Sichtschirm hat (im italienischen Text: unter den eben aufgedeckten Ressourcen), erhält 3 Prestigepunkte.
rule-gift_action-card = Wer mindestens eine Aktionskarte hinter dem Sichtschirm hat, erhält 1 Prestigepunkt (1 insgesamt, nicht je Karte).
rule-gift_action-card_all-may-qualify = Das Geschenk für Aktionskarten können alle bekommen; darum wird nicht gewetteifert.
rule-gift_tie = Bei Gleichstand um die meisten Knappen oder das meiste Geld erhält jeder Beteiligte 1 Prestigepunkt statt 3.

## Phase 4: Ereignis

rule-event_phase_last = Die Ereignisphase ist die letzte Phase einer Runde.
rule-event_phase_not-in-rounds-1-and-5 = In den Runden 1 und 5 gibt es kein Ereignis.
rule-event_phase_card-of-the-round = In den Runden 2, 3 und 4 wirkt die Ereigniskarte über dem aktuellen Feld der Spielrundenanzeige.
rule-event_phase_advance-marker = Nach dem Ereignis geht der schwarze Spielrundenmarker ein Feld weiter.
rule-event_phase_reveal-next = Gehört zum neuen Feld eine Ereigniskarte, wird sie nun aufgedeckt.
rule-event_phase_return-characters = Danach legen alle ihre Ämterkarte neben den Spielplan zurück.
rule-event_phase_return-barons = Danach nehmen alle ihren Baron zurück (nach dem italienischen Text hinter den Sichtschirm, nach dem deutschen daneben).

## Spielende

rule-end_after-round-5 = Mit dem Ende von Runde 5 ist das Spiel aus.
rule-end_winner = Es gewinnt, wer den höchsten Turm hat.
rule-end_tie_points = Bei gleich hohen Türmen gewinnt unter den am Gleichstand Beteiligten, wer die meisten Prestigepunkte übrig hat.
rule-end_tie_character = Bei ebenfalls gleichen Punkten gewinnt unter den am Gleichstand Beteiligten, wer in Runde 5 die niedrigste Amtsnummer hat.
rule-end_gifts-first = Die Geschenke des Königs kommen vor dem letzten Turmbau, können also noch Stockwerke bezahlen.

## Ämter

rule-character_ability_when = Jedes Amt hat eine eigene Fähigkeit, die sein Inhaber im eigenen Zug der Phase 2 nutzen darf.
rule-character_constable_acts-first = Der Hauptmann handelt immer als Erster und bekommt die meisten Knappen als Grundeinkommen.
rule-character_constable_picks-card-first_de = Der Hauptmann wählt als Erster eine Aktionskarte.
rule-character_admiral_acts-last = Der Admiral handelt immer als Letzter und bekommt die wenigsten Knappen als Grundeinkommen.
rule-character_admiral_barons-bind = Auch dem Admiral sind die Gebiete verschlossen, die vor ihm jemand mit dem Baron blockiert hat.
rule-character_constable_baron_large = Dem Hauptmann genügen 2 neue Knappen statt 3, um ein großes Gebiet mit dem Baron zu blockieren.
rule-character_constable_baron_small = Dem Hauptmann genügt 1 neuer Knappe, um ein kleines Gebiet mit dem Baron zu blockieren.
rule-character_constable_baron_tower-is-large = Hierfür gilt der Davidsturm als großes Gebiet.
rule-character_treasurer_discount_one = Der Schatzmeister darf einen Söldner für 1 Silberstück kaufen.
rule-character_treasurer_discount_two = Der Schatzmeister darf zwei Söldner für zusammen 3 Silberstücke kaufen; der Nachlass gilt für höchstens zwei.
rule-character_treasurer_more-at-normal-price = Der Schatzmeister darf weitere Söldner zum üblichen Preis von je 3 Silberstücken kaufen.
rule-character_treasurer_three_example = Lage: Der Schatzmeister kauft 3 Söldner in einem Zug. Ergebnis: 6 Silberstücke insgesamt (3 für die ersten zwei, 3 für den dritten).
rule-character_marshal_choice = Der Feldmarschall versetzt entweder eigene Knappen oder nimmt 1 Silberstück aus der Bank.
rule-character_marshal_move_it = Der Feldmarschall versetzt zwei eigene Knappen von einem Gebiet in ein einziges anderes.
rule-character_marshal_move_de = Der Feldmarschall versetzt höchstens 2 eigene Knappen von einem Gebiet in ein einziges anderes.
rule-character_marshal_move_two-or-none = Wenn der Tisch es so festlegt, versetzt der Feldmarschall zwei eigene Knappen oder keinen.
rule-character_marshal_move_one-area = Der Feldmarschall versetzt nur eigene Knappen, und alle von einem Gebiet in ein einziges anderes.
rule-character_marshal_move_no-baron = Weder das verlassene noch das betretene Gebiet darf von einem Baron blockiert sein.
rule-character_admiral_one-silver = Der Admiral bekommt 1 Silberstück aus der Bank.

## Ereignisse

rule-event_three-of-four-used = Es gibt vier verschiedene Ereignisse; drei davon werden in einem Spiel verwendet.
rule-event_shown-early-works-late = In den Runden 2, 3 und 4 liegt das Ereignis von Beginn an offen, wirkt aber erst am Ende der Runde in Phase 4; man kann sich also darauf einstellen.
rule-event_succession_remove-all = Thronfolger: Alle Knappen in den drei Gebieten des Königspalastes kommen in den Vorrat, nicht hinter den Sichtschirm.
rule-event_succession_baron-no-protection = Thronfolger: Ein Baron hält das Entfernen nicht auf.
rule-event_succession_save-two = Thronfolger: Jeder darf bis zu zwei eigene Knappen aus dem Palast retten und in das Gebiet versetzen, in dem der eigene Baron steht.
rule-event_succession_no-baron-no-saving = Thronfolger: Wessen Baron nicht auf dem Spielplan steht, der rettet keinen.
rule-event_succession_baron-in-palace = Thronfolger: Steht der Baron in einem Palastgebiet, wird es trotzdem geräumt; danach darf sein Besitzer bis zu zwei der entfernten Knappen dorthin zurückstellen.
rule-event_succession_example_it = Lage: Der Thronfolger wird ausgeführt. Grün hat mehrere Knappen im Palast und den Baron in dessen großem Gebiet; Gelb hat Knappen im Palast und keinen Baron auf dem Spielplan; Rot hat einen Knappen im großen Palastgebiet und (unausgesprochen) zwei weitere im Palast, dazu den Baron im großen Gebiet des Patriarchats. Ergebnis: Grün behält genau 2 Knappen, im großen Palastgebiet; Gelb verliert dort alle; Rot verliert den im großen Gebiet und versetzt 2 in das große Gebiet des Patriarchats.
rule-event_succession_example_de = Lage: Der Thronfolger wird ausgeführt. Grün hat mehr als 2 Knappen im Palast und einen Baron auf dem Spielplan; Gelb hat den Baron nicht eingesetzt; Rot hat 3 Knappen im Palast und den Baron im großen Gebiet des Patriarchats. Ergebnis: Grün rettet 2 zum eigenen Baron; Gelb verliert alle; Rot versetzt 2 in das große Gebiet des Patriarchats und verliert den dritten.
rule-event_patriarch_reduce-to-weakest = Wahl des Patriarchen: In jedem Gebiet von Patriarchat und Adel verringert jeder seine Knappen auf die Zahl dessen, der dort die wenigsten hat.
rule-event_patriarch_to-supply = Wahl des Patriarchen: Entfernte Knappen kommen in den Vorrat, nicht hinter den Sichtschirm.
rule-event_patriarch_baron-no-protection = Wahl des Patriarchen: Ein Baron hält den Verlust nicht auf.
rule-event_patriarch_only-present-players = Wahl des Patriarchen: Verglichen werden nur Spieler mit Knappen in dem Gebiet; wer fehlt, zählt nicht als Schwächster mit null.
rule-event_patriarch_single-colour-safe = Wahl des Patriarchen: Wo nur ein Spieler Knappen hat, verliert er keinen.
rule-event_patriarch_example = Lage: Im großen Gebiet des Patriarchats hat Blau 2 mehr als Gelb; unten links liegen zwei Spieler gleichauf; unten rechts hat nur ein Spieler Knappen (italienisch: Gelb). Im großen Gebiet des Adels hat Rot 2 mehr als der Schwächste dort; unten links hat Gelb 1 mehr als der Schwächste dort; unten rechts (italienisch) steht nur Blau. Ergebnis: Blau verliert 2 im großen Gebiet des Patriarchats, Rot 2 im großen Gebiet des Adels, Gelb 1 im Adel unten links; sonst verliert niemand etwas, und Blau im Adel nichts. Mögliche Anzahlen: Blau 4 Gelb 2 → Blau 2 Gelb 2; Rot 3 Blau 1 → Rot 1 Blau 1; Gelb 2 Rot 1 → Gelb 1 Rot 1.
rule-event_tax_remove-market = Sondersteuer: Jeder muss die eigenen Knappen aus allen drei Gebieten des Marktes nehmen.
rule-event_tax_baron-no-protection = Sondersteuer: Ein Baron hält den Verlust nicht auf.
rule-event_tax_pay-to-keep = Sondersteuer: Jeder darf beliebig viele eigene Knappen, auch sämtliche, stehen lassen und zahlt für jeden 1 Silberstück.
rule-event_tax_unpaid-to-supply = Sondersteuer: Jeder nicht bezahlte Knappe kommt sofort in den Vorrat.
rule-event_tax_turn-order_de = Sondersteuer: Wie viele Knappen bleiben, entscheidet jeder in Spielerreihenfolge.
rule-event_tax_example_it = Lage: Die Steuer wird in der Folge Blau, Grün, Gelb, Rot abgerechnet. Im Markt hat Blau 6 Knappen, Grün 4 (einen davon unten links), Gelb 2 und kein Geld, Rot 1 im großen Gebiet. Blau zahlt 4, Grün 3, Gelb 0, Rot 1. Ergebnis: Blau behält 4 und verliert 2; Grün verliert nur den unten links; Gelb verliert 2; Rot behält den im großen Gebiet.
rule-event_tax_example_de = Lage: Die Steuer wird ab dem Hauptmann, Blau, abgerechnet, dann Grün, Gelb, Rot. Blau zahlt 4 und entfernt 3 (hatte also 7); Grün zahlt 3 und verliert 1; Gelb hat kein Geld und entfernt beide; Rot zahlt 1 für den einen im großen Gebiet. Ergebnis: Blau behält 4, Grün 3, Gelb 0, Rot 1.
rule-event_war_remove-templars = Krieg: Alle Knappen in den drei Gebieten der Tempelritter werden entfernt.
rule-event_war_baron-no-protection = Krieg: Ein Baron hält den Verlust nicht auf.
rule-event_war_turn-order = Krieg: Die Spieler entfernen ihre Knappen in Spielerreihenfolge.
rule-event_war_hit-opponents = Krieg: Für jeden eigenen entfernten Knappen darf man einen gegnerischen von einer beliebigen Stelle des Spielplans entfernen.
rule-event_war_blocked-areas-too_de = Krieg: Gegnerische Knappen dürfen auch aus einem Gebiet entfernt werden, das ein Baron blockiert.
rule-event_war_unblocked-only = Wenn der Tisch es so festlegt, trifft der Krieg keinen Knappen in einem Gebiet, das ein Baron blockiert.
rule-event_war_max-two-per-opponent = Krieg: Einem einzelnen Gegner darf man höchstens zwei Knappen nehmen.
rule-event_war_to-supply = Krieg: Alle durch dieses Ereignis entfernten Knappen kommen in den Vorrat, hinter niemandes Sichtschirm.
rule-event_war_example = Lage: Der Krieg wird in der Folge Rot (im deutschen Text Hauptmann), Grün, Blau, Gelb ausgeführt. Bei den Tempelrittern: Rot 4, Grün 7, Blau 1, Gelb 0. Rot entfernt die eigenen 4 und nimmt aus anderen Gebieten 2 grüne und 2 blaue. Grün entfernt die eigenen 7, darf je Gegner höchstens 2 nehmen und nimmt daher 2 rote, 2 blaue, 2 gelbe (6, nicht 7). Blau entfernt den einen eigenen und nimmt 1 roten aus dem Patriarchat. Gelb verliert dort nichts und darf nichts entfernen. Ergebnis: Tempelritter leer; Verluste anderswo: Rot 3, Grün 2, Blau 4, Gelb 2.

## Aktionskarten

rule-action-cards_one-per-round = In Phase 1 jeder Runde bekommt jeder eine Aktionskarte.
rule-action-cards_more-by-privilege = Eine weitere Aktionskarte bekommt man durch das Privileg des Patriarchats.
rule-action-cards_secret = Aktionskarten bleiben geheim hinter dem eigenen Sichtschirm, bis sie von dort ausgespielt werden.
rule-action-cards_when = Aktionskarten dürfen nur im eigenen Zug der Phase 2 gespielt werden.
rule-action-cards_discard = Eine gespielte Aktionskarte kommt auf den Ablagestapel und kehrt in diesem Spiel nicht wieder.
rule-action-cards_end-bonus = Wer bis zum Schluss wenigstens eine Aktionskarte aufhebt, erhält durch das Geschenk des Königs 1 Prestigepunkt.
rule-action-cards_no-play-limit = In einem Zug darf jede Zahl von Aktionskarten gespielt werden.
rule-action-cards_no-hand-limit_de = Hinter dem Sichtschirm darf jede Zahl von Aktionskarten liegen.
rule-action-cards_gains-use-or-keep_it = Durch Karten gewonnene Knappen und Silberstücke darf man gleich verwenden oder hinter dem Sichtschirm behalten, außer den Knappen der Karte „Übermächtiger Einfluss“.
rule-action-cards_gains-use-or-keep_de = Durch Karten gewonnene Knappen und Silberstücke darf man gleich verwenden oder hinter dem Sichtschirm behalten (eine Ausnahme ist hier nicht genannt).
rule-action-cards_gains-to-screen_de = Die Knappen und Silberstücke der Karten „+1 Knappe“, „+2 Silberstücke“ und „+1 Knappe und +1 Silberstück“ kommen hinter den eigenen Sichtschirm.
rule-action-cards_one-squire = +1 Knappe: Nimm 1 Knappen aus dem allgemeinen Vorrat.
rule-action-cards_one-squire_count = +1 Knappe: 3 Karten im Stapel.
rule-action-cards_two-bezants = +2 Silberstücke: Nimm 2 Silberstücke aus der Bank.
rule-action-cards_two-bezants_count = +2 Silberstücke: 3 Karten im Stapel.
rule-action-cards_two-points = +2 Prestigepunkte: Der eigene Marker geht auf der Prestigeleiste 2 Felder vor.
rule-action-cards_two-points_count = +2 Prestigepunkte: 3 Karten im Stapel.
rule-action-cards_two-resources = +2 Ressourcen: Nimm zwei nach Wahl aus Knappen, Silberstücken und Prestigepunkten, auch gemischt.
rule-action-cards_two-resources_example = Lage: Jemand spielt „+2 Ressourcen“. Ergebnis: 1 Silberstück und 1 Prestigepunkt sind eine erlaubte Wahl.
rule-action-cards_two-resources_same-kind_example_it = Lage: Jemand spielt „+2 Ressourcen“. Ergebnis: 2 Prestigepunkte (zweimal dieselbe Art) sind eine erlaubte Wahl.
rule-action-cards_two-resources_count = +2 Ressourcen: 2 Karten im Stapel.
rule-action-cards_squire-and-bezant = +1 Knappe und +1 Silberstück: Nimm 1 Knappen aus dem allgemeinen Vorrat und 1 Silberstück aus der Bank.
rule-action-cards_squire-and-bezant_count = +1 Knappe und +1 Silberstück: 2 Karten im Stapel.
rule-action-cards_turncoat = Überläufer: Ein eigener und ein gegnerischer Knappe tauschen auf dem Spielplan ihre Plätze, in zwei beliebigen Gebieten.
rule-action-cards_turncoat_no-refusal_it = Überläufer: Der Gegner darf den Tausch nicht ablehnen.
rule-action-cards_turncoat_no-baron = Überläufer: Keiner der beiden Knappen darf in einem Gebiet stehen, das ein Baron blockiert.
rule-action-cards_turncoat_count = Überläufer: 2 Karten im Stapel.
rule-action-cards_move-two_it = Bewege 2 Knappen: Versetze bis zu zwei Knappen aus einem oder zwei Gebieten in ein oder zwei andere (der Text sagt nicht, wessen Knappen).
rule-action-cards_move-two_de = Bewege 2 Knappen: Versetze bis zu 2 eigene Knappen aus beliebigen Gebieten in beliebige andere.
rule-action-cards_move-two_at-most-two = Bewege 2 Knappen: Höchstens zwei Knappen werden versetzt, jeder einmal und in ein anderes Gebiet als das, das er verlässt.
rule-action-cards_move-two_no-baron = Bewege 2 Knappen: Kein verlassenes oder betretenes Gebiet darf von einem Baron blockiert sein.
rule-action-cards_move-two_count = Bewege 2 Knappen: 4 Karten im Stapel.
rule-action-cards_cheap-mercenaries_it = Günstige Söldner: Mit dieser Karte kosten zusätzliche Knappen je 2 Silberstücke statt 3 (Anzahl und Dauer sind nicht genannt).
rule-action-cards_cheap-mercenaries_de = Söldner aus Genua: In diesem Zug sind zusätzliche Knappen in jeder Zahl für je 2 Silberstücke statt 3 zu haben.
rule-action-cards_cheap-mercenaries_count = Günstige Söldner (auf Deutsch Söldner aus Genua): 2 Karten im Stapel.
rule-action-cards_influence = Übermächtiger Einfluss: Nimm 2 Knappen aus dem allgemeinen Vorrat und setze sie in das Machtzentrum, dessen Wappen die Karte trägt.
rule-action-cards_influence_choose-areas = Übermächtiger Einfluss: Für jeden der beiden Knappen wählt der Spieler das Gebiet innerhalb dieses Machtzentrums.
rule-action-cards_influence_no-baron = Übermächtiger Einfluss: Die Knappen dürfen nicht in ein Gebiet, das ein Baron blockiert.
rule-action-cards_influence_count = Übermächtiger Einfluss: 6 Karten im Stapel.
rule-action-cards_influence_one-per-sector = Übermächtiger Einfluss: Es gibt je eine Karte für die fünf gewöhnlichen Machtzentren und eine für den Davidsturm (der italienische Text sagt das ausführlich, der deutsche nennt eine je Machtzentrum).
rule-action-cards_influence_shield = Übermächtiger Einfluss: Das gemeinte Machtzentrum trägt auf dem Spielplan das gleiche Wappen wie die Karte.
rule-action-cards_influence_templars_example = Lage: Jemand spielt die Karte „Übermächtiger Einfluss“ mit dem Wappen der Tempelritter. Ergebnis: Die beiden Knappen kommen in Gebiete der Tempelritter und nirgends sonst hin.

## Zwei Spieler

rule-two-players_base-rules = Zu zweit gelten die normalen Regeln, soweit nichts anderes gesagt ist.
rule-two-players_remove-event = Zu zweit wird das Ereignis „Wahl des Patriarchen“ herausgenommen (nach dem deutschen Text kommt es zurück in die Schachtel).
rule-two-players_remove-influence-cards = Zu zweit kommen die Karten „Übermächtiger Einfluss“ für Patriarchat und Adel aus dem Aktionsstapel, sodass 25 Karten bleiben.
rule-two-players_cover-sectors_it = Zu zweit liegt eine der beiden entfernten Aktionskarten auf dem Patriarchat und die andere auf dem Adel, gleich welche wo.
rule-two-players_cover-sectors_de = Zu zweit liegt die entfernte Adelskarte verdeckt auf dem Adel und die entfernte Patriarchatskarte verdeckt auf dem Patriarchat.
rule-two-players_characters-3-and-4 = Zu zweit sind nur die Ämter 3 (Feldmarschall) und 4 (Admiral) im Spiel.
rule-two-players_other-characters-to-box_de = Zu zweit kommen die Ämter 1 und 2 zurück in die Schachtel.
rule-two-players_sectors-out-of-play_it = Zu zweit bleiben Patriarchat und Adel ungenutzt und haben keinerlei Wirkung, weder Einkommen noch Privileg.
rule-two-players_sectors-in-play = Zu zweit sind allein Königspalast, Tempelritter, Markt und Davidsturm umkämpft.
rule-two-players_placement-limit_de = Zu zweit dürfen Knappen allein in Königspalast, Tempelritter, Markt und Davidsturm gesetzt werden.
