### Fief in italiano.

game-title = Fief
game-summary = Guida una famiglia nobile nella Francia del 1429: feudi, vescovati, matrimoni, la tiara e la corona, con guerre, voti e accordi. Da 3 a 6 giocatori.

## Villaggi, feudi, vescovati

noun-beaujeu = Beaujeu
noun-la-salle = La Salle
noun-blaye = Blaye
noun-charolles = Charolles
noun-sennecy = Sennecy
noun-epervier = Épervier
noun-chateauneuf = Châteauneuf
noun-mazilles = Mazilles
noun-st-andromy = St-Andromy
noun-tournus = Tournus
noun-belleville = Belleville
noun-pugnac = Pugnac
noun-st-medard = St-Médard
noun-st-gerome = St-Gérôme
noun-st-andre = St-André
noun-villeneuve = Villeneuve
noun-la-bussiere = La Bussière
noun-bourg = Bourg
noun-st-vivien = St-Vivien
noun-les-essarts = Les Essarts
noun-st-paul = St-Paul
noun-marcamps = Marcamps
noun-sigy = Sigy
noun-st-ciers = St-Ciers
noun-duchy-blaye = Ducato di Blaye
noun-county-sennecy = Contea di Sennecy
noun-barony-mazilles = Baronia di Mazilles
noun-county-tournus = Contea di Tournus
noun-county-st-gerome = Contea di St-Gérôme
noun-duchy-bourg = Ducato di Bourg
noun-barony-st-paul = Baronia di St-Paul
noun-county-sigy = Contea di Sigy
noun-see-blaye = Vescovato di Blaye
noun-see-tournus = Vescovato di Tournus
noun-see-st-gerome = Vescovato di St-Gérôme
noun-see-bourg = Vescovato di Bourg
noun-see-sigy = Vescovato di Sigy
noun-none = niente
noun-stronghold = fortezza
noun-city = città fortificata

## Signori, titoli, truppe

noun-arthur = Arthur
noun-baudoin = Baudoin
noun-charles = Charles
noun-eric = Éric
noun-francois = François
noun-gauvain = Gauvain
noun-henri = Henri
noun-lambert = Lambert
noun-othon = Othon
noun-philippe = Philippe
noun-quentin = Quentin
noun-thierry = Thierry
noun-alienor = Aliénor
noun-blanche = Blanche
noun-guenievre = Guenièvre
noun-isabelle = Isabelle
noun-jeanne = Jeanne
noun-mireille = Mireille
noun-nobody = nessuno
noun-king = Re
noun-queen = Regina
noun-regent = Regina Reggente
noun-prince = Principe Incoronato
noun-pope = Papa
noun-arc = D’Arco
noun-cardinal = Cardinale
noun-bishop = Vescovo
noun-assassin = assassino
noun-immune = immune alla Peste
noun-moved = ha già mosso
noun-senior = vescovo da prima di questo turno
noun-inside = resta dentro
noun-knight = Cavaliere
noun-footman = Fante

## Carte

noun-lord-deck = mazzo Signori
noun-fortune-deck = mazzo Sorte
noun-harvest = Raccolto Abbondante
noun-weather = Clima Favorevole
noun-tax = Tassa
noun-uprising = Rivolta
noun-passage = Passaggio Segreto
noun-assassination = Assassinio
noun-justice = Giustizia
noun-ambush = Imboscata
noun-famine = Carestia
noun-rain = Pioggia Pesante
noun-plague = Peste

## Fasi, parti, cause, promesse, proposte

noun-set-up = Preparazione
noun-hear = Udite, udite!
noun-cards = Carte
noun-income = Rendite
noun-market = Acquisti
noun-movement = Movimento
noun-war = Battaglie
noun-close = Fine del turno
noun-neither = nessuna delle due parti
noun-attacker = attaccanti
noun-defender = difensori
noun-battle = battaglia
noun-calming = un tentativo fallito di fermare una rivolta
noun-vote = un voto
noun-truce = una tregua
noun-leave = il permesso di passare
noun-peace = nessun attacco
noun-this-turn = in questo turno
noun-next-turn = nel prossimo turno
noun-draft = in preparazione
noun-sent = inviata
noun-excommunicated = ha scomunicato
noun-granted = ha concesso un titolo
noun-cardinal-refused = rifiuto di un Cardinale
noun-annulment-refused = rifiuto di un annullamento
noun-talked = ha aperto una conversazione
noun-donated-to = ha ricevuto una donazione

## Che cosa può dire un giocatore

move-pass = Passa
move-accept = Accetta
move-refuse = Rifiuta
move-done = Fatto
move-settle = Comincia a { $a }
move-place = Piazza a { $a }
move-wed = Proponi un matrimonio: { $a } con { $b }
move-nominate = Candida { $a }
move-vote = Segnalino bianco: { $a }; nero: { $b }
move-bequeath = { $a }: eredita { $b }
move-discard = Scarta { $a }
move-draw = Pesca dal { $a }
move-play-lord = Metti in gioco { $a }
move-harvest = Raccolto Abbondante nel { $a }
move-weather = Clima Favorevole nel { $a }
move-tax-fief = Tassa sul feudo: { $a }
move-tax-see = Tassa sul { $a }
move-tax-church = Tassa da Papa tutti i vescovati governati
move-ransom = Paga il riscatto di { $a }
move-buy = Acquista a { $b }: { $a }
move-mill = Costruisci un mulino a { $a }
move-stronghold = Costruisci una fortezza a { $a }
move-title = Acquista il titolo: { $a }
move-reclaim = Riprendi il titolo: { $a }
move-grant = Concedi per la corona: { $a }
move-give-title = Dona in famiglia: { $a } per { $b }
move-biretta = Acquista la berretta da Cardinale per { $a }
move-bear = Titolo per { $a }
move-capital = Fai di { $a } una città fortificata
move-lead = Muovi { $a }
move-beside = Porta con te { $a }
move-take = { $a-word ->
    [knight] Porta con te { $b ->
        [one] un Cavaliere
       *[other] { $b } Cavalieri
    }
    [footman] Porta con te { $b ->
        [one] un Fante
       *[other] { $b } Fanti
    }
    [archer] Porta con te { $b ->
        [one] un Arciere
       *[other] { $b } Arcieri
    }
    [bombardier] Porta con te { $b ->
        [one] un Bombardiere
       *[other] { $b } Bombardieri
    }
    [mercenary] Porta con te { $b ->
        [one] un Mercenario
       *[other] { $b } Mercenari
    }
    [king-knight] Porta con te { $b ->
        [one] un Cavaliere della guardia del Re
       *[other] { $b } Cavalieri della guardia del Re
    }
    [king-footman] Porta con te { $b ->
        [one] un Fante della guardia del Re
       *[other] { $b } Fanti della guardia del Re
    }
    [queen-knight] Porta con te { $b ->
        [one] un Cavaliere della guardia della Regina
       *[other] { $b } Cavalieri della guardia della Regina
    }
    [queen-footman] Porta con te { $b ->
        [one] un Fante della guardia della Regina
       *[other] { $b } Fanti della guardia della Regina
    }
    [teutonic-knight] Porta con te { $b ->
        [one] un Cavaliere Teutonico
       *[other] { $b } Cavalieri Teutonici
    }
    [templar-knight] Porta con te { $b ->
        [one] un Cavaliere Templare
       *[other] { $b } Cavalieri Templari
    }
   *[other] Porta con te delle truppe: …
}
move-captive = Porta con te, in prigionia, { $a }
move-go = Va’ a { $a }
move-ask-leave = Chiedi il permesso di passare
move-ride = Forza il passo con una cavalcata
move-tunnel = Gioca Passaggio Segreto
move-enter = Entra e termina lì il movimento
move-stay = Resta qui
move-drop = { $a-word ->
    [knight] Lascia qui { $b ->
        [one] un Cavaliere
       *[other] { $b } Cavalieri
    }
    [footman] Lascia qui { $b ->
        [one] un Fante
       *[other] { $b } Fanti
    }
    [archer] Lascia qui { $b ->
        [one] un Arciere
       *[other] { $b } Arcieri
    }
    [bombardier] Lascia qui { $b ->
        [one] un Bombardiere
       *[other] { $b } Bombardieri
    }
    [mercenary] Lascia qui { $b ->
        [one] un Mercenario
       *[other] { $b } Mercenari
    }
    [king-knight] Lascia qui { $b ->
        [one] un Cavaliere della guardia del Re
       *[other] { $b } Cavalieri della guardia del Re
    }
    [king-footman] Lascia qui { $b ->
        [one] un Fante della guardia del Re
       *[other] { $b } Fanti della guardia del Re
    }
    [queen-knight] Lascia qui { $b ->
        [one] un Cavaliere della guardia della Regina
       *[other] { $b } Cavalieri della guardia della Regina
    }
    [queen-footman] Lascia qui { $b ->
        [one] un Fante della guardia della Regina
       *[other] { $b } Fanti della guardia della Regina
    }
    [teutonic-knight] Lascia qui { $b ->
        [one] un Cavaliere Teutonico
       *[other] { $b } Cavalieri Teutonici
    }
    [templar-knight] Lascia qui { $b ->
        [one] un Cavaliere Templare
       *[other] { $b } Cavalieri Templari
    }
   *[other] Lascia qui delle truppe: …
}
move-part-with = Lascia qui { $a }
move-halt = Termina questo movimento
move-attack = Inizia una battaglia a { $a }
move-sally-at = Fa’ una sortita a { $a }
move-against = Contro { $a-player }
move-join = Schierati con: { $a }
move-fight = Combatti ancora
move-yield = Arrenditi
move-truce = Offri una tregua
move-stop = Termina l’assalto
move-sally = Esci e combatti in campo aperto
move-lose = Perdi un { $a }
move-lose-of = { $a-player } perde un { $b }
move-lose-lord = Perdi { $a }
move-seize = Cattura { $a }
move-besiege = Assedia { $a }
move-pillage = Saccheggia un mulino a { $a }
move-strike = Assassinio: colpisci { $a }
move-condemn = Giustizia: condanna { $a }
move-incite = Rivolta a { $a }
move-rouse = Aggiungi una Rivolta
move-calm = { $a } cerca di fermare la rivolta
move-calm-by-coins = Il Cardinale { $a } cerca di fermare la rivolta per 3 monete
move-first = Colpisci per prime le truppe di { $a-player }
move-foil = Sventa il colpo con Passaggio Segreto
move-blame = Il coltello insanguinato va su { $a }
move-spring = Imboscata: cattura { $a }
move-assassinate = Assassinio: colpisci { $a }
move-justice = Giustizia: condanna { $a }
move-uprising = Rivolta a { $a }
move-ambush = Imboscata: cattura { $a }
move-arc = Titolo D’Arco per { $a }
move-cardinal = Nomina Cardinale { $a }
move-escape = Passaggio Segreto: fuga di { $a }
move-release = Libera { $a }
move-hand-over = Cedi { $a } a { $b-player }
move-lift = Termina l’assedio di { $a }
move-excommunicate = Scomunica { $a }
move-absolve = Ritira la scomunica
move-ask-annulment = Chiedi al Papa di annullare il matrimonio di { $a }
move-address = Scrivi una proposta a { $a-player }
move-give-coins = { $a ->
    [one] Offri una moneta
   *[other] Offri { $a } monete
}
move-want-coins = { $a ->
    [one] Chiedi una moneta
   *[other] Chiedi { $a } monete
}
move-give-card = Offri una carta: { $a }
move-want-card = Chiedi una carta: { $a }
move-want-wedding = Includi un matrimonio: { $a } con { $b }
move-free-captive = Offri di liberare { $a }
move-promise = Prometti { $a }, { $b }
move-want-promise = Chiedi una promessa: { $a }, { $b }
move-send = Invia la proposta
move-withdraw = Ritira la proposta
move-accept-deal = Accetta la proposta di { $a-player }
move-decline-deal = Rifiuta la proposta di { $a-player }
move-talk = Invita { $a-player } a una conversazione privata
move-leave-talk = Lascia la conversazione di { $a-player }

## Che cosa è successo: il turno e la mappa

event-first-player = Primo giocatore: { $seat }.
event-lord-begins = { $seat } comincia con { $lord }.
event-settled = { $seat } comincia a { $village }.
event-turn-begins = È iniziato il turno { $turn }; il primo giocatore è { $seat }.
event-phase-begins = Comincia la fase «{ $phase }».
event-controls = { $seat } controlla { $village }.
event-nobody-controls = Nessuno controlla più { $village }.
event-handed-over = { $seat } ha ceduto { $village } a { $to }.

## Matrimoni, elezioni, Chiesa

event-wedding-asked = { $seat } ha proposto un matrimonio: { $lord } con { $spouse }.
event-wedding-refused = { $seat } ha rifiutato il matrimonio di { $lord } con { $spouse }.
event-wedded = Matrimonio di { $lord } con { $spouse }: le famiglie sono alleate.
event-annulment-asked = { $seat } ha chiesto al Papa di annullare il matrimonio di { $lord }.
event-annulled = Il Papa ha annullato il matrimonio di { $lord } con { $spouse }.
event-not-annulled = Il Papa non ha annullato il matrimonio di { $lord }.
event-election-held = { $title-word ->
    [king] Si elegge il Re.
    [pope] Si elegge il Papa.
    [templar-master] Si elegge il Gran Maestro dei Templari.
    [teutonic-master] Si elegge il Gran Maestro dei Teutonici.
   *[other] Si elegge il vescovo: { $title }.
}
event-nominated = { $seat } ha candidato { $lord }.
event-no-nominee = { $seat } non ha candidato nessuno.
event-marker-placed = { $seat } ha piazzato un segnalino su { $lord }.
event-ballot-void = { $title-word ->
    [king] Il voto per il Re è nullo e si ripete.
    [pope] Il voto per il Papa è nullo e si ripete.
    [templar-master] Il voto per il Gran Maestro dei Templari è nullo e si ripete.
    [teutonic-master] Il voto per il Gran Maestro dei Teutonici è nullo e si ripete.
   *[other] Il voto per il vescovo è nullo e si ripete: { $title }.
}
event-votes-revealed = { $votes ->
    [one] { $seat } ha dato un voto: { $lord }.
   *[other] { $seat } ha dato { $votes } voti: { $lord }.
}
event-vote-withheld = { $seat } non ha votato nessuno.
event-elected = { $title-word ->
    [king] { $lord } ha vinto l’elezione a Re con { $votes ->
        [one] un voto
       *[other] { $votes } voti
    }.
    [pope] { $lord } ha vinto l’elezione a Papa con { $votes ->
        [one] un voto
       *[other] { $votes } voti
    }.
    [templar-master] { $lord } ha vinto l’elezione a Gran Maestro dei Templari con { $votes ->
        [one] un voto
       *[other] { $votes } voti
    }.
    [teutonic-master] { $lord } ha vinto l’elezione a Gran Maestro dei Teutonici con { $votes ->
        [one] un voto
       *[other] { $votes } voti
    }.
   *[other] { $lord } ha vinto l’elezione a vescovo con { $votes ->
        [one] un voto
       *[other] { $votes } voti
    }: { $title }.
}
event-nobody-elected = { $title-word ->
    [king] Nessuno ha vinto l’elezione a Re.
    [pope] Nessuno ha vinto l’elezione a Papa.
    [templar-master] Nessuno ha vinto l’elezione a Gran Maestro dei Templari.
    [teutonic-master] Nessuno ha vinto l’elezione a Gran Maestro dei Teutonici.
   *[other] Nessuno ha vinto l’elezione a vescovo: { $title }.
}
event-title-gained = { $lord } ({ $seat }) ha ricevuto un titolo: { $title }.
event-title-lost = { $lord } ({ $seat }) ha perso un titolo: { $title }.
event-title-to-map = Titolo tornato sulla mappa: { $fief }.
event-excommunicated = Il Papa ha scomunicato { $lord }.
event-absolved = È finita la scomunica di { $lord }.
event-cardinal-asked = { $seat } ha chiesto al Papa di accettare come Cardinale { $lord }.
event-cardinal-vetoed = { $seat }, come Papa, non ha accettato come Cardinale { $lord }.

## Carte

event-discarded = { $seat } ha scartato { $card }.
event-drew = { $seat } ha pescato dal { $deck }: { $card }.
event-drew-one = { $seat } ha pescato una carta dal { $deck }.
event-reshuffled = Gli scarti sono stati rimescolati nel { $deck }.
event-disaster-drawn = { $seat } ha pescato un disastro.
event-disaster-discarded = Carta scartata senza effetto: { $card }.
event-disaster-struck = { $card } nel { $see }.
event-disaster-over = { $card }: è finita nel { $see }.
event-plague-roll = Peste: { $die } sul dado per { $lord }.
event-played = { $seat } ha giocato { $card }.
event-lord-came = { $seat } ha messo in gioco { $lord } presso { $village }.
event-harvest-played = { $seat } ha giocato Raccolto Abbondante nel { $see }.
event-weather-played = { $seat } ha giocato Clima Favorevole nel { $see }.
event-fief-taxed = { $seat } ha tassato un feudo: { $fief }.
event-see-taxed = { $seat } ha tassato il { $see }.

## Rendite e acquisti

event-village-income = { $villages ->
    [one] { $seat } ha ricevuto { $coins ->
        [one] una moneta
       *[other] { $coins } monete
    } per un villaggio.
   *[other] { $seat } ha ricevuto { $coins ->
        [one] una moneta
       *[other] { $coins } monete
    } per { $villages } villaggi.
}
event-mill-income = { $coins ->
    [one] { $seat } ha ricevuto una moneta dai mulini di { $village }.
   *[other] { $seat } ha ricevuto { $coins } monete dai mulini di { $village }.
}
event-feudal-tax-income = { $coins ->
    [one] { $seat } ha ricevuto una moneta di tasse: { $fief }.
   *[other] { $seat } ha ricevuto { $coins } monete di tasse: { $fief }.
}
event-church-tax-income = { $coins ->
    [one] { $seat } ha ricevuto una moneta di tasse: { $see }.
   *[other] { $seat } ha ricevuto { $coins } monete di tasse: { $see }.
}
event-queen-income = { $coins ->
    [one] { $seat } ha ricevuto una moneta per la Regina { $lord }.
   *[other] { $seat } ha ricevuto { $coins } monete per la Regina { $lord }.
}
event-income-total = { $coins ->
    [one] { $seat } ha ricevuto in tutto una moneta.
   *[other] { $seat } ha ricevuto in tutto { $coins } monete.
}
event-ransomed-abroad = { $coins ->
    [one] { $seat } ha pagato alla banca una moneta per liberare { $lord }.
   *[other] { $seat } ha pagato alla banca { $coins } monete per liberare { $lord }.
}
event-ransomed = { $coins ->
    [one] { $seat } ha pagato a { $captor } una moneta di riscatto per { $lord }.
   *[other] { $seat } ha pagato a { $captor } { $coins } monete di riscatto per { $lord }.
}
event-bought = { $coins ->
    [one] { $seat } ha acquistato un { $troop } a { $village } per una moneta.
   *[other] { $seat } ha acquistato un { $troop } a { $village } per { $coins } monete.
}
event-bought-unseen = { $seat } ha acquistato un { $troop }.
event-placed-unseen = { $men ->
    [one] { $seat } ha piazzato un nuovo segnalino a { $village }.
   *[other] { $seat } ha piazzato { $men } nuovi segnalini a { $village }.
}
event-mill-built = { $coins ->
    [one] { $seat } ha costruito un mulino a { $village } per una moneta.
   *[other] { $seat } ha costruito un mulino a { $village } per { $coins } monete.
}
event-stronghold-built = { $coins ->
    [one] { $seat } ha costruito una fortezza a { $village } per una moneta.
   *[other] { $seat } ha costruito una fortezza a { $village } per { $coins } monete.
}
event-title-bought = { $coins ->
    [one] { $seat } ha acquistato un titolo per { $lord } al prezzo di una moneta: { $fief }.
   *[other] { $seat } ha acquistato un titolo per { $lord } al prezzo di { $coins } monete: { $fief }.
}
event-title-granted = { $seat }, per la corona, ha concesso a { $to } un titolo per { $lord }: { $fief }.
event-title-reclaimed = { $seat } ha ripreso un titolo per { $lord }: { $fief }.
event-title-given = { $to } ha avuto in dono da { $lord } un titolo: { $fief }.
event-title-conquered = { $seat } ha conquistato un titolo per { $lord }: { $fief }.
event-title-inherited = { $lord } ({ $seat }) ha ereditato un titolo: { $fief }.
event-city-rises = { $village } è ora una città fortificata: { $fief }.
event-biretta-bought = { $coins ->
    [one] { $seat } ha acquistato la berretta da Cardinale per { $lord } al prezzo di una moneta.
   *[other] { $seat } ha acquistato la berretta da Cardinale per { $lord } al prezzo di { $coins } monete.
}

## Movimento

event-set-out = { $seat } ha iniziato a muovere { $lord } da { $village }.
event-marched = { $knights ->
    [0] { $footmen ->
        [0] { $lord } ({ $seat }) ha raggiunto { $village }.
        [one] { $lord } ({ $seat }) ha raggiunto { $village } con un Fante.
       *[other] { $lord } ({ $seat }) ha raggiunto { $village } con { $footmen } Fanti.
    }
    [one] { $footmen ->
        [0] { $lord } ({ $seat }) ha raggiunto { $village } con un Cavaliere.
        [one] { $lord } ({ $seat }) ha raggiunto { $village } con un Cavaliere e un Fante.
       *[other] { $lord } ({ $seat }) ha raggiunto { $village } con un Cavaliere e { $footmen } Fanti.
    }
   *[other] { $footmen ->
        [0] { $lord } ({ $seat }) ha raggiunto { $village } con { $knights } Cavalieri.
        [one] { $lord } ({ $seat }) ha raggiunto { $village } con { $knights } Cavalieri e un Fante.
       *[other] { $lord } ({ $seat }) ha raggiunto { $village } con { $knights } Cavalieri e { $footmen } Fanti.
    }
}
event-marched-unseen = { $lord } ({ $seat }) ha raggiunto { $village }.
event-halted = { $lord } ({ $seat }) ha terminato il movimento a { $village }.
event-leave-asked = { $seat } ha chiesto a { $other } il permesso di passare: { $village }.
event-leave-given = { $seat } ha dato il permesso di passare: { $village }.
event-leave-refused = { $seat } ha negato il permesso di passare: { $village }.
event-cavalcade = { $seat } ha tentato una cavalcata contro { $other } a { $village }.
event-tunnelled = { $seat } ha usato un passaggio segreto presso { $village }.

## Battaglie, assedi, saccheggi

event-battle-begins = { $seat } ha attaccato { $other } presso { $village }.
event-joined = { $side-word ->
    [attacker] { $seat } si schiera con gli attaccanti presso { $village }.
    [defender] { $seat } si schiera con i difensori presso { $village }.
   *[other] { $seat } non si schiera con nessuno presso { $village }.
}
event-strength = { $side-word ->
    [attacker] Attaccanti: forza { $strength }, { $dice ->
        [one] un dado
       *[other] { $dice } dadi
    }.
   *[other] Difensori: forza { $strength }, { $dice ->
        [one] un dado
       *[other] { $dice } dadi
    }.
}
event-die = { $side-word ->
    [attacker] Un dado degli attaccanti: { $hits ->
        [one] un colpo
       *[other] { $hits } colpi
    }.
   *[other] Un dado dei difensori: { $hits ->
        [one] un colpo
       *[other] { $hits } colpi
    }.
}
event-hits = { $side-word ->
    [attacker] Gli attaccanti hanno messo a segno { $hits ->
        [one] un colpo
       *[other] { $hits } colpi
    }.
   *[other] I difensori hanno messo a segno { $hits ->
        [one] un colpo
       *[other] { $hits } colpi
    }.
}
event-troop-lost = { $seat } ha perso un { $troop } presso { $village }.
event-troops-replaced = Le truppe di { $seat } a { $village } servono ora { $to }.
event-yielded = Resa di { $seat } presso { $village }.
event-truce-offered = { $seat } ha offerto una tregua.
event-truce-made = Presso { $village } c’è tregua.
event-assault-ended = { $seat } ha terminato l’assalto presso { $village }.
event-sallied = { $seat } ha lasciato le mura di { $village } per il campo aperto.
event-battle-ends = È finita la battaglia di { $village }.
event-battle-won = { $side-word ->
    [attacker] Gli attaccanti hanno vinto presso { $village }.
   *[other] I difensori hanno vinto presso { $village }.
}
event-captured = { $seat } ha catturato { $lord } presso { $village }.
event-freed = { $lord } ({ $seat }) è di nuovo in libertà.
event-escaped = { $lord } ({ $seat }) è in fuga dalla prigione.
event-siege-begins = { $seat } ha iniziato l’assedio di { $village }.
event-engine-grows = { $dice ->
    [one] La macchina d’assedio di { $seat } presso { $village } vale un dado.
   *[other] La macchina d’assedio di { $seat } presso { $village } vale { $dice } dadi.
}
event-siege-ends = È finito l’assedio di { $village } da parte di { $seat }.
event-pillaged = { $seat } ha saccheggiato un mulino a { $village } per una moneta.

## La fine del turno

event-scored = { $points ->
    [one] { $seat } ha un punto vittoria.
   *[other] { $seat } ha { $points } punti vittoria.
}
event-won = { $seat } ha vinto la partita.
event-turn-limit = Il turno { $turn } era l’ultimo: la partita è finita.
event-first-passes = Il primo giocatore è ora { $seat }.

## Coltelli, rivolte, successione

event-struck = { $seat } ha giocato Assassinio contro { $lord }.
event-foiled = { $seat } ha salvato { $lord } con Passaggio Segreto.
event-struck-roll = Assassinio: { $die } sul dado per { $lord }.
event-blamed = { $seat } ha messo il coltello insanguinato su { $lord }.
event-condemned = { $seat } ha giocato Giustizia contro { $lord }.
event-died = { $cause-word ->
    [assassin] { $seat } ha perso { $lord } per mano di un assassino.
    [justice] { $seat } ha perso { $lord } per condanna a morte.
    [plague] { $seat } ha perso { $lord } per la Peste.
    [battle] { $seat } ha perso { $lord } in battaglia.
    [uprising] { $seat } ha perso { $lord } in una rivolta.
    [edict] { $seat } ha perso { $lord } per l’editto reale.
    [curse] { $seat } ha perso { $lord } per la maledizione dei Templari.
   *[calming] { $seat } ha perso { $lord } nel tentativo di fermare una rivolta.
}
event-rose-up = { $cards ->
    [one] { $seat } ha giocato Rivolta: { $village } insorge.
   *[other] { $seat } ha aggiunto una Rivolta a { $village }: ora sono { $cards } carte.
}
event-calm-paid = { $coins ->
    [one] { $seat } ha pagato una moneta perché il Cardinale { $lord } cerchi di fermare la rivolta.
   *[other] { $seat } ha pagato { $coins } monete perché il Cardinale { $lord } cerchi di fermare la rivolta.
}
event-calm-tried = { $lord } ({ $seat }) ha cercato di fermare la rivolta: { $die } sul dado.
event-calmed = La rivolta di { $village } è stata fermata.
event-uprising-die = { $hits ->
    [one] Un dado dei rivoltosi di { $village }: un colpo.
   *[other] Un dado dei rivoltosi di { $village }: { $hits } colpi.
}
event-uprising-hits = { $hits ->
    [one] I rivoltosi di { $village } hanno messo a segno un colpo.
   *[other] I rivoltosi di { $village } hanno messo a segno { $hits } colpi.
}
event-buildings-fell = { $walls-word ->
    [stronghold] { $mills ->
        [0] I rivoltosi hanno distrutto la fortezza di { $village }.
        [one] I rivoltosi hanno distrutto la fortezza e un mulino a { $village }.
       *[other] I rivoltosi hanno distrutto la fortezza e { $mills } mulini a { $village }.
    }
   *[none] { $mills ->
        [one] I rivoltosi hanno distrutto un mulino a { $village }.
       *[other] I rivoltosi hanno distrutto { $mills } mulini a { $village }.
    }
}
event-ambushed = { $seat } ha giocato Imboscata e ha catturato { $lord }.
event-succeeded = { $title-word ->
    [king] { $lord } succede come Re.
   *[other] { $lord } è ora Regina Reggente.
}
event-prince-born = { $lord } ({ $seat }) è Principe Incoronato.

## Proposte e conversazioni

event-drafted = { $seat } prepara una proposta per { $to }.
event-sent = { $seat } ha inviato una proposta a { $to }.
event-withdrawn = { $seat } ha ritirato una proposta.
event-lapsed = È decaduta la proposta di { $seat } a { $to }.
event-deal-accepted = { $seat } ha accettato la proposta di { $to }.
event-deal-declined = { $seat } ha rifiutato la proposta di { $to }.
event-coins-passed = { $coins ->
    [one] { $seat } ha dato una moneta a { $to }.
   *[other] { $seat } ha dato { $coins } monete a { $to }.
}
event-card-passed = { $seat } ha dato una carta a { $to }: { $card }.
event-card-passed-unseen = { $seat } ha dato una carta a { $to }.
event-promised = { $promise-word ->
    [vote] { $seat } ha promesso a { $to } un voto nel turno { $turn }.
    [truce] { $seat } ha promesso a { $to } una tregua nel turno { $turn }.
    [leave] { $seat } ha promesso a { $to } il permesso di passare nel turno { $turn }.
   *[peace] { $seat } ha promesso a { $to } di non attaccare nel turno { $turn }.
}
event-promise-kept = { $promise-word ->
    [vote] { $seat } ha mantenuto la promessa di un voto a { $to }.
    [truce] { $seat } ha mantenuto la promessa di una tregua a { $to }.
    [leave] { $seat } ha mantenuto la promessa di lasciar passare { $to }.
   *[peace] { $seat } ha mantenuto la promessa di non attaccare { $to }.
}
event-promise-broken = { $promise-word ->
    [vote] { $seat } ha infranto la promessa di un voto a { $to }.
    [truce] { $seat } ha infranto la promessa di una tregua a { $to }.
    [leave] { $seat } ha infranto la promessa di lasciar passare { $to }.
   *[peace] { $seat } ha infranto la promessa di non attaccare { $to }.
}
event-marker-spent = { $left ->
    [one] { $seat } ha speso diplomazia; resta un segnalino.
   *[other] { $seat } ha speso diplomazia; restano { $left } segnalini.
}
event-talk-begins = { $seat } ha invitato { $other } a una conversazione privata.
event-talk-left = { $seat } ha lasciato la conversazione di { $other }.
event-talk-ends = È finita la conversazione di { $seat }.

## Che cosa deve fare chi è interpellato

prompt-Placement = Scegli il villaggio in cui comincia la tua famiglia.
prompt-Weddings = Proponi un matrimonio a un’altra famiglia, o passa.
prompt-WeddingAsked = { $by } propone un matrimonio: { $lord } con { $spouse }. Accetta o rifiuta.
prompt-Nominations = { $office-word ->
    [king] Elezione del Re: candida uno dei tuoi Signori, o passa.
    [pope] Elezione del Papa: candida uno dei tuoi Signori, o passa.
    [templar-master] Elezione del Gran Maestro dei Templari: candida uno dei tuoi Signori dell’ordine, o passa.
    [teutonic-master] Elezione del Gran Maestro dei Teutonici: candida uno dei tuoi Signori dell’ordine, o passa.
   *[other] { $office }: candida a vescovo uno dei tuoi Signori, o passa.
}
prompt-Ballot = { $office-word ->
    [king] Elezione del Re: piazza i tuoi segnalini; vota solo il bianco.
    [pope] Elezione del Papa: piazza i tuoi segnalini; vota solo il bianco.
    [templar-master] Elezione del Gran Maestro dei Templari: piazza i tuoi segnalini; vota solo il bianco.
    [teutonic-master] Elezione del Gran Maestro dei Teutonici: piazza i tuoi segnalini; vota solo il bianco.
   *[other] { $office }: piazza i tuoi segnalini; vota solo il bianco.
}
prompt-Draws = { $begun ->
    [0] Scarta ciò che non vuoi, poi pesca: due carte Sorte, o una carta Signore e una Sorte.
   *[other] Pesca una carta, o passa.
}
prompt-Surplus = Hai più di tre carte: scartane una.
prompt-PlagueEntered = { $left ->
    [one] Peste presso { $village }: scegli un uomo da perdere.
   *[other] Peste presso { $village }: scegli { $left } uomini da perdere, uno alla volta.
}
prompt-PlagueLosses = { $left ->
    [one] Peste presso { $village }: scegli un uomo da perdere.
   *[other] Peste presso { $village }: scegli { $left } uomini da perdere, uno alla volta.
}
prompt-Plays = Gioca carte dalla mano, o passa.
prompt-NewLord = { $come ->
    [0] { $lord } entra in gioco: scegli il villaggio.
   *[other] { $lord } è della famiglia della Regina: accetta, e sarà il Principe Incoronato; o rifiuta.
}
prompt-Ransoms = Devi pagare i riscatti che puoi permetterti: scegli per chi pagare prima.
prompt-Purchases = Scegli un tuo villaggio per acquistare o costruire lì, poi passa.
prompt-Investiture = { $lord-word ->
    [nobody] { $fief }: scegli chi riceve il titolo.
   *[other] { $fief }: scegli la fortezza che diventa città fortificata.
}
prompt-Conquest = Hai conquistato una città. { $fief }: scegli chi riceve il titolo.
prompt-March = Scegli un Signore da muovere, o passa.
prompt-Army = { $stage-word ->
    [hindered] La via per { $to } è sbarrata: scegli che cosa fare.
   *[other] { $must_go ->
        [0] A { $at }: scegli chi viene e dove andare, o termina il movimento.
       *[other] La cavalcata è vinta: lascia un Cavaliere a { $at }, se vuoi, e prosegui.
    }
}
prompt-Leave = { $crossing ->
    [0] { $seat } chiede il permesso di andare da { $start } a { $to }. Accetta o rifiuta.
   *[other] { $seat } chiede il permesso di attraversare { $to }. Accetta o rifiuta.
}
prompt-Battles = Inizia le tue battaglie, una alla volta; poi di’ che hai finito.
prompt-Sides = { $named ->
    [0] Battaglia presso { $village }: indica i tuoi avversari; poi di’ che hai finito.
   *[other] Battaglia presso { $village }, iniziata da { $attacker }: scegli da che parte stare.
}
prompt-Rounds = { $stopped ->
    [0] { $fought ->
        [0] Battaglia presso { $village }: gioca Passaggio Segreto contro le mura, o combatti.
       *[other] Battaglia presso { $village }: combatti ancora, arrenditi o offri una tregua; chi attacca delle mura può anche terminarla.
    }
   *[other] L’assalto presso { $village } è finito: esci a combattere in campo aperto, o passa.
}
prompt-Dice = I dadi di { $village } sono caduti: rilancia uno dei tuoi, o passa.
prompt-Losses = { $left ->
    [one] Battaglia presso { $village }: un colpo. Scegli la perdita.
   *[other] Battaglia presso { $village }: { $left } colpi. Scegli le perdite, una alla volta.
}
prompt-Captures = Battaglia presso { $village }: scegli i Signori che catturi; poi di’ che hai finito.
prompt-Freed = { $lord } torna in libertà: scegli il villaggio.
prompt-Sieges = Inizia un assedio, o di’ che hai finito.
prompt-Pillage = Saccheggia mulini, o di’ che hai finito.
prompt-MarkersPlaced = I segnalini sono piazzati e i voti non ancora contati: gioca una carta, o passa.
prompt-BeforeIncome = Stanno per essere pagate le rendite: gioca una carta, o passa.
prompt-MarchEnded = Un giocatore ha finito di muovere: gioca una carta, o passa.
prompt-BattleBegins = Sta per iniziare una battaglia: gioca una carta, o passa.
prompt-RoundBegins = Stanno per essere tirati i dadi: gioca una carta, o passa.
prompt-YearEnds = Il turno sta per finire: gioca una carta, o passa.
prompt-Foil = { $by } attenta alla vita di { $victim }: sventa il colpo con Passaggio Segreto, o passa.
prompt-Blame = Scegli chi porta il coltello insanguinato.
prompt-UprisingAnnounced = Rivolta a { $village }: rafforzala, fermala o apri un passaggio, o passa.
prompt-Victims = Rivolta a { $village }: scegli le truppe colpite per prime.
prompt-UprisingLosses = { $left ->
    [one] Rivolta a { $village }: un colpo. Scegli la perdita.
   *[other] Rivolta a { $village }: { $left } colpi. Scegli le perdite, una alla volta.
}
prompt-AnnulmentAsked = { $by } ti chiede, come Papa, di annullare il matrimonio di { $lord }. Accetta o rifiuta.
prompt-CardinalAsked = { $by } ti chiede, come Papa, di accettare come Cardinale { $lord }. Accetta o rifiuta.
prompt-Deathbed = { $lord } sta per morire: salvane la vita, o passa.
prompt-Heirs = Scegli chi eredita ciascun titolo.

## Opzioni

option-turn_limit = Turni al massimo
option-turn_limit-4 = 4
option-turn_limit-8 = 8
option-turn_limit-12 = 12
option-turn_limit-16 = 16
option-turn_limit-24 = 24
option-relics = Reliquie sacre
option-relics-no = no
option-relics-yes = sì
option-fog = Nebbia di guerra
option-fog-no = no, tutte le truppe sono scoperte
option-fog-yes = sì, le truppe restano coperte finché non combattono
option-free_diplomacy = Diplomazia libera
option-free_diplomacy-no = no, con segnalini diplomazia
option-free_diplomacy-yes = sì, senza segnalini
option-seniority = Per votare un vescovo doveva essere in carica a inizio turno
option-seniority-bishops = solo chi è vescovo
option-seniority-all = chi è vescovo, Cardinale o Papa
option-new_lords = Un nuovo Signore si piazza
option-new_lords-strict = nel primo luogo offerto dall’elenco della regola
option-new_lords-free = in un qualsiasi luogo proprio dell’elenco
option-plague_immunity = Chi sopravvive alla Peste è immune
option-plague_immunity-game = per tutta la partita
option-plague_immunity-outbreak = per questa epidemia
option-siege = Un assedio è iniziato da
option-siege-troops = truppe
option-siege-lord = truppe con un Signore
option-pope_keeps_hat = Il Papa resta Cardinale
option-pope_keeps_hat-yes = sì
option-pope_keeps_hat-no = no
option-prince_inherits = Il Principe Incoronato eredita dal Re
option-prince_inherits-all = tutti i titoli
option-prince_inherits-two = al massimo due titoli
option-prince_inherits-none = nessun titolo
option-inheritance = I feudi di chi muore passano
option-inheritance-family = alla famiglia; al consorte se non c’è nessuno
option-inheritance-choice = alla famiglia o al consorte, come vuole la famiglia
option-royal_election = Il Re si elegge se ci sono
option-royal_election-three = tre Signori titolati, di cui due vescovi, o un Cardinale, o il Papa
option-royal_election-prelate = tre Signori titolati con due vescovi, oppure un Cardinale o il Papa
option-regent_income = La Regina Reggente riceve le 2 monete della Regina
option-regent_income-no = no
option-regent_income-yes = sì
option-excommunication = Una seconda scomunica
option-excommunication-replaced = prende il posto della prima
option-excommunication-single = aspetta che la prima sia revocata
option-justice = Immuni alla Giustizia, oltre a Re, Principe Incoronato e Papa
option-justice-regent = la Regina Reggente
option-justice-queen = la Regina Reggente e la Regina

## Etichette del tabellone

field-turn = Turno
field-limit = Turni al massimo
field-first = Primo giocatore
field-phase = Fase
field-active = Di turno
field-excommunicated = Scomunica
field-biretta = Berretta acquistata per
field-track = Disastri sul tracciato
field-field = Battaglia a
field-sides = Parti
field-handed = Ceduti in questa fase
field-lords = Signori
field-villages = Villaggi
field-sees = Vescovati
field-fiefs = Feudi
field-families = Famiglie
field-decks = Mazzi
field-discards = Scarti
field-laid = Sul tavolo
field-proposal-limit = Proposte per fase
field-talks = Conversazioni private
field-promises = Promesse
field-ended = Finita
field-winners = Vincitori
field-seat = Giocatore
field-village = Villaggio
field-captor = Carceriere
field-spouse = Consorte
field-titles = Titoli
field-flags = Segnalini
field-controller = Controllato da
field-walls = Mura
field-mills = Mulini
field-besiegers = Assedianti
field-armies = Armate
field-arrival = Ordine d’arrivo
field-came = Viene da
field-men = Segnalini truppa
field-troops = Truppe
field-bishop = Vescovo
field-struck = Disastri
field-harvests = Raccolti
field-weathers = Clima favorevole
field-taxer = Tassa di
field-rank = Tassato da
field-holder = Titolare
field-city = Città fortificata
field-orphaned = Può riprenderlo
field-coins = Monete
field-diplomacy = Segnalini diplomazia
field-points = Punti vittoria
field-used = Già fatto
field-sent = Proposte iniziate
field-hand = Mano
field-fortunes = Carte Sorte
field-known = Carte note
field-engines = Macchine d’assedio
field-dice = Dadi
field-deal = Proposta
field-state = Stato
field-to = A
field-gives = Monete offerte
field-wants = Monete chieste
field-cards-given = Numero di carte offerte
field-cards-wanted = Numero di carte chieste
field-own-spouse = Consorte della propria famiglia
field-their-spouse = Consorte dell’altra famiglia
field-captive = Da liberare
field-gives-cards = Carte offerte
field-wants-cards = Carte chieste
field-promise-given = Promessa fatta
field-promise-given-when = Per quando
field-promise-wanted = Promessa chiesta
field-promise-wanted-when = Per quando
field-talkers = Nella conversazione
field-invited = Invitati
field-by = Da
field-promise = Promessa
field-fog = Nebbia di guerra
field-lifted = Truppe scoperte a

## Che cosa possono sostituire i dati di chi possiede il gioco

data-fortune = il numero delle carte Sorte
data-die = il dado di battaglia
data-deals = quante proposte per fase
data-markers = quanti titoli, mura e case hanno gli ordini cavallereschi
data-objective = gli obiettivi della crociata
data-troop = quanti Cavalieri Templari ci sono

## Il tabellone in un terminale

board-turn = Turno { $turn } di { $limit }
board-first = primo
board-active = di turno
board-decks = mazzi
board-cards = { $lords } { $lords ->
    [one] Signore
   *[other] Signori
}, { $fortunes } Sorte
board-track = { $count ->
    [one] un disastro sul tracciato
   *[other] { $count } disastri sul tracciato
}
board-knight-short = c
board-footman-short = f
board-siege = { $dice ->
    [0] assediato da
    [one] assediato (1 dado) da
   *[other] assediato ({ $dice } dadi) da
}
board-family = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}, diplomazia { $markers }
board-hand = in mano
board-own-hand = In mano:
board-known = Sai di:
board-in = a { $village }
board-in-turn = turno { $turn }
board-talk = Conversazione privata di
board-invited = invitati
board-promise = Promessa
board-gives = dà
board-wants = per
board-frees = { $lord } torna in libertà
board-coins = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
}
board-some-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}
board-election = Elezione:
board-votes = voti di diritto
board-drawn = Signori pescati:
board-paper = i tuoi segnalini: bianco { $white }, nero { $black }
board-march = In marcia:
board-steps = { $count ->
    [0] nessun passo fatto
    [one] un passo fatto
   *[other] { $count } passi fatti
}
board-uprising = { $cards ->
    [one] una carta
   *[other] { $cards } carte
}{ $hits ->
    [0] {""}
    [one] , ancora un colpo
   *[other] , ancora { $hits } colpi
}
board-lords = { $count ->
    [one] 1 Signore
   *[other] { $count } Signori
}
board-fortunes = { $count } Sorte
board-no-cards = nessuna carta

help-game =
    Un villaggio va per il numero del tabellone in una lista, per nome in una frase;
    un giocatore va per nome: «hand-over bourg blu».
    Una proposta si scrive parola per parola; gli altri ne vedono quanto dicono le regole.
    address NOME                 a chi
    give-coins 3, give-card tax  ciò che dai, quanto vuoi
    want-coins 3, want-card tax  ciò che chiedi
    promise truce this-turn      vote, truce, leave o peace, this-turn o next-turn
    want-promise …               lo stesso dall’altro
    free-captive SIGNORE         lascia andare un tuo prigioniero
    want-wedding SIGNORE SIGNORE il tuo e il suo, quando si fanno i matrimoni
    send, withdraw               alla fine, o lascia perdere
    accept-deal, decline-deal    NOME: rispondi alla proposta di un altro
    talk, leave-talk             NOME: conversazione privata, senza segnalini
