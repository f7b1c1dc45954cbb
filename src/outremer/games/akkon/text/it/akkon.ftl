### Akkon in italiano.

game-title = Akkon
game-summary = Offri Templari coperti per le carte di sei città, accresci oro, fede, potere e reputazione e diventa Gran Maestro. Da 2 a 5 giocatori.
game-reconstructed = Non si conosce un elenco delle carte stampate: 48 delle 72 carte Città, e quanto costano e che cosa mostrano le altre 24, sono una nostra ricostruzione. Chi possiede il gioco può usare un proprio elenco nel terminale.

## Città, caratteristiche, Templari, carte

noun-tyre = Tyrus
noun-jaffa = Jaffa
noun-caesarea = Caesarea
noun-sidon = Sidone
noun-jerusalem = Gerusalemme
noun-akkon = Akkon
noun-tyre-1 = Tyrus 1
noun-tyre-2 = Tyrus 2
noun-tyre-3 = Tyrus 3
noun-tyre-4 = Tyrus 4
noun-tyre-5 = Tyrus 5
noun-tyre-6 = Tyrus 6
noun-tyre-7 = Tyrus 7
noun-tyre-8 = Tyrus 8
noun-tyre-9 = Tyrus 9
noun-tyre-10 = Tyrus 10
noun-tyre-11 = Tyrus 11
noun-tyre-12 = Tyrus 12
noun-jaffa-1 = Jaffa 1
noun-jaffa-2 = Jaffa 2
noun-jaffa-3 = Jaffa 3
noun-jaffa-4 = Jaffa 4
noun-jaffa-5 = Jaffa 5
noun-jaffa-6 = Jaffa 6
noun-jaffa-7 = Jaffa 7
noun-jaffa-8 = Jaffa 8
noun-jaffa-9 = Jaffa 9
noun-jaffa-10 = Jaffa 10
noun-jaffa-11 = Jaffa 11
noun-jaffa-12 = Jaffa 12
noun-caesarea-1 = Caesarea 1
noun-caesarea-2 = Caesarea 2
noun-caesarea-3 = Caesarea 3
noun-caesarea-4 = Caesarea 4
noun-caesarea-5 = Caesarea 5
noun-caesarea-6 = Caesarea 6
noun-caesarea-7 = Caesarea 7
noun-caesarea-8 = Caesarea 8
noun-caesarea-9 = Caesarea 9
noun-caesarea-10 = Caesarea 10
noun-caesarea-11 = Caesarea 11
noun-caesarea-12 = Caesarea 12
noun-sidon-1 = Sidone 1
noun-sidon-2 = Sidone 2
noun-sidon-3 = Sidone 3
noun-sidon-4 = Sidone 4
noun-sidon-5 = Sidone 5
noun-sidon-6 = Sidone 6
noun-sidon-7 = Sidone 7
noun-sidon-8 = Sidone 8
noun-sidon-9 = Sidone 9
noun-sidon-10 = Sidone 10
noun-sidon-11 = Sidone 11
noun-sidon-12 = Sidone 12
noun-jerusalem-1 = Gerusalemme 1
noun-jerusalem-2 = Gerusalemme 2
noun-jerusalem-3 = Gerusalemme 3
noun-jerusalem-4 = Gerusalemme 4
noun-jerusalem-5 = Gerusalemme 5
noun-jerusalem-6 = Gerusalemme 6
noun-jerusalem-7 = Gerusalemme 7
noun-jerusalem-8 = Gerusalemme 8
noun-jerusalem-9 = Gerusalemme 9
noun-jerusalem-10 = Gerusalemme 10
noun-jerusalem-11 = Gerusalemme 11
noun-jerusalem-12 = Gerusalemme 12
noun-akkon-1 = Akkon 1
noun-akkon-2 = Akkon 2
noun-akkon-3 = Akkon 3
noun-akkon-4 = Akkon 4
noun-akkon-5 = Akkon 5
noun-akkon-6 = Akkon 6
noun-akkon-7 = Akkon 7
noun-akkon-8 = Akkon 8
noun-akkon-9 = Akkon 9
noun-akkon-10 = Akkon 10
noun-akkon-11 = Akkon 11
noun-akkon-12 = Akkon 12
noun-gold = oro
noun-faith = fede
noun-power = potere
noun-reputation = reputazione
noun-knight-5 = Cavaliere 5
noun-knight-6 = Cavaliere 6
noun-knight-7 = Cavaliere 7
noun-knight-8 = Cavaliere 8
noun-turcopole = Turcopolo
noun-sergeant = Fratello Sergente
noun-chaplain = Fratello Cappellano
noun-holy-lance = Lancia Sacra
noun-excommunication = Scomunica
noun-siege = Assedio
noun-plague = Peste
noun-brothers-in-arms = Fratelli d’Arme
noun-levant-trade = Commercio col Levante
noun-forbidden-writings = Scritti Proibiti
noun-minting-right = Diritto di Conio
noun-reconstructed = ricostruita
noun-owner = dall’elenco del proprietario

## Che cosa può dire un giocatore

move-pass = Passa
move-end = Fatto
move-bid = Offri { $a ->
        [Akkon] ad
       *[other] a
    } { $a }
move-lay = Piazza: { $a }
move-seneschal = Manda il Siniscalco { $a ->
        [Akkon] ad
       *[other] a
    } { $a }
move-play = Gioca { $a }
move-against = Scegli { $a-player }
move-advance = Avanza in { $a }
move-retreat = Indietreggia di 1 in { $a }
move-take = Prendi la carta esposta { $a ->
        [Akkon] ad
       *[other] a
    } { $a }
move-discard = Scarta { $a }
move-recover = Cuor di Leone: recupera un Templare da { $a }
move-swap = Barbarossa: scambia la carta esposta { $a ->
        [Akkon] ad
       *[other] a
    } { $a }
move-shift = Saladino: sposta un Templare da { $a } { $b ->
        [Akkon] ad
       *[other] a
    } { $b }
move-give = Dai in cambio { $a }
move-bid-borrowed = Offri { $c ->
        [Akkon] ad
       *[other] a
    } { $c } con un Templare di { $b-player } ({ $a })
move-shift-plague = Saladino: sposta un Templare di { $a-player } (Peste) da { $b } { $c ->
        [Akkon] ad
       *[other] a
    } { $c }
move-shift-brothers = Saladino: sposta un Templare di { $a-player } (Fratelli d’Arme) da { $b } { $c ->
        [Akkon] ad
       *[other] a
    } { $c }
move-shift-rival = Saladino: sposta un Templare piazzato da { $a-player } (colore di { $b-player }) da { $c } { $d ->
        [Akkon] ad
       *[other] a
    } { $d }

## Che cosa è successo

event-first-player = Primo giocatore: { $seat }, che ha ricevuto il Siniscalco.
event-dealt = { $seat } ha ricevuto una carta: { $card }.
event-on-offer = Ora è esposta: { $card }.
event-round-begins = È iniziato il turno { $round }; primo giocatore: { $seat }.
event-took = { $seat } ha preso un Templare di { $other }: { $piece }.
event-took-one = { $seat } ha preso un Templare di { $other }.
event-laid = { $seat } ha piazzato { $city ->
        [Akkon] ad
       *[other] a
    } { $city } { $colour-own ->
        [1] un Templare
       *[other] un Templare di { $colour }
    }: { $piece }.
event-laid-one = { $seat } ha piazzato { $city ->
        [Akkon] ad
       *[other] a
    } { $city } { $colour-own ->
        [1] un Templare coperto
       *[other] un Templare coperto di { $colour }
    }.
event-seneschal-laid = { $seat } ha mandato il Siniscalco { $city ->
        [Akkon] ad
       *[other] a
    } { $city }: lì tutti i Templari sono scoperti.
event-turned-up = { $city ->
        [Akkon] Ad
       *[other] A
    } { $city } si è scoperto un Templare piazzato da { $seat }: { $piece } di { $colour }.
event-passed = { $seat } ha passato.
event-swapped = Barbarossa: { $seat } ha scambiato { $city ->
        [Akkon] ad
       *[other] a
    } { $city }: { $given } per { $taken }.
event-shifted = Saladino: { $seat } ha spostato un Templare di { $colour } da { $city } { $to ->
        [Akkon] ad
       *[other] a
    } { $to }.
event-displaced = Era il Templare { $piece } di { $colour }, piazzato da { $seat }; ora si trova { $city ->
        [Akkon] ad
       *[other] a
    } { $city }.
event-bid-total = { $seat } ha offerto { $total } { $city ->
        [Akkon] ad
       *[other] a
    } { $city }.
event-won = { $seat } ha vinto: { $card }.
event-tied = Parità { $city ->
        [Akkon] ad
       *[other] a
    } { $city }: la carta resta.
event-unsold = { $city ->
        [Akkon] Ad
       *[other] A
    } { $city } nessuno ha offerto nulla: la carta resta.
event-worthless = { $city ->
        [Akkon] Ad
       *[other] A
    } { $city } le offerte non valgono nulla: la carta resta.
event-went-home = Un Templare prestato a { $seat } è tornato da { $other }.
event-played = { $cost ->
    [0] { $seat } ha giocato { $card } senza pagare.
    [one] { $seat } ha giocato { $card } per un Templare.
   *[other] { $seat } ha giocato { $card } per { $cost } Templari.
}
event-named = { $seat } ha indicato { $other }.
event-advanced = { $steps ->
    [0] Il segnalino di { $seat } è rimasto a { $reached } in { $track }.
    [one] Il segnalino di { $seat } è avanzato di una casella, fino a { $reached } in { $track }.
   *[other] Il segnalino di { $seat } è avanzato di { $steps } caselle, fino a { $reached } in { $track }.
}
event-fell = { $steps ->
    [0] Il segnalino di { $seat } è rimasto a { $reached } in { $track }.
    [one] Il segnalino di { $seat } è indietreggiato di una casella, fino a { $reached } in { $track }.
   *[other] Il segnalino di { $seat } è indietreggiato di { $steps } caselle, fino a { $reached } in { $track }.
}
event-counted = { $count ->
    [0] { $seat } non ha contato Templari di { $other } { $city ->
        [Akkon] ad
       *[other] a
    } { $city }.
    [one] { $seat } ha contato un Templare di { $other } { $city ->
        [Akkon] ad
       *[other] a
    } { $city }.
   *[other] { $seat } ha contato { $count } Templari di { $other } { $city ->
        [Akkon] ad
       *[other] a
    } { $city }.
}
event-claimed = { $count ->
    [one] Nel prossimo turno { $seat } prenderà un Templare di { $other }.
   *[other] Nel prossimo turno { $seat } prenderà { $count } Templari di { $other }.
}
event-claims-nothing = { $seat } non prenderà alcun Templare di { $other }: questo è l’ultimo turno.
event-minted = { $seat } ha preso con il Diritto di Conio: { $card }.
event-recovered = Cuor di Leone: { $seat } ha recuperato da { $city }: { $piece }.
event-blessed = Clemente III: { $seat } ha avuto in dono una casella in { $track }.
event-discarded = { $seat } ha scartato una carta: { $card }.
event-privilege = { $seat } ha il punteggio più alto in { $track } e ne ha ricevuto il privilegio.
event-no-privilege = In { $track } c’è parità in testa: il privilegio resta accanto al tabellone.
event-last-round = Il mazzo di { $city } è finito: questo è l’ultimo turno.
event-one-round-more = Il mazzo di { $city } è finito: il prossimo turno è l’ultimo.
event-stalled = Da { $rounds } turni nessuna carta lascia un mazzo: la partita finisce.
event-seneschal-passes = Il Siniscalco è passato a { $seat }.
event-scored = { $points ->
    [one] { $seat } ha un punto vittoria.
   *[other] { $seat } ha { $points } punti vittoria.
}

## Che cosa deve fare chi è interpellato

prompt-Auction = { $laid ->
    [0] Offri in una città o passa per tutto il turno.
   *[other] Piazza un altro Templare, o di’ che hai finito.
}
prompt-Laying = Scegli il Templare da piazzare { $city ->
        [Akkon] ad
       *[other] a
    } { $city }.
prompt-Exchange = Barbarossa: scegli la carta che dai in cambio di quella esposta { $city ->
        [Akkon] ad
       *[other] a
    } { $city }.
prompt-Saladin = Saladino: prima che i Templari si scoprano, spostane uno in un’altra città, o passa.
prompt-Displacing = Saladino: scegli il Templare da spostare { $city ->
        [Akkon] ad
       *[other] a
    } { $city }.
prompt-Actions = { $one ->
    [1] Gioca una carta, oppure di’ che hai finito e non ne giochi altre in questo turno.
   *[other] Gioca carte finché hai Templari per pagarle; poi di’ che hai finito.
}
prompt-Opponent = { $kind-word ->
    [excommunication] Scomunica: scegli l’avversario che indietreggia di 2.
    [plague] { $last ->
        [1] Peste: scegli l’avversario che indietreggia di 1. Nell’ultimo turno nessuno presta più Templari.
       *[other] Peste: scegli l’avversario che indietreggia di 1 e ti presterà un Templare.
    }
    [brothers-in-arms] { $last ->
        [1] Fratelli d’Arme: scegli un avversario. Nell’ultimo turno nessuno presta più Templari.
       *[other] Fratelli d’Arme: scegli l’avversario che ti presterà due Templari.
    }
   *[other] Commercio col Levante: scegli l’avversario di cui conti i Templari.
}
prompt-Writings = { $up-word ->
    [nobody] Scritti Proibiti: scegli la caratteristica in cui avanzi.
   *[other] Scritti Proibiti: scegli un’altra caratteristica in cui indietreggi di 1.
}
prompt-Minting = Diritto di Conio: prendi una delle carte esposte.
prompt-Blessing = Clemente III: avanza di 1 in una caratteristica a tua scelta, o passa.
prompt-HandLimit = Hai più di cinque carte: scartane una.

## Opzioni

option-length = Durata della partita
option-length-standard = normale, mazzi di dieci carte
option-length-short = breve, mazzi di otto carte
option-bidding_direction = Si offre in senso
option-bidding_direction-anticlockwise = antiorario (regolamento)
option-bidding_direction-clockwise = orario
option-pieces_per_turn = Templari piazzati per volta
option-pieces_per_turn-one = esattamente uno (regolamento)
option-pieces_per_turn-many = uno o più
option-brothers_help = Con Fratelli d’Arme avanza
option-brothers_help-opponent = l’avversario (regolamento)
option-brothers_help-player = chi gioca la carta
option-hands = Carte Città in mano
option-hands-open = le vedono tutti
option-hands-counted = se ne vede solo il numero
option-saladin_moves = Saladino sposta
option-saladin_moves-any = un Templare di chiunque (regolamento)
option-saladin_moves-own = un proprio Templare
option-barbarossa_swaps = Barbarossa scambia una carta
option-barbarossa_swaps-any-time = in ogni momento della fase d’asta (regolamento)
option-barbarossa_swaps-own-turn = quando tocca a chi lo possiede offrire
option-pope_blesses = Clemente III benedice due carte di una città
option-pope_blesses-once = una volta per turno
option-pope_blesses-each-pair = ogni volta
option-cards_per_turn = Carte giocate per volta
option-cards_per_turn-all = quante se ne vogliono
option-cards_per_turn-one = una, poi tocca al prossimo
option-seneschal_feeds = Il Siniscalco conta per un Turcopolo
option-seneschal_feeds-no = no
option-seneschal_feeds-yes = sì, come un Templare
option-last_round = Quando un mazzo finisce, l’ultimo turno è
option-last_round-current = quello in corso
option-last_round-next = il successivo

## Etichette del tabellone

field-round = Turno
field-first = Primo giocatore
field-seneschal = Siniscalco
field-tracks = Caratteristiche
field-points = Punti vittoria
field-cities = Città
field-camps = Porti
field-lent = Prestati
field-hands = Mani
field-privileges = Privilegi
field-claims = Da prendere nel prossimo turno
field-played = Giocate in questo turno
field-discards = Scartate
field-out = Fuori dal gioco
field-idle = Turni senza carte prese
field-last = Ultimo turno
field-ended = Finita
field-city = Città
field-card = Carta
field-under = Ancora sotto
field-bids = Offerte
field-paid = Pagati
field-templars = Templari
field-free = Rimasti per pagare
field-discount = Sconto
field-seat = Giocatore
field-colour = Colore
field-loan = Preso con
field-piece = Templare
field-open = Scoperto
field-hidden = Coperti
field-count = Numero
field-cards = Carte
field-kind = Tipo
field-cost = Costo
field-provenance = Provenienza
field-track = Caratteristica
field-steps = Caselle
field-loss = Indietreggia
field-trade = Si conta a
field-spent = Usato
field-other = Avversario
board-round = Turno { $round }
board-first = primo giocatore
board-deck-out = il mazzo è finito
board-does-holy-lance = +{ $steps } { $track }
board-does-excommunication = +{ $steps } { $track }, un altro −2
board-does-siege = +{ $steps } { $track }, −1 { $loss }
board-does-plague = { $last ->
    [1] un altro −1 { $track }
   *[other] un altro −1 { $track }, ne presta 1
}
board-does-brothers-in-arms = { $last ->
    [1] un altro +1 { $track }
   *[other] un altro +1 { $track }, ne presta 2
}
board-does-brothers-for-oneself = { $last ->
    [1] +1 { $track }
   *[other] +1 { $track }, un altro ne presta 2
}
board-does-levant-trade = +½ { $track } per { $city }
board-does-forbidden-writings = +{ $steps } e −1 a tua scelta
board-does-minting-right = +1 carta esposta
board-cost = costa { $count }
board-paid = +{ $count } pagati
board-knight-5-short = 5
board-knight-6-short = 6
board-knight-7-short = 7
board-knight-8-short = 8
board-turcopole-short = Tur
board-sergeant-short = Ser
board-chaplain-short = Cap
board-seneschal-short = Sin
board-privilege-gold = Saladino
board-privilege-faith = Clemente III
board-privilege-power = Cuor di Leone
board-privilege-reputation = Barbarossa
board-camp = Il tuo porto:
board-hand = La tua mano:
board-deck = Mazzo
board-points = punti
board-templars = Templari
board-cards = carte

## Che cosa possono sostituire i dati di chi possiede il gioco

data-card = 48 delle 72 carte Città, e quanto costano e che cosa mostrano le altre 24
