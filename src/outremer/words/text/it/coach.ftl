### Che cosa dice il maestro di una partita finita, e quando qualcuno chiede un suggerimento.

coach-thinking = Il maestro guarda la partita …
coach-curve = Come stava la vittoria
coach-move = Mossa
coach-curve-note = Quote di vittoria a ogni mossa del verbale, con i loro errori standard: quel che prevede il giudice, corretto da { $playouts } partite continuate avidamente fino alla fine.
coach-nothing-costly = Non si è trovata nessuna decisione che sia sicuramente costata qualcosa.
coach-decision = Mossa { $number }: { $played }. Meglio: { $better }. È costata { $loss } ± { $error } per cento della vittoria ({ $share } invece di { $better_share }).
coach-why = Alcuni turni dopo: { $parts }.
coach-sway = { $part } { $better } invece di { $played }{ $speaks ->
    [pro] { "" }
   *[contra] { " " }(parla a sfavore)
}
coach-decisions-note = Tutte le { $choices } decisioni in cui c’era una scelta sono state guardate, e { $examined } ponderate, ciascuna secondo quel che il suo giocatore poteva sapere.
coach-cut = Il tempo è finito, e il resto è stato tralasciato.
