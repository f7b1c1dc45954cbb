### Jerusalem in English.

game-title = Jerusalem
game-summary = Send squires into the sectors of the city, win characters at auction and raise the highest tower in five rounds. For 2 to 4 players.

## Places

noun-palace = King’s Palace
noun-templars = Templars
noun-patriarchate = Patriarchate
noun-market = Market
noun-nobility = Nobility
noun-david = Tower of David
noun-palace-large = King’s Palace (large)
noun-palace-left = King’s Palace (left)
noun-palace-right = King’s Palace (right)
noun-templars-large = Templars (large)
noun-templars-left = Templars (left)
noun-templars-right = Templars (right)
noun-patriarchate-large = Patriarchate (large)
noun-patriarchate-left = Patriarchate (left)
noun-patriarchate-right = Patriarchate (right)
noun-market-large = Market (large)
noun-market-left = Market (left)
noun-market-right = Market (right)
noun-nobility-large = Nobility (large)
noun-nobility-left = Nobility (left)
noun-nobility-right = Nobility (right)

## Characters, events, cards, resources

noun-none = no character
noun-constable = Constable
noun-treasurer = Treasurer
noun-marshal = Marshal
noun-admiral = Admiral
noun-succession = Succession of the King
noun-patriarch = Election of the Patriarch
noun-tax = Extraordinary Tax
noun-war = War
noun-one-squire = +1 Squire
noun-two-bezants = +2 Bezants
noun-two-points = +2 Tower Points
noun-two-resources = +2 Resources
noun-squire-and-bezant = +1 Squire and +1 Bezant
noun-turncoat = Turncoat
noun-move-two = Move 2 Squires
noun-cheap-mercenaries = Cheap Mercenaries
noun-influence-palace = Overwhelming Influence: King’s Palace
noun-influence-templars = Overwhelming Influence: Templars
noun-influence-patriarchate = Overwhelming Influence: Patriarchate
noun-influence-market = Overwhelming Influence: Market
noun-influence-nobility = Overwhelming Influence: Nobility
noun-influence-david = Overwhelming Influence: Tower of David
noun-squire = squire
noun-bezant = bezant
noun-point = tower point
noun-most-squires = most squires
noun-most-bezants = most bezants
noun-action-card = an action card kept

## What a player may say

move-pass = Pass
move-end = Done
move-hire = Hire a mercenary
move-collect = Collect the income
move-leave = Leave one { $a } of the income
move-place = Place a squire in the { $a }
move-lock = Send the Baron to block the { $a }
move-dismiss = Dismiss a squire from the { $a }
move-lift = Take your squire from the { $a }
move-drop = Move the squire to the { $a }
move-pick = Keep “{ $a }”
move-play = Play “{ $a }”
move-gain = Take one { $a }
move-silver = Marshal: take one bezant
move-march = Marshal: move squires
move-study = Give up a squire for an action card
move-buy = { $a ->
    [0] Buy nothing
    [one] Buy one tower point for 2 bezants
   *[other] Buy { $a } tower points at 2 bezants each
}
move-steal = Steal a tower point from { $a-player }
move-save = { $a ->
    [0] Save nobody
    [one] Save one squire
   *[other] Save { $a } squires
}
move-keep = Pay a bezant for a squire in the { $a }
move-raise = Raise to { $a }
move-target = Choose a squire of { $a-player } in the { $b }
move-open = Open the bidding for { $a } at { $b }

## What happened

event-first-opener = { $seat } is the tallest and opens the first auction.
event-round-begins = Round { $round } began.
event-event-shown = The event of this round is “{ $event }”.
event-cards-laid-out = { $count } action cards were laid out face down.
event-opened = { $seat } opened the bidding for { $office } at { $bid }.
event-raised = { $seat } raised to { $bid }.
event-passed = { $seat } passed.
event-won = { $price ->
    [0] { $seat } became { $office } for nothing.
    [one] { $seat } became { $office } for one bezant.
   *[other] { $seat } became { $office } for { $price } bezants.
}
event-picked = { $seat } kept “{ $card }”.
event-took-card = { $seat } kept an action card.
event-drew = { $seat } gave up a squire and drew “{ $card }”.
event-drew-card = { $seat } gave up a squire and drew an action card.
event-levied = { $count ->
    [one] { $seat } received one squire.
   *[other] { $seat } received { $count } squires.
}
event-placed = { $seat } placed a squire in the { $area }.
event-reinforced = { $seat } placed a squire from the supply in the { $area }.
event-hired = { $price ->
    [one] { $seat } hired a mercenary for one bezant.
   *[other] { $seat } hired a mercenary for { $price } bezants.
}
event-locked = { $seat }’s Baron blocked the { $area }.
event-played = { $seat } played “{ $card }”.
event-gained = { $seat } gained { $resource-word ->
    [squire] { $count ->
        [one] one squire
       *[other] { $count } squires
    }
    [bezant] { $count ->
        [one] one bezant
       *[other] { $count } bezants
    }
   *[point] { $count ->
        [one] one tower point
       *[other] { $count } tower points
    }
}.
event-moved = { $seat } moved a squire from the { $area } to the { $to }.
event-moved-others = { $seat } moved a squire of { $other } from the { $area } to the { $to }.
event-swapped = { $seat } swapped a squire in the { $area } with one of { $other } in the { $place }.
event-dismissed = { $seat } dismissed a squire from the { $area }.
event-holds-david = { $seat } controlled the Tower of David and gained one bezant.
event-privilege = { $seat } had the privilege of the { $sector }.
event-bought = { $count ->
    [0] { $seat } bought no tower points.
    [one] { $seat } bought one tower point for { $price } bezants.
   *[other] { $seat } bought { $count } tower points for { $price } bezants.
}
event-stole = { $seat } stole a tower point from { $other }.
event-earned = The { $area } paid { $seat }:{ $squires ->
    [0] {""}
    [one] {" +"}1 squire
   *[other] {" +"}{ $squires } squires
}{ $bezants ->
    [0] {""}
    [one] {" +"}1 bezant
   *[other] {" +"}{ $bezants } bezants
}{ $points ->
    [0] {""}
    [one] {" +"}1 tower point
   *[other] {" +"}{ $points } tower points
}.
event-collected = { $seat } collected in all:{ $squires ->
    [0] {""}
    [one] {" +"}1 squire
   *[other] {" +"}{ $squires } squires
}{ $bezants ->
    [0] {""}
    [one] {" +"}1 bezant
   *[other] {" +"}{ $bezants } bezants
}{ $points ->
    [0] {""}
    [one] {" +"}1 tower point
   *[other] {" +"}{ $points } tower points
}.
event-empty-handed = { $seat } collected nothing: no squire of this colour is left in the supply.
event-renounced = { $seat } left one { $resource }.
event-unveiled = The screens came down.
event-gift = { $points ->
    [one] The King gave { $seat } one tower point: { $gift }.
   *[other] The King gave { $seat } { $points } tower points: { $gift }.
}
event-built = { $seat } built floor { $floor } for { $cost } tower points.
event-event-strikes = “{ $event }” took effect.
event-saved = { $count ->
    [0] { $seat } saved nobody to the { $area }.
    [one] { $seat } saved one squire to the { $area }.
   *[other] { $seat } saved { $count } squires to the { $area }.
}
event-lost = { $count ->
    [one] { $seat } lost one squire in the { $area }.
   *[other] { $seat } lost { $count } squires in the { $area }.
}
event-kept = { $seat } paid a bezant to keep a squire in the { $area }.
event-struck = { $seat } struck down a squire of { $other } in the { $area }.
event-finished = The game is over: { $seat } has won.

## What the asked player must do

prompt-Sale = { $office-word ->
    [none] Choose a character and open the bidding; 0 is a bid too.
   *[other] { $leader } bids { $high } for { $office }: raise or pass.
}
prompt-Picking = Keep one of the action cards; the rest goes on to the next character.
prompt-Turn = { $left ->
    [0] No squire is left to place: do what else you can, until you are done.
    [one] Place your last squire and do what else you can, until you are done.
   *[other] Place squires, { $left } left, and do what else you can, until you are done.
}
prompt-Dismissal = { $left ->
    [one] Dismiss one more squire for your bezant.
   *[other] Dismiss { $left } more squires for your bezant.
}
prompt-March = { $origin-word ->
    [nobody] Choose the area your squires leave.
   *[other] { $target-word ->
        [nobody] Choose the area they go to.
       *[other] Move the second squire too, or pass.
    }
}
prompt-TwoResources = { $left ->
    [one] Take one more resource.
   *[other] Take { $left } resources: squires, bezants or tower points.
}
prompt-Turncoat = { $own-word ->
    [nobody] Choose your own squire that changes places.
   *[other] Choose the opponent’s squire it changes places with.
}
prompt-MoveTwo = { $origin-word ->
    [nobody] { $left ->
        [one] Choose another squire to move, or pass.
       *[other] Choose a squire to move, { $left } at most, or pass.
    }
   *[other] Choose the area this squire goes to.
}
prompt-Influence = { $left ->
    [one] Place one squire from the supply in this sector.
   *[other] Place { $left } squires from the supply in this sector.
}
prompt-TowerOfDavid = You control the Tower of David: one of its squires may ride out to another area.
prompt-Scholars = Privilege of the Patriarchate: give up a squire for the top action card, or pass.
prompt-Materials = Privilege of the Market: buy up to 4 tower points at 2 bezants each.
prompt-Intrigue = Privilege of the Nobility: steal a tower point from an opponent, or pass.
prompt-Collecting = Your areas pay:{ $squires ->
    [0] {""}
    [one] {" +"}1 squire
   *[other] {" +"}{ $squires } squires
}{ $bezants ->
    [0] {""}
    [one] {" +"}1 bezant
   *[other] {" +"}{ $bezants } bezants
}{ $points ->
    [0] {""}
    [one] {" +"}1 tower point
   *[other] {" +"}{ $points } tower points
}. Collect, or leave some.
prompt-Succession = A new king: your squires leave the Palace, and you may save up to two where your Baron stands.
prompt-Tax = Extraordinary Tax: pay a bezant for each squire that stays in the Market.
prompt-War = { $left ->
    [one] War: you may strike down one opponent’s squire.
   *[other] War: you may strike down { $left } opponents’ squires, two of each at most.
}

## Options

option-edition = Edition
option-edition-it = Italian
option-edition-de = German
option-edition-about = The game was printed in Italy and in Germany, with a few different rules. Either is a whole game; if you own none, take the Italian one.
option-first_opener = Who opens the first auction
option-first_opener-random = chance decides
option-baron_squires = The Baron needs new squires in
option-baron_squires-sector = the sector
option-baron_squires-area = the area itself
option-baron_march = Squires moved by the Marshal
option-baron_march-counts = count for the Baron
option-baron_march-does-not-count = do not count for the Baron
option-palace_round_1 = In round 1 the large Palace may not be blocked by
option-palace_round_1-leaders-only = those who lead
option-palace_round_1-nobody = anybody
option-dismissal = Squires may be dismissed from
option-dismissal-any-area = any area
option-dismissal-unblocked = areas without a Baron
option-marshal_moves = The Marshal moves
option-marshal_moves-up-to-two = one or two squires
option-marshal_moves-exactly-two = exactly two squires
option-move_two = “Move 2 Squires” moves
option-move_two-own = own squires
option-move_two-any = anybody’s squires
option-war = War strikes
option-war-everywhere = everywhere
option-war-unblocked = where no Baron stands
option-david_baron = A Baron in the Tower of David
option-david_baron-owner-leaves = lets its owner’s squire leave
option-david_baron-nobody-leaves = lets nobody ride out
option-screens = Squires and bezants stand
option-screens-closed = behind screens
option-screens-open = in the open

## Labels of the board

field-round = Round
field-event = Event
field-events_left = Events still to come
field-face_down = Cards face down
field-deck = Deck
field-discards = Discards
field-unveiled = Screens are down
field-areas = Areas
field-players = Players
field-area = Area
field-sector = Sector
field-large = Large
field-open = In play
field-squires = Squires
field-baron = Baron
field-controller = Controlled by
field-pays = Pays
field-bezants = Bezants
field-points = Points
field-floors = Tower
field-office = Character
field-cards = Cards
field-hand = Hand
field-supply = Supply
field-tray = Cards to choose from
board-round = Round { $round } of 5
board-event = “{ $event }” at its end
board-no-event = no event
board-deck = deck { $count }
board-hand = Your hand: { $cards }
board-empty-hand = no cards
board-closed = not in play
board-squires-short = s
board-bezants-short = b
board-points-short = p
