### The end: what the points are made of, and what decided between equals.

score-count = { $count ->
    [one] { $count } floor
   *[other] { $count } floors
}
sum-points = Floors of the tower
sum-tower-points = Tower points left
sum-tower-points-note = What came in, and what the floors cost.

part-before = Before this table began
part-round-1 = Round 1
part-round-2 = Round 2
part-round-3 = Round 3
part-round-4 = Round 4
part-round-5 = Round 5
part-areas = Areas controlled
part-cards = Action cards
part-materials = Building materials
part-intrigue = Court intrigue
part-gift-most-squires = King’s gift, most squires
part-gift-most-bezants = King’s gift, most bezants
part-gift-action-card = King’s gift, action card kept
part-stolen = Stolen by others
part-floors = Paid for floors

tie-left = { $names } has as high a tower as { $others }, and more tower points left ({ $has } against { $others-have }).
tie-character = { $names } has as high a tower and as many tower points left as { $others }, and in round 5 the character with the lower number ({ $has } before { $others-have }).
