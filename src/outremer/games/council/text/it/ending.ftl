### La fine: di che cosa sono fatti i punti, e che cosa ha deciso tra pari.

score-count = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
sum-points = Punti vittoria

part-before = Prima che questo tavolo cominciasse
part-permits = Bonus dei permessi
part-rewards = Gettoni ricompensa delle città
part-nobility-track = Caselle del percorso della nobiltà
part-last-emporium = Decimo emporio
part-colours = Tessere bonus, città di un colore
part-regions = Tessere bonus, regioni
part-king-tiles = Tessere premio del re
part-noblest = Posto sul percorso della nobiltà
part-most-permits = Più permessi

tie-helpers = { $names } ha tanti punti quanti { $others }, e una somma più alta di aiutanti e carte politica ({ $has } contro { $others-have }).

won-time-is-up = La partita è stata chiusa per la sua lunghezza, con il punteggio del momento.
