### Le regole di Fief, con parole nostre. Un messaggio per ogni voce di rules.toml, nello stesso ordine.

## Parole e ordine del turno

rule-term_lord_both_sexes = Dove una regola non precisa il sesso, «signore» vale per uomini e donne.
rule-module_scope = Le regole di un'espansione valgono solo se quell'espansione è in uso; le regole del gioco base e la successione delle fasi valgono sempre.
rule-turn_phases_sequence = Un turno normale ha sette fasi in ordine fisso: 1 annunci ed elezioni, 2 scartare, pescare e giocare carte, 3 rendite, 4 acquisti, 5 movimento, 6 battaglie, 7 fine del turno.

## Fase 1: annunci ed elezioni

rule-phase1_turn_order = Ogni azione della Fase 1 si svolge in ordine di turno.
rule-phase1_steps_order = I passi della Fase 1 si svolgono in ordine di lettera: A matrimoni, B Gran Maestro Templare, C Gran Maestro Teutonico, D vescovi, E Papa, F Re.

## Matrimoni

rule-marriage_announce = Nel passo A della Fase 1 i giocatori annunciano i matrimoni; ogni matrimonio è un'alleanza tra i due giocatori.
rule-marriage_groom_not_cleric = Lo sposo non può essere un religioso.
rule-marriage_bride_not_arc = Una signora con il titolo D'Arco non può sposarsi.
rule-marriage_king_bride_is_queen = La signora che sposa il Re diventa subito Regina.
rule-marriage_regent_groom_not_king = Se la sposa è la Regina regnante e lo sposo non è il Re, lo sposo non diventa Re.
rule-marriage_offer_with_diplomacy = Con un segnalino diplomazia si possono offrire monete e carte come parte di un accordo di matrimonio.
rule-marriage_win_only_as_pair = Da quattro giocatori in su, due giocatori uniti da un matrimonio possono vincere solo insieme, con 4 PV in totale.
rule-marriage_ends = Un matrimonio finisce solo se muore uno degli sposi o se il Papa lo annulla.

## Elezioni

rule-election_nominate = In ogni elezione ciascun giocatore, in ordine di turno, propone come candidato uno dei propri signori.
rule-election_vote_tokens = Chi ha diritto di voto può impegnare in segreto uno, entrambi o nessuno dei suoi due segnalini voto, mettendoli sui candidati che vuole.
rule-election_vote_reveal = Tutti i segnalini voto di un'elezione si rivelano insieme.
rule-election_vote_white = Il segnalino voto bianco dà al suo candidato tutti i voti di quel giocatore.
rule-election_vote_black = Il segnalino voto nero è un'esca e non ha effetto.
rule-election_majority_kinds = Ogni elezione dice quale maggioranza richiede: semplice per i Gran Maestri, i vescovi e il Re, assoluta per il Papa.

## Vescovi

rule-election_bishop_majority = Il vescovo si elegge a maggioranza semplice.
rule-election_bishop_condition = Si elegge un vescovo in ogni vescovato che non ne ha e i cui villaggi sono tutti controllati da qualche giocatore.
rule-election_bishop_candidate = Il candidato vescovo deve essere un signore maschio non sposato, con o senza titoli feudali, che non sia vescovo, Re, catturato o scomunicato.
rule-election_bishop_votes_largest_village = Controllare il villaggio più grande del vescovato dà 2 voti nell'elezione del suo vescovo.
rule-election_bishop_votes_other_village = Ogni altro villaggio controllato nel vescovato dà 1 voto nell'elezione del suo vescovo.
rule-election_bishop_votes_bishop = Nell'elezione di un vescovo, ogni proprio vescovo già in gioco all'inizio del turno dà 2 voti.
rule-election_bishop_votes_cardinal = Nell'elezione di un vescovo, ogni proprio Cardinale dà 3 voti.
rule-election_bishop_votes_pope = Nell'elezione di un vescovo, il Papa dà al suo giocatore 3 voti.
rule-bishop_can_rise = Un vescovo può diventare Cardinale o Papa.
rule-election_king_votes_clergy = Nell'elezione del Re un vescovo, un Cardinale e il Papa hanno 1 voto ciascuno.
rule-bishop_no_marriage = Un vescovo non può sposarsi.
rule-bishop_tax_own_see = Un vescovo può tassare il proprio vescovato giocandovi una carta Tassa.
rule-bishop_quell_uprising = Un vescovo può cercare di fermare una rivolta nel proprio vescovato tirando 1d6.
rule-bishop_quell_uprising_roll = Quando un vescovo cerca di fermare una rivolta, con 1-4 la ferma; con 5-6 la rivolta prosegue e il vescovo è ucciso.
rule-bishop_quell_uprising_inheritance = I titoli feudali di un vescovo ucciso mentre fermava una rivolta vanno, se possibile, ad altri signori della sua famiglia.

## Papa

rule-election_pope_majority = Il Papa si elegge a maggioranza assoluta.
rule-election_pope_condition = L'elezione del Papa si tiene solo se sono in gioco almeno due Cardinali non catturati.
rule-election_pope_candidate = Il candidato Papa deve essere un vescovo o un Cardinale né catturato né scomunicato.
rule-election_pope_votes = Nell'elezione del Papa ogni Cardinale dà 1 voto.
rule-pope_vp = Chi controlla il Papa ha 1 PV.
rule-pope_keeps_titles = All'elezione il Papa conserva tutti gli altri suoi titoli.
rule-pope_cardinal_consent = Finché c'è un Papa in gioco, nessuno diventa Cardinale, né con la carta né per acquisto, senza la sua approvazione.
rule-pope_annul = Il Papa può annullare un matrimonio in qualsiasi momento, se uno degli sposi lo chiede.
rule-pope_annul_royal_with_prince = Il Papa non può annullare un matrimonio reale finché esiste un Principe Incoronato.
rule-pope_tax_all = Con una sola carta Tassa il Papa tassa tutti i vescovati governati non già tassati da un vescovo o da un Cardinale.
rule-church_tax_precedence_cardinal = Nel tassare un vescovato, il primo Cardinale che lo fa ha la precedenza sugli altri Cardinali e sul Papa.
rule-pope_excommunicate = Una volta per turno, in qualsiasi momento, il Papa può scomunicare un signore.
rule-pope_excommunicate_recant = Il Papa può ritirare una scomunica in cambio di una donazione fatta con un segnalino diplomazia.
rule-pope_excommunicate_only_one = In gioco può esserci al massimo un signore scomunicato alla volta.
rule-excommunicated_no_election = Un signore scomunicato non può né votare né essere votato.
rule-excommunicated_loses_church_title = Un vescovo o un Cardinale scomunicato perde il suo titolo ecclesiastico.
rule-excommunicated_ends_with_pope = Una scomunica finisce con la morte del Papa.

## Re

rule-election_king_majority = Il Re si elegge a maggioranza semplice, con almeno 3 voti.
rule-election_king_clerical_backing = Tra i voti del Re eletto devono esserci quelli di almeno 2 vescovi, o di 1 Cardinale, o del Papa.
rule-election_king_condition = L'elezione del Re si tiene solo se sono in gioco almeno 3 signori titolati, religiosi o no, tra cui 2 vescovi, o 1 Cardinale, o il Papa.
rule-election_king_candidate = Il candidato Re deve essere un signore maschio titolato che non sia religioso, catturato o scomunicato.
rule-election_king_votes = Nell'elezione del Re ogni signore titolato dà 1 voto al suo giocatore.
rule-king_vp = Chi controlla il Re ha 1 PV.
rule-king_keeps_titles = All'elezione il Re conserva tutti gli altri suoi titoli.
rule-king_tax_ungoverned = Il Re può giocare una carta Tassa su un qualsiasi feudo non governato, senza doverne controllare villaggi.
rule-king_grant_title = Nella fase degli acquisti il Re può donare un titolo feudale, senza costo, a un signore che ne ha i requisiti.
rule-king_grant_title_donation = Per il titolo che dona il Re può chiedere una donazione, che richiede un segnalino diplomazia.

## Regina e Principe Incoronato

rule-queen_by_husband = Una signora sposata diventa Regina quando suo marito diventa Re.
rule-queen_candidate_unmarried = La signora che deve diventare Regina non dev'essere sposata.
rule-queen_keeps_titles = La Regina conserva tutti gli altri suoi titoli.
rule-queen_income = Il titolo di Regina porta al suo giocatore 2 monete nella fase delle rendite.
rule-regent_succession = Se il Re muore e non c'è un Principe Incoronato, la Regina diventa Regina Reggente.
rule-regent_privileges = La Regina Reggente ha i privilegi del Re finché in un turno successivo non si elegge un nuovo Re.
rule-regent_no_vp = Il titolo di Regina Reggente non dà PV.
rule-queen_bears_prince = La Regina può dare alla luce il Principe Incoronato solo finché il Re è vivo e non catturato.
rule-crown_prince_birth = Il titolo di Principe Incoronato può andare a un nuovo signore maschio che entra in gioco nella famiglia della Regina.
rule-crown_prince_birth_queen_free = Finché la Regina è catturata, un nuovo signore maschio della sua famiglia non può diventare Principe Incoronato.
rule-crown_prince_parents_alive = Entrambi i genitori del Principe Incoronato devono essere vivi.
rule-crown_prince_becomes_king = Alla morte del padre il Principe Incoronato diventa Re.
rule-crown_prince_inherits_titles = Il Principe Incoronato eredita tutti i titoli del padre.
rule-crown_prince_survives_queen = Il Principe Incoronato conserva il titolo se la Regina muore.
rule-crown_prince_lost_by_bishopric = Il Principe Incoronato perde il titolo se diventa vescovo.

## Fase 2: scartare, pescare e giocare carte

rule-phase2_turn_order = Ogni azione della Fase 2 si svolge in ordine di turno.
rule-phase2_steps_order = I passi della Fase 2 si svolgono in ordine di lettera: A scartare e pescare, B risolvere i disastri, C giocare carte.
rule-cards_discard = In ordine di turno ognuno può prima scartare alcune o tutte le carte in mano, scoperte, sulle pile degli scarti dei loro mazzi.
rule-cards_draw = Dopo aver scartato, un giocatore può pescare 2 carte Sorte, oppure 1 carta Signore e 1 carta Sorte.
rule-cards_hand_limit = Il limite di mano è di 3 carte.
rule-cards_disaster_no_limits = Le carte Disastro pescate non contano né per il numero di carte pescate né per il limite di mano.
rule-cards_disaster_track = Una carta Disastro pescata va subito coperta sullo spazio 1, 2 o 3 del tracciato.
rule-cards_disaster_track_full = Se i tre spazi del tracciato sono occupati, il disastro appena pescato si scarta scoperto.
rule-disaster_location_roll = Le carte Disastro del tracciato si scoprono una alla volta, e a ognuna 1d6 decide quale vescovato colpisce.
rule-disaster_location_roll_six = Una carta Disastro il cui tiro dà 6 si scarta.
rule-disaster_no_duplicate = Un vescovato non può essere colpito da due carte Disastro identiche.
rule-disaster_duration = Di norma le carte Disastro restano in gioco fino alla fine del turno, quando quelle rimaste sulla mappa vanno nella pila degli scarti Sorte e Disastri.
rule-cards_play_turn_order = Nel passo C della Fase 2, in ordine di turno, ognuno può giocare carte dalla propria mano.

## Fase 3: rendite

rule-phase3_simultaneous = I giocatori possono svolgere la fase delle rendite contemporaneamente.
rule-income_village = Un giocatore riceve 1 moneta per ogni villaggio che controlla.
rule-income_mill = Un giocatore riceve 2 monete per ogni mulino in un villaggio che controlla.
rule-income_mill_bonus_card = Ogni mulino rende 1 moneta in più per ogni carta Raccolto Abbondante o Clima Favorevole che si trova sul suo vescovato.
rule-income_feudal_tax = La tassa feudale dà a chi tassa 2 monete in più per ogni villaggio del feudo, compresi quelli controllati da altri.
rule-income_church_tax = Con la tassa della Chiesa tutte le rendite dei mulini del vescovato vanno a chi tassa anziché a chi controlla i mulini.
rule-income_cleanup = Alla fine della fase delle rendite si scartano tutti i segnalini tassa e le carte.
