### Le parole dell’espansione Tattiche.

move-keep = { $a ->
    [0] Non tenere nessun Mercenario
    [one] Tieni un Mercenario per una moneta
   *[other] Tieni { $a } Mercenari per { $a } monete
}
move-bid = { $a ->
    [0] Non puntare nulla
    [one] Punta una moneta
   *[other] Punta { $a } monete
}
move-deploy = { $a ->
    [0] Non mandare nessun Mercenario
    [one] Manda un Mercenario in battaglia
   *[other] Manda { $a } Mercenari in battaglia
}
move-snipe = Tira contro { $a }
move-re-roll = Rilancia un dado che mostra { $a }
move-guard = Fai Guardia Reale un { $a }
move-rouse-reserve = Gioca Rivolta contro i Mercenari di { $a-player }

event-mercenaries-paid = { $count ->
    [one] { $seat } ha pagato un Mercenario.
   *[other] { $seat } ha pagato { $count } Mercenari.
}
event-mercenaries-left = { $count ->
    [one] Un Mercenario di { $seat }, non pagato, se n’è andato.
   *[other] { $count } Mercenari di { $seat }, non pagati, se ne sono andati.
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
        [one] { $seat } ha assoldato un Mercenario per una moneta.
       *[other] { $seat } ha assoldato un Mercenario per { $coins } monete.
    }
   *[other] { $coins ->
        [one] { $seat } ha assoldato { $count } Mercenari per una moneta.
       *[other] { $seat } ha assoldato { $count } Mercenari per { $coins } monete.
    }
}
event-nobody-hired = { $count ->
    [one] Nessuno ha assoldato il Mercenario.
   *[other] Nessuno ha assoldato i { $count } Mercenari.
}
event-mercenaries-deployed = { $count ->
    [one] { $seat } ha mandato un Mercenario presso { $village }.
   *[other] { $seat } ha mandato { $count } Mercenari presso { $village }.
}
event-mercenaries-sickened = { $count ->
    [one] Un Mercenario di { $seat } è morto di Peste presso { $village }.
   *[other] { $count } Mercenari di { $seat } sono morti di Peste presso { $village }.
}
event-mercenaries-back = { $count ->
    [one] Un Mercenario di { $seat } è tornato nella riserva.
   *[other] { $count } Mercenari di { $seat } sono tornati nella riserva.
}
event-reserve-rose = { $seat } ha giocato Rivolta contro i Mercenari di { $other }.
event-reserve-lost = { $count ->
    [0] { $seat } non ha perso Mercenari: { $die } sul dado.
    [one] { $seat } ha perso un Mercenario: { $die } sul dado.
   *[other] { $seat } ha perso { $count } Mercenari: { $die } sul dado.
}
event-volley-shot = { $side-word ->
    [attacker] Gli Arcieri degli attaccanti ({ $archers }) hanno messo a segno { $hits ->
        [one] un colpo
       *[other] { $hits } colpi
    }.
   *[other] Gli Arcieri dei difensori ({ $archers }) hanno messo a segno { $hits ->
        [one] un colpo
       *[other] { $hits } colpi
    }.
}
event-aimed-at = Gli Arcieri di { $seat } mirano contro { $lord }.
event-sniped = Tiro contro { $lord }: { $die } sul dado.
event-thrown-again = Un Bombardiere permette a { $seat } di rilanciare un dado che mostrava { $die }.
event-guards-came = { $lord } ha una nuova guardia presso { $village }: { $troop }.
event-guards-reverted = { $count ->
    [one] Una guardia di { $seat } presso { $village } torna truppa normale: { $troop }.
   *[other] { $count } guardie di { $seat } presso { $village } tornano truppe normali: { $troop }.
}

prompt-Upkeep = Scegli quanti dei tuoi Mercenari tenere, per una moneta ciascuno.
prompt-Auction = { $least ->
    [0] Punta in segreto per i Mercenari della riserva generale. Paga solo chi punta di più.
    [one] Punta di nuovo, almeno una moneta.
   *[other] Punta di nuovo, almeno { $least } monete.
}
prompt-Deployment = Scegli quanti dei tuoi Mercenari mandare in battaglia.
prompt-Volley = Battaglia presso { $village }: fai tirare i tuoi Arcieri contro un Signore nemico, o passa per tirare contro le truppe.
prompt-VolleyDice = Gli Arcieri di { $village } hanno tirato: rilancia un dado, o passa.
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

about-archer = Prima di una battaglia il primo Arciere di uno schieramento tira un dado, ogni altro aggiunge 1 colpo; contro le mura per il dado ne servono 2 o 3.
about-bombardier = Senza forza. Permette al suo schieramento di rilanciare 1 dado a ogni lancio; è eliminato solo se resta senza altre truppe.
about-mercenary = Come un Fante. Aspetta nella riserva, per 1 moneta a turno, finché lo mandi in una battaglia di un tuo Signore.
about-king-knight = Una Guardia Reale: va dove va il Re, in battaglia aggiunge 1 colpo insieme alle altre, e nessuna freccia la colpisce.
about-king-footman = Una Guardia Reale: va dove va il Re, in battaglia aggiunge 1 colpo insieme alle altre, e nessuna freccia la colpisce.
about-queen-knight = Una Guardia Reale: va dove va la Regina, in battaglia aggiunge 1 colpo insieme alle altre, e nessuna freccia la colpisce.
about-queen-footman = Una Guardia Reale: va dove va la Regina, in battaglia aggiunge 1 colpo insieme alle altre, e nessuna freccia la colpisce.
