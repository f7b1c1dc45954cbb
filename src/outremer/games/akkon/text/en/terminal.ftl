### Akkon in the terminal.

board-card = { $kind } of { $city }
board-run-out = { $count ->
    [one] deck of { $cities } run out
   *[other] decks of { $cities } run out
}
board-last-round = last round
board-camp-left = { $left ->
    [one] one Templar left to pay with
   *[other] { $left } Templars left to pay with
}, { $paid } paid
board-tells-holy-lance = +{ $steps } in { $track }
board-tells-excommunication = +{ $steps } in { $track }, an opponent −2
board-tells-siege = +{ $steps } in { $track }, −1 in { $loss }
board-tells-plague = { $last ->
    [1] an opponent −1 in { $track }
   *[other] an opponent −1 in { $track }, and lends you a Templar in the next round
}
board-tells-brothers-in-arms = { $last ->
    [1] an opponent +1 in { $track }
   *[other] an opponent +1 in { $track }, and lends you two Templars in the next auction
}
board-tells-brothers-for-oneself = { $last ->
    [1] +1 in { $track }
   *[other] +1 in { $track }, and an opponent lends you two Templars in the next auction
}
board-tells-levant-trade = half as many steps in { $track } as an opponent has Templars in { $city }, rounded up
board-tells-forbidden-writings = +{ $steps } in one characteristic, −1 in another
board-tells-minting-right = take one of the cards on offer
board-grants-gold = who leads alone has Saladin: moves a Templar before they are turned over
board-grants-faith = who leads alone has Clement III: a step for two cards of one city
board-grants-power = who leads alone has the Lionheart: takes a Templar back to pay with
board-grants-reputation = who leads alone has Barbarossa: swaps a card on offer with one in hand
board-name-turcopole = Turcopole
board-name-sergeant = Brother Sergeant
board-name-chaplain = Brother Chaplain
board-name-seneschal = Seneschal (worth 4, all there lies face up)
board-signs-bids = Bids: ●8 knight 8 of that player, (8) yours face down, ? face down, 8■ a knight that another lent, +2 paid for cards
board-signs-cards = Cards: { $ours } not all of it is printed in the rulebook; +2 −1 steps up and down, +½ one for two Templars; ← takes from; Deck: cards left, the open one too; a privilege that is struck through has been used; – none

folded-dealt = Everybody was dealt two cards.
folded-on-offer = A card of each city lies open.
