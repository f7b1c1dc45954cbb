### Le parole del modulo Reliquie sacre.

noun-grail = Santo Graal
noun-eyes = Occhi di Santa Roselina
noun-tooth = Dente di San Geronzio
noun-lance = Lancia Sacra
noun-bones = Ossa di Santa Radegonda

move-take-relic = Prendi la reliquia con { $a }
move-pick-up = Raccogli con { $b }: { $a }
move-sell-relic = { $c ->
    [0] Dona a { $b-player }: { $a }
    [one] Vendi a { $b-player } per una moneta: { $a }
   *[other] Vendi a { $b-player } per { $c } monete: { $a }
}
move-give-relic = Offri una reliquia: { $a }
move-want-relic = Chiedi una reliquia: { $a }
move-bear-relic = Affida la reliquia: { $a }
move-move-rain = Cerca di allontanare la pioggia: { $a }
move-pray = Prega contro le carestie
move-revive = Risuscita con il Dente di San Geronzio

event-relic-asked = { $seat } ha chiesto di prendere una reliquia con { $lord }.
event-relic-refused = { $seat } ha negato la reliquia chiesta per { $lord }.
event-relic-taken = { $lord } ({ $seat }) porta una reliquia: { $relic }.
event-relic-fell = Una reliquia giace a { $village }: { $relic }.
event-relic-offered = { $coins ->
    [0] { $seat } ha offerto in dono a { $to } una reliquia: { $relic }.
    [one] { $seat } ha offerto a { $to } una reliquia per una moneta: { $relic }.
   *[other] { $seat } ha offerto a { $to } una reliquia per { $coins } monete: { $relic }.
}
event-rain-roll = Pioggia Pesante nel { $see }: { $die } sul dado.
event-famine-roll = Carestia nel { $see }: { $die } sul dado.
event-revived = { $seat } ha risuscitato { $lord }.

prompt-RelicTaken = { $lord } vuole prendere una reliquia dal tuo villaggio. Accetta o rifiuta.
prompt-RelicSale = { $coins ->
    [0] { $by } ti offre in dono una reliquia: { $relic }. Scegli chi la porta, o rifiuta.
    [one] { $by } ti offre una reliquia per una moneta: { $relic }. Scegli chi la porta, o rifiuta.
   *[other] { $by } ti offre una reliquia per { $coins } monete: { $relic }. Scegli chi la porta, o rifiuta.
}
prompt-RelicHeir = Scegli chi porta d’ora in poi la reliquia: { $relic }.
prompt-RelicDelivered = Con questo accordo una reliquia è tua: { $relic }. Scegli chi la porta.
prompt-Roseline = Occhi di Santa Roselina: cerca di spostare una Pioggia Pesante, o passa.
prompt-Radegund = Ossa di Santa Radegonda: tira contro tutte le carestie, o passa.

field-relics = Reliquie
field-hidden = Ancora nascoste in
field-refused = Negata
field-tooth_used = Dente usato
field-lord = Portata da
field-proposals = Nelle proposte
field-gives-relic = Reliquia offerta
field-wants-relic = Reliquia chiesta

board-hidden = c’è una reliquia coperta
