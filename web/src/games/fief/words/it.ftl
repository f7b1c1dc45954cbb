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
