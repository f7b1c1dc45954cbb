### Che cosa spiega una prima partita ad Akkon, richiesta per richiesta.

note-Auction = Offri per la carta esposta in una città: clicca un Templare del tuo campo, poi la città. Resta coperto; il totale più alto in una città ne vince la carta, una parità la lascia lì. Chi hai messo all’asta non può pagare carte in questo round: tienine qualcuno.
note-Laying = Nessuno vede chi metti. I cavalieri contano il loro numero; il Turcopolo 2, più 2 per ogni altro Templare presente; il Sergente raddoppia tutto ciò che offri lì; il Cappellano non conta nulla, ma le tue carte di quella città costano un Templare in meno.
note-Saladin = Sei primo nell’oro: clicca un Templare che puoi spostare, poi la città in cui va. Nessuno ha ancora visto le offerte.
note-Actions = Clicca una delle tue carte: costa tanti Templari quanti ne mostra, quali che siano, e ha effetto subito. I tuoi punti sono la caratteristica più alta più la più bassa: non lasciarne indietro nessuna.
note-Opponent = Questa carta colpisce o aiuta uno degli altri: clicca chi dev’essere.
