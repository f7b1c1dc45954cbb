### Che cosa spiega una prima partita a Jerusalem, richiesta per richiesta.

note-Sale = Un personaggio è tuo per questo round. Il suo numero è il tuo posto nell’ordine di turno e decide le parità sul tabellone, prima i numeri bassi. Porta anche scudieri: 7 al Connestabile, 6 al Tesoriere, 5 al Maresciallo, 4 all’Ammiraglio. Paga solo chi vince.
note-Picking = Clicca la carta che vuoi. Ti resta in mano finché non la giochi in un tuo turno.
note-Turn = Clicca un’area per piazzarvi uno scudiero. Chi a fine round ha più scudieri in un’area riceve la rendita che vi sta scritta; a parità decide il personaggio dal numero più basso. Gli scudieri sul tabellone vi restano di round in round, e nessuno è obbligato a piazzarli tutti.
note-TowerOfDavid = Il tuo scudiero può ancora decidere: dopo questa mossa si stabilisce chi controlla che cosa. Clicca l’area in cui va, oppure passa.
note-Scholars = Questo privilegio va a chi ha più scudieri nelle tre aree del Patriarcato messe insieme. Chi a fine partita ha ancora una carta Azione ne ricava un Punto Torre.
note-Materials = Questo privilegio va a chi ha più scudieri nelle tre aree del Mercato messe insieme. I Punti Torre pagano i piani della tua torre, e vince la torre più alta.
note-Intrigue = Questo privilegio va a chi ha più scudieri nelle tre aree della Nobiltà messe insieme.
note-Collecting = Ricevi la rendita di ogni area in cui hai più scudieri. I Punti Torre pagano i piani della tua torre, che a fine round cresce da sola; vince la torre più alta. Di rado conviene rinunciare a qualcosa.
note-Tax = Clicca un’area del Mercato: ogni bisante vi tiene uno scudiero. Quelli per cui non paghi tornano nella riserva.
note-War = Gli scudieri di tutti lasciano i Templari. Per ognuno che perdi puoi rimuoverne uno di un avversario, ovunque in città: cliccalo.
