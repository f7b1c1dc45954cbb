### Ciò che dice il terminale oltre alle frasi del gioco.

terminal-you = tu
terminal-turn = { $player }:
terminal-hint = Scrivi un numero, o una frase come «{ $example }»; «aiuto» spiega.
terminal-amount = da { $low } a { $high }
terminal-number = il numero stesso
terminal-back = Invio torna indietro.
terminal-no-choice = Qui non c’è il { $number }; i numeri sono { $numbers }.
terminal-no-more-numbers = Il { $number } è di troppo: «{ $move }» è già una frase intera.
terminal-no-verb = «{ $word }» non è né un comando né un verbo di questo gioco; ora i verbi sono { $words }.
terminal-no-noun = «{ $word }» non va con «{ $verb }»; si può dire { $words }.
terminal-near-noun = «{ $word }» non va con «{ $verb }»; intendevi { $words }?
terminal-nouns = «{ $verb }» vuole dopo di sé { $count ->
    [0] nessuna parola
    [one] una parola
   *[other] { $count } parole
}.
terminal-several = «{ $line }» può voler dire più cose: { $moves }.
terminal-allowed = «{ $move }» ora è permesso.
terminal-why = Di’ che cosa: «perché { $example }».
terminal-undone = Mossa annullata.
terminal-no-undo = Non c’è nulla da annullare: in mezzo c’è stato il caso, una carta mostrata o una mossa altrui.
terminal-saved = La partita è salvata in { $file }
terminal-resume = Per continuare: outremer play --resume { $file }
terminal-begun = La partita è conservata in { $file } dopo ogni mossa.
terminal-thinking = { $player } sta pensando …
terminal-bot-failed = I pensieri di { $player } si sono interrotti ({ $failure }): gioca il meglio che aveva trovato, o qualcosa di più semplice.
terminal-curtain = { $player }, premi Invio quando nessun altro guarda.
terminal-roll = Decide il caso: scrivi uno tra { $words }.
terminal-log = La partita finora
terminal-over = La partita è finita.
terminal-rank = { $rank }. { $player }
terminal-score = Punteggio
terminal-decided = decide
terminal-nothing-found = Nessuna regola contiene tutte queste parole: { $words }
terminal-rules-found = { $count ->
    [one] Una regola
   *[other] { $count } regole
}
terminal-question = Domanda
terminal-ruling = La nostra interpretazione
terminal-option = Opzione
terminal-choices = Scelte
terminal-default = predefinita
terminal-source = Regolamento
terminal-example = esempio
terminal-component = componente
terminal-variant = variante
terminal-rule = regola
terminal-editions = edizioni: { $editions }
terminal-reconstructed = Non è nel regolamento, dunque è ricostruito da noi: { $what }. Con --data FILE si gioca con i valori della propria copia.
terminal-offers = { $player }, in ogni momento puoi offrire:
terminal-no-offers = { $player }, ora non c’è nulla che tu possa offrire.
terminal-beside = Inoltre, con «offerte»: { $offers }
terminal-no-breaking-in = Ora nessuno può intervenire: i dadi sono tirati e se ne applica l’esito.
terminal-as-whom = Di’ chi: «come NOME», uno tra { $players }.
terminal-no-player = Non c’è un giocatore «{ $word }», o ce n’è più d’uno; i giocatori sono { $players }.
terminal-a-bot = Per { $player } gioca il computer; con «come» parlano solo le persone a questa tastiera.
terminal-always = D’ora in poi, ogni volta che si chiede lo stesso, si risponde per te «{ $move }»; «sempre» da solo lo annulla.
terminal-ask-again = Ti si chiede di nuovo tutto.
terminal-not-always = Si può dare sempre solo una risposta a ciò che è chiesto, e senza altre parole, come «sempre passa».
terminal-help =
    Un numero sceglie dalla lista; se apre una seconda lista, «3 10» sceglie da entrambe.
    Una frase dice la mossa stessa, «{ $example }»; bastano le prime lettere di ogni parola.
    sempre RISPOSTA  rispondi sempre così, quando si chiede lo stesso; da solo: no
    annulla          annulla la tua ultima mossa
    perché FRASE     posso dirlo? e se no, quale regola lo vieta?
    perché           che cosa ha fatto l’ultima mossa di un bot, per quanto posso sapere?
    regole PAROLE    cerca tra le regole
    tabellone        ridisegna il tabellone
    legenda          che cosa significano i segni del tabellone
    cronaca          tutto ciò che è successo
    salva [FILE]     la partita si salva a ogni mossa; questo ne tiene una copia
    esci             esci; la partita si può riprendere
terminal-help-offers =
    offerte          ciò che puoi offrire oltre a rispondere; Invio torna indietro
    come NOME        un’altra persona a questa tastiera fa un’offerta, non vista

## Ciò che si scrive per chiedere qualcosa al terminale

command-help = aiuto
command-offers = offerte
command-as = come
command-always = sempre
command-undo = annulla
command-why = perché
command-rules = regole
command-board = tabellone
command-legend = legenda
command-log = cronaca
command-save = salva
command-quit = esci

terminal-legend-asked = ▶ a chi tocca, ×2 due volte
