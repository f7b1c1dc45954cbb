### I primi turni guidati del Consiglio dei Quattro: che cosa fare a ogni passo e perché, e perché non altro.

guide-goal = Guidi una casa di mercanti in un paese di tre regioni. Gli empori nelle città danno punti; quando qualcuno ne ha costruiti dieci, vince chi ha più punti.
guide-how = Per costruire serve un permesso, e i permessi vengono dai consigli. Soddisfa i consiglieri con carte dei loro colori, e ne prendi uno.
guide-acquire = Ogni turno ha un’azione principale. Acquista un permesso: clicca il consiglio della costa, i cui consiglieri sono rosa, nero, bianco e arancione.
guide-acquire-wrong = Le tue carte vanno meglio per il consiglio della costa. Acquista lì un permesso.
guide-cards = Scegli le tre carte che vanno bene: rosa, nera e bianca. Più ne vanno bene, meno paghi.
guide-cards-wrong = Con tutte e tre le carte costa solo 4 monete; con una sola sarebbero 10.
guide-pay = Mostra le carte e paga 4 monete per il consigliere che nessuna carta soddisfa.
guide-pay-wrong = Hai scelto tutto: mostra le carte e paga.
guide-take = Prendi il permesso B C. Rende subito 3 punti e 3 monete, e poi potrai costruire in una di due città.
guide-take-wrong = Un bel permesso, ma B C ti lascia scegliere fra due città.
guide-hire = Oltre all’azione principale ce n’è una veloce, se vuoi. Ingaggia un aiutante per 3 monete: ogni emporio altrui in una città te ne costa uno.
guide-hire-wrong = L’azione principale è fatta. Ingaggia un aiutante: ti servirà dove una città è affollata.
guide-build = Un nuovo turno, e hai pescato una carta. Costruisci con il permesso: clicca Burgen o Castrum, come vuoi. La ricompensa della città è subito tua.
guide-build-wrong = Hai un permesso: usalo per costruire a Burgen o a Castrum.
guide-end = Il tuo emporio è in piedi. Le tue città collegate da strade rendono di nuovo ogni volta che costruisci accanto. Termina il turno.
guide-end-wrong = Un’azione veloce sarebbe possibile, ma tieni le monete e termina il turno.
guide-elect = Un’altra azione principale: eleggi un consigliere di qualsiasi colore, in qualsiasi consiglio. Rende 4 monete, e il consiglio può andare meglio per le tue carte.
guide-elect-wrong = Questa volta eleggi un consigliere: le monete pagheranno il prossimo permesso.
guide-learnt =
    A ogni turno: pesca una carta, fai un’azione principale e, se vuoi, una veloce.
    Azioni principali: eleggere un consigliere, acquistare un permesso, costruire con un permesso, costruire con l’aiuto del re.
    Costruire rende le ricompense della città e di tutte le tue città che le sono collegate da strade.
    Le città di un colore e le regioni intere danno punti in più. Dieci empori chiudono la partita.
