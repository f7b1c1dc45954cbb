### Das Ende: woraus die Punkte bestehen, und was zwischen Gleichen entschied.

score-count = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
sum-points = Siegpunkte

part-fiefs = Lehen
part-king = König
part-pope = Papst
part-crusades = Titel in Übersee
part-teutonic = Hochmeister des Deutschen Ordens
part-templars = Großmeister der Templer

won-solo = { $count ->
    [one] { $names } hat das Ziel allein erreicht, mit { $points } Siegpunkten.
   *[other] { $names } haben das Ziel erreicht, jede Familie allein, und sind in allem gleich.
}
won-pair = { $names } haben das Ziel als durch Ehe Verbündete erreicht, mit zusammen { $points } Siegpunkten.
won-limit = Vor der letzten Runde hat niemand das Ziel erreicht, also entschieden die Punkte jeder Familie für sich.

tie-solo = { $names } hat allein gewonnen, und das geht vor { $others } im Bündnis.
tie-points = { $names } { $count ->
    [one] hat
   *[other] haben
} das Ziel erreicht wie { $others }, mit mehr Siegpunkten ({ $has } gegen { $others-have }).
tie-king = { $names } { $count ->
    [one] hat
   *[other] haben
} ebenso viele Punkte wie { $others }, und dazu den König.
tie-pope = { $names } { $count ->
    [one] hat
   *[other] haben
} ebenso viele Punkte wie { $others }, und dazu den Papst.
tie-regent = { $names } { $count ->
    [one] hat
   *[other] haben
} ebenso viele Punkte wie { $others }, und dazu die Regentin.
tie-fiefs = { $names } { $count ->
    [one] hat
   *[other] haben
} ebenso viele Punkte wie { $others } und mehr Lehen ({ $has } gegen { $others-have }).
tie-sees = { $names } { $count ->
    [one] hat
   *[other] haben
} ebenso viele Punkte wie { $others } und mehr Bistümer ({ $has } gegen { $others-have }).
tie-villages = { $names } { $count ->
    [one] hat
   *[other] haben
} ebenso viele Punkte wie { $others } und mehr Dörfer ({ $has } gegen { $others-have }).
