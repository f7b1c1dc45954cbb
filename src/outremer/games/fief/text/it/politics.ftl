### Le parole dell’espansione Politica.

option-politics = Politica: attendenti e nobili tratti
option-politics-no = no
option-politics-yes = sì
option-coward = Un Codardo si arrende ad attaccanti più forti
option-coward-always = sempre
option-coward-alone = solo se nessun altro Signore della famiglia è con lui

noun-thief = Arsène il Ladro
noun-gypsy = Esméralda la Zingara
noun-tax-collector = Gauthier l’Esattore
noun-spy = Mathilde la Spia
noun-minstrel = Jaufre il Menestrello
noun-strategist = Ancelin lo Stratega

noun-bastard = Bastardo
noun-ugly = Brutto
noun-blessed = Benedetto
noun-cursed = Maledetto
noun-unlucky = Sfortunato
noun-charismatic = Carismatico
noun-extravagant = Stravagante
noun-tyrant = Tiranno
noun-ambitious = Ambizioso
noun-storm = Tempesta
noun-agile = Agile
noun-coward = Codardo
noun-cruel = Crudele
noun-cunning = Astuto
noun-brave = Coraggioso
noun-loyal = Leale
noun-persuasive = Convincente
noun-heartbreaker = Rubacuori
noun-ordinary = Ordinario
noun-saint = Santo
noun-shadow = Ombra

noun-left-hand = mano sinistra
noun-right-hand = mano destra
noun-in-turn = in ordine di turno
noun-before-all = prima di tutti gli altri
noun-after-all = dopo tutti gli altri
noun-not-at-all = per niente

about-thief = Una volta nella partita: un altro giocatore nasconde tutte le monete in due mani chiuse, e tu ne prendi una.
about-gypsy = Una volta per turno: getta una carta appena pescata; una carta Signore o Sorte si pesca di nuovo.
about-tax-collector = Gioca per primo all’inizio. Ogni turno 1 moneta per ogni ponte vicino ai tuoi villaggi, al massimo 5.
about-spy = Una volta per turno: guarda la mano di un altro giocatore. Una volta nella partita può anche scambiare una carta.
about-minstrel = 1 voto in più per il Re se nella tua famiglia c’è una Signora.
about-strategist = Ogni turno puoi muovere prima di tutti gli altri, dopo di loro, o per niente.
about-bastard = Non può mai sposarsi.
about-ugly = Per sposarsi paga 2 monete all’altra famiglia.
about-blessed = Non è mai colpito dalla Peste; le truppe sì.
about-cursed = Tira un dado da battaglia per ogni disastro: con 2 colpi è colpito il vescovato del Maledetto.
about-unlucky = Nel vescovato di questo Signore non si giocano raccolti né clima favorevole.
about-charismatic = 1 moneta in più nel villaggio principale di un vescovato.
about-extravagant = 2 monete in meno per ogni titolo di questo Signore che dà punti vittoria.
about-tyrant = 2 monete in più dal villaggio. Gli altri possono giocare Rivolta contro il Tiranno e le sue truppe in qualsiasi momento.
about-ambitious = Paga 2 monete in meno i titoli feudali e la berretta da Cardinale.
about-storm = Muove e combatte sotto la Pioggia Pesante.
about-agile = Muove di 3 spazi se lo accompagnano soli Cavalieri.
about-coward = Non inizia battaglie senza un altro Signore, e si arrende ad attaccanti più forti.
about-cruel = Non fa prigionieri: chi è catturato muore.
about-cunning = Cancella 1 dado di penalità davanti alle mura, senza assedio.
about-brave = 1 colpo in più quando attacca con dadi.
about-loyal = Non attacca mai l’alleato per matrimonio.
about-persuasive = Prima di una battaglia un Fante nemico passa dalla sua parte.
about-heartbreaker = Può rompere il matrimonio di un prigioniero che ha aiutato a catturare.
about-ordinary = Nessuna abilità.
about-saint = Può prendere una reliquia dal villaggio, come un Cardinale.
about-shadow = Una volta per turno un Passaggio Segreto senza la carta, con al massimo un’altra unità.

move-steal = Manda Arsène il Ladro da { $a-player }
move-split = { $a ->
    [0] Mano sinistra: nessuna moneta
    [one] Mano sinistra: una moneta
   *[other] Mano sinistra: { $a } monete
}
move-pick = Scegli una mano: { $a }
move-toss = Getta la carta pescata
move-spy-on = Spia { $a-player }
move-swap-for = Prendi da questa mano: { $a }
move-swap-with = Dai in cambio: { $a }
move-plan-march = Marcia { $a }
move-turn-up = Scopri il tratto: { $a }
move-persuade = Convinci un Fante di { $a-player }
move-break-marriage = Rompi il matrimonio: { $a }
move-slip = Sguscia via come un’ombra
move-vanish = Sguscia fuori dalla prigione con { $a }
move-rise-against = Gioca Rivolta contro il Tiranno { $a }

event-attended = { $seat } ha un attendente: { $attendant }.
event-robbed = { $seat } ha mandato il Ladro da { $other }.
event-stole = { $coins ->
    [0] { $seat } ha scelto una mano di { $other }, ed era vuota: { $hand }.
    [one] { $seat } ha preso una moneta da una mano di { $other }: { $hand }.
   *[other] { $seat } ha preso { $coins } monete da una mano di { $other }: { $hand }.
}
event-tossed = La Zingara di { $seat } ha gettato una carta pescata.
event-spy-came = { $seat } ha mandato la Spia da { $other }.
event-spy-looked = { $seat } ha guardato la mano di { $other }.
event-march-planned = { $seat } marcia { $plan }.
event-toll-income = { $coins ->
    [one] { $seat } ha ricevuto una moneta per i ponti.
   *[other] { $seat } ha ricevuto { $coins } monete per i ponti.
}
event-trait-drawn = { $seat } ha pescato un tratto per { $lord }: { $trait }.
event-trait-drawn-unseen = { $seat } ha pescato un tratto per { $lord }.
event-trait-shown = Il tratto di { $lord } ({ $seat }) è scoperto: { $trait }.
event-trait-discarded = Il tratto di { $lord } è scartato: { $trait }.
event-traits-reshuffled = I tratti scartati sono stati rimescolati in un nuovo mazzo.
event-trait-income = { $coins ->
    [one] { $lord } ha reso una moneta a { $seat }.
   *[other] { $lord } ha reso { $coins } monete a { $seat }.
}
event-trait-cost = { $coins ->
    [one] { $seat } ha perso per { $lord } una moneta di rendita.
   *[other] { $seat } ha perso per { $lord } { $coins } monete di rendita.
}
event-dowry = { $coins ->
    [one] { $seat } ha pagato a { $other } una moneta per le nozze di { $lord }.
   *[other] { $seat } ha pagato a { $other } { $coins } monete per le nozze di { $lord }.
}
event-card-returned = La carta torna in mano a { $seat }: non si può giocare nel { $see }.
event-wedding-off = Le nozze di { $lord } e { $spouse } non si celebrano.
event-ill-omen = { $hits ->
    [one] { $lord } ha tirato per la maledizione: un colpo.
   *[other] { $lord } ha tirato per la maledizione: { $hits } colpi.
}
event-gave-up = { $lord } ({ $seat }) si arrende presso { $village }.
event-persuaded = { $lord } ({ $seat }) ha convinto un Fante di { $other }.
event-heartbroken = { $seat } ha rotto il matrimonio di { $lord } e { $spouse }.
event-slipped-through = { $lord } ({ $seat }) passa per una via che nessun altro conosce.
event-rose-against = { $cards ->
    [one] { $seat } ha giocato Rivolta contro il Tiranno { $lord }.
   *[other] { $seat } ha giocato Rivolta contro il Tiranno { $lord }: ora { $cards } carte.
}
event-paid-less = { $coins ->
    [one] { $seat } paga una moneta in meno per { $lord }.
   *[other] { $seat } paga { $coins } monete in meno per { $lord }.
}

prompt-Theft = { $split ->
    [0] { $by } ti ha mandato il Ladro: nascondi tutte le tue monete in due mani, e di’ quante sono nella sinistra.
   *[other] { $victim } ha chiuso le mani: scegline una.
}
prompt-CardTossed = { $pile-word ->
    [disasters] Hai pescato un disastro: falla gettare alla Zingara senza guardarla, o passa.
   *[other] Guarda la carta che hai pescato: falla gettare alla Zingara, o passa.
}
prompt-Spying = La Spia di { $by } sta per guardare la tua mano: gioca quello che puoi, poi passa.
prompt-SpyLooks = { $wanted-word ->
    [nobody] Vedi la mano di { $victim }: scambia una carta, una volta nella partita, o passa.
   *[other] Scegli la carta che dai in cambio a { $victim }.
}
prompt-Strategy = Scegli quando marci in questo turno.
prompt-Persuasion = Sta per iniziare una battaglia: convinci un Fante, se puoi, o passa.
prompt-TyrantAnnounced = Rivolta contro il Tiranno presso { $village }: aggiungi, calma o apri un passaggio, o passa.
prompt-TyrantLosses = { $left ->
    [one] Rivolta presso { $village }: un colpo. Scegli la perdita.
   *[other] Rivolta presso { $village }: { $left } colpi. Scegli le perdite, una per una.
}

field-politics = Politica
field-attendants = Attendenti
field-traits = Nobili tratti
field-trait = Tratto
field-face_up = Scoperto
field-deck = Nel mazzo
