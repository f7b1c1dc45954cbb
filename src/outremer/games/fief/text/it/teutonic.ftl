### Le parole del modulo Cavalieri Teutonici.

move-vow-teutonic = { $a } prende i voti dei Cavalieri Teutonici, al posto di una carta
move-teutonic-stronghold = Costruisci una fortezza Teutonica a { $a }
move-teutonic-raise = Rendi Teutoniche le mura di { $a }

event-teutonic-vow-asked = { $seat } ha chiesto a { $to } che { $lord } entri nei Cavalieri Teutonici.
event-teutonic-vow-refused = { $seat } non permette che { $lord } entri nei Cavalieri Teutonici.
event-teutonic-knights-ready = { $knights ->
    [one] { $seat } ha un Cavaliere Teutonico nella riserva.
   *[other] { $seat } ha { $knights } Cavalieri Teutonici nella riserva.
}
event-teutonic-built = { $coins ->
    [one] { $seat } ha costruito una fortezza Teutonica a { $village } per una moneta.
   *[other] { $seat } ha costruito una fortezza Teutonica a { $village } per { $coins } monete.
}
event-teutonic-raised = { $coins ->
    [one] { $seat } ha reso Teutoniche le mura di { $village } per una moneta: { $walls }.
   *[other] { $seat } ha reso Teutoniche le mura di { $village } per { $coins } monete: { $walls }.
}

prompt-VowAsked = { $by } vuole fare di { $lord } un Signore Teutonico. Accetta o rifiuta.

field-teutonic = Cavalieri Teutonici
field-fortifications = Fortificazione Teutonica
field-built = Hanno costruito in questo turno
field-reserve = Hanno Cavalieri Teutonici
field-titles_left = Titoli rimasti
field-fortifications_left = Fortificazioni rimaste

option-teutonic = Cavalieri Teutonici
option-teutonic-no = no
option-teutonic-yes = sì
option-teutonic_recruits = Un titolo Teutonico va
option-teutonic_recruits-family = su un Signore della propria famiglia
option-teutonic_recruits-any = sul Signore di qualsiasi famiglia, con il suo consenso

about-teutonic = Un Signore dell’ordine: non può sposarsi, diventare vescovo o Re, ordinare un assassinio né attaccare un confratello; può avere feudi.
about-teutonic-master = 1 punto vittoria. Finché è in gioco, ogni Cavaliere Teutonico in una battaglia aggiunge 1 colpo.
about-teutonic-knight = Un Cavaliere che si acquista solo in mura Teutoniche. Due aggiungono 1 colpo se li guida un Signore Teutonico, ciascuno finché c’è un Gran Maestro.
