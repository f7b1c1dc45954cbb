### Le parole del programma stesso. Quelle di un gioco vengono dal gioco.

## Dappertutto

app-title = Outremer
app-motto = Strategia medievale a un solo tavolo
skip-to-content = Vai al contenuto
skip-to-board = Vai al tabellone
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
trouble = Qualcosa è andato storto. Riprova.
not-loaded = Questa parte della pagina non si è caricata.
not-loaded-again = Ricarica
missing-title = Qui non c’è nulla
missing-text = Questa pagina non esiste, oppure il tavolo è stato riposto.
missing-home = Ai tavoli

## Chi sei

welcome-title = Siediti al tavolo
welcome-text = Scegli un nome e gioca subito. Nessun profilo, nessun indirizzo di posta.
welcome-first = Un nome, e la partita comincia.
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
home-guide = Gioca un primo turno guidato
home-learn = Leggi come si gioca
home-join = Siediti qui
home-more = { $count ->
    [one] Un altro
   *[other] Altri { $count }
}
state-waiting = in attesa di giocatori
state-playing = in corso
state-finished = finito
state-frozen = congelato
table-spectators = { $count ->
    [one] uno spettatore
   *[other] { $count } spettatori
}
table-open-seat = posto libero
table-opened = aperto { $ago }
table-pace = { $time } per ogni decisione
table-pace-none = senza orologio

## Imparare un gioco

learn-title = Impara a giocare
learn-reference = Tutte le regole
learn-contents = In questa pagina
learn-rules = Le regole che lo dicono
learn-signs = Che cosa vogliono dire i segni

## Nuovo tavolo

new-title = Nuovo tavolo
new-game = Gioco
new-seats = Posti
new-seats-count = Giocatori
new-seat = Posto { $number }
new-seat-me = tu
new-seat-person = una persona
new-seat-bot = Bot: { $bot }
bot-random = muove a caso
bot-easy = facile
bot-greedy = guarda una mossa avanti
bot-medium = medio, pensa fino a un secondo
bot-hard = difficile, pensa fino a tre secondi
new-visibility = Chi può unirsi
new-visibility-open = Chiunque: appare tra i tavoli aperti
new-visibility-link = Chi ha il collegamento
new-visibility-private = Solo chi riceve un invito
new-clock = Tempo per ogni decisione
new-clock-none = quanto serve
new-clock-text = Allo scadere il server risponde al posto di chi gioca: dà la sua risposta fissa, oppure passa.
new-windows = Domande intermedie
new-windows-ask = Si chiede sempre a tutti
new-windows-unconcerned = Passa da sé chi non c’entra
new-windows-always = Tutti passano da sé
new-windows-text = Ogni tanto questo gioco chiede se qualcuno vuole intervenire con una carta. Al tavolo ognuno può scegliere altrimenti.
new-expansions = Espansioni
new-rulings = Interpretazioni
new-rulings-text = Dove le edizioni differiscono o il libro lascia una scelta. I valori iniziali seguono l’edizione.
new-ruling-rule = la regola
new-create = Apri il tavolo

## Sala d’attesa

room-title = In attesa di giocatori
room-invite = Invita
room-invited = Manda questo collegamento: chi lo apre riceve il posto { $number }.
room-invitation = { $count ->
    [0] C’è un invito per te a una partita di { $game }. Prendi un posto libero.
    [one] { $names } ti invita a una partita di { $game }. Prendi un posto libero.
   *[other] { $names } ti invitano a una partita di { $game }. Prendi un posto libero.
}
room-take = Siediti qui
room-leave = Alzati
room-ready = Ha dato il via libera
room-not-ready = Non ha ancora dato il via libera
room-im-ready = Do il via libera
room-start = Comincia ora
room-start-hint = La partita comincia da sola quando ogni posto è preso e tutti hanno dato il via libera.
room-to-bot = Dai a un bot
room-which-bot = Quale bot siede al posto { $number }
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
table-reconnecting = La connessione si è interrotta. Si riprova …
table-connecting = Si va al tavolo …
table-frozen = Questo tavolo è congelato
table-over = La partita è finita
table-undo = Annulla
table-ask-undo = Chiedi di annullare
table-undo-asked = { $name } chiede di annullare una mossa.
table-undo-grant = Concedi
table-undo-refuse = Rifiuta
table-undo-granted = La mossa è stata annullata.
table-undo-refused = Gli altri hanno rifiutato.
table-stale = La posizione è cambiata da quando hai scelto «{ $move }». La giochi adesso?
table-stale-play = Gioca
table-show-rule = Mostra la regola
table-why = Perché?
table-mode = Che cosa fa un clic sul tabellone
table-which = Quale?
table-text-board = Tabellone in parole
table-substitute = Un bot gioca per te fino al tuo ritorno.
table-come-back = Riprendo il mio posto
table-leave = Lascia il tavolo
table-leave-sure = Lasciare il tavolo? Un bot continua per te finché non torni.
table-choose-number = Numero
table-less = Meno
table-more = Più
sole-move = L’unica mossa possibile è «{ $move }»: tra un attimo viene detta per te.
sole-wait = La dico io
standing-always = Rispondi sempre «{ $move }» qui
standing-here = Qui vale la tua risposta fissa «{ $move }».
standing-lift = Revoca
standing-lift-one = Revoca: { $move } ({ $where })
standing-title = Risposte fisse
clock-left = Tempo rimasto
clock-said = Restano { $time }
offers-title = Che altro puoi offrire
offers-addressed = Una proposta attende la tua risposta
offers-addressed-short = Una proposta per te
standing-here-unless = Qui vale «{ $move }», salvo se ti riguarda.
standing-wish = Domande come questa
standing-wish-ask = Chiedimelo
standing-wish-unconcerned = { $move } salvo se mi riguarda
standing-wish-always = Sempre { $move }
standing-windows = Domande intermedie
standing-windows-text = Alcune domande si fanno solo per ogni evenienza. Scegli quali vuoi vedere.
note-new = Nuovo per te
note-understood = Capito
note-no-more = Niente più note

guide-title = Un primo round guidato
guide-progress = Passo { $step } di { $steps }
guide-explanation = Di che cosa si tratta
guide-begin = Mostrami come
guide-freely = Gioca senza guida
guide-unfold = Mostra la guida
guide-fold = Ripiega la guida
guide-leave = Lascia la guida
guide-watch = Guarda che cosa succede. Presto tocca di nuovo a te.
guide-passing = Una domanda intermedia: rispondi come vuoi.
guide-held = { $move }? Non ora.
guide-ended = Hai giocato il primo round
guide-over = Qui finisce la guida. La partita può continuare.
guide-real = La tua prima vera partita
guide-stay = Continua qui
guide-real-about = Una nuova partita contro i bot, con note su ciò che è nuovo.

table-prompt-fold = Ripiega la richiesta
table-prompt-unfold = Mostra tutta la richiesta
table-pages = Pagine del tavolo
page-board = Tavolo
page-hand = Mano
page-players = Giocatori
page-log = Cronaca
page-talk = Voci
page-more = Altro
panel-seats = Giocatori
panel-panels = Cronaca, voci e regole
panel-log = Cronaca
panel-talk = Voci
panel-rules = Regole
panel-replay = Replay
panel-options = Opzioni
panel-screen = Il tuo schermo

log-empty = Non è ancora successo nulla.
log-since = Dall’ultima volta che eri qui
log-step = Rivedilo passo per passo
log-latest = All’ultimo
log-round-end = Che cosa ha portato il round
log-stands = ora
log-earlier = Righe precedenti
log-to = Guarda la posizione che ne è seguita
story-before = Dall’ultima volta che eri qui
story-skip = Salta
story-skip-to-me = Salta, tocca a te
talk-empty = Nessuno ha ancora detto nulla.
talk-say = Di’ qualcosa
talk-send = Invia
talk-spectators = Ciò che dicono gli spettatori resta tra gli spettatori.
talk-table = Tavolo
talk-room = Conversazione di { $name }
talk-rooms = Stanze
talk-unheard = non letti
talk-within = Lo leggono solo { $names }.
talk-heard-by = Sentito da { $names }
talk-closed = Questa conversazione è finita. Chi c’era può ancora leggerla.
talk-say-within = Di’ qualcosa in confidenza

rules-current = Adesso
rules-search = Cerca nelle regole
rules-none = Nessuna regola lo contiene.
rules-ruling = La nostra interpretazione
rules-source = Regolamento: { $chapter }
rules-the-rule = La regola
rules-option = Opzione: { $option }
rules-title = Le regole: { $game }
rules-reference = Non conosci il gioco? Comincia da lì; questo è il riferimento, regola per regola.
rules-count = { $count ->
    [one] una regola
   *[other] { $count } regole
}

replay-position = Posizione { $at } di { $last }
replay-now = La partita com’è ora
replay-first = All’inizio
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-last = Alla fine
replay-run = Fallo scorrere
replay-as = Visto da
replay-spectator = uno spettatore
replay-link = Copia il collegamento a questa posizione
replay-download = Scarica la partita
replay-leave = Torna alla partita
replay-here = Stai guardando una posizione precedente.
replay-more = Visto da, collegamento, partita, continua
replay-by = Procedi per
replay-by-move = mossa
replay-by-turn = turno
replay-by-round = round
replay-said = { $name }: { $move }
replay-taken-back = Qualcosa è stato annullato.
replay-answered = { $name } ha risposto in segreto.
replay-begins = La partita comincia.

result-title = { $count ->
    [one] Vince { $names }
   *[other] Vincono { $names }
}
result-curve = L’andamento della partita
result-curve-axis = L’andamento di ogni giocatore lungo le posizioni della partita
result-turns = Svolte
result-turn = { $name } passa in testa (posizione { $moment })
result-again-go = Gioca ancora
result-again-there = Al nuovo tavolo
result-parts = Di che cosa è fatto il totale: { $what }
result-ties = Che cosa ha deciso tra pari
result-fold = Mostra il tabellone
result-unfold = Mostra il perché
result-why = Perché è finita così
hint = Suggerimento
hints-allowed = I suggerimenti sono ammessi
hints-text = A chi chiede si dicono le mosse migliori secondo quel che può sapere, e tutti lo vedono.
hints-taken = { $count ->
    [one] 1 suggerimento preso
   *[other] { $count } suggerimenti presi
}
coach = Maestro
result-what-if = E se …

play-on-title = E se …
play-on-note = Contro i bot, su una copia. Questa partita resta com’è.
play-on-redealt = Contro i bot, su una copia in cui quel che non vedi è distribuito di nuovo. Questa partita resta com’è.
play-on-as = Continua come
play-on = Continua da qui
copy-of = Una copia, dalla posizione { $moment }.
copy-original = All’originale
copy-mark = copia dalla posizione { $moment }

keys-title = Tasti
keys-board = B: al tabellone
keys-arrows = Frecce: da un luogo all’altro
keys-enter = Invio: gioca lì
keys-mode = X: che cosa fa un clic
keys-digits = Da 1 a 9: le scelte proposte
keys-undo = U: annulla
keys-skip = S: salta il racconto
keys-replay = Virgola e punto: rivedi, un passo indietro o avanti
keys-why = ?: che cosa farebbe, o perché no
keys-escape = Esc: chiudi

## Profilo

account-title = Profilo
account-guest = Giochi come ospite: ti conosce soltanto questo dispositivo.
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
account-renamed = Ora hai un altro nome.
account-log-out-kept = Ritrovi tutto quando accedi di nuovo.
account-leave-title = Andare via
account-password-title = Password e codici
account-password-text = Un’altra password fa uscire ogni altro dispositivo e annulla i codici di recupero; passkey e chiavi restano finché non le togli. I codici di recupero, messi per iscritto, ti fanno rientrare se la dimentichi: ognuno vale una volta.
account-password-now = La tua password di adesso
account-password-new = Nuova password
account-password-change = Cambia la password
account-password-changed = La password è cambiata, ogni altro dispositivo è uscito, e i codici di recupero di prima non valgono più.
account-codes-new = Crea codici di recupero
account-codes-once = Scrivili ora: si vedono solo questa volta, e quelli di prima non valgono più.
account-code = Codice di recupero
account-forgotten = Password dimenticata
account-recover = Rientra con questo codice
account-recover-text = Un codice di recupero ti fa rientrare una volta, da quel momento con un’altra password. Ogni altro dispositivo esce.
account-enter-passkey = Accedi con una passkey
account-passkeys = Passkey
account-passkeys-text = Con una passkey è il tuo dispositivo a farti entrare, col dito, col volto o col suo codice, e nessuno può indovinare nulla.
account-passkey-make = Crea una passkey su questo dispositivo
account-passkey-made = D’ora in poi questa passkey ti fa entrare.
account-passkey-drop = Togli
account-devices = Dove hai fatto l’accesso
account-devices-text = Chi non dovrebbe essere dentro esce con un clic.
account-device-here = Questo dispositivo
account-device-seen = Qui l’ultima volta il { $day }
account-device-unknown = Un dispositivo sconosciuto
account-device-drop = Fai uscire
account-device-dropped = Quel dispositivo è uscito.
account-drop-others = Esci da tutti gli altri
account-others-dropped = Ogni altro dispositivo è uscito, e ogni chiave è ritirata.
account-token-scope = Può
account-token-days = Per
account-token-until = fino al { $day }
account-scope-watch = guardare
account-scope-play = guardare e giocare
account-scope-manage = giocare e cambiare nome e chiavi
account-days = { $days } giorni
account-data-text = Tutto quello che si conserva su di te, in un solo file.
account-data-save = Salva i miei dati
account-data-saved = I tuoi dati sono nel file outremer.json.
account-erase = Cancella tutto di me
account-erase-text = Le tue partite restano a chi ha giocato con te, con un bot al tuo posto. Il tuo nome va via, e nulla lo riporta.
account-erase-sure = Cancella per sempre
account-erase-not = Meglio di no
account-erased = Tutto di te è cancellato.
account-suspended-text = Non puoi entrare, ma quello che si conserva su di te è tuo: con questo nome d’accesso e questa password puoi averlo o cancellarlo.
guest = ospite
somebody-gone = Una persona andata via

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
settings-pace = Le mosse altrui, raccontate una per una
settings-pace-off = tutte insieme
settings-pace-brisk = svelto
settings-pace-calm = calmo
settings-sound = Suoni lievi: il tuo turno, un pezzo, le monete, un rifiuto, la fine
settings-sound-still = Nessun suono finché i movimenti sono ridotti.
settings-volume = Volume
settings-notify = Una notifica quando tocca a te
settings-notify-blocked = Il browser non permette notifiche per questa pagina.
settings-text-board = Usa sempre il tabellone in parole
settings-notes = Note su ciò che è nuovo in una prima partita
settings-sole = Dilla per me quando ho una sola mossa possibile
settings-kept = Conservate su questo dispositivo.

## Il tabellone in parole

text-board = Tabellone in parole
text-none = nessuno
text-open-forms = Che cosa succede

## Tabelloni disegnati

zoom-in = Più vicino
zoom-out = Più lontano

## Segnalazioni, e chi si cura di un server

report = Segnala qualcosa
report-text = Lo legge chi amministra questo server, e nessun’altra persona.
report-what = Di che cosa si tratta?
report-name = Il nome { $name }
report-why = Perché?
report-send = Segnala
report-sent = Grazie. Chi amministra il server ci darà un’occhiata.

house-title = La cura di questo server
house-reports = Segnalazioni
house-no-reports = Non ci sono segnalazioni.
house-older = Altre segnalazioni
house-acts = Che cosa è stato fatto
house-no-acts = Non è stato fatto ancora nulla.
house-about-name = Un nome
house-about-talk = Una frase detta al tavolo
house-by = { $name }, { $day }
house-player = Riguarda { $name }
house-table = il suo tavolo
house-suspended = profilo sospeso
house-settled = chiusa
house-suspend = Sospendi
house-suspend-done = Sospensione fatta: ogni accesso è chiuso e gioca un bot.
house-let-in = Riammetti
house-let-in-done = Riammissione fatta.
house-delete-line = Cancella la frase
house-line-deleted = La frase non c’è più per nessuno.
house-close = Chiudi il tavolo
house-closed = Il tavolo è chiuso.
house-reopen = Riapri il tavolo
house-reopened = Il tavolo è di nuovo aperto.
house-settle = Chiudi la segnalazione
house-new-name = Un altro nome
house-renamed = Il nome è cambiato.
house-command-line = la riga di comando
house-act-grant = Ora amministra:
house-act-revoke = Non amministra più:
house-act-settle = Segnalazione chiusa:
house-act-suspend = Sospensione:
house-act-unsuspend = Riammissione:
house-act-rename = Altro nome:
house-act-close = Tavolo chiuso:
house-act-reopen = Tavolo riaperto:
house-act-delete-talk = Frase cancellata:
