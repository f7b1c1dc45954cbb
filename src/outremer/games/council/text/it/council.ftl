### Il Consiglio dei Quattro in italiano.

game-title = Consiglio dei Quattro
game-summary = Convinci i consigli di costa, colline e montagne, raccogli permessi di costruzione e collega i tuoi dieci empori in una rete che rende a ogni nuova costruzione. Da 2 a 4 giocatori.

## Regioni, consigli, mappe

noun-coast = costa
noun-hills = colline
noun-mountains = montagne
noun-king = re
noun-aaa = costa A, colline A, montagne A
noun-aab = costa A, colline A, montagne B
noun-aba = costa A, colline B, montagne A
noun-abb = costa A, colline B, montagne B
noun-baa = costa B, colline A, montagne A
noun-bab = costa B, colline A, montagne B
noun-bba = costa B, colline B, montagne A
noun-bbb = costa B, colline B, montagne B

## Città

noun-arkon = Arkon
noun-burgen = Burgen
noun-castrum = Castrum
noun-dorful = Dorful
noun-esti = Esti
noun-framek = Framek
noun-graden = Graden
noun-hellar = Hellar
noun-indur = Indur
noun-juvelar = Juvelar
noun-kultos = Kultos
noun-lyram = Lyram
noun-merkatim = Merkatim
noun-naris = Naris
noun-osium = Osium

## Colori e carte

noun-white = bianco
noun-black = nero
noun-orange = arancione
noun-pink = rosa
noun-purple = viola
noun-light-blue = azzurro
noun-wild = jolly

## Gruppi di città e tessere

noun-gold = oro
noun-silver = argento
noun-bronze = bronzo
noun-iron = ferro
noun-first-king-tile = primo premio del re (25)
noun-second-king-tile = secondo premio del re (18)
noun-third-king-tile = terzo premio del re (12)
noun-fourth-king-tile = quarto premio del re (7)
noun-fifth-king-tile = quinto premio del re (3)

## Gettoni ricompensa

noun-one-coin = 1 moneta
noun-two-coins = 2 monete
noun-three-coins = 3 monete
noun-one-point = 1 punto
noun-two-points = 2 punti
noun-three-points = 3 punti
noun-one-assistant = 1 aiutante
noun-two-assistants = 2 aiutanti
noun-one-card = 1 carta politica
noun-assistant-and-coin = 1 aiutante e 1 moneta
noun-assistant-and-card = 1 aiutante e 1 carta
noun-card-and-point = 1 carta e 1 punto
noun-nobility-step = 1 passo di nobiltà

## Permessi

noun-permit-a = A
noun-permit-b = B
noun-permit-c = C
noun-permit-d = D
noun-permit-e = E
noun-permit-ab = A/B
noun-permit-ae = A/E
noun-permit-bc = B/C
noun-permit-cd = C/D
noun-permit-de = D/E
noun-permit-abc = A/B/C
noun-permit-abe = A/B/E
noun-permit-ade = A/D/E
noun-permit-bcd = B/C/D
noun-permit-cde = C/D/E
noun-permit-f = F
noun-permit-g = G
noun-permit-h = H
noun-permit-i = I
noun-permit-j = J
noun-permit-fg = F/G
noun-permit-fj = F/J
noun-permit-gh = G/H
noun-permit-hi = H/I
noun-permit-ij = I/J
noun-permit-fgh = F/G/H
noun-permit-fgj = F/G/J
noun-permit-fij = F/I/J
noun-permit-ghi = G/H/I
noun-permit-hij = H/I/J
noun-permit-k = K
noun-permit-l = L
noun-permit-m = M
noun-permit-n = N
noun-permit-o = O
noun-permit-kl = K/L
noun-permit-ko = K/O
noun-permit-lm = L/M
noun-permit-mn = M/N
noun-permit-no = N/O
noun-permit-klm = K/L/M
noun-permit-klo = K/L/O
noun-permit-kno = K/N/O
noun-permit-lmn = L/M/N
noun-permit-mno = M/N/O

## Beni e lati

noun-coins = monete
noun-assistants = aiutanti
noun-points = punti
noun-cards = carte
noun-steps = passi di nobiltà
noun-actions = azioni principali aggiuntive
noun-tokens-again = gettoni ricompensa di nuovo
noun-free-permit = un permesso gratis
noun-permit-again = di nuovo i bonus di un permesso
noun-left = sinistra
noun-right = destra

## Che cosa può dire un giocatore

move-end = Termina il turno
move-pay = Mostra le carte e paga
move-lay = Scegli una carta: { $a }
move-elect = Eleggi un consigliere: { $a }
move-send = Manda un aiutante a eleggere: { $a }
move-into = Nel consiglio: { $a }
move-acquire = Acquista un permesso: { $a }
move-king = Costruisci con l’aiuto del re
move-hire = Ingaggia un aiutante per 3 monete
move-swap = Cambia i permessi: { $a }
move-under = Per primo in fondo alla pila: { $a }
move-extra = Un’altra azione principale per 3 aiutanti
move-build = Costruisci con il permesso { $a }
move-take = Prendi il permesso { $a }
move-place = Costruisci { $a ->
        [Arkon] ad
       *[other] a
    } { $a }
move-travel = Porta il re { $a ->
        [Arkon] ad
       *[other] a
    } { $a }
move-collect = Ritira la ricompensa di { $a }
move-rest = Ritira le altre in ordine alfabetico
move-reuse = Ottieni di nuovo i bonus del permesso { $a }

## Che cosa è successo

event-map-chosen = La mappa: { $map }.
event-token-placed = { $city } ha ricevuto il gettone «{ $token }».
event-councillor-seated = Un consigliere ha preso posto in un balcone ({ $council }): { $colour }.
event-permit-shown = È stato scoperto il permesso { $permit } ({ $region }).
event-neutral-placed = { $city ->
        [Arkon] Ad
       *[other] A
    } { $city } è stato piazzato un emporio neutrale.
event-first-player = Comincia { $seat }.
event-turn-begins = Giro { $round }: tocca a { $seat }.
event-drew = { $seat } ha pescato una carta: { $card }.
event-drew-card = { $seat } ha pescato una carta.
event-reshuffled = { $count ->
    [one] Una carta scartata ha formato un nuovo mazzo.
   *[other] { $count } carte scartate hanno formato un nuovo mazzo.
}
event-elected = { $seat } ha eletto un consigliere ({ $colour }) in un consiglio ({ $council }); ne è caduto uno ({ $fallen }).
event-discarded = { $seat } ha scartato una carta: { $card }.
event-satisfied = { $seat } ha soddisfatto un consiglio ({ $council }) con { $count ->
    [one] una carta
   *[other] { $count } carte
}{ $price ->
    [0] {" "}senza pagare
    [one] {" "}e una moneta
   *[other] {" "}e { $price } monete
}.
event-permit-taken = { $seat } ha preso il permesso { $permit }.
event-king-moved = { $roads ->
    [0] { $seat } ha lasciato il re { $city ->
        [Arkon] ad
       *[other] a
    } { $city }.
    [one] { $seat } ha portato il re { $city ->
        [Arkon] ad
       *[other] a
    } { $city } per una strada, pagando { $price } monete.
   *[other] { $seat } ha portato il re { $city ->
        [Arkon] ad
       *[other] a
    } { $city } per { $roads } strade, pagando { $price } monete.
}
event-permit-used = { $seat } ha girato il permesso { $permit }.
event-built = { $assistants ->
    [0] { $seat } ha costruito un emporio { $city ->
        [Arkon] ad
       *[other] a
    } { $city }.
    [one] { $seat } ha costruito un emporio { $city ->
        [Arkon] ad
       *[other] a
    } { $city } e restituito un aiutante.
   *[other] { $seat } ha costruito un emporio { $city ->
        [Arkon] ad
       *[other] a
    } { $city } e restituito { $assistants } aiutanti.
}
event-rewarded = { $seat } ha ottenuto la ricompensa di { $city }.
event-gained = { $seat } ha guadagnato { $good-word ->
    [assistants] { $count ->
        [one] un aiutante
       *[other] { $count } aiutanti
    }
    [points] { $count ->
        [one] un punto
       *[other] { $count } punti
    }
    [actions] { $count ->
        [one] un’azione principale aggiuntiva
       *[other] { $count } azioni principali aggiuntive
    }
   *[coins] { $count ->
        [one] una moneta
       *[other] { $count } monete
    }
}.
event-advanced = L’indicatore di { $seat } è avanzato alla casella { $cell } del percorso della nobiltà.
event-bonus-tile = { $seat } ha preso la tessera bonus: { $group }.
event-king-tile = { $seat } ha preso una tessera: { $tile }.
event-last-emporium = { $seat } ha costruito l’ultimo dei dieci empori.
event-hired = { $seat } ha ingaggiato un aiutante per 3 monete.
event-swapped = { $seat } ha restituito un aiutante e riposto i permessi di una regione in fondo alla loro pila ({ $region }).
event-sent = { $seat } ha mandato un aiutante a eleggere un consigliere.
event-extra-action = { $seat } ha restituito 3 aiutanti per un’altra azione principale.
event-permit-reused = { $seat } ha ottenuto di nuovo i bonus del permesso { $permit }.
event-scored-tiles = { $points ->
    [one] { $seat } ha segnato un punto per le tessere.
   *[other] { $seat } ha segnato { $points } punti per le tessere.
}
event-scored-nobility = { $points ->
    [one] { $seat } ha segnato un punto per la nobiltà.
   *[other] { $seat } ha segnato { $points } punti per la nobiltà.
}
event-scored-permits = { $points ->
    [one] { $seat } ha segnato un punto per i permessi.
   *[other] { $seat } ha segnato { $points } punti per i permessi.
}
event-time-is-up = La partita è stata chiusa dopo { $round } giri, con il punteggio del momento.
event-finished = { $points ->
    [one] { $seat } ha finito con un punto.
   *[other] { $seat } ha finito con { $points } punti.
}

## Che cosa si chiede

prompt-Turn = { $due ->
    [0] { $extra ->
        [0] Compi un’azione veloce o termina il turno.
       *[other] { $quick ->
            [1] Compi un’azione principale che hai ottenuto o una veloce, oppure termina il turno.
           *[other] Compi un’azione principale che hai ottenuto o termina il turno.
        }
    }
   *[other] { $quick ->
        [1] Compi un’azione principale e, se vuoi, una veloce.
       *[other] Compi un’azione principale.
    }
}
prompt-Election = Scegli il consiglio in cui entra il consigliere.
prompt-Satisfying = Scegli carte che corrispondano ai colori dei consiglieri, poi paga.
prompt-KingsCouncil = Scegli carte dei colori dei consiglieri del re, poi paga; devono restare le monete per il suo viaggio.
prompt-Purchase = Prendi uno dei permessi davanti al consiglio.
prompt-PermitBuild = Scegli una città del permesso in cui costruire.
prompt-KingsHelp = Scegli la città in cui va il re, a 2 monete per strada.
prompt-Emporium = Scegli quale città collegata rende adesso.
prompt-TokenAgain = Scegli una tua città il cui gettone rende di nuovo.
prompt-TwoTokensAgain = Scegli una tua città il cui gettone rende di nuovo; due gettoni diversi, uno alla volta.
prompt-FreePermit = Prendi gratis un qualsiasi permesso scoperto.
prompt-PermitAgain = Scegli un tuo permesso di cui ottieni di nuovo i bonus.
prompt-Swapping = Scegli quale dei due permessi va in fondo alla pila per primo.

## Opzioni

option-map = Mappa
option-map-aaa = costa A, colline A, montagne A
option-map-aab = costa A, colline A, montagne B
option-map-aba = costa A, colline B, montagne A
option-map-abb = costa A, colline B, montagne B
option-map-baa = costa B, colline A, montagne A
option-map-bab = costa B, colline A, montagne B
option-map-bba = costa B, colline B, montagne A
option-map-bbb = costa B, colline B, montagne B
option-map-random = a caso
option-first-player = Primo giocatore
option-first-player-random = a caso
option-first-player-first-seat = il primo posto
option-coins = Monete oltre 20
option-coins-limited = si perdono
option-coins-unlimited = si tengono
option-assistants = Aiutanti nella scatola
option-assistants-limited = 48 in valore
option-assistants-unlimited = quanti ne servono
option-reshuffle = Il mazzo esaurito si rifà
option-reshuffle-at-once = subito
option-reshuffle-when-due = quando serve la prossima carta
option-reward-order = Ordine delle ricompense collegate
option-reward-order-chosen = sceglie chi costruisce
option-reward-order-alphabetical = sempre alfabetico
option-swap-order = Quale permesso cambiato va in fondo per primo
option-swap-order-chosen = sceglie il giocatore
option-swap-order-left-first = sempre quello a sinistra
option-two-steps = Due passi di nobiltà insieme
option-two-steps-both-pay = rendono entrambe le caselle
option-two-steps-last-pays = rende solo l’ultima casella
option-free-permit = Un permesso dalla casella 10 della nobiltà
option-free-permit-pays = rende i suoi bonus
option-free-permit-pays-nothing = non rende nulla
option-two-groups = Una costruzione che completa due gruppi
option-two-groups-two-king-tiles = dà due premi del re
option-two-groups-one-king-tile = dà un premio del re
option-late-group = Completare un gruppo la cui tessera bonus è già presa
option-late-group-no-king-tile = non dà nulla
option-late-group-king-tile = dà un premio del re
option-neutral-emporiums = Empori neutrali (due giocatori)
option-neutral-emporiums-cost = costano un aiutante
option-neutral-emporiums-free = non costano nulla
option-last-emporium = Punti per il decimo emporio
option-last-emporium-everyone = a chiunque lo costruisca
option-last-emporium-first-only = solo al primo
option-permit-tie = Parità per il maggior numero di permessi
option-permit-tie-all-score = segnano tutti
option-permit-tie-nobody-scores = non segna nessuno
option-used-permits = Permessi usati alla fine
option-used-permits-count = contano
option-used-permits-do-not-count = non contano

## Che cosa mostra il tavolo

field-map = Mappa
field-round = Giro
field-first_player = Primo giocatore
field-in_turn = Di turno
field-ended_by = Ultimi turni avviati da
field-extra_actions = Azioni principali aggiuntive
field-king = Re
field-cities = Città
field-city = Città
field-region = Regione
field-colour = Colore
field-roads = Strade verso
field-token = Gettone ricompensa
field-pays = Rende
field-emporiums = Empori
field-neutral = Emporio neutrale
field-councils = Consigli
field-councillor_pool = Consiglieri a lato del tabellone
field-permits = Permessi
field-shown = Scoperti
field-pile = Nella pila
field-under = In fondo alla pila
field-permit = Permesso
field-names = Città nominate
field-bonus_tiles = Tessere bonus
field-group = Gruppo
field-points = Punti
field-owner = Proprietario
field-king_tiles = Tessere premio del re
field-nobility_track = Percorso della nobiltà
field-reserve = Aiutanti nella riserva
field-deck = Carte nel mazzo
field-discards = Scarti
field-players = Giocatori
field-coins = Monete
field-assistants = Aiutanti
field-nobility = Nobiltà
field-emporiums_left = Empori rimasti
field-cards = Carte in mano
field-held_permits = Permessi scoperti
field-used_permits = Permessi usati
field-tile_points = Punti sulle tessere
field-hand = La tua mano
field-preview = Che cosa potresti fare
field-connected = Collegate
field-price = Prezzo
field-open = Aperta per te

## Il tabellone nel terminale

board-round = Giro { $round }
board-deck = mazzo { $count }
board-pile = pila { $count }
board-hand = La tua mano: { $cards }
board-empty-hand = nessuna carta
board-coins-short = m
board-assistants-short = a
board-points-short = p
board-cards-short = c
board-steps-short = n
board-actions-short = x
