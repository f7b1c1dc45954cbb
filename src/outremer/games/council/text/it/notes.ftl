### Che cosa spiega una prima partita al Consiglio dei Quattro, richiesta per richiesta.

note-Turn =
    A ogni turno, una di quattro cose:
    – eleggere un consigliere: clicca uno di quelli a lato del tabellone, e guadagni 4 monete;
    – acquistare un permesso: clicca il consiglio di una regione, e paga con carte dei colori dei consiglieri;
    – costruire con un permesso: clicca la città;
    – costruire dove conduci il re: clicca il suo consiglio.
    I punti vengono dalle costruzioni; dieci empori chiudono la partita.
note-Election = I consiglieri entrano dalla freccia e spingono fuori l’ultimo. Scegli il consiglio che poi soddisferai meglio con le tue carte: con quelle acquisti i suoi permessi.
note-Satisfying = Clicca carte dei colori dei consiglieri. Più ne vanno bene, meno paghi: con una carta 10 monete, con due 7, con tre 4, con quattro niente; ogni jolly una moneta in più.
note-KingsCouncil = Clicca carte dei colori dei consiglieri del re. Più ne vanno bene, meno paghi: con una carta 10 monete, con due 7, con tre 4, con quattro niente; ogni jolly una moneta in più. Poi il re viaggia, a 2 monete per strada.
note-Purchase = Il permesso rende subito ciò che mostra in basso. Con esso puoi costruire in una delle città di cui porta l’iniziale.
note-PermitBuild = Ogni emporio degli altri in una città ti costa un aiutante. Costruire rende la ricompensa della città, e quella di tutte le tue città che le sono collegate da strade.
note-KingsHelp = Costruisci dove il re si ferma, senza permesso. Ogni emporio degli altri in quella città ti costa un aiutante. Costruire rende la ricompensa della città, e quella di tutte le tue città che le sono collegate da strade.
note-Emporium = Rendono tutte le tue città collegate da strade al nuovo emporio; tu scegli soltanto l’ordine.
