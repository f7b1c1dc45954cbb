### The end: what the points are made of, and what decided between equals.

score-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
sum-points = Victory points
sum-points-note = The highest and the lowest characteristic count.

part-gold = Gold
part-faith = Faith
part-power = Power
part-reputation = Reputation

tie-second = { $names } has as many points as { $others }, and the higher second characteristic ({ $has } against { $others-have }).
tie-third = { $names } has as many points as { $others }, and the higher third characteristic ({ $has } against { $others-have }).
tie-fourth = { $names } has as many points as { $others }, and the higher fourth characteristic ({ $has } against { $others-have }).
