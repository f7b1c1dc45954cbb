### The end: what the points are made of, and what decided between equals.

score-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
sum-points = Victory points

part-before = Before this table began
part-permits = Bonuses of permits
part-rewards = Reward tokens of cities
part-nobility-track = Cells of the nobility track
part-last-emporium = Tenth emporium
part-colours = Bonus tiles, cities of a colour
part-regions = Bonus tiles, regions
part-king-tiles = King’s reward tiles
part-noblest = Ahead on the nobility track
part-most-permits = Most permits

tie-helpers = { $names } has as many points as { $others }, and more assistants and politics cards together ({ $has } against { $others-have }).

won-time-is-up = The game was called off for its length, and scored as it stood.
