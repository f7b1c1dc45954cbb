### Quel che il browser aggiunge alle parole del gioco.

## Il tabellone

board-coast = La costa della Terra Santa
board-scales = Le quattro caratteristiche
board-round = Turno { $round }
board-phase-auction = Asta
board-phase-actions = Azioni
board-first = Primo giocatore, con il Siniscalco
board-shortest = { $count ->
    [one] una carta nel mazzo più corto
   *[other] { $count } carte nel mazzo più corto
}
board-last-round = Un mazzo è finito: ultimo turno
board-on-offer = Esposta
board-card-of = { $kind } di { $city }
board-cost = { $count ->
    [one] Costa un Templare
   *[other] Costa { $count } Templari
}
board-cheaper = Uno in meno, grazie al tuo Cappellano
board-does-holy-lance = Avanzi di { $steps } in { $track }
board-does-excommunication = Avanzi di { $steps } in { $track } e un avversario vi indietreggia di 2
board-does-siege = Avanzi di { $steps } in { $track } e indietreggi di 1 in { $loss }
board-does-plague = { $last ->
    [1] Un avversario indietreggia di 1 in { $track }
   *[other] Un avversario indietreggia di 1 in { $track }; nel prossimo turno prendi un suo Templare
}
board-does-brothers-opponent = { $last ->
    [1] Un avversario avanza di 1 in { $track }
   *[other] Un avversario avanza di 1 in { $track }; nella prossima asta usi due suoi Templari
}
board-does-brothers-player = { $last ->
    [1] Avanzi di 1 in { $track }
   *[other] Avanzi di 1 in { $track }; nella prossima asta usi due Templari di un avversario
}
board-does-levant-trade = Avanzi in { $track } della metà dei Templari di un avversario davanti { $city ->
        [Akkon] ad
       *[other] a
    } { $city }, per eccesso
board-does-forbidden-writings = Avanzi di { $steps } in una caratteristica a tua scelta e indietreggi di 1 in un’altra
board-does-minting-right = Prendi una delle carte esposte
board-reconstructed = Ricostruzione nostra: non si conosce un elenco delle carte stampate. Chi le possiede può inserire quelle vere.
board-reconstructed-short = Carta ricostruita
board-seneschal = Siniscalco
board-hidden = { $count ->
    [one] un Templare coperto
   *[other] { $count } Templari coperti
}
board-of = { $what } di { $name }
board-total = totale { $total }
board-paid = { $count ->
    [one] un Templare pagato
   *[other] { $count } Templari pagati
}
board-under = { $count ->
    [0] nessuna carta sotto
    [one] una carta sotto
   *[other] { $count } carte sotto
}
board-nobody = nessun Templare davanti
board-deck-out = Il mazzo è finito
board-next-to-come = La prossima carta non è ancora stata scoperta
board-won = { $name } vince la carta
board-tied = Parità: la carta resta
board-unsold = Nessuna offerta: la carta resta
board-worthless = Non vale nulla: la carta resta
board-lay-here = Sceglila per: { $what }
board-take-from-here = Sposta un Templare via da qui
board-camp = Il tuo porto
board-camp-empty = Non è rimasto nessuno.
board-free = { $count ->
    [0] nessun Templare rimasto
    [one] un Templare rimasto
   *[other] { $count } Templari rimasti
}
board-piece-knight = Conta il suo numero.
board-piece-turcopole = Conta 2, e 2 in più per ogni altro Templare davanti alla città. Mai accanto al proprio Sergente.
board-piece-sergeant = Raddoppia tutta la tua offerta davanti alla città. Mai accanto al proprio Turcopolo.
board-piece-chaplain = Non conta nulla, ma in questo turno le tue carte di quella città costano un Templare in meno.
board-piece-seneschal = Conta 4 e scopre tutti i Templari davanti alla città.
board-privilege-gold = Saladino
board-privilege-faith = Clemente III
board-privilege-power = Cuor di Leone
board-privilege-reputation = Barbarossa
board-power-gold = Prima che i Templari si scoprano, spostane uno in un’altra città.
board-power-faith = Gioca due carte della stessa città nella fase delle azioni e avanza di 1 in una caratteristica a tua scelta.
board-power-power = Nella fase delle azioni recupera un Templare offerto, per pagare con esso.
board-power-reputation = Durante l’asta scambia una carta esposta con una della tua mano.
board-privilege-free = nessuno lo ha
board-privilege-held = lo ha { $name }
board-privilege-spent = { $name } lo ha usato
board-tool-swap = Barbarossa: scambia una carta
board-tool-recover = Cuor di Leone: recuperane uno
board-tool-shift = Da { $city }
board-hand = Le tue carte
board-hand-none = nessuna carta
board-discount = Il tuo Cappellano rende meno care le carte: { $cities }
board-lent = { $name } ha il tuo { $piece } ({ $card })
board-points = { $count ->
    [one] un punto vittoria
   *[other] { $count } punti vittoria
}
board-cards = { $count ->
    [0] nessuna carta Città
    [one] una carta Città
   *[other] { $count } carte Città
}
board-claims = { $count ->
    [one] prende un Templare nel prossimo turno
   *[other] prende { $count } Templari nel prossimo turno
}
board-passed = ha passato
board-reveal = I Templari si scoprono
board-next-city = Prossima città
board-skip = Salta
board-signs = Che cosa significano i segni
board-signs-close = Chiudi
board-sign-track = è una caratteristica; chi vi è in testa ha { $privilege }. { $power }
board-sign-points = punti vittoria
board-sign-templars = Templari rimasti
board-sign-cards = carte Città, in mano o sotto quella esposta
board-sign-first = chi comincia, con il Siniscalco
board-sign-claims = Templari che questa persona prende nel prossimo turno
board-sign-up = avanzi di tante caselle nella caratteristica
board-sign-down = indietreggi di tante caselle
board-sign-other = con il bordo tratteggiato riguarda un avversario a tua scelta
board-sign-half = avanzi della metà dei Templari di un avversario davanti alla città indicata, per eccesso
board-sign-cost = quanto costa una carta, in Templari non offerti
board-sign-holy-lance = Avanzi.
board-sign-excommunication = Avanzi e un avversario indietreggia.
board-sign-siege = Avanzi in una caratteristica e indietreggi in un’altra.
board-sign-plague = { $last ->
    [1] Un avversario indietreggia.
   *[other] Un avversario indietreggia e nel prossimo turno prendi un suo Templare.
}
board-sign-brothers-opponent = { $last ->
    [1] Un avversario avanza.
   *[other] Un avversario avanza e nella prossima asta usi due suoi Templari.
}
board-sign-brothers-player = { $last ->
    [1] Avanzi.
   *[other] Avanzi e nella prossima asta usi due Templari di un avversario.
}
board-sign-levant-trade = Avanzi della metà dei Templari di un avversario davanti a una città.
board-sign-forbidden-writings = Avanzi in una caratteristica a tua scelta e indietreggi in un’altra.
board-sign-minting-right = Prendi una delle carte esposte.

## I capitoli delle regole

chapter-game = Il gioco
chapter-component = Contenuto
chapter-setup = Preparazione
chapter-round = I turni
chapter-auction = L’asta
chapter-templar = I Templari
chapter-action = Le azioni
chapter-track = Le caratteristiche
chapter-privilege = I privilegi
chapter-end = Fine della partita
chapter-short-game = Partita più breve
chapter-card = Le carte Città

## La cronaca in tabelle

tally-reveal = Le offerte
tally-scoring = Punti vittoria
tally-card = carte
tally-points = punti
tally-round-end = Che cosa ha portato il turno
tally-by-turn = mano
tally-by-round = turno

## La guida

guided-here = Un primo turno guidato
guided-done = Hai giocato il primo turno
