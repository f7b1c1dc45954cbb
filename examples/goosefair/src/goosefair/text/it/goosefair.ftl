game-title = La fiera delle oche
game-summary = Porta le tue oche alla chiesa, al ponte o al pozzo, dove nessun altro porta le sue. Da 2 a 4 giocatori.

option-days = Quanto dura la fiera
option-days-3 = tre giorni
option-days-5 = cinque giorni

noun-church = chiesa
noun-bridge = ponte
noun-well = pozzo
noun-rain = pioggia
noun-clouds = nuvole
noun-sun = sole

field-day = Giorno
field-days = Giorni in tutto
field-weather = Tempo
field-players = Guardiani
field-flock = Oche
field-pence = Denari
field-stood = Stava da ultimo

move-bring = Porta { $b ->
    [one] un’oca
   *[other] { $b } oche
} ({ $a })
move-stay = Resta a casa

event-dawned = Giorno { $day }: { $weather }.
event-sold = { $seat } ha venduto { $geese ->
    [one] un’oca
   *[other] { $geese } oche
} ({ $place }) per { $pence } denari.
event-stayed = { $seat } è rimasto a casa.

prompt-Market = Dove starai, e con quante oche? Nessuno lo saprà prima che tutti abbiano parlato.
note-Market = Chi sta da solo vende meglio; chi divide il posto perde un denaro a oca per ogni altro guardiano.
