### Jerusalem in italiano.

game-title = Jerusalem
game-summary = Manda i tuoi scudieri nei settori della città, vinci i personaggi all’asta e innalza la torre più alta in cinque round. Da 2 a 4 giocatori.

## Luoghi

noun-palace = Palazzo del Re
noun-templars = Templari
noun-patriarchate = Patriarcato
noun-market = Mercato
noun-nobility = Nobiltà
noun-david = Torre di David
noun-palace-large = Palazzo del Re (grande)
noun-palace-left = Palazzo del Re (sinistra)
noun-palace-right = Palazzo del Re (destra)
noun-templars-large = Templari (grande)
noun-templars-left = Templari (sinistra)
noun-templars-right = Templari (destra)
noun-patriarchate-large = Patriarcato (grande)
noun-patriarchate-left = Patriarcato (sinistra)
noun-patriarchate-right = Patriarcato (destra)
noun-market-large = Mercato (grande)
noun-market-left = Mercato (sinistra)
noun-market-right = Mercato (destra)
noun-nobility-large = Nobiltà (grande)
noun-nobility-left = Nobiltà (sinistra)
noun-nobility-right = Nobiltà (destra)

## Personaggi, eventi, carte, risorse

noun-none = nessun personaggio
noun-constable = Connestabile
noun-treasurer = Tesoriere
noun-marshal = Maresciallo
noun-admiral = Ammiraglio
noun-succession = Successione del Re
noun-patriarch = Elezione del Patriarca
noun-tax = Tassazione Straordinaria
noun-war = Guerra
noun-one-squire = +1 Scudiero
noun-two-bezants = +2 Bisanti
noun-two-points = +2 Punti Torre
noun-two-resources = +2 Risorse
noun-squire-and-bezant = +1 Scudiero e +1 Bisante
noun-turncoat = Voltagabbana
noun-move-two = Muovi 2 Scudieri
noun-cheap-mercenaries = Mercenari Economici
noun-influence-palace = Influenza Schiacciante: Palazzo del Re
noun-influence-templars = Influenza Schiacciante: Templari
noun-influence-patriarchate = Influenza Schiacciante: Patriarcato
noun-influence-market = Influenza Schiacciante: Mercato
noun-influence-nobility = Influenza Schiacciante: Nobiltà
noun-influence-david = Influenza Schiacciante: Torre di David
noun-squire = scudiero
noun-bezant = bisante
noun-point = Punto Torre
noun-most-squires = più scudieri di tutti
noun-most-bezants = più bisanti di tutti
noun-action-card = una carta Azione conservata

## Che cosa può dire un giocatore

move-pass = Passa
move-end = Ho finito
move-hire = Acquista un mercenario
move-collect = Raccogli le rendite
move-leave = Rinuncia a { $a ->
        [scudiero] uno
       *[other] un
    } { $a } delle rendite
move-place = Piazza uno scudiero nell’area { $a }
move-lock = Manda il Barone a bloccare l’area { $a }
move-dismiss = Rimuovi un tuo scudiero dall’area { $a }
move-lift = Prendi un tuo scudiero dall’area { $a }
move-drop = Sposta lo scudiero nell’area { $a }
move-pick = Tieni «{ $a }»
move-play = Gioca «{ $a }»
move-gain = Prendi { $a ->
        [scudiero] uno
       *[other] un
    } { $a }
move-silver = Maresciallo: prendi un bisante
move-march = Maresciallo: sposta scudieri
move-study = Cedi uno scudiero per una carta Azione
move-buy = { $a ->
    [0] Non comprare nulla
    [one] Compra un Punto Torre per 2 bisanti
   *[other] Compra { $a } Punti Torre a 2 bisanti l’uno
}
move-steal = Ruba un Punto Torre a { $a-player }
move-save = { $a ->
    [0] Non salvare scudieri
    [one] Salva uno scudiero
   *[other] Salva { $a } scudieri
}
move-keep = Paga un bisante per uno scudiero nell’area { $a }
move-raise = Rilancia a { $a }
move-target = Scegli uno scudiero di { $a-player } nell’area { $b }
move-open = Apri l’asta per { $a ->
        [Ammiraglio] l’{ $a }
       *[other] il { $a }
    } a { $b }

## Che cosa è successo

event-first-opener = Il giocatore più alto è { $seat }, che apre la prima asta.
event-round-begins = È cominciato il round { $round }.
event-event-shown = L’evento di questo round è «{ $event }».
event-cards-laid-out = Sono state messe sul tavolo { $count } carte Azione coperte.
event-opened = { $seat } ha aperto l’asta per { $office ->
        [Ammiraglio] l’{ $office }
       *[other] il { $office }
    } a { $bid }.
event-raised = { $seat } ha rilanciato a { $bid }.
event-passed = { $seat } ha passato.
event-won = { $seat } ha ottenuto { $office ->
        [Ammiraglio] l’{ $office }
       *[other] il { $office }
    } { $price ->
    [0] senza pagare.
    [one] per un bisante.
   *[other] per { $price } bisanti.
}
event-picked = { $seat } ha tenuto «{ $card }».
event-took-card = { $seat } ha tenuto una carta Azione.
event-drew = { $seat } ha ceduto uno scudiero e pescato «{ $card }».
event-drew-card = { $seat } ha ceduto uno scudiero e pescato una carta Azione.
event-levied = { $count ->
    [one] { $seat } ha ricevuto uno scudiero.
   *[other] { $seat } ha ricevuto { $count } scudieri.
}
event-placed = { $seat } ha piazzato uno scudiero nell’area { $area }.
event-reinforced = { $seat } ha piazzato uno scudiero dalla riserva nell’area { $area }.
event-hired = { $price ->
    [one] { $seat } ha acquistato un mercenario per un bisante.
   *[other] { $seat } ha acquistato un mercenario per { $price } bisanti.
}
event-locked = Il Barone di { $seat } ha bloccato l’area { $area }.
event-played = { $seat } ha giocato «{ $card }».
event-gained = { $seat } ha ottenuto { $resource-word ->
    [squire] { $count ->
        [one] uno scudiero
       *[other] { $count } scudieri
    }
    [bezant] { $count ->
        [one] un bisante
       *[other] { $count } bisanti
    }
   *[point] { $count ->
        [one] un Punto Torre
       *[other] { $count } Punti Torre
    }
}.
event-moved = { $seat } ha spostato uno scudiero dall’area { $area } all’area { $to }.
event-moved-others = { $seat } ha spostato uno scudiero di { $other } dall’area { $area } all’area { $to }.
event-swapped = { $seat } ha scambiato uno scudiero nell’area { $area } con uno di { $other } nell’area { $place }.
event-dismissed = { $seat } ha rimosso un proprio scudiero dall’area { $area }.
event-holds-david = { $seat } controllava la Torre di David e ha ricevuto un bisante.
event-privilege = { $seat } ha avuto il privilegio del settore { $sector }.
event-bought = { $count ->
    [0] { $seat } non ha comprato Punti Torre.
    [one] { $seat } ha comprato un Punto Torre per { $price } bisanti.
   *[other] { $seat } ha comprato { $count } Punti Torre per { $price } bisanti.
}
event-stole = { $seat } ha rubato un Punto Torre a { $other }.
event-earned = L’area { $area } ha reso a { $seat }:{ $squires ->
    [0] {""}
    [one] {" +"}1 scudiero
   *[other] {" +"}{ $squires } scudieri
}{ $bezants ->
    [0] {""}
    [one] {" +"}1 bisante
   *[other] {" +"}{ $bezants } bisanti
}{ $points ->
    [0] {""}
    [one] {" +"}1 Punto Torre
   *[other] {" +"}{ $points } Punti Torre
}.
event-collected = { $seat } ha raccolto in tutto:{ $squires ->
    [0] {""}
    [one] {" +"}1 scudiero
   *[other] {" +"}{ $squires } scudieri
}{ $bezants ->
    [0] {""}
    [one] {" +"}1 bisante
   *[other] {" +"}{ $bezants } bisanti
}{ $points ->
    [0] {""}
    [one] {" +"}1 Punto Torre
   *[other] {" +"}{ $points } Punti Torre
}.
event-empty-handed = { $seat } non ha raccolto nulla: nella riserva non restano scudieri di questo colore.
event-renounced = { $seat } ha rinunciato a { $resource ->
        [scudiero] uno
       *[other] un
    } { $resource }.
event-unveiled = Gli schermi sono stati rimossi.
event-gift = { $points ->
    [one] Il Re ha donato a { $seat } un Punto Torre: { $gift }.
   *[other] Il Re ha donato a { $seat } { $points } Punti Torre: { $gift }.
}
event-built = { $seat } ha costruito il piano { $floor } per { $cost } Punti Torre.
event-event-strikes = «{ $event }» ha avuto effetto.
event-saved = { $count ->
    [0] { $seat } non ha salvato scudieri nell’area { $area }.
    [one] { $seat } ha salvato uno scudiero nell’area { $area }.
   *[other] { $seat } ha salvato { $count } scudieri nell’area { $area }.
}
event-lost = { $count ->
    [one] { $seat } ha perso uno scudiero nell’area { $area }.
   *[other] { $seat } ha perso { $count } scudieri nell’area { $area }.
}
event-kept = { $seat } ha pagato un bisante per tenere uno scudiero nell’area { $area }.
event-struck = { $seat } ha rimosso uno scudiero di { $other } dall’area { $area }.
event-finished = La partita è finita: ha vinto { $seat }.

## Che cosa deve fare chi è interpellato

prompt-Sale = { $office-word ->
    [none] Scegli un personaggio e apri l’asta; anche 0 è una puntata.
   *[other] { $leader } punta { $high } per { $office-word ->
        [admiral] l’{ $office }
       *[other] il { $office }
    }: rilancia o passa.
}
prompt-Picking = Tieni una delle carte Azione; le altre vanno al personaggio seguente.
prompt-Turn = { $left ->
    [0] Non restano scudieri da piazzare: fa’ quanto altro puoi, finché hai finito.
    [one] Piazza l’ultimo scudiero e fa’ quanto altro puoi, finché hai finito.
   *[other] Piazza scudieri (ne restano { $left }) e fa’ quanto altro puoi, finché hai finito.
}
prompt-Dismissal = { $left ->
    [one] Rimuovi ancora uno scudiero per avere il bisante.
   *[other] Rimuovi ancora { $left } scudieri per avere il bisante.
}
prompt-March = { $origin-word ->
    [nobody] Scegli l’area da cui partono i tuoi scudieri.
   *[other] { $target-word ->
        [nobody] Scegli l’area in cui vanno.
       *[other] Sposta anche il secondo scudiero, o passa.
    }
}
prompt-TwoResources = { $left ->
    [one] Prendi ancora una risorsa.
   *[other] Prendi { $left } risorse: scudieri, bisanti o Punti Torre.
}
prompt-Turncoat = { $own-word ->
    [nobody] Scegli il tuo scudiero che cambia posto.
   *[other] Scegli lo scudiero avversario con cui cambia posto.
}
prompt-MoveTwo = { $origin-word ->
    [nobody] { $left ->
        [one] Scegli un altro scudiero da spostare, o passa.
       *[other] Scegli uno scudiero da spostare, { $left } al massimo, o passa.
    }
   *[other] Scegli l’area in cui va questo scudiero.
}
prompt-Influence = { $left ->
    [one] Piazza uno scudiero dalla riserva in questo settore.
   *[other] Piazza { $left } scudieri dalla riserva in questo settore.
}
prompt-TowerOfDavid = Controlli la Torre di David: uno dei tuoi scudieri può uscirne verso un’altra area.
prompt-Scholars = Privilegio del Patriarcato: cedi uno scudiero per la prima carta Azione del mazzo, o passa.
prompt-Materials = Privilegio del Mercato: compra fino a 4 Punti Torre a 2 bisanti l’uno.
prompt-Intrigue = Privilegio della Nobiltà: ruba un Punto Torre a un avversario, o passa.
prompt-Collecting = Le tue aree rendono:{ $squires ->
    [0] {""}
    [one] {" +"}1 scudiero
   *[other] {" +"}{ $squires } scudieri
}{ $bezants ->
    [0] {""}
    [one] {" +"}1 bisante
   *[other] {" +"}{ $bezants } bisanti
}{ $points ->
    [0] {""}
    [one] {" +"}1 Punto Torre
   *[other] {" +"}{ $points } Punti Torre
}. Raccogli, o rinuncia a una parte.
prompt-Succession = Un nuovo Re: i tuoi scudieri lasciano il Palazzo, e puoi salvarne fino a due dove sta il tuo Barone.
prompt-Tax = Tassazione Straordinaria: paga un bisante per ogni scudiero che resta nel Mercato.
prompt-War = { $left ->
    [one] Guerra: puoi rimuovere uno scudiero avversario.
   *[other] Guerra: puoi rimuovere { $left } scudieri avversari, al massimo due per ciascuno.
}

## Opzioni

option-edition = Edizione
option-edition-it = italiana
option-edition-de = tedesca
option-edition-about = Il gioco è stato stampato in Italia e in Germania, con qualche regola diversa. Entrambi sono completi; se non ne hai nessuno, prendi l’edizione italiana.
option-first_opener = Chi apre la prima asta
option-first_opener-random = decide il caso
option-baron_squires = Il Barone vuole nuovi scudieri
option-baron_squires-sector = nel settore
option-baron_squires-area = nell’area stessa
option-baron_march = Gli scudieri spostati dal Maresciallo
option-baron_march-counts = contano per il Barone
option-baron_march-does-not-count = non contano per il Barone
option-palace_round_1 = Chi nel round 1 non può bloccare l’area grande del Palazzo
option-palace_round_1-leaders-only = chi è in testa
option-palace_round_1-nobody = tutti
option-dismissal = Si rimuovono scudieri per denaro
option-dismissal-any-area = da qualsiasi area
option-dismissal-unblocked = da aree senza Barone
option-marshal_moves = Il Maresciallo sposta
option-marshal_moves-up-to-two = uno o due scudieri
option-marshal_moves-exactly-two = esattamente due scudieri
option-move_two = «Muovi 2 Scudieri» muove
option-move_two-own = scudieri propri
option-move_two-any = scudieri di chiunque
option-war = La Guerra colpisce
option-war-everywhere = ovunque
option-war-unblocked = dove non c’è un Barone
option-david_baron = Un Barone nella Torre di David
option-david_baron-owner-leaves = lascia uscire gli scudieri del proprietario
option-david_baron-nobody-leaves = non lascia uscire nessuno
option-screens = Scudieri e bisanti stanno
option-screens-closed = dietro gli schermi
option-screens-open = in vista

## Etichette del tabellone

field-round = Round
field-event = Evento
field-events_left = Eventi ancora possibili
field-face_down = Carte coperte
field-deck = Mazzo
field-discards = Scarti
field-unveiled = Schermi rimossi
field-areas = Aree
field-players = Giocatori
field-area = Area
field-sector = Settore
field-large = Grande
field-open = In gioco
field-squires = Scudieri
field-baron = Barone
field-controller = Controllata da
field-pays = Rende
field-bezants = Bisanti
field-points = Punti
field-floors = Torre
field-office = Personaggio
field-cards = Carte
field-hand = Mano
field-supply = Riserva
field-tray = Carte tra cui scegliere
board-round = Round { $round } di 5
board-event = alla fine «{ $event }»
board-no-event = nessun evento
board-deck = mazzo { $count }
board-hand = La tua mano: { $cards }
board-empty-hand = nessuna carta
board-closed = fuori gioco
board-squires-short = s
board-bezants-short = b
board-points-short = p
