### Quel che il browser aggiunge alle parole del gioco.

## Il tabellone

board-map = Il regno: costa, colline e montagne
board-council = Consiglio: { $name }
board-seated = Dalla freccia in poi: { $colours }
board-queue = I nuovi consiglieri entrano da sinistra; chi sta in fondo a destra cade
board-would-cost = { $cards ->
    [one] Con la tua carta migliore
   *[other] Con le tue { $cards } carte migliori
}: { $price ->
    [0] niente da pagare
    [one] una moneta
   *[other] { $price } monete
}
board-no-card-fits = Nessuna delle tue carte è adatta
board-in-supply = { $count ->
    [0] nessuno a lato del tabellone
    [one] uno a lato del tabellone
   *[other] { $count } a lato del tabellone
}
board-pile = { $count ->
    [0] nessun permesso nella pila
    [one] un permesso nella pila
   *[other] { $count } permessi nella pila
}
board-under = In fondo alla pila: { $permits }
board-no-permit = esauriti
board-pays = Rende { $goods }
board-no-token = La città del re: nessuna ricompensa, ma fa da collegamento
board-king-here = Qui c’è il re
board-neutral = nessuno (neutrale)
board-emporiums-of = Empori: { $names }
board-no-emporium = Ancora nessun emporio
board-roads-to = Strade verso { $cities }
board-nothing = niente
board-build-cost = Costruire qui costerebbe { $cost }
board-build-pays = e renderebbe { $goods }
board-build-through = attraverso { $cities }
board-build-tiles = e completerebbe { $groups }: { $points } punti sulle tessere
board-no-permit-held = Non hai un permesso per questa città
board-few-assistants = Non hai abbastanza aiutanti per costruire qui
board-king-too-far = Non puoi pagare il viaggio del re fin qui
board-tap-again = Tocca di nuovo per costruire.
board-coins = { $count ->
    [one] una moneta
   *[other] { $count } monete
}
board-assistants = { $count ->
    [one] un aiutante
   *[other] { $count } aiutanti
}
board-points = { $count ->
    [one] un punto
   *[other] { $count } punti
}
board-cards = { $count ->
    [one] una carta politica
   *[other] { $count } carte politica
}
board-steps = { $count ->
    [one] un passo di nobiltà
   *[other] { $count } passi di nobiltà
}
board-actions = { $count ->
    [one] un’azione principale aggiuntiva
   *[other] { $count } azioni principali aggiuntive
}
board-tokens-again = { $count ->
    [one] di nuovo un gettone ricompensa
   *[other] di nuovo { $count } gettoni ricompensa
}
board-nobility = Casella { $cell } del percorso della nobiltà
board-emporiums-left = { $count ->
    [one] un emporio ancora da costruire
   *[other] { $count } empori ancora da costruire
}
board-tile-points = { $count ->
    [one] un punto sulle tessere, contato alla fine
   *[other] { $count } punti sulle tessere, contati alla fine
}
board-permits = Permessi: { $held } scoperti, { $used } usati
board-used = usato
board-hand = Le tue carte politica
board-no-cards = nessuna carta
board-fits = adatta
board-wild = Va bene per ogni consigliere, per una moneta in più
board-laid = { $cards ->
    [one] una carta
   *[other] { $cards } carte
}: { $price ->
    [0] niente da pagare
    [one] una moneta
   *[other] { $price } monete
}
board-last-turns = { $name } ha costruito l’ultimo emporio: tutti gli altri hanno ancora un turno.
about-colour-tile = Per i primi empori in tutte le città di questo metallo
about-region-tile = Per i primi empori in tutte le città di questa regione
about-king-tile = Il più alto rimasto va a chi vince una tessera bonus

## Che cosa fa un clic

mode-elect = Eleggi
mode-elect-kind = azione principale
mode-send = Manda
mode-send-kind = azione veloce

## I capitoli delle regole

chapter-component = Contenuto
chapter-setup = Preparazione
chapter-action = Le azioni
chapter-end = Fine della partita
chapter-build = Costruzione
chapter-two-players = Due giocatori
chapter-map = La mappa
chapter-turn = Il turno
chapter-symbol = Simboli
chapter-permit-tile = Tessere permesso
chapter-emporium = Empori
chapter-bonus = Tessere bonus e premi del re
chapter-quick = Le azioni veloci
chapter-nobility = Il percorso della nobiltà

## La cronaca in tabelle

tally-scoring = Il conteggio finale
tally-tiles = tessere
tally-nobility = nobiltà
tally-permits = permessi
tally-total = in tutto
tally-points = punti
tally-coins = monete
tally-assistants = aiutanti
tally-emporiums = empori
tally-round-end = Che cosa ha portato il giro
tally-by-round = giro

## La guida

guided-here = I primi turni, guidati
guided-done = Hai giocato i primi turni
