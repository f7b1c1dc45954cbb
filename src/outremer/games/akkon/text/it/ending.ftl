### La fine: di che cosa sono fatti i punti, e che cosa ha deciso tra pari.

score-count = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
sum-points = Punti vittoria
sum-points-note = Contano la caratteristica più alta e la più bassa.

part-gold = Oro
part-faith = Fede
part-power = Potere
part-reputation = Reputazione

tie-second = { $names } ha tanti punti quanti { $others }, e più alta la seconda caratteristica ({ $has } contro { $others-have }).
tie-third = { $names } ha tanti punti quanti { $others }, e più alta la terza caratteristica ({ $has } contro { $others-have }).
tie-fourth = { $names } ha tanti punti quanti { $others }, e più alta la quarta caratteristica ({ $has } contro { $others-have }).
