### What the browser adds to the words of the game.

## The board

board-map = The kingdom: coast, hills and mountains
board-council = Council: { $name }
board-seated = From the arrow on: { $colours }
board-queue = New councillors enter at the left; whoever stands at the right end falls out
board-would-cost = With your { $cards ->
    [one] best card
   *[other] best { $cards } cards
}: { $price ->
    [0] nothing
    [one] one coin
   *[other] { $price } coins
}
board-no-card-fits = None of your cards fits
board-in-supply = { $count ->
    [0] none beside the board
    [one] one beside the board
   *[other] { $count } beside the board
}
board-pile = { $count ->
    [0] no permit left in the pile
    [one] one permit in the pile
   *[other] { $count } permits in the pile
}
board-under = Under the pile: { $permits }
board-no-permit = none left
board-pays = Pays { $goods }
board-no-token = The king’s city: no reward, but it passes connections on
board-king-here = The king is here
board-neutral = nobody (neutral)
board-emporiums-of = Emporiums: { $names }
board-no-emporium = No emporium yet
board-roads-to = Roads to { $cities }
board-nothing = nothing
board-build-cost = Building here would cost { $cost }
board-build-pays = and pay { $goods }
board-build-through = through { $cities }
board-build-tiles = and complete { $groups }: { $points } points on tiles
board-no-permit-held = You hold no permit for this city
board-few-assistants = You have too few assistants to build here
board-king-too-far = You cannot pay the king’s way here
board-tap-again = Tap again to build.
board-coins = { $count ->
    [one] one coin
   *[other] { $count } coins
}
board-assistants = { $count ->
    [one] one assistant
   *[other] { $count } assistants
}
board-points = { $count ->
    [one] one point
   *[other] { $count } points
}
board-cards = { $count ->
    [one] one politics card
   *[other] { $count } politics cards
}
board-steps = { $count ->
    [one] one nobility step
   *[other] { $count } nobility steps
}
board-actions = { $count ->
    [one] one additional main action
   *[other] { $count } additional main actions
}
board-tokens-again = { $count ->
    [one] one reward token again
   *[other] { $count } reward tokens again
}
board-nobility = Cell { $cell } of the nobility track
board-emporiums-left = { $count ->
    [one] one emporium left to build
   *[other] { $count } emporiums left to build
}
board-tile-points = { $count ->
    [one] one point on tiles, counted at the end
   *[other] { $count } points on tiles, counted at the end
}
board-permits = Permits: { $held } face up, { $used } used
board-used = used
board-hand = Your politics cards
board-no-cards = no cards
board-fits = fits
board-wild = Fits any councillor, for one coin more
board-laid = { $cards ->
    [one] one card
   *[other] { $cards } cards
}: { $price ->
    [0] nothing to pay
    [one] one coin
   *[other] { $price } coins
}
board-last-turns = { $name } built the last emporium: everybody else has one more turn.
about-colour-tile = For the first emporiums in all cities of this metal
about-region-tile = For the first emporiums in all cities of this region
about-king-tile = The topmost one goes with each bonus tile that is won

## What a click does

mode-elect = Elect
mode-elect-kind = main action
mode-send = Send
mode-send-kind = quick action

## The chapters of the rules

chapter-component = Components
chapter-setup = Setup
chapter-action = Actions
chapter-end = End of the game
chapter-build = Building
chapter-two-players = Two players
chapter-map = The map
chapter-turn = The turn
chapter-symbol = Symbols
chapter-permit-tile = Permit tiles
chapter-emporium = Emporiums
chapter-bonus = Bonus tiles and the king’s rewards
chapter-quick = Quick actions
chapter-nobility = The nobility track

## The chronicle in tables

tally-scoring = The final count
tally-tiles = tiles
tally-nobility = nobility
tally-permits = permits
tally-total = in all
tally-points = points
tally-coins = coins
tally-assistants = assistants
tally-emporiums = emporiums
tally-round-end = What the round brought
tally-by-round = round

## The guide

guided-here = Guided first turns
guided-done = The first turns are played
