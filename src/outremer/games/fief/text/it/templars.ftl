### Le parole dell’espansione Templari.

noun-edict = l’editto reale
noun-curse = la maledizione dei Templari
noun-alone = da solo
noun-with-pope = con il Papa

move-take-vow = Fai Templare { $a } invece di pescare
move-build-commandery = Costruisci una commanderia a { $a }
move-hide-treasure = Cerca di nascondere il tesoro a { $a }
move-edict = Emana l’editto reale contro i Templari: { $a }
move-proclaim = Proclama l’editto reale contro i Templari: { $a }

event-commandery-built = { $coins ->
    [one] { $seat } ha costruito una commanderia a { $village } per una moneta.
   *[other] { $seat } ha costruito una commanderia a { $village } per { $coins } monete.
}
event-commandery-income = { $seat } ha ricevuto { $coins ->
    [one] una moneta
   *[other] { $coins } monete
} da { $commanderies ->
    [one] una commanderia.
   *[other] { $commanderies } commanderie.
}
event-templar-knight-came = Un Cavaliere Templare di { $seat } sta con { $lord } ({ $village }).
event-templar-knight-left = Il Cavaliere Templare di { $lord } ({ $seat }) ha lasciato { $village }.
event-treasure-sought = { $seat } vuole nascondere il tesoro templare a { $village }.
event-treasure-refused = { $seat } non ha voluto aiutare a nascondere il tesoro a { $village }.
event-treasure-roll = Il tesoro templare: { $seat } ha tirato { $die }.
event-treasure-hidden = Il tesoro templare è nascosto per sempre a { $village }.
event-edict-asked = { $lord } ({ $seat }) ha chiesto al Papa di appoggiare un editto reale contro i Templari.
event-edict-not-backed = { $seat }, come Papa, non ha appoggiato l’editto reale.
event-edict-issued = { $backing-word ->
    [alone] { $lord } ({ $seat }) ha emanato un editto reale contro i Templari.
   *[with-pope] { $lord } ({ $seat }) ha emanato un editto reale contro i Templari, con l’appoggio del Papa.
}
event-edict-pillaged = { $seat } ha saccheggiato { $commanderies ->
    [0] nulla: non c’erano commanderie.
    [one] una commanderia e ha ricevuto { $coins } monete.
   *[other] { $commanderies } commanderie e ha ricevuto { $coins } monete.
}
event-edict-paid = { $seat } ha salvato { $coins ->
    [one] una moneta da una commanderia, perché il tesoro era nascosto.
   *[other] { $coins } monete da { $commanderies } commanderie, perché il tesoro era nascosto.
}
event-order-abolished = L’ordine dei Templari è abolito per il resto della partita.
event-cursed = La maledizione del Gran Maestro è su { $lord } ({ $seat }).
event-curse-roll = La maledizione: { $die } sul dado per { $lord }.

prompt-TreasureSought = { $seat } vuole nascondere il tesoro templare a { $village } insieme al tuo Templare. Accetta o rifiuta.
prompt-EdictAsked = { $by } chiede a te, il Papa, di appoggiare un editto reale: tutti i Signori Templari morirebbero. Accetta o rifiuta.
prompt-EdictMoment = Le udienze stanno per finire: emana l’editto reale contro i Templari, o passa.

field-templars = Templari
field-commanderies = Commanderia
field-commanderies_left = Commanderie rimaste
field-bound = Cavalieri Templari
field-sought = Tesoro cercato in questo turno
field-treasure = Tesoro nascosto
field-edict = Editto emanato
field-abolished = Ordine abolito
field-cursed = Maledetti


option-templars = Templari
option-templars-no = no
option-templars-yes = sì

about-templar = Un Signore dell’ordine: non può sposarsi, avere titoli, ordinare un assassinio né attaccare altri giocatori; può difendersi.
about-templar-master = 1 punto vittoria. Finché è in gioco, per un editto contro l’ordine il Re ha bisogno del Papa.
about-templar-knight = Un Cavaliere che sta sempre con il suo Templare, e se ne va quando questi muore.
