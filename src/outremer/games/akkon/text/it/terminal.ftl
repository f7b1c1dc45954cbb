### Akkon nel terminale.

board-card = { $kind } di { $city }
board-run-out = { $count ->
    [one] finito il mazzo di { $cities }
   *[other] finiti i mazzi di { $cities }
}
board-last-round = ultimo turno
board-camp-left = { $left ->
    [one] resta un Templare per pagare
   *[other] restano { $left } Templari per pagare
}, { $paid } pagati
board-tells-holy-lance = +{ $steps } in { $track }
board-tells-excommunication = +{ $steps } in { $track }, un avversario −2
board-tells-siege = +{ $steps } in { $track }, −1 in { $loss }
board-tells-plague = { $last ->
    [1] un avversario −1 in { $track }
   *[other] un avversario −1 in { $track }, e ti presta un Templare nel prossimo turno
}
board-tells-brothers-in-arms = { $last ->
    [1] un avversario +1 in { $track }
   *[other] un avversario +1 in { $track }, e ti presta due Templari nella prossima asta
}
board-tells-brothers-for-oneself = { $last ->
    [1] +1 in { $track }
   *[other] +1 in { $track }, e un avversario ti presta due Templari nella prossima asta
}
board-tells-levant-trade = avanzi in { $track } della metà dei Templari di un avversario { $city ->
        [Akkon] ad
       *[other] a
    } { $city }, per eccesso
board-tells-forbidden-writings = +{ $steps } in una caratteristica a tua scelta, −1 in un’altra
board-tells-minting-right = prendi una delle carte esposte
board-grants-gold = chi ha il punteggio più alto, senza parità, ha Saladino: sposta un Templare prima che si scoprano
board-grants-faith = chi ha il punteggio più alto, senza parità, ha Clemente III: una casella per due carte della stessa città
board-grants-power = chi ha il punteggio più alto, senza parità, ha Cuor di Leone: recupera un Templare per pagare
board-grants-reputation = chi ha il punteggio più alto, senza parità, ha Barbarossa: scambia una carta esposta con una della mano
board-name-turcopole = Turcopolo
board-name-sergeant = Fratello Sergente
board-name-chaplain = Fratello Cappellano
board-name-seneschal = Siniscalco (vale 4, lì tutto è scoperto)
board-signs-bids = Offerte: ●8 Cavaliere 8 di quel giocatore, (8) tuo coperto, ? coperto, 8■ un Cavaliere prestato da un altro, +2 pagati per carte
board-signs-cards = Carte: { $ours } il regolamento non ne stampa tutto; +2 −1 caselle avanti e indietro, +½ una per due Templari; ← prende da; Mazzo: carte rimaste, anche quella esposta; un privilegio barrato è già usato; – nessuno

folded-dealt = A ciascuno sono state date due carte.
folded-on-offer = Una carta di ogni città è esposta.
