### The Council of Four in English.

game-title = The Council of Four
game-summary = Win over the councils of coast, hills and mountains, gather building permits, and link your ten emporiums into a network that pays again and again. For 2 to 4 players.

## Regions, councils, maps

noun-coast = coast
noun-hills = hills
noun-mountains = mountains
noun-king = king
noun-aaa = coast A, hills A, mountains A
noun-aab = coast A, hills A, mountains B
noun-aba = coast A, hills B, mountains A
noun-abb = coast A, hills B, mountains B
noun-baa = coast B, hills A, mountains A
noun-bab = coast B, hills A, mountains B
noun-bba = coast B, hills B, mountains A
noun-bbb = coast B, hills B, mountains B

## Cities

noun-arkon = Arkon
noun-burgen = Burgen
noun-castrum = Castrum
noun-dorful = Dorful
noun-esti = Esti
noun-framek = Framek
noun-graden = Graden
noun-hellar = Hellar
noun-indur = Indur
noun-juvelar = Juvelar
noun-kultos = Kultos
noun-lyram = Lyram
noun-merkatim = Merkatim
noun-naris = Naris
noun-osium = Osium

## Colours and cards

noun-white = white
noun-black = black
noun-orange = orange
noun-pink = pink
noun-purple = purple
noun-light-blue = light blue
noun-wild = wild

## Groups of cities and tiles

noun-gold = gold
noun-silver = silver
noun-bronze = bronze
noun-iron = iron
noun-first-king-tile = first king reward (25)
noun-second-king-tile = second king reward (18)
noun-third-king-tile = third king reward (12)
noun-fourth-king-tile = fourth king reward (7)
noun-fifth-king-tile = fifth king reward (3)

## Reward tokens

noun-one-coin = 1 coin
noun-two-coins = 2 coins
noun-three-coins = 3 coins
noun-one-point = 1 point
noun-two-points = 2 points
noun-three-points = 3 points
noun-one-assistant = 1 assistant
noun-two-assistants = 2 assistants
noun-one-card = 1 politics card
noun-assistant-and-coin = 1 assistant and 1 coin
noun-assistant-and-card = 1 assistant and 1 card
noun-card-and-point = 1 card and 1 point
noun-nobility-step = 1 nobility step

## Permits

noun-permit-a = A
noun-permit-b = B
noun-permit-c = C
noun-permit-d = D
noun-permit-e = E
noun-permit-ab = A/B
noun-permit-ae = A/E
noun-permit-bc = B/C
noun-permit-cd = C/D
noun-permit-de = D/E
noun-permit-abc = A/B/C
noun-permit-abe = A/B/E
noun-permit-ade = A/D/E
noun-permit-bcd = B/C/D
noun-permit-cde = C/D/E
noun-permit-f = F
noun-permit-g = G
noun-permit-h = H
noun-permit-i = I
noun-permit-j = J
noun-permit-fg = F/G
noun-permit-fj = F/J
noun-permit-gh = G/H
noun-permit-hi = H/I
noun-permit-ij = I/J
noun-permit-fgh = F/G/H
noun-permit-fgj = F/G/J
noun-permit-fij = F/I/J
noun-permit-ghi = G/H/I
noun-permit-hij = H/I/J
noun-permit-k = K
noun-permit-l = L
noun-permit-m = M
noun-permit-n = N
noun-permit-o = O
noun-permit-kl = K/L
noun-permit-ko = K/O
noun-permit-lm = L/M
noun-permit-mn = M/N
noun-permit-no = N/O
noun-permit-klm = K/L/M
noun-permit-klo = K/L/O
noun-permit-kno = K/N/O
noun-permit-lmn = L/M/N
noun-permit-mno = M/N/O

## Goods and sides

noun-coins = coins
noun-assistants = assistants
noun-points = points
noun-cards = cards
noun-steps = nobility steps
noun-actions = additional main actions
noun-tokens-again = reward tokens again
noun-free-permit = a permit for nothing
noun-permit-again = a permit’s bonuses again
noun-left = left
noun-right = right

## What a player may say

move-end = End the turn
move-pay = Show the cards and pay
move-lay = Choose a card: { $a }
move-elect = Elect a councillor: { $a }
move-send = Send an assistant to elect: { $a }
move-into = Into the council: { $a }
move-acquire = Acquire a permit: { $a }
move-king = Build with the king’s help
move-hire = Hire an assistant for 3 coins
move-swap = Swap the permits: { $a }
move-under = First under the pile: { $a }
move-extra = Another main action for 3 assistants
move-build = Build with permit { $a }
move-take = Take permit { $a }
move-place = Build in { $a }
move-travel = Lead the king to { $a }
move-collect = Collect the reward of { $a }
move-rest = Collect the rest in alphabetical order
move-reuse = Get the bonuses of permit { $a } again

## What happened

event-map-chosen = The map: { $map }.
event-token-placed = { $city } got the reward token “{ $token }”.
event-councillor-seated = A councillor took a seat in a balcony ({ $council }): { $colour }.
event-permit-shown = Permit { $permit } was turned up ({ $region }).
event-neutral-placed = A neutral emporium was placed in { $city }.
event-first-player = { $seat } begins.
event-turn-begins = Round { $round }: { $seat }’s turn.
event-drew = { $seat } drew a card: { $card }.
event-drew-card = { $seat } drew a card.
event-reshuffled = { $count ->
    [one] One discarded card made a new deck.
   *[other] { $count } discarded cards made a new deck.
}
event-elected = { $seat } elected a councillor ({ $colour }) into a council ({ $council }); one fell out ({ $fallen }).
event-discarded = { $seat } discarded a card: { $card }.
event-satisfied = { $seat } satisfied a council ({ $council }) with { $count ->
    [one] one card
   *[other] { $count } cards
}{ $price ->
    [0] {" "}for nothing
    [one] {" "}for one coin
   *[other] {" "}for { $price } coins
}.
event-permit-taken = { $seat } took permit { $permit }.
event-king-moved = { $roads ->
    [0] { $seat } left the king in { $city }.
    [one] { $seat } led the king over one road to { $city } for { $price } coins.
   *[other] { $seat } led the king over { $roads } roads to { $city } for { $price } coins.
}
event-permit-used = { $seat } turned permit { $permit } over.
event-built = { $assistants ->
    [0] { $seat } built an emporium in { $city }.
    [one] { $seat } built an emporium in { $city } and returned one assistant.
   *[other] { $seat } built an emporium in { $city } and returned { $assistants } assistants.
}
event-rewarded = { $seat } got the reward of { $city }.
event-gained = { $seat } gained { $good-word ->
    [assistants] { $count ->
        [one] one assistant
       *[other] { $count } assistants
    }
    [points] { $count ->
        [one] one point
       *[other] { $count } points
    }
    [actions] { $count ->
        [one] one additional main action
       *[other] { $count } additional main actions
    }
   *[coins] { $count ->
        [one] one coin
       *[other] { $count } coins
    }
}.
event-advanced = { $seat } moved up to cell { $cell } of the nobility track.
event-bonus-tile = { $seat } took the bonus tile: { $group }.
event-king-tile = { $seat } took a tile: { $tile }.
event-last-emporium = { $seat } built the last emporium of the ten.
event-hired = { $seat } hired an assistant for 3 coins.
event-swapped = { $seat } returned an assistant and put the permits of a region under their pile ({ $region }).
event-sent = { $seat } sent an assistant to elect a councillor.
event-extra-action = { $seat } returned 3 assistants for another main action.
event-permit-reused = { $seat } got the bonuses of permit { $permit } again.
event-scored-tiles = { $points ->
    [one] { $seat } scored one point for tiles.
   *[other] { $seat } scored { $points } points for tiles.
}
event-scored-nobility = { $points ->
    [one] { $seat } scored one point for nobility.
   *[other] { $seat } scored { $points } points for nobility.
}
event-scored-permits = { $points ->
    [one] { $seat } scored one point for permits.
   *[other] { $seat } scored { $points } points for permits.
}
event-time-is-up = The game was called off after { $round } rounds and scored as it stood.
event-finished = { $points ->
    [one] { $seat } finished with one point.
   *[other] { $seat } finished with { $points } points.
}

## What is asked

prompt-Turn = { $due ->
    [0] { $extra ->
        [0] Take a quick action, or end the turn.
       *[other] { $quick ->
            [1] Take a main action that you have won or a quick one, or end the turn.
           *[other] Take a main action that you have won, or end the turn.
        }
    }
   *[other] { $quick ->
        [1] Take a main action and, if you like, a quick one.
       *[other] Take a main action.
    }
}
prompt-Election = Choose the council into which the councillor goes.
prompt-Satisfying = Choose cards that match the councillors, then pay.
prompt-KingsCouncil = Choose cards that match the king’s councillors, then pay; coins for his way must be left.
prompt-Purchase = Take one of the permits before the council.
prompt-PermitBuild = Choose a city of the permit to build in.
prompt-KingsHelp = Choose the city to which the king travels, at 2 coins a road.
prompt-Emporium = Choose which connected city pays next.
prompt-TokenAgain = Choose a city of yours whose reward token pays again.
prompt-TwoTokensAgain = Choose a city of yours whose reward token pays again; two different ones do.
prompt-FreePermit = Take any permit lying face up, for nothing.
prompt-PermitAgain = Choose a permit of yours whose bonuses you get again.
prompt-Swapping = Choose which of the two permits goes under the pile first.

## Options

option-map = Map
option-map-aaa = coast A, hills A, mountains A
option-map-aab = coast A, hills A, mountains B
option-map-aba = coast A, hills B, mountains A
option-map-abb = coast A, hills B, mountains B
option-map-baa = coast B, hills A, mountains A
option-map-bab = coast B, hills A, mountains B
option-map-bba = coast B, hills B, mountains A
option-map-bbb = coast B, hills B, mountains B
option-map-random = at random
option-first-player = First player
option-first-player-random = at random
option-first-player-first-seat = the first seat
option-coins = Coins above 20
option-coins-limited = are lost
option-coins-unlimited = are kept
option-assistants = Assistants in the box
option-assistants-limited = 48 in value
option-assistants-unlimited = as many as needed
option-reshuffle = An empty deck is made anew
option-reshuffle-at-once = at once
option-reshuffle-when-due = when the next card is due
option-reward-order = Order of connected rewards
option-reward-order-chosen = the builder chooses
option-reward-order-alphabetical = always alphabetical
option-swap-order = Which swapped permit goes under first
option-swap-order-chosen = the player chooses
option-swap-order-left-first = always the left one
option-two-steps = Two nobility steps at once
option-two-steps-both-pay = both cells pay
option-two-steps-last-pays = only the last cell pays
option-free-permit = A permit from nobility cell 10
option-free-permit-pays = pays its bonuses
option-free-permit-pays-nothing = pays nothing
option-two-groups = A build that completes two groups
option-two-groups-two-king-tiles = earns two king rewards
option-two-groups-one-king-tile = earns one king reward
option-late-group = Completing a group whose bonus tile is gone
option-late-group-no-king-tile = earns nothing
option-late-group-king-tile = earns a king reward
option-neutral-emporiums = Neutral emporiums (two players)
option-neutral-emporiums-cost = cost an assistant
option-neutral-emporiums-free = cost nothing
option-last-emporium = Points for the tenth emporium
option-last-emporium-everyone = for everybody who builds it
option-last-emporium-first-only = for the first one only
option-permit-tie = A tie for most permits
option-permit-tie-all-score = all who tie score
option-permit-tie-nobody-scores = nobody scores
option-used-permits = Used permits at the end
option-used-permits-count = count
option-used-permits-do-not-count = do not count

## What the table shows

field-map = Map
field-round = Round
field-first_player = First player
field-in_turn = In turn
field-ended_by = Last turns set off by
field-extra_actions = Additional main actions
field-king = King
field-cities = Cities
field-city = City
field-region = Region
field-colour = Colour
field-roads = Roads to
field-token = Reward token
field-pays = Pays
field-emporiums = Emporiums
field-neutral = Neutral emporium
field-councils = Councils
field-councillor_pool = Councillors beside the board
field-permits = Permits
field-shown = Face up
field-pile = In the pile
field-under = Under the pile
field-permit = Permit
field-names = Cities named
field-bonus_tiles = Bonus tiles
field-group = Group
field-points = Points
field-owner = Owner
field-king_tiles = King reward tiles
field-nobility_track = Nobility track
field-reserve = Assistants in the reserve
field-deck = Cards in the deck
field-discards = Discards
field-players = Players
field-coins = Coins
field-assistants = Assistants
field-nobility = Nobility
field-emporiums_left = Emporiums left
field-cards = Cards in hand
field-held_permits = Permits face up
field-used_permits = Permits used
field-tile_points = Points on tiles
field-hand = Your hand
field-preview = What you could do
field-connected = Connected
field-price = Price
field-open = Open to you

## The board in the terminal

board-round = Round { $round }
board-deck = deck { $count }
board-pile = pile { $count }
board-hand = Your hand: { $cards }
board-empty-hand = no cards
board-coins-short = c
board-assistants-short = a
board-points-short = p
board-cards-short = d
board-steps-short = n
board-actions-short = x
