### Che cosa spiega una prima partita ad Akkon, richiesta per richiesta.

note-Auction = Offri per la carta esposta in una città: clicca un Templare del tuo porto, poi la città. Resta coperto; il totale più alto in una città ne vince la carta, una parità la lascia lì. I Templari offerti all’asta non possono pagare carte in questo turno: tienine qualcuno.
note-Laying = Nessuno vede chi piazzi. I Cavalieri contano il loro numero; il Turcopolo 2, più 2 per ogni altro Templare presente; il Sergente raddoppia tutto ciò che offri lì; il Cappellano non conta nulla, ma le tue carte di quella città costano un Templare in meno.
note-Saladin = Hai il punteggio più alto nell’oro: clicca un Templare che puoi spostare, poi la città in cui va. Nessuno ha ancora visto le offerte.
note-Actions = Clicca una delle tue carte: costa tanti Templari quanti ne mostra, quali che siano, e ha effetto subito. I tuoi punti sono la caratteristica più alta più la più bassa: non lasciarne indietro nessuna.
note-Opponent = Questa carta colpisce o aiuta un avversario: clicca quello che scegli.
