### Quel che il browser aggiunge alle parole del gioco.

## La mappa

map-board = La mappa della Francia
map-whole = Tutta la mappa
map-lord = { $lord } ({ $family })
map-prisoner = { $lord } ({ $family }), nelle mani di { $captor }
map-knights = { $count ->
    [one] un Cavaliere
   *[other] { $count } Cavalieri
}
map-footmen = { $count ->
    [one] un Fante
   *[other] { $count } Fanti
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
map-held = titolo di { $lord }
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
map-costs = { $coins ->
    [one] { $deed } per una moneta
   *[other] { $deed } per { $coins } monete
}
map-roads = Strade per { $villages }
map-villages = { $count ->
    [one] un villaggio
   *[other] { $count } villaggi
}
map-no-bishop = nessun vescovo
map-number = numero { $number }
map-tap-again = Tocca di nuovo per farlo
map-march = L’armata di { $lord }
map-march-with = Vanno con l’armata
map-march-all = Tutti
map-march-none = Nessuno
map-march-lost = Se tutti proseguono, { $village } resta senza nessuno

## Le scene e le famiglie

coins = Monete
close = Chiudi
year-turn = Turno { $turn }
year-of = di { $limit }
year-phases = Le fasi del turno
year-first = Primo giocatore: { $name }
year-active = È il momento di { $name }
year-track = { $count ->
    [one] Un disastro coperto sul tracciato
   *[other] { $count } disastri coperti sul tracciato
}
year-piles = Mazzi e scarti
year-decks = Mazzo Signori: { $lords }. Mazzo Sorte: { $fortunes }.
year-discards = Scartate: { $count }
year-no-discards = Ancora nulla
fact-points = Punti vittoria
fact-allied = Alleati per matrimonio: vincono insieme
fact-markers = Segnalini diplomazia
fact-hand = Carte in mano
family-sheet = Famiglia
family-open = Apri la scheda della famiglia
family-others = Le altre famiglie
family-coins = { $coins ->
    [one] una moneta
   *[other] { $coins } monete
}
family-markers = { $markers ->
    [one] un segnalino diplomazia
   *[other] { $markers } segnalini diplomazia
}
family-hand = In mano: { $lords } dal mazzo Signori, { $fortunes } dal mazzo Sorte
family-known = conosci: { $cards }
family-engine = { $dice ->
    [one] Macchina d’assedio davanti a { $village }: annulla un dado delle mura
   *[other] Macchina d’assedio davanti a { $village }: annulla { $dice } dadi delle mura
}
family-points = { $points ->
    [one] Un punto vittoria
   *[other] { $points } punti vittoria
}
family-no-points = Ancora nessun feudo, corona o tiara
family-other-points = da altre regole in gioco
family-lords = Signori
family-no-lords = Nessun Signore sulla mappa
family-captives = Prigionieri
family-income = Ultima rendita
goal-alone = vince da sola con { $target }
goal-pair = vince solo con { $name }: insieme { $points } di { $target }
lord-in = a { $village }
lord-married = in matrimonio con { $spouse }
lord-captive-of = nelle mani di { $name }
lord-captive-ransom = nelle mani di { $name }; riscatto: { $coins } monete
mark-captive = in prigionia
mark-assassin = coltello insanguinato
mark-excommunicated = scomunica
ledger-village-income = { $villages ->
    [one] un villaggio
   *[other] { $villages } villaggi
}
ledger-mill-income = Mulini a { $noun }
ledger-feudal-tax-income = Tassa: { $noun }
ledger-church-tax-income = Tassa della Chiesa: { $noun }
ledger-queen-income = La Regina, { $noun }
ledger-nothing = Nulla
ledger-total = In tutto
hand = Le tue carte
hand-of = { $count } su 3 al massimo
hand-empty = Nessuna carta in mano.
hand-playable = giocabile ora
hand-any-time = In ogni momento: scegli il bersaglio
hand-which = Scegli che cosa farne.
hand-lord = Un Signore: forza in battaglia, titoli, matrimonio
hand-lady = Una Signora: titoli, matrimonio; può diventare Regina
stage-fold = Riduci, per vedere la mappa
stage-unfold = Riapri
stage-next = Avanti
stage-skip = Salta tutto
stage-ballot = Elezione: { $title }
stage-battle = Battaglia di { $village }
stage-rising = Rivolta a { $village }
stage-dagger = Assassinio
stage-count = I voti: { $title }
stage-struck-roll = Assassinio di { $lord }
stage-plague-roll = La Peste: { $lord }
stage-calm-tried = { $lord } parla ai rivoltosi
stage-income = Rendite
stage-story = Che cosa è successo
stage-window = Un momento per le tue carte
stage-weddings = Chi con chi?
stage-petition = Ti si chiede
stage-ransom = Riscatti da pagare
stage-bear = Chi porta il titolo?
stage-blame = Chi porta il coltello?
stage-first = Chi assalgono prima i rivoltosi?
stage-seize = Chi catturi?
stage-bequeath = L’eredità
stage-draws = Scarta e pesca
stage-losses = La Peste
vote-rights = Voti per diritto
vote-count = { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
}
vote-written = ha votato
vote-awaited = deve ancora votare
vote-whom = Chi candidi?
vote-candidates = Candidati
vote-nobody = Nessuno
vote-lay-both = Piazza entrambi i segnalini
vote-pull-up = Tira su per scegliere
vote-in-box = I tuoi segnalini sono piazzati; gli altri stanno scegliendo, o i colori sono ancora coperti.
needs-bishop = È eletto chi ha più voti di ogni altro; in parità nessuno.
needs-pope = Serve più della metà di tutti i voti: { $votes }.
needs-king = Servono { $votes } voti e più di ogni altro, con un Cardinale, il Papa o due vescovi tra i votanti.
marker-which = Quale segnalino piazzi?
marker-white = Segnalino bianco
marker-black = Segnalino nero
marker-white-means = dà tutti i tuoi voti
marker-black-means = un’esca, non conta
marker-of = un segnalino di { $name }, colore nascosto
wedding-means = Un matrimonio allea due famiglie: poi vincono solo insieme, con { $target } punti.
wedding-means-few = Un matrimonio allea due famiglie; in tre ognuno vince comunque da solo.
wedding-own = Della tua famiglia
wedding-other = Con
wedding-none = Nessuno può sposarsi con questo Signore.
petition-WeddingAsked = Se accetti, le famiglie sono alleate finché la morte o il Papa non li separi.
petition-AnnulmentAsked = Se accetti, il matrimonio finisce, e con esso l’alleanza.
petition-CardinalAsked = Se rifiuti, quella famiglia non può chiedere di nuovo in questo turno.
petition-Deathbed = Una vita può ancora essere salvata.
means-ransom = Chi può pagare deve pagare; chi tiene il prigioniero deve liberarlo.
means-bear = Un titolo feudale vale un punto vittoria e si eredita alla morte di chi lo porta.
means-blame = Chi porta il coltello insanguinato può incontrare la Giustizia.
means-first = I rivoltosi assalgono prima queste truppe.
means-seize = Chi non prendi va al prossimo della tua parte.
ransom-is = { $coins } monete
battle-strength = forza { $strength }
battle-force = { $strength } → { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}
battle-hits = { $hits ->
    [one] un colpo
   *[other] { $hits } colpi
}
battle-no-dice = nessun dado
battle-nobody = Ancora nessuno
battle-penalty = { $dice ->
    [one] Le mura tolgono un dado agli attaccanti.
   *[other] Le mura tolgono { $dice } dadi agli attaccanti.
}
battle-engine = { $dice ->
    [one] Macchina di { $name }: annulla un dado delle mura
   *[other] Macchina di { $name }: annulla { $dice } dadi delle mura
}
battle-tunnel = Sono passati da un passaggio segreto: le mura non contano.
battle-in-open = Si combatte in campo aperto: le mura non contano.
battle-round = { $round ->
    [0] I dadi
   *[other] Dopo il giro di dadi { $round }
}
battle-calm = { $rounds ->
    [one] Un giro di dadi senza perdite; dopo tre la battaglia finisce.
   *[other] { $rounds } giri di dadi senza perdite; dopo tre la battaglia finisce.
}
battle-foe = sotto attacco
battle-against = Attacca { $name }
walls-stronghold = Fortezza: un dado in meno per gli attaccanti
walls-city = Città fortificata: due dadi in meno per gli attaccanti
said-fights = combatte
said-truce = offre una tregua
troop-count = { $count ->
    [one] 1 { $kind }
   *[other] { $count } × { $kind }
}
losses-how = { $left ->
    [one] Ancora un colpo: tocca chi perdi. Le truppe cadono prima dei Signori.
   *[other] Ancora { $left } colpi: tocca chi perdi. Le truppe cadono prima dei Signori.
}
plague-how = { $left ->
    [one] La Peste prende ancora un uomo a { $village }: tocca chi.
   *[other] La Peste prende ancora { $left } uomini a { $village }: tocca chi.
}
captures-how = Tocca i Signori che catturi; poi di’ che hai finito.
means-fight = Un altro giro di dadi
means-tunnel = Spendi la carta: le mura non contano più
means-yield = Le tue truppe lì sono perse, i tuoi Signori catturati
means-truce = Se tutti i combattenti la vogliono, la battaglia finisce
means-stop = Interrompi; gli assediati possono ancora uscire
means-sally = Si combatte ancora, davanti alle mura
means-join = Scegli dove stanno le tue truppe in questa battaglia
means-pass = Non fai nulla
means-rouse = Spendi un’altra carta: un dado e un colpo in più
means-calm = Calma con 1-4; altrimenti muore
means-calm-by-coins = Costa 3 monete; calma con 1-4
means-foil = Spendi Passaggio Segreto: alla vittima non succede nulla
rising-facts = { $cards ->
    [one] { $name } ha giocato una Rivolta; calmate: { $calmed }.
   *[other] { $name } l’ha iniziata; { $cards } Rivolte, calmate: { $calmed }.
}
rising-walls-stronghold = Con qualcuno dentro, la fortezza toglie un dado ai rivoltosi.
rising-walls-city = Con qualcuno dentro, la città fortificata toglie due dadi ai rivoltosi.
rising-tunnel = Un passaggio segreto è aperto: le mura non contano.
rising-nobody = Non ci sono truppe.
rising-hits = { $hits ->
    [one] Un colpo in tutto
   *[other] { $hits } colpi in tutto
}
dagger-drawn = { $name } ha estratto il pugnale.
dagger-odds = Muore con 1-3. Solo questa famiglia può sventarlo, con Passaggio Segreto.
dagger-over = Ora qualcuno porta il coltello insanguinato.
roll-struck-roll-hit = 1-3: l’assassino colpisce { $lord }.
roll-struck-roll-miss = 4-6: { $lord } si salva.
roll-plague-roll-hit = 1-3: { $lord } muore.
roll-plague-roll-miss = 4-6: { $lord } sopravvive.
roll-calm-tried-hit = 1-4: i rivoltosi ascoltano.
roll-calm-tried-miss = 5 o 6: i rivoltosi non ascoltano.
window-pass = Passa
window-nothing = Nessuna tua carta serve adesso. Viene chiesto a chiunque potrebbe averne una.
window-whom = Contro chi o dove
now-MarkersPlaced = I segnalini sono sui candidati; i colori sono ancora nascosti.
now-BeforeIncome = Le tasse sono imposte; tra poco tutti ricevono le rendite. È l’ultima occasione per una rivolta.
now-MarchEnded = Un’armata ha finito il movimento, prima che parta la prossima.
now-BattleBegins = Gli schieramenti sono fatti; nessun dado è ancora tirato.
now-RoundBegins = Sta per cominciare il prossimo giro di dadi.
now-YearEnds = Il turno è finito, manca solo il conto dei punti.
draws-so-far = { $drawn } carte pescate su 2, di cui { $lords } su 1 al massimo dal mazzo Signori.
discard-how = Per scartare, tocca una tua carta e conferma.
deck-left = { $count ->
    [one] una carta
   *[other] { $count } carte
}

## Il vassoio, le proposte e le conversazioni

tray-title = In ogni momento
tray-barred = Ora non è possibile.
tray-whom = Scegli il bersaglio
tray-final = Non si può ritirare.
tray-excommunicate = Scomunica
tray-about-excommunicate = Come Papa: un Signore non si candida né vota e perde i titoli ecclesiastici.
tray-absolve = Assoluzione
tray-about-absolve = Come Papa: ritira la scomunica.
tray-ask-annulment = Annullamento
tray-about-ask-annulment = Chiedi al Papa di annullare un tuo matrimonio.
tray-release = Libera un prigioniero
tray-about-release = Lascia andare senza riscatto un tuo prigioniero.
tray-hand-over = Cedi un villaggio
tray-about-hand-over = Dà il controllo di un villaggio a un’altra famiglia che vi ha unità.
tray-lift = Termina un assedio
tray-about-lift = Finisce un tuo assedio; le sue macchine vanno perse.
tray-take-relic = Prendi una reliquia
tray-about-take-relic = Un tuo religioso prende la reliquia del vescovato; il Papa deve consentire.
tray-pick-up = Raccogli una reliquia
tray-about-pick-up = Un tuo Signore prende una reliquia che giace dove si trova.

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
deal-relic = la reliquia «{ $relic }»
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
compose-spouse = Con chi …
compose-relic-clause = Reliquia
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

when-MarkersPlaced = Segnalini piazzati, voti non contati
when-BeforeIncome = Prima delle rendite
when-MarchEnded = Un movimento è finito
when-BattleBegins = Comincia una battaglia
when-RoundBegins = Si stanno per tirare i dadi
when-YearEnds = Il turno finisce
when-UprisingAnnounced = Una rivolta
when-TyrantAnnounced = Una rivolta contro un Tiranno
## Le espansioni

map-teutonic-walls = le mura sono Teutoniche
map-commandery = una commanderia
archbishop = Arcivescovo
affairs = Quel che le espansioni tengono accanto alla mappa
affairs-for-hire = disponibili
affairs-titles = titoli Teutonici rimasti,
affairs-walls = fortificazioni rimaste
affairs-commanderies = commanderie rimaste,
affairs-temple-titles = titoli Templari rimasti,
affairs-hidden = tesoro nascosto
affairs-open = tesoro non nascosto
affairs-edict = editto emanato
affairs-abolished = L’ordine del Tempio è abolito
fact-mercenaries = Mercenari in riserva
mark-cursed = sotto maledizione
attendant-spent = ha già agito
trait-unknown = Un nobile tratto
trait-down = coperto
trait-own = coperto: solo tu puoi leggerlo
trait-turn-up = Scopri
ledger-commandery-income = { $number ->
    [one] Una commanderia
   *[other] { $number } commanderie
}
ledger-toll-income = Ponti: { $number }
ledger-trait-income = Tratto di { $noun }
ledger-trait-cost = Tratto di { $noun }
needs-master = Servono almeno due voti, e più di ogni altro.
stage-auction = Mercenari disponibili
stage-theft = Il Ladro
stage-bids = Le puntate si scoprono
stage-sniped = Tiro contro { $lord }
stage-Upkeep = La paga dei Mercenari
stage-GuardsCalled = La guardia reale
stage-EdictMoment = Un editto reale?
stage-CardTossed = La Zingara
stage-Spying = Una spia alla porta
stage-SpyLooks = Quel che vede la Spia
stage-Strategy = Il piano dello Stratega
auction-for-hire = { $count ->
    [0] Nessun Mercenario disponibile
    [one] Un Mercenario disponibile
   *[other] { $count } Mercenari disponibili
}
auction-means = Le puntate si scoprono insieme. Chi punta di più li prende tutti, e solo chi vince paga.
auction-again = Le puntate più alte erano pari: queste famiglie puntano un’altra volta, almeno { $coins }. Se pareggiano ancora, nessuno prende i Mercenari.
auction-bid = Monete nella tua mano
auction-closed = ha chiuso la mano
auction-awaited = sta ancora scegliendo
auction-mine = { $coins ->
    [0] la tua mano è vuota
    [one] una moneta nella tua mano
   *[other] { $coins } monete nella tua mano
}
upkeep-means = { $count ->
    [one] Il tuo Mercenario vuole una moneta per restare; senza paga se ne va.
   *[other] Ognuno dei tuoi { $count } Mercenari vuole una moneta per restare; chi non è pagato se ne va.
}
theft-between = { $coins ->
    [one] { $name } manda il Ladro da { $other }, che ha una moneta.
   *[other] { $name } manda il Ladro da { $other }, che ha { $coins } monete.
}
theft-how = Nascondi tutte le tue monete in due mani: quante nella sinistra?
theft-rest = { $coins ->
    [0] La mano destra è vuota.
    [one] La mano destra tiene una moneta.
   *[other] La mano destra tiene { $coins } monete.
}
theft-closed = chiusa
theft-inside = { $coins ->
    [0] vuota
    [one] una moneta
   *[other] { $coins } monete
}
theft-hiding = { $name } sta nascondendo le monete.
guards-how-kings = Clicca chi delle tue truppe a { $village } entra nella guardia del Re: al massimo due Cavalieri e due Fanti.
guards-how-queens = Clicca chi delle tue truppe a { $village } entra nella guardia della Regina: al massimo un Cavaliere e due Fanti.
guards-none = ancora nessuna guardia
edict-means = { $count ->
    [one] Una commanderia sarebbe saccheggiata e distrutta. Con l’appoggio del Papa ogni Signore Templare muore, e il Gran Maestro maledice.
   *[other] { $count } commanderie sarebbero saccheggiate e distrutte. Con l’appoggio del Papa ogni Signore Templare muore, e il Gran Maestro maledice.
}
means-edict-alone = Saccheggia le commanderie; non finché vive un Gran Maestro
means-edict-with-pope = Distrugge l’ordine; si chiede al Papa
gypsy-unseen = Un disastro coperto: nessuno sa quale.
means-keep-card = Resta come è stata pescata
means-toss = Tutti la vedono fra gli scarti; peschi di nuovo dallo stesso mazzo
means-toss-disaster = Si scopre fra gli scarti e non colpisce
spy-comes = La Spia di { $name } guarderà la tua mano. Prima puoi ancora giocare quel che si può giocare ora.
spy-sees = Queste sono le carte di { $name }. Una volta nella partita puoi prenderne una in cambio di una tua: cliccala, o passa.
spy-give = Prendi «{ $card }»: clicca la carta che dai in cambio.
means-show-hand = Non giochi altro; la Spia guarda
means-no-swap = Hai visto abbastanza
means-plan-in-turn = Come tutti gli altri, in ordine di turno
means-plan-before-all = Marci prima di tutti, gli altri mantengono l’ordine
means-plan-after-all = Marci dopo tutti, gli altri mantengono l’ordine
means-plan-not-at-all = Nessuna tua armata marcia in questo turno
means-slip = L’Ombra si mostra, una volta per turno: un Passaggio Segreto senza la carta
volley-how = I tuoi Arcieri possono tirare a un Signore degli attaccanti, che muore con un 6: cliccalo. Oppure tirare alle truppe.
volley-target = Gli Arcieri mirano a { $lord }.
means-volley = Gli Arcieri tirano alle truppe
deploy-how = Quanti dei tuoi Mercenari combattono qui? Chi sopravvive torna in riserva.
persuade-how = Il Convincente può portare dalla sua un Fante nemico: cliccalo.
persuade-not = Ti si chiede perché uno dei tuoi Signori lì potrebbe essere il Convincente.
again-how = Un Bombardiere ti fa ritirare un dado: cliccalo, o lasciali come sono.
means-keep-dice = I dadi restano come sono
roll-sniped-hit = 6: { $lord } cade colpito da una freccia.
roll-sniped-miss = Nessun 6: { $lord } vive.
stage-curse-roll = La maledizione su { $lord }
roll-curse-roll-hit = 1: { $lord } muore per la maledizione.
roll-curse-roll-miss = 2-6: { $lord } vive ancora.
vows-templar = Al posto di una carta: un Signore Templare
vows-teutonic = Al posto di una carta: un Signore Teutonico
petition-VowAsked = Se accetti, entra nell’ordine: non può sposarsi né essere Re, e la tua famiglia ha i suoi Cavalieri.
petition-TreasureSought = Con 4-6 il tesoro è nascosto per sempre; allora un editto rende meno al Re, e qualcosa alle famiglie dei Templari.
petition-EdictAsked = Se accetti, ogni Signore Templare muore e l’ordine finisce; se ha un Gran Maestro, maledice Re e Papa.
tray-steal = Manda il Ladro
tray-about-steal = Una volta nella partita: un’altra persona nasconde tutte le monete in due mani, e tu ne prendi una.
tray-spy-on = Manda la Spia
tray-about-spy-on = Una volta per turno: guarda la mano di un altro; una volta nella partita scambia anche una carta.
tray-turn-up = Scopri un tratto
tray-about-turn-up = Mostra a tutti, per sempre, un tratto di un tuo Signore.
tray-break-marriage = Rompi un matrimonio
tray-about-break-marriage = Il Rubacuori scioglie il matrimonio di un prigioniero.
tray-vanish = Sguscia dalla prigione
tray-about-vanish = L’Ombra evade senza una carta.
tray-rise-against = Insorgi contro il Tiranno
tray-about-rise-against = Gioca Rivolta contro di lui e le sue truppe, ovunque sia.
tray-rouse-reserve = Solleva i Mercenari
tray-about-rouse-reserve = Gioca Rivolta contro i Mercenari nella riserva di un altro.
tray-edict = Editto reale
tray-about-edict = Come Re, una volta nella partita: contro i Templari, con il Papa o senza.
## La crociata

leaves = Le due tavole
leaf-france = Francia
leaf-outremer = Oltremare
leaf-called = chiamata, { $count } di { $limit }
leaf-active = Il gioco prosegue qui
leaf-asked = Qui tocca a te
outremer-board = Oltremare: il tracciato degli obiettivi
outremer-whole = Tutto l’Oltremare
outremer-parts = Le parti della tavola
outremer-inland = Entroterra
outremer-coast = { $number ->
    [0] Costa
   *[other] Costa { $number }
}
outremer-sea = Mare
outremer-word = Crociata
outremer-legend = ° e anello spezzato: ricostruito, non stampato in nessuna fonte a disposizione. Il tracciato va da destra a sinistra; il Saladino fa la stessa via.
outremer-leader = guida { $lord }
outremer-no-prisoners = nessun prigioniero
crusade-line = La crociata
crusade-none = Nessuna crociata
crusade-none-means = Può chiamarla il Papa o, se non c’è, un Cardinale.
crusade-called = Crociata chiamata
crusade-called-means = Durante i movimenti possono partire al massimo sei Signori.
crusade-invasion = Invasione
crusade-invasion-means = Si combatte per gli obiettivi da destra a sinistra.
crusade-revenge = Vendetta del Saladino
crusade-revenge-means = Avanza da destra a sinistra finché non è fermato; poi tutti tornano.
crusade-sailed = Partiti { $count } Signori su { $limit }
crusade-ranks = Gerarchia: chi sceglie per primo e chi guida
crusade-plague = La Peste infuria in Oltremare
crusade-renegades = Rinnegati
crusade-gone = Conquistati in crociate precedenti: { $names }
objective-number = numero { $number } sul tracciato
objective-caravan = { $coins ->
    [one] carovana: una moneta, in ciascuno dei due turni
   *[other] carovana: { $coins } monete, in ciascuno dei due turni
}
objective-sack = { $coins ->
    [one] da saccheggiare per una moneta
   *[other] da saccheggiare per { $coins } monete
}
objective-title = { $title }: un titolo, un punto vittoria
objective-doctor = salva i Signori; nessuno lo difende
objective-saracens = { $count ->
    [one] un saraceno
   *[other] { $count } saraceni
}
objective-reinforcements = { $count ->
    [one] un altro si unisce al Saladino quando arriva
   *[other] altri { $count } si uniscono al Saladino quando arriva
}
objective-reconstructed = ricostruiti: { $fields }
objective-held = in mano ai crociati
objective-besieged = assediato dai crociati
objective-betrayed = un passaggio segreto è tradito: le mura non contano
objective-heap = non ancora pescato
objective-saladin = qui c’è il Saladino con { $knights } Cavalieri e { $saracens } saraceni
printed-name = nome
printed-order = numero
printed-kind = tipo
printed-walls = mura
printed-saracens = guarnigione
printed-reinforcements = rinforzi
printed-coins = monete
saladin = Il Saladino
saladin-at = { $place }, con { $knights } Cavalieri e { $saracens } saraceni
saladin-waits = oltre l’inizio del tracciato; arriva nel turno della sua vendetta
saladin-stopped = fermato per tutta questa crociata
saladin-away = il suo campo è vuoto finché non c’è una crociata
saracens = Saraceni
saracens-unplayed = nessuno li gioca
lord-aboard = su una nave, in crociata
lord-overseas = in Oltremare: { $place }
mark-imprisoned = nelle prigioni del Saladino
mark-crusader = in crociata
mark-renegade = tra i rinnegati
mark-doctor = ha il Medico Arabo
map-protected = protetto dalla Chiesa
sail-with = S’imbarca
sail-follow = Segue la crociata: { $who } …
spoils-how = { $coins ->
    [one] Si guadagna una moneta. Dalla a un Signore che è lì, o tienila.
   *[other] Si guadagnano { $coins } monete. Danne quante vuoi ai Signori presenti; il resto è del leader.
}
spoils-share = { $coins ->
    [0] Distribuisci tutto
    [one] Distribuisci; { $lord } tiene una moneta
   *[other] Distribuisci; { $lord } tiene { $coins } monete
}
spoils-done = Distribuisci
stage-spoils = Il bottino
stage-bestow = Chi regnerà?
stage-name-heir = Chi eredita il titolo?
means-bestow = Un Signore qualsiasi, di qualsiasi famiglia, in Francia o in Oltremare; un’altra famiglia deve accettare. Un punto vittoria.
means-name-heir = Un titolo d’Oltremare è un punto vittoria e resta in famiglia.
petition-Embarkation = Se accetti, il Signore parte per la crociata, ed è libero se è tuo prigioniero.
petition-Bestowal = Un titolo d’Oltremare vale un punto vittoria.
now-BeforeSaladin = Il Saladino è davanti a mura tenute dai crociati.
when-BeforeSaladin = Il Saladino attacca
ledger-jerusalem-income = Gerusalemme, { $noun }
tray-call-crusade = Chiama alla crociata
tray-about-call-crusade = In questo turno fino a sei Signori possono partire per l’Oltremare con le loro truppe.
tray-pardon = Perdona un rinnegato
tray-about-pardon = Come Papa: un Signore non è più tra i rinnegati.

## I capitoli delle regole

chapter-alliance = Alleanze
chapter-any_time = In ogni momento
chapter-archbishop = Arcivescovi
chapter-attendant = Attendenti
chapter-battle = Battaglie
chapter-bishop = Vescovi
chapter-building = Edifici
chapter-card = Le singole carte
chapter-cardinal = Cardinali
chapter-cards = Pescare e giocare carte
chapter-cavalcade = Cavalcate
chapter-church_tax = Tasse della Chiesa
chapter-commandery = Commanderie
chapter-component = Componenti
chapter-control = Controllo dei villaggi
chapter-crown_prince = Il Principe Incoronato
chapter-crusade = Crociate
chapter-deal = Proposte
chapter-diplomacy = Diplomazia
chapter-disaster = Disastri
chapter-doctor = Il Medico Arabo
chapter-edict = L’editto reale
chapter-election = Elezioni
chapter-end = Fine del turno
chapter-excommunicated = Gli scomunicati
chapter-expansion = Espansioni
chapter-feudal_title = Titoli feudali
chapter-fog = Nebbia di guerra
chapter-free_diplomacy = Diplomazia libera
chapter-game = Il gioco
chapter-govern = Governare
chapter-income = Rendite
chapter-king = Il Re
chapter-marriage = Matrimoni
chapter-mercenary = Mercenari
chapter-module = Moduli
chapter-move = Movimento
chapter-orders = Ordini cavallereschi
chapter-phase1 = Fase 1: «Udite, udite!»
chapter-phase2 = Fase 2: carte
chapter-phase3 = Fase 3: rendite
chapter-phase4 = Fase 4: acquisti
chapter-phase5 = Fase 5: movimento
chapter-phase6 = Fase 6: battaglie
chapter-pillage = Saccheggio
chapter-pope = Il Papa
chapter-prebattle = Prima della battaglia
chapter-prisoner = Prigionieri
chapter-purse = Borse
chapter-queen = La Regina
chapter-ransom = Riscatti
chapter-regent = La Regina Reggente
chapter-release = Liberazione dei prigionieri
chapter-relic = Reliquie sacre
chapter-renegade = Rinnegati
chapter-revenge = La Vendetta del Saladino
chapter-royal_guard = La guardia reale
chapter-saladin_prisoner = Prigionieri del Saladino
chapter-setup = Preparazione
chapter-siege = Assedi
chapter-templar_knight = Cavalieri Templari
chapter-templar_lord = Signori Templari
chapter-templar_master = Il Gran Maestro Templare
chapter-term = Termini
chapter-teutonic_city = Città fortificate Teutoniche
chapter-teutonic_fort = Fortificazioni Teutoniche
chapter-teutonic_lord = Signori Teutonici
chapter-teutonic_master = Il Gran Maestro Teutonico
chapter-teutonic_stronghold = Fortezze Teutoniche
chapter-trait = Nobili tratti
chapter-treasure = Il Tesoro Templare
chapter-troop = Truppe
chapter-turn = Il turno
chapter-victory = Vittoria

## La cronaca in tabelle

tally-income = Rendite
tally-scoring = Punti vittoria
tally-villages = villaggi
tally-mills = mulini
tally-taxes = tasse
tally-others = altro
tally-total = in tutto
tally-points = punti
tally-coins = monete
tally-titles = titoli
tally-lords = Signori
tally-round-end = Che cosa ha portato il turno
tally-by-turn = mano
tally-by-round = turno

## La guida

guided-here = Un primo turno guidato
guided-done = Hai giocato il primo turno
