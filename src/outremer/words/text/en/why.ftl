### Why a bot chooses as it does, and what a move of another player did.

why-played = { $player } played: { $move }.
why-search = The bot thought ahead about { $considered } possibilities for { $player }:
why-ahead = The bot looked one move ahead at { $considered } possibilities for { $player }:
why-chance = The bot draws one of { $considered } moves by lot for { $player }.
why-option = { $number }. { $moves }: { $share } percent of the win ({ $low } to { $high })
why-effects = At once: { $effects }.
why-effect = { $part } { $after } instead of { $before }{ $speaks ->
    [pro] { "" }
   *[contra] { " " }(speaks against it)
}
why-nothing = At once it changes nothing that counts.
why-seen = { $player } played: { $move }. As far as you may know, their share of the win was { $before } percent before and is { $share } now ({ $low } to { $high }).
why-unseen = What { $player } said is secret, so it cannot be explained before the end of the game.
