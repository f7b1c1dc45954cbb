### Le parole dell’espansione Tattiche.

move-keep = { $a ->
    [0] Non tenere nessun mercenario
    [one] Tieni un mercenario per una moneta
   *[other] Tieni { $a } mercenari per { $a } monete
}
move-bid = { $a ->
    [0] Non puntare nulla
    [one] Punta una moneta
   *[other] Punta { $a } monete
}
move-deploy = { $a ->
    [0] Non mandare nessun mercenario
    [one] Manda un mercenario in battaglia
   *[other] Manda { $a } mercenari in battaglia
}
move-snipe = Tira contro { $a }
move-re-roll = Rilancia un dado che mostra { $a }
move-guard = Fai Guardia Reale un { $a }
move-rouse-reserve = Gioca Rivolta contro i mercenari di { $a-player }

event-mercenaries-paid = { $count ->
    [one] { $seat } ha pagato un mercenario.
   *[other] { $seat } ha pagato { $count } mercenari.
}
event-mercenaries-left = { $count ->
    [one] Un mercenario di { $seat }, non pagato, se n’è andato.
   *[other] { $count } mercenari di { $seat }, non pagati, se ne sono andati.
}
event-bid-shown = { $coins ->
    [0] { $seat } non ha puntato nulla.
    [one] { $seat } ha puntato una moneta.
   *[other] { $seat } ha puntato { $coins } monete.
}
event-bids-tied = { $coins ->
    [one] Le puntate più alte sono pari, una moneta: si punta di nuovo.
   *[other] Le puntate più alte sono pari, { $coins } monete: si punta di nuovo.
}
event-mercenaries-hired = { $count ->
    [one] { $coins ->
        [one] { $seat } ha assoldato un mercenario per una moneta.
       *[other] { $seat } ha assoldato un mercenario per { $coins } monete.
    }
   *[other] { $coins ->
        [one] { $seat } ha assoldato { $count } mercenari per una moneta.
       *[other] { $seat } ha assoldato { $count } mercenari per { $coins } monete.
    }
}
event-nobody-hired = { $count ->
    [one] Nessuno ha assoldato il mercenario.
   *[other] Nessuno ha assoldato i { $count } mercenari.
}
event-mercenaries-deployed = { $count ->
    [one] { $seat } ha mandato un mercenario presso { $village }.
   *[other] { $seat } ha mandato { $count } mercenari presso { $village }.
}
event-mercenaries-sickened = { $count ->
    [one] Un mercenario di { $seat } è morto di Peste presso { $village }.
   *[other] { $count } mercenari di { $seat } sono morti di Peste presso { $village }.
}
event-mercenaries-back = { $count ->
    [one] Un mercenario di { $seat } è tornato nella riserva.
   *[other] { $count } mercenari di { $seat } sono tornati nella riserva.
}
event-reserve-rose = { $seat } ha giocato Rivolta contro i mercenari di { $other }.
event-reserve-lost = { $count ->
    [0] { $seat } non ha perso mercenari: { $die } sul dado.
    [one] { $seat } ha perso un mercenario: { $die } sul dado.
   *[other] { $seat } ha perso { $count } mercenari: { $die } sul dado.
}
event-volley-shot = { $side-word ->
    [attacker] Gli arcieri degli attaccanti ({ $archers }) hanno messo a segno { $hits ->
        [one] un colpo
       *[other] { $hits } colpi
    }.
   *[other] Gli arcieri dei difensori ({ $archers }) hanno messo a segno { $hits ->
        [one] un colpo
       *[other] { $hits } colpi
    }.
}
event-aimed-at = Gli arcieri di { $seat } mirano contro { $lord }.
event-sniped = Tiro contro { $lord }: { $die } sul dado.
event-thrown-again = Un bombardiere permette a { $seat } di rilanciare un dado che mostrava { $die }.
event-guards-came = { $lord } ha una nuova guardia presso { $village }: { $troop }.
event-guards-reverted = { $count ->
    [one] Una guardia di { $seat } presso { $village } torna truppa normale: { $troop }.
   *[other] { $count } guardie di { $seat } presso { $village } tornano truppe normali: { $troop }.
}

prompt-Upkeep = Scegli quanti dei tuoi mercenari tenere, per una moneta ciascuno.
prompt-Auction = { $least ->
    [0] Punta in segreto per i mercenari della riserva generale. Paga solo chi punta di più.
    [one] Punta di nuovo, almeno una moneta.
   *[other] Punta di nuovo, almeno { $least } monete.
}
prompt-Deployment = Scegli quanti dei tuoi mercenari mandare in battaglia.
prompt-Volley = Battaglia presso { $village }: fai tirare i tuoi arcieri contro un Signore nemico, o passa per tirare contro le truppe.
prompt-VolleyDice = Gli arcieri di { $village } hanno tirato: rilancia un dado, o passa.
prompt-Sniped = Tiro contro { $target }: rilancia il dado, o passa.
prompt-GuardsCalled = { $group-word ->
    [kings] { $lord } è Re: scegli fino a due Cavalieri e due Fanti come Guardie Reali, o passa.
   *[other] { $lord } è Regina: scegli fino a un Cavaliere e due Fanti come Guardie Reali, o passa.
}

field-tactics = Tattiche
field-for-hire = Mercenari disponibili
field-mercenaries = Mercenari nella riserva
field-guarded = Guardie Reali di
field-kings = Re
field-queens = Regina

option-tactics = Tattiche
option-tactics-no = no
option-tactics-yes = sì

about-archer = Prima di una battaglia il primo arciere di uno schieramento tira un dado, ogni altro aggiunge 1 colpo; contro le mura per il dado ne servono 2 o 3.
about-bombardier = Senza forza. Permette al suo schieramento di rilanciare 1 dado a ogni lancio; è eliminato solo se resta senza altre truppe.
about-mercenary = Come un Fante. Aspetta nella riserva, per 1 moneta a turno, finché lo mandi in una battaglia di un tuo Signore.
about-king-knight = Una Guardia Reale: va dove va il Re, in battaglia aggiunge 1 colpo insieme alle altre, e nessuna freccia la colpisce.
about-king-footman = Una Guardia Reale: va dove va il Re, in battaglia aggiunge 1 colpo insieme alle altre, e nessuna freccia la colpisce.
about-queen-knight = Una Guardia Reale: va dove va la Regina, in battaglia aggiunge 1 colpo insieme alle altre, e nessuna freccia la colpisce.
about-queen-footman = Una Guardia Reale: va dove va la Regina, in battaglia aggiunge 1 colpo insieme alle altre, e nessuna freccia la colpisce.
