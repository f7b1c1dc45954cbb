### La fine: di che cosa sono fatti i punti, e che cosa ha deciso tra pari.

score-count = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
sum-points = Punti vittoria

part-fiefs = Feudi
part-king = Re
part-pope = Papa
part-crusades = Titoli di stato d’Oltremare
part-teutonic = Gran Maestro dei Teutonici
part-templars = Gran Maestro dei Templari

won-solo = { $count ->
    [one] { $names } ha raggiunto l’obiettivo senza alleanze, con { $points } punti vittoria.
   *[other] { $names } hanno raggiunto l’obiettivo, ciascuna famiglia da sola, e sono pari in tutto.
}
won-pair = { $names } hanno raggiunto l’obiettivo in alleanza per matrimonio, con { $points } punti vittoria in due.
won-limit = Nessuno ha raggiunto l’obiettivo prima dell’ultimo turno: hanno deciso i punti di ciascuna famiglia da sola.

tie-solo = { $names } ha vinto da sé, e questo prevale su { $others }, in alleanza.
tie-points = { $names } { $count ->
    [one] ha
   *[other] hanno
} raggiunto l’obiettivo come { $others }, con più punti vittoria ({ $has } contro { $others-have }).
tie-king = { $names } { $count ->
    [one] ha
   *[other] hanno
} tanti punti quanti { $others }, e il Re.
tie-pope = { $names } { $count ->
    [one] ha
   *[other] hanno
} tanti punti quanti { $others }, e il Papa.
tie-regent = { $names } { $count ->
    [one] ha
   *[other] hanno
} tanti punti quanti { $others }, e la Regina Reggente.
tie-fiefs = { $names } { $count ->
    [one] ha
   *[other] hanno
} tanti punti quanti { $others }, e più feudi ({ $has } contro { $others-have }).
tie-sees = { $names } { $count ->
    [one] ha
   *[other] hanno
} tanti punti quanti { $others }, e più vescovati ({ $has } contro { $others-have }).
tie-villages = { $names } { $count ->
    [one] ha
   *[other] hanno
} tanti punti quanti { $others }, e più villaggi ({ $has } contro { $others-have }).
