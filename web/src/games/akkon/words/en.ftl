### What the browser adds to the words of the game.

## The board

board-coast = The coast of the Holy Land
board-scales = The four characteristics
board-round = Round { $round }
board-phase-auction = Auction
board-phase-actions = Actions
board-first = First player, with the Seneschal
board-shortest = { $count ->
    [one] one card left in the shortest deck
   *[other] { $count } cards left in the shortest deck
}
board-last-round = A deck has run out: last round
board-on-offer = On offer
board-card-of = { $kind } of { $city }
board-cost = { $count ->
    [one] Costs one Templar
   *[other] Costs { $count } Templars
}
board-cheaper = One less, thanks to your Chaplain
board-does-holy-lance = You advance { $steps } in { $track }
board-does-excommunication = You advance { $steps } in { $track } and an opponent goes back 2 there
board-does-siege = You advance { $steps } in { $track } and go back 1 in { $loss }
board-does-plague = { $last ->
    [1] An opponent goes back 1 in { $track }
   *[other] An opponent goes back 1 in { $track }; in the next round you take one of their Templars
}
board-does-brothers-opponent = { $last ->
    [1] An opponent advances 1 in { $track }
   *[other] An opponent advances 1 in { $track }; in the next auction you use two of their Templars
}
board-does-brothers-player = { $last ->
    [1] You advance 1 in { $track }
   *[other] You advance 1 in { $track }; in the next auction you use two of an opponent’s Templars
}
board-does-levant-trade = You advance in { $track } by half of an opponent’s Templars before { $city }, rounded up
board-does-forbidden-writings = You advance { $steps } in one characteristic of your choice and go back 1 in another
board-does-minting-right = You take one of the cards on offer
board-reconstructed = Our reconstruction: no list of the printed cards is known. Their owner can put in the real ones.
board-reconstructed-short = Reconstructed card
board-seneschal = Seneschal
board-hidden = { $count ->
    [one] one Templar face down
   *[other] { $count } Templars face down
}
board-of = { $what } of { $name }
board-total = total { $total }
board-paid = { $count ->
    [one] one Templar paid
   *[other] { $count } Templars paid
}
board-under = { $count ->
    [0] no card under it
    [one] one card under it
   *[other] { $count } cards under it
}
board-nobody = no Templar before it
board-deck-out = The deck has run out
board-next-to-come = The next card has not been turned up yet
board-won = { $name } wins the card
board-tied = A tie: the card stays
board-unsold = No bid: the card stays
board-worthless = Worth nothing: the card stays
board-lay-here = Choose it for: { $what }
board-take-from-here = Move a Templar away from here
board-camp = Your port
board-camp-empty = Nobody is left here.
board-free = { $count ->
    [0] no Templar left
    [one] one Templar left
   *[other] { $count } Templars left
}
board-piece-knight = Counts its number.
board-piece-turcopole = Counts 2, and 2 more for every other Templar before the city. Never beside your own Sergeant.
board-piece-sergeant = Doubles all you bid before the city. Never beside your own Turcopole.
board-piece-chaplain = Counts nothing, but your cards of that city cost one Templar less this round.
board-piece-seneschal = Counts 4 and turns all Templars before the city face up.
board-privilege-gold = Saladin
board-privilege-faith = Clement III
board-privilege-power = Lionheart
board-privilege-reputation = Barbarossa
board-power-gold = Before the Templars are turned over, move one to another city.
board-power-faith = Play two cards of the same city in the action phase and advance 1 in a characteristic of your choice.
board-power-power = In the action phase take back a Templar that you bid, to pay with it.
board-power-reputation = In the auction phase swap a card on offer for one of your hand.
board-privilege-free = nobody has it
board-privilege-held = { $name } has it
board-privilege-spent = { $name } has used it
board-tool-swap = Barbarossa: swap a card
board-tool-recover = Lionheart: take one back
board-tool-shift = From { $city }
board-hand = Your cards
board-hand-none = no cards
board-discount = Your Chaplain makes cards cheaper: { $cities }
board-lent = { $name } has your { $piece } ({ $card })
board-points = { $count ->
    [one] one victory point
   *[other] { $count } victory points
}
board-cards = { $count ->
    [0] no city card
    [one] one city card
   *[other] { $count } city cards
}
board-claims = { $count ->
    [one] takes one Templar in the next round
   *[other] takes { $count } Templars in the next round
}
board-passed = passed
board-reveal = The Templars are turned over
board-next-city = Next city
board-skip = Skip
board-signs = What the signs mean
board-signs-close = Close
board-sign-track = is a characteristic; who leads in it has { $privilege }. { $power }
board-sign-points = victory points
board-sign-templars = Templars left
board-sign-cards = city cards: in a hand, or under the one on offer
board-sign-first = first player, with the Seneschal
board-sign-claims = Templars that this player takes in the next round
board-sign-up = you advance so many spaces in the characteristic
board-sign-down = you go back so many spaces in it
board-sign-other = dashed: it happens to an opponent whom you choose
board-sign-half = you advance by half of an opponent’s Templars before the city named, rounded up
board-sign-cost = what a card costs, in Templars who are not bid
board-sign-holy-lance = You advance.
board-sign-excommunication = You advance, an opponent goes back.
board-sign-siege = You advance in one characteristic and go back in another.
board-sign-plague = { $last ->
    [1] An opponent goes back.
   *[other] An opponent goes back, and you take one of their Templars in the next round.
}
board-sign-brothers-opponent = { $last ->
    [1] An opponent advances.
   *[other] An opponent advances, and you use two of their Templars in the next auction.
}
board-sign-brothers-player = { $last ->
    [1] You advance.
   *[other] You advance, and use two of an opponent’s Templars in the next auction.
}
board-sign-levant-trade = You advance by half of an opponent’s Templars before a city.
board-sign-forbidden-writings = You advance in one characteristic of your choice and go back in another.
board-sign-minting-right = You take one of the cards on offer.

## The chapters of the rules

chapter-game = The game
chapter-component = Components
chapter-setup = Setup
chapter-round = The rounds
chapter-auction = The auction
chapter-templar = The Templars
chapter-action = Actions
chapter-track = The characteristics
chapter-privilege = Privileges
chapter-end = End of the game
chapter-short-game = Shorter game
chapter-card = The city cards

## The chronicle in tables

tally-reveal = The bids
tally-scoring = Victory points
tally-card = cards
tally-points = points
tally-round-end = What the round brought
tally-by-turn = turn
tally-by-round = round

## The guide

guided-here = A guided first round
guided-done = The first round is played
