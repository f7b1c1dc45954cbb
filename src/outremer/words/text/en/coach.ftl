### What the coach says of a finished game, and when somebody asks for a hint.

coach-thinking = The coach looks at the game …
coach-curve = Who was to win
coach-move = Move
coach-curve-note = Shares of the win at each move of the record, with their standard errors: what the judge foretells, corrected by { $playouts } games that were played on to their end, always looking one move ahead.
coach-nothing-costly = No decision that surely cost anything was found.
coach-decision = Move { $number }: { $played }. Better: { $better }. It cost { $loss } ± { $error } percent of the win ({ $share } instead of { $better_share }).
coach-why = Some turns later: { $parts }.
coach-sway = { $part } { $better } instead of { $played }{ $speaks ->
    [pro] { "" }
   *[contra] { " " }(speaks against it)
}
coach-decisions-note = All { $choices } decisions with a choice were looked at, and { $examined } thought about, each by what its player could know.
coach-cut = Time ran out, and the rest was left out.

## The page beside the replay

coach-title = Why, and the coach
coach-back = To the table
coach-ask = Ask the coach
coach-ask-note = The coach goes through the whole game: who was to win at every move, and which decisions cost most. The curve comes at once, everything takes about a minute.
coach-nobody = Choose a name on the first page, then you can ask.
coach-waiting = { $ahead ->
    [0] The coach begins in a moment.
    [one] One other game comes first.
   *[other] { $ahead } other games come first.
}
coach-progress = The coach thinks: { $percent } %.
coach-interrupted = The coach was interrupted.
coach-again = Ask again
coach-axis = Shares of the win by moment, a line for each seat with a band of one standard error to either side
coach-click = A click on the curve leads to that moment of the replay. The bands are one standard error to either side.
coach-moment = Moment
coach-look = To moment { $moment }
coach-numbers = In numbers
coach-costliest = The costliest decisions
coach-played = Played
coach-better = The bot’s choice
coach-loss = { $loss } ± { $error } % of the win
coach-shares = { $share } % instead of { $better } %
coach-line = Line { $number }
coach-parts = Some turns later, with the bot’s choice
coach-part = { $part }: { $better } instead of { $played }
coach-for = speaks for it
coach-against = speaks against it
coach-see = See it
coach-play-on = Play on from here
coach-not-yet = Nothing found so far.
coach-doubt = A decision is told only where it surely cost something, by what its player could know. Behind ± stands one standard error of deals and chance; how far the judge itself may be wrong is not in it.

## A hint while one plays

coach-hint = Hint
coach-hint-note = The best moves by what you may know. Everybody sees that you took a hint.
coach-promise = { $share } % of the win
coach-between = between { $low } and { $high } %
coach-effect = { $part }: { $after } instead of { $before }
coach-no-hint = There is nothing to choose here.
coach-close = Close
