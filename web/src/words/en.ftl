### The client's own words. Those of a game come from the game.

## Everywhere

app-title = Outremer
app-motto = Medieval strategy, at one table
skip-to-content = Skip to content
nav-label = Main
nav-home = Tables
nav-rules = Rules
nav-account = Account
nav-settings = Settings
loading = One moment …
cancel = Cancel
copy = Copy
copied = Copied
yes = Yes
no = No
you = you
notification-awaited = It is your turn.
title-awaited = Your turn
unreachable = The server cannot be reached. Trying again …
trouble = That did not work. Please try again.
missing-title = There is nothing here
missing-text = This page does not exist, or the table has been put away.
missing-home = To the tables

## Who you are

welcome-title = Take a seat
welcome-text = Choose a name and play at once. No account, no mail address.
welcome-name = Your name
welcome-enter = Enter

## Home

home-hello = Good day, { $name }
home-yours = Your tables
home-games = The games
home-invite = Invite friends
home-awaited = Your turn
home-open = Open tables
home-open-none = No table matches. Open one yourself: bots are always free.
home-filter-game = Game
home-filter-state = State
home-filter-all = all
home-new = New table
home-play-bots = Play against bots now
state-waiting = waiting for players
state-playing = in play
state-finished = finished
state-frozen = frozen
table-spectators = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
table-open-seat = free seat

## New table

new-title = New table
new-game = Game
new-seats = Seats
new-seats-count = Players
new-seat = Seat { $number }
new-seat-me = you
new-seat-person = a person
new-seat-bot = bot: { $bot }
bot-random = moves at random
bot-greedy = plays to win
new-visibility = Who may join
new-visibility-open = Anyone: listed among the open tables
new-visibility-link = Whoever has the link
new-visibility-private = Only those who are invited
new-rulings = Rulings
new-rulings-text = Where the editions differ or the book leaves a choice. The defaults follow the edition.
new-ruling-rule = the rule
new-create = Open the table

## Waiting room

room-title = Waiting for players
room-invite = Invite
room-invited = Send this link: it gives its reader seat { $number }.
room-take = Sit here
room-leave = Stand up
room-ready = Ready
room-not-ready = Not ready yet
room-im-ready = I am ready
room-start = Start now
room-start-hint = The game starts by itself once every seat is taken and everybody is ready.
room-to-bot = Give to a bot
room-to-person = Keep for a person
room-free = free
room-absent = away
room-here = here
room-options = What is played

## Table

table-awaits = { $count ->
    [0] The table thinks …
    [one] Waiting for { $names }
   *[other] Waiting for { $names }
}
table-awaits-since = for { $time }
table-dice = Chance decides …
table-spectating = You are watching.
table-prompt = What is asked
table-sending = Sending …
table-reconnecting = The connection was lost. Coming back …
table-connecting = Going to the table …
table-frozen = This table is frozen
table-over = The game is over
table-undo = Undo
table-ask-undo = Ask to undo
table-undo-asked = { $name } asks to take back a move.
table-undo-grant = Allow
table-undo-refuse = Refuse
table-undo-granted = The move was taken back.
table-undo-refused = The others refused to take it back.
table-stale = The position has changed since you chose “{ $move }”. Play it now?
table-stale-play = Play it
table-show-rule = Show the rule
table-why = Why?
table-mode = What a click on the board does
table-which = Which one?
table-text-board = Text board
table-substitute = A bot plays for { $name } until they return.
table-come-back = Take my seat back
table-leave = Leave the table
table-leave-sure = Leave the table? A bot plays on for you until you return.
table-choose-number = Number
table-less = Less
table-more = More
standing-always = Always say “{ $move }” here
standing-here = You let “{ $move }” stand here.
standing-lift = Lift
standing-lift-one = Lift: { $move } ({ $where })
standing-title = Standing answers
note-new = New to you
note-understood = Got it
note-no-more = No more notes

panel-seats = Players
panel-panels = Log, talk and rules
panel-log = Log
panel-talk = Talk
panel-rules = Rules
panel-replay = Replay
panel-options = Options
panel-screen = Your screen

log-empty = Nothing has happened yet.
log-since = Since you were here
log-step = Step through it
log-latest = To the latest
talk-empty = Nobody has said anything yet.
talk-say = Say something
talk-send = Send
talk-spectators = Spectators’ talk stays among spectators.

rules-current = Now
rules-search = Search the rules
rules-none = No rule contains that.
rules-ruling = Our reading
rules-source = Rulebook: { $chapter }
rules-the-rule = The rule
rules-option = Option: { $option }
rules-title = Rules of { $game }
rules-count = { $count ->
    [one] one rule
   *[other] { $count } rules
}

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
chapter-map = The map
chapter-turn = The turn
chapter-symbol = Symbols
chapter-permit-tile = Permit tiles
chapter-emporium = Emporiums
chapter-bonus = Bonus tiles and the king’s rewards
chapter-quick = Quick actions
chapter-nobility = The nobility track

replay-position = Position { $at } of { $last }
replay-first = To the start
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-run = Let it run
replay-as = Seen by
replay-spectator = a spectator
replay-link = Copy the link to this position
replay-download = Download the record
replay-leave = Back to the game
replay-here = You are looking at an earlier position.

result-title = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
result-curve = The course of the game
result-curve-axis = Course of each player over the positions of the game
result-again-go = Play again
result-again-there = To the new table

keys-title = Keys
keys-arrows = Arrows: from place to place
keys-enter = Enter: play there
keys-mode = X: what a click does
keys-digits = 1 to 9: the choices of the prompt
keys-undo = U: undo
keys-why = ?: what it would do, or why not
keys-escape = Escape: close

## Account

account-title = Account
account-guest = You play as a guest, known to this device only.
account-kept = You are known as { $name } wherever you log in.
account-name = Name
account-rename = Change the name
account-keep = Keep as an account
account-keep-text = With a login and a password you find your tables again on any device.
account-login = Login
account-password = Password
account-password-hint = At least 8 characters.
account-keep-go = Keep
account-log-in = Log in
account-log-in-text = On another device you keep your tables and your seats.
account-log-out = Forget this device
account-log-out-text = A guest who forgets this device loses the seats that go with it.
account-tokens = Keys for programs
account-tokens-text = A program with such a key plays in your name: a bot of your own, in any language.
account-token-label = What it is for
account-token-new = Make a key
account-token-once = Copy it now: it is shown this once.
account-token-drop = Withdraw
account-tokens-none = No keys yet.

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Light or dark
settings-theme-system = as the device
settings-theme-light = light
settings-theme-dark = dark
settings-motion = Movement
settings-motion-system = as the device
settings-motion-off = none
settings-sound = A soft sound when it is your turn
settings-notify = A notification when it is your turn
settings-notify-blocked = The browser does not allow notifications for this page.
settings-text-board = Always use the text board
settings-notes = Notes on what is new in a first game
settings-kept = Kept on this device.

## Jerusalem's board

j-board = The city of Jerusalem
j-calendar = Calendar
j-round = Round { $round }
j-hidden-event = hidden event
j-offices = Offices
j-office-free = not sold yet
j-track = Tower points
j-deck = { $count ->
    [one] one card in the deck
   *[other] { $count } cards in the deck
}
j-discards = Played: { $cards }
j-tower = { $floors ->
    [0] no floor yet
    [one] one floor
   *[other] { $floors } floors
}
j-squires = { $count ->
    [one] one squire
   *[other] { $count } squires
}
j-bezants = { $count ->
    [one] one bezant
   *[other] { $count } bezants
}
j-points = { $count ->
    [one] one tower point
   *[other] { $count } tower points
}
j-cards = { $count ->
    [one] one action card
   *[other] { $count } action cards
}
j-supply = { $count } in the supply
j-pays = Pays
j-pays-nothing = Pays in its own step
j-reconstructed = Our reconstruction: the printed value of this area is not known for certain
j-nobody = nobody here yet
j-controlled = { $name } controls it
j-blocked = { $name }’s Baron blocks it
j-closed = not in play
j-after-place = With one more squire here: { $mine } of yours; the strongest other has { $best }
j-after-lead = You would have the most
j-after-tie = You would be level: the offices decide
j-after-behind = You would still be behind
mode-place = Place
mode-lock = Baron
mode-dismiss = Dismiss
mode-lift = Lift
mode-drop = Move here
mode-target = Choose
mode-keep = Keep
j-hand = Hand
j-hand-none = no cards
j-tray = Keep one of these
j-zoom-in = Closer
j-zoom-out = Farther
j-zoom-reset = Whole city

## Akkon's board

board-akkon-coast = The coast of the Holy Land
board-akkon-scales = The four characteristics
board-akkon-round = Round { $round }
board-akkon-phase-auction = Bidding
board-akkon-phase-actions = Actions
board-akkon-first = First player, with the Seneschal
board-akkon-shortest = { $count ->
    [one] one card left in the shortest deck
   *[other] { $count } cards left in the shortest deck
}
board-akkon-last-round = A deck has run out: last round
board-akkon-on-offer = On offer
board-akkon-card-of = { $kind } of { $city }
board-akkon-cost = { $count ->
    [one] Costs one Templar
   *[other] Costs { $count } Templars
}
board-akkon-cheaper = One less, thanks to your Chaplain
board-akkon-does-holy-lance = You advance { $steps } in { $track }
board-akkon-does-excommunication = You advance { $steps } in { $track } and an opponent falls 2 there
board-akkon-does-siege = You advance { $steps } in { $track } and fall 1 in { $loss }
board-akkon-does-plague = An opponent falls 1 in { $track }; in the next round you take one of their Templars
board-akkon-does-brothers-opponent = An opponent advances 1 in { $track }; in the next auction you use two of their Templars
board-akkon-does-brothers-player = You advance 1 in { $track }; in the next auction you use two of an opponent’s Templars
board-akkon-does-levant-trade = You advance in { $track } by half of an opponent’s Templars before { $city }, rounded up
board-akkon-does-forbidden-writings = You advance { $steps } in one characteristic of your choice and fall 1 in another
board-akkon-does-minting-right = You take one of the cards on offer
board-akkon-reconstructed = Our reconstruction: no list of the printed cards is known. Their owner can put in the real ones.
board-akkon-reconstructed-short = Reconstructed card
board-akkon-seneschal = Seneschal
board-akkon-hidden = { $count ->
    [one] one Templar face down
   *[other] { $count } Templars face down
}
board-akkon-of = { $what } of { $name }
board-akkon-total = total { $total }
board-akkon-paid = { $count ->
    [one] one Templar paid
   *[other] { $count } Templars paid
}
board-akkon-under = { $count ->
    [0] no card under it
    [one] one card under it
   *[other] { $count } cards under it
}
board-akkon-nobody = no Templar before it
board-akkon-deck-out = The deck has run out
board-akkon-won = { $name } wins the card
board-akkon-tied = A tie: the card stays
board-akkon-unsold = No bid: the card stays
board-akkon-lay-here = Choose it for: { $what }
board-akkon-take-from-here = Move a Templar away from here
board-akkon-camp = Your camp
board-akkon-camp-empty = Nobody is left here.
board-akkon-free = { $count ->
    [0] no Templar left
    [one] one Templar left
   *[other] { $count } Templars left
}
board-akkon-piece-knight = Counts its number.
board-akkon-piece-turcopole = Counts 2, and 2 more for every other Templar before the city. Never beside your own Sergeant.
board-akkon-piece-sergeant = Doubles all you bid before the city. Never beside your own Turcopole.
board-akkon-piece-chaplain = Counts nothing, but your cards of that city cost one Templar less this round.
board-akkon-piece-seneschal = Counts 4 and turns all Templars before the city face up.
board-akkon-privilege-gold = Saladin
board-akkon-privilege-faith = Clement III
board-akkon-privilege-power = Lionheart
board-akkon-privilege-reputation = Barbarossa
board-akkon-power-gold = Before the Templars are turned over, move one to another city.
board-akkon-power-faith = Play two cards of the same city in one turn and advance 1 in a characteristic of your choice.
board-akkon-power-power = In the action phase take back a Templar that you bid, to pay with it.
board-akkon-power-reputation = While bidding, swap a card on offer for one of your hand.
board-akkon-privilege-free = nobody has it
board-akkon-privilege-held = { $name } has it
board-akkon-privilege-spent = { $name } has used it
board-akkon-tool-swap = Barbarossa: swap a card
board-akkon-tool-recover = Lionheart: take one back
board-akkon-tool-shift = From { $city }
board-akkon-hand = Your cards
board-akkon-hand-none = no cards
board-akkon-discount = Your Chaplain makes cards cheaper: { $cities }
board-akkon-lent = { $name } has your { $piece } ({ $card })
board-akkon-points = { $count ->
    [one] one victory point
   *[other] { $count } victory points
}
board-akkon-cards = { $count ->
    [0] no city card
    [one] one city card
   *[other] { $count } city cards
}
board-akkon-claims = { $count ->
    [one] takes one Templar in the next round
   *[other] takes { $count } Templars in the next round
}
board-akkon-passed = passed
board-akkon-reveal = The Templars are turned over
board-akkon-next-city = Next city
board-akkon-skip = Skip

## The text board

text-board = Text board
text-none = none
text-open-forms = What is going on

## The Council of Four's board

mode-elect = Elect (main action)
mode-send = Send (quick)
board-council-map = The kingdom: coast, hills and mountains
board-council-council = Council: { $name }
board-council-seated = From the arrow on: { $colours }
board-council-queue = New councillors enter at the left; whoever stands at the right end falls out
board-council-would-cost = With your { $cards ->
    [one] best card
   *[other] best { $cards } cards
}: { $price ->
    [0] nothing
    [one] one coin
   *[other] { $price } coins
}
board-council-no-card-fits = None of your cards fits
board-council-in-supply = { $count ->
    [0] none beside the board
    [one] one beside the board
   *[other] { $count } beside the board
}
board-council-pile = { $count ->
    [0] no permit left in the pile
    [one] one permit in the pile
   *[other] { $count } permits in the pile
}
board-council-under = Under the pile: { $permits }
board-council-no-permit = none left
board-council-pays = Pays { $goods }
board-council-no-token = The king’s city: no reward, but it passes connections on
board-council-king-here = The king is here
board-council-neutral = nobody (neutral)
board-council-emporiums-of = Emporiums: { $names }
board-council-no-emporium = No emporium yet
board-council-roads-to = Roads to { $cities }
board-council-nothing = nothing
board-council-build-cost = Building here would cost { $cost }
board-council-build-pays = and pay { $goods }
board-council-build-through = through { $cities }
board-council-build-tiles = and complete { $groups }: { $points } points on tiles
board-council-no-permit-held = You hold no permit for this city
board-council-few-assistants = You have too few assistants to build here
board-council-king-too-far = You cannot pay the king’s way here
board-council-tap-again = Tap again to build.
board-council-coins = { $count ->
    [one] one coin
   *[other] { $count } coins
}
board-council-assistants = { $count ->
    [one] one assistant
   *[other] { $count } assistants
}
board-council-points = { $count ->
    [one] one point
   *[other] { $count } points
}
board-council-cards = { $count ->
    [one] one politics card
   *[other] { $count } politics cards
}
board-council-steps = { $count ->
    [one] one nobility step
   *[other] { $count } nobility steps
}
board-council-actions = { $count ->
    [one] one additional main action
   *[other] { $count } additional main actions
}
board-council-tokens-again = { $count ->
    [one] one reward token again
   *[other] { $count } reward tokens again
}
board-council-nobility = Cell { $cell } of the nobility track
board-council-emporiums-left = { $count ->
    [one] one emporium left to build
   *[other] { $count } emporiums left to build
}
board-council-tile-points = { $count ->
    [one] one point on tiles, counted at the end
   *[other] { $count } points on tiles, counted at the end
}
board-council-permits = Permits: { $held } face up, { $used } used
board-council-used = used
board-council-hand = Your politics cards
board-council-no-cards = no cards
board-council-fits = fits
board-council-wild = Fits any councillor, for one coin more
board-council-laid = { $cards ->
    [one] one card
   *[other] { $cards } cards
}: { $price ->
    [0] nothing to pay
    [one] one coin
   *[other] { $price } coins
}
board-council-last-turns = { $name } built the last emporium: everybody else has one more turn.
