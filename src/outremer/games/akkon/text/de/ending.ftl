### Das Ende: woraus die Punkte bestehen, und was zwischen Gleichen entschied.

score-count = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
sum-points = Siegpunkte
sum-points-note = Es zählen die höchste und die niedrigste Eigenschaft.

part-gold = Gold
part-faith = Glaube
part-power = Macht
part-reputation = Ansehen

tie-second = { $names } hat ebenso viele Punkte wie { $others } und die höhere zweite Eigenschaft ({ $has } gegen { $others-have }).
tie-third = { $names } hat ebenso viele Punkte wie { $others } und die höhere dritte Eigenschaft ({ $has } gegen { $others-have }).
tie-fourth = { $names } hat ebenso viele Punkte wie { $others } und die höhere vierte Eigenschaft ({ $has } gegen { $others-have }).
