### What the browser adds to the words of the game.

## The map

map-board = La mappa della contea
map-lord = { $lord } ({ $family })
map-prisoner = { $lord } ({ $family }), prigioniero di { $captor }
map-knights = { $count ->
    [one] un cavaliere
   *[other] { $count } cavalieri
}
map-footmen = { $count ->
    [one] un fante
   *[other] { $count } fanti
}
map-men = { $count ->
    [one] un uomo coperto
   *[other] { $count } uomini coperti
}
map-army = { $family }: { $men }
map-siege = { $engines ->
    [0] assediato da { $family }
    [one] assediato da { $family } con una macchina
   *[other] assediato da { $family } con { $engines } macchine
}
map-times = { $count ->
    [one] { $what }
   *[other] { $what }, { $count } volte
}
map-taxed = tassato da { $family }
map-held = del signore { $lord }
map-unheld = titolo non assegnato
map-orphaned = { $family } può riprenderlo
map-relic-hidden = qui giace una reliquia sconosciuta
map-free = non controllato da nessuno
map-controlled = controllato da { $family }
map-mills = { $count ->
    [one] un mulino
   *[other] { $count } mulini
}
map-battle = qui si combatte una battaglia
map-may = Puoi: { $deeds }
map-roads = Strade per { $villages }
map-villages = { $count ->
    [one] un villaggio
   *[other] { $count } villaggi
}
map-no-bishop = nessun vescovo
map-number = numero { $number }
map-tap-again = Tocca di nuovo per farlo
map-march = L’esercito di { $lord }
map-march-with = Vanno con esso
map-march-all = Tutti
map-march-none = Nessuno
map-march-go = Scegli sulla mappa dove va

## The stages and the families

## The tray, the proposals and the talks

tray-title = In ogni momento
tray-barred = Ora non è possibile.
tray-whom = Scegli il bersaglio
tray-final = Non si può ritirare.
tray-excommunicate = Scomunica
tray-about-excommunicate = Come Papa: un signore non si candida né vota e perde i titoli ecclesiastici.
tray-absolve = Assoluzione
tray-about-absolve = Come Papa: ritira la scomunica.
tray-ask-annulment = Annullamento
tray-about-ask-annulment = Chiedi al Papa di annullare un tuo matrimonio.
tray-release = Libera un prigioniero
tray-about-release = Lascia andare senza riscatto un tuo prigioniero.
tray-hand-over = Cedi un villaggio
tray-about-hand-over = Dà il controllo di un villaggio a un’altra famiglia che vi ha unità.
tray-lift = Togli un assedio
tray-about-lift = Finisce un tuo assedio; le sue macchine vanno perse.
tray-take-relic = Prendi una reliquia
tray-about-take-relic = Un tuo chierico prende la reliquia della diocesi; il Papa deve consentire.
tray-pick-up = Raccogli una reliquia
tray-about-pick-up = Un tuo signore prende una reliquia che giace dove si trova.

deals-title = Proposte
deals-markers = { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
}
deals-markers-about = Segnalini diplomazia: ognuno permette di ricevere 3 monete o carte, o di aprire una conversazione privata. Non ritornano.
deals-new = Scrivi una proposta
deals-go-on = Continua la proposta
deal-coins = { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
}
deal-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
deal-card = la carta «{ $card }»
deal-captive = la libertà di { $lord }
deal-promise = la promessa: { $promise } { $when }
deal-you-give = Tu dai a { $name }: { $what }.
deal-gives-you = { $name } ti dà: { $what }.
deal-gives = { $name } dà a { $other }: { $what }.
deal-wedding = { $one } e { $other } si sposano.
deal-from-to = { $name } a { $other }
deal-being-written = In preparazione …
deal-accept = Accetta
deal-decline = Rifiuta
deal-counter = Controproposta
deal-withdraw = Ritira

compose-title = Una proposta
compose-counter = Controproposta a { $name }
compose-drop = Getta la bozza
compose-to = A chi
compose-give = Tu dai
compose-want = { $name } dà
compose-coins = Monete
compose-cards = Carte
compose-another-card = un’altra carta …
compose-no-cards = nessuna carta
compose-known = Carte che conosci
compose-drop-card = Senza { $card }
compose-promise = Promessa
compose-when = Per quando
compose-captive = Un prigioniero torna libero
compose-captive-ours = { $lord }, che tieni tu
compose-captive-theirs = { $lord }, che tiene l’altro
compose-wedding = Un matrimonio
compose-spouse = con chi …
compose-relic = Offri in vendita una reliquia
compose-relic-alone = Una reliquia si vende da sola; l’altro dice chi la porterà, o rifiuta.
compose-relic-line = { $coins ->
    [0] Offri a { $name } per niente: { $relic }.
    [one] Offri a { $name } per { $coins } moneta: { $relic }.
   *[other] Offri a { $name } per { $coins } monete: { $relic }.
}
compose-price = Prezzo in monete
compose-none = niente
compose-empty = Non contiene ancora nulla.
compose-cost = Se viene accettata spendi { $own } dei tuoi { $markers } segnalini diplomazia, { $name } { $their } su { $their-markers }.
compose-free = Qui non servono segnalini diplomazia.
compose-replaces = La tua proposta in corso viene ritirata.
compose-left = { $count ->
    [0] Nessuna proposta rimasta in questa fase.
    [one] Ancora { $count } proposta in questa fase.
   *[other] Ancora { $count } proposte in questa fase.
}
compose-nothing-moved = Non è stato inviato nulla.
compose-send = Invia la proposta
compose-not-now = Non in questo momento.

promises-title = Promesse
promise-turn = nel turno { $turn }
promise-yours = Hai promesso a { $name } { $promise } { $when }.
promise-to-you = { $name } ti ha promesso { $promise } { $when }.
promise-others = { $name } ha promesso a { $other } { $promise } { $when }.

talks-title = Conversazioni private
talks-mine = Parlate in confidenza: { $names }.
talks-open = Alla stanza
talks-end = Chiudi
talks-leave = Lascia
talks-others = In confidenza: { $names }.
talks-ask = Invita a una conversazione privata
talks-ask-more = Invita qualcun altro
talks-ask-cost = Costa un segnalino diplomazia e dura al massimo tre minuti. Con chi?
talks-ask-free = Dura al massimo tre minuti. Con chi?
talks-ask-in = Chi inviti? Ciascuno può essere invitato una volta.
talks-none = Ora non puoi aprire una conversazione privata.

moment-MarkersPlaced = I voti giacciono, non contati
moment-BeforeIncome = Prima delle rendite
moment-MarchEnded = Un movimento è finito
moment-BattleBegins = Comincia una battaglia
moment-RoundBegins = Si stanno per tirare i dadi
moment-YearEnds = Il turno finisce
moment-UprisingAnnounced = Una rivolta
