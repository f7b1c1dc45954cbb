### Akkon told to somebody who does not know it, section by section, and what the boards beside it show.

lesson-goal-title = The goal
lesson-goal =
    The order of the Temple needs a Grand Master, and everybody at the table would do. Four characteristics are weighed, each from 0 to 13: gold, faith, power and reputation.

    At the end your points are your highest characteristic plus your lowest. One strength alone is not enough: what you neglect counts as well.
lesson-goal-seen = Round 8. Yellow stands at 13 in power and nowhere below 3, which makes 16 points. Red has 10 in reputation but 0 in faith, and therefore only 10.

lesson-round-title = A round
lesson-round =
    A round has two halves, and your seven Templars must do for both. In the auction you bid Templars for the cards on offer in six cities. In the action phase you play cards from your hand, and Templars pay for them.

    A Templar who has bid cannot pay in the same round, so keep some back. At the end of the round all of them come home, and the Seneschal, the mark of the first player, passes to the left.

lesson-auction-title = The auction
lesson-auction =
    In turn everybody lays one Templar face down before a city, or passes for the rest of the round. When all have passed, the Templars are turned over: in each city the highest total wins the card on offer. Where several share the highest total, nobody wins, and the card stays.

    Your knights count 5, 6, 7 and 8. The Turcopole counts 2, and 2 more for every other Templar before the city, whosever it is. The Brother Sergeant counts nothing himself but doubles all you bid there; never lay him and your own Turcopole before the same city. The Brother Chaplain counts nothing at all: a bluff, and your cards of that city cost one Templar less in this round.

    The first player also has the Seneschal, who counts 4. Where he is laid, all Templars lie face up.
lesson-auction-seen = Red is about to bid. Before Jerusalem Green has laid the Seneschal, and everybody sees the Templars there. Elsewhere Red sees only their own: a knight 8 before Tyre, a knight 7 and the Turcopole before Sidon.

lesson-cards-title = Playing cards
lesson-cards =
    Clockwise from the first player everybody plays as many cards as they can pay for: a card costs one to three Templars, whichever they are, sent to the city of the card. It works at once. Everybody begins with two cards, and nobody keeps more than five after the action phase.

    A Holy Lance moves you up 1 to 3. Excommunication moves you up 2 and an opponent down 2. A Siege moves you up 2 and down 1 elsewhere. The Plague moves an opponent down 1, Brothers in Arms moves one up 1; for that you borrow one or two of their Templars in the next round. The Levant Trade moves you up by half the Templars that an opponent has in a city, rounded up. Jerusalem’s Forbidden Writings move you up 2 and down 1 where you choose, and Akkon’s Minting Right takes a card on offer into your hand.
lesson-cards-seen = Everything has been turned over, and Red plays cards with the three Templars kept back. Red’s Chaplain lies before Caesarea: cards of Caesarea cost Red one Templar less.

lesson-privileges-title = Privileges
lesson-privileges =
    Whoever alone is highest in a characteristic at the end of a round has its privilege in the next; where several are highest, nobody has it.

    Gold, Saladin: before the Templars are turned over, move one to another city. Faith, Pope Clement III: play two cards of one city and move up 1 where you like. Power, Richard the Lionheart: take back a Templar you have bid, to pay with it. Reputation, Emperor Barbarossa: during the auction swap a card on offer for one of your hand.

lesson-end-title = How it ends
lesson-end =
    Each city has ten cards at the beginning, eight in the short game. When the first deck runs out this is the last round, and its action phase is still played.

    Then highest plus lowest characteristic are counted. In a tie the second-best characteristic decides, then the third, then the fourth.

sign-bezant = Gold, the first of the four characteristics.
sign-patriarch = Faith, the second characteristic.
sign-constable = Power, the third characteristic.
sign-crown = Reputation, the fourth characteristic; beside a bid, the highest one.
sign-laurel = Points: the highest characteristic plus the lowest.
sign-squire = A Templar: he bids in the auction or pays for a card.
sign-card = A city card.
sign-key = The Seneschal, the mark of the first player.
sign-lance = Holy Lance: you move up 1 to 3.
sign-candle = Excommunication: you move up 2, an opponent moves down 2.
sign-walls = Siege: you move up 2 and down 1 elsewhere.
sign-skull = Plague: an opponent moves down 1 and lends you a Templar for the next round.
sign-war = Brothers in Arms: an opponent moves up 1 and lends you two Templars for the next auction.
sign-ship = Levant Trade: you move up by half of an opponent’s Templars in a city, rounded up.
sign-scroll = Forbidden Writings: you move up 2 in one characteristic and down 1 in another.
sign-gavel = Minting Right: you take one of the cards on offer.
