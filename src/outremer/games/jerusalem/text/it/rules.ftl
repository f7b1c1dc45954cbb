### Le regole di Jerusalem, con parole nostre. Un messaggio per ogni voce di rules.toml, nello stesso ordine.

## Scopo

rule-game_players_count = Si gioca da 2 a 4 persone.
rule-game_key-places = I giocatori si contendono sei luoghi della città: Palazzo del Re, Templari, Patriarcato, Mercato, Nobiltà e Torre di David.
rule-game_control-pays-resources = Le aree controllate rendono tre tipi di risorse: scudieri, denaro e prestigio (Punti Torre).
rule-game_prestige-is-tower-height = Il prestigio di un giocatore si misura dall’altezza della torre del suo castello, contata in piani.
rule-game_tower-grows-at-round-end = Le torri crescono alla fine di ogni round.
rule-game_goal_highest-tower = Vince chi, a partita finita, ha la torre più alta.

## Componenti

rule-component_cylinders = 5 cilindri di legno fanno da segnalini: uno per ogni colore sul Tracciato dei Punti Torre e uno nero che conta i round.
rule-component_squires = 200 scudieri di legno (cubetti) nei colori dei giocatori.
rule-component_coins_count = 42 monete: 30 d’argento e 12 d’oro.
rule-component_coins_value = 1 bisante d’oro vale quanto 5 d’argento.
rule-component_barons = 4 pedine Barone, una per ogni colore.
rule-component_tower-floors = 28 piani di torre, 7 per giocatore.
rule-component_tower-site_de = Ciascuno dei quattro angoli del tabellone è il cantiere della torre di un giocatore.
rule-component_board_sectors = 1 tabellone mostra Gerusalemme divisa in 6 settori.
rule-component_board_areas = Un settore è formato da 3 aree: 1 grande e 2 piccole.
rule-component_board_tower-of-david = La Torre di David fa eccezione: è un’area sola.
rule-component_board_tracks = Sul tabellone si trovano il Calendario dei round lungo il bordo superiore, gli spazi per le carte Evento subito sopra il Calendario e il Tracciato dei Punti Torre al centro.
rule-component_event-cards_count = 4 carte Evento.
rule-component_event-cards_back_it = Il dorso delle carte Evento mostra degli stendardi.
rule-component_event-cards_back_de = Il dorso delle carte Evento mostra dei profili umani.
rule-component_action-cards = 27 carte Azione; sul dorso mostrano uno scudiero, denaro e una torre.
rule-component_character-cards = 4 carte Personaggio; sul dorso mostrano i personaggi di profilo.
rule-component_screens = 4 schermi, dietro i quali i giocatori nascondono le risorse.

## Preparazione

rule-setup_punch-out = Prima della prima partita si staccano i pezzi dalle fustelle.
rule-setup_board = Il tabellone va in mezzo al tavolo.
rule-setup_bank = Le monete accanto al tabellone formano la banca.
rule-setup_events_shuffle = Si mescolano le carte Evento.
rule-setup_events_three-face-down = Si posano tre carte Evento coperte, senza guardarle, una su ciascuno degli spazi Evento sopra il Calendario.
rule-setup_events_above-rounds-2-3-4 = Le tre carte Evento corrispondono agli spazi 2, 3 e 4 del Calendario.
rule-setup_events_fourth-to-box = La carta Evento che avanza torna nella scatola senza che nessuno la veda.
rule-setup_action-deck_shuffle = Si mescolano tutte le 27 carte Azione e si mette il mazzo accanto al tabellone.
rule-setup_action-deck_face-down_de = Il mazzo Azione sta a faccia in giù.
rule-setup_action-deck_discard-space = Accanto al mazzo Azione si lascia posto per una pila degli scarti.
rule-setup_characters_in-order = Le quattro carte Personaggio stanno scoperte accanto al tabellone, in ordine di numero.
rule-setup_round-marker = Il cilindro nero parte dallo spazio 1 del Calendario.
rule-setup_supply = All’inizio tutti gli scudieri stanno nella riserva comune, a portata di mano di tutti.
rule-setup_supply_sorted_de = I pezzi di legno della riserva si tengono divisi per colore.
rule-setup_three-players_no-constable = In tre, il personaggio 1 (il Connestabile) resta da parte per l’intera partita.
rule-setup_player_colour = Ogni giocatore sceglie un colore.
rule-setup_player_screen = Ogni giocatore mette in piedi davanti a sé lo schermo del proprio colore.
rule-setup_player_hidden_it = Le risorse di un giocatore sono sempre nascoste dietro lo schermo; tra le risorse sono nominati scudieri, bisanti e carte.
rule-setup_player_hidden_de = Le risorse di un giocatore si tengono sempre dietro lo schermo e segrete; tra le risorse sono nominati scudieri e monete.
rule-setup_player_money_it = Ogni giocatore comincia con 12 bisanti: 2 monete d’oro e 2 d’argento, poste dietro lo schermo.
rule-setup_player_money_de = Ogni giocatore comincia con monete per un valore di 12, in qualsiasi taglio (si suggeriscono 2 d’oro e 2 d’argento), poste dietro lo schermo.
rule-setup_player_change-money = In qualsiasi momento un giocatore può cambiare oro in argento e viceversa, alla pari di 1 d’oro per 5 d’argento (il testo tedesco aggiunge: con la banca).
rule-setup_player_points-marker = Il cilindro di ogni giocatore parte dallo spazio 0 del Tracciato dei Punti Torre.
rule-setup_player_baron = Ogni giocatore prende il Barone del proprio colore.
rule-setup_player_baron_place_it = Un Barone non in uso si tiene dietro lo schermo del proprietario (nascosto alla vista).
rule-setup_player_baron_place_de = Un Barone non in uso sta accanto allo schermo del proprietario (in vista).
rule-setup_player_floors = Ogni giocatore prende 7 piani di torre del proprio colore; nessuno è ancora costruito.
rule-setup_player_floors_place_it = I piani non ancora costruiti si tengono dietro lo schermo.
rule-setup_player_floors_place_de = I piani non ancora costruiti si tengono accanto allo schermo.
rule-setup_first-opener = Comincia il giocatore di statura più alta, che apre la prima asta.
rule-setup_two-players_own-rules = In due si usa la variante riportata in fondo al regolamento.

## Svolgimento della partita

rule-round_count = Una partita si compone di 5 round.
rule-round_phases_order = Un round ha quattro fasi, in quest’ordine: 1 asta per i personaggi, 2 piazzamento, 3 rendite, 4 evento.
rule-round_phases_event-only-rounds-2-3-4 = La fase 4 si gioca soltanto nei round 2, 3 e 4; i round 1 e 5 non hanno evento.
rule-round_phases_complete-before-next_de = In ogni fase tutti i giocatori completano tutte le proprie azioni prima che cominci la fase seguente.
rule-round_end_after-phase-4 = Un round è finito quando è finita la sua fase 4 (in un round senza evento: quando è finita la fase 3).
rule-round_marker_advance = Dopo ogni round il cilindro nero avanza di uno spazio sul Calendario.
rule-round_event_reveal = Se sopra lo spazio del Calendario appena raggiunto si trova una carta Evento, la si scopre prima che quel round cominci con la fase d’asta.
rule-round_next-starts-with-auction = Il round seguente riparte dalla fase 1.
rule-round_phase3_steps_order = La fase 3 ha quattro passi, in quest’ordine: 3.1 Torre di David, 3.2 privilegi, 3.3 rendite (scudieri, bisanti, Punti Torre), 3.4 costruzione di nuovi piani.

## Fase 1: asta

rule-auction_action-cards_draw = All’inizio della fase 1 si pescano tante carte Azione quanti sono i giocatori.
rule-auction_action-cards_draw_example = Posizione: inizio della fase 1 con tre giocatori. Esito: si pescano esattamente 3 carte Azione.
rule-auction_action-cards_face-down = Durante l’asta le carte Azione pescate restano coperte accanto alle carte Personaggio.
rule-auction_action-cards_no-peek_de = Nessuno può guardare le carte Azione pescate prima che l’asta sia conclusa.
rule-auction_purpose = L’asta stabilisce quale personaggio tiene ciascun giocatore in questo round.
rule-auction_opener_highest-tower = La prima asta del round la apre chi ha la torre più alta, contata in piani.
rule-auction_opener_tie_tower-points = Tra i giocatori pari per la torre più alta apre chi ha più Punti Torre.
rule-auction_opener_tie_character_it = Se sono pari anche i Punti Torre, apre quello tra i giocatori in parità che nel round precedente aveva il personaggio dal numero più basso.
rule-auction_opener_tie_character_de = Se sono pari anche i Punti Torre, apre il giocatore che nel round precedente aveva il personaggio dal numero più basso (la frase non dice «tra i giocatori in parità»).
rule-auction_opener_first-round = Nel round 1 la prima asta la apre il giocatore di statura più alta.
rule-auction_open_choose-character = Chi apre decide quale dei personaggi ancora disponibili va all’asta.
rule-auction_open_any-bid = La puntata d’apertura può essere di quanti bisanti si vuole, zero compreso.
rule-auction_open_no-pass = Chi apre è tenuto a scegliere un personaggio e a puntare; non può passare.
rule-auction_bid_clockwise = Dopo la puntata d’apertura i giocatori agiscono in senso orario.
rule-auction_bid_raise-or-pass = Al proprio momento un giocatore rilancia o passa.
rule-auction_pass_out-of-this-auction = Chi passa non prende più parte all’asta di quel personaggio.
rule-auction_pass_back-for-next_de = Chi ha passato può tornare a puntare quando va all’asta il personaggio successivo.
rule-auction_bid_shown-openly = Ogni puntata va messa in vista, perché tutti la vedano.
rule-auction_bid_not-more-than-owned = Nessuno può puntare più denaro di quanto possiede in quel momento.
rule-auction_end_one-left = Un’asta finisce quando hanno passato tutti tranne chi ha la puntata più alta, che la vince.
rule-auction_winner_pays-bank = Chi vince paga alla banca la puntata vincente.
rule-auction_winner_card-face-up = Chi vince prende la carta Personaggio e la mette scoperta davanti a sé.
rule-auction_losers_keep-money_de = Chi perde l’asta riprende il denaro che aveva messo in vista.
rule-auction_winner_bids-no-more = Chi ha vinto un personaggio non punta più in questa fase: nessuno ne ottiene due.
rule-auction_next-opener_it = L’asta seguente la apre il primo giocatore senza personaggio che si incontra andando verso sinistra dal vincitore dell’ultima asta.
rule-auction_next-opener_de = L’asta seguente la apre il giocatore che siede subito a sinistra del vincitore dell’ultima asta.
rule-auction_next_choose-from-remaining = Ogni asta successiva riguarda uno dei personaggi rimasti, scelto da chi la apre, e segue le stesse regole.
rule-auction_repeat-until-all-have-one = Le aste si susseguono finché ogni giocatore ha un personaggio.
rule-auction_last-character-free = L’ultimo giocatore senza personaggio prende gratis l’ultima carta.
rule-auction_character_benefits = Una carta Personaggio dà a chi la tiene il vantaggio stampato e un numero base di scudieri.
rule-auction_character_turn-order = I numeri delle carte Personaggio fissano l’ordine di gioco per il resto del round, dal più basso in su.
rule-actionpick_after-auction = Le carte Azione si distribuiscono quando tutti i personaggi sono assegnati.
rule-actionpick_first-player = Comincia chi tiene il personaggio in gioco dal numero più basso: prende tutte le carte Azione pescate, le guarda e ne tiene una.
rule-actionpick_pass-on = Le altre carte vanno al giocatore con il numero di personaggio immediatamente superiore, che fa lo stesso, e così via.
rule-actionpick_one-each = Alla fine ogni giocatore ha esattamente una delle carte pescate.
rule-actionpick_last-has-no-choice = L’ultimo giocatore, che tiene l’Ammiraglio, prende senza scelta la sola carta che resta.
rule-actionpick_four-players_example_it = Posizione: quattro giocatori, 4 carte Azione pescate. Esito: il Connestabile ne vede 4 e ne tiene 1, poi ne consegna 3 al secondo giocatore, che sceglie allo stesso modo.

## Fase 2: piazzamento

rule-placement_starts-after-auction-phase = La fase 2 comincia quando la fase 1 è finita e ognuno ha un personaggio e una carta Azione.
rule-placement_order = I giocatori fanno un turno ciascuno e devono seguire l’ordine dei numeri di personaggio, dal più basso al più alto.
rule-placement_purpose = Nel proprio turno un giocatore può mettere scudieri sul tabellone per ottenere il controllo di aree.
rule-placement_receive_first = Il turno comincia ricevendo gli scudieri stampati sul proprio personaggio; i piazzamenti vengono dopo.
rule-placement_receive_constable = Il Connestabile (numero 1, primo di turno) riceve 7 scudieri.
rule-placement_receive_treasurer = Il Tesoriere (numero 2, secondo di turno) riceve 6 scudieri.
rule-placement_receive_marshal = Il Maresciallo (numero 3, terzo di turno) riceve 5 scudieri.
rule-placement_receive_admiral = L’Ammiraglio (numero 4, ultimo di turno) riceve 4 scudieri.
rule-placement_receive_from-supply_it = Gli scudieri ricevuti si prendono dalla riserva nel proprio colore e vanno dietro lo schermo.
rule-placement_from-screen-only = Si piazzano soltanto scudieri presi da dietro il proprio schermo, mai direttamente dalla riserva.
rule-placement_optional = Nessuno è obbligato a piazzare tutti i propri scudieri.
rule-placement_keep-for-later = Gli scudieri non piazzati restano dietro lo schermo per i round seguenti.
rule-placement_any-areas = Gli scudieri si possono distribuire su quante aree diverse si vuole.
rule-placement_any-number-per-area = In un’area si può mettere qualsiasi numero di scudieri; non c’è limite per area.
rule-placement_tower-of-david-allowed = Anche la Torre di David può accogliere scudieri.
rule-placement_clear-position = Uno scudiero deve stare chiaramente dentro un’area, non su una linea di confine, così che si veda quanti ne ha ciascuno in ogni area.
rule-placement_group-advice_it = Solo un suggerimento: in un’area conviene tenere insieme gli scudieri dello stesso colore, perché si contino facilmente.
rule-placement_squires-stay = Gli scudieri sul tabellone vi restano alla fine del round; la posizione passa al round seguente.

## Settori e controllo

rule-city_sectors_count_it = La città ha 6 settori, compresa la Torre di David.
rule-city_sectors_count_de = La città ha 5 settori e la Torre di David sta a parte (l’elenco dei componenti dell’edizione tedesca ne conta 6 con la Torre).
rule-city_sectors_three-areas = Ogni settore ordinario ha un’area grande e due piccole.
rule-city_tower-of-david_one-large-area = La Torre di David è una sola area grande e non ne ha di piccole.
rule-city_sectors_names = I settori sono Palazzo del Re, Templari, Patriarcato, Nobiltà e Mercato, più la Torre di David.
rule-control_pays-in-phase-3 = Controllare un’area nella fase 3 procura la rendita stampata in quell’area sul tabellone.
rule-control_sole-presence = Chi è il solo ad avere scudieri in un’area la controlla.
rule-control_majority = Chi in un’area ha più scudieri di ogni altro giocatore la controlla.
rule-control_tie_lower-character = Se più giocatori sono pari per il maggior numero di scudieri in un’area, la controlla quello tra loro con il numero di personaggio più basso in questo round.
rule-control_tie_constable-marshal_example = Posizione: il Connestabile (1) e il Maresciallo (3) sono pari per il maggior numero di scudieri in un’area. Esito: la controlla il Connestabile.
rule-control_sector_example = Posizione: Blu è Connestabile (1), Rosso Tesoriere (2), Giallo Maresciallo (3). Nell’area grande Rosso e Giallo sono pari per il maggior numero; nell’area piccola in basso a sinistra ne ha di più Giallo; in quella in basso a destra ha scudieri soltanto Blu. Esito: Rosso controlla l’area grande (numero più basso di Giallo), Giallo quella in basso a sinistra, Blu quella in basso a destra. Le quantità sono affidate alla figura; un caso che vi corrisponde: grande Rosso 2 Giallo 2 Blu 1, in basso a sinistra Giallo 2 Rosso 1, in basso a destra Blu 1.
rule-control_sector_example_place_de = Il settore mostrato nell’esempio di controllo è il Patriarcato, a piazzamenti conclusi (l’edizione italiana non nomina il settore).

## Barone

rule-baron_use_own-turn = Nel proprio turno della fase 2 un giocatore può usare il Barone per bloccare un’area del tabellone.
rule-baron_block_no-placing-by-others = In un’area bloccata gli altri giocatori non possono piazzare scudieri.
rule-baron_block_no-action-cards = Le carte Azione non aggirano il blocco: nemmeno con esse gli altri possono far entrare scudieri.
rule-baron_block_no-moving_it = Gli altri giocatori non possono portare via scudieri da un’area bloccata per spostarli altrove (il divieto nomina gli altri giocatori; il proprietario del Barone non è nominato).
rule-baron_block_no-moving_de = Nessuno scudiero, di chiunque sia, può entrare in un’area dove sta un Barone né uscirne.
rule-baron_block_only-its-area_de = Un Barone non ha effetto sulle altre aree del suo settore; lì si possono ancora piazzare scudieri e Baroni.
rule-baron_requirement_it = Per giocare il Barone un giocatore deve aver messo nel turno in corso almeno tre scudieri nuovi in quel SETTORE.
rule-baron_requirement_de = Per giocare il Barone in un’area un giocatore deve mettere in quella stessa AREA almeno 3 scudieri insieme al Barone, nello stesso momento.
rule-baron_requirement_even-if-unwanted = I tre scudieri sono dovuti anche se se ne vorrebbero giocare di meno (edizione italiana: o metterli altrove; edizione tedesca: anche se per il controllo ne basterebbero meno).
rule-baron_requirement_sources_it = I tre scudieri nuovi possono venire, in qualsiasi combinazione, da dietro lo schermo, da carte Azione o da altre aree con un movimento.
rule-baron_requirement_sources_de = I tre scudieri possono venire, in qualsiasi combinazione, da dietro lo schermo o giungere nell’area per mezzo di carte Azione; altri movimenti non sono nominati.
rule-baron_optional = Giocare il Barone non è mai un obbligo.
rule-baron_one-area-per-round = Un Barone blocca una sola area per il resto del round.
rule-baron_return_it = Il Barone si riprende dopo aver risolto l’evento, alla fine della fase 4.
rule-baron_return_de = Il Barone blocca fino alla fine del round e poi torna al proprietario.
rule-baron_palace_leader-may-not-block = Chi ha la torre più alta non può bloccare l’area grande del Palazzo del Re.
rule-baron_palace_leader-may-place_it = Chi ha la torre più alta può comunque mettere scudieri nell’area grande del Palazzo del Re.
rule-baron_palace_tie = Se più giocatori condividono la torre più alta, il divieto di bloccare l’area grande del Palazzo vale solo per quelli tra loro con più Punti Torre; gli altri in parità possono bloccarla.
rule-baron_palace_round1_it = Nel round 1 nessuno può bloccare l’area grande del Palazzo, poiché tutti hanno zero piani e zero Punti Torre, salvo che carte Azione giocate in questo round abbiano cambiato i punti.
rule-baron_palace_round1_de = Nel round 1 nessuno può mettere il Barone nell’area grande del Palazzo (non è data alcuna eccezione).
rule-baron_palace_round1_nobody = Se il tavolo decide così: nel round 1 nessuno può bloccare l’area grande del Palazzo, qualunque cosa le carte Azione abbiano fatto ai Punti Torre.
rule-baron_block_example_it = Posizione: Rosso, di turno, ha il Barone non ancora usato e almeno 3 scudieri da piazzare. Mette 3 scudieri nuovi nell’area grande della Nobiltà e vi gioca il Barone. Esito: mossa lecita; in questo round nessun altro può piazzare in quell’area, dunque Rosso se n’è assicurato la rendita.
rule-baron_block_example_de = Posizione: Rosso, di turno, mette nell’area grande della Nobiltà 3 scudieri e, subito, il Barone. Esito: fino alla fine del round nessun altro può piazzare scudieri in quell’area; nelle due aree piccole della Nobiltà scudieri e Baroni si piazzano come al solito.

## Mercenari e scudieri rimossi

rule-mercenaries_when = Durante il proprio turno della fase 2 si possono comprare scudieri in più (mercenari).
rule-mercenaries_price = Ogni scudiero in più costa 3 bisanti d’argento.
rule-mercenaries_from-supply = Gli scudieri comprati vengono dalla riserva comune e si aggiungono a quelli dietro lo schermo.
rule-mercenaries_use-or-keep = Gli scudieri comprati si possono piazzare subito oppure tenere dietro lo schermo.
rule-dismiss_rate = Un giocatore può rimuovere propri scudieri dal tabellone in cambio di denaro: 1 bisante d’argento ogni tre scudieri rimossi.
rule-dismiss_rate_example_de = Posizione: un giocatore rimuove dal tabellone 6 propri scudieri. Esito: 2 bisanti d’argento.
rule-dismiss_to-supply = Gli scudieri rimossi per denaro tornano nella riserva, non dietro lo schermo.
rule-dismiss_from-any-areas_it = Gli scudieri rimossi possono venire da aree diverse; nessuna area è esclusa.
rule-dismiss_from-any-areas_de = Gli scudieri rimossi possono venire da aree diverse, ma non da un’area bloccata da un Barone.
rule-dismiss_unblocked-only = Se il tavolo decide così: non si rimuovono scudieri per denaro da un’area bloccata da un Barone.

## Fase 3: rendite

rule-income_phase_purpose = Nella fase 3 i giocatori raccolgono le rendite delle aree controllate dai propri scudieri.
rule-income_kinds = Le rendite sono di tre tipi: denaro, scudieri e Punti Torre.
rule-income_points-needed-for-floors = Con i Punti Torre si pagano i nuovi piani della torre.
rule-income_steps_complete-before-next = Ciascuno dei quattro passi della fase 3 si conclude per tutti prima che cominci il successivo.
rule-tower-of-david_no-normal-income_it = La Torre di David non dà la normale rendita d’area; se ne tiene conto soltanto nel passo 1.
rule-tower-of-david_one-silver = Passo 1: chi controlla la Torre di David riceve 1 bisante d’argento.
rule-tower-of-david_move-one = Lo stesso giocatore può anche spostare uno dei propri scudieri dalla Torre di David in qualsiasi altra area della città.
rule-tower-of-david_not-into-blocked = Lo scudiero che lascia la Torre non può entrare in un’area bloccata da un Barone.
rule-tower-of-david_before-majorities = Lo spostamento dalla Torre precede il calcolo di privilegi e rendite, quindi può cambiare chi controlla un’area.
rule-privilege_sectors = Passo 2: tre settori concedono un privilegio: Patriarcato, Mercato e Nobiltà.
rule-privilege_count-whole-sector = Per un privilegio gli scudieri di ogni giocatore si contano in tutte e tre le aree del settore insieme.
rule-privilege_most-squires = Chi ha più scudieri nell’intero settore ne ottiene il privilegio.
rule-privilege_tie = In caso di parità il privilegio va, tra i giocatori pari, a quello con il numero di personaggio più basso in questo round.
rule-privilege_no-area-needed = Si può avere il privilegio di un settore senza controllare nessuna delle sue aree.
rule-privilege_several-per-player = Un giocatore può usare più privilegi nello stesso round, uno per ogni settore in cui prevale.
rule-privilege_order = I privilegi si svolgono un settore alla volta, nell’ordine Patriarcato, Mercato, Nobiltà.
rule-privilege_patriarchate = Patriarcato (studioso): chi ha il privilegio può cedere uno scudiero da dietro lo schermo e pescare la carta in cima al mazzo Azione.
rule-privilege_patriarchate_squire-to-supply = Lo scudiero ceduto per la carta torna nella riserva comune.
rule-privilege_patriarchate_keep-card_de = La carta pescata con il privilegio del Patriarcato si prende in mano.
rule-privilege_market = Mercato (materiale da costruzione): chi ha il privilegio può comprare fino a 4 Punti Torre, a 2 bisanti d’argento l’uno.
rule-privilege_market_bookkeeping = Il denaro dei Punti Torre comprati va alla banca e i punti si segnano subito sul Tracciato.
rule-privilege_nobility = Nobiltà (intrigo a corte): chi ha il privilegio può rubare 1 Punto Torre a un avversario: la vittima ne perde 1, il ladro ne guadagna 1.
rule-privilege_nobility_victim-at-zero = Se la vittima scelta ha 0 Punti Torre, chi ha il privilegio ne guadagna comunque 1 e la vittima resta a 0.
rule-income_order-of-sectors = Passo 3: chi controlla ogni area si stabilisce settore per settore: Palazzo del Re, Templari, Patriarcato, Mercato, Nobiltà.
rule-income_most-squires-earns = In ogni area chi ha più scudieri ne ha il controllo e riceve la rendita stampata sul tabellone.
rule-income_tie = In caso di parità in un’area prevale, tra i giocatori pari, quello con il numero di personaggio più basso, che prende l’intera rendita.
rule-income_money-from-bank = Le rendite in denaro si prendono dalla banca.
rule-income_squires-from-supply = Le rendite in scudieri si prendono dalla riserva comune.
rule-income_points-on-track = Le rendite in Punti Torre si segnano sul Tracciato.
rule-income_behind-screen = Il denaro e gli scudieri ricevuti vanno dietro lo schermo.
rule-income_may-take-less = Un giocatore può prendere una rendita minore di quella dovuta, mai una maggiore.
rule-income_may-take-none = Un giocatore può rifiutare del tutto una rendita (edizione italiana: in modo esplicito; edizione tedesca: la rendita è detta facoltativa).
rule-privilege_market_example = Posizione: nell’intero Mercato Giallo ha 7 scudieri, Blu 4, Verde 4, Rosso 3; Giallo non controlla nessuna delle tre aree. Esito: il privilegio del Mercato va a Giallo. La disposizione è affidata alla figura; un caso che vi corrisponde: grande Verde 4 Giallo 3, in basso a sinistra Rosso 3 Giallo 2, in basso a destra Blu 4 Giallo 2.
rule-income_market_example = Posizione: lo stesso Mercato; Verde controlla l’area grande, Rosso la piccola in basso a sinistra, Blu la piccola in basso a destra. Esito: Verde riceve 2 scudieri e 4 bisanti d’argento, Rosso 1 scudiero e 2 bisanti, Blu 1 scudiero e 2 bisanti; tutto va dietro i rispettivi schermi.
rule-income_market_example_yellow-nothing_de = Stessa posizione: Giallo non controlla alcuna area del Mercato. Esito: Giallo lì non ha rendita, pur avendo il privilegio.

## Fase 3, passo 4: costruzione

rule-build_after-income = Passo 4: si comincia a costruire quando tutte le rendite sono state raccolte.
rule-build_order = I giocatori costruiscono uno dopo l’altro, dal numero di personaggio più basso al più alto.
rule-build_cost = Il piano numero n costa n + 1 Punti Torre.
rule-build_cost_third-floor_example = Posizione: un altro giocatore ha già il terzo piano; un giocatore con due piani costruisce il terzo. Esito: costo 3 + 1 = 4 Punti Torre.
rule-build_first-surcharge = Chi per primo nella partita costruisce un piano di una data altezza lo paga 1 Punto Torre in più.
rule-build_first-surcharge_third-floor_example = Posizione: nessuno ha ancora un terzo piano; un giocatore con due piani costruisce il terzo. Esito: costo 4 + 1 = 5 Punti Torre.
rule-build_mandatory = Costruire è un obbligo; non lo si può saltare per risparmiare Punti Torre.
rule-build_as-many-as-affordable = Un giocatore deve costruire, uno dopo l’altro, tutti i piani che i suoi Punti Torre possono pagare.
rule-build_leftover-carries-over = Avanzano soltanto i Punti Torre che non bastano per il piano successivo, e passano al round seguente (edizione italiana: in modo esplicito; edizione tedesca: vieta solo di risparmiare punti che potrebbero pagare un piano).
rule-build_no-height-limit = Una torre non ha altezza massima.
rule-build_coins-as-floors = Oltre il settimo piano le monete fanno da piani.
rule-build_coins-as-floors_from-bank_de = Le monete usate come piani vengono dalla banca, non dal giocatore.

## Doni del Re

rule-gift_when = Nel round 5, prima del passo di costruzione, il Re elargisce tre doni.
rule-gift_reveal = Per prima cosa tutti rimuovono lo schermo e mostrano le risorse che hanno ancora.
rule-gift_most-squires_it = Chi ha più scudieri di chiunque altro guadagna 3 Punti Torre (s’intendono gli scudieri tra le risorse appena rivelate).
rule-gift_most-squires_de = Chi ha più scudieri dietro lo schermo guadagna 3 Punti Torre.
rule-gift_most-money = Chi ha più denaro dietro lo schermo (edizione italiana: tra le risorse appena rivelate) guadagna 3 Punti Torre.
rule-gift_action-card = Chiunque abbia almeno una carta Azione dietro lo schermo guadagna 1 Punto Torre (1 in tutto, non per carta).
rule-gift_action-card_all-may-qualify = Il dono per le carte Azione non è una gara: possono riceverlo tutti.
rule-gift_tie = Se più giocatori sono pari per scudieri o per denaro, ciascuno di loro guadagna 1 Punto Torre invece di 3.

## Fase 4: evento

rule-event_phase_last = La fase dell’evento chiude il round.
rule-event_phase_not-in-rounds-1-and-5 = Nei round 1 e 5 non c’è evento.
rule-event_phase_card-of-the-round = Nei round 2, 3 e 4 agisce la carta Evento sopra lo spazio corrente del Calendario.
rule-event_phase_advance-marker = Dopo l’evento il cilindro nero avanza di uno spazio.
rule-event_phase_reveal-next = Se lo spazio nuovo ha una carta Evento, in quel momento la si rivela.
rule-event_phase_return-characters = Poi tutti rimettono la carta Personaggio accanto al tabellone.
rule-event_phase_return-barons = Poi tutti riprendono il proprio Barone (edizione italiana: dietro lo schermo; edizione tedesca: accanto).

## Fine della partita

rule-end_after-round-5 = Con la fine del round 5 finisce la partita.
rule-end_winner = Vince chi ha la torre più alta.
rule-end_tie_points = A parità di torre vince, tra i giocatori pari, chi ha più Punti Torre avanzati.
rule-end_tie_character = A parità anche di punti vince, tra i giocatori pari, chi nel round 5 ha il numero di personaggio più basso.
rule-end_gifts-first = I doni del Re si danno prima dell’ultimo passo di costruzione, dunque possono pagare dei piani.

## Personaggi

rule-character_ability_when = Ogni personaggio ha una propria abilità, che chi lo tiene può usare durante il proprio turno della fase 2.
rule-character_constable_acts-first = Il Connestabile agisce sempre per primo e riceve il maggior numero base di scudieri.
rule-character_constable_picks-card-first_de = Il Connestabile è il primo a scegliere una carta Azione.
rule-character_admiral_acts-last = L’Ammiraglio agisce sempre per ultimo e riceve il minor numero base di scudieri.
rule-character_admiral_barons-bind = I Baroni valgono anche per l’Ammiraglio: le aree bloccate da chi ha giocato prima gli sono chiuse.
rule-character_constable_baron_large = Al Connestabile bastano 2 scudieri nuovi, invece di 3, per bloccare un’area grande con il Barone.
rule-character_constable_baron_small = Al Connestabile basta 1 scudiero nuovo per bloccare un’area piccola con il Barone.
rule-character_constable_baron_tower-is-large = A questo fine la Torre di David conta come area grande.
rule-character_treasurer_discount_one = Il Tesoriere può comprare un mercenario per 1 bisante d’argento.
rule-character_treasurer_discount_two = Il Tesoriere può comprare due mercenari per 3 bisanti d’argento in tutto; lo sconto vale per non più di due.
rule-character_treasurer_more-at-normal-price = Il Tesoriere può comprare altri mercenari al prezzo solito di 3 bisanti d’argento ciascuno.
rule-character_treasurer_three_example = Posizione: il Tesoriere compra 3 mercenari in un turno. Esito: 6 bisanti d’argento in tutto (3 per i primi due, 3 per il terzo).
rule-character_marshal_choice = Il Maresciallo sceglie una cosa su due: spostare propri scudieri oppure prendere 1 bisante d’argento dalla banca.
rule-character_marshal_move_it = Lo spostamento del Maresciallo riguarda due propri scudieri, da una stessa area a una stessa altra area.
rule-character_marshal_move_de = Lo spostamento del Maresciallo riguarda al massimo 2 propri scudieri, da una stessa area a una stessa altra area.
rule-character_marshal_move_two-or-none = Se il tavolo decide così: il Maresciallo sposta due propri scudieri o nessuno.
rule-character_marshal_move_one-area = Il Maresciallo sposta solo propri scudieri, e tutti da una stessa area a una stessa altra area.
rule-character_marshal_move_no-baron = Né l’area di partenza né quella d’arrivo possono essere bloccate da un Barone.
rule-character_admiral_one-silver = L’Ammiraglio prende dalla banca 1 bisante d’argento.

## Eventi

rule-event_three-of-four-used = Gli eventi sono quattro, tutti diversi; in ogni partita se ne usano tre.
rule-event_shown-early-works-late = Nei round 2, 3 e 4 l’evento è scoperto dall’inizio del round ma agisce solo alla fine, nella fase 4, così ci si può preparare.
rule-event_succession_remove-all = Successione del Re: tutti gli scudieri delle tre aree del Palazzo del Re finiscono nella riserva, non dietro lo schermo.
rule-event_succession_baron-no-protection = Successione del Re: un Barone non impedisce la rimozione.
rule-event_succession_save-two = Successione del Re: ogni giocatore può salvare fino a due dei propri scudieri nel Palazzo spostandoli nell’area dove sta il proprio Barone.
rule-event_succession_no-baron-no-saving = Successione del Re: chi non ha il Barone sul tabellone non ne salva nessuno.
rule-event_succession_baron-in-palace = Successione del Re: se il Barone sta in un’area del Palazzo, l’area si svuota ugualmente; poi il proprietario può rimettervi fino a due degli scudieri rimossi.
rule-event_succession_example_it = Posizione: si risolve la Successione del Re. Verde ha vari scudieri nel Palazzo e il Barone nell’area grande; Giallo ha scudieri nel Palazzo e nessun Barone sul tabellone; Rosso ha uno scudiero nell’area grande del Palazzo e (sottinteso) altri due nel Palazzo, e il Barone nell’area grande del Patriarcato. Esito: Verde tiene esattamente 2 scudieri, nell’area grande del Palazzo; Giallo lì perde tutto; Rosso perde quello dell’area grande e ne sposta 2 nell’area grande del Patriarcato.
rule-event_succession_example_de = Posizione: si risolve la Successione del Re. Verde ha più di 2 scudieri nel Palazzo e un Barone sul tabellone; Giallo non ha usato il Barone; Rosso ha 3 scudieri nel Palazzo e il Barone nell’area grande del Patriarcato. Esito: Verde ne salva 2 nell’area con il Barone; Giallo li perde tutti; Rosso ne sposta 2 nell’area grande del Patriarcato e perde il terzo.
rule-event_patriarch_reduce-to-weakest = Elezione del Patriarca: in ogni area del Patriarcato e della Nobiltà tutti riducono i propri scudieri al numero di chi lì ne ha meno.
rule-event_patriarch_to-supply = Elezione del Patriarca: gli scudieri rimossi vanno nella riserva, non dietro lo schermo.
rule-event_patriarch_baron-no-protection = Elezione del Patriarca: un Barone non impedisce la perdita.
rule-event_patriarch_only-present-players = Elezione del Patriarca: si confronta solo chi ha scudieri nell’area; un giocatore assente non conta come il più debole con zero.
rule-event_patriarch_single-colour-safe = Elezione del Patriarca: dove un solo giocatore ha scudieri, quel giocatore non ne perde.
rule-event_patriarch_example = Posizione: nell’area grande del Patriarcato Blu ha 2 scudieri più di Giallo; in basso a sinistra due giocatori sono pari; in basso a destra ha scudieri un solo giocatore (edizione italiana: Giallo). Nell’area grande della Nobiltà Rosso ne ha 2 più del più debole presente; in basso a sinistra Giallo ne ha 1 più del più debole presente; in basso a destra (edizione italiana) c’è solo Blu. Esito: Blu ne perde 2 nell’area grande del Patriarcato, Rosso 2 nell’area grande della Nobiltà, Giallo 1 nella Nobiltà in basso a sinistra; nessuno perde altro, e Blu nulla nella Nobiltà. Quantità possibili: Blu 4 Giallo 2 → Blu 2 Giallo 2; Rosso 3 Blu 1 → Rosso 1 Blu 1; Giallo 2 Rosso 1 → Giallo 1 Rosso 1.
rule-event_tax_remove-market = Tassazione Straordinaria: ogni giocatore deve rimuovere i propri scudieri da tutte e tre le aree del Mercato.
rule-event_tax_baron-no-protection = Tassazione Straordinaria: un Barone non impedisce la perdita.
rule-event_tax_pay-to-keep = Tassazione Straordinaria: un giocatore può tenere sul posto quanti scudieri vuole, anche tutti, pagando 1 bisante d’argento per ciascuno.
rule-event_tax_unpaid-to-supply = Tassazione Straordinaria: ogni scudiero non pagato va subito nella riserva.
rule-event_tax_turn-order_de = Tassazione Straordinaria: i giocatori decidono in ordine di turno quanti scudieri tenere.
rule-event_tax_example_it = Posizione: la tassa si risolve nell’ordine Blu, Verde, Giallo, Rosso. Nel Mercato Blu ha 6 scudieri, Verde 4 (uno dei quali in basso a sinistra), Giallo 2 e niente denaro, Rosso 1 nell’area grande. Blu paga 4, Verde 3, Giallo 0, Rosso 1. Esito: Blu ne tiene 4 e ne perde 2; Verde perde solo quello in basso a sinistra; Giallo ne perde 2; Rosso tiene quello nell’area grande.
rule-event_tax_example_de = Posizione: la tassa si risolve cominciando dal Connestabile, Blu, poi Verde, Giallo, Rosso. Blu paga 4 e ne rimuove 3 (quindi ne aveva 7); Verde paga 3 e ne perde 1; Giallo non ha denaro e rimuove entrambi gli scudieri; Rosso paga 1 per il suo unico scudiero nell’area grande. Esito: Blu ne tiene 4, Verde 3, Giallo 0, Rosso 1.
rule-event_war_remove-templars = Guerra: si rimuovono tutti gli scudieri dalle tre aree dei Templari.
rule-event_war_baron-no-protection = Guerra: un Barone non impedisce la perdita.
rule-event_war_turn-order = Guerra: i giocatori rimuovono i propri scudieri in ordine di turno.
rule-event_war_hit-opponents = Guerra: per ogni proprio scudiero rimosso, il giocatore può rimuoverne uno di un avversario da qualsiasi punto del tabellone.
rule-event_war_blocked-areas-too_de = Guerra: gli scudieri avversari si possono rimuovere anche da un’area bloccata da un Barone.
rule-event_war_unblocked-only = Se il tavolo decide così: la Guerra non colpisce scudieri in un’area bloccata da un Barone.
rule-event_war_max-two-per-opponent = Guerra: un giocatore può rimuovere al massimo due scudieri di ciascun avversario.
rule-event_war_to-supply = Guerra: tutti gli scudieri rimossi con questo evento vanno nella riserva, non dietro lo schermo di qualcuno.
rule-event_war_example = Posizione: la Guerra si risolve nell’ordine Rosso (Connestabile nel testo tedesco), Verde, Blu, Giallo. Nei Templari: Rosso 4, Verde 7, Blu 1, Giallo 0. Rosso rimuove i propri 4 e da altre aree 2 di Verde e 2 di Blu. Verde rimuove i propri 7; può colpire al massimo 2 scudieri per avversario, quindi ne rimuove 2 di Rosso, 2 di Blu e 2 di Giallo (6, non 7). Blu rimuove il proprio 1 e 1 di Rosso dal Patriarcato. Giallo lì non perde nulla e non può rimuovere nulla. Esito: Templari vuoti; perdite altrove: Rosso 3, Verde 2, Blu 4, Giallo 2.

## Carte Azione

rule-action-cards_one-per-round = Nella fase 1 di ogni round ciascun giocatore ottiene una carta Azione.
rule-action-cards_more-by-privilege = Il privilegio del Patriarcato è la via per avere un’altra carta Azione.
rule-action-cards_secret = Le carte Azione restano segrete dietro il proprio schermo finché non si giocano da lì.
rule-action-cards_when = Le carte Azione si possono giocare solo durante il proprio turno della fase 2.
rule-action-cards_discard = Una carta Azione giocata va nella pila degli scarti e in questa partita non torna più.
rule-action-cards_end-bonus = Chi conserva almeno una carta Azione fino alla fine ottiene 1 Punto Torre con il dono del Re.
rule-action-cards_no-play-limit = In un turno si può giocare qualsiasi numero di carte Azione.
rule-action-cards_no-hand-limit_de = Dietro lo schermo si può tenere qualsiasi numero di carte Azione.
rule-action-cards_gains-use-or-keep_it = Gli scudieri e i bisanti ottenuti dalle carte si possono usare subito o tenere dietro lo schermo, tranne gli scudieri di Influenza Schiacciante.
rule-action-cards_gains-use-or-keep_de = Gli scudieri e i bisanti ottenuti dalle carte si possono usare subito o tenere dietro lo schermo (qui non è indicata alcuna eccezione).
rule-action-cards_gains-to-screen_de = Gli scudieri e i bisanti delle carte +1 Scudiero, +2 Bisanti e +1 Scudiero e +1 Bisante vanno dietro lo schermo del giocatore.
rule-action-cards_one-squire = +1 Scudiero: si prende 1 scudiero dalla riserva.
rule-action-cards_one-squire_count = +1 Scudiero: 3 copie nel mazzo.
rule-action-cards_two-bezants = +2 Bisanti: si prendono 2 bisanti d’argento dalla banca.
rule-action-cards_two-bezants_count = +2 Bisanti: 3 copie nel mazzo.
rule-action-cards_two-points = +2 Punti Torre: il proprio segnalino avanza di 2 spazi sul Tracciato dei Punti Torre.
rule-action-cards_two-points_count = +2 Punti Torre: 3 copie nel mazzo.
rule-action-cards_two-resources = +2 Risorse: si prendono due risorse a scelta tra scudieri, bisanti d’argento e Punti Torre.
rule-action-cards_two-resources_example = Posizione: un giocatore gioca +2 Risorse. Esito: 1 bisante d’argento e 1 Punto Torre è una scelta lecita.
rule-action-cards_two-resources_same-kind_example_it = Posizione: un giocatore gioca +2 Risorse. Esito: 2 Punti Torre (due volte lo stesso tipo) è una scelta lecita.
rule-action-cards_two-resources_count = +2 Risorse: 2 copie nel mazzo.
rule-action-cards_squire-and-bezant = +1 Scudiero e +1 Bisante: si prendono 1 scudiero dalla riserva e 1 bisante d’argento dalla banca.
rule-action-cards_squire-and-bezant_count = +1 Scudiero e +1 Bisante: 2 copie nel mazzo.
rule-action-cards_turncoat = Voltagabbana: un proprio scudiero e uno scudiero di un avversario si scambiano di posto sul tabellone, in due aree qualsiasi.
rule-action-cards_turncoat_no-refusal_it = Voltagabbana: l’avversario non può opporsi.
rule-action-cards_turncoat_no-baron = Voltagabbana: nessuno dei due scudieri può stare in un’area bloccata da un Barone.
rule-action-cards_turncoat_count = Voltagabbana: 2 copie nel mazzo.
rule-action-cards_move-two_it = Muovi 2 Scudieri: si spostano fino a due scudieri da una o due aree a una o due altre aree (il testo non dice di chi).
rule-action-cards_move-two_de = Muovi 2 Scudieri: si spostano fino a 2 propri scudieri da aree qualsiasi ad altre aree qualsiasi.
rule-action-cards_move-two_at-most-two = Muovi 2 Scudieri: si spostano al massimo due scudieri, ciascuno una volta sola e in un’area diversa da quella che lascia.
rule-action-cards_move-two_no-baron = Muovi 2 Scudieri: nessuna area di partenza o d’arrivo può essere bloccata da un Barone.
rule-action-cards_move-two_count = Muovi 2 Scudieri: 4 copie nel mazzo.
rule-action-cards_cheap-mercenaries_it = Mercenari Economici: con questa carta gli scudieri in più si comprano a 2 bisanti d’argento l’uno invece di 3 (quanti e per quanto tempo non è detto).
rule-action-cards_cheap-mercenaries_de = Mercenari di Genova: per questo turno si possono comprare quanti scudieri in più si vuole, a 2 bisanti d’argento l’uno invece di 3.
rule-action-cards_cheap-mercenaries_count = Mercenari Economici (edizione tedesca: Mercenari di Genova): 2 copie nel mazzo.
rule-action-cards_influence = Influenza Schiacciante: si prendono 2 scudieri dalla riserva e si mettono nel settore il cui scudo è sulla carta.
rule-action-cards_influence_choose-areas = Influenza Schiacciante: per ciascuno dei due scudieri il giocatore sceglie l’area dentro quel settore.
rule-action-cards_influence_no-baron = Influenza Schiacciante: gli scudieri non possono entrare in un’area bloccata da un Barone.
rule-action-cards_influence_count = Influenza Schiacciante: 6 copie nel mazzo.
rule-action-cards_influence_one-per-sector = Influenza Schiacciante: una carta per ciascuno dei cinque settori ordinari e una per la Torre di David (il testo italiano lo dice per esteso; il tedesco dice una per ogni settore).
rule-action-cards_influence_shield = Influenza Schiacciante: il settore in questione porta sul tabellone lo stesso scudo della carta.
rule-action-cards_influence_templars_example = Posizione: un giocatore gioca la carta Influenza Schiacciante con lo scudo dei Templari. Esito: i due scudieri vanno in aree dei Templari e da nessun’altra parte.

## Due giocatori

rule-two-players_base-rules = In due: valgono le regole normali, salvo quanto indicato.
rule-two-players_remove-event = In due: l’evento Elezione del Patriarca si rimuove (edizione tedesca: torna nella scatola).
rule-two-players_remove-influence-cards = In due: le carte Influenza Schiacciante di Patriarcato e Nobiltà si rimuovono dal mazzo Azione (restano 25 carte).
rule-two-players_cover-sectors_it = In due: delle due carte Azione rimosse, una si posa sul Patriarcato e l’altra sulla Nobiltà, non importa quale dove.
rule-two-players_cover-sectors_de = In due: la carta della Nobiltà rimossa si posa coperta sulla Nobiltà e quella del Patriarcato coperta sul Patriarcato.
rule-two-players_characters-3-and-4 = In due: si usano soltanto i personaggi 3 (Maresciallo) e 4 (Ammiraglio).
rule-two-players_other-characters-to-box_de = In due: i personaggi 1 e 2 tornano nella scatola.
rule-two-players_sectors-out-of-play_it = In due: Patriarcato e Nobiltà non si usano e non hanno alcun effetto (niente rendite, niente privilegi).
rule-two-players_sectors-in-play = In due: la contesa riguarda soltanto Palazzo del Re, Templari, Mercato e Torre di David.
rule-two-players_placement-limit_de = In due: si possono piazzare scudieri soltanto in Palazzo del Re, Templari, Mercato e Torre di David.
