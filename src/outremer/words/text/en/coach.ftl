### What the coach says of a finished game, and when somebody asks for a hint.

coach-thinking = The coach looks at the game …
coach-curve = Who was to win
coach-move = Move
coach-curve-note = Shares of the win at each move of the record, with their standard errors: what the judge foretells, corrected by { $playouts } games that were played on greedily to their end.
coach-nothing-costly = No decision that surely cost anything was found.
coach-decision = Move { $number }: { $played }. Better: { $better }. It cost { $loss } ± { $error } percent of the win ({ $share } instead of { $better_share }).
coach-why = Some turns later: { $parts }.
coach-sway = { $part } { $better } instead of { $played }{ $speaks ->
    [pro] { "" }
   *[contra] { " " }(speaks against it)
}
coach-decisions-note = All { $choices } decisions with a choice were looked at, and { $examined } thought about, each by what its player could know.
coach-cut = Time ran out, and the rest was left out.
