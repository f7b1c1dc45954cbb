### What all games share: the players, and how a refusal is said.

seat-0 = Red
seat-1 = Blue
seat-2 = Green
seat-3 = Yellow
seat-4 = Purple
seat-5 = White
names-and = { $some } and { $last }

refusal = That is not allowed: { $rule } [{ $id }]
refusal-of = “{ $move }” is not allowed: { $rule } [{ $id }]

field-game = Game
field-seats = Seats
field-seat = Seat
field-options = Options
field-world = Table
field-forms = Open paragraphs
field-asked = To move
field-rolling = Chance decides
field-over = Over

yes = yes
no = no
nobody = nobody
hidden = hidden
