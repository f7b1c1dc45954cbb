### What the browser adds to the words of the game.

## The map

map-board = The map of the county
map-lord = { $lord } ({ $family })
map-prisoner = { $lord } ({ $family }), prisoner of { $captor }
map-knights = { $count ->
    [one] one knight
   *[other] { $count } knights
}
map-footmen = { $count ->
    [one] one footman
   *[other] { $count } footmen
}
map-men = { $count ->
    [one] one man face down
   *[other] { $count } men face down
}
map-army = { $family }: { $men }
map-siege = { $engines ->
    [0] besieged by { $family }
    [one] besieged by { $family } with one engine
   *[other] besieged by { $family } with { $engines } engines
}
map-times = { $count ->
    [one] { $what }
   *[other] { $what }, { $count } times
}
map-taxed = taxed by { $family }
map-held = held by { $lord }
map-unheld = title not held
map-orphaned = { $family } may take it back
map-relic-hidden = an unknown relic lies here
map-free = controlled by nobody
map-controlled = controlled by { $family }
map-mills = { $count ->
    [one] one mill
   *[other] { $count } mills
}
map-battle = a battle is being fought here
map-may = You may: { $deeds }
map-roads = Roads to { $villages }
map-villages = { $count ->
    [one] one village
   *[other] { $count } villages
}
map-no-bishop = no bishop
map-number = number { $number }
map-tap-again = Tap again to do it
map-march = The army of { $lord }
map-march-with = Goes on with it
map-march-all = All
map-march-none = None
map-march-go = Choose on the map where it goes

## The stages and the families

## The tray, the proposals and the talks

tray-title = At any time
tray-barred = Not possible now.
tray-whom = Choose a target
tray-final = This cannot be taken back.
tray-excommunicate = Excommunicate
tray-about-excommunicate = As Pope: one lord may not stand or vote, and loses his church titles.
tray-absolve = Absolve
tray-about-absolve = As Pope: take the excommunication back.
tray-ask-annulment = Annulment
tray-about-ask-annulment = Ask the Pope to annul one of your marriages.
tray-release = Release a prisoner
tray-about-release = Let one of your prisoners go free, for nothing.
tray-hand-over = Hand over a village
tray-about-hand-over = Give control of a village to another family that has units there.
tray-lift = Lift a siege
tray-about-lift = End a siege of yours; its engines are gone.
tray-take-relic = Take a relic
tray-about-take-relic = A cleric of yours takes the relic of the bishopric; the Pope must agree.
tray-pick-up = Pick up a relic
tray-about-pick-up = A lord of yours takes a relic that lies where he is.

deals-title = Proposals
deals-markers = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}
deals-markers-about = Diplomacy markers: each lets you receive 3 coins or cards, or open a private talk. They do not come back.
deals-new = Write a proposal
deals-go-on = Go on with the proposal
deal-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
deal-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deal-card = the card “{ $card }”
deal-captive = freedom for { $lord }
deal-promise = the promise of { $promise } { $when }
deal-you-give = You give { $name } { $what }.
deal-gives-you = { $name } gives you { $what }.
deal-gives = { $name } gives { $other } { $what }.
deal-wedding = { $one } and { $other } marry.
deal-from-to = { $name } to { $other }
deal-being-written = Being written …
deal-accept = Accept
deal-decline = Decline
deal-counter = Counter-offer
deal-withdraw = Withdraw

compose-title = A proposal
compose-counter = A counter-offer to { $name }
compose-drop = Throw the draft away
compose-to = To whom
compose-give = You give
compose-want = { $name } gives
compose-coins = Coins
compose-cards = Cards
compose-another-card = another card …
compose-no-cards = no cards
compose-known = Cards you know of
compose-drop-card = Without { $card }
compose-promise = Promise
compose-when = For when
compose-captive = A prisoner goes free
compose-captive-ours = { $lord }, whom you hold
compose-captive-theirs = { $lord }, whom they hold
compose-wedding = A wedding
compose-spouse = with whom …
compose-relic = Offer a relic for sale
compose-relic-alone = A relic is sold by itself; the other says who will bear it, or refuses.
compose-relic-line = { $coins ->
    [0] You offer { $name } the { $relic } for nothing.
    [one] You offer { $name } the { $relic } for { $coins } coin.
   *[other] You offer { $name } the { $relic } for { $coins } coins.
}
compose-price = Price in coins
compose-none = none
compose-empty = Nothing stands in it yet.
compose-cost = If it is accepted, you spend { $own } of your { $markers } diplomacy markers, { $name } { $their } of { $their-markers }.
compose-free = No diplomacy markers are needed here.
compose-replaces = Your proposal under way is withdrawn for it.
compose-left = { $count ->
    [0] No proposals left in this phase.
    [one] { $count } proposal left in this phase.
   *[other] { $count } proposals left in this phase.
}
compose-nothing-moved = Nothing was sent.
compose-send = Send the proposal
compose-not-now = Not at this moment.

promises-title = Promises
promise-turn = in turn { $turn }
promise-yours = You promised { $name } { $promise } { $when }.
promise-to-you = { $name } promised you { $promise } { $when }.
promise-others = { $name } promised { $other } { $promise } { $when }.

talks-title = Private talks
talks-mine = You talk in confidence: { $names }.
talks-open = To the room
talks-end = End the talk
talks-leave = Leave
talks-others = In confidence: { $names }.
talks-ask = Ask to a private talk
talks-ask-more = Ask somebody else in
talks-ask-cost = It costs one diplomacy marker and lasts three minutes at most. With whom?
talks-ask-free = It lasts three minutes at most. With whom?
talks-ask-in = Whom do you ask in? Everybody can be asked once.
talks-none = You cannot open a private talk now.

moment-MarkersPlaced = Votes lie, uncounted
moment-BeforeIncome = Before income
moment-MarchEnded = A movement has ended
moment-BattleBegins = A battle begins
moment-RoundBegins = Dice are about to roll
moment-YearEnds = The turn ends
moment-UprisingAnnounced = An uprising
