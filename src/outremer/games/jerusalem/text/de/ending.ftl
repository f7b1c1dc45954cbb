### Das Ende: woraus die Punkte bestehen, und was zwischen Gleichen entschied.

score-count = { $count ->
    [one] { $count } Stockwerk
   *[other] { $count } Stockwerke
}
sum-points = Stockwerke des Turms
sum-tower-points = Übrige Prestigepunkte
sum-tower-points-note = Was hereinkam, und was die Stockwerke kosteten.

part-before = Bevor dieser Tisch begann
part-round-1 = Runde 1
part-round-2 = Runde 2
part-round-3 = Runde 3
part-round-4 = Runde 4
part-round-5 = Runde 5
part-areas = Kontrollierte Gebiete
part-cards = Aktionskarten
part-materials = Baumaterial
part-intrigue = Intrige bei Hof
part-gift-most-squires = Geschenk des Königs, die meisten Knappen
part-gift-most-bezants = Geschenk des Königs, das meiste Geld
part-gift-action-card = Geschenk des Königs, aufgehobene Aktionskarte
part-stolen = Von anderen gestohlen
part-floors = Für Stockwerke bezahlt

tie-left = { $names } hat einen ebenso hohen Turm wie { $others } und mehr Prestigepunkte übrig ({ $has } gegen { $others-have }).
tie-character = { $names } hat einen ebenso hohen Turm und ebenso viele Prestigepunkte übrig wie { $others }, aber in Runde 5 das Amt mit der niedrigeren Nummer ({ $has } vor { $others-have }).
