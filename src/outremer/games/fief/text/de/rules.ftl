### Die Regeln von Fief in eigenen Worten. Eine Nachricht je Eintrag in rules.toml, in derselben Reihenfolge.

## Grundlagen

rule-term_lord_both_sexes = Nennt eine Regel kein Geschlecht, so meint das Wort Adliger Männer und Damen gleichermaßen.
rule-module_scope = Regeln einer der fünf Erweiterungen gelten nur, wenn mit dieser Erweiterung gespielt wird; die Regeln des Grundspiels und der Ablauf der Phasen gelten immer.
rule-turn_phases_sequence = Eine gewöhnliche Runde hat sieben Phasen in fester Reihenfolge: 1 Ankündigungen und Wahlen, 2 Karten abwerfen, ziehen und ausspielen, 3 Einkommen, 4 Käufe, 5 Bewegung, 6 Schlachten, 7 Rundenende.

## Phase 1: Ankündigungen und Wahlen

rule-phase1_turn_order = Alle Handlungen der Phase 1 werden in Zugreihenfolge ausgeführt.
rule-phase1_steps_order = Phase 1 führt ihre Schritte in dieser Reihenfolge aus: A Hochzeiten, B Großmeister der Templer, C Hochmeister des Deutschen Ordens, D Bischöfe, E Papst, F König.
rule-marriage_announce = In Schritt A der Phase 1 geben die Spieler Hochzeiten bekannt; jede Ehe ist ein Bündnis der beiden Spieler.
rule-marriage_groom_not_cleric = Der Bräutigam darf kein Geistlicher sein.
rule-marriage_bride_not_arc = Eine Dame mit dem Titel D’Arc kann nicht heiraten.
rule-marriage_king_bride_is_queen = Eine Dame, die den König heiratet, wird sofort Königin.
rule-marriage_regent_groom_not_king = Ist die Braut die herrschende Königin und der Bräutigam nicht der König, so wird der Bräutigam nicht König.
rule-marriage_offer_with_diplomacy = Mit einem Diplomatiemarker darf man Münzen und Karten als Teil einer Heiratsabsprache anbieten.
rule-marriage_win_only_as_pair = Bei vier oder mehr Spielern können zwei durch Ehe verbundene Spieler nur gemeinsam gewinnen, mit zusammen 4 Siegpunkten.
rule-marriage_ends = Eine Ehe endet nur durch den Tod eines der Gatten oder wenn der Papst sie annulliert.
rule-election_nominate = Bei jeder Wahl stellt jeder Spieler in Zugreihenfolge einen seiner Adligen als Kandidaten auf.
rule-election_vote_tokens = Jeder stimmberechtigte Spieler darf geheim einen, beide oder keinen seiner zwei Stimmmarker einsetzen und legt sie zu Kandidaten seiner Wahl.
rule-election_vote_reveal = Alle Stimmmarker einer Wahl werden gleichzeitig aufgedeckt.
rule-election_vote_white = Der weiße Stimmmarker gibt seinem Kandidaten alle Stimmen des Spielers.
rule-election_vote_black = Der schwarze Stimmmarker dient der Täuschung und hat keine Wirkung.
rule-election_majority_kinds = Jede Wahl nennt die nötige Mehrheit: die einfache für Groß- und Hochmeister, Bischöfe und den König, die absolute für den Papst.
rule-election_bishop_majority = Ein Bischof wird mit einfacher Mehrheit gewählt.
rule-election_bishop_condition = Ein Bischof wird in jedem Bistum gewählt, das keinen Bischof hat und in dem jedes Dorf von irgendeinem Spieler kontrolliert wird.
rule-election_bishop_candidate = Kandidat für das Bischofsamt kann nur ein unverheirateter männlicher Adliger sein, mit oder ohne Lehnstitel, der weder Bischof noch König noch gefangen noch exkommuniziert ist.
rule-election_bishop_votes_largest_village = Wer das größte Dorf des Bistums kontrolliert, hat dafür 2 Stimmen bei dessen Bischofswahl.
rule-election_bishop_votes_other_village = Wer ein anderes Dorf des Bistums kontrolliert, hat für jedes 1 Stimme bei dessen Bischofswahl.
rule-election_bishop_votes_bishop = Bei einer Bischofswahl gibt jeder Bischof eines Spielers, der schon zu Beginn der Runde im Spiel war, 2 Stimmen.
rule-election_bishop_votes_cardinal = Bei einer Bischofswahl gibt jeder Kardinal eines Spielers 3 Stimmen.
rule-election_bishop_votes_pope = Bei einer Bischofswahl gibt der Papst seinem Spieler 3 Stimmen.
rule-bishop_can_rise = Ein Bischof kann Kardinal oder Papst werden.
rule-election_king_votes_clergy = Bei der Königswahl haben ein Bischof, ein Kardinal und der Papst je 1 Stimme.
rule-bishop_no_marriage = Ein Bischof kann nicht heiraten.
rule-bishop_tax_own_see = Ein Bischof darf sein eigenes Bistum besteuern, indem eine Steuerkarte darauf gespielt wird.
rule-bishop_quell_uprising = Ein Bischof darf versuchen, einen Aufstand in seinem eigenen Bistum mit einem Wurf von 1W6 zu beenden.
rule-bishop_quell_uprising_roll = Versucht ein Bischof, einen Aufstand zu beenden, so gelingt es bei 1–4; bei 5–6 geht der Aufstand weiter und der Bischof wird getötet.
rule-bishop_quell_uprising_inheritance = Die Lehnstitel eines Bischofs, der beim Beenden eines Aufstands getötet wird, gehen nach Möglichkeit an andere Adlige seiner Familie.
rule-election_pope_majority = Der Papst wird mit absoluter Mehrheit gewählt.
rule-election_pope_condition = Eine Papstwahl findet nur statt, wenn mindestens zwei Kardinäle im Spiel sind, die nicht gefangen sind.
rule-election_pope_candidate = Kandidat für das Papstamt kann nur ein Bischof oder Kardinal sein, der weder gefangen noch exkommuniziert ist.
rule-election_pope_votes = Bei der Papstwahl gibt jeder Kardinal 1 Stimme.
rule-pope_vp = Wer den Papst kontrolliert, erhält 1 Siegpunkt.
rule-pope_keeps_titles = Der gewählte Papst behält alle seine anderen Titel.
rule-pope_cardinal_consent = Solange ein Papst im Spiel ist, wird niemand ohne seine Zustimmung Kardinal, weder durch eine Karte noch durch Kauf.
rule-pope_annul = Der Papst darf jederzeit eine Ehe annullieren, wenn einer der Gatten darum bittet.
rule-pope_annul_royal_with_prince = Der Papst kann die Ehe des Königs nicht annullieren, solange es einen Kronprinzen gibt.
rule-pope_tax_all = Mit einer einzigen Steuerkarte besteuert der Papst jedes regierte Bistum, das noch nicht von einem Bischof oder Kardinal besteuert ist.
rule-church_tax_precedence_cardinal = Beim Besteuern eines Bistums hat der erste Kardinal, der es tut, Vorrang vor anderen Kardinälen und vor dem Papst.
rule-pope_excommunicate = Einmal pro Runde darf der Papst jederzeit einen Adligen exkommunizieren.
rule-pope_excommunicate_recant = Der Papst darf eine Exkommunikation gegen eine Spende zurücknehmen, die über einen Diplomatiemarker geleistet wird.
rule-pope_excommunicate_only_one = Es kann immer nur höchstens ein Adliger im Spiel exkommuniziert sein.
rule-excommunicated_no_election = Ein exkommunizierter Adliger kann weder wählen noch gewählt werden.
rule-excommunicated_loses_church_title = Ein exkommunizierter Bischof oder Kardinal verliert seinen Kirchentitel.
rule-excommunicated_ends_with_pope = Eine Exkommunikation endet, wenn der Papst stirbt.
rule-election_king_majority = Der König wird mit einfacher Mehrheit und mindestens 3 Stimmen gewählt.
rule-election_king_clerical_backing = Unter den Stimmen für den gewählten König müssen die von mindestens 2 Bischöfen oder 1 Kardinal oder die des Papstes sein.
rule-election_king_condition = Eine Königswahl findet nur statt, wenn mindestens 3 Adlige mit Titel, geistlich oder nicht, im Spiel sind, darunter 2 Bischöfe oder 1 Kardinal oder der Papst.
rule-election_king_candidate = Kandidat für das Königsamt kann nur ein männlicher Adliger mit Titel sein, der weder geistlich noch gefangen noch exkommuniziert ist.
rule-election_king_votes = Jeder Adlige mit Titel gibt seinem Spieler bei der Königswahl 1 Stimme.
rule-king_vp = Wer den König kontrolliert, erhält 1 Siegpunkt.
rule-king_keeps_titles = Der gewählte König behält alle seine anderen Titel.
rule-king_tax_ungoverned = Der König darf eine Steuerkarte auf jedes nicht regierte Lehen spielen, ohne dort Dörfer kontrollieren zu müssen.
rule-king_grant_title = In der Kaufphase darf der König einem Adligen, der die Bedingungen erfüllt, kostenlos einen Lehnstitel verleihen.
rule-king_grant_title_donation = Der König darf für die Verleihung eines Titels eine Spende verlangen; dazu braucht es einen Diplomatiemarker.
rule-queen_by_husband = Eine verheiratete Dame wird Königin, wenn ihr Gatte König wird.
rule-queen_candidate_unmarried = Die Dame, die Königin werden soll, muss unverheiratet sein.
rule-queen_keeps_titles = Die Königin behält alle ihre anderen Titel.
rule-queen_income = Der Titel der Königin bringt ihrem Spieler in der Einkommensphase 2 Münzen.
rule-regent_succession = Stirbt der König und gibt es keinen Kronprinzen, so wird die Königin Regentin.
rule-regent_privileges = Die Regentin hat die Vorrechte des Königs, bis in einer späteren Runde ein neuer König gewählt wird.
rule-regent_no_vp = Der Titel der Regentin gibt keinen Siegpunkt.
rule-queen_bears_prince = Die Königin kann den Kronprinzen nur zur Welt bringen, solange der König lebt und nicht gefangen ist.
rule-crown_prince_birth = Der Titel des Kronprinzen kann an einen neuen männlichen Adligen gehen, der in der Familie der Königin ins Spiel kommt.
rule-crown_prince_birth_queen_free = Solange die Königin gefangen ist, kann ein neuer männlicher Adliger ihrer Familie nicht Kronprinz werden.
rule-crown_prince_parents_alive = Beide Eltern des Kronprinzen müssen am Leben sein.
rule-crown_prince_becomes_king = Stirbt sein Vater, so wird der Kronprinz König.
rule-crown_prince_inherits_titles = Der Kronprinz erbt alle Titel seines Vaters.
rule-crown_prince_survives_queen = Der Kronprinz behält seinen Titel, wenn die Königin stirbt.
rule-crown_prince_lost_by_bishopric = Der Kronprinz verliert seinen Titel, wenn er Bischof wird.

## Phase 2: Karten

rule-phase2_turn_order = Alle Handlungen der Phase 2 werden in Zugreihenfolge ausgeführt.
rule-phase2_steps_order = Phase 2 führt ihre Schritte in dieser Reihenfolge aus: A abwerfen und ziehen, B Katastrophen abhandeln, C Karten ausspielen.
rule-cards_discard = In Zugreihenfolge darf jeder Spieler zuerst beliebig viele oder alle Handkarten offen auf die Ablagestapel ihrer Kartenstapel abwerfen.
rule-cards_draw = Nach dem Abwerfen darf man entweder 2 Schicksalskarten ziehen oder 1 Adelskarte und 1 Schicksalskarte.
rule-cards_hand_limit = Das Handlimit beträgt 3 Karten.
rule-cards_disaster_no_limits = Gezogene Katastrophenkarten zählen weder zur Zahl der gezogenen Karten noch zum Handlimit.
rule-cards_disaster_track = Eine gezogene Katastrophenkarte kommt sofort verdeckt auf Feld 1, 2 oder 3 der Leiste.
rule-cards_disaster_track_full = Sind alle drei Felder der Leiste belegt, so wird die eben gezogene Katastrophe offen abgeworfen.
rule-disaster_location_roll = Die Katastrophenkarten auf der Leiste werden einzeln aufgedeckt; bei jeder entscheidet 1W6, welches Bistum sie trifft.
rule-disaster_location_roll_six = Eine Katastrophenkarte, für deren Ort eine 6 fällt, wird abgeworfen.
rule-disaster_no_duplicate = Ein Bistum kann nicht von zwei gleichen Katastrophenkarten getroffen werden.
rule-disaster_duration = Katastrophenkarten bleiben in der Regel bis zum Ende der Runde im Spiel; dann kommen alle, die noch auf der Karte liegen, auf den Ablagestapel für Schicksal und Katastrophen.
rule-cards_play_turn_order = In Schritt C der Phase 2 darf jeder Spieler in Zugreihenfolge Karten aus der Hand ausspielen.

## Phase 3: Einkommen

rule-phase3_simultaneous = Die Spieler dürfen die Einkommensphase gleichzeitig ausführen.
rule-income_village = Ein Spieler erhält 1 Münze für jedes Dorf, das er kontrolliert.
rule-income_mill = Ein Spieler erhält 2 Münzen für jede Mühle in einem Dorf, das er kontrolliert.
rule-income_mill_bonus_card = Jede Mühle bringt 1 zusätzliche Münze für jede Karte Reiche Ernte oder Gutes Wetter, die auf ihrem Bistum liegt.
rule-income_feudal_tax = Eine Lehnssteuer bringt dem Spieler, der sie erhebt, 2 zusätzliche Münzen für jedes Dorf des Lehens, auch für die von anderen Spielern kontrollierten.
rule-income_church_tax = Bei einer Kirchensteuer geht das gesamte Mühleneinkommen des Bistums an den Spieler, der sie erhebt, statt an die, die die Mühlen kontrollieren.
rule-income_cleanup = Am Ende der Einkommensphase werden alle Steuermarker und die Karten abgelegt.

## Phase 4: Käufe

rule-phase4_turn_order = In Zugreihenfolge tätigt jeder Spieler alle seine Käufe auf einmal.
rule-phase4_ransom_first = Lösegelder werden in der Kaufphase vor allem anderen gezahlt.
rule-troop_placement = Gekaufte Truppen kommen in Dörfer, in denen eigene Adlige stehen, die nicht gefangen sind, oder in eigene Festungen oder befestigte Städte.
rule-troop_no_stack_limit = In einem Dorf dürfen beliebig viele Truppen stehen.
rule-troop_placement_max_four = In ein und dasselbe Dorf dürfen pro Runde höchstens 4 Truppen eingesetzt werden.
rule-troop_man_at_arms = Ein Fußsoldat kostet 1 Münze und hat 1 Kampfpunkt und 1 Lebenspunkt.
rule-troop_knight = Ein Ritter kostet 3 Münzen und hat 3 Kampfpunkte und 3 Lebenspunkte.
rule-building_stronghold_cost = Eine Festung kostet 10 Münzen.
rule-building_stronghold_placement = Eine Festung wird in einem Dorf gebaut, das der Spieler kontrolliert.
rule-building_stronghold_max_one = In einem Dorf steht höchstens eine Festung.
rule-building_stronghold_destroyed_only_by_uprising = Festungen können nur durch Aufstände zerstört werden.
rule-building_mill_cost = Eine Mühle kostet 3 Münzen.
rule-building_mill_placement = Eine Mühle wird in einem Dorf gebaut, das der Spieler kontrolliert.
rule-building_mill_max_two = In einem Dorf stehen höchstens zwei Mühlen.
rule-feudal_title_kinds = Die Lehnstitel sind Baron, Graf und Herzog.
rule-feudal_title_buy_requirements = Um einen Lehnstitel zu kaufen, muss man jedes Dorf des Lehens kontrollieren, und in mindestens einem davon muss eine Festung stehen.
rule-feudal_title_buy_cost = Ein Lehnstitel kostet 2 Münzen für jedes Dorf des Lehens.
rule-feudal_title_marker_on_lord = Der Marker eines Lehnstitels kommt auf eine Adelskarte des Spielers.
rule-feudal_title_fief_governed = Ein Lehen, dessen Titel ein Adliger erworben hat, gilt als regiert.
rule-feudal_title_stronghold_to_city = Wird der Titel eines Lehens vergeben, so wird dessen Festung zur befestigten Stadt.
rule-feudal_title_captured_with_city = Wer die befestigte Hauptstadt eines Gegners erobert, besetzt und kontrolliert, übernimmt auch deren Lehnstitel.
rule-feudal_title_kept_until_death = Ein Adliger behält seine Titel in der Regel bis zum Tod.
rule-feudal_title_give_within_family = In der Kaufphase darf ein Adliger Titel an andere Mitglieder derselben Familie abgeben, muss aber den ranghöchsten behalten.
rule-feudal_title_candidate = Jeder Adlige kann einen Lehnstitel erhalten, auch wenn er schon andere Lehns- oder Kirchentitel hat.
rule-feudal_title_vp = Ein Spieler erhält 1 Siegpunkt für jeden Lehnstitel, den er kontrolliert.
rule-feudal_title_tax = Der Inhaber eines Lehnstitels darf eine Steuerkarte auf sein eigenes Lehen spielen.
rule-feudal_title_inheritance = Stirbt der Inhaber von Lehnstiteln, so gehen sie an andere Mitglieder der Familie oder an den Gatten.
rule-feudal_title_inheritance_troops_replaced = Wechselt ein geerbter Lehnstitel die Familie, so werden alle Truppen in seiner befestigten Stadt durch Truppen der neuen Familie ersetzt.
rule-feudal_title_no_heir_to_map = Stirbt ein Adliger mit Titel ohne Erben und ohne Gatten, so kehrt der Titelmarker auf die Karte zurück.
rule-feudal_title_no_heir_reclaim = Ein Titel, der mangels Erben auf die Karte zurückgekehrt ist, darf kostenlos zurückgenommen werden, sobald die Familie ein neues Mitglied hat und die Bedingungen noch erfüllt.
rule-cardinal_by_purchase = Ein Bischof kann durch den Kauf eines Kardinalsbiretts Kardinal werden.
rule-cardinal_candidate = Nur ein Bischof, der weder exkommuniziert noch gefangen ist, kann Kardinal werden.
rule-cardinal_tax_any = Mit einer Steuerkarte darf ein Kardinal jedes regierte Bistum besteuern, das noch nicht von einem Bischof oder einem anderen Kardinal besteuert ist.
rule-church_tax_precedence_bishop = Beim Besteuern eines Bistums hat dessen eigener Bischof stets Vorrang vor allen anderen.
rule-cardinal_quell_uprising = Für 3 Münzen darf ein Kardinal versuchen, einen Aufstand in einem beliebigen Bistum mit einem Wurf von 1W6 zu beenden.
rule-cardinal_quell_uprising_roll = Zahlt ein Kardinal, um einen Aufstand zu beenden, so gelingt es bei 1–4; bei 5–6 geht der Aufstand weiter.
rule-cardinal_quell_uprising_own_see = Gegen einen Aufstand in seinem eigenen Bistum darf ein Kardinal statt zu zahlen so vorgehen wie ein Bischof.

## Phase 5: Bewegung

rule-phase5_turn_order = In Zugreihenfolge bewegt jeder Spieler alle seine Truppen und diejenigen seiner Adligen, die nicht gefangen sind.
rule-move_roads = Man bewegt sich entlang der Straßen; von einem Dorf zum nächsten zählt es als 1 Feld.
rule-move_lord_two = Ein Adliger darf bis zu 2 Felder weit ziehen.
rule-move_arc_three = Eine Dame mit dem Titel D’Arc darf bis zu 3 Felder weit ziehen, zusammen mit Truppen, Adligen und Gefangenen.
rule-move_troops_need_lord = Truppen können nicht allein ziehen.
rule-move_carry = Ein Adliger darf Truppen mitnehmen und zurücklassen, wann immer der Spieler will.
rule-move_drop_not_enemy = Truppen dürfen nicht allein in einem feindlichen Dorf zurückgelassen werden.
rule-move_cross_consent = Ein Heer darf durch das Dorf eines Gegners ziehen, wenn der Gegner zustimmt.
rule-move_cross_refused = Verweigert ein Gegner den Durchzug durch ein Dorf, so muss das Heer entweder auf demselben Weg zurückgehen oder das Dorf betreten.
rule-move_cross_opponent_decides = Hat ein Heer das Dorf eines Gegners betreten, so entscheidet dieser später, ob er kämpft.
rule-move_exit_contested_road = Zieht ein Spieler, nachdem feindliche Truppen sein Dorf betreten haben, so darf er es auf der Straße, auf der sie kamen, nur mit deren Einverständnis oder einer Karte Geheimgang verlassen; andere Straßen sind frei.
rule-move_exit_siege = Ein Adliger und Truppen können eine belagerte Festung oder befestigte Stadt nur mit Erlaubnis des Belagerers, mit einer Karte Geheimgang oder durch eine Kavalkade verlassen.
rule-control_by_occupation = Ein Spieler kontrolliert ein Dorf, sobald und solange er es mit einem Adligen und/oder Truppen besetzt.
rule-control_shared_lords = Gegnerische Adlige ohne Truppen dürfen im selben Dorf stehen; wer zuerst ankam, kontrolliert es.
rule-control_lone_lord = Ein Adliger ohne Truppen darf die Kontrolle über ein Dorf übernehmen.
rule-control_lone_lord_capture = Ein Adliger ohne Truppen kann von feindlichen Truppen gefangen genommen werden.
rule-control_lone_lord_uprising = Ein Adliger ohne Truppen kann bei einem Aufstand sofort sterben.
rule-control_shared_troops = Stehen feindliche oder verbündete Truppen im selben Dorf, so kontrolliert es, wer zuerst ankam; später Gekommene legen ihre Plättchen auf die Straße, die dorthin führt.
rule-control_transfer = Wer ein Dorf kontrolliert, darf die Kontrolle an einen anderen Spieler übergeben, der es mit einem Adligen und/oder Truppen besetzt.
rule-control_governed_fief = Unbesetzte Dörfer eines regierten Lehens kontrolliert der Spieler, dessen Adliger den Titel des Lehens hat.
rule-cavalcade_use_leave_siege = Mit einer Kavalkade kann man eine belagerte Festung oder befestigte Stadt verlassen.
rule-cavalcade_use_contested_road = Mit einer Kavalkade kann man ein Dorf auf der Straße verlassen, auf der der Feind kam.
rule-cavalcade_use_pass_through = Mit einer Kavalkade kann man durch ein von einem Gegner besetztes Dorf ziehen.
rule-cavalcade_composition = Nur ein Heer, das allein aus Adligen und Rittern besteht, darf eine Kavalkade reiten.
rule-cavalcade_movement_left = Ein Heer, das eine Kavalkade reitet, muss noch Bewegung übrig haben, mit der es weiterziehen könnte.
rule-cavalcade_immediate_battle = Eine Kavalkade ist eine Schlacht, die sofort geschlagen wird, vor der regulären Phase 6.
rule-cavalcade_defender_bonus = Wer sich gegen eine Kavalkade verteidigt, erhält für jeden geworfenen Kampfwürfel 1 zusätzlichen Treffer.
rule-cavalcade_must_continue = Gewinnt das Heer, das die Kavalkade reitet, und lebt noch mindestens ein Adliger, so muss es weiterziehen.
rule-cavalcade_leave_knight = Der Sieger einer Kavalkade darf einen Ritter zurücklassen, um das umkämpfte Dorf zu kontrollieren.

## Phase 6: Schlachten

rule-battle_start = In Zugreihenfolge darf ein Spieler in jedem Dorf, in dem sowohl seine als auch feindliche Truppen stehen, sofort eine Schlacht beginnen.
rule-battle_truce = Wo keine Schlacht beginnt, erklären die Spieler eine Waffenruhe, die jederzeit gebrochen werden darf.
rule-battle_player_order = Ein Spieler führt alle Schlachten in allen Dörfern aus, die er besetzt, bevor der nächste Spieler an der Reihe ist.
rule-battle_leaderless = Truppen ohne Adligen können nicht angreifen, sondern sich nur verteidigen.
rule-battle_coalition = Haben drei oder mehr Spieler Truppen in einem Dorf, so dürfen sich Spieler verbünden und ihre Truppen vereinen; ein solches Bündnis darf jederzeit gebrochen werden.
rule-battle_coalition_leader_losses = In einer Koalition entscheidet der Spieler mit den meisten Kampfpunkten, welche ihrer Truppen die Treffer nehmen.
rule-battle_coalition_leader_prisoner = In einer Koalition entscheidet der Spieler mit den meisten Kampfpunkten, welcher Adlige gefangen genommen wird.
rule-battle_lords_only = Wo nur gegnerische Adlige ohne Truppen stehen, gibt es keine Schlacht; wer zuerst ankam, behält die Kontrolle über das Dorf.
rule-battle_ends_eliminated = Eine Schlacht endet, wenn ein Heer vernichtet ist.
rule-battle_ends_surrender = Eine Schlacht endet, wenn ein Heer sich ergibt.
rule-battle_ends_truce = Eine Schlacht endet, wenn alle beteiligten Spieler einer Waffenruhe zustimmen.
rule-battle_ends_no_losses = Eine Schlacht endet nach 3 Würfelrunden in Folge ohne Verluste.
rule-battle_fort_attacker_stops = Wer eine Festung oder befestigte Stadt angreift, darf die Schlacht nach einem Wurf von sich aus beenden.
rule-battle_fort_defender_forces = Beendet der Angreifer einer Befestigung die Schlacht, so darf der Verteidiger ihre Fortsetzung erzwingen, indem er zum Kampf auf offenem Feld herauskommt.
rule-battle_strength_sum = Jede Seite einer Schlacht zählt die Kampfpunkte ihrer Einheiten zusammen.
rule-battle_strength_male_lord = Jeder männliche Adlige zählt in einer Schlacht 1 Kampfpunkt, ob mit oder ohne Titel.
rule-battle_strength_titled_lady = Jede Dame mit Titel zählt in einer Schlacht 1 Kampfpunkt.
rule-battle_dice_table = Ein Heer wirft mit 1–6 Kampfpunkten 1 Kampfwürfel, mit 7–12 deren 2 und mit 13 oder mehr deren 3.
rule-battle_dice_arc = Eine Dame mit dem Titel D’Arc im Heer bringt 1 zusätzlichen Kampfwürfel.
rule-battle_penalty_walls = Der Angreifer wirft gegen einen Verteidiger in einer Festung 1 Würfel weniger, gegen einen in einer befestigten Stadt 2 Würfel weniger.
rule-battle_penalty_siege_engine = Belagerungsmaschinen des Angreifers heben den Mauerabzug auf, bis zu 2 Würfel.
rule-battle_penalty_secret_passage = Eine Karte Geheimgang, die der Angreifer in einer Schlacht spielt, hebt den Mauerabzug auf.
rule-battle_losses_owner_chooses = Verluste in der Schlacht treten gleichzeitig ein; jeder Spieler wählt, welche seiner eigenen Einheiten entfernt werden.
rule-battle_losses_maximum = Wer Treffer nimmt, muss so viele Kampfpunkte wie möglich entfernen.
rule-battle_losses_count = Alle Treffersymbole auf den Kampfwürfeln zählen.
rule-battle_losses_troops_before_lords = Adlige können erst getötet werden, wenn die Truppen, die sie begleiten, vernichtet sind.
rule-battle_losses_lords_captured = Adlige, die in einer Schlacht ohne eigene Truppen am Leben bleiben, werden gefangen genommen.
rule-battle_losses_lord_life = Ein Adliger hat 1 Lebenspunkt.

## Gefangene und Lösegeld

rule-prisoner_marking = Das Plättchen eines gefangenen Adligen wird auf die Seite gelegt und bleibt auf dem Spielplan; auf seine Karte kommt ein Gefangenenmarker.
rule-prisoner_family_limit = Ein Gefangener zählt weiterhin zur Obergrenze von vier Adligen.
rule-prisoner_moved_by_captor = Wer einen Gefangenen hält, darf ihn mit seinen Truppen mitführen.
rule-prisoner_stays_while_guarded = Ein Gefangener bleibt gefangen, solange im selben Feld Truppen oder ein Adliger dessen stehen, der ihn hält.
rule-prisoner_not_killed = Wer einen Gefangenen hält, kann ihn nie töten, außer durch Ausspielen einer Karte Attentat.
rule-prisoner_escape_secret_passage = In jeder Phase lässt eine Karte Geheimgang einen Gefangenen ohne Lösegeld entkommen.
rule-prisoner_released = Wer einen Gefangenen hält, darf ihn jederzeit freilassen.
rule-prisoner_freed_by_battle = Ein Gefangener kommt frei, wenn alle Truppen dessen, der ihn hält, in der Schlacht fallen.
rule-prisoner_keeps_titles = Ein Gefangener behält alle Titel und Einkünfte.
rule-prisoner_no_election = Ein Gefangener kann weder wählen noch gewählt werden.
rule-ransom_amount = Ein Lösegeld beträgt 2 Münzen und dazu 2 Münzen für jeden Titel des Gefangenen.
rule-ransom_pay_mandatory = Der Spieler des Gefangenen muss das Lösegeld zahlen, wenn er die Münzen dafür hat.
rule-ransom_accept_mandatory = Wer den Gefangenen hält, muss das Lösegeld annehmen und erhält es.
rule-ransom_counteroffer = Andere Bedingungen für die Freilassung eines Gefangenen dürfen trotzdem besprochen und vereinbart werden.
rule-release_placement = Ein freigelassener oder entkommener Adliger kommt in eine eigene Festung oder befestigte Stadt; gibt es keine, in ein Dorf mit einem anderen eigenen Adligen oder in ein beliebiges Dorf, das der Spieler kontrolliert, oder in ein leeres, von niemandem kontrolliertes Dorf oder in ein Dorf eines Verbündeten.

## Ende der Schlacht

rule-battle_surrender_when = Eine Seite darf sich nach einer Würfelrunde ergeben, wenn beide Seiten noch Truppen haben.
rule-battle_surrender_outcome = Alle Truppen der Seite, die sich ergibt, werden von der Karte entfernt, und ihre Adligen werden gefangen genommen.
rule-battle_end_stay = Endet eine Schlacht durch Waffenruhe oder nach 3 Würfelrunden ohne Verluste, so bleiben alle beteiligten Truppen, wo sie sind.
rule-battle_fort_attacker_stops_siege_goes_on = Beendet der Angreifer einer Befestigung die Schlacht, so endet die Belagerung selbst nicht.
rule-battle_end_only_lords = Sind in einer Schlacht nur noch Adlige übrig, so bleiben sie, wo sie sind, und die Schlacht endet.

## Belagerung und Plünderung

rule-siege_start = Wer nach dem Ende all seiner Schlachten noch Truppen in einem Dorf mit einer besetzten feindlichen Festung oder befestigten Stadt hat, darf eine Belagerung beginnen.
rule-siege_engine_first = Wer eine Belagerung beginnt, erhält einen Marker Belagerungsmaschine im Wert von 1 Würfel.
rule-siege_engine_second = Wird eine Belagerung in der nächsten Runde fortgesetzt, so wird ihre Belagerungsmaschine auf die Seite mit 2 Würfeln gedreht.
rule-siege_engine_allies = Belagern Verbündete gemeinsam, so legt jeder einen Marker Belagerungsmaschine dazu.
rule-siege_control = Ein belagertes Dorf bleibt unter der Kontrolle des belagerten Adligen.
rule-siege_no_income = Ein belagertes Dorf bringt kein Einkommen, auch nicht aus seinen Mühlen.
rule-siege_reinforce_move = Der belagerte Adlige darf ungehindert weitere Truppen aus einem benachbarten Dorf in die belagerte Festung oder befestigte Stadt ziehen.
rule-siege_reinforce_no_new_troops = Die belagerte Seite kann neu gekaufte Truppen nicht in die belagerte Befestigung setzen.
rule-siege_reinforce_lords = Die belagerte Seite darf weitere Adlige in die belagerte Befestigung setzen.
rule-siege_besieger_new_troops = Der Belagerer darf neue Truppen in das belagerte Dorf setzen.
rule-siege_sally = Der belagerte Spieler darf sofort eine gewöhnliche Schlacht beginnen und verzichtet damit auf die Mauern und den Würfelabzug des Angreifers.
rule-siege_lift = Der Belagerer darf die Belagerung jederzeit beenden; dann werden alle ihre Belagerungsmaschinen entfernt.
rule-siege_engine_cancels = Eine Belagerungsmaschine mit 1 Würfel hebt 1 Würfel des Abzugs auf, eine mit 2 Würfeln hebt 2 auf.
rule-pillage_when = Nachdem alle Schlachten ausgeführt sind, dürfen die Spieler in Zugreihenfolge plündern.
rule-pillage_where = Ein Spieler darf alle Mühlen in Dörfern plündern, die er kontrolliert oder belagert.
rule-pillage_result = Geplünderte Mühlen werden entfernt und bringen dem Plünderer je 1 Münze.

## Phase 7: Rundenende und Sieg

rule-victory_check = Die Siegbedingungen werden am Ende der Runde geprüft, nachdem die Katastrophenkarten abgelegt sind.
rule-end_next_turn = Hat niemand gewonnen, so geht die Startspielerkarte an den linken Nachbarn, und eine neue Runde beginnt.
rule-victory_solo = Ein Spieler gewinnt allein mit 3 Siegpunkten.
rule-victory_pair = Zwei durch Ehe verbündete Spieler gewinnen mit zusammen 4 Siegpunkten.
rule-alliance_one_only = Ein Spieler kann immer nur in einem Bündnis sein.
rule-victory_few_players = Bei weniger als vier Spielern kann niemand mit einem Verbündeten gewinnen, sondern nur allein; Bündnisse sind trotzdem erlaubt.
rule-victory_tie_solo_beats_pair = Fallen ein Alleinsieg und ein gemeinsamer Sieg zusammen, so gilt der Alleinsieg.
rule-victory_tie_order = Bei gleichzeitigem Sieg entscheidet der Reihe nach, wer den König, den Papst, die Regentin hat, dann wer die meisten Lehen, die meisten Bistümer und die meisten Dörfer kontrolliert.

## Diplomatie

rule-diplomacy_spend = Ein Spieler darf jederzeit einen oder mehrere Diplomatiemarker ausgeben.
rule-diplomacy_coins = Mit einem Diplomatiemarker darf ein Spieler bis zu 3 Münzen von einem anderen Spieler erhalten.
rule-diplomacy_cards = Mit einem Diplomatiemarker darf ein Spieler eine oder mehrere Karten, auch Adels- und Schicksalskarten, von einem anderen Spieler erhalten.
rule-diplomacy_talk = Mit einem Diplomatiemarker darf ein Spieler ein vertrauliches Gespräch von höchstens 3 Minuten mit einem oder mehreren Spielern führen.
rule-diplomacy_talk_exchange = In einem mit einem Diplomatiemarker erkauften vertraulichen Gespräch dürfen die Spieler Münzen und Karten tauschen.
rule-diplomacy_talk_relics = In einem mit einem Diplomatiemarker erkauften vertraulichen Gespräch dürfen die Spieler Reliquien tauschen.
rule-govern_bishopric = Ein Bistum mit einem gewählten Bischof ist regiert.
rule-govern_income_unoccupied = Ein Spieler erhält Einkommen aus unbesetzten Dörfern der Lehen, die er regiert.

## Reliquien

rule-relic_setup = Zu Beginn des Spiels werden die 5 Reliquien geheim und zufällig in die Hauptdörfer der 5 Bistümer gelegt.
rule-relic_take = Der Papst, jeder Kardinal oder der Bischof des Bistums, in dem sie liegt, darf eine Reliquie nehmen, wenn er in ihrem Dorf steht.
rule-relic_take_permission = Besetzt ein Gegner das Dorf der Reliquie, so muss er die Erlaubnis geben, sie zu nehmen.
rule-relic_take_revealed = Eine Reliquie wird aufgedeckt, sobald sie genommen ist.
rule-relic_moves_with_lord = Eine Reliquie zieht mit dem Adligen, der sie besitzt.
rule-relic_trade = Ein Adliger darf eine Reliquie mit einem Diplomatiemarker an jeden verkaufen oder verschenken.
rule-relic_abandoned = Eine aufgedeckte Reliquie, die in einem Dorf zurückbleibt, darf von Truppen gehalten werden, die dort ihren Adligen verloren haben, oder von jedem anderen Adligen genommen werden.
rule-relic_ally_inherits = Sterben alle Adligen des Spielers, der die Reliquie hat, so geht sie an einen anderen Adligen seines Bündnisses.
rule-relic_grail = Der Heilige Gral senkt die Treffer des Angreifers um 1, wenn sein Besitzer sich verteidigt.
rule-relic_roseline = Mit den Augen der heiligen Roseline darf ihr Spieler am Ende der Phase 2 versuchen, Karten Starkregen zu verlegen.
rule-relic_roseline_roll = Der Würfel für die Augen der heiligen Roseline nennt das Bistum, in das die Karte Starkregen kommt; beim jetzigen Bistum oder einer 6 bleibt sie liegen.
rule-relic_roseline_duplicate = Hat das für die Augen der heiligen Roseline erwürfelte Bistum schon eine Karte Starkregen, so wird die verlegte Karte abgeworfen.
rule-relic_gerontius = Einmal im Spiel kann der Zahn des heiligen Gerontius einen eben gestorbenen Adligen, in welchem Dorf auch immer, wieder zum Leben erwecken.
rule-relic_lance = Die Heilige Lanze erhöht die Treffersumme des Angreifers in einer Schlacht um 1, wenn ihr Besitzer im angreifenden Heer ist.
rule-relic_radegund = Die Gebeine der heiligen Radegund können am Ende der Phase 2 eine oder mehrere Karten Hungersnot aus beliebigen Bistümern entfernen.
rule-relic_radegund_roll = Für die Gebeine der heiligen Radegund wird für jede Karte Hungersnot im Spiel ein Würfel geworfen; bei 4 oder mehr wird sie abgeworfen.

## Verdeckte Truppen und freie Diplomatie

rule-fog_face_down = Truppenplättchen werden verdeckt auf die Karte gelegt und bleiben verdeckt, bis sie kämpfen.
rule-fog_purchase = Ein Spieler sagt an, welche Truppen er kauft, setzt sie aber geheim ein.
rule-free_diplomacy_no_markers = Bei freier Diplomatie werden die Diplomatiemarker aus dem Spiel genommen.
rule-free_diplomacy_free_deals = Bei freier Diplomatie können alle Absprachen frei getroffen werden.

## Karten

rule-card_heavy_rain_no_move = In einem Bistum mit Starkregen kann sich niemand bewegen, es betreten oder verlassen.
rule-card_heavy_rain_no_battle = In einem Bistum mit Starkregen kann niemand kämpfen.
rule-card_heavy_rain_cancelled_by_good_weather = Mit einer Karte Gutes Wetter darf man Starkregen aufheben; beide Karten werden abgeworfen.
rule-card_heavy_rain_no_harvest = Reiche Ernte kann nicht auf ein Bistum mit Starkregen gespielt werden.
rule-card_heavy_rain_cards_ok = Die Karten Aufstand und Geheimgang können in einem Bistum mit Starkregen benutzt werden.
rule-card_famine_no_mill_income = In einem Bistum mit Hungersnot bringen die Mühlen kein Einkommen.
rule-card_famine_cancelled_by_harvest = Mit einer Karte Reiche Ernte darf man eine Hungersnot aufheben; beide Karten werden abgeworfen.
rule-card_famine_no_good_weather = Gutes Wetter kann nicht auf ein Bistum mit Hungersnot gespielt werden.
rule-card_plague_all_villages = Die Pest trifft jedes Dorf ihres Bistums.
rule-card_plague_lord_roll = Für jeden Adligen in einem Bistum, das die Pest trifft, wird 1W6 geworfen; bei 1, 2 oder 3 stirbt er.
rule-card_plague_troops_half = In jedem Dorf eines Bistums, das die Pest trifft, verliert jedes Heer die Hälfte seiner Truppen, abgerundet.
rule-card_plague_owner_chooses = Der Besitzer entscheidet, welche Truppen er durch die Pest verliert.
rule-card_plague_siege_engines_stay = Belagerungsmaschinen werden durch die Pest nicht entfernt.
rule-card_plague_entering_lord_roll = Für einen Adligen, der ein verseuchtes Bistum betritt, wird 1W6 geworfen; bei 1, 2 oder 3 stirbt er.
rule-card_plague_survivor_immune = Ein Adliger, der den Pestwurf beim Betreten übersteht, muss beim Betreten dieses oder eines anderen verseuchten Bistums nie wieder würfeln.
rule-card_plague_entering_troops_half = Truppen, die ein verseuchtes Bistum betreten, werden halbiert, abgerundet.
rule-card_plague_bought_troops_exempt = In der Kaufphase gekaufte Truppen erleiden keine Verluste, wenn sie in ein verseuchtes Bistum gesetzt werden.
rule-card_plague_new_lords_immune = Neue Adlige, die in ein verseuchtes Bistum gesetzt werden, sind gegen die Pest gefeit.
rule-card_lord_phase = Adelskarten dürfen nur in Phase 2 ausgespielt werden.
rule-card_lord_card_on_board = Eine ausgespielte Adelskarte kommt auf das Tableau ihres Spielers.
rule-card_lord_token = Das Plättchen eines neuen Adligen kommt in eine Festung oder befestigte Stadt, die der Spieler kontrolliert, oder in ein Dorf mit einem anderen eigenen Adligen oder in ein beliebiges Dorf, das der Spieler besetzt, oder in ein leeres, von niemandem kontrolliertes Dorf oder in ein Dorf eines Verbündeten.
rule-card_harvest_mill_bonus = Wird Reiche Ernte nicht gegen eine Hungersnot benutzt, so erhöht sie das Einkommen jeder Mühle im Bistum um 1, für alle Spieler.
rule-card_good_weather_mill_bonus = Wird Gutes Wetter nicht gegen Starkregen benutzt, so erhöht es das Einkommen jeder Mühle im Bistum um 1, für alle Spieler.
rule-card_tax_targets = Eine Steuerkarte wird auf ein Lehen oder auf ein Bistum gespielt.
rule-card_tax_captive_ok = Eine Steuerkarte darf auch gespielt werden, wenn der zur Steuer berechtigte Adlige gefangen ist.
rule-card_tax_marker = Eine ausgespielte Steuerkarte wird abgeworfen und ein passender Steuermarker auf den Spielplan gelegt.
rule-card_arc_play = Die Karte D’Arc darf jederzeit auf eine unverheiratete Dame gespielt werden, auch auf die eines anderen Spielers.
rule-card_arc_strength = Eine Dame mit dem Titel D’Arc zählt in der Schlacht 1 zusätzlichen Kampfpunkt, wie Damen mit Titel.
rule-card_arc_death = Stirbt die Dame mit dem Titel D’Arc, so kommt die Karte auf den Ablagestapel der Adelskarten, und der Marker kehrt auf den Spielplan zurück.
rule-card_cardinal_play = Die Karte Kardinal darf jederzeit auf einen Bischof gespielt werden, der sofort Kardinal wird.
rule-card_cardinal_death = Stirbt ein Kardinal, so kommt seine Karte auf den Ablagestapel der Adelskarten, und der Birettmarker kehrt an seinen Platz zurück.
rule-card_uprising_target = Eine Karte Aufstand darf jederzeit auf ein Dorf gespielt werden, auf dem irgendeine Steuer oder eine Hungersnot liegt.
rule-card_uprising_not_own_cause = Wer den Anlass eines Aufstands herbeigeführt hat, kann deswegen keine Karte Aufstand spielen.
rule-card_uprising_attack = Ein Aufstand greift sofort alle Truppen im Dorf mit 1 Kampfwürfel und 1 zusätzlichen Treffer an.
rule-card_uprising_max_hits = Ein Aufstand erzielt höchstens 4 Treffer.
rule-card_uprising_order_of_victims = Haben mehrere Spieler Truppen im Dorf, so entscheidet der Spieler der Karte Aufstand, wessen Truppen zuerst angegriffen werden.
rule-card_uprising_fort_penalty = Festungen und befestigte Städte wenden ihren Würfelabzug gegen einen Aufstand an.
rule-card_uprising_secret_passage = Jeder Spieler darf eine Karte Geheimgang spielen, um den Mauerabzug gegen einen Aufstand aufzuheben.
rule-card_uprising_no_die_no_bonus = Lässt der Mauerabzug einem Aufstand keinen Würfel, so entfällt auch sein zusätzlicher Treffer.
rule-card_uprising_stack = Mehrere Karten Aufstand, auch von verschiedenen Spielern, dürfen im selben Augenblick auf ein Dorf gespielt werden.
rule-card_uprising_stack_bonus = Die Zuschläge mehrerer Karten Aufstand werden zusammengezählt.
rule-card_uprising_all_dead_lords = Tötet ein Aufstand alle Truppen in einem Dorf, so werden alle dort verbliebenen Adligen getötet.
rule-card_uprising_all_dead_buildings = Tötet ein Aufstand alle Truppen in einem Dorf, so werden alle seine Mühlen und Festungen zerstört.
rule-card_uprising_discard = Eine abgehandelte Karte Aufstand kommt auf den Ablagestapel für Schicksal und Katastrophen.
rule-card_uprising_clergy = Bischöfe und Kardinäle dürfen versuchen, einen Aufstand zu beenden.
rule-card_assassination_target = Eine Karte Attentat darf jederzeit gegen jeden Adligen gespielt werden, auch gegen den König, die Königin und den Papst.
rule-card_assassination_not_own_family = Ein Spieler darf Attentat nie gegen einen Adligen der eigenen Familie spielen.
rule-card_assassination_roll = Das Opfer einer Karte Attentat stirbt, wenn 1W6 höchstens 3 zeigt.
rule-card_assassination_assassin = Wie ein Attentat auch ausgeht, der Spieler der Karte muss einen Mördermarker mit der Seite des blutigen Messers nach oben auf einen seiner eigenen Adligen legen.
rule-card_justice_target = Eine Karte Gerechtigkeit darf jederzeit gegen einen Adligen mit Mördermarker gespielt werden; er wird sofort getötet.
rule-card_justice_discard = Der durch eine Karte Gerechtigkeit getötete Adlige wird abgeworfen.
rule-card_justice_immune = Der König, die Regentin, der Kronprinz und der Papst sind gegen die Karte Gerechtigkeit gefeit.
rule-card_secret_passage_by_moment = Die Wirkung einer Karte Geheimgang hängt davon ab, wann sie gespielt wird: eine von drei bei der Bewegung, eine in der Schlacht, eine von zweien in jeder Phase.
rule-card_secret_passage_discard = Eine abgehandelte Karte Geheimgang kommt auf den Ablagestapel für Schicksal und Katastrophen.
rule-card_secret_passage_siege = Bei der Bewegung gespielt, lässt Geheimgang Truppen mit einem Adligen aus einer belagerten Befestigung in ein benachbartes Dorf entkommen; Gefangene nehmen sie mit.
rule-card_secret_passage_not_extra = Die Flucht aus einer Belagerung oder ein Zug im Starkregen durch Geheimgang ist keine zusätzliche Bewegung.
rule-card_secret_passage_rain = Bei der Bewegung gespielt, lässt Geheimgang ein Heer, also Truppen und Adligen in einem Dorf, in einem Bistum mit Starkregen, in es hinein oder aus ihm heraus ziehen.
rule-card_secret_passage_pass = Bei der Bewegung gespielt, lässt Geheimgang Truppen und einen Adligen frei durch ein besetztes feindliches Dorf ziehen oder ihr eigenes Dorf auf der Straße verlassen, auf der das eindringende Heer kam.
rule-card_secret_passage_foil = In jeder Phase lässt Geheimgang einen Adligen einem Attentat entgehen, gleich nachdem die Karte Attentat gespielt ist; beide Karten werden abgeworfen.
rule-card_ambush_timing = Eine Karte Hinterhalt darf jederzeit von einem Spieler gespielt werden, der mindestens einen Adligen in einer Schlacht hat.
rule-card_ambush_capture = Eine Karte Hinterhalt nimmt ohne Weiteres einen feindlichen Adligen in der Schlacht gefangen, den der Spieler der Karte wählt.

## Aufbau und Spielmaterial

rule-setup_players = Das Spiel ist für 3 bis 6 Spieler.
rule-setup_first_player = Der Startspieler der ersten Runde wird ausgelost.
rule-setup_family = Jeder Spieler beginnt mit 5 Münzen und 1 Adligen, der zufällig vom Stapel der Adelskarten gezogen wird; eine dabei gezogene Karte Kardinal oder D’Arc wird zurückgelegt und eine andere gezogen. Auch eine Dame ist recht.
rule-setup_village = In Zugreihenfolge stellt jeder Spieler seinen ersten Adligen, 1 Festung, 1 Ritter und 3 Fußsoldaten zusammen in ein Dorf, das noch kein Spieler genommen hat.
rule-setup_no_hand = Die Spieler beginnen ohne Handkarten.
rule-component_map = 24 Dörfer, 31 Straßen (davon 5 Brücken), 8 Lehen (2 Herzogtümer, 4 Grafschaften, 2 Baronien) und 5 Bistümer, jedes mit einem Hauptdorf und einer Zahl von 1 bis 5.
rule-component_family = Eine Familie hat 8 Ritter, 13 Fußsoldaten, 2 Belagerungsmaschinen, 3 Diplomatiemarker, 2 Stimmmarker, 3 Steuermarker und 1 Ehemarker.
rule-component_stock = 15 Mühlen, 12 Festungen, 8 befestigte Städte, 18 Adelsplättchen, 2 Mördermarker und 1 Exkommunikationsmarker sind allen gemeinsam.
rule-component_lord_deck = Der Stapel der Adelskarten hat 22 Karten: 12 Männer, 6 Damen, 3 Kardinäle und 1 D’Arc.
rule-component_fortune_deck = Der Stapel der Schicksalskarten hat 25 Karten, in die 10 Katastrophen gemischt sind: 4 Hungersnot, 4 Starkregen, 2 Pest.
rule-component_battle_die = Der Kampfwürfel zeigt 0, 1, 1, 2, 2 und 3 Treffer.

## Augenblicke und Absprachen

rule-any_time_window = In den Augenblicken, die die Regeln nennen (Stimmmarker gelegt, aber nicht aufgedeckt; ein Attentat angekündigt; ein Aufstand angekündigt; Einkommen steht zur Auszahlung an; eine Schlacht oder Würfelrunde steht bevor; die Bewegung eines Spielers ist beendet; das Ende der Runde), werden alle, die nach dem offen Bekannten eine Karte oder ein Recht für diesen Augenblick haben könnten, gleichzeitig und geheim gefragt; von denen, die handeln wollen, ist der aktive Spieler zuerst dran, dann die anderen in Zugreihenfolge, und nach jeder Handlung werden die übrigen erneut gefragt.
rule-any_time_not_mid_roll = Zwischen der Ankündigung eines Wurfs und der letzten Entscheidung, die sein Ergebnis verlangt, darf keine Karte, kein Marker und kein Recht benutzt werden.
rule-purse_open = Die Münzen jedes Spielers und die Zahl der Karten in jeder Hand sind offen; welche Karten es sind, nicht.
rule-deal_draft = Ein Spieler hat immer höchstens einen eigenen Vorschlag. Für wen er ist und wie viele Münzen und Karten er gibt und verlangt, ist offen; um welche Karten es geht, weiß, wer ihn schreibt, und sobald er abgeschickt ist, der Empfänger.
rule-deal_limit = Ein Spieler darf in jeder Phase höchstens 3 Vorschläge beginnen.
rule-deal_addressee = Nur der Spieler, an den ein Vorschlag ging, darf ihn annehmen oder ablehnen, und angenommen werden kann er nur, solange beide Seiten noch geben können, was darin steht.
rule-deal_promise = Was die Regeln nicht erzwingen können, darf in einem Vorschlag versprochen werden: eine Stimme, eine Waffenruhe, freier Durchzug, nicht anzugreifen, jeweils mit der Runde, für die es gilt. Ein Versprechen ist denen offen, die den Vorschlag gehört haben, bindet niemanden und wird als gehalten oder gebrochen gemeldet, wenn seine Zeit gekommen ist.
rule-game_turn_limit = Hat nach der vor dem Spiel gewählten Zahl von Runden niemand gewonnen, so endet das Spiel, und die meisten Siegpunkte gewinnen, für jeden Spieler allein gezählt; Gleichstände entscheiden sich wie bei gleichzeitigem Sieg (victory.tie.order).
