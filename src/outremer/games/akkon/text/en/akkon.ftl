### Akkon in English.

game-title = Akkon
game-summary = Bid face-down Templars for the cards of six cities, raise gold, faith, power and reputation, and become Grand Master. For 2 to 5 players.
game-reconstructed = No list of the printed cards is known: 48 of the 72 city cards, and what the other 24 cost and show, are our reconstruction. Whoever owns the game can play by a list of their own in the terminal.

## Cities, characteristics, Templars, cards

noun-tyre = Tyre
noun-jaffa = Jaffa
noun-caesarea = Caesarea
noun-sidon = Sidon
noun-jerusalem = Jerusalem
noun-akkon = Akkon
noun-tyre-1 = Tyre 1
noun-tyre-2 = Tyre 2
noun-tyre-3 = Tyre 3
noun-tyre-4 = Tyre 4
noun-tyre-5 = Tyre 5
noun-tyre-6 = Tyre 6
noun-tyre-7 = Tyre 7
noun-tyre-8 = Tyre 8
noun-tyre-9 = Tyre 9
noun-tyre-10 = Tyre 10
noun-tyre-11 = Tyre 11
noun-tyre-12 = Tyre 12
noun-jaffa-1 = Jaffa 1
noun-jaffa-2 = Jaffa 2
noun-jaffa-3 = Jaffa 3
noun-jaffa-4 = Jaffa 4
noun-jaffa-5 = Jaffa 5
noun-jaffa-6 = Jaffa 6
noun-jaffa-7 = Jaffa 7
noun-jaffa-8 = Jaffa 8
noun-jaffa-9 = Jaffa 9
noun-jaffa-10 = Jaffa 10
noun-jaffa-11 = Jaffa 11
noun-jaffa-12 = Jaffa 12
noun-caesarea-1 = Caesarea 1
noun-caesarea-2 = Caesarea 2
noun-caesarea-3 = Caesarea 3
noun-caesarea-4 = Caesarea 4
noun-caesarea-5 = Caesarea 5
noun-caesarea-6 = Caesarea 6
noun-caesarea-7 = Caesarea 7
noun-caesarea-8 = Caesarea 8
noun-caesarea-9 = Caesarea 9
noun-caesarea-10 = Caesarea 10
noun-caesarea-11 = Caesarea 11
noun-caesarea-12 = Caesarea 12
noun-sidon-1 = Sidon 1
noun-sidon-2 = Sidon 2
noun-sidon-3 = Sidon 3
noun-sidon-4 = Sidon 4
noun-sidon-5 = Sidon 5
noun-sidon-6 = Sidon 6
noun-sidon-7 = Sidon 7
noun-sidon-8 = Sidon 8
noun-sidon-9 = Sidon 9
noun-sidon-10 = Sidon 10
noun-sidon-11 = Sidon 11
noun-sidon-12 = Sidon 12
noun-jerusalem-1 = Jerusalem 1
noun-jerusalem-2 = Jerusalem 2
noun-jerusalem-3 = Jerusalem 3
noun-jerusalem-4 = Jerusalem 4
noun-jerusalem-5 = Jerusalem 5
noun-jerusalem-6 = Jerusalem 6
noun-jerusalem-7 = Jerusalem 7
noun-jerusalem-8 = Jerusalem 8
noun-jerusalem-9 = Jerusalem 9
noun-jerusalem-10 = Jerusalem 10
noun-jerusalem-11 = Jerusalem 11
noun-jerusalem-12 = Jerusalem 12
noun-akkon-1 = Akkon 1
noun-akkon-2 = Akkon 2
noun-akkon-3 = Akkon 3
noun-akkon-4 = Akkon 4
noun-akkon-5 = Akkon 5
noun-akkon-6 = Akkon 6
noun-akkon-7 = Akkon 7
noun-akkon-8 = Akkon 8
noun-akkon-9 = Akkon 9
noun-akkon-10 = Akkon 10
noun-akkon-11 = Akkon 11
noun-akkon-12 = Akkon 12
noun-gold = gold
noun-faith = faith
noun-power = power
noun-reputation = reputation
noun-knight-5 = knight 5
noun-knight-6 = knight 6
noun-knight-7 = knight 7
noun-knight-8 = knight 8
noun-turcopole = Turcopole
noun-sergeant = Brother Sergeant
noun-chaplain = Brother Chaplain
noun-holy-lance = Holy Lance
noun-excommunication = Excommunication
noun-siege = Siege
noun-plague = Plague
noun-brothers-in-arms = Brothers in Arms
noun-levant-trade = Levant Trade
noun-forbidden-writings = Forbidden Writings
noun-minting-right = Minting Right
noun-reconstructed = reconstructed
noun-owner = from the owner’s list

## What a player may say

move-pass = Pass
move-end = Done
move-bid = Bid in { $a }
move-lay = Lay down the { $a }
move-seneschal = Send the Seneschal to { $a }
move-play = Play { $a }
move-against = Choose { $a-player }
move-advance = Advance in { $a }
move-retreat = Go back 1 in { $a }
move-take = Take the card on offer in { $a }
move-discard = Discard { $a }
move-recover = Lionheart: take a Templar back from { $a }
move-swap = Barbarossa: swap the card on offer in { $a }
move-shift = Saladin: move a Templar from { $a } to { $b }
move-give = Give { $a } for it
move-bid-borrowed = Bid in { $c } with a Templar of { $b-player } ({ $a })
move-shift-plague = Saladin: move a Templar of { $a-player } (Plague) from { $b } to { $c }
move-shift-brothers = Saladin: move a Templar of { $a-player } (Brothers in Arms) from { $b } to { $c }
move-shift-rival = Saladin: move a Templar that { $a-player } laid (colour of { $b-player }) from { $c } to { $d }

## What happened

event-first-player = { $seat } is the first player and received the Seneschal.
event-dealt = { $seat } was dealt { $card }.
event-on-offer = On offer now: { $card }.
event-round-begins = Round { $round } began; { $seat } is the first player.
event-took = { $seat } took the { $piece } of { $other }.
event-took-one = { $seat } took a Templar of { $other }.
event-laid = { $colour-own ->
    [1] { $seat } laid the { $piece } before { $city }.
   *[other] { $seat } laid the { $piece } of { $colour } before { $city }.
}
event-laid-one = { $colour-own ->
    [1] { $seat } laid a Templar face down before { $city }.
   *[other] { $seat } laid a Templar of { $colour } face down before { $city }.
}
event-seneschal-laid = { $seat } sent the Seneschal to { $city }: all Templars there lie face up.
event-turned-up = In { $city } a Templar of { $seat } was turned up: the { $piece } of { $colour }.
event-passed = { $seat } passed.
event-swapped = Barbarossa: { $seat } gave { $given } for { $taken } on offer in { $city }.
event-shifted = Saladin: { $seat } moved a Templar of { $colour } from { $city } to { $to }.
event-displaced = It was the { $piece } of { $colour }, which { $seat } had laid; it now lies before { $city }.
event-bid-total = { $seat } bid { $total } in { $city }.
event-won = { $seat } won { $card }.
event-tied = A tie in { $city }: the card stays.
event-unsold = Nobody bid anything in { $city }: the card stays.
event-worthless = The bids in { $city } are worth nothing: the card stays.
event-went-home = A Templar lent to { $seat } went home to { $other }.
event-played = { $cost ->
    [0] { $seat } played { $card } for nothing.
    [one] { $seat } played { $card } for one Templar.
   *[other] { $seat } played { $card } for { $cost } Templars.
}
event-named = { $seat } named { $other }.
event-advanced = { $steps ->
    [0] { $seat } stayed at { $reached } in { $track }.
    [one] { $seat } advanced one space to { $reached } in { $track }.
   *[other] { $seat } advanced { $steps } spaces to { $reached } in { $track }.
}
event-fell = { $steps ->
    [0] { $seat } stayed at { $reached } in { $track }.
    [one] { $seat } went back one space to { $reached } in { $track }.
   *[other] { $seat } went back { $steps } spaces to { $reached } in { $track }.
}
event-counted = { $count ->
    [0] { $seat } counted no Templars of { $other } in { $city }.
    [one] { $seat } counted one Templar of { $other } in { $city }.
   *[other] { $seat } counted { $count } Templars of { $other } in { $city }.
}
event-claimed = { $count ->
    [one] { $seat } will take a Templar of { $other } in the next round.
   *[other] { $seat } will take { $count } Templars of { $other } in the next round.
}
event-claims-nothing = { $seat } will take no Templar of { $other }: this is the last round.
event-minted = { $seat } took { $card } by Minting Right.
event-recovered = Lionheart: { $seat } took the { $piece } back from { $city }.
event-blessed = Clement III: { $seat } was blessed with a step in { $track }.
event-discarded = { $seat } discarded { $card }.
event-privilege = { $seat } leads alone in { $track } and received its privilege.
event-no-privilege = Nobody leads alone in { $track }: its privilege lies beside the board.
event-last-round = The deck of { $city } has run out: this is the last round.
event-one-round-more = The deck of { $city } has run out: the next round is the last.
event-stalled = For { $rounds } rounds no card has left a deck: the game ends.
event-seneschal-passes = The Seneschal passed to { $seat }.
event-scored = { $points ->
    [one] { $seat } has one victory point.
   *[other] { $seat } has { $points } victory points.
}

## What the asked player must do

prompt-Auction = { $laid ->
    [0] Bid in a city or pass for good.
   *[other] Lay another Templar, or say that you are done.
}
prompt-Laying = Choose the Templar to lay before { $city }.
prompt-Exchange = Barbarossa: choose the card you give for the one on offer in { $city }.
prompt-Saladin = Saladin: before the Templars are turned over, move one to another city, or pass.
prompt-Displacing = Saladin: choose the Templar to move to { $city }.
prompt-Actions = { $one ->
    [1] Play a card, or say that you are done and play no more in this round.
   *[other] Play cards as long as you have Templars to pay with; then say that you are done.
}
prompt-Opponent = { $kind-word ->
    [excommunication] Excommunication: choose the opponent who goes back 2.
    [plague] { $last ->
        [1] Plague: choose the opponent who goes back 1. In the last round nobody lends a Templar any more.
       *[other] Plague: choose the opponent who goes back 1 and will lend you a Templar.
    }
    [brothers-in-arms] { $last ->
        [1] Brothers in Arms: choose an opponent. In the last round nobody lends a Templar any more.
       *[other] Brothers in Arms: choose the opponent who will lend you two Templars.
    }
   *[other] Levant Trade: choose the opponent whose Templars you count.
}
prompt-Writings = { $up-word ->
    [nobody] Forbidden Writings: choose the characteristic in which you advance.
   *[other] Forbidden Writings: choose another characteristic in which you go back 1.
}
prompt-Minting = Minting Right: take one of the cards on offer.
prompt-Blessing = Clement III: advance 1 in a characteristic of your choice, or pass.
prompt-HandLimit = You hold more than five cards: discard one.

## Options

option-length = Length of the game
option-length-standard = standard, decks of ten cards
option-length-short = short, decks of eight cards
option-bidding_direction = Bidding goes round
option-bidding_direction-anticlockwise = anticlockwise (rulebook)
option-bidding_direction-clockwise = clockwise
option-pieces_per_turn = Templars laid in a bidding turn
option-pieces_per_turn-one = exactly one (rulebook)
option-pieces_per_turn-many = one or more
option-brothers_help = Brothers in Arms advances
option-brothers_help-opponent = the opponent (rulebook)
option-brothers_help-player = whoever plays it
option-hands = City cards in hand
option-hands-open = all see them
option-hands-counted = only their number is shown
option-saladin_moves = Saladin moves
option-saladin_moves-any = anybody’s Templar (rulebook)
option-saladin_moves-own = a Templar of one’s own
option-barbarossa_swaps = Barbarossa swaps a card
option-barbarossa_swaps-any-time = at any time in the auction phase (rulebook)
option-barbarossa_swaps-own-turn = in one’s own bidding turn
option-pope_blesses = Clement III blesses two cards of a city
option-pope_blesses-once = once a round
option-pope_blesses-each-pair = every time
option-cards_per_turn = Cards played in a turn
option-cards_per_turn-all = as many as one likes
option-cards_per_turn-one = one, then it is the next player’s turn
option-seneschal_feeds = The Seneschal counts for a Turcopole
option-seneschal_feeds-no = no
option-seneschal_feeds-yes = yes, like a Templar
option-last_round = When a deck runs out, the last round is
option-last_round-current = that very round
option-last_round-next = the next one

## Labels of the board

field-round = Round
field-first = First player
field-seneschal = Seneschal
field-tracks = Characteristics
field-points = Victory points
field-cities = Cities
field-camps = Ports
field-lent = Lent
field-hands = Hands
field-privileges = Privileges
field-claims = To be taken next round
field-played = Played this round
field-discards = Discarded
field-out = Out of the game
field-idle = Rounds without a card taken
field-last = Last round
field-ended = Over
field-city = City
field-card = Card
field-under = Still under it
field-bids = Bids
field-paid = Paid
field-templars = Templars
field-free = Left to pay with
field-discount = Discount
field-seat = Player
field-colour = Colour
field-loan = Borrowed by
field-piece = Templar
field-open = Face up
field-hidden = Face down
field-count = Number
field-cards = Cards
field-kind = Kind
field-cost = Cost
field-provenance = Provenance
field-track = Characteristic
field-steps = Steps
field-loss = Goes back
field-trade = Counted in
field-spent = Used
field-other = Opponent
board-round = Round { $round }
board-first = first player
board-deck-out = the deck has run out
board-does-holy-lance = +{ $steps } { $track }
board-does-excommunication = +{ $steps } { $track }, another −2
board-does-siege = +{ $steps } { $track }, −1 { $loss }
board-does-plague = { $last ->
    [1] another −1 { $track }
   *[other] another −1 { $track }, lends 1
}
board-does-brothers-in-arms = { $last ->
    [1] another +1 { $track }
   *[other] another +1 { $track }, lends 2
}
board-does-brothers-for-oneself = { $last ->
    [1] +1 { $track }
   *[other] +1 { $track }, another lends 2
}
board-does-levant-trade = +½ { $track } by { $city }
board-does-forbidden-writings = +{ $steps } and −1 of choice
board-does-minting-right = +1 card on offer
board-cost = costs { $count }
board-paid = +{ $count } paid
board-knight-5-short = 5
board-knight-6-short = 6
board-knight-7-short = 7
board-knight-8-short = 8
board-turcopole-short = Tur
board-sergeant-short = Ser
board-chaplain-short = Cha
board-seneschal-short = Sen
board-privilege-gold = Saladin
board-privilege-faith = Clement III
board-privilege-power = Lionheart
board-privilege-reputation = Barbarossa
board-camp = Your port:
board-hand = Your hand:
board-deck = Deck
board-points = points
board-templars = Templars
board-cards = cards

## What an owner’s data may replace

data-card = 48 of the 72 city cards, and what the other 24 cost and show
