### Il Consiglio dei Quattro raccontato a chi non lo conosce, e che cosa mostrano i tabelloni accanto.

lesson-goal-title = Lo scopo
lesson-goal =
    Una terra di tre regioni e quindici città, e tu vuoi un emporio nel maggior numero possibile. Ne hai dieci; chi costruisce il decimo avvia la fine, e vince chi ha più punti vittoria.

    Gli empori rendono nel momento in cui nascono, e di nuovo se le strade li collegano; interi colori o intere regioni di città portano i grandi premi.
lesson-goal-seen = La terra a partita avanzata, vista da Rosso: la costa a sinistra, le colline in mezzo, le montagne a destra. Ogni città mostra la sua iniziale, la sua ricompensa e gli empori costruiti. Sotto stanno i consigli delle regioni, ciascuno con i suoi due permessi, e quello del re.

lesson-turn-title = Il tuo turno
lesson-turn =
    Pesca una carta politica. Poi compi una di quattro azioni principali: eleggere un consigliere, acquistare un permesso, costruire con un permesso, costruire con l’aiuto del re.

    Prima o dopo puoi compiere un’azione veloce: ingaggiare un aiutante per 3 monete, sostituire i due permessi di una regione (1 aiutante), eleggere un consigliere senza guadagnare monete (1 aiutante), oppure compiere una seconda azione principale (3 aiutanti).

lesson-councils-title = Convincere un consiglio
lesson-councils =
    Ogni regione ha un consiglio di quattro, e ne ha uno anche il re. I permessi si acquistano con carte politica dei colori dei consiglieri: una carta e 10 monete, due e 7, tre e 4, oppure quattro carte e niente. Ogni jolly vale qualunque colore e costa una moneta in più. Prendi uno dei due permessi davanti a quel consiglio, e ciò che mostra in basso è subito tuo.

    I colori non vanno bene? Eleggi un consigliere: quello nuovo entra dalla freccia, quello in fondo cade, e tu guadagni 4 monete.
lesson-councils-seen = Rosso mostra al consiglio della costa una carta rosa, una azzurra e una nera: tre dei quattro consiglieri sono soddisfatti, e un permesso costa 4 monete.

lesson-building-title = Costruire
lesson-building =
    Con un permesso costruisci un emporio in una delle città di cui porta l’iniziale; poi è usato. Oppure costruisce per te il re: soddisfa allo stesso modo il suo consiglio, guidalo lungo le strade a 2 monete l’una e costruisci dove si ferma, senza permesso. In una città hai al massimo un emporio, e ogni emporio altrui che vi si trova ti costa un aiutante.

    La città dà subito la sua ricompensa. Lo fa anche ogni città con un tuo emporio che strade attraverso le tue città collegano a questa: una rete rende ogni volta di nuovo.

    La tessera bonus di un colore va a chi prima di ogni altra casa ha empori in tutte le sue città: oro 20 punti, argento 12, bronzo 8, ferro 5; e 5 per tutte le città di una regione. Con la tessera viene un premio del re: 25 punti per la prima presa nella partita, poi 18, 12, 7 e 3.
lesson-building-seen = Rosso guida il re da Lyram. Graden è a due strade, 4 monete; con Graden Rosso ha tutte e quattro le città d’argento, e l’emporio di Dorful, a una strada da Graden, dà di nuovo la sua ricompensa.

lesson-nobility-title = La nobiltà
lesson-nobility =
    Alcuni permessi e alcune città ti fanno avanzare sul percorso della nobiltà. Molte delle sue caselle rendono al passaggio: punti, monete o carte, un’azione principale aggiuntiva o un permesso gratis.

    Alla fine chi è più avanti di tutti guadagna 5 punti, il secondo posto 2.

lesson-end-title = Come finisce
lesson-end =
    Il decimo emporio porta a chi lo costruisce 3 punti, e a tutti gli altri resta un ultimo turno.

    Poi si aggiungono i punti delle tessere bonus e dei premi del re, quelli della nobiltà e 3 a chi ha più permessi, anche usati. A parità decide la somma di aiutanti e carte politica rimasti.

    In due, alcune città cominciano con un emporio neutrale.

sign-laurel = Punti vittoria: vince chi ne ha di più.
sign-bezant = Monete: per i consigli, gli aiutanti e i viaggi del re, al massimo 20.
sign-assistant = Aiutanti: pagano le azioni veloci, e gli empori dove altri hanno già costruito.
sign-card = Carte politica: nei colori dei consiglieri convincono un consiglio.
sign-permit = Un permesso di costruzione; come ricompensa, uno gratis.
sign-emporium = Empori: dieci a testa.
sign-councillor = Un consigliere, di uno di sei colori.
sign-crown = Il re, o uno dei suoi premi.
sign-nobility = Un passo sul percorso della nobiltà.
sign-action = Un’azione principale aggiuntiva.
sign-again = Di nuovo la ricompensa di una tua città.
sign-permitAgain = Di nuovo ciò che ha reso un tuo permesso.
