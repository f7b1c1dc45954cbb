### What the browser adds to the words of the game.

## The board

board-board = The city of Jerusalem
board-calendar = Calendar
board-round = Round { $round }
board-hidden-event = Hidden event
board-offices = Characters
board-office-free = not sold yet
board-track = Tower points
board-deck = { $count ->
    [one] one card in the deck
   *[other] { $count } cards in the deck
}
board-discards = Played: { $cards }
board-tower = { $floors ->
    [0] no floor yet
    [one] one floor
   *[other] { $floors } floors
}
board-squires = { $count ->
    [one] one squire
   *[other] { $count } squires
}
board-bezants = { $count ->
    [one] one bezant
   *[other] { $count } bezants
}
board-points = { $count ->
    [one] one tower point
   *[other] { $count } tower points
}
board-cards = { $count ->
    [one] one action card
   *[other] { $count } action cards
}
board-supply = { $count } in the supply
board-pays = Pays
board-pays-nothing = Pays in its own step
board-reconstructed = Our reconstruction: the printed value of this area is not known for certain
board-nobody = nobody here yet
board-controlled = { $name } controls it
board-blocked = { $name }’s Baron blocks it
board-closed = not in play
board-after-place = With one more squire here: { $mine } of yours; the strongest other has { $best }
board-after-lead = You would have the most
board-after-tie = You would be level: the characters decide
board-after-behind = You would still be behind
board-hand = Hand
board-hand-none = no cards
board-tray = Keep one of these
board-zoom-reset = Whole city
board-hidden-among = One of these

## What is told of what one touches

about-floors = Floors of a tower. The highest tower wins after round 5.
about-points = Tower points, the stones towers are built of. At the end of each round they are spent: the next floor costs its number and one more, and another one for whoever builds so high first. What does not pay for a floor is kept.
about-cards = Action cards in hand. One is kept in each round; they are played in one’s own turn.
about-squires = Squires behind the screen, still to be placed.
about-bezants = Bezants behind the screen. They pay for characters and mercenaries.

## What a click does

mode-place = Place
mode-lock = Baron
mode-dismiss = Dismiss
mode-lift = Lift
mode-drop = Move here
mode-target = Choose
mode-keep = Keep

## The chapters of the rules

chapter-game = The game
chapter-component = Components
chapter-setup = Setup
chapter-round = The rounds
chapter-auction = The auction
chapter-privilege = Privileges
chapter-end = End of the game
chapter-actionpick = Choosing action cards
chapter-placement = Placing squires
chapter-city = The city
chapter-control = Controlling areas
chapter-baron = The Baron
chapter-mercenaries = Hiring mercenaries
chapter-dismiss = Dismissing squires
chapter-income = Income
chapter-tower-of-david = The Tower of David
chapter-build = Building
chapter-gift = The king’s gifts
chapter-event = Events
chapter-character = The characters
chapter-action-cards = The action cards
chapter-two-players = Two players

## The chronicle in tables

tally-income = Income
tally-losses = Squires in the event
tally-gifts = The King’s gifts
tally-building = Towers
tally-squire = squires
tally-bezant = bezants
tally-point = points
tally-floor = floors
tally-paid = paid
tally-lost = lost
tally-saved = saved
tally-most-squires = most squires
tally-most-bezants = most bezants
tally-action-card = cards kept
