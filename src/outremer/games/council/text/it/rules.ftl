### Le regole del Consiglio dei Quattro, con parole nostre. Un messaggio per ogni voce di rules.toml, nello stesso ordine.

## Componenti

rule-component_region-boards = 3 plance regione.
rule-component_king-board = 1 plancia del re.
rule-component_king-reward-tiles = 5 tessere premio del re.
rule-component_king-reward-tiles_values = Le tessere premio del re valgono, dalla prima alla quinta, 25, 18, 12, 7 e 3 punti vittoria.
rule-component_bonus-tiles = 7 tessere bonus.
rule-component_bonus-tiles_values = Le tessere bonus valgono: città d’oro 20, d’argento 12, di bronzo 8, di ferro 5, e ciascuna delle tre regioni 5 punti vittoria.
rule-component_reward-tokens = 14 gettoni ricompensa.
rule-component_reward-tokens_list = I 14 gettoni ricompensa mostrano: 1 moneta; 2 monete; 3 monete; 1 punto; 2 punti; 3 punti; 1 aiutante; 2 aiutanti; 1 carta politica; 1 aiutante e 1 moneta; 1 aiutante e 1 carta; 1 carta e 1 punto; e due volte 1 passo di nobiltà.
rule-component_council-balconies = 4 balconi del consiglio.
rule-component_permit-tiles = 45 tessere permesso di costruzione.
rule-component_permit-tiles_spread = Ogni regione ha 15 tessere permesso, tutte per le sue città: 5 nominano una città, 5 ne nominano due e 5 tre. I bonus di tutte le 45 sono in data/permits.toml.
rule-component_councillors = 24 pedine consigliere in 6 colori.
rule-component_councillors_colours = I consiglieri sono bianchi, neri, arancioni, rosa, viola e azzurri, 4 per colore.
rule-component_politics-cards = 90 carte politica: 13 per ciascuno dei 6 colori dei consiglieri, più 12 jolly (multicolori).
rule-component_king-piece = 1 pedina del re.
rule-component_emporiums = 40 empori, 10 per ciascuno dei 4 colori dei giocatori.
rule-component_player-discs = 12 dischi indicatori, 3 per ciascuno dei 4 colori dei giocatori.
rule-component_assistants = 30 segnalini aiutante: 21 singoli e 9 che valgono 3.
rule-component_summary-tiles = 4 tessere riepilogo delle azioni, una per giocatore.
rule-component_wealth-track = Il percorso della ricchezza va da 0 a 20.
rule-component_victory-track = Il percorso segnapunti va da 0 a 99 in un giro.
rule-component_nobility-track = Il percorso della nobiltà va da 0 a 20.

## Preparazione: tabellone e pezzi

rule-setup_board_regions-order = Si dispongono le tre plance regione con la costa a sinistra, le colline in mezzo e le montagne a destra.
rule-setup_board_sides-choice = Ogni plancia regione ha due lati; per ciascuna delle tre si sceglie un lato, per un totale di 8 combinazioni possibili.
rule-setup_board_king-board-place = La plancia del re si piazza sotto la mappa.
rule-setup_player_colour = Ogni giocatore sceglie un colore.
rule-setup_player_emporiums = Ogni giocatore prende 10 empori e li tiene davanti a sé.
rule-setup_player_discs = Ogni giocatore prende i 3 dischi indicatori del proprio colore.
rule-setup_player_score-disc = Ogni giocatore piazza un indicatore sullo spazio 0 del percorso segnapunti.
rule-setup_player_nobility-disc = Ogni giocatore piazza un indicatore sullo spazio 0 del percorso della nobiltà.
rule-setup_player_first-player = Si stabilisce poi chi è il primo giocatore (il metodo non è precisato).
rule-setup_player_wealth-by-seat = Monete e aiutanti iniziali dipendono dal posto, contato in senso orario a partire dal primo giocatore.
rule-setup_player_wealth_first = Il primo giocatore comincia con l’indicatore della ricchezza sullo spazio 10 e con 1 aiutante.
rule-setup_player_wealth_second = Il secondo giocatore comincia con l’indicatore della ricchezza sullo spazio 11 e con 2 aiutanti.
rule-setup_player_wealth_third = Il terzo giocatore comincia con l’indicatore della ricchezza sullo spazio 12 e con 3 aiutanti.
rule-setup_player_wealth_fourth = Il quarto giocatore comincia con l’indicatore della ricchezza sullo spazio 13 e con 4 aiutanti.
rule-setup_player_summary-tile = A ogni giocatore va una tessera riepilogo delle azioni.
rule-setup_player_draw-six = Ogni giocatore pesca dal mazzo 6 carte politica coperte.
rule-setup_cities_letters = Ogni regione ha 5 città dai nomi in ordine alfabetico: da A a E sulla costa, da F a H sulle colline (così è stampato), da K a O sulle montagne.
rule-map_cities = Le città sono Arkon, Burgen, Castrum, Dorful, Esti sulla costa; Framek, Graden, Hellar, Indur, Juvelar sulle colline; Kultos, Lyram, Merkatim, Naris, Osium sulle montagne.
rule-map_emporium-spaces = Ogni città ha 4 spazi per gli empori.
rule-map_roads_coast = Strade della costa. Lato A: Arkon-Burgen, Arkon-Castrum, Burgen-Dorful, Burgen-Esti. Lato B: Arkon-Castrum, Burgen-Esti, Castrum-Dorful.
rule-map_roads_hills = Strade delle colline. Lato A: Framek-Graden, Framek-Indur, Graden-Hellar, Graden-Indur, Hellar-Juvelar. Lato B: Framek-Indur, Graden-Juvelar, Hellar-Juvelar, Indur-Juvelar.
rule-map_roads_mountains = Strade delle montagne. Lato A: Kultos-Naris, Lyram-Osium, Merkatim-Osium, Naris-Osium. Lato B: Kultos-Lyram, Lyram-Naris, Merkatim-Osium.
rule-map_roads_between-regions = Strade tra regioni su ogni mappa: Castrum-Framek, Dorful-Graden, Esti-Hellar, Indur-Kultos, Juvelar-Lyram.
rule-map_roads_to-merkatim = La sesta strada tra regioni dipende dal lato delle colline: Juvelar-Merkatim con A, Hellar-Merkatim con B.
rule-map_colours_coast = Colori delle città della costa. Lato A: Arkon ferro, Burgen oro, Castrum e Dorful argento, Esti bronzo. Lato B: Arkon oro, Burgen bronzo, Castrum ed Esti argento, Dorful ferro.
rule-map_colours_hills = Colori delle città delle colline. Entrambi i lati: Framek e Hellar oro, Indur bronzo. Lato A: Graden viola, Juvelar argento. Lato B: Graden argento, Juvelar viola.
rule-map_colours_mountains = Colori delle città delle montagne. Entrambi i lati: Kultos e Osium oro, Naris bronzo. Lato A: Lyram argento, Merkatim ferro. Lato B: Lyram ferro, Merkatim argento.
rule-map_colours_group-sizes = Su ciascuna delle otto mappe ci sono 5 città d’oro, 4 d’argento, 3 di bronzo, 2 di ferro e 1 viola.
rule-map_king-city = La città viola, quella del re, dipende dal lato delle colline in uso: Graden con A, Juvelar con B.
rule-setup_reward-tokens_shuffle = I 14 gettoni ricompensa si mescolano coperti.
rule-setup_reward-tokens_place = Su ogni città della mappa si piazza un gettone ricompensa scoperto.
rule-setup_reward-tokens_purple-none = Alla città viola non tocca alcun gettone ricompensa.
rule-setup_politics-deck_shuffle = Si mescolano le carte politica e si posa il mazzo a lato del tabellone.
rule-setup_assistants_reserve = Tutti gli aiutanti si ammucchiano a lato del tabellone: sono la riserva.
rule-setup_permits_split = Le tessere permesso si dividono in 3 pile secondo la regione indicata sul retro.
rule-setup_permits_shuffle-each = Ciascuna delle 3 pile di permessi si mescola per conto suo.
rule-setup_permits_face-down = Le pile di permessi si mettono coperte sui loro spazi del tabellone.
rule-setup_permits_reveal-two = Si scoprono quindi due tessere permesso per ogni regione.
rule-setup_king-piece_place = La pedina del re comincia nella città viola (il regolamento ne aggiunge il nome, Juvelar).
rule-setup_king-reward_stack = Le 5 tessere premio del re si impilano in ordine, la prima in alto e la quinta in basso, nel loro spazio sulla plancia del re.
rule-setup_bonus-tiles_place = Si dispongono le 7 tessere bonus: 4 sulla plancia del re e 1 in ciascuna delle 3 regioni.
rule-setup_balconies_assemble = Alla prima partita si monta ogni balcone del consiglio con i suoi quattro pezzi.
rule-setup_balconies_place = I 4 balconi vanno nelle fessure della plancia del re, con il lato chiuso a sinistra, dalla parte della freccia.
rule-setup_councillors_fill = In ogni balcone si mettono 4 consiglieri estratti a caso.
rule-setup_councillors_pool = Gli 8 consiglieri che avanzano stanno vicino al tabellone.

## Svolgimento

rule-turn_order = I giocatori si alternano in senso orario a partire dal primo giocatore.
rule-turn_two-phases = Un turno ha due fasi, da svolgere in quest’ordine: 1 pescare una carta, 2 compiere azioni.
rule-turn_draw_one-card = Fase 1: chi è di turno pesca dal mazzo una carta politica e la prende in mano.
rule-turn_draw_deck-empty = Se il mazzo delle carte politica finisce, in qualunque momento, si rimescola la pila degli scarti per farne un mazzo nuovo.
rule-turn_actions_one-main-required = Fase 2: chi è di turno deve compiere esattamente un’azione principale.
rule-turn_actions_quick-optional = Fase 2: chi è di turno può compiere anche un’azione veloce.
rule-turn_actions_quick-order = Chi compie un’azione veloce sceglie se farla prima o dopo quella principale.

## Azioni principali

rule-action_list = Le azioni principali sono quattro: eleggere un consigliere; acquistare una tessera permesso; costruire un emporio con un permesso; costruire un emporio con l’aiuto del re.
rule-action_elect_choose-councillor = Eleggere un consigliere: si sceglie uno dei consiglieri disponibili a lato del tabellone.
rule-action_elect_insert = Eleggere un consigliere: lo si inserisce dal lato della freccia in un balcone a scelta, facendo scorrere la fila finché un consigliere cade dall’estremità opposta.
rule-action_elect_queue = Un consiglio è una fila di quattro: il nuovo consigliere entra dalla freccia (a sinistra) ed esce quello all’estrema destra, che vi stava da più tempo.
rule-action_elect_fallen-to-pool = Eleggere un consigliere: il consigliere caduto si unisce a quelli disponibili a lato del tabellone.
rule-action_elect_earns-coins = Eleggere un consigliere: il giocatore guadagna 4 monete e muove il proprio indicatore sul percorso della ricchezza.
rule-action_acquire_choose-council = Acquistare una tessera permesso: si sceglie il consiglio di una regione e lo si soddisfa (il consiglio del re non è un consiglio di regione).
rule-action_acquire_satisfy = Acquistare una tessera permesso: il consiglio si soddisfa scartando da 1 a 4 carte politica dei colori dei suoi consiglieri.
rule-action_acquire_one-card-per-councillor = A ogni carta deve corrispondere un consigliere diverso: due carte di un colore richiedono due consiglieri di quel colore nel balcone. L’ordine nel balcone non conta.
rule-action_acquire_wild-card = Acquistare una tessera permesso: la carta jolly (multicolore) vale come un colore a scelta del giocatore.
rule-action_acquire_price_by-councillors = Acquistare una tessera permesso: il prezzo dipende da quanti consiglieri si soddisfano.
rule-action_acquire_price_one = Acquistare una tessera permesso: giocare 1 carta costa 10 monete.
rule-action_acquire_price_two = Acquistare una tessera permesso: giocare 2 carte costa 7 monete.
rule-action_acquire_price_three = Acquistare una tessera permesso: giocare 3 carte costa 4 monete.
rule-action_acquire_price_four = Acquistare una tessera permesso: giocare 4 carte costa 0 monete.
rule-action_acquire_price_wild-surcharge = Acquistare una tessera permesso: ogni carta multicolore giocata aumenta il prezzo di 1 moneta.
rule-action_acquire_price_wild_example = Posizione: un consiglio si soddisfa con 2 carte colorate e 1 jolly. Esito: il prezzo è 4 + 1 = 5 monete.
rule-action_acquire_price_two-wilds_example = Posizione: un consiglio si soddisfa con quattro carte, due delle quali jolly. Esito: il prezzo è 0 + 2 = 2 monete.
rule-action_acquire_pay-with-marker = Acquistare una tessera permesso: il prezzo si paga arretrando con l’indicatore sul percorso della ricchezza.
rule-action_acquire_take-tile = Acquistare una tessera permesso: il giocatore sceglie e prende una delle due tessere scoperte davanti al consiglio soddisfatto.
rule-action_acquire_tile-face-up = Acquistare una tessera permesso: la tessera presa resta scoperta davanti al giocatore.
rule-action_acquire_immediate-bonus = Acquistare una tessera permesso: il giocatore riceve subito i bonus mostrati in basso sulla tessera.
rule-action_acquire_replace-tile = Acquistare una tessera permesso: al posto della tessera presa va quella in cima alla stessa pila.
rule-symbol_assistant = Simbolo bonus: si prende 1 aiutante dalla riserva.
rule-symbol_politics-card = Simbolo bonus: si pesca 1 carta politica dal mazzo.
rule-symbol_coin = Simbolo bonus: si guadagna 1 moneta.
rule-symbol_extra-main-action = Simbolo bonus: si compie 1 azione principale aggiuntiva.
rule-symbol_victory-point = Simbolo bonus: si guadagna 1 punto vittoria (l’indicatore segnapunti avanza di 1 passo).
rule-symbol_nobility-step = Simbolo bonus: si avanza di 1 passo sul percorso della nobiltà.
rule-permit-tile_example = Posizione: una tessera permesso per la città di Castrum mostra 2 aiutanti e 3 monete. Esito: chi la acquista potrà più avanti usarla per costruire un emporio a Castrum e riceve subito 2 aiutanti e 3 monete.
rule-build_permit_choose-tile = Costruire con un permesso: si sceglie una delle proprie tessere permesso scoperte.
rule-build_permit_place-emporium = Costruire con un permesso: si piazza un emporio nella città la cui iniziale figura sulla tessera.
rule-build_permit_choice-of-city = Costruire con un permesso: se la tessera nomina più città, il giocatore decide in quale costruire.
rule-build_permit_flip-tile = Costruire con un permesso: la tessera usata si gira a faccia in giù.
rule-build_permit_no-reuse = Costruire con un permesso: un permesso usato non può servire per un altro emporio.
rule-build_king_satisfy-council = Costruire con l’aiuto del re: va soddisfatto il consiglio del re con le stesse regole dell’acquisto di un permesso (scartare carte corrispondenti, pagare il prezzo).
rule-build_king_move = Costruire con l’aiuto del re: il giocatore sposta poi il re in una città a sua scelta.
rule-build_king_consecutive-roads = Costruire con l’aiuto del re: il re viaggia lungo strade consecutive.
rule-build_king_cost-per-road = Costruire con l’aiuto del re: spostare il re costa 2 monete per ogni strada attraversata.
rule-build_king_may-stay = Costruire con l’aiuto del re: il re può restare nella città in cui già si trova, senza spesa.
rule-build_king_place-emporium = Costruire con l’aiuto del re: il giocatore costruisce poi subito un emporio nella città in cui il re si è fermato.

## Regole per costruire un emporio

rule-emporium_one-per-city = In ogni città un giocatore può avere al massimo un emporio.
rule-emporium_assistant-cost = Costruire un emporio, in un modo o nell’altro, costa 1 aiutante restituito alla riserva per ogni emporio che altri giocatori hanno già in quella città.
rule-emporium_empty-city-free = In una città vuota non si restituisce alcun aiutante.
rule-emporium_immediate-reward = Costruire un emporio dà subito la ricompensa mostrata sul gettone di quella città.
rule-emporium_purple-city = La città viola, non avendo gettone, non dà ricompensa, ma fa da collegamento come ogni altra città.
rule-emporium_chain-reward = Se il nuovo emporio è collegato per strada, direttamente o attraverso una catena di altri empori dello stesso giocatore, ad altre città in cui questi ha già un emporio, il giocatore riceve anche le ricompense di tutte quelle città.
rule-emporium_chain_own-only = Fanno da collegamento soltanto gli empori di chi costruisce, e ogni città collegata rende una volta per costruzione.

## Tessere bonus e premio del re

rule-bonus_trigger = La tessera bonus corrispondente va a un giocatore appena ha un emporio in tutte le città di un colore.
rule-bonus_trigger_region = La tessera bonus corrispondente va a un giocatore appena ha un emporio in tutte le città di una regione.
rule-bonus_first-only = C’è una sola tessera bonus per gruppo, quindi la prende soltanto chi completa il gruppo per primo.
rule-bonus_purple-city = La città viola conta per il gruppo delle colline e per nessun gruppo di colore.
rule-bonus_king-reward = Con una tessera bonus si prende anche la tessera premio del re che sta in cima.
rule-bonus_trigger_king-exhausted = Se la pila dei premi del re è vuota, si prende la sola tessera bonus.
rule-bonus_list = Le 7 tessere bonus sono: città d’oro, d’argento, di bronzo, di ferro; città di mare, di collina, di montagna.
rule-emporium_example = Posizione: Verde costruisce a Indur con un permesso. Rosso ha un emporio a Indur. Verde ha già empori a Framek, Castrum, Graden e Hellar, tutti collegati a Indur da strade; con Indur è presente in ogni città delle colline. Gettoni: Indur 3 monete, Framek 2 punti, Castrum 3 punti, Graden 1 moneta e 1 aiutante, Hellar 1 moneta. Esito: Verde restituisce 1 aiutante; guadagna 3 monete per Indur, poi 5 punti, 2 monete e 1 aiutante dalle città collegate; prende la tessera bonus delle colline e la tessera premio del re in cima.

## Azioni veloci

rule-quick_optional = L’azione veloce è sempre facoltativa.
rule-quick_when = L’azione veloce si può fare prima o dopo quella principale.
rule-quick_list = Le azioni veloci sono quattro: ingaggiare un aiutante; cambiare le tessere permesso; mandare un aiutante a eleggere un consigliere; compiere un’azione principale aggiuntiva.
rule-quick_hire_cost = Ingaggiare un aiutante: si pagano 3 monete, arretrando di 3 passi sul percorso della ricchezza.
rule-quick_hire_effect = Ingaggiare un aiutante: si prende un aiutante dalla riserva.
rule-quick_hire_must-afford = Ingaggiare un aiutante: chi non può arretrare di 3 spazi non può fare questa azione.
rule-quick_swap_cost = Cambiare le tessere permesso: per usare questa azione si restituisce un aiutante alla riserva.
rule-quick_swap_effect = Cambiare le tessere permesso: le due tessere permesso scoperte di una regione vanno in fondo alla loro pila.
rule-quick_swap_reveal = Cambiare le tessere permesso: se ne scoprono poi due nuove dalla cima di quella pila.
rule-quick_elect_cost = Mandare un aiutante a eleggere un consigliere: si restituisce un aiutante alla riserva.
rule-quick_elect_effect = Mandare un aiutante a eleggere un consigliere: si sceglie e si inserisce un consigliere disponibile proprio come nell’azione principale, ma senza guadagnare monete.
rule-quick_extra-main_cost = Compiere un’azione principale aggiuntiva: si restituiscono 3 aiutanti alla riserva.
rule-quick_extra-main_effect = Compiere un’azione principale aggiuntiva: in questo turno le azioni principali sono due invece di una.
rule-quick_extra-main_same-twice = Le due azioni principali possono essere la stessa ripetuta.

## Percorso della nobiltà

rule-nobility_ways-to-advance = Sul percorso della nobiltà si avanza in due modi: con il bonus immediato di una tessera permesso o attivando il gettone ricompensa di una città.
rule-nobility_bonus-spaces = Una casella del percorso della nobiltà segnata con un simbolo bonus dà quel bonus a chi la raggiunge con il proprio indicatore.
rule-nobility_cell_2 = Casella 2 della nobiltà: 2 punti vittoria e 2 monete.
rule-nobility_cell_4 = Casella 4 della nobiltà: si riceve di nuovo il bonus di un gettone ricompensa che sta in una città dove il giocatore ha un emporio.
rule-nobility_cell_6 = Casella 6 della nobiltà: un’azione principale aggiuntiva.
rule-nobility_cell_8 = Casella 8 della nobiltà: 3 punti vittoria e 1 carta politica.
rule-nobility_cell_10 = Casella 10 della nobiltà: si prende una tessera permesso scoperta di qualsiasi regione senza pagarla.
rule-nobility_cell_12 = Casella 12 della nobiltà: 5 punti vittoria e 1 aiutante.
rule-nobility_cell_14 = Casella 14 della nobiltà: si ricevono i bonus di una tessera permesso acquistata in precedenza, comprese quelle usate (coperte).
rule-nobility_cell_16 = Casella 16 della nobiltà: si ricevono di nuovo i bonus di due diversi gettoni ricompensa che stanno in due città dove il giocatore ha empori.
rule-nobility_cell_reuse_no-nobility-token = Caselle 4 e 16 della nobiltà: non si può scegliere un gettone che mostra un passo di nobiltà.
rule-nobility_cell_18 = Casella 18 della nobiltà: 8 punti vittoria.
rule-nobility_cell_19 = Casella 19 della nobiltà: 2 punti vittoria.
rule-nobility_cell_20 = Casella 20 della nobiltà: 3 punti vittoria.
rule-nobility_cell_others-empty = Tutte le altre caselle del percorso della nobiltà (0, 1, 3, 5, 7, 9, 11, 13, 15 e 17) non danno nulla.

## Fine della partita

rule-end_last-emporium_immediate-points = Chi costruisce il proprio ultimo (decimo) emporio guadagna subito 3 punti vittoria.
rule-end_others-final-turn = Quando qualcuno ha costruito il suo ultimo emporio, ciascuno degli altri fa ancora un turno.
rule-end_game-over = Dopo quegli ultimi turni la partita è finita.
rule-end_round-limit = Una partita che dopo 200 giri nessuno ha chiuso è finita, con il punteggio del momento.
rule-end_bonus-and-king-tiles-score = Alla fine ognuno segna i punti vittoria delle proprie tessere bonus e delle proprie tessere premio del re.
rule-end_nobility_first = Chi è più avanti sul percorso della nobiltà guadagna 5 punti vittoria.
rule-end_nobility_second = Chi è secondo sul percorso della nobiltà guadagna 2 punti vittoria.
rule-end_nobility_tie-first = Se più giocatori sono primi sul percorso della nobiltà, guadagnano 5 punti ciascuno e nessuno guadagna punti per il secondo posto.
rule-end_nobility_tie-second = Se più giocatori sono pari al secondo posto, guadagnano 2 punti ciascuno.
rule-end_most-permits = Chi ha più tessere permesso guadagna 3 punti vittoria.
rule-end_winner = Vince chi ha più punti vittoria.
rule-end_winner_tie = A parità di punti vittoria vince, tra i giocatori pari, chi ha la somma più alta di aiutanti e carte politica.

## Due giocatori

rule-two-players_draw-permits = In due: dopo la preparazione consueta si estrae a caso una tessera permesso per regione.
rule-two-players_place-neutral = In due: in ogni città nominata sulle tessere estratte si piazza un emporio di un colore non usato.
rule-two-players_reshuffle = In due: le tessere permesso estratte si rimescolano poi nelle loro pile.
rule-two-players_count-range = In due: sulla mappa restano così da 3 a 9 empori neutrali, secondo quante città nomina ogni tessera estratta.
