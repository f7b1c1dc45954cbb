### What the browser adds to the words of the game.

## The map

map-board = La mappa della contea
map-whole = Tutta la mappa
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
map-march = L’esercito di { $lord }
map-march-with = Vanno con esso
map-march-all = Tutti
map-march-none = Nessuno
map-march-go = Scegli sulla mappa dove va

## The stages and the families

## The tray, the proposals and the talks

## The chapters of the rules

chapter-alliance = Alleanze
chapter-any_time = In ogni momento
chapter-archbishop = Arcivescovi
chapter-attendant = Dame di compagnia
chapter-battle = Battaglie
chapter-bishop = Vescovi
chapter-building = Edifici
chapter-card = Le singole carte
chapter-cardinal = Cardinali
chapter-cards = Pescare e giocare carte
chapter-cavalcade = Cavalcate
chapter-church_tax = Decime
chapter-commandery = Commende
chapter-component = Componenti
chapter-control = Controllo dei villaggi
chapter-crown_prince = Il principe ereditario
chapter-crusade = Crociate
chapter-deal = Proposte
chapter-diplomacy = Diplomazia
chapter-disaster = Calamità
chapter-doctor = Il medico
chapter-edict = Editti
chapter-election = Elezioni
chapter-end = Fine del turno
chapter-excommunicated = Gli scomunicati
chapter-expansion = Espansioni
chapter-feudal_title = Titoli feudali
chapter-fog = Nebbia di guerra
chapter-free_diplomacy = Diplomazia libera
chapter-game = Il gioco
chapter-govern = Governare
chapter-income = Entrate
chapter-king = Il Re
chapter-marriage = Matrimoni
chapter-mercenary = Mercenari
chapter-module = Moduli
chapter-move = Movimento
chapter-orders = Ordini cavallereschi
chapter-phase1 = Fase 1: Udite!
chapter-phase2 = Fase 2: carte
chapter-phase3 = Fase 3: entrate
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
chapter-regent = La Reggente
chapter-release = Liberazione dei prigionieri
chapter-relic = Sacre reliquie
chapter-renegade = Rinnegati
chapter-revenge = Vendetta
chapter-royal_guard = La guardia reale
chapter-saladin_prisoner = Prigionieri di Saladino
chapter-setup = Preparazione
chapter-siege = Assedi
chapter-templar_knight = Cavalieri templari
chapter-templar_lord = Signori templari
chapter-templar_master = Il Maestro dei Templari
chapter-term = Termini
chapter-teutonic_city = Città teutoniche
chapter-teutonic_fort = Fortificazioni teutoniche
chapter-teutonic_lord = Signori teutonici
chapter-teutonic_master = Il Maestro teutonico
chapter-teutonic_stronghold = Roccaforti teutoniche
chapter-trait = Tratti
chapter-treasure = Tesori
chapter-troop = Truppe
chapter-turn = Il turno
chapter-victory = Vittoria
