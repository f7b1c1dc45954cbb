### Le parole dell’espansione Crociate.

move-call-crusade = Chiama alla crociata
move-embark = Parti per la crociata con { $a }
move-slip-away = Parti per la crociata con un Passaggio Segreto: { $a }
move-pardon = Perdona il rinnegato: { $a }
move-go-after = Segui la crociata con { $a }: { $b }
move-dispatch = Manda truppe dell’ordine da { $a }: { $b }
move-take-aboard = { $b ->
    [one] Porta con te uno: { $a }
   *[other] Porta con te { $b }: { $a }
}
move-sail = Salpa
move-land-at = Sbarca: { $a }
move-assail = Attacca
move-storm = Dai l’assalto
move-lie-before = Assedia
move-retreat = Ritirati
move-reward = { $b ->
    [one] Ricompensa con una moneta: { $a }
   *[other] Ricompensa con { $b } monete: { $a }
}
move-bestow = Assegna il titolo: { $a }
move-betray = Mostra al Saladino un Passaggio Segreto
move-come-home = Torna a { $a }
move-name-heir = Fa’ ereditare { $a }
move-heal = Fa’ salvare il Signore dal Medico Arabo

event-crusade-called = { $lord } ({ $seat }) ha chiamato alla crociata.
event-call-lapsed = Nessuno è partito: la chiamata per la crociata è decaduta.
event-departure-asked = { $seat } ha chiesto a { $other } di lasciar partire { $lord } per la crociata.
event-departure-refused = { $seat } non ha lasciato partire { $lord }.
event-departed = { $lord } ({ $seat }) parte per la crociata.
event-boarded = { $count ->
    [one] { $seat } ne porta con sé uno: { $troop }.
   *[other] { $seat } ne porta con sé { $count }: { $troop }.
}
event-protected = Le mura di { $village } ({ $seat }) sono sotto la protezione della Chiesa.
event-renegade = { $lord } ({ $seat }) è ora tra i rinnegati.
event-pardoned = Il Papa ha perdonato { $lord }.
event-ranked = { $rank ->
    [1] Alla testa della gerarchia: { $lord }.
   *[other] Numero { $rank } nella gerarchia: { $lord }.
}
event-objective-drawn = È stato piazzato un obiettivo: { $objective }.
event-landed = { $lord } ({ $seat }) sbarca: { $objective }.
event-assault-begins = { $lord } guida l’attacco: { $objective }.
event-invested = { $lord } inizia l’assedio: { $objective }.
event-saracens-lost = { $count ->
    [one] È caduto un saraceno: { $objective }.
   *[other] Sono caduti { $count } saraceni: { $objective }.
}
event-saracen-knights-lost = { $count ->
    [one] È caduto un Cavaliere del Saladino: { $objective }.
   *[other] Sono caduti { $count } Cavalieri del Saladino: { $objective }.
}
event-conquered = { $lord } ha conquistato: { $objective }.
event-spoils-shared = { $coins ->
    [one] { $lord } ({ $seat }) ha ricevuto una moneta del bottino.
   *[other] { $lord } ({ $seat }) ha ricevuto { $coins } monete del bottino.
}
event-doctor-claimed = { $lord } ({ $seat }) ha il Medico Arabo.
event-doctor-gone = Il Medico Arabo se n’è andato con { $lord }.
event-healed = Il Medico Arabo di { $seat } ha salvato { $lord }.
event-taken-by-saladin = { $lord } ({ $seat }) è nelle prigioni del Saladino.
event-saladin-comes = Arriva il Saladino (Cavalieri: { $knights }, saraceni: { $saracens }): { $objective }.
event-saladin-joined = { $count ->
    [one] Un saraceno si è unito al Saladino: { $objective }.
   *[other] { $count } saraceni si sono uniti al Saladino: { $objective }.
}
event-saladin-takes = Il Saladino ha occupato: { $objective }.
event-saladin-held = Il Saladino è stato fermato: { $objective }.
event-saladin-killed = Il Saladino è caduto: { $objective }.
event-saladin-captured = Il Saladino è stato catturato: { $objective }.
event-retreated = { $lord } ({ $seat }) si ritira: { $objective }.
event-betrayed = { $seat } ha mostrato al Saladino un Passaggio Segreto: { $objective }.
event-plague-overseas = La Peste ha colpito l’Oltremare.
event-state-offered = { $seat } ha offerto un titolo ({ $lord }): { $state }.
event-state-refused = { $seat } lo ha rifiutato per { $lord }: { $state }.
event-state-lapses = Nessuno porta ora questo titolo: { $state }.
event-state-inherited = { $lord } ({ $seat }) ha ereditato: { $state }.
event-came-home = Crociati di { $seat } sono tornati a { $village }.
event-jerusalem-income = { $coins ->
    [one] { $lord } ({ $seat }) ha ricevuto da Gerusalemme una moneta.
   *[other] { $lord } ({ $seat }) ha ricevuto da Gerusalemme { $coins } monete.
}
event-crusade-ends = La crociata è finita.

prompt-Embarkation = { $start-word ->
    [nobody] Lasci partire { $lord } per la crociata?
   *[other] { $lord } parte per la crociata. Scegli le truppe al seguito, poi salpa.
}
prompt-Following = Scegli quali truppe dell’ordine partono, poi salpa: { $objective }.
prompt-Obliged = { $next } deve seguire la crociata. Scegli dove sbarca.
prompt-Landing = { $next }: scegli un obiettivo, anche uno già scelto da altri.
prompt-Assaults = { $current }: qui il leader sei tu. Attacca, assalta le mura o assediale.
prompt-Spoils = { $objective }: distribuisci le monete ai Signori presenti. Quel che resta alla fine va al tuo leader.
prompt-Saladin = È arrivato il Saladino: { $at }. Attaccalo o ritirati dalla guerra.
prompt-BeforeSaladin = Il Saladino sta per attaccare mura tenute dai crociati. Mostragli un Passaggio Segreto o passa.
prompt-Bestowal = { $title }: assegna il titolo a un Signore qualsiasi, oppure accettalo o rifiutalo se ti viene offerto.
prompt-Homecoming = { $from }: scegli dove tornano i tuoi crociati.
prompt-StateHeir = Scegli chi eredita: { $state }.

field-crusades = Crociata
field-stage = Stato
field-sailed = Signori partiti
field-ranks = Gerarchia
field-heap = Non ancora pescati
field-gone = Fuori dal gioco
field-ships = Navi
field-shore = Sulla costa
field-prisoners = Prigionieri del Saladino
field-saladin = Saladino
field-host = Armata del Saladino
field-saracens = Saraceni
field-knights = Cavalieri
field-side = I saraceni
field-plague = Peste
field-marked = Sotto protezione
field-doctor = Medico Arabo
field-renegades = Rinnegati
field-states = Stati
field-asked = In attesa di permesso
field-place = Luogo
field-leader = Leader
field-engine = Macchina d’assedio
field-name = Obiettivo
field-order = Numero
field-kind = Tipo
field-reinforcements = Rinforzi
field-held = Tenuto dai crociati
field-besieged = Sotto assedio
field-betrayed = Tradito
field-objectives = Obiettivi della crociata
field-reconstructed = Ricostruito
field-reached = Il Saladino è arrivato a
field-stopped = Il Saladino è fermato

noun-called = chiamata
noun-invasion = L’Invasione dell’Oltremare
noun-revenge = La Vendetta del Saladino
noun-caravan = Carovana
noun-sack = Città da saccheggiare
noun-title = Stato
noun-doctor = Medico Arabo

option-crusades = Crociate
option-crusades-no = no
option-crusades-yes = sì. Il Papa chiama, e fino a sei Signori partono con le loro truppe per combattere due turni in Oltremare: monete, un Medico Arabo e cinque titoli di stato, ognuno da 1 punto vittoria. Nel secondo turno il Saladino si vendica; agli alleati servono 5 punti vittoria.
option-captive_pope = Mentre il Papa è prigioniero, alla crociata può chiamare
option-captive_pope-silent = nessuno
option-captive_pope-cardinals = un Cardinale libero
option-church_protection = La Chiesa protegge
option-church_protection-family = tutte le mura della famiglia di un crociato
option-church_protection-titles = solo le città dei titoli del crociato stesso
option-overseas_walls = Le mura d’Oltremare
option-overseas_walls-siege = vanno assediate
option-overseas_walls-assault = si possono attaccare anche senza macchine
