### Che cosa dice il maestro di una partita finita, e quando qualcuno chiede un suggerimento.

coach-thinking = Il maestro guarda la partita …
coach-curve = Chi stava per vincere
coach-move = Mossa
coach-curve-note = Quote di vittoria a ogni mossa del verbale, con i loro errori standard: quel che prevede il giudice, corretto da { $playouts } partite continuate fino alla fine guardando sempre una mossa avanti.
coach-nothing-costly = Non si è trovata nessuna decisione che sia sicuramente costata qualcosa.
coach-decision = Mossa { $number }: { $played }. Meglio: { $better }. È costata { $loss } ± { $error } per cento della vittoria ({ $share } invece di { $better_share }).
coach-why = Alcuni turni dopo: { $parts }.
coach-sway = { $part } { $better } invece di { $played }{ $speaks ->
    [pro] { "" }
   *[contra] { " " }(parla a sfavore)
}
coach-decisions-note = Tutte le { $choices } decisioni in cui c’era una scelta sono state guardate, e { $examined } ponderate, ciascuna secondo quel che il suo giocatore poteva sapere.
coach-cut = Il tempo è finito, e il resto è stato tralasciato.

## La pagina accanto al replay

coach-title = Perché, e il maestro
coach-back = Al tavolo
coach-ask = Chiedi al maestro
coach-ask-note = Il maestro ripercorre tutta la partita: chi stava per vincere a ogni mossa, e quali decisioni sono costate di più. La curva arriva subito, tutto il resto in circa un minuto.
coach-nobody = Scegli un nome nella prima pagina, poi puoi chiedere.
coach-waiting = { $ahead ->
    [0] Il maestro comincia tra un attimo.
    [one] Prima viene un’altra partita.
   *[other] Prima vengono altre { $ahead } partite.
}
coach-progress = Il maestro pensa: { $percent } %.
coach-interrupted = Il maestro è stato interrotto.
coach-again = Chiedi di nuovo
coach-axis = Quote di vittoria per momento, una linea per ogni posto con una fascia di un errore standard per lato
coach-click = Un clic sulla curva porta a quel momento del replay. Le fasce sono di un errore standard per lato.
coach-moment = Momento
coach-look = Al momento { $moment }
coach-numbers = In numeri
coach-costliest = Le decisioni più costose
coach-played = Giocata
coach-better = La scelta del bot
coach-loss = { $loss } ± { $error } % della vittoria
coach-shares = { $share } % invece di { $better } %
coach-line = Riga { $number }
coach-parts = Alcuni turni dopo, con la scelta del bot
coach-part = { $part }: { $better } invece di { $played }
coach-for = parla a favore
coach-against = parla a sfavore
coach-see = Guarda
coach-play-on = Continua da qui
coach-not-yet = Finora non si è trovato nulla.
coach-doubt = Una decisione è riportata solo se è sicuramente costata qualcosa, secondo quel che il suo giocatore poteva sapere. Dopo ± c’è un errore standard di carte e caso; quanto possa sbagliare il giudice stesso non vi è compreso.

## Un suggerimento mentre si gioca

coach-hint = Suggerimento
coach-hint-note = Le mosse migliori secondo quel che puoi sapere. Tutti vedono che hai preso un suggerimento.
coach-promise = { $share } % della vittoria
coach-between = tra { $low } e { $high } %
coach-effect = { $part }: { $after } invece di { $before }
coach-no-hint = Qui non c’è nulla da scegliere.
coach-close = Chiudi
