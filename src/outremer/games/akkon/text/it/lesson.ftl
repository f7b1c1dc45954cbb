### Akkon raccontato a chi non lo conosce, parte per parte, e che cosa mostrano i tabelloni accanto.

lesson-goal-title = Lo scopo
lesson-goal =
    L’ordine del Tempio cerca un Gran Maestro, e a questo tavolo chiunque andrebbe bene. Si pesano quattro caratteristiche, ciascuna da 0 a 13: oro, fede, potere e reputazione.

    Alla fine i tuoi punti sono la caratteristica più alta più la più bassa. Un solo punto forte non basta: conta anche ciò che trascuri.
lesson-goal-seen = Turno 8. Giallo sta a 13 nel potere e in nessun’altra sotto 3: fanno 16 punti. Rosso ha 10 nella reputazione ma 0 nella fede, e quindi solo 10.

lesson-round-title = Un turno
lesson-round =
    Un turno ha due metà, e i tuoi sette Templari devono bastare per entrambe. Nell’asta offri Templari per le carte esposte in sei città. Nella fase delle azioni giochi carte dalla mano, e le pagano i Templari.

    Chi ha offerto non può pagare nello stesso turno: tienine qualcuno. Alla fine del turno tornano tutti a casa, e il Siniscalco, il segno di chi comincia, passa a sinistra.

lesson-auction-title = L’asta
lesson-auction =
    A turno si piazza un Templare coperto davanti a una città, o si passa per il resto del turno. Quando tutti hanno passato, i Templari si scoprono: in ogni città il totale più alto vince la carta esposta. Dove il totale più alto è condiviso non vince nessuno, e la carta resta.

    I tuoi Cavalieri contano 5, 6, 7 e 8. Il Turcopolo conta 2, più 2 per ogni altro Templare davanti alla città, di chiunque sia. Il Fratello Sergente da solo non conta nulla, ma raddoppia tutto ciò che offri lì; mai insieme al tuo Turcopolo davanti alla stessa città. Il Fratello Cappellano non conta proprio nulla: un bluff, ma in questo turno le tue carte di quella città costano un Templare in meno.

    Chi comincia ha anche il Siniscalco, che conta 4. Dove sta lui, tutti i Templari sono scoperti.
lesson-auction-seen = Rosso sta per offrire. Davanti a Gerusalemme Verde ha piazzato il Siniscalco, e lì si vedono tutti i Templari. Altrove Rosso vede solo i propri: un Cavaliere 8 davanti a Tyrus, un Cavaliere 7 e il Turcopolo davanti a Sidone.

lesson-cards-title = Giocare le carte
lesson-cards =
    In senso orario da chi comincia si giocano tutte le carte che si possono pagare: una carta costa da uno a tre Templari, quali che siano, mandati nella città della carta. Ha effetto subito. Si comincia con due carte, e dopo la fase delle azioni non se ne tengono più di cinque.

    La Lancia Sacra ti fa avanzare da 1 a 3. La Scomunica fa avanzare te di 2 e indietreggiare un avversario di 2. L’Assedio ti fa avanzare di 2 e indietreggiare di 1 altrove. La Peste fa indietreggiare un avversario di 1, i Fratelli d’Arme ne fanno avanzare uno di 1; in cambio al turno seguente prendi in prestito uno o due dei suoi Templari. Il Commercio col Levante ti fa avanzare della metà, per eccesso, dei Templari che un avversario ha in una città. Gli Scritti Proibiti di Gerusalemme ti fanno avanzare di 2 e indietreggiare di 1 dove vuoi, e il Diritto di Conio di Akkon porta nella tua mano una carta esposta.
lesson-cards-seen = Tutto è stato scoperto, e Rosso gioca carte con i tre Templari tenuti da parte. Il Cappellano di Rosso sta davanti a Caesarea: per Rosso le carte di Caesarea costano un Templare in meno.

lesson-privileges-title = I privilegi
lesson-privileges =
    Chi alla fine di un turno è in testa da solo in una caratteristica ne ha il privilegio nel turno seguente; dove la testa è condivisa, non l’ha nessuno.

    Oro, il Saladino: prima che si scoprano i Templari, spostane uno in un’altra città. Fede, Papa Clemente III: gioca due carte della stessa città e avanza di 1 dove vuoi. Potere, Riccardo Cuor di Leone: recupera un Templare che hai offerto, per pagare con lui. Reputazione, l’imperatore Barbarossa: durante l’asta scambia una carta esposta con una della tua mano.

lesson-end-title = Come finisce
lesson-end =
    Ogni città ha all’inizio dieci carte, otto nella partita breve. Quando finisce il primo mazzo, questo è l’ultimo turno, e la sua fase delle azioni si gioca ancora.

    Poi si contano la caratteristica più alta e la più bassa. A parità decide la seconda migliore, poi la terza, poi la quarta.

sign-bezant = L’oro, la prima delle quattro caratteristiche.
sign-patriarch = La fede, la seconda caratteristica.
sign-constable = Il potere, la terza caratteristica.
sign-crown = La reputazione, la quarta caratteristica; accanto a un’offerta, la più alta.
sign-laurel = I punti: la caratteristica più alta più la più bassa.
sign-squire = Un Templare: offre nell’asta o paga una carta.
sign-card = Una carta Città.
sign-key = Il Siniscalco, il segno di chi comincia.
sign-lance = Lancia Sacra: avanzi da 1 a 3.
sign-candle = Scomunica: avanzi di 2, un avversario indietreggia di 2.
sign-walls = Assedio: avanzi di 2 e indietreggi di 1 altrove.
sign-skull = Peste: un avversario indietreggia di 1 e ti presta un Templare per il turno seguente.
sign-war = Fratelli d’Arme: un avversario avanza di 1 e ti presta due Templari per l’asta seguente.
sign-ship = Commercio col Levante: avanzi della metà dei Templari di un avversario in una città, per eccesso.
sign-scroll = Scritti Proibiti: avanzi di 2 in una caratteristica e indietreggi di 1 in un’altra.
sign-gavel = Diritto di Conio: prendi una delle carte esposte.
