### Le regole di Akkon, con parole nostre. Un messaggio per ogni voce di rules.toml, nello stesso ordine.

## Scopo

rule-game_roles = I giocatori sono dignitari dell’Ordine del Tempio; chi vince ne diventa il nuovo Gran Maestro.
rule-game_players_count = Si gioca da 2 a 5 persone.
rule-game_seven-templars-per-round = In ogni turno ciascun giocatore ha 7 Templari da impiegare.
rule-game_templars-uses = I Templari servono a procurarsi carte Città e a far crescere oro, fede, potere e reputazione.
rule-game_best-gets-privilege = Chi alla fine di un turno è il migliore in una delle quattro caratteristiche ottiene un privilegio.

## Componenti

rule-component_board = 1 tabellone.
rule-component_templars = 35 Templari, 7 per colore.
rule-component_templars_set = I sette Templari di un giocatore sono un Cavaliere per ciascuno dei valori 5, 6, 7 e 8, un Turcopolo, un Fratello Sergente e un Fratello Cappellano.
rule-component_markers = 20 segnalini punteggio, 4 per colore.
rule-component_port-cards = 5 carte identificative (carte Porto), 1 per colore.
rule-component_city-cards = 72 carte Città, 12 per ogni città (quindi 6 città).
rule-component_cities = Le sei città sono Tyrus, Jaffa, Caesarea, Sidone, Gerusalemme e Akkon.
rule-component_privilege-cards = 4 carte Privilegio.
rule-component_seneschal = 1 Siniscalco.

## Preparazione

rule-setup_board = Il tabellone sta in mezzo al tavolo.
rule-setup_player_colour = Ogni giocatore sceglie un colore.
rule-setup_player_markers-on-two = Ogni giocatore piazza un segnalino sulla casella 2 di ciascuna delle quattro caratteristiche.
rule-setup_player_port-card = Ogni giocatore prende la carta Porto del proprio colore.
rule-setup_player_templars-face-down = Ogni giocatore prende i suoi 7 Templari e li piazza coperti sulla carta Porto.
rule-setup_first-player_random = Il primo giocatore si sorteggia.
rule-setup_first-player_seneschal = Il primo giocatore riceve il Siniscalco, che lo contraddistingue.
rule-setup_privileges_face-up = Le carte Privilegio stanno scoperte accanto al tabellone.
rule-setup_cards_sort-by-city = Le 72 carte Città si dividono per città.
rule-setup_cards_take-out_holy-lance = Si tolgono 2 carte Lancia Sacra per le città di Tyrus, Jaffa, Caesarea e Sidone.
rule-setup_cards_take-out_forbidden-writings = Si tolgono 2 carte Scritti Proibiti di Gerusalemme.
rule-setup_cards_take-out_minting-right = Si tolgono 2 carte Diritto di Conio di Akkon.
rule-setup_cards_starting-shuffle = Le carte tolte si mescolano insieme.
rule-setup_cards_starting-deal = Ogni giocatore ne riceve 2, a partire dal primo giocatore e in senso orario.
rule-setup_cards_undealt-out = Le carte iniziali non distribuite escono dal gioco.
rule-setup_cards_starting-open = Le carte iniziali si danno scoperte, perciò tutti conoscono quelle degli avversari.
rule-setup_decks_shuffle = Poi si mescola ciascuno dei 6 mazzi città.
rule-setup_decks_size = Nella partita normale ogni mazzo città conta a quel punto 10 carte.
rule-setup_decks_face-up = Ogni mazzo si piazza scoperto sulla propria città.
rule-setup_decks_top-card-known = Tutti vedono così quale carta di ogni città è esposta nel turno in corso.

## Fasi

rule-round_two-phases = Il gioco ha due fasi distinte: prima la fase d’asta, poi la fase delle azioni.
rule-round_auction-purpose = Nella fase d’asta i giocatori usano i Templari per procurarsi carte nuove.
rule-round_action-purpose = Nella fase delle azioni i giocatori giocano le loro carte una dopo l’altra per accrescere ricchezza, fede, potere o reputazione.

## Fase d’asta

rule-auction_first-player-starts = La fase d’asta la comincia il primo giocatore.
rule-auction_direction = Le offerte girano in senso antiorario.
rule-auction_place-one = Quando gli tocca, un giocatore piazza un Templare in una città.
rule-auction_place-face-down = Il Templare si piazza rigorosamente coperto.
rule-auction_no-looking = Il valore dei Templari già piazzati non si può guardare.
rule-auction_may-pass = Invece di offrire un giocatore può passare.
rule-auction_pass-is-final = Chi ha passato non fa altre offerte in quel turno.
rule-auction_ends-when-all-passed = La fase d’asta finisce quando hanno passato tutti.
rule-auction_templars-taken-up = Finita la fase, i Templari si riprendono.
rule-templar_knight_value = I Cavalieri Templari hanno valori d’asta da 5 a 8.
rule-templar_knight_no-ability = I Cavalieri Templari non hanno abilità particolari.
rule-templar_turcopole_value = Un Turcopolo vale 2, più 2 per ogni Templare presente nella stessa città.
rule-templar_turcopole_any-colour = Per il bonus del Turcopolo contano i Templari di ogni colore.
rule-templar_turcopole_not-with-own-sergeant = Un giocatore non può giocare un Turcopolo in una città dove ha già giocato un Fratello Sergente.
rule-templar_sergeant_no-value = Un Fratello Sergente non ha valore proprio.
rule-templar_sergeant_doubles = Un Fratello Sergente raddoppia l’intera offerta del suo giocatore nella città, cioè la somma dei Templari che questi vi ha.
rule-templar_sergeant_not-with-own-turcopole = Un giocatore non può giocare un Fratello Sergente in una città dove ha già giocato un Turcopolo.
rule-templar_chaplain_no-value = Un Fratello Cappellano non ha valore e serve a bluffare.
rule-templar_chaplain_alone-wins-nothing = Se in una città c’è solo un Fratello Cappellano, il suo proprietario non prende la carta.
rule-templar_chaplain_usual-use = Di solito il Fratello Cappellano si usa in vista della seconda fase del turno (si veda lì lo sconto).
rule-templar_seneschal_first-player-only = Il Siniscalco lo può usare soltanto il primo giocatore.
rule-templar_seneschal_value = Il Siniscalco vale 4.
rule-templar_seneschal_opens-present = Quando il Siniscalco si piazza in una città, i Templari che vi sono già si scoprono.
rule-templar_seneschal_opens-later = Anche i Templari piazzati più tardi nella città del Siniscalco si piazzano scoperti.
rule-auction_used_stay-at-city = I Templari usati nella fase d’asta si lasciano accanto alle città in cui sono stati piazzati.
rule-auction_used_not-for-actions = Quei Templari non si possono usare nella fase delle azioni dello stesso turno.
rule-auction_used_back-next-round = Nel turno seguente tornano utilizzabili.
rule-auction_resolve_city-by-city = Le città si risolvono una dopo l’altra, per vedere chi ha fatto in ciascuna l’offerta più alta.
rule-auction_resolve_highest-wins = Chi offre di più in una città riceve la carta esposta del suo mazzo.
rule-auction_resolve_tie-no-card = Se più giocatori sono pari, nessuno di loro riceve la carta.
rule-auction_resolve_tie-card-stays = Dopo una parità la carta rimane sul suo mazzo città.
rule-auction_example_chaplain = Posizione: in una città Verde ha un Cavaliere da 7 e un Fratello Cappellano. Esito: il totale di Verde è 7, il Cappellano non aggiunge nulla, e Verde vince la carta. Le offerte rivali sono solo nella figura; un caso che vi corrisponde: un avversario con un Cavaliere da 6.
rule-auction_example_sergeant = Posizione: in una città Rosso ha un Fratello Sergente con altri Templari. Esito: il Sergente raddoppia tutti gli altri Templari di Rosso presenti e Rosso vince la carta. I valori sono solo nella figura; un caso che vi corrisponde: Rosso con un Cavaliere da 5 e il Sergente (10) contro un Cavaliere da 8.
rule-auction_example_turcopole = Posizione: in una città Rosso ha un Turcopolo e sono presenti altri due Templari. Esito: il Turcopolo vale 2 + 4 = 6 e Rosso vince la carta. Gli altri due sono solo nella figura; un caso che vi corrisponde: un Cavaliere da 5 di un avversario e il Cappellano di un altro.

## Fase delle azioni

rule-action_play-cards = In questa fase i giocatori usano le proprie carte.
rule-action_order = Comincia il primo giocatore e gli altri seguono in senso orario.
rule-action_cost_number = Per giocare una carta Città si devono posare nella sua città tanti Templari quanti ne indica il numero negli angoli superiori della carta.
rule-action_cost_range = Il numero stampato su una carta Città va da 1 a 3.
rule-action_cost_kind-irrelevant = Tipo e valore dei Templari pagati non contano, conta solo quanti sono.
rule-action_chaplain_discount = Chi nello stesso turno ha giocato un Fratello Cappellano in una città paga, nella fase delle azioni che segue, un Templare in meno per ogni propria carta di quella città.
rule-action_chaplain_may-be-free = Con questo sconto una carta può anche non costare alcun Templare: è lecito.
rule-action_effect_at-once = Una carta giocata e pagata ha effetto subito.
rule-action_effect_announce = L’effetto va annunciato a voce agli altri prima di eseguirlo.
rule-track_limits = Un segnalino non può mai indietreggiare sotto 0 né avanzare oltre 13.
rule-track_excess-lost = I punti che porterebbero un segnalino sotto 0 o sopra 13 vanno perduti.
rule-action_play-while-templars-last = Un giocatore può giocare carte Città finché gli restano Templari con cui pagare.
rule-action_discard-played = Alla fine del turno tutte le carte giocate si scartano scoperte.
rule-action_hand_show-count = Ogni giocatore deve far vedere con chiarezza quante carte Città ha.
rule-action_hand_limit-five = Alla fine della fase delle azioni nessuno può avere più di 5 carte.
rule-action_hand_discard-to-five = Chi ne ha più di 5 deve scartare fino a restare con 5, scegliendo quali.
rule-round_seneschal-passes-left = Dopo la fase il Siniscalco passa al vicino di sinistra del primo giocatore in carica.
rule-round_new-round = Poi comincia un nuovo turno.

## Privilegi: assegnazione

rule-privilege_when = I privilegi si assegnano alla fine della fase delle azioni, cioè alla fine del turno.
rule-privilege_action-on-card = Ciascuna delle 4 carte Privilegio consente l’azione speciale che mostra.
rule-privilege_one-per-characteristic = C’è una carta Privilegio per ogni caratteristica: oro, fede, potere, reputazione.
rule-privilege_highest-takes = Chi ha il punteggio più alto in una caratteristica ne prende il privilegio.
rule-privilege_used-next-round = Il vantaggio si può usare durante il turno seguente.
rule-privilege_tie-nobody = Se più giocatori sono pari per un privilegio, non lo riceve nessuno.

## Fine della partita

rule-end_trigger = Quando un mazzo città si esaurisce, comincia l’ultimo turno.
rule-end_after-action-phase = La partita finisce con la fase delle azioni di quell’ultimo turno.
rule-end_score = I punti vittoria di un giocatore sono il suo punteggio di caratteristica più alto più il suo più basso.
rule-end_winner = Vince chi ha più punti vittoria.
rule-end_tie = Una parità si decide con il secondo miglior punteggio di caratteristica, poi con il terzo, poi con il quarto (cioè il più basso del giocatore).

## Partita breve

rule-short-game_siege = Partita breve: si tolgono 2 carte Assedio dalle città di Tyrus, Jaffa, Caesarea e Sidone.
rule-short-game_forbidden-writings = Partita breve: si tolgono 2 carte Scritti Proibiti da Gerusalemme.
rule-short-game_minting-right = Partita breve: si tolgono 2 carte Diritto di Conio da Akkon.

## Carte Città

rule-card_holy-lance = Lancia Sacra: il segnalino di un giocatore nella caratteristica indicata avanza da 1 a 3 caselle.
rule-card_excommunication_advance = Scomunica: il segnalino di un giocatore nella caratteristica indicata avanza di 2.
rule-card_excommunication_opponent-back = Scomunica: il segnalino di un avversario nella stessa caratteristica indietreggia di 2.
rule-card_excommunication_not-past-limits = La Scomunica non si può giocare se il segnalino che avanza oltrepasserebbe 13 o quello che indietreggia andrebbe sotto 0.
rule-card_siege_advance = Assedio: il segnalino di un giocatore nella caratteristica indicata avanza di 2.
rule-card_siege_back = Assedio: un altro segnalino dello stesso giocatore indietreggia di 1 nella caratteristica indicata per esso.
rule-card_siege_not-below-zero = L’Assedio non si può giocare se il passo indietro porterebbe sotto 0.
rule-card_plague_choose = Peste: il giocatore indica un avversario.
rule-card_plague_take-one = Peste: all’inizio della fase d’asta del turno seguente il giocatore prende a caso un Templare di quell’avversario.
rule-card_plague_whole-round = Peste: il Templare preso si può usare come proprio per tutto quel turno.
rule-card_plague_opponent-back = Peste: il segnalino dell’avversario nella caratteristica indicata indietreggia di 1.
rule-card_plague_playable-at-zero = La Peste si può giocare anche se il segnalino oltrepasserebbe 0; in tal caso resta su 0.
rule-card_brothers_choose = Fratelli d’Arme: il giocatore indica un avversario.
rule-card_brothers_take-two = Fratelli d’Arme: all’inizio della fase d’asta del turno seguente il giocatore prende a caso due Templari di quell’avversario.
rule-card_brothers_auction-only = Fratelli d’Arme: i Templari presi si possono usare durante quella fase d’asta.
rule-card_brothers_opponent-advances = Fratelli d’Arme: il segnalino dell’avversario scelto nella caratteristica indicata avanza di 1.
rule-card_levant-trade_count = Commercio col Levante: il giocatore sceglie un avversario e conta i Templari che questi ha nella città mostrata dalla carta.
rule-card_levant-trade_taken-count = Commercio col Levante: contano anche i Templari presi con Peste o Fratelli d’Arme.
rule-card_levant-trade_no-seneschal = Commercio col Levante: il Siniscalco non conta.
rule-card_levant-trade_half-up = Commercio col Levante: il conto si dimezza e si arrotonda per eccesso.
rule-card_levant-trade_advance = Commercio col Levante: il proprio segnalino nella caratteristica indicata avanza del risultato.
rule-card_forbidden-writings_advance = Scritti Proibiti: il giocatore fa avanzare il proprio segnalino in una sola caratteristica.
rule-card_forbidden-writings_back = Scritti Proibiti: il giocatore fa indietreggiare di 1 un altro dei propri segnalini.
rule-card_forbidden-writings_not-past-limits = Gli Scritti Proibiti non si possono giocare se il passo indietro porterebbe sotto 0 o l’avanzata sopra 13.
rule-card_minting-right = Diritto di Conio: il giocatore sceglie una delle carte Città esposte e la aggiunge alla mano.

## Carte Privilegio

rule-privilege_reputation = Reputazione (imperatore Barbarossa): nella fase d’asta chi ha la carta può scambiare una carta Città esposta con una della propria mano.
rule-privilege_power = Potere (Riccardo Cuor di Leone): durante il suo turno di gioco chi ha la carta può recuperare un Templare che ha giocato nella fase d’asta e usarlo nella fase delle azioni.
rule-privilege_gold = Oro (Saladino): prima che i Templari si scoprano, chi ha la carta può spostarne uno già giocato da una città a un’altra.
rule-privilege_gold_not-seneschal = Oro (Saladino): il Siniscalco non si può spostare in questo modo.
rule-privilege_faith = Fede (papa Clemente III): chi ha la carta e gioca due carte della stessa città nella fase delle azioni può avanzare di 1 in una caratteristica a sua scelta.
