### Le parole del programma stesso. Quelle di un gioco vengono dal gioco.

## Dappertutto

app-title = Outremer
app-motto = Strategia medievale a un solo tavolo
skip-to-content = Vai al contenuto
nav-label = Navigazione
nav-home = Tavoli
nav-rules = Regole
nav-account = Profilo
nav-settings = Impostazioni
loading = Un momento …
cancel = Annulla
copy = Copia
copied = Copiato
yes = Sì
no = No
you = tu
notification-awaited = Tocca a te.
title-awaited = Tocca a te
unreachable = Il server non risponde. Si riprova …
trouble = Non è riuscito. Riprova.
missing-title = Qui non c’è nulla
missing-text = Questa pagina non esiste, oppure il tavolo è stato riposto.
missing-home = Ai tavoli

## Chi sei

welcome-title = Siediti al tavolo
welcome-text = Scegli un nome e gioca subito. Nessun profilo, nessun indirizzo di posta.
welcome-name = Il tuo nome
welcome-enter = Entra

## Inizio

home-hello = Buongiorno, { $name }
home-yours = I tuoi tavoli
home-games = I giochi
home-invite = Invita amici
home-awaited = Tocca a te
home-open = Tavoli aperti
home-open-none = Nessun tavolo corrisponde. Aprine uno: i bot sono sempre liberi.
home-filter-game = Gioco
home-filter-state = Stato
home-filter-all = tutti
home-new = Nuovo tavolo
home-play-bots = Gioca subito contro i bot
state-waiting = in attesa di giocatori
state-playing = in corso
state-finished = finito
state-frozen = congelato
table-spectators = { $count ->
    [one] uno spettatore
   *[other] { $count } spettatori
}
table-open-seat = posto libero

## Nuovo tavolo

new-title = Nuovo tavolo
new-game = Gioco
new-seats = Posti
new-seats-count = Giocatori
new-seat = Posto { $number }
new-seat-me = tu
new-seat-person = una persona
new-seat-bot = bot: { $bot }
bot-random = muove a caso
bot-greedy = gioca per vincere
new-visibility = Chi può unirsi
new-visibility-open = Chiunque: appare tra i tavoli aperti
new-visibility-link = Chi ha il collegamento
new-visibility-private = Solo chi è invitato
new-rulings = Interpretazioni
new-rulings-text = Dove le edizioni differiscono o il libro lascia una scelta. I valori iniziali seguono l’edizione.
new-ruling-rule = la regola
new-create = Apri il tavolo

## Sala d’attesa

room-title = In attesa di giocatori
room-invite = Invita
room-invited = Manda questo collegamento: dà a chi lo legge il posto { $number }.
room-take = Siediti qui
room-leave = Alzati
room-ready = Pronto
room-not-ready = Non ancora pronto
room-im-ready = Sono pronto
room-start = Comincia ora
room-start-hint = La partita comincia da sola quando ogni posto è preso e tutti sono pronti.
room-to-bot = Dai a un bot
room-to-person = Tieni per una persona
room-free = libero
room-absent = assente
room-here = presente
room-options = Che cosa si gioca

## Tavolo

table-awaits = { $count ->
    [0] Il tavolo riflette …
    [one] Si aspetta { $names }
   *[other] Si aspettano { $names }
}
table-awaits-since = da { $time }
table-dice = Decide la sorte …
table-spectating = Stai guardando.
table-prompt = Che cosa si chiede
table-sending = Invio …
table-reconnecting = Il collegamento si è interrotto. Si torna …
table-connecting = Si va al tavolo …
table-frozen = Questo tavolo è congelato
table-over = La partita è finita
table-undo = Annulla
table-ask-undo = Chiedi di tornare indietro
table-undo-asked = { $name } chiede di ritirare una mossa.
table-undo-grant = Concedi
table-undo-refuse = Rifiuta
table-undo-granted = La mossa è stata ritirata.
table-undo-refused = Gli altri hanno rifiutato.
table-stale = La posizione è cambiata da quando hai scelto «{ $move }». La giochi adesso?
table-stale-play = Gioca
table-show-rule = Mostra la regola
table-why = Perché?
table-mode = Che cosa fa un clic sul tabellone
table-which = Quale?
table-text-board = Tabellone in parole
table-substitute = Un bot gioca per { $name } fino al ritorno.
table-come-back = Riprendo il mio posto
table-leave = Lascia il tavolo
table-leave-sure = Lasciare il tavolo? Un bot continua per te finché non torni.
table-choose-number = Numero
table-less = Meno
table-more = Più
standing-always = Rispondi sempre «{ $move }» qui
standing-here = Qui vale la tua risposta fissa «{ $move }».
standing-lift = Revoca
standing-lift-one = Revoca: { $move } ({ $where })
standing-title = Risposte fisse
note-new = Nuovo per te
note-understood = Capito
note-no-more = Niente più note

panel-seats = Giocatori
panel-panels = Cronaca, voci e regole
panel-log = Cronaca
panel-talk = Voci
panel-rules = Regole
panel-replay = Replay
panel-options = Opzioni
panel-screen = Il tuo schermo

log-empty = Non è ancora successo nulla.
log-since = Da quando eri qui
log-step = Rivedilo passo per passo
log-latest = All’ultimo
talk-empty = Nessuno ha ancora detto nulla.
talk-say = Di’ qualcosa
talk-send = Invia
talk-spectators = Ciò che dicono gli spettatori resta tra gli spettatori.

rules-current = Adesso
rules-search = Cerca nelle regole
rules-none = Nessuna regola lo contiene.
rules-ruling = La nostra lettura
rules-source = Regolamento: { $chapter }
rules-the-rule = La regola
rules-option = Opzione: { $option }
rules-title = Le regole: { $game }
rules-count = { $count ->
    [one] una regola
   *[other] { $count } regole
}

chapter-game = Il gioco
chapter-component = Contenuto
chapter-setup = Preparazione
chapter-round = I round
chapter-auction = L’asta
chapter-templar = I Templari
chapter-action = Le azioni
chapter-track = Le caratteristiche
chapter-privilege = I privilegi
chapter-end = Fine della partita
chapter-short-game = Partita più breve
chapter-card = Le carte città
chapter-actionpick = Scegliere le carte azione
chapter-placement = Piazzamento
chapter-city = La città
chapter-control = Il controllo delle aree
chapter-baron = Il Barone
chapter-mercenaries = Acquistare mercenari
chapter-dismiss = Congedare scudieri
chapter-income = Rendite
chapter-tower-of-david = La Torre di David
chapter-build = Costruzione
chapter-gift = I doni del re
chapter-event = Eventi
chapter-character = I personaggi
chapter-action-cards = Le carte azione
chapter-two-players = Due giocatori
chapter-map = La mappa
chapter-turn = Il turno
chapter-symbol = Simboli
chapter-permit-tile = Tessere permesso
chapter-emporium = Empori
chapter-bonus = Tessere bonus e premi del re
chapter-quick = Le azioni veloci
chapter-nobility = Il percorso della nobiltà

replay-position = Posizione { $at } di { $last }
replay-first = All’inizio
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-last = Alla fine
replay-run = Fallo scorrere
replay-as = Visto da
replay-spectator = uno spettatore
replay-link = Copia il collegamento a questa posizione
replay-download = Scarica il verbale
replay-leave = Torna alla partita
replay-here = Stai guardando una posizione precedente.

result-title = { $count ->
    [one] Vince { $names }
   *[other] Vincono { $names }
}
result-curve = L’andamento della partita
result-curve-axis = L’andamento di ogni giocatore lungo le posizioni della partita
result-again-go = Gioca ancora
result-again-there = Al nuovo tavolo

keys-title = Tasti
keys-arrows = Frecce: da un luogo all’altro
keys-enter = Invio: gioca lì
keys-mode = X: che cosa fa un clic
keys-digits = Da 1 a 9: le scelte proposte
keys-undo = U: annulla
keys-why = ?: che cosa farebbe, o perché no
keys-escape = Esc: chiudi

## Profilo

account-title = Profilo
account-guest = Giochi come ospite, noto soltanto a questo dispositivo.
account-kept = Sei { $name } ovunque tu acceda.
account-name = Nome
account-rename = Cambia il nome
account-keep = Conserva come profilo
account-keep-text = Con un nome d’accesso e una password ritrovi i tuoi tavoli su ogni dispositivo.
account-login = Nome d’accesso
account-password = Password
account-password-hint = Almeno 8 caratteri.
account-keep-go = Conserva
account-log-in = Accedi
account-log-in-text = Su un altro dispositivo ritrovi i tuoi tavoli e i tuoi posti.
account-log-out = Dimentica questo dispositivo
account-log-out-text = Un ospite che dimentica questo dispositivo perde i posti che vi sono legati.
account-tokens = Chiavi per programmi
account-tokens-text = Un programma con una tale chiave gioca a tuo nome: un tuo bot, in qualsiasi linguaggio.
account-token-label = A che cosa serve
account-token-new = Crea una chiave
account-token-once = Copiala ora: si mostra questa volta sola.
account-token-drop = Revoca
account-tokens-none = Ancora nessuna chiave.

## Impostazioni

settings-title = Impostazioni
settings-language = Lingua
settings-theme = Chiaro o scuro
settings-theme-system = come il dispositivo
settings-theme-light = chiaro
settings-theme-dark = scuro
settings-motion = Movimento
settings-motion-system = come il dispositivo
settings-motion-off = nessuno
settings-sound = Un suono lieve quando tocca a te
settings-notify = Una notifica quando tocca a te
settings-notify-blocked = Il browser non permette notifiche per questa pagina.
settings-text-board = Usa sempre il tabellone in parole
settings-notes = Note su ciò che è nuovo in una prima partita
settings-kept = Conservate su questo dispositivo.

## Il tabellone di Jerusalem

j-board = La città di Gerusalemme
j-calendar = Calendario
j-round = Round { $round }
j-hidden-event = evento coperto
j-offices = Personaggi
j-office-free = non ancora assegnato
j-track = Punti Torre
j-deck = { $count ->
    [one] una carta nel mazzo
   *[other] { $count } carte nel mazzo
}
j-discards = Giocate: { $cards }
j-tower = { $floors ->
    [0] ancora nessun piano
    [one] un piano
   *[other] { $floors } piani
}
j-squires = { $count ->
    [one] uno scudiero
   *[other] { $count } scudieri
}
j-bezants = { $count ->
    [one] un bisante
   *[other] { $count } bisanti
}
j-points = { $count ->
    [one] un Punto Torre
   *[other] { $count } Punti Torre
}
j-cards = { $count ->
    [one] una carta Azione
   *[other] { $count } carte Azione
}
j-supply = { $count } nella riserva
j-pays = Rende
j-pays-nothing = Rende nel proprio passo
j-reconstructed = Nostra ricostruzione: il valore stampato di quest’area non è noto con certezza
j-nobody = ancora nessuno
j-controlled = La controlla { $name }
j-blocked = La blocca il Barone di { $name }
j-closed = fuori gioco
j-after-place = Con uno scudiero in più: { $mine } tuoi; il più forte degli altri ne ha { $best }
j-after-lead = Ne avresti di più tu
j-after-tie = Sareste pari: decidono i personaggi
j-after-behind = Saresti ancora indietro
mode-place = Piazza
mode-lock = Barone
mode-dismiss = Congeda
mode-lift = Prendi
mode-drop = Sposta qui
mode-target = Scegli
mode-keep = Tieni
j-hand = In mano
j-hand-none = nessuna carta
j-tray = Tieni una di queste
j-zoom-in = Più vicino
j-zoom-out = Più lontano
j-zoom-reset = Tutta la città

## Il tabellone di Akkon

board-akkon-coast = La costa della Terra Santa
board-akkon-scales = Le quattro caratteristiche
board-akkon-round = Round { $round }
board-akkon-phase-auction = Asta
board-akkon-phase-actions = Azioni
board-akkon-first = Primo giocatore, con il Siniscalco
board-akkon-shortest = { $count ->
    [one] una carta nel mazzo più corto
   *[other] { $count } carte nel mazzo più corto
}
board-akkon-last-round = Un mazzo è finito: ultimo round
board-akkon-on-offer = In offerta
board-akkon-card-of = { $kind } di { $city }
board-akkon-cost = { $count ->
    [one] Costa un Templare
   *[other] Costa { $count } Templari
}
board-akkon-cheaper = Uno in meno, grazie al tuo Cappellano
board-akkon-does-holy-lance = Avanzi di { $steps } in { $track }
board-akkon-does-excommunication = Avanzi di { $steps } in { $track } e un avversario vi scende di 2
board-akkon-does-siege = Avanzi di { $steps } in { $track } e scendi di 1 in { $loss }
board-akkon-does-plague = Un avversario scende di 1 in { $track }; nel prossimo round prendi un suo Templare
board-akkon-does-brothers-opponent = Un avversario avanza di 1 in { $track }; nella prossima asta usi due suoi Templari
board-akkon-does-brothers-player = Avanzi di 1 in { $track }; nella prossima asta usi due Templari di un avversario
board-akkon-does-levant-trade = Avanzi in { $track } della metà dei Templari di un avversario davanti { $city ->
        [Akkon] ad
       *[other] a
    } { $city }, per eccesso
board-akkon-does-forbidden-writings = Avanzi di { $steps } in una caratteristica a scelta e scendi di 1 in un’altra
board-akkon-does-minting-right = Prendi una delle carte in offerta
board-akkon-reconstructed = Ricostruzione nostra: non si conosce un elenco delle carte stampate. Chi le possiede può inserire quelle vere.
board-akkon-reconstructed-short = Carta ricostruita
board-akkon-seneschal = Siniscalco
board-akkon-hidden = { $count ->
    [one] un Templare coperto
   *[other] { $count } Templari coperti
}
board-akkon-of = { $what } di { $name }
board-akkon-total = totale { $total }
board-akkon-paid = { $count ->
    [one] un Templare pagato
   *[other] { $count } Templari pagati
}
board-akkon-under = { $count ->
    [0] nessuna carta sotto
    [one] una carta sotto
   *[other] { $count } carte sotto
}
board-akkon-nobody = nessun Templare davanti
board-akkon-deck-out = Il mazzo è finito
board-akkon-won = { $name } vince la carta
board-akkon-tied = Parità: la carta resta
board-akkon-unsold = Nessuna offerta: la carta resta
board-akkon-lay-here = Sceglila per: { $what }
board-akkon-take-from-here = Sposta un Templare via da qui
board-akkon-camp = Il tuo campo
board-akkon-camp-empty = Non è rimasto nessuno.
board-akkon-free = { $count ->
    [0] nessun Templare rimasto
    [one] un Templare rimasto
   *[other] { $count } Templari rimasti
}
board-akkon-piece-knight = Conta il suo numero.
board-akkon-piece-turcopole = Conta 2, e 2 in più per ogni altro Templare davanti alla città. Mai accanto al proprio Sergente.
board-akkon-piece-sergeant = Raddoppia tutta la tua offerta davanti alla città. Mai accanto al proprio Turcopolo.
board-akkon-piece-chaplain = Non conta nulla, ma in questo round le tue carte di quella città costano un Templare in meno.
board-akkon-piece-seneschal = Conta 4 e scopre tutti i Templari davanti alla città.
board-akkon-privilege-gold = Saladino
board-akkon-privilege-faith = Clemente III
board-akkon-privilege-power = Cuor di Leone
board-akkon-privilege-reputation = Barbarossa
board-akkon-power-gold = Prima di girare i Templari, spostane uno in un’altra città.
board-akkon-power-faith = Gioca due carte della stessa città nel tuo turno e avanza di 1 in una caratteristica a scelta.
board-akkon-power-power = Nella fase delle azioni riprendi un Templare offerto, per pagare con esso.
board-akkon-power-reputation = Durante l’asta scambia una carta in offerta con una della tua mano.
board-akkon-privilege-free = nessuno lo ha
board-akkon-privilege-held = lo ha { $name }
board-akkon-privilege-spent = { $name } lo ha usato
board-akkon-tool-swap = Barbarossa: scambia una carta
board-akkon-tool-recover = Cuor di Leone: riprendine uno
board-akkon-tool-shift = Da { $city }
board-akkon-hand = Le tue carte
board-akkon-hand-none = nessuna carta
board-akkon-discount = Il tuo Cappellano rende meno care le carte: { $cities }
board-akkon-lent = { $name } ha il tuo { $piece } ({ $card })
board-akkon-points = { $count ->
    [one] un punto vittoria
   *[other] { $count } punti vittoria
}
board-akkon-cards = { $count ->
    [0] nessuna carta città
    [one] una carta città
   *[other] { $count } carte città
}
board-akkon-claims = { $count ->
    [one] prende un Templare nel prossimo round
   *[other] prende { $count } Templari nel prossimo round
}
board-akkon-passed = ha passato
board-akkon-reveal = I Templari vengono girati
board-akkon-next-city = Prossima città
board-akkon-skip = Salta

## Il tabellone in parole

text-board = Tabellone in parole
text-none = nessuno
text-open-forms = Che cosa succede

## Il tabellone del Consiglio dei Quattro

mode-elect = Eleggi (principale)
mode-send = Manda (veloce)
board-council-map = Il regno: costa, colline e montagne
board-council-council = Consiglio: { $name }
board-council-seated = Dalla freccia in poi: { $colours }
board-council-queue = I nuovi consiglieri entrano da sinistra; chi sta in fondo a destra cade
board-council-would-cost = { $cards ->
    [one] Con la tua carta migliore
   *[other] Con le tue { $cards } carte migliori
}: { $price ->
    [0] niente da pagare
    [one] una moneta
   *[other] { $price } monete
}
board-council-no-card-fits = Nessuna delle tue carte è adatta
board-council-in-supply = { $count ->
    [0] nessuno a lato del tabellone
    [one] uno a lato del tabellone
   *[other] { $count } a lato del tabellone
}
board-council-pile = { $count ->
    [0] nessun permesso nella pila
    [one] un permesso nella pila
   *[other] { $count } permessi nella pila
}
board-council-under = Sotto la pila: { $permits }
board-council-no-permit = esauriti
board-council-pays = Rende { $goods }
board-council-no-token = La città del re: nessuna ricompensa, ma trasmette i collegamenti
board-council-king-here = Qui c’è il re
board-council-neutral = nessuno (neutrale)
board-council-emporiums-of = Empori: { $names }
board-council-no-emporium = Ancora nessun emporio
board-council-roads-to = Strade verso { $cities }
board-council-nothing = niente
board-council-build-cost = Costruire qui costerebbe { $cost }
board-council-build-pays = e renderebbe { $goods }
board-council-build-through = attraverso { $cities }
board-council-build-tiles = e completerebbe { $groups }: { $points } punti sulle tessere
board-council-no-permit-held = Non hai un permesso per questa città
board-council-few-assistants = Non hai abbastanza aiutanti per costruire qui
board-council-king-too-far = Non puoi pagare il viaggio del re fin qui
board-council-tap-again = Tocca di nuovo per costruire.
board-council-coins = { $count ->
    [one] una moneta
   *[other] { $count } monete
}
board-council-assistants = { $count ->
    [one] un aiutante
   *[other] { $count } aiutanti
}
board-council-points = { $count ->
    [one] un punto
   *[other] { $count } punti
}
board-council-cards = { $count ->
    [one] una carta politica
   *[other] { $count } carte politica
}
board-council-steps = { $count ->
    [one] un passo di nobiltà
   *[other] { $count } passi di nobiltà
}
board-council-actions = { $count ->
    [one] un’azione principale in più
   *[other] { $count } azioni principali in più
}
board-council-tokens-again = { $count ->
    [one] di nuovo un gettone ricompensa
   *[other] di nuovo { $count } gettoni ricompensa
}
board-council-nobility = Casella { $cell } del percorso della nobiltà
board-council-emporiums-left = { $count ->
    [one] un emporio ancora da costruire
   *[other] { $count } empori ancora da costruire
}
board-council-tile-points = { $count ->
    [one] un punto sulle tessere, contato alla fine
   *[other] { $count } punti sulle tessere, contati alla fine
}
board-council-permits = Permessi: { $held } scoperti, { $used } usati
board-council-used = usato
board-council-hand = Le tue carte politica
board-council-no-cards = nessuna carta
board-council-fits = adatta
board-council-wild = Va bene per ogni consigliere, per una moneta in più
board-council-laid = { $cards ->
    [one] una carta
   *[other] { $cards } carte
}: { $price ->
    [0] niente da pagare
    [one] una moneta
   *[other] { $price } monete
}
board-council-last-turns = { $name } ha costruito l’ultimo emporio: tutti gli altri hanno ancora un turno.
