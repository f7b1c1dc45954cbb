### Perché un bot sceglie così, e che cosa ha fatto la mossa di un altro.

why-played = { $player } ha giocato: { $move }.
why-search = Il bot ha pensato in anticipo a { $considered } possibilità per { $player }:
why-ahead = Il bot ha guardato una mossa avanti tra { $considered } possibilità per { $player }:
why-chance = Il bot tira a sorte una di { $considered } mosse per { $player }.
why-option = { $number }. { $moves }: { $share } per cento della vittoria (da { $low } a { $high })
why-effects = Subito: { $effects }.
why-effect = { $part } { $after } invece di { $before }{ $speaks ->
    [pro] { "" }
   *[contra] { " " }(parla a sfavore)
}
why-nothing = Subito non cambia nulla che conti.
why-seen = { $player } ha giocato: { $move }. Per quanto puoi sapere, la sua quota di vittoria era del { $before } per cento e ora è del { $share } (da { $low } a { $high }).
why-unseen = Quel che { $player } ha detto è segreto, e perciò non si può spiegare prima della fine della partita.
