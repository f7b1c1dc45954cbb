### Il Consiglio dei Quattro nel terminale.

board-so-many-coins = { $count ->
    [0] nessuna moneta
    [one] 1 moneta
   *[other] { $count } monete
}
board-so-many-assistants = { $count ->
    [one] 1 aiutante
   *[other] { $count } aiutanti
}
board-so-many-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
board-so-many-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
board-so-many-steps = { $count ->
    [one] 1 passo di nobiltà
   *[other] { $count } passi di nobiltà
}
board-so-many-actions = { $count ->
    [one] un’altra azione principale
   *[other] altre { $count } azioni principali
}
board-so-many-tokens-again = { $count ->
    [one] di nuovo il gettone di una tua città
   *[other] di nuovo i gettoni di { $count } tue città
}
board-so-many-free-permit = { $count ->
    [one] un permesso scoperto gratis
   *[other] { $count } permessi scoperti gratis
}
board-so-many-permit-again = { $count ->
    [one] di nuovo i bonus di un tuo permesso
   *[other] di nuovo i bonus di { $count } tuoi permessi
}
board-laid = Scelte: { $cards }. Da pagare ora: { $price }.
board-fit = corrispondono { $cards }, { $price }
board-a-road = il viaggio del re costa { $price } a strada
board-road = il viaggio del re costa { $price }
board-tiles = { $points } di tessere
board-returned = costa { $price }
board-nothing = non rende nulla
board-falls = esce: { $colour }
board-column-coins = Monete
board-column-assistants = Aiutanti
board-column-points = Punti
board-column-nobility = Nobiltà
board-column-cards = Carte
board-column-emporiums = Empori
board-column-permits = Permessi
board-signs-cities = Una città: ♔ il re è lì, il suo colore ({ $colours }), ciò che rende, le iniziali delle città a cui portano le strade, chi vi ha un emporio, □ uno neutrale
board-signs-councils = Un consiglio: → da qui entrano i consiglieri, ↓ di là escono ({ $colours }); poi quante delle tue carte corrispondono e quanto costa; sotto, i due permessi scoperti con città e bonus
board-signs-players = Le tessere mostrano i loro punti; una barrata con un segno è di quel giocatore. 7 +5: 7 punti e 5 di tessere; 3/10: empori costruiti; A/B (+2): permessi scoperti, e quanti usati
board-signs-track = Percorso della nobiltà: casella e bonus; * sta per: { $cells }

folded-token-placed = { $count ->
    [one] Un gettone ricompensa è su una città.
   *[other] I gettoni ricompensa sono su { $count } città.
}
folded-councillor-seated = I consigli sono al completo.
folded-permit-shown = In ogni regione sono scoperti due permessi.
folded-neutral-placed = { $count ->
    [one] Un emporio neutrale è in una città.
   *[other] Ci sono empori neutrali in { $count } città.
}
folded-drew-card = Gli altri hanno pescato le loro carte.
folded-drew = { $count ->
    [one] Hai pescato una carta.
   *[other] Hai pescato { $count } carte.
}
