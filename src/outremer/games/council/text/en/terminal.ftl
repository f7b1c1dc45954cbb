### The Council of Four in the terminal.

board-so-many-coins = { $count ->
    [0] no coins
    [one] 1 coin
   *[other] { $count } coins
}
board-so-many-assistants = { $count ->
    [one] 1 assistant
   *[other] { $count } assistants
}
board-so-many-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
board-so-many-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-so-many-steps = { $count ->
    [one] 1 nobility step
   *[other] { $count } nobility steps
}
board-so-many-actions = { $count ->
    [one] another main action
   *[other] { $count } more main actions
}
board-so-many-tokens-again = { $count ->
    [one] the token of one of your cities again
   *[other] the tokens of { $count } of your cities again
}
board-so-many-free-permit = { $count ->
    [one] an open permit for nothing
   *[other] { $count } open permits for nothing
}
board-so-many-permit-again = { $count ->
    [one] the bonuses of one of your permits again
   *[other] the bonuses of { $count } of your permits again
}
board-laid = Chosen: { $cards }. To pay now: { $price }.
board-fit = { $cards } fit, { $price }
board-a-road = the king’s way costs { $price } a road
board-road = the king’s way costs { $price }
board-tiles = { $points } of tiles
board-returned = costs { $price }
board-nothing = pays nothing
board-falls = { $colour } falls out
board-column-coins = Coins
board-column-assistants = Assistants
board-column-points = Points
board-column-nobility = Nobility
board-column-cards = Cards
board-column-emporiums = Emporiums
board-column-permits = Permits
board-signs-cities = A city: ♔ the king is there, its colour ({ $colours }), what it pays, the initials of the cities its roads lead to, who has an emporium there, □ a neutral one
board-signs-councils = A council: → councillors enter here, ↓ fall out there ({ $colours }); then how many of your cards fit, and the price of that; below it the two open permits with cities and bonuses
board-signs-players = Tiles show their points; one struck through with a mark is that player’s. 7 +5: 7 points and 5 on tiles; 3/10: emporiums built; A/B (+2): permits face up, and how many are used
board-signs-track = Nobility track: cell and bonus; * stands for: { $cells }

folded-token-placed = { $count ->
    [one] A reward token lies on one city.
   *[other] Reward tokens lie on { $count } cities.
}
folded-councillor-seated = The councils are seated.
folded-permit-shown = Two permits lie open in each region.
folded-neutral-placed = { $count ->
    [one] A neutral emporium stands in one city.
   *[other] Neutral emporiums stand in { $count } cities.
}
folded-drew-card = The others drew their cards.
folded-drew = { $count ->
    [one] You drew one card.
   *[other] You drew { $count } cards.
}
