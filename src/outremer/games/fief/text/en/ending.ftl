### The end: what the points are made of, and what decided between equals.

score-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
sum-points = Victory points

part-fiefs = Fiefs
part-king = King
part-pope = Pope
part-crusades = State titles overseas
part-teutonic = Grand Master of the Teutonic Knights
part-templars = Grand Master of the Templars

won-solo = { $count ->
    [one] { $names } reached the goal alone, with { $points } victory points.
   *[other] { $names } reached the goal, each alone, and are equal in everything.
}
won-pair = { $names } reached the goal as allies by marriage, with { $points } victory points together.
won-limit = Nobody reached the goal before the last turn, so the points of each alone decided.

tie-solo = { $names } won alone, and that goes before { $others }, who are allied.
tie-points = { $names } { $count ->
    [one] has
   *[other] have
} reached the goal as { $others } did, with more victory points ({ $has } against { $others-have }).
tie-king = { $names } { $count ->
    [one] has
   *[other] have
} as many points as { $others }, and the King.
tie-pope = { $names } { $count ->
    [one] has
   *[other] have
} as many points as { $others }, and the Pope.
tie-regent = { $names } { $count ->
    [one] has
   *[other] have
} as many points as { $others }, and the Queen Regent.
tie-fiefs = { $names } { $count ->
    [one] has
   *[other] have
} as many points as { $others }, and more fiefs ({ $has } against { $others-have }).
tie-sees = { $names } { $count ->
    [one] has
   *[other] have
} as many points as { $others }, and more bishoprics ({ $has } against { $others-have }).
tie-villages = { $names } { $count ->
    [one] has
   *[other] have
} as many points as { $others }, and more villages ({ $has } against { $others-have }).
