### Quel che il browser aggiunge alle parole del gioco.

## Il tabellone

board-board = La città di Gerusalemme
board-calendar = Calendario
board-round = Round { $round }
board-hidden-event = Evento coperto
board-offices = Personaggi
board-office-free = non ancora assegnato
board-track = Punti Torre
board-deck = { $count ->
    [one] una carta nel mazzo
   *[other] { $count } carte nel mazzo
}
board-discards = Giocate: { $cards }
board-tower = { $floors ->
    [0] ancora nessun piano
    [one] un piano
   *[other] { $floors } piani
}
board-squires = { $count ->
    [one] uno scudiero
   *[other] { $count } scudieri
}
board-bezants = { $count ->
    [one] un bisante
   *[other] { $count } bisanti
}
board-points = { $count ->
    [one] un Punto Torre
   *[other] { $count } Punti Torre
}
board-cards = { $count ->
    [one] una carta Azione
   *[other] { $count } carte Azione
}
board-supply = { $count } nella riserva
board-pays = Rende
board-pays-nothing = Rende nel passo della Torre di David
board-reconstructed = Nostra ricostruzione: il valore stampato di quest’area non è noto con certezza
board-nobody = ancora nessuno
board-controlled = La controlla { $name }
board-blocked = La blocca il Barone di { $name }
board-closed = fuori gioco
board-after-place = Con uno scudiero in più: { $mine } tuoi; il più forte degli altri ne ha { $best }
board-after-lead = Ne avresti più di tutti
board-after-tie = Sareste pari: decidono i personaggi
board-after-behind = Saresti ancora indietro
board-hand = In mano
board-hand-none = nessuna carta
board-tray = Tieni una di queste
board-zoom-reset = Tutta la città
board-hidden-among = Uno di questi

## Che cosa si dice di ciò che si tocca

about-floors = Piani di una torre. Dopo il quinto round vince la torre più alta.
about-points = Punti Torre, le pietre con cui si costruiscono le torri. Si spendono alla fine di ogni round: il prossimo piano costa il suo numero più uno, e ancora uno a chi arriva a quell’altezza prima di ogni altra famiglia. Quelli che non bastano per un piano restano.
about-cards = Carte Azione in mano. Se ne tiene una per round; si giocano nel proprio turno.
about-squires = Scudieri dietro lo schermo, ancora da piazzare.
about-bezants = Bisanti dietro lo schermo. Servono per i personaggi e i mercenari.

## Che cosa fa un clic

mode-place = Piazza
mode-lock = Barone
mode-dismiss = Rimuovi
mode-lift = Prendi
mode-drop = Sposta qui
mode-target = Scegli
mode-keep = Tieni

## I capitoli delle regole

chapter-game = Il gioco
chapter-component = Contenuto
chapter-setup = Preparazione
chapter-round = I round
chapter-auction = L’asta
chapter-privilege = I privilegi
chapter-end = Fine della partita
chapter-actionpick = Scegliere le carte Azione
chapter-placement = Piazzamento
chapter-city = La città
chapter-control = Il controllo delle aree
chapter-baron = Il Barone
chapter-mercenaries = Acquistare mercenari
chapter-dismiss = Rimuovere scudieri per denaro
chapter-income = Rendite
chapter-tower-of-david = La Torre di David
chapter-build = Costruzione
chapter-gift = I doni del Re
chapter-event = Eventi
chapter-character = I personaggi
chapter-action-cards = Le carte Azione
chapter-two-players = Due giocatori

## La cronaca in tabelle

tally-income = Rendite
tally-losses = Scudieri nell’evento
tally-gifts = I doni del Re
tally-building = Torri
tally-squire = scudieri
tally-bezant = bisanti
tally-point = punti
tally-floor = piani
tally-paid = pagati
tally-lost = persi
tally-saved = salvati
tally-most-squires = più scudieri
tally-most-bezants = più bisanti
tally-action-card = carte tenute
