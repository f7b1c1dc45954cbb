### Das Ende: woraus die Punkte bestehen, und was zwischen Gleichen entschied.

score-count = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
sum-points = Siegpunkte

part-before = Bevor dieser Tisch begann
part-permits = Boni der Baugenehmigungen
part-rewards = Belohnungsmarker der Städte
part-nobility-track = Felder der Adelsleiste
part-last-emporium = Zehntes Handelshaus
part-colours = Bonusplättchen, Städte einer Farbe
part-regions = Bonusplättchen, Regionen
part-king-tiles = Königspreise
part-noblest = Platz auf der Adelsleiste
part-most-permits = Meiste Baugenehmigungen

tie-helpers = { $names } hat ebenso viele Punkte wie { $others } und zusammengezählt mehr Gehilfen und Politikkarten ({ $has } gegen { $others-have }).

won-time-is-up = Das Spiel wurde seiner Länge wegen abgebrochen und gewertet, wie es stand.
