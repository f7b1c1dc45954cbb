### Jerusalem raccontato a chi non lo conosce, parte per parte, e che cosa mostrano i tabelloni accanto.

lesson-goal-title = Lo scopo
lesson-goal =
    Famiglie nobili vogliono farsi vedere a Gerusalemme, e qui ci si fa vedere costruendo in alto. Dopo cinque round vince chi ha la torre più alta.

    Il lavoro lo fanno i tuoi scudieri. Dove ne hai più di chiunque altro controlli un’area, e le aree che controlli ti pagano a ogni round: in nuovi scudieri, in bisanti e nei Punti Torre di cui è fatta la tua torre.
lesson-goal-seen = Round 4 di 5. Gli scudieri stanno dove sono stati piazzati round dopo round, con lo stemma di chi li comanda. Ai quattro angoli crescono le torri.

lesson-round-title = Un round
lesson-round =
    Prima un’asta dà a ciascuno un personaggio. Poi, nell’ordine dei personaggi, si piazzano gli scudieri. Poi le aree pagano e le torri crescono.

    I round 2, 3 e 4 finiscono con un evento. È scoperto dall’inizio del suo round: lo vedi arrivare.

lesson-auction-title = L’asta
lesson-auction =
    Quattro personaggi, quattro numeri. Più basso è il tuo numero, prima giochi, e il numero più basso vince ogni parità sul tabellone. Porta anche più scudieri: 7 al Connestabile (1), 6 al Tesoriere (2), 5 al Maresciallo (3), 4 all’Ammiraglio (4).

    Si comincia con 12 bisanti a testa. Chi apre un’asta sceglie il personaggio e punta quanto vuole, anche nulla; chi segue rilancia o passa. Paga solo chi vince, e chi resta per ultimo prende gratis l’ultimo personaggio.

    Poi si pescano tante carte Azione quante sono le persone in gioco. Il numero più basso le guarda tutte, ne tiene una e passa le altre, e così via.

    In tre si gioca senza Connestabile; in due solo con Maresciallo e Ammiraglio.
lesson-auction-seen = Verde ha aperto la prima asta e l’ha vinta per 4 bisanti: Verde è Connestabile. Ora Giallo punta 3 per il Tesoriere, e Rosso deve rilanciare o passare.

lesson-placing-title = Piazzare gli scudieri
lesson-placing =
    Il tuo turno comincia con gli scudieri del tuo personaggio. Piazzane quanti vuoi, dove vuoi, e tieni gli altri per un round successivo. Gli scudieri sul tabellone vi restano di round in round.

    Il tuo Barone mette al sicuro un’area. Quando in questo turno hai portato tre scudieri nuovi in un settore (nell’edizione tedesca proprio in quell’area), può bloccarvi un’area: fino alla fine del round nessun altro vi piazza scudieri. Al Barone del Connestabile ne bastano meno.

    Puoi anche giocare carte Azione, usare la capacità del tuo personaggio, acquistare mercenari a 3 bisanti l’uno, o rimuovere tre scudieri dal tabellone per un bisante.
lesson-placing-seen = Rosso, il Maresciallo, ha piazzato tre di cinque scudieri nell’area grande del Palazzo del Re: più dei due di Giallo e dell’unico di Verde. Ora il Barone può bloccarla.

lesson-income-title = Che cosa rende
lesson-income =
    Quando tutti hanno piazzato, parla prima la Torre di David: chi la controlla prende 1 bisante e può spostare da lì uno scudiero in qualunque area che nessun Barone blocchi, prima che si conti qualcosa.

    Poi tre privilegi vanno a chi ha più scudieri in un intero settore. Patriarcato: cedi uno scudiero da dietro lo schermo per una carta Azione. Mercato: compra fino a 4 Punti Torre a 2 bisanti l’uno. Nobiltà: ruba un Punto Torre a un avversario.

    Poi ogni area paga ciò che vi è disegnato a chi vi ha più scudieri; a parità prende tutto il personaggio dal numero più basso. Il Palazzo paga Punti Torre, i Templari scudieri, il Mercato scudieri e bisanti, la Nobiltà bisanti e Punti Torre, il Patriarcato scudieri e, nell’area grande, un Punto Torre.
lesson-income-seen = Tutti hanno piazzato nel round 1. Ogni area mostra quanto paga e prende il colore di chi la controlla.

lesson-tower-title = La tua torre
lesson-tower =
    Alla fine di un round i tuoi Punti Torre si spendono da soli, fin dove bastano. Il primo piano costa 2 punti, il secondo 3, il terzo 4 e così via; chi arriva a un’altezza prima di ogni altra famiglia paga 1 punto in più. Ti resta solo ciò che non basta per il piano seguente.

    Prima dell’ultima costruzione, nel round 5, cadono gli schermi e il Re fa i suoi doni: 3 Punti Torre a chi ha più scudieri dietro lo schermo, 3 a chi ha più denaro (1 a testa se il posto è condiviso), e 1 a chiunque abbia conservato una carta Azione.
lesson-tower-seen = Dopo il round 1, ciò che tutti possono sapere di ciascuno: i piani costruiti, i Punti Torre avanzati e quante carte Azione stanno dietro lo schermo.

lesson-events-title = Gli eventi e la fine
lesson-events =
    Arrivano tre eventi su quattro. La Successione svuota il Palazzo del Re, ma puoi salvare due tuoi scudieri dove sta il tuo Barone, se è sul tabellone. La Guerra svuota i Templari, e per ogni scudiero perso lì puoi rimuoverne uno di un avversario, al massimo due per ciascuno. La Tassazione Straordinaria costa un bisante per ogni scudiero che deve restare nel Mercato. L’Elezione del Patriarca lascia a ciascuno, in ogni area di Patriarcato e Nobiltà, solo tanti scudieri quanti ne ha lì la famiglia più debole.

    Dopo il round 5 vince la torre più alta. A parità di torri decidono i Punti Torre avanzati, poi il personaggio più basso dell’ultimo round.

sign-squire = Uno scudiero: dove ne hai di più, controlli l’area.
sign-bezant = Un bisante: denaro per l’asta, per i mercenari e nel Mercato.
sign-point = Un Punto Torre: quando bastano, diventano piani.
sign-floors = Un piano di una torre; vince la torre più alta.
sign-baron = Il Barone: nessun altro piazza scudieri dove sta lui.
sign-card = Una carta Azione, nascosta finché non viene giocata.
sign-constable = Connestabile: gioca per primo con 7 scudieri; il suo Barone blocca un’area grande con 2 scudieri nuovi, una piccola con 1.
sign-treasurer = Tesoriere: gioca per secondo con 6 scudieri; il suo primo mercenario costa 1 bisante, il secondo 2.
sign-marshal = Maresciallo: gioca per terzo con 5 scudieri; sposta due scudieri da un’area a un’altra, oppure prende un bisante.
sign-admiral = Ammiraglio: gioca per ultimo con 4 scudieri e un bisante.
sign-succession = L’evento Successione del Re: tutti gli scudieri lasciano il Palazzo del Re.
sign-patriarch = L’evento Elezione del Patriarca: in ogni area di Patriarcato e Nobiltà tutti scendono a quanti ne ha la famiglia più debole.
sign-tax = L’evento Tassazione Straordinaria: uno scudiero nel Mercato costa un bisante o se ne va.
sign-war = L’evento Guerra: tutti gli scudieri lasciano i Templari.
