### Le regole di Fief, con parole nostre. Un messaggio per ogni voce di rules.toml, nello stesso ordine.

## Parole e ordine del turno

rule-term_lord_both_sexes = Dove una regola non precisa il sesso, «Signore» vale per uomini e donne.
rule-module_scope = Le regole di un’espansione valgono solo se quell’espansione è in uso; le regole del gioco base e la successione delle fasi valgono sempre.
rule-turn_crusade_altered = Con l’espansione Crociate in uso, la sequenza del turno cambia come stabilito nella sezione sulla crociata.
rule-turn_phases_sequence = Un turno normale ha sette fasi in ordine fisso: 1 annunci ed elezioni, 2 scartare, pescare e giocare carte, 3 rendite, 4 acquisti, 5 movimento, 6 battaglie, 7 fine del turno.

## Fase 1: annunci ed elezioni

rule-phase1_turn_order = Ogni azione della Fase 1 si svolge in ordine di turno.
rule-phase1_steps_order = I passi della Fase 1 si svolgono in ordine di lettera: A matrimoni, B Gran Maestro Templare, C Gran Maestro Teutonico, D vescovi, E Papa, F Re.
rule-phase1_active = Nella Fase 1 hanno effetto l’attendente Menestrello e i nobili tratti Bastardo e Brutto.

## Chiamata per la crociata

rule-crusade_call_who = Il Papa, o un Cardinale se non c’è un Papa in gioco, può fare la chiamata per la crociata.
rule-crusade_call_timing = La chiamata per la crociata si può fare in qualsiasi momento della Fase 1.
rule-crusade_call_none_running = La chiamata per la crociata si può fare solo se non ce n’è già una in atto.
rule-crusade_call_marker_active = La chiamata per la crociata gira il suo segnalino sul lato attivo.
rule-crusade_call_lapses = Se nessun Signore parte nella fase di movimento che segue la chiamata, il segnalino torna sul lato non attivo.
rule-crusade_call_retry = Dopo una chiamata decaduta, se ne può tentare un’altra nella Fase 1 successiva.

## Editto reale

rule-edict_issuer_king = L’editto reale è emanato dal Re.
rule-edict_once_per_game = In tutta la partita si può emanare un solo editto reale.
rule-edict_timing = L’editto reale si può emanare in qualsiasi momento della Fase 1.
rule-edict_pope_may_support = Il Re può chiedere al Papa di appoggiare l’editto reale, e il Papa è libero di accettare o rifiutare.
rule-edict_pope_required_with_grand_master = Finché è in gioco un Gran Maestro Templare, il Re non può emanare l’editto reale senza l’appoggio del Papa.
rule-edict_pillage_three_coins = L’editto reale saccheggia tutte le commanderie sulla mappa, e la banca paga al Re 3 monete per ciascuna.
rule-edict_pillage_two_coins_if_hidden = Se il Tesoro Templare è stato nascosto, l’editto reale frutta al Re solo 2 monete per commanderia.
rule-edict_commanderies_destroyed = Dopo il saccheggio dell’editto reale tutte le commanderie sono distrutte.
rule-edict_commanderies_never_rebuilt = Dopo l’editto reale non si può più costruire nessuna commanderia.
rule-edict_hidden_templar_payout = Se all’emanazione dell’editto il Tesoro Templare è stato nascosto, ogni giocatore con almeno un Signore Templare riceve dalla banca 1 moneta per ogni commanderia che controlla.
rule-edict_supported_templars_killed = Un editto reale appoggiato dal Papa uccide tutti i Cavalieri Templari.
rule-edict_supported_order_destroyed = Un editto reale appoggiato dal Papa abolisce l’Ordine Templare per il resto della partita.
rule-edict_curse_marker = Se il Gran Maestro Templare è ucciso dall’editto reale, si mette un segnalino maledizione sul Signore che è Papa e su quello che è Re.
rule-edict_curse_death_roll = A ogni inizio della Fase 1, da lì in poi, ciascun Signore maledetto tira 1d6: con 1 muore.

## Matrimoni

rule-marriage_announce = Nel passo A della Fase 1 i giocatori annunciano i matrimoni; ogni matrimonio è un’alleanza tra i due giocatori.
rule-marriage_groom_not_cleric = Lo sposo non può essere un religioso.
rule-marriage_bride_not_arc = Una Signora con il titolo D’Arco non può sposarsi.
rule-marriage_king_bride_is_queen = La Signora che sposa il Re diventa subito Regina.
rule-marriage_regent_groom_not_king = Se la sposa è la Regina regnante e lo sposo non è il Re, lo sposo non diventa Re.
rule-marriage_offer_with_diplomacy = Con un segnalino diplomazia si possono offrire monete e carte come parte di un accordo di matrimonio.
rule-marriage_win_only_as_pair = Da quattro giocatori in su, due giocatori uniti da un matrimonio possono vincere solo insieme, con 4 PV in totale.
rule-marriage_ends = Un matrimonio finisce solo se muore uno degli sposi o se il Papa lo annulla.

## Elezioni

rule-election_nominate = In ogni elezione ciascun giocatore, in ordine di turno, propone come candidato uno dei propri Signori.
rule-election_vote_tokens = Chi ha diritto di voto può impegnare in segreto uno, entrambi o nessuno dei suoi due segnalini voto, mettendoli sui candidati che vuole.
rule-election_vote_reveal = Tutti i segnalini voto di un’elezione si rivelano insieme.
rule-election_vote_white = Il segnalino voto bianco dà al suo candidato tutti i voti di quel giocatore.
rule-election_vote_black = Il segnalino voto nero è un’esca e non ha effetto.
rule-election_majority_kinds = Ogni elezione dice quale maggioranza richiede: semplice per i Gran Maestri, i vescovi e il Re, assoluta per il Papa.

## Gran Maestro Templare

rule-election_templar_master_majority = Il Gran Maestro Templare si elegge a maggioranza semplice, con almeno 2 voti.
rule-election_templar_master_condition = Un Gran Maestro Templare si elegge solo se è in uso l’espansione Templari.
rule-election_templar_master_candidate = Il candidato Gran Maestro Templare deve essere un Signore Templare né catturato né scomunicato.
rule-election_templar_master_votes = Nell’elezione del Gran Maestro Templare ogni Signore Templare né catturato né scomunicato dà 1 voto.
rule-templar_master_vp = Chi controlla il Gran Maestro Templare ha 1 PV.
rule-templar_master_crusade_duty = Con le Crociate in uso, finché è in gioco un Gran Maestro Templare, lui e tutti i Signori Templari che possono farlo devono unirsi alla crociata durante La Vendetta del Saladino.

## Gran Maestro Teutonico

rule-election_teutonic_master_majority = Il Gran Maestro Teutonico si elegge a maggioranza semplice, con almeno 2 voti.
rule-election_teutonic_master_condition = Un Gran Maestro Teutonico si elegge solo se è in uso l’espansione Cavalieri Teutonici.
rule-election_teutonic_master_candidate = Il candidato Gran Maestro Teutonico deve essere un Signore Teutonico né catturato né scomunicato.
rule-election_teutonic_master_votes = Nell’elezione del Gran Maestro Teutonico ogni Signore Teutonico dà 1 voto.
rule-election_teutonic_master_self_vote = Nell’elezione del Gran Maestro Teutonico il voto di un Signore può andare a lui stesso.
rule-teutonic_master_vp = Chi controlla il Gran Maestro Teutonico ha 1 PV.
rule-teutonic_master_crusade_duty = Con le Crociate in uso, finché è in gioco un Gran Maestro Teutonico, lui e tutti i Signori Teutonici che possono farlo devono unirsi alla crociata durante La Vendetta del Saladino.
rule-teutonic_master_knight_bonus = Finché è in gioco un Gran Maestro Teutonico, al risultato dei dadi si aggiunge 1 colpo bonus per ciascun Cavaliere Teutonico che combatte.

## Vescovi

rule-election_bishop_majority = Il vescovo si elegge a maggioranza semplice.
rule-election_bishop_condition = Si elegge un vescovo in ogni vescovato che non ne ha e i cui villaggi sono tutti controllati da qualche giocatore.
rule-election_bishop_candidate = Il candidato vescovo deve essere un Signore maschio non sposato, con o senza titoli feudali, che non sia vescovo, Re, catturato o scomunicato.
rule-election_bishop_votes_largest_village = Controllare il villaggio più grande del vescovato dà 2 voti nell’elezione del suo vescovo.
rule-election_bishop_votes_other_village = Ogni altro villaggio controllato nel vescovato dà 1 voto nell’elezione del suo vescovo.
rule-election_bishop_votes_bishop = Nell’elezione di un vescovo, ogni proprio vescovo già in gioco all’inizio del turno dà 2 voti.
rule-election_bishop_votes_cardinal = Nell’elezione di un vescovo, ogni proprio Cardinale dà 3 voti.
rule-election_bishop_votes_pope = Nell’elezione di un vescovo, il Papa dà al suo giocatore 3 voti.
rule-bishop_can_rise = Un vescovo può diventare Cardinale o Papa.
rule-election_king_votes_clergy = Nell’elezione del Re un vescovo, un Cardinale e il Papa hanno 1 voto ciascuno.
rule-bishop_no_marriage = Un vescovo non può sposarsi.
rule-bishop_tax_own_see = Un vescovo può tassare il proprio vescovato giocandovi una carta Tassa.
rule-bishop_quell_uprising = Un vescovo può cercare di fermare una rivolta nel proprio vescovato tirando 1d6.
rule-bishop_quell_uprising_roll = Quando un vescovo cerca di fermare una rivolta, con 1-4 la ferma; con 5-6 la rivolta prosegue e il vescovo è ucciso.
rule-bishop_quell_uprising_inheritance = I titoli feudali di un vescovo ucciso mentre fermava una rivolta vanno, se possibile, ad altri Signori della sua famiglia.

## Arcivescovo

rule-archbishop_availability = Gli arcivescovi esistono solo se è in uso l’espansione Cavalieri Teutonici e/o Templari.
rule-archbishop_second_see = A un vescovo si può dare il titolo di vescovo anche di un altro vescovato: diventa così arcivescovo.
rule-archbishop_votes_bishop_election = Un arcivescovo ha 2 voti quando si elegge un vescovo.
rule-archbishop_tax_both = Con due carte Tassa un arcivescovo può tassare nello stesso turno tutti e due i suoi vescovati.
rule-archbishop_counts_as_cardinal = Per l’elezione del Re un arcivescovo vale come Cardinale, per quella del Papa no.

## Papa

rule-election_pope_majority = Il Papa si elegge a maggioranza assoluta.
rule-election_pope_condition = L’elezione del Papa si tiene solo se sono in gioco almeno due Cardinali non catturati.
rule-election_pope_candidate = Il candidato Papa deve essere un vescovo o un Cardinale né catturato né scomunicato.
rule-election_pope_votes = Nell’elezione del Papa ogni Cardinale dà 1 voto.
rule-pope_vp = Chi controlla il Papa ha 1 PV.
rule-pope_keeps_titles = All’elezione il Papa conserva tutti gli altri suoi titoli.
rule-pope_cardinal_consent = Finché c’è un Papa in gioco, nessuno diventa Cardinale, né con la carta né per acquisto, senza la sua approvazione.
rule-pope_annul = Il Papa può annullare un matrimonio in qualsiasi momento, se uno degli sposi lo chiede.
rule-pope_annul_royal_with_prince = Il Papa non può annullare un matrimonio reale finché esiste un Principe Incoronato.
rule-pope_tax_all = Con una sola carta Tassa il Papa tassa tutti i vescovati governati non già tassati da un vescovo o da un Cardinale.
rule-church_tax_precedence_cardinal = Nel tassare un vescovato, il primo Cardinale che lo fa ha la precedenza sugli altri Cardinali e sul Papa.
rule-pope_excommunicate = Una volta per turno, in qualsiasi momento, il Papa può scomunicare un Signore.
rule-pope_excommunicate_recant = Il Papa può ritirare una scomunica in cambio di una donazione fatta con un segnalino diplomazia.
rule-pope_excommunicate_only_one = In gioco può esserci al massimo un Signore scomunicato alla volta.
rule-excommunicated_no_election = Chi è scomunicato non vota e non può ricevere voti.
rule-excommunicated_loses_church_title = Un vescovo o un Cardinale scomunicato perde il suo titolo ecclesiastico.
rule-excommunicated_ends_with_pope = Una scomunica finisce con la morte del Papa.

## Re

rule-election_king_majority = Il Re si elegge a maggioranza semplice, con almeno 3 voti.
rule-election_king_clerical_backing = Tra i voti del Re eletto devono esserci quelli di almeno 2 vescovi, o di 1 Cardinale, o del Papa.
rule-election_king_condition = Si elegge il Re solo con almeno 3 Signori titolati in gioco, religiosi o no, e tra loro 2 vescovi, o 1 Cardinale, o il Papa.
rule-election_king_candidate = Il candidato Re deve essere un Signore maschio titolato che non sia religioso, catturato o scomunicato.
rule-election_king_votes = Nell’elezione del Re ogni Signore titolato dà 1 voto al suo giocatore.
rule-king_vp = Chi controlla il Re ha 1 PV.
rule-king_keeps_titles = All’elezione il Re conserva tutti gli altri suoi titoli.
rule-king_tax_ungoverned = Il Re può giocare una carta Tassa su un qualsiasi feudo non governato, senza doverne controllare villaggi.
rule-king_grant_title = Nella fase degli acquisti il Re può donare un titolo feudale, senza costo, a un Signore che ne ha i requisiti.
rule-king_grant_title_donation = Per il titolo che dona il Re può chiedere una donazione, che richiede un segnalino diplomazia.

## Guardie reali

rule-royal_guard_king_conversion = Appena eletto, il Re può sostituire senza costo fino a due Cavalieri e/o fino a due Fanti nel suo stesso villaggio con altrettante guardie reali.
rule-royal_guard_reverts = Quando il Re o la Regina a cui appartengono muore o perde la carica, le guardie reali tornano truppe normali.
rule-royal_guard_follow = Le guardie reali stanno sempre con il loro Re o la loro Regina e si muovono insieme.
rule-royal_guard_battle_bonus = In battaglia le guardie reali aggiungono 1 colpo bonus ai dadi da battaglia, quante che siano.
rule-royal_guard_immune_archers = Gli Arcieri non possono colpire le guardie reali.

## Regina e Principe Incoronato

rule-queen_by_husband = Una Signora sposata diventa Regina quando suo marito diventa Re.
rule-queen_candidate_unmarried = La Signora che deve diventare Regina non dev’essere sposata.
rule-queen_keeps_titles = La Regina conserva tutti gli altri suoi titoli.
rule-queen_income = Il titolo di Regina porta al suo giocatore 2 monete nella fase delle rendite.
rule-regent_succession = Alla morte del Re, se manca un Principe Incoronato, la Regina diventa Regina Reggente.
rule-regent_privileges = La Regina Reggente ha i privilegi del Re finché in un turno successivo non si elegge un nuovo Re.
rule-regent_no_vp = Il titolo di Regina Reggente non dà PV.
rule-queen_bears_prince = La Regina può dare alla luce il Principe Incoronato solo finché il Re è vivo e non catturato.
rule-royal_guard_queen_conversion = Entrando in carica la Regina Reggente può sostituire senza costo un Cavaliere e/o fino a due Fanti nel suo stesso villaggio con altrettante guardie reali.
rule-crown_prince_birth = Il titolo di Principe Incoronato può andare a un nuovo Signore maschio che entra in gioco nella famiglia della Regina.
rule-crown_prince_birth_queen_free = Finché la Regina è catturata, un nuovo Signore maschio della sua famiglia non può diventare Principe Incoronato.
rule-crown_prince_parents_alive = Entrambi i genitori del Principe Incoronato devono essere vivi.
rule-crown_prince_becomes_king = Alla morte del padre il Principe Incoronato diventa Re.
rule-crown_prince_inherits_titles = Il Principe Incoronato eredita tutti i titoli del padre.
rule-crown_prince_survives_queen = Il Principe Incoronato conserva il titolo se la Regina muore.
rule-crown_prince_lost_by_bishopric = Il Principe Incoronato perde il titolo se diventa vescovo.

## Fase 2: scartare, pescare e giocare carte

rule-phase2_turn_order = Ogni azione della Fase 2 si svolge in ordine di turno.
rule-phase2_steps_order = I passi della Fase 2 si svolgono in ordine di lettera: A scartare e pescare, B risolvere i disastri, C giocare carte.
rule-phase2_active = Nella Fase 2 hanno effetto l’attendente Zingara e i nobili tratti Benedetto, Maledetto e Sfortunato.

## Signori Teutonici

rule-teutonic_lord_obtain = Al posto di una carta Signore o Sorte si può prendere un segnalino titolo Signore Teutonico, che va piazzato subito.
rule-teutonic_lord_candidate = Il titolo Teutonico va su un qualsiasi Signore maschio che non sia sposato, catturato, scomunicato o rinnegato e non abbia titoli ecclesiastici.
rule-teutonic_lord_no_templar_in_family = Una famiglia che ha già un titolo dell’Ordine Templare non può prendere un titolo Teutonico.
rule-orders_intermarriage = I matrimoni tra famiglie dell’Ordine Teutonico e dell’Ordine Templare sono permessi.
rule-teutonic_lord_knight_supply = Ottenendo un titolo Teutonico il giocatore mette 4 segnalini Cavaliere Teutonico nella riserva personale, da acquistare a partire dalla successiva fase degli acquisti.
rule-teutonic_lord_no_marriage = Un Signore Teutonico non può sposarsi.
rule-teutonic_lord_no_church_title = Un Signore Teutonico non può avere titoli ecclesiastici.
rule-teutonic_lord_feudal_title_ok = Un Signore Teutonico può avere un titolo feudale.
rule-teutonic_lord_not_king = Un Signore Teutonico non può essere eletto Re.
rule-teutonic_lord_no_attack_teutonic = Un Signore Teutonico non può attaccare un altro Signore Teutonico.
rule-teutonic_lord_never_assassin = Un Signore Teutonico non può mai diventare un assassino.
rule-teutonic_lord_excommunicated = Un Signore Teutonico scomunicato non può né votare né essere votato nell’elezione del Gran Maestro Teutonico.
rule-teutonic_lord_crusade_may_join = Con le Crociate in uso, durante La Vendetta del Saladino un Signore Teutonico né catturato né assediato può partire per la crociata alla fine del movimento del suo giocatore.

## Signori Templari

rule-templar_lord_obtain = Al posto di una carta Signore o Sorte si può prendere un segnalino titolo Signore Templare, che va piazzato subito.
rule-templar_lord_candidate = Il titolo Templare va su un qualsiasi Signore maschio che non sia sposato, catturato, scomunicato o rinnegato e non abbia titoli ecclesiastici.
rule-templar_lord_no_teutonic_in_family = Una famiglia che ha già un titolo dell’Ordine Teutonico non può prendere un titolo Templare.
rule-templar_lord_knight_placed = Ottenendo un titolo Templare si piazza sulla mappa un segnalino Cavaliere Templare insieme al nuovo Signore Templare.
rule-templar_knight_bound_to_lord = Un Cavaliere Templare vale come un Cavaliere normale, ma non si separa mai dal suo Signore Templare.
rule-templar_knight_removed_with_lord = Un Cavaliere Templare si rimuove dalla mappa quando muore il suo Signore Templare.
rule-templar_lord_no_marriage = Un Signore Templare non può sposarsi.
rule-templar_lord_no_titles = Un Signore Templare non può avere alcun titolo.
rule-templar_lord_no_attack = Un Signore Templare non può mai attaccare truppe di altri giocatori, ma può difendersi.
rule-templar_lord_never_assassin = Un Signore Templare non può mai diventare un assassino.
rule-templar_lord_excommunicated = Un Signore Templare scomunicato non può né votare né essere votato nell’elezione del Gran Maestro Templare.
rule-templar_lord_crusade_may_join = Con le Crociate in uso, durante La Vendetta del Saladino un Signore Templare né catturato né assediato può partire per la crociata alla fine del movimento del suo giocatore.

## Scartare, pescare e i disastri

rule-cards_discard = In ordine di turno ognuno può prima scartare alcune o tutte le carte in mano, scoperte, sulle pile degli scarti dei loro mazzi.
rule-cards_draw = Dopo aver scartato, un giocatore può pescare 2 carte Sorte, oppure 1 carta Signore e 1 carta Sorte.
rule-cards_hand_limit = Il limite di mano è di 3 carte.
rule-cards_disaster_no_limits = Le carte Disastro pescate non contano né per il numero di carte pescate né per il limite di mano.
rule-cards_disaster_track = Una carta Disastro pescata va subito coperta sullo spazio 1, 2 o 3 del tracciato.
rule-cards_disaster_track_full = Se i tre spazi del tracciato sono occupati, il disastro appena pescato si scarta scoperto.
rule-disaster_location_roll = Le carte Disastro del tracciato si scoprono una alla volta, e a ognuna 1d6 decide quale vescovato colpisce.
rule-disaster_location_roll_six = Una carta Disastro il cui tiro dà 6 si scarta.
rule-disaster_no_duplicate = Un vescovato non può essere colpito da due carte Disastro identiche.
rule-disaster_duration = Di norma una carta Disastro dura fino alla fine del turno, quando tutte quelle ancora sulla mappa vanno nella pila degli scarti Sorte e Disastri.
rule-cards_play_turn_order = Nel passo C della Fase 2, in ordine di turno, ognuno può giocare carte dalla propria mano.

## Fase 3: rendite

rule-phase3_simultaneous = I giocatori possono svolgere la fase delle rendite contemporaneamente.
rule-phase3_active = Nella Fase 3 hanno effetto l’attendente Esattore e i nobili tratti Carismatico, Stravagante e Tiranno.
rule-income_village = Ogni villaggio rende 1 moneta a chi lo controlla.
rule-income_mill = Ogni mulino rende 2 monete a chi controlla il suo villaggio.
rule-income_mill_bonus_card = Ogni mulino rende 1 moneta in più per ogni carta Raccolto Abbondante o Clima Favorevole che si trova sul suo vescovato.
rule-income_feudal_tax = La tassa feudale dà a chi tassa 2 monete in più per ogni villaggio del feudo, compresi quelli controllati da altri.
rule-income_church_tax = Con la tassa della Chiesa tutte le rendite dei mulini del vescovato vanno a chi tassa anziché a chi controlla i mulini.
rule-income_jerusalem = Il titolo di Gerusalemme frutta nella fase delle rendite 1 moneta in più per ogni villaggio controllato dai giocatori tutti insieme.
rule-income_cleanup = Alla fine della fase delle rendite si scartano tutti i segnalini tassa e le carte.

## Fase 4: acquisti

rule-phase4_turn_order = In ordine di turno ciascun giocatore fa tutti i suoi acquisti in una volta sola.
rule-phase4_active = Nella Fase 4 ha effetto il nobile tratto Ambizioso.
rule-phase4_ransom_first = Nella fase degli acquisti i riscatti si pagano prima di ogni altra cosa.

## Mercenari

rule-mercenary_step = I Mercenari hanno un passo proprio nella fase degli acquisti.
rule-mercenary_upkeep = Chi ha già Mercenari paga 1 moneta per ciascuno e perde quelli non pagati.
rule-mercenary_auction_secret_bid = Ogni giocatore punta per i Mercenari della riserva generale con monete nascoste in mano, e tutte le puntate si rivelano insieme.
rule-mercenary_auction_winner_takes_all = Chi punta di più prende tutti i Mercenari disponibili nella propria riserva personale.
rule-mercenary_auction_tie_rebid = Chi pareggia per la puntata più alta sui Mercenari punta di nuovo, almeno quanto prima.
rule-mercenary_auction_tie_persists = Se dopo le nuove puntate il pareggio per i Mercenari rimane, nessuno li prende.
rule-mercenary_auction_only_winner_pays = Solo chi vince l’asta dei Mercenari paga la puntata.
rule-mercenary_stats = Un Mercenario ha le stesse caratteristiche di un Fante e conta 1 punto forza.
rule-mercenary_deploy = I Mercenari si possono piazzare in qualsiasi battaglia, anche di crociata, in cui il giocatore ha un Signore presente.
rule-mercenary_deploy_not_uprising = I Mercenari non si possono piazzare in una rivolta.
rule-mercenary_plague = I Mercenari subiscono la Peste se è presente nel vescovato in cui sono piazzati.
rule-mercenary_after_battle = Dopo una battaglia i Mercenari morti tornano nella riserva generale e i superstiti in quella del loro giocatore.
rule-mercenary_uprising_target = Le carte Rivolta si possono giocare, con le normali regole, contro i Mercenari nella riserva personale di un giocatore.

## Truppe

rule-troop_placement = Le truppe acquistate si piazzano nei villaggi occupati da propri Signori non catturati, o nelle proprie fortezze o città fortificate.
rule-troop_no_stack_limit = Un villaggio può ospitare qualsiasi numero di truppe.
rule-troop_placement_max_four = In ogni turno si possono piazzare al massimo 4 truppe nello stesso villaggio.
rule-troop_man_at_arms = Un Fante costa 1 moneta e ha 1 punto forza e 1 punto vita.
rule-troop_knight = Un Cavaliere costa 3 monete e ha 3 punti forza e 3 punti vita.

## Arcieri, bombardieri e Cavalieri Teutonici

rule-troop_archer = Un Arciere costa 2 monete, ha 1 punto forza e 1 punto vita, e ha delle abilità nella fase pre-battaglia.
rule-troop_bombardier = Un Bombardiere costa 4 monete, ha 0 punti forza e non ne aggiunge alla sua armata.
rule-troop_bombardier_reroll = In battaglia e nella fase pre-battaglia si può ritirare 1 dado per ciascun Bombardiere presente.
rule-troop_bombardier_loss = Un Bombardiere è eliminato solo quando resta senza truppe di supporto.
rule-troop_teutonic_knight = Un Cavaliere Teutonico costa 3 monete e ha 3 punti forza e 3 punti vita.
rule-troop_teutonic_knight_requires = Per acquistare Cavalieri Teutonici servono un Signore Teutonico in famiglia e il controllo di una fortificazione Teutonica.
rule-troop_teutonic_knight_placement = I Cavalieri Teutonici acquistati si devono piazzare in una fortificazione Teutonica.
rule-troop_teutonic_knight_as_knight = A parte i loro bonus, i Cavalieri Teutonici si comportano come normali Cavalieri.
rule-troop_teutonic_knight_bonus_led = In una battaglia guidata da un Signore Teutonico, ogni due Cavalieri Teutonici presenti aggiungono 1 colpo bonus.

## Edifici

rule-building_stronghold_cost = Una fortezza costa 10 monete.
rule-building_stronghold_placement = Una fortezza si costruisce in un villaggio che il giocatore controlla.
rule-building_stronghold_max_one = Un villaggio ha al massimo una fortezza.
rule-building_stronghold_destroyed_only_by_uprising = Le fortezze possono essere distrutte solo dalle rivolte.
rule-building_mill_cost = Un mulino costa 3 monete.
rule-building_mill_placement = Un mulino si costruisce in un villaggio che il giocatore controlla.
rule-building_mill_max_two = Un villaggio ha al massimo due mulini.

## Fortificazioni Teutoniche

rule-teutonic_fort_once_per_phase = Chi ha almeno un Signore Teutonico può acquistare o trasformare una fortezza Teutonica o città fortificata Teutonica in ogni fase degli acquisti.
rule-teutonic_stronghold_build = Una nuova fortezza Teutonica costa 10 monete e va in un villaggio senza alcuna fortezza.
rule-teutonic_stronghold_upgrade = Una normale fortezza si può trasformare in fortezza Teutonica per 4 monete.
rule-teutonic_city_by_title = Quando si acquista il titolo feudale del suo feudo, una fortezza Teutonica diventa città fortificata Teutonica.
rule-teutonic_city_upgrade = Una città fortificata occupata da un Signore Teutonico si può trasformare in città fortificata Teutonica per 4 monete.
rule-teutonic_fort_penalty = L’attaccante perde 1 dado da battaglia contro una fortezza Teutonica e 2 contro una città fortificata Teutonica.
rule-teutonic_fort_no_tunnel = Una carta Passaggio Segreto non si può usare per attaccare dai tunnel una fortificazione Teutonica.
rule-teutonic_fort_no_uprising_destruction = Le rivolte non possono distruggere le fortificazioni Teutoniche.
rule-teutonic_fort_network = Signori e truppe possono muoversi tra fortificazioni Teutoniche entro un raggio di 3 villaggi l’una dall’altra per 1 movimento.
rule-teutonic_fort_network_permission = Per muoversi tra fortificazioni Teutoniche collegate serve il permesso solo quando se ne attraversano di controllate da altri giocatori.

## Commanderie

rule-commandery_once_per_phase = Chi ha almeno un Signore Templare in famiglia può acquistare una commanderia in ogni fase degli acquisti.
rule-commandery_cost = Una commanderia costa 2 monete.
rule-commandery_placement = Una commanderia si piazza in un villaggio controllato da chi la acquista.
rule-commandery_max_one = Un villaggio ha al massimo una commanderia.
rule-commandery_coexists = Una commanderia può stare in un villaggio che ha già mulini, una fortezza o una città fortificata.
rule-commandery_income = Ogni commanderia frutta a chi la controlla 2 monete nella fase delle rendite.
rule-commandery_income_bonus = Ogni commanderia frutta 1 moneta in più quando si giocano Raccolto Abbondante e/o Clima Favorevole sul suo vescovato.
rule-commandery_immune_famine_tax = Le commanderie non sono colpite né dalla Carestia né dalle tasse della Chiesa.
rule-commandery_no_pillage = Una commanderia non può essere saccheggiata.
rule-commandery_destroyed_only_by_edict = Una commanderia non è soggetta a rivolte; soltanto un editto reale la distrugge.
rule-commandery_plague_shelter = Signori e truppe in un villaggio con una commanderia sono risparmiati dalla Peste finché vi restano.

## Titoli feudali

rule-feudal_title_kinds = I titoli feudali sono barone, conte e duca.
rule-feudal_title_buy_requirements = Per acquistare un titolo feudale bisogna controllare tutti i villaggi del feudo, e almeno uno deve avere una fortezza.
rule-feudal_title_buy_cost = Un titolo feudale costa 2 monete per ogni villaggio del feudo.
rule-feudal_title_marker_on_lord = Il segnalino di un titolo feudale si piazza su una delle carte Signore del suo giocatore.
rule-feudal_title_fief_governed = Un feudo il cui titolo è stato acquisito da un Signore è governato.
rule-feudal_title_stronghold_to_city = Quando si prende il titolo di un feudo, la sua fortezza diventa una città fortificata.
rule-feudal_title_captured_with_city = Chi conquista, occupa e controlla la città capitale fortificata di un avversario ne prende anche il titolo feudale.
rule-feudal_title_kept_until_death = Di norma un Signore conserva i suoi titoli fino alla morte.
rule-feudal_title_give_within_family = Nella fase degli acquisti un Signore può cedere titoli ad altri membri della stessa famiglia, ma deve tenere il più prestigioso.
rule-feudal_title_candidate = Qualsiasi Signore può ricevere un titolo feudale, anche se ha già altri titoli feudali o ecclesiastici.
rule-feudal_title_vp = Ogni titolo feudale dà 1 PV a chi lo controlla.
rule-feudal_title_tax = Chi ha un titolo feudale può giocare una carta Tassa sul proprio feudo.
rule-feudal_title_inheritance = Quando chi ha titoli feudali muore, questi passano ad altri membri della famiglia o al coniuge.
rule-feudal_title_inheritance_troops_replaced = Quando un titolo feudale ereditato cambia famiglia, tutte le truppe nella sua città fortificata sono sostituite con truppe della nuova famiglia.
rule-feudal_title_no_heir_to_map = Se un Signore titolato muore senza eredi né coniuge, il segnalino del titolo torna sulla mappa.
rule-feudal_title_no_heir_reclaim = Un titolo tornato sulla mappa per mancanza di eredi si può riprendere senza costo appena la famiglia ha un nuovo membro, se soddisfa ancora le condizioni.

## Cardinali

rule-cardinal_by_purchase = Un vescovo può diventare Cardinale acquistando una berretta da Cardinale.
rule-cardinal_candidate = Solo un vescovo né scomunicato né catturato può diventare Cardinale.
rule-cardinal_tax_any = Con una carta Tassa un Cardinale può tassare un qualsiasi vescovato governato non già tassato da un vescovo o da un altro Cardinale.
rule-church_tax_precedence_bishop = Nel tassare un vescovato, il suo vescovo ha sempre la precedenza su tutti gli altri.
rule-cardinal_quell_uprising = Per 3 monete un Cardinale può cercare di fermare una rivolta in qualsiasi vescovato tirando 1d6.
rule-cardinal_quell_uprising_roll = Quando un Cardinale paga per fermare una rivolta, con 1-4 la ferma; con 5-6 la rivolta prosegue.
rule-cardinal_quell_uprising_own_see = Contro una rivolta nel proprio vescovato un Cardinale può fare come un vescovo, invece di pagare.

## Fase 5: movimento

rule-phase5_turn_order = In ordine di turno ciascun giocatore muove tutte le sue truppe e i suoi Signori non catturati.
rule-phase5_active = Nella Fase 5 hanno effetto l’attendente Stratega e i nobili tratti Tempesta e Agile.

## Partenza per la crociata e Tesoro Templare

rule-crusade_departure_when = Se nella Fase 1 è stata chiamata una crociata, si può decidere di partire in qualsiasi momento della fase di movimento.
rule-crusade_revenge_orders_deploy = Durante La Vendetta del Saladino, Signori e truppe Templari e Teutonici si possono piazzare su un qualsiasi obiettivo Oltremare a scelta del loro giocatore, anche dove non c’è nessun altro giocatore.
rule-crusade_revenge_orders_no_limit = I Signori degli Ordini piazzati nell’Oltremare durante La Vendetta del Saladino non contano per il limite di 6 Signori crociati.
rule-crusade_revenge_orders_plague = Se la Peste ha colpito l’Oltremare, le truppe appena piazzate lì la subiscono, a meno che il Medico Arabo non le salvi.
rule-treasure_attempt = Almeno due Signori Templari nello stesso villaggio, di uno o più giocatori, possono provare a nascondere il Tesoro Templare.
rule-treasure_once_per_turn = Si può provare a nascondere il Tesoro Templare solo una volta per turno.
rule-treasure_roll = Il giocatore Templare attivo tira 1d6, e con 4 o più il Tesoro Templare è nascosto per il resto della partita.

## Muoversi

rule-move_roads = Ci si muove lungo le strade; andare da un villaggio al successivo conta 1 spazio.
rule-move_lord_two = Un Signore può muovere fino a 2 spazi.
rule-move_arc_three = Una Signora con il titolo D’Arco può muovere fino a 3 spazi, insieme a truppe, Signori e prigionieri.
rule-move_troops_need_lord = Le truppe non possono muoversi da sole.
rule-move_carry = Un Signore può portare truppe con sé e lasciarle indietro quando il giocatore vuole.
rule-move_drop_not_enemy = Non si possono lasciare truppe da sole in un villaggio nemico.
rule-move_cross_consent = Un’armata può attraversare il villaggio di un avversario se questi acconsente.
rule-move_cross_refused = Se un avversario nega il passaggio per un villaggio, l’armata deve tornare da dove è venuta oppure entrarvi.
rule-move_cross_opponent_decides = Quando un’armata è entrata nel villaggio di un avversario, questi decide in seguito se combattere.
rule-move_exit_contested_road = Chi muove dopo che truppe nemiche sono entrate nel suo villaggio può uscire dalla strada da cui sono arrivate solo con il loro consenso o con una carta Passaggio Segreto; le altre strade sono libere.
rule-move_exit_siege = Un Signore e le truppe possono lasciare una fortezza o città fortificata assediata solo con il permesso dell’assediante, una carta Passaggio Segreto o una cavalcata.

## Controllo dei villaggi

rule-control_by_occupation = Un giocatore controlla un villaggio appena, e finché, lo occupa con un Signore e/o truppe.
rule-control_shared_lords = Signori avversari senza truppe possono stare nello stesso villaggio; lo controlla il primo arrivato.
rule-control_lone_lord = Per prendere il controllo di un villaggio basta un Signore, anche senza truppe.
rule-control_lone_lord_capture = Un Signore senza truppe può essere catturato da truppe nemiche.
rule-control_lone_lord_uprising = Un Signore senza truppe può morire subito in una rivolta.
rule-control_shared_troops = Se truppe nemiche o alleate stanno nello stesso villaggio, lo controlla il primo arrivato; chi arriva dopo mette i suoi segnalini sulla strada che vi conduce.
rule-control_transfer = Chi controlla un villaggio può cederne il controllo a un altro giocatore che lo occupa con un Signore e/o truppe.
rule-control_governed_fief = I villaggi non occupati di un feudo governato sono controllati dal giocatore il cui Signore ha il titolo del feudo.

## Cavalcate

rule-cavalcade_use_leave_siege = Una cavalcata può servire a uscire da una fortezza o città fortificata assediata.
rule-cavalcade_use_contested_road = Una cavalcata può servire a uscire da un villaggio per la strada da cui è venuto il nemico.
rule-cavalcade_use_pass_through = Una cavalcata può servire a passare attraverso un villaggio occupato da un avversario.
rule-cavalcade_composition = Solo un’armata fatta unicamente di Signori e Cavalieri può fare una cavalcata.
rule-cavalcade_movement_left = L’armata che fa una cavalcata deve avere ancora movimento con cui poter proseguire.
rule-cavalcade_immediate_battle = Una cavalcata è una battaglia che si combatte subito, prima della normale Fase 6.
rule-cavalcade_defender_bonus = Chi si difende da una cavalcata ha 1 colpo bonus per ogni dado da battaglia tirato.
rule-cavalcade_must_continue = Se l’armata che fa la cavalcata vince con almeno un Signore vivo, deve continuare il movimento.
rule-cavalcade_leave_knight = Chi vince una cavalcata può lasciare indietro un Cavaliere a controllare il villaggio in cui si è combattuto.

## Fase 6: battaglie

rule-phase6_active = Nella Fase 6 hanno effetto i nobili tratti Codardo, Crudele, Astuto, Coraggioso, Leale e Convincente.
rule-battle_start = In ordine di turno un giocatore può iniziare subito una battaglia in ogni villaggio in cui ci sono truppe sue e truppe nemiche.
rule-battle_truce = Dove nessuno dà battaglia i giocatori dichiarano una tregua; la si può rompere in ogni momento.
rule-battle_player_order = Ognuno risolve tutte le battaglie in ogni villaggio che occupa, prima che tocchi al giocatore successivo.
rule-battle_leaderless = Le truppe senza un Signore non possono attaccare, solo difendersi.
rule-battle_coalition = Se in un villaggio hanno truppe almeno tre giocatori, ci si può alleare e unire le truppe, e rompere tale alleanza in ogni momento.
rule-battle_coalition_leader_losses = In una coalizione il giocatore con più punti forza decide quali truppe della coalizione subiscono i colpi.
rule-battle_coalition_leader_prisoner = In una coalizione il giocatore con più punti forza decide quale Signore fare prigioniero.
rule-battle_lords_only = Dove ci sono solo Signori avversari senza truppe non c’è battaglia, e il primo arrivato mantiene il controllo del villaggio.
rule-battle_ends_eliminated = Una battaglia finisce quando un’armata è eliminata.
rule-battle_ends_surrender = Una battaglia finisce quando un’armata si arrende.
rule-battle_ends_truce = Una battaglia finisce quando tutti i giocatori coinvolti accettano una tregua.
rule-battle_ends_no_losses = Una battaglia finisce dopo 3 giri di dadi consecutivi senza perdite.
rule-battle_fort_attacker_stops = Chi attacca una fortezza o città fortificata può da solo porre fine alla battaglia dopo un tiro di dadi.
rule-battle_fort_defender_forces = Quando chi attacca una fortificazione pone fine alla battaglia, il difensore può costringere a continuarla uscendo a combattere in campo aperto.

## Fase pre-battaglia

rule-prebattle_archers_order = Prima di una battaglia gli Arcieri di entrambi gli schieramenti tirano insieme, e la battaglia vera e propria comincia solo dopo aver risolto quei colpi.
rule-prebattle_archers_dice = Nella fase pre-battaglia un Arciere fa tirare al suo schieramento 1 dado da battaglia, e ogni altro Arciere di quello schieramento aggiunge 1 colpo bonus.
rule-prebattle_archers_losses = Ogni giocatore sceglie quali delle proprie truppe perdere per i colpi degli Arcieri nella fase pre-battaglia.

## Forza, dadi e perdite

rule-battle_strength_sum = Ogni schieramento in battaglia somma i punti forza delle sue unità.
rule-battle_strength_male_lord = Ogni Signore maschio in battaglia conta 1 punto forza, titolato o no.
rule-battle_strength_titled_lady = Ogni Signora titolata in battaglia conta 1 punto forza.
rule-battle_dice_table = Un’armata tira 1 dado da battaglia con 1-6 punti forza, 2 dadi con 7-12 e 3 dadi con 13 o più.
rule-battle_dice_arc = Una Signora con il titolo D’Arco nell’armata aggiunge 1 dado da battaglia.
rule-battle_penalty_walls = L’attaccante tira 1 dado in meno contro un difensore in una fortezza e 2 dadi in meno contro uno in una città fortificata.
rule-battle_penalty_siege_engine = Le macchine d’assedio usate dall’attaccante cancellano la penalità delle mura, fino a 2 dadi.
rule-battle_penalty_secret_passage = Una carta Passaggio Segreto giocata dall’attaccante in battaglia cancella la penalità delle mura.
rule-battle_losses_owner_chooses = In battaglia le perdite si subiscono insieme, e ognuno sceglie quali delle proprie unità rimuovere.
rule-battle_losses_maximum = Nel subire i colpi un giocatore deve rimuovere quanti più punti forza può.
rule-battle_losses_count = Si contano tutti i simboli colpo usciti sui dadi da battaglia.
rule-battle_losses_troops_before_lords = I Signori possono essere uccisi solo dopo che sono state eliminate le truppe che li scortano.
rule-battle_losses_lords_captured = I Signori rimasti vivi in una battaglia senza truppe amiche sono catturati.
rule-battle_losses_lord_life = Un Signore ha 1 punto vita.

## Prigionieri e riscatti

rule-prisoner_marking = Il segnalino di un Signore catturato si mette su un lato e resta sul tabellone, e sulla carta del Signore va un segnalino catturato.
rule-prisoner_family_limit = Un Signore catturato conta ancora per il limite di quattro nobili.
rule-prisoner_moved_by_captor = Il carceriere può muovere il prigioniero insieme alle proprie truppe.
rule-prisoner_stays_while_guarded = Un prigioniero resta tale finché è nello stesso spazio di truppe o di un Signore del carceriere.
rule-prisoner_not_killed = Il carceriere non può mai uccidere il prigioniero, se non giocando una carta Assassinio.
rule-prisoner_escape_secret_passage = In qualsiasi fase una carta Passaggio Segreto permette a un prigioniero di fuggire senza riscatto.
rule-prisoner_released = Il carceriere può liberare un prigioniero in qualsiasi momento.
rule-prisoner_freed_by_battle = Un prigioniero è libero se tutte le truppe del carceriere sono uccise in battaglia.
rule-prisoner_keeps_titles = Un prigioniero conserva tutti i titoli e le rendite.
rule-prisoner_no_election = Un prigioniero non può né votare né essere eletto.
rule-ransom_amount = Un riscatto è di 2 monete più 2 monete per ogni titolo del prigioniero.
rule-ransom_pay_mandatory = Il giocatore del prigioniero deve pagare il riscatto, se ha le monete.
rule-ransom_accept_mandatory = Il carceriere deve accettare il riscatto, e lo riceve.
rule-ransom_counteroffer = Si possono comunque discutere e concordare altre condizioni per liberare un prigioniero.
rule-release_placement = Un Signore liberato o fuggito si piazza in una propria fortezza o città fortificata; se non ce n’è, in un villaggio con un altro proprio Signore, o in un qualsiasi villaggio che il giocatore controlla, o in un villaggio vuoto non controllato, o in un villaggio di un alleato.

## Fine di una battaglia

rule-battle_surrender_when = Uno schieramento può arrendersi dopo un giro di dadi se entrambi hanno ancora truppe.
rule-battle_surrender_outcome = Tutte le truppe di chi si arrende si rimuovono dalla mappa e i suoi Signori diventano prigionieri.
rule-battle_end_stay = Quando una battaglia finisce per una tregua o dopo 3 giri di dadi senza perdite, tutte le truppe coinvolte restano dove sono.
rule-battle_fort_attacker_stops_siege_goes_on = Quando chi attacca una fortificazione pone fine alla battaglia, l’assedio non finisce.
rule-battle_end_only_lords = Se in una battaglia rimangono solo Signori, restano dove sono e la battaglia finisce.

## Arcieri negli assedi

rule-siege_prebattle_stronghold = Prima di un assalto a una fortezza servono 2 Arcieri per tirare 1 dado da battaglia, e ogni altro Arciere aggiunge 1 colpo bonus.
rule-siege_prebattle_city = Prima di un assalto a una città fortificata servono 3 Arcieri per tirare 1 dado da battaglia, e ogni altro Arciere aggiunge 1 colpo bonus.
rule-siege_prebattle_allied_archers = Gli Arcieri di più alleati possono tirare insieme prima di un assalto a una fortificazione.
rule-siege_prebattle_snipe = Gli Arcieri in difesa in un assedio possono provare a colpire un Signore nemico invece delle truppe nemiche.
rule-siege_prebattle_snipe_no_secret_passage = Gli Arcieri in difesa in un assedio non possono usare un Passaggio Segreto per il tiro contro un Signore.
rule-siege_prebattle_snipe_one_roll = Il giocatore assediato dice quale Signore vuole colpire e tira un solo 1d6, quanti che siano gli Arcieri.
rule-siege_prebattle_snipe_kill = Un Signore preso di mira dagli Arcieri assediati è ucciso e rimosso dal tabellone con un 6.
rule-siege_prebattle_snipe_last_lord = Se gli Arcieri assediati uccidono l’ultimo Signore nemico nella battaglia, questa non comincia; altrimenti comincia.
rule-siege_prebattle_snipe_archer_strength = Gli Arcieri che hanno tirato a un Signore contano ancora 1 punto forza ciascuno nella battaglia che segue.

## Assedi e saccheggi

rule-siege_start = Finite tutte le sue battaglie, un giocatore può iniziare un assedio nei villaggi con una fortezza o città fortificata nemica occupata dove gli restano truppe.
rule-siege_engine_first = Iniziare un assedio dà all’assediante un segnalino macchina d’assedio da 1 dado.
rule-siege_engine_second = Se l’assedio continua nel turno successivo, il suo segnalino macchina d’assedio si gira sul lato da 2 dadi.
rule-siege_engine_allies = Quando più alleati assediano insieme, ognuno aggiunge un segnalino macchina d’assedio.
rule-siege_control = Un villaggio assediato resta sotto il controllo del Signore assediato.
rule-siege_no_income = Un villaggio assediato non produce rendite, nemmeno dai mulini.
rule-siege_reinforce_move = Il Signore assediato può muovere liberamente altre truppe da un villaggio adiacente nella fortezza o città fortificata assediata.
rule-siege_reinforce_no_new_troops = Chi è assediato non può piazzare truppe appena acquistate nella fortificazione assediata.
rule-siege_reinforce_lords = Chi è assediato può aggiungere altri Signori nella fortificazione assediata.
rule-siege_besieger_new_troops = L’assediante può piazzare nuove truppe nel villaggio assediato.
rule-siege_sally = L’assediato può dare subito una battaglia normale, rinunciando alle mura e alla penalità ai dadi dell’attaccante.
rule-siege_lift = L’assediante può porre fine all’assedio in qualsiasi momento; allora si rimuovono tutti i suoi segnalini macchina d’assedio.
rule-siege_engine_cancels = Un segnalino macchina d’assedio da 1 dado cancella 1 dado di penalità, uno da 2 dadi ne cancella 2.
rule-pillage_when = Risolte tutte le battaglie, i giocatori possono saccheggiare in ordine di turno.
rule-pillage_where = Un giocatore può saccheggiare tutti i mulini nei villaggi che controlla o che sta assediando.
rule-pillage_result = I mulini saccheggiati si rimuovono e fruttano a chi saccheggia 1 moneta ciascuno.

## Fase 7: fine del turno e vittoria

rule-crusade_phase7_invasion = Se una crociata è stata chiamata nella Fase 1 ed è partita nella Fase 5, la Fase 7 di quel turno è invece L’Invasione dell’Oltremare.
rule-crusade_phase7_revenge = A ogni turno de L’Invasione dell’Oltremare ne segue uno la cui Fase 7 è sostituita da La Vendetta del Saladino.
rule-crusade_phase8 = Entrambi i turni di una crociata hanno in più una Fase 8, che è la fine del turno.
rule-victory_check = Le condizioni di vittoria si controllano alla fine del turno, dopo aver scartato le carte Disastro.
rule-crusade_reward_state_title_vp = Ogni titolo di uno Stato Oltremare dà 1 PV a chi lo controlla.
rule-end_next_turn = Se nessuno ha vinto, la carta Primo Giocatore passa al giocatore a sinistra e comincia un altro turno.
rule-victory_solo = Un giocatore vince da solo con 3 PV.
rule-victory_pair = Due giocatori alleati tramite matrimonio vincono con 4 PV in due.
rule-victory_pair_crusades = Con le Crociate in uso, ai giocatori alleati servono 5 PV in due.
rule-alliance_one_only = Un giocatore può essere in una sola alleanza alla volta.
rule-victory_few_players = Con meno di quattro giocatori nessuno può vincere con un alleato, ma solo da solo; ci si può comunque alleare.
rule-victory_tie_solo_beats_pair = Se una vittoria da soli e una in coppia coincidono, prevale quella da soli.
rule-victory_tie_order = I pareggi si risolvono, in ordine, con chi ha il Re, il Papa, la Regina Reggente, poi con chi controlla più feudi, più vescovati e più villaggi.

## Diplomazia e governo

rule-diplomacy_spend = I segnalini diplomazia si possono spendere in qualsiasi momento, uno o più alla volta.
rule-diplomacy_coins = Con un segnalino diplomazia il suo giocatore può farsi dare da un altro fino a 3 monete.
rule-diplomacy_cards = Con un segnalino diplomazia il suo giocatore può farsi dare da un altro una o più carte, anche Signore e Sorte.
rule-diplomacy_talk = Un segnalino diplomazia permette al suo giocatore una conversazione privata di al massimo 3 minuti con uno o più giocatori.
rule-diplomacy_talk_exchange = In una conversazione privata ottenuta con un segnalino diplomazia i giocatori possono scambiarsi monete e carte.
rule-diplomacy_talk_relics = In una conversazione privata ottenuta con un segnalino diplomazia i giocatori possono scambiarsi reliquie.
rule-govern_bishopric = Un vescovato con un vescovo eletto è governato.
rule-govern_income_unoccupied = Chi governa un feudo ha rendite anche dai villaggi che lì nessuno occupa.

## Reliquie sacre

rule-relic_setup = All’inizio della partita le 5 reliquie si piazzano in segreto e a caso nei villaggi principali dei 5 vescovati.
rule-relic_take = Il Papa, un qualsiasi Cardinale o il vescovo del vescovato in cui si trova può prendere una reliquia quando è nel suo villaggio.
rule-relic_take_permission = Se un avversario occupa il villaggio della reliquia, deve dare il permesso di prenderla.
rule-relic_take_revealed = Una volta presa, una reliquia è rivelata.
rule-relic_moves_with_lord = Una reliquia si muove con il Signore che la possiede.
rule-relic_trade = Con un segnalino diplomazia un Signore può cedere una reliquia a chiunque, in vendita o in dono.
rule-relic_abandoned = Una reliquia rivelata e abbandonata in un villaggio può essere tenuta da truppe lì presenti rimaste senza il loro Signore, o presa da un qualsiasi altro Signore.
rule-relic_ally_inherits = Se muoiono tutti i Signori del giocatore che ha la reliquia, questa passa a un altro Signore della sua alleanza.
rule-relic_grail = Il Santo Graal riduce di 1 i colpi dell’attaccante quando chi lo possiede si difende.
rule-relic_roseline = Con gli Occhi di Santa Roselina il loro giocatore può provare a spostare carte Pioggia Pesante alla fine della Fase 2.
rule-relic_roseline_roll = Il dado tirato per gli Occhi di Santa Roselina indica il vescovato in cui si sposta la carta Pioggia Pesante; se escono il vescovato attuale o un 6, resta dov’è.
rule-relic_roseline_duplicate = Se il vescovato uscito per gli Occhi di Santa Roselina ha già una carta Pioggia Pesante, la carta che si sposta si scarta.
rule-relic_gerontius = Una sola volta nella partita il Dente di San Geronzio può resuscitare un Signore appena morto, in qualsiasi villaggio.
rule-relic_lance = La Lancia Sacra aggiunge 1 al totale dei colpi dell’attaccante in una battaglia, se chi la possiede è nell’armata attaccante.
rule-relic_radegund = Le Ossa di Santa Radegonda possono rimuovere una o più carte Carestia, da qualsiasi vescovato, alla fine della Fase 2.
rule-relic_radegund_roll = Per le Ossa di Santa Radegonda si tira un dado per ogni carta Carestia in gioco, che con 4 o più si scarta.

## Nebbia di guerra

rule-fog_face_down = I segnalini truppa si piazzano coperti sulla mappa e restano così finché non combattono.
rule-fog_purchase = Un giocatore annuncia quali truppe acquista, ma le piazza in segreto.

## Diplomazia libera

rule-free_diplomacy_no_markers = Con la diplomazia libera i segnalini diplomazia si rimuovono dal gioco.
rule-free_diplomacy_free_deals = Con la diplomazia libera tutti gli accordi si possono prendere liberamente.

## Carte: i disastri

rule-card_heavy_rain_no_move = In un vescovato sotto Pioggia Pesante nessuno può muoversi, entrare o uscire.
rule-card_heavy_rain_no_battle = In un vescovato sotto Pioggia Pesante nessuno può combattere.
rule-card_heavy_rain_cancelled_by_good_weather = Si può giocare una carta Clima Favorevole per cancellare una Pioggia Pesante; entrambe le carte si scartano.
rule-card_heavy_rain_no_harvest = Raccolto Abbondante non si può giocare su un vescovato sotto Pioggia Pesante.
rule-card_heavy_rain_cards_ok = Le carte Rivolta e Passaggio Segreto si possono usare in un vescovato sotto Pioggia Pesante.
rule-card_famine_no_mill_income = In un vescovato in Carestia i mulini non producono rendite.
rule-card_famine_cancelled_by_harvest = Si può giocare una carta Raccolto Abbondante per cancellare una Carestia; entrambe le carte si scartano.
rule-card_famine_no_good_weather = Clima Favorevole non si può giocare su un vescovato in Carestia.
rule-card_plague_all_villages = La Peste colpisce tutti i villaggi del suo vescovato.
rule-card_plague_lord_roll = Ogni Signore in un vescovato colpito dalla Peste tira 1d6 e muore con 1, 2 o 3.
rule-card_plague_troops_half = In ogni villaggio di un vescovato colpito dalla Peste ciascuna armata perde metà delle truppe, arrotondata per difetto.
rule-card_plague_owner_chooses = È il proprietario a decidere quali truppe si perdono per la Peste.
rule-card_plague_siege_engines_stay = La Peste non rimuove le macchine d’assedio.
rule-card_plague_entering_lord_roll = Un Signore che entra in un vescovato infetto tira 1d6 e muore con 1, 2 o 3.
rule-card_plague_survivor_immune = Un Signore che sopravvive al tiro per la Peste entrando non deve più tirare quando entra in quello o in un altro vescovato infetto.
rule-card_plague_entering_troops_half = Le truppe che entrano in un vescovato infetto sono dimezzate, arrotondando per difetto.
rule-card_plague_bought_troops_exempt = Le truppe acquistate nella fase degli acquisti non subiscono perdite quando si piazzano in un vescovato infetto.
rule-card_plague_new_lords_immune = I nuovi Signori piazzati in un vescovato infetto sono immuni alla Peste.
rule-card_plague_revenge_six_hits_outremer = Durante La Vendetta del Saladino, con un 6 al tiro che decide dove colpisce, la Peste colpisce l’Oltremare anziché essere scartata.
rule-card_plague_revenge_lord_roll = Quando la Peste colpisce l’Oltremare, ogni Signore crociato tira 1d6 ed è ucciso con 1, 2 o 3.
rule-card_plague_revenge_troops_half = Quando la Peste colpisce l’Oltremare, su ogni obiettivo l’armata di ciascun Signore perde metà delle truppe, arrotondata per difetto, rimosse dal tabellone.
rule-card_plague_revenge_saracens_immune = La Peste non tocca i guerrieri Saraceni.

## Carte: signori, raccolti e tasse

rule-card_lord_phase = Le carte Signore si possono giocare solo nella Fase 2.
rule-card_lord_card_on_board = Una carta Signore giocata va sulla plancia del suo giocatore.
rule-card_lord_token = Il segnalino di un nuovo Signore si piazza in una fortezza o città fortificata che il giocatore controlla, o in un villaggio con un altro proprio Signore, o in un qualsiasi villaggio che il giocatore occupa, o in un villaggio vuoto non controllato, o in un villaggio di un alleato.
rule-card_harvest_mill_bonus = Se non serve contro una Carestia, Raccolto Abbondante aggiunge 1 alla rendita di ogni mulino del vescovato, per tutti i giocatori.
rule-card_good_weather_mill_bonus = Se non serve contro una Pioggia Pesante, Clima Favorevole aggiunge 1 alla rendita di ogni mulino del vescovato, per tutti i giocatori.
rule-card_tax_targets = Una carta Tassa si gioca su un feudo o su un vescovato.
rule-card_tax_captive_ok = Una carta Tassa si può giocare anche se il Signore che ha diritto alla tassa è catturato.
rule-card_tax_marker = Una carta Tassa giocata si scarta e sul tabellone si mette il segnalino tassa corrispondente.
rule-card_arc_play = La carta D’Arco si può giocare in qualsiasi momento su una Signora senza marito, propria o altrui.
rule-card_arc_strength = Una Signora con il titolo D’Arco conta 1 punto forza in più in battaglia, come le Signore titolate.
rule-card_arc_death = Se la Signora con il titolo D’Arco muore, la carta va nella pila degli scarti delle carte Signore e il segnalino torna sul tabellone.
rule-card_cardinal_play = La carta Cardinale si può giocare in qualsiasi momento su un vescovo, che diventa subito Cardinale.
rule-card_cardinal_death = Se un Cardinale muore, la sua carta va nella pila degli scarti delle carte Signore e il segnalino berretta torna al suo posto.

## Carte: rivolta

rule-card_uprising_target = Una carta Rivolta si può giocare in qualsiasi momento su un villaggio sottoposto a una qualsiasi tassa o in Carestia.
rule-card_uprising_not_own_cause = Chi ha provocato la causa di una rivolta non può giocare la carta Rivolta per quella causa.
rule-card_uprising_attack = Una rivolta attacca subito tutte le truppe nel villaggio con 1 dado da battaglia più 1 colpo bonus.
rule-card_uprising_max_hits = Una rivolta mette a segno al massimo 4 colpi.
rule-card_uprising_order_of_victims = Se più giocatori hanno truppe nel villaggio, chi gioca la carta Rivolta decide di chi sono le truppe attaccate per prime.
rule-card_uprising_fort_penalty = Fortezze e città fortificate applicano la loro penalità ai dadi anche contro una rivolta.
rule-card_uprising_secret_passage = Qualsiasi giocatore può giocare una carta Passaggio Segreto per cancellare la penalità delle mura contro una rivolta.
rule-card_uprising_no_die_no_bonus = Se la penalità delle mura non lascia alla rivolta nessun dado da tirare, si perde anche il suo colpo bonus.
rule-card_uprising_stack = Su un villaggio si possono giocare nello stesso momento più carte Rivolta, anche di giocatori diversi.
rule-card_uprising_stack_bonus = I bonus di più carte Rivolta si sommano.
rule-card_uprising_all_dead_lords = Se in un villaggio la rivolta uccide ogni truppa, muoiono anche tutti i Signori rimasti.
rule-card_uprising_all_dead_buildings = Se in un villaggio la rivolta uccide ogni truppa, vi sono distrutti tutti i mulini e le fortezze.
rule-card_uprising_discard = Una volta risolta, una carta Rivolta va nella pila degli scarti Sorte e Disastri.
rule-card_uprising_clergy = Vescovi e Cardinali possono cercare di fermare una rivolta.

## Carte: assassinio e giustizia

rule-card_assassination_target = Una carta Assassinio si può giocare in qualsiasi momento contro qualsiasi Signore, compresi il Re, la Regina e il Papa.
rule-card_assassination_not_own_family = Un giocatore non può mai giocare Assassinio contro un Signore della propria famiglia.
rule-card_assassination_roll = Il bersaglio di una carta Assassinio muore con 3 o meno su 1d6.
rule-card_assassination_crusader = Anche un Signore crociato può essere bersaglio di una carta Assassinio.
rule-card_assassination_assassin = Comunque vada la carta Assassinio, chi l’ha giocata deve mettere un segnalino assassino, dal lato del coltello insanguinato, su uno dei propri Signori.
rule-card_justice_target = Una carta Giustizia si può giocare in qualsiasi momento contro un Signore con un segnalino assassino, che è subito ucciso.
rule-card_justice_discard = Il Signore ucciso da una carta Giustizia si scarta.
rule-card_justice_immune = Il Re, la Regina Reggente, il Principe Incoronato e il Papa sono immuni alla carta Giustizia.

## Carte: passaggio segreto e imboscata

rule-card_secret_passage_by_moment = L’effetto di una carta Passaggio Segreto dipende da quando la si gioca: uno di tre usi nel movimento, uno in battaglia, uno di due in qualsiasi fase.
rule-card_secret_passage_discard = Una volta risolta, una carta Passaggio Segreto va nella pila degli scarti Sorte e Disastri.
rule-card_secret_passage_siege = Giocato nel movimento, il Passaggio Segreto permette a truppe con un Signore di fuggire da una fortificazione assediata in un villaggio adiacente, portando con sé i prigionieri.
rule-card_secret_passage_not_extra = Fuggire da un assedio o muovere sotto la Pioggia Pesante con un Passaggio Segreto non è un movimento aggiuntivo.
rule-card_secret_passage_rain = Giocato nel movimento, il Passaggio Segreto permette a un’armata, truppe e Signore nello stesso villaggio, di fare un movimento dentro, verso o fuori da un vescovato sotto Pioggia Pesante.
rule-card_secret_passage_pass = Giocato nel movimento, il Passaggio Segreto permette a truppe e Signore di passare liberamente attraverso un villaggio nemico occupato, o di lasciare il proprio villaggio per la strada da cui è venuta l’armata che lo invade.
rule-card_secret_passage_foil = In qualsiasi fase, un Passaggio Segreto giocato subito dopo una carta Assassinio salva il Signore dall’assassinio; entrambe le carte si scartano.
rule-card_ambush_timing = Una carta Imboscata può essere giocata in qualsiasi momento da chi ha almeno un Signore in una battaglia.
rule-card_ambush_capture = Una carta Imboscata cattura automaticamente un Signore nemico nella battaglia, a scelta di chi la gioca.

## Espansione Politica: attendenti

rule-expansion_politics_contents = L’espansione Politica aggiunge attendenti e nobili tratti.
rule-attendant_draw = A inizio partita ciascuno pesca una carta Attendente, al servizio della sua famiglia per tutta la partita.
rule-attendant_thief = Una volta nella partita, in qualsiasi momento, Arsène il Ladro può rubare monete a un altro giocatore.
rule-attendant_thief_hands = La vittima del Ladro divide come vuole tutte le sue monete tra le due mani chiuse; il Ladro ne sceglie una e prende ciò che contiene.
rule-attendant_gypsy = Una volta per turno nella Fase 2 Esméralda la Zingara può scartare una carta pescata.
rule-attendant_gypsy_lord_fortune = Una carta Signore o Sorte, dal dorso marrone o grigio, si può guardare prima che la Zingara decida di scartarla.
rule-attendant_gypsy_disaster = Una carta Disastro, dal dorso nero, si può guardare solo dopo che la Zingara ha deciso di scartarla.
rule-attendant_tax_collector = Nella Fase 3 Gauthier l’Esattore riceve dalla banca 1 moneta per ogni ponte direttamente adiacente a un villaggio che il suo giocatore controlla, fino a 5 monete.
rule-attendant_tax_collector_first = Il giocatore dell’Esattore gioca per primo all’inizio della partita.
rule-attendant_spy = Una volta per turno, in qualsiasi momento, Mathilde la Spia può guardare la mano di un altro giocatore.
rule-attendant_spy_swap = Mentre guarda una mano la Spia può scambiarne una carta con una del proprio giocatore.
rule-attendant_spy_swap_ends = Se la Spia scambia una carta, non può più essere attivata nella partita.
rule-attendant_spy_victim_plays_first = Il giocatore spiato può giocare carte prima che la Spia le guardi.
rule-attendant_minstrel = Nell’elezione del Re Jaufre il Menestrello dà 1 voto in più se la famiglia del giocatore ha almeno una Signora.
rule-attendant_strategist = All’inizio della Fase 5 il giocatore di Ancelin lo Stratega può scegliere se muovere tutti i Signori e le truppe prima di tutti gli altri, dopo tutti gli altri, o per niente.
rule-attendant_strategist_others = Quando il giocatore dello Stratega muove per primo o per ultimo, gli altri seguono il normale ordine di turno.

## Espansione Politica: nobili tratti

rule-trait_draw = Ogni volta che mette in gioco un nuovo Signore nella Fase 2, un giocatore pesca per lui una carta Nobile Tratto.
rule-trait_face = Un nobile tratto si può tenere coperto o scoperto, ma va rivelato quando la sua abilità entra in gioco.
rule-trait_discard = Il tratto di un Signore morto va nella pila degli scarti dei tratti, che all’occorrenza si rimescola in un nuovo mazzo.
rule-trait_phase = Un nobile tratto agisce nella fase sotto cui è elencato; Rubacuori, Ordinario, Santo e Ombra agiscono in qualsiasi fase.
rule-trait_bastard = Al Bastardo è sempre vietato sposarsi.
rule-trait_ugly = Per sposarsi, il Brutto deve pagare 2 monete all’altra famiglia.
rule-trait_blessed = Il Benedetto non è mai colpito dalla Peste, ma le sue truppe sì.
rule-trait_cursed = Per ogni carta Disastro il Maledetto tira 1 dado da battaglia oltre al d6 che decide dove colpisce, e con 2 colpi il disastro colpisce automaticamente il vescovato del Maledetto.
rule-trait_cursed_outremer = Con le Crociate in uso, il risultato di 2 colpi del Maledetto colpisce l’Oltremare, se il Maledetto è lì.
rule-trait_unlucky = Nel vescovato dello Sfortunato non si possono giocare Raccolto Abbondante e Clima Favorevole.
rule-trait_charismatic = Il Carismatico frutta 1 moneta in più quando occupa il villaggio principale di un vescovato.
rule-trait_extravagant = Lo Stravagante costa al giocatore 2 monete di rendita per ogni titolo di quel Signore che dà PV.
rule-trait_tyrant_income = Il Tiranno frutta 2 monete in più dal villaggio che occupa.
rule-trait_tyrant_uprising = Gli altri giocatori possono giocare in qualsiasi momento una Rivolta sul Tiranno e sulle sue truppe; il villaggio e i Signori e le truppe altrui non ne risentono.
rule-trait_ambitious = L’Ambizioso paga 2 monete in meno quando acquista per sé titoli feudali o il titolo di Cardinale.
rule-trait_storm = La Pioggia Pesante su un vescovato non impedisce alla Tempesta di muovervi e combattervi.
rule-trait_agile = L’Agile può muovere di 3 spazi se è accompagnato da soli Cavalieri.
rule-trait_coward_no_start = Il Codardo, se non è con altri Signori, non può iniziare una battaglia.
rule-trait_coward_surrender = Il Codardo, attaccato da un nemico con più punti forza, si arrende subito: è catturato e tutte le sue truppe si rimuovono.
rule-trait_cruel = Il Crudele non fa mai prigionieri: ogni Signore catturato è subito ucciso.
rule-trait_cunning = L’Astuto ha sempre una macchina d’assedio da 1 dado e può quindi attaccare subito una fortificazione, cancellando 1 dado di penalità senza un assedio.
rule-trait_brave = Il Coraggioso aggiunge 1 colpo bonus quando attacca, purché si tiri almeno 1 dado da battaglia.
rule-trait_loyal = Il Leale non può mai attaccare truppe di un alleato tramite matrimonio, ma può difendersi da qualsiasi alleato che lo attacchi.
rule-trait_persuasive = Prima di una battaglia il Convincente può convertire un Fante nemico in uno del proprio giocatore.
rule-trait_heartbreaker = Il Rubacuori può rompere per sempre un’alleanza di matrimonio catturando uno degli sposi.
rule-trait_ordinary = L’Ordinario non ha abilità.
rule-trait_saint = Nel villaggio che occupa, il Santo può prendere una reliquia al pari di un Cardinale.
rule-trait_shadow = Una volta per turno l’Ombra può usare l’effetto di un Passaggio Segreto senza la carta, accompagnata da una sola altra unità.

## Le altre espansioni

rule-expansion_teutonic_contents = L’espansione Cavalieri Teutonici aggiunge il Gran Maestro Teutonico, l’Arcivescovo, i Signori Teutonici, le fortificazioni Teutoniche e i Cavalieri Teutonici.
rule-expansion_templars_contents = L’espansione Templari aggiunge il Gran Maestro Templare, l’Arcivescovo, l’editto reale, i Signori Templari, le commanderie e il Tesoro Templare.
rule-expansion_tactics_contents = L’espansione Tattiche aggiunge Arcieri, Bombardieri, guardie reali e Mercenari.

## Crociate: chi parte

rule-crusade_two_turns = Una crociata dura sempre due turni consecutivi con alcune fasi modificate: prima L’Invasione dell’Oltremare, poi La Vendetta del Saladino.
rule-crusade_join_when = I Signori che non sono Templari né Teutonici possono unirsi a una crociata solo nella fase di movimento del suo primo turno.
rule-crusade_join_never = Il Papa e le Signore senza titolo sono sempre esclusi dalle crociate.
rule-crusade_join_rain = I Signori bloccati dalla Pioggia Pesante non possono unirsi a una crociata, a meno che non usino una carta Passaggio Segreto.
rule-crusade_join_captive = Ai Signori catturati o assediati serve il permesso del carceriere o dell’assediante per unirsi a una crociata, a meno che non usino una carta Passaggio Segreto.
rule-crusade_join_after_moving = Un Signore può unirsi a una crociata anche dopo aver mosso.
rule-crusade_join_troops = Un Signore che si unisce a una crociata può portare con sé qualsiasi truppa che lo accompagna in quel momento.
rule-crusade_join_off_map = I Signori che si uniscono a una crociata e le loro truppe si rimuovono dalla mappa e si mettono sulla plancia del proprietario.
rule-crusade_join_markers = I segnalini crociata si mettono sulle carte dei Signori in partenza e sulle fortezze e città fortificate che sono loro.
rule-crusade_join_protection = Fortezze e città fortificate con un segnalino crociata godono della protezione della Chiesa.
rule-crusade_join_max_six = A una crociata possono partecipare al massimo 6 Signori, contando tutti i giocatori, con qualsiasi numero di truppe.
rule-crusade_crusader_no_election = Un Signore in crociata non può né votare né essere eletto in nessuna elezione.
rule-crusade_crusader_income = Un Signore in crociata incassa tutte le rendite del suo feudo.
rule-crusade_crusader_marry = Un Signore in crociata può sposarsi.
rule-crusade_crusader_tax = Un Signore in crociata può imporre tasse.

## Rinnegati

rule-renegade_cause = Un Signore che attacca o assedia una fortificazione protetta dalla Chiesa diventa un rinnegato e riceve un segnalino rinnegato sulla sua carta.
rule-renegade_as_excommunicated = Un rinnegato è trattato come uno scomunicato e non può né votare né essere eletto.
rule-renegade_loses_church_titles = Un rinnegato perde tutti i titoli ecclesiastici.
rule-renegade_duration = Un Signore resta rinnegato fino alla morte, a meno che il Papa non annulli questo stato.

## L’Invasione dell’Oltremare

rule-crusade_invasion_steps = L’Invasione dell’Oltremare si svolge in quest’ordine: stabilire la gerarchia dei crociati, disporre gli obiettivi, scegliere gli obiettivi, combattere obiettivo per obiettivo, distribuire le ricompense.
rule-crusade_rank_order = La gerarchia dei Signori crociati è: Re o Regina Reggente, Regina, Gran Maestro Templare, Gran Maestro Teutonico, titoli Oltremare (Gerusalemme per primo), duca, conte, barone, poi i Signori non titolati, che qui comprendono vescovi, Cardinali e D’Arco.
rule-crusade_rank_tie = A parità di gerarchia prevale l’armata con più forza militare, poi il Signore la cui famiglia ha il titolo più importante.
rule-crusade_objectives_draw = Gli obiettivi Oltremare pescati sono tanti quanti i Signori partecipanti.
rule-crusade_objectives_place = Gli obiettivi Oltremare pescati si piazzano sul tracciato degli obiettivi da destra a sinistra, in ordine crescente di numero.
rule-crusade_choose_order = In ordine di gerarchia ogni Signore crociato sceglie un obiettivo Oltremare e vi mette i suoi segnalini.
rule-crusade_choose_shared = Si può scegliere anche un obiettivo Oltremare già scelto da un altro Signore; i segnalini di chi viene dopo vanno sotto quelli già presenti.
rule-crusade_choose_leader = Il Signore più alto in gerarchia su un obiettivo Oltremare ne è il leader e prende tutte le decisioni che lo riguardano.
rule-crusade_battle_order = Ne L’Invasione dell’Oltremare gli obiettivi si risolvono uno per uno, dal più a destra al più a sinistra.
rule-crusade_battle_choice = Il leader su ogni obiettivo Oltremare decide se attaccarlo o assediarlo.
rule-crusade_battle_fort_siege_only = Se un obiettivo Oltremare ha una fortezza o città fortificata, è possibile solo l’assedio.
rule-crusade_battle_fort_engines = Nell’assedio di un obiettivo Oltremare ogni giocatore mette un segnalino macchina d’assedio con le sue truppe.
rule-crusade_battle_saracens = Una battaglia di crociata si combatte con le normali regole contro le truppe Saracene mostrate sull’obiettivo.
rule-crusade_battle_siege_after_roll = In una battaglia di crociata il leader può decidere dopo ogni tiro di dadi di iniziare un assedio.
rule-crusade_saracen_stats = Una truppa Saracena ha 2 punti forza e 2 punti vita.
rule-crusade_battle_win_fort = Se vincono, i crociati prendono la fortezza o città fortificata dell’obiettivo Oltremare, se c’è.
rule-crusade_battle_still_besieged = Un obiettivo Oltremare ancora sotto assedio è rafforzato dai rinforzi del Saladino, se lo raggiungono nel turno successivo.
rule-crusade_reward_leader = Quando un obiettivo Oltremare è conquistato, il suo leader distribuisce a sua scelta le ricompense tra i Signori che vi si trovano.
rule-crusade_reward_kinds = Le ricompense degli obiettivi Oltremare sono di tre tipi: bottino della carovana, saccheggio della città e titolo di uno Stato Oltremare.
rule-crusade_reward_coins = Le monete del bottino di una carovana o del saccheggio di una città si dividono subito tra i Signori che hanno conquistato l’obiettivo.
rule-crusade_reward_caravan_again = Una carovana può essere attaccata in entrambi i turni di una crociata, e ne La Vendetta del Saladino si difende anche con i rinforzi Saraceni.
rule-crusade_reward_state_title_when = Il leader può assegnare un titolo di uno Stato Oltremare a un qualsiasi Signore, anche in Francia e che non ha partecipato, alla fine de La Vendetta del Saladino, il secondo turno della crociata.
rule-crusade_reward_state_title_anyone = Un titolo di uno Stato Oltremare si può assegnare a un qualsiasi Signore, anche in Francia e che non ha partecipato alla crociata.

## Medico Arabo

rule-doctor_claim = L’obiettivo Medico Arabo non comporta battaglie: il suo leader lo reclama subito e ne mette il segnalino sulla propria carta Signore.
rule-doctor_bound_to_owner = Il Medico Arabo non passa mai a un altro Signore ed esce subito dal gioco quando muore chi lo possiede.
rule-doctor_crusade_saves = Il giocatore del Medico Arabo può impedire la morte di un qualsiasi Signore crociato per Peste, assassinio o battaglia; il crociato salvato diventa prigioniero del Saladino.
rule-doctor_home_saves = Tornato in Francia, il Medico Arabo resta con chi lo possiede e può salvare dalla Peste o da un assassinio i Signori e le truppe del giocatore nel villaggio del possessore.

## La Vendetta del Saladino

rule-revenge_saladin_start = Il Saladino si piazza sull’obiettivo Oltremare più a destra, ignorando il Medico Arabo.
rule-revenge_saladin_knights = Il Saladino arriva con 4 Cavalieri Saraceni, che hanno le caratteristiche dei Cavalieri crociati.
rule-revenge_saladin_reinforcements = Al Saladino si aggiungono i rinforzi propri di ciascun obiettivo.
rule-revenge_battle_crusader_walls = Ne La Vendetta del Saladino i crociati su un obiettivo conquistato nel turno precedente usano il bonus difensivo della sua fortezza o città fortificata.
rule-revenge_battle_crusader_walls_passage = Un altro giocatore può cancellare il bonus difensivo dei crociati nell’Oltremare giocando un Passaggio Segreto a favore del Saladino.
rule-revenge_battle_besieged_joined = Su un obiettivo assediato dai crociati, il Saladino, i suoi Cavalieri e gli eventuali rinforzi si uniscono ai difensori.
rule-revenge_battle_besiegers_choice = Ne La Vendetta del Saladino i crociati che assediano un obiettivo scelgono se attaccarlo o ritirarsi.
rule-revenge_advance_when = Il Saladino occupa un obiettivo se non vi sono crociati, se sconfigge i crociati presenti o se i crociati che lo assediano si ritirano.
rule-revenge_advance_moves = Occupato un obiettivo, il Saladino si sposta a sinistra sul successivo con tutte le truppe rimaste, compresi i rinforzi e i precedenti difensori, che si uniscono ai difensori e ai rinforzi di quello.
rule-revenge_advance_empty = Da un obiettivo senza crociati il Saladino porta con sé solo i rinforzi di quell’obiettivo.
rule-revenge_advance_until_end = Il Saladino continua a spostarsi a sinistra finché non raggiunge l’obiettivo più a sinistra.
rule-revenge_saladin_stopped = Ucciso o catturato, il Saladino non avanza più e il suo segnalino torna subito al punto di partenza sulla mappa.
rule-revenge_after_saladin_fight = Una volta ucciso o catturato il Saladino, i crociati che assediano un obiettivo o sono presso una carovana possono combattere e ottenerne le ricompense.

## Fine della crociata

rule-crusade_end_return = Finite tutte le battaglie della crociata, i crociati e le truppe superstiti tornano in Francia in una delle proprie fortezze o città fortificate.
rule-crusade_end_markers_discarded = Alla fine di una crociata si scartano tutti i segnalini crociata su Signori e fortificazioni.
rule-crusade_end_prisoners = Dopo una crociata i prigionieri del Saladino restano in carcere finché non sono riscattati e non hanno più la protezione della Chiesa.
rule-crusade_end_call_marker = Alla fine di una crociata il segnalino della chiamata si gira sul lato non attivo.
rule-crusade_end_objectives_removed = Alla fine di una crociata tutti gli obiettivi conquistati dai crociati si rimuovono dal gioco.
rule-crusade_state_titles_kept = I titoli degli Stati Oltremare restano al loro Signore fino alla morte, quando passano subito a un altro Signore della stessa famiglia.
rule-crusade_assassinate_before = Se un crociato è assassinato prima di essere piazzato su un obiettivo, le sue truppe si mettono da parte e tornano in Francia alla fine della crociata.
rule-crusade_assassinate_after_stay = Se un crociato è assassinato su un obiettivo, le sue truppe rimangono e possono combattere con un altro Signore della stessa famiglia, se presente.
rule-crusade_assassinate_after_defend = Le truppe di un crociato assassinato, senza un altro Signore della famiglia presente, possono solo difendersi da successivi attacchi del Saladino.
rule-crusade_assassinate_after_return = Le truppe superstiti di un crociato assassinato tornano in Francia senza ricompense, in una delle fortezze o città fortificate del loro proprietario.

## Prigionieri del Saladino

rule-saladin_prisoner_capture = Il Saladino può catturare Signori crociati e metterli nelle sue prigioni.
rule-saladin_prisoner_normal_rules = Per i prigionieri del Saladino valgono le normali regole dei prigionieri.
rule-saladin_prisoner_escape = I prigionieri del Saladino possono fuggire con una carta Passaggio Segreto.
rule-saladin_prisoner_ransom = I prigionieri del Saladino possono essere liberati in qualsiasi turno successivo con un riscatto pagato alla banca.
rule-saladin_prisoner_return = I Signori liberati dal Saladino tornano in Francia, in una fortezza o città fortificata di famiglia.

## Preparazione

rule-setup_players = Si gioca da 3 a 6 persone.
rule-setup_first_player = Il primo giocatore del primo turno si sorteggia.
rule-setup_family = Ogni giocatore comincia con 5 monete e 1 Signore pescato a caso dal mazzo Signori; se esce una carta Cardinale o D’Arco, la si rimette e se ne pesca un’altra. Va bene anche una Signora.
rule-setup_village = In ordine di turno ciascuno piazza il primo Signore, 1 fortezza, 1 Cavaliere e 3 Fanti insieme in un villaggio che nessun giocatore ha ancora preso.
rule-setup_no_hand = I giocatori cominciano senza carte in mano.

## Componenti

rule-component_map = 24 villaggi, 31 strade (di cui 5 ponti), 8 feudi (2 ducati, 4 contee, 2 baronie) e 5 vescovati, ciascuno con un villaggio principale e un numero da 1 a 5.
rule-component_family = Una famiglia ha 8 Cavalieri, 13 Fanti, 2 macchine d’assedio e i segnalini: 3 diplomazia, 2 voto, 3 tassa e 1 matrimonio; quando tutti i segnalini di un tipo di truppa sono sulla mappa, non se ne acquistano altri.
rule-component_stock = 15 mulini, 12 fortezze, 8 città fortificate, 18 segnalini Signore, 2 segnalini assassino e 1 segnalino scomunica sono comuni a tutti; quando tutti gli edifici di un tipo sono sulla mappa, non se ne costruiscono altri.
rule-component_lord_deck = Il mazzo Signori ha 22 carte: 12 uomini, 6 Signore, 3 Cardinali e 1 D’Arco.
rule-component_fortune_deck = Il mazzo Sorte ha 25 carte, con 10 disastri mescolati dentro: 4 Carestia, 4 Pioggia Pesante, 2 Peste.
rule-component_battle_die = Il dado da battaglia mostra 0, 1, 1, 2, 2 e 3 colpi.

## Come si gioca a questo tavolo

rule-any_time_window = Nei momenti che le regole nominano (segnalini di un voto piazzati ma non rivelati, un assassinio annunciato, una rivolta annunciata, rendite in procinto di essere pagate, una battaglia o un giro di dadi in procinto di cominciare, il movimento di un giocatore concluso, la fine del turno) si chiede insieme e in segreto a tutti quelli che, per quanto è palese, potrebbero avere una carta o un diritto per quel momento; tra chi vuole agire comincia il giocatore attivo, poi gli altri in ordine di turno, e dopo ogni atto si chiede di nuovo ai rimanenti.
rule-any_time_not_mid_roll = Tra l’annuncio di un tiro e l’ultima scelta che il suo esito comporta non si può usare nessuna carta, segnalino o diritto.
rule-purse_open = Le monete di ogni giocatore e il numero di carte in ogni mano sono palesi; quali siano le carte no.
rule-deal_draft = Un giocatore ha al massimo una propria proposta alla volta. A chi è rivolta e quante monete e carte dà e chiede è palese; quali carte lo sa chi la scrive e, una volta inviata, il destinatario.
rule-deal_limit = Un giocatore può cominciare al massimo 3 proposte in ogni fase.
rule-deal_addressee = Solo il giocatore a cui una proposta è stata inviata può accettarla o rifiutarla, e la si può accettare solo finché entrambe le parti possono ancora dare ciò che dice.
rule-deal_promise = In una proposta si può promettere ciò che le regole non possono imporre: un voto, una tregua, il passaggio, la rinuncia ad attaccare, sempre con il turno per cui vale. Una promessa è palese a chi ha sentito la proposta, non obbliga nessuno, e venuto il suo momento si dice se è stata mantenuta o infranta.
rule-game_turn_limit = Se nessuno ha vinto dopo il numero di turni scelto prima della partita, la partita finisce e vince chi ha più PV, contati per ciascun giocatore da solo; i pareggi si risolvono come tra chi vince nello stesso momento.
