### What the browser adds to the words of the game.

## The map

map-board = The map of the county
map-whole = The whole map
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
map-costs = { $coins ->
    [one] { $deed } for one coin
   *[other] { $deed } for { $coins } coins
}
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
map-march-lost = If all march on, { $village } is given up

## The stages and the families

coins = Coins
close = Close
year-turn = Turn { $turn }
year-of = of { $limit }
year-phases = The phases of the turn
year-first = First player: { $name }
year-active = It is the go of { $name }
year-track = { $count ->
    [one] One disaster lies face down on the track
   *[other] { $count } disasters lie face down on the track
}
year-piles = Decks and discards
year-decks = Lord deck: { $lords }. Fortune deck: { $fortunes }.
year-discards = Discarded: { $count }
year-no-discards = Nothing yet
fact-points = Victory points
fact-allied = Allied by marriage: they win together
fact-markers = Diplomacy markers
fact-hand = Cards in hand
family-sheet = Family
family-open = Open the family sheet
family-others = The other families
family-coins = { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
family-markers = { $markers ->
    [one] one diplomacy marker
   *[other] { $markers } diplomacy markers
}
family-hand = In hand: { $lords } of the lord deck, { $fortunes } of the fortune deck
family-known = you know: { $cards }
family-engine = { $dice ->
    [one] Siege engine before { $village }: cancels one die of the walls
   *[other] Siege engine before { $village }: cancels { $dice } dice of the walls
}
family-points = { $points ->
    [one] One victory point
   *[other] { $points } victory points
}
family-no-points = No fief, crown or tiara yet
family-other-points = from other rules in play
family-lords = Lords
family-no-lords = No lord on the map
family-captives = Prisoners held
family-income = Last income
goal-alone = wins alone with { $target }
goal-pair = wins only with { $name }: together { $points } of { $target }
lord-in = in { $village }
lord-married = married to { $spouse }
lord-captive-of = held by { $name }
lord-captive-ransom = held by { $name }; ransom: { $coins } coins
mark-captive = captive
mark-assassin = bloody knife
mark-excommunicated = excommunicated
ledger-village-income = { $villages ->
    [one] one village
   *[other] { $villages } villages
}
ledger-mill-income = Mills in { $noun }
ledger-feudal-tax-income = Tax: { $noun }
ledger-church-tax-income = Church tax: { $noun }
ledger-queen-income = The Queen, { $noun }
ledger-nothing = Nothing
ledger-total = Together
hand = Your cards
hand-of = { $count } of at most 3
hand-empty = No cards in hand.
hand-playable = may be played now
hand-any-time = At any time: choose a target
hand-which = Choose what to do with it.
hand-lord = A lord: strength in battle, titles, marriage
hand-lady = A lady: titles, marriage; may become Queen
stage-fold = Fold away, to see the map
stage-unfold = Unfold
stage-next = Next
stage-skip = Skip all
stage-ballot = Election: { $title }
stage-battle = Battle of { $village }
stage-rising = Uprising in { $village }
stage-dagger = Assassination
stage-count = The votes: { $title }
stage-struck-roll = Assassination of { $lord }
stage-plague-roll = The Plague: { $lord }
stage-calm-tried = { $lord } speaks to the rebels
stage-income = Income
stage-story = What happened
stage-window = A moment for your cards
stage-weddings = Whom with whom?
stage-petition = You are asked
stage-ransom = Ransoms to pay
stage-bear = Who bears the title?
stage-blame = Who bears the knife?
stage-first = Whom do the rebels attack first?
stage-seize = Whom do you capture?
stage-bequeath = The inheritance
stage-draws = Discard and draw
stage-losses = The Plague
vote-rights = Votes by right
vote-count = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
vote-written = has voted
vote-awaited = still to vote
vote-whom = Whom do you put forward?
vote-candidates = Candidates
vote-nobody = Nobody
vote-lay-both = Lay both markers
vote-pull-up = Pull this up to choose
vote-in-box = Your markers lie; the others are still choosing, or the colours are not shown yet.
needs-bishop = Elected is who has more votes than every other; a tie elects nobody.
needs-pope = It takes more than half of all votes: { $votes }.
needs-king = It takes { $votes } votes and more than every other, with a Cardinal, the Pope or two bishops among them.
marker-which = Which marker do you lay?
marker-white = White marker
marker-black = Black marker
marker-white-means = gives all your votes
marker-black-means = a decoy, counts nothing
marker-of = a marker of { $name }, colour hidden
wedding-means = A marriage allies two families: they then win only together, with { $target } points.
wedding-means-few = A marriage allies two families; with three players each still wins alone.
wedding-own = Of your family
wedding-other = With
wedding-none = Nobody may marry this lord.
petition-WeddingAsked = If you accept, your families are allied until death or the Pope parts the two.
petition-AnnulmentAsked = If you accept, the marriage ends, and with it the alliance.
petition-CardinalAsked = If you refuse, that family may not ask again in this turn.
petition-Deathbed = A life can still be saved.
means-ransom = Whoever can pay must pay; the captor must let go.
means-bear = A feudal title is a victory point and passes on when its bearer dies.
means-blame = Whoever bears the bloody knife can meet Justice.
means-first = The rebels fall upon these troops first.
means-seize = Whom you do not take goes to the next of your side.
ransom-is = { $coins } coins
battle-strength = strength { $strength }
battle-force = { $strength } → { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
battle-hits = { $hits ->
    [one] one hit
   *[other] { $hits } hits
}
battle-no-dice = no dice
battle-nobody = Nobody yet
battle-penalty = { $dice ->
    [one] The walls take one die from the attackers.
   *[other] The walls take { $dice } dice from the attackers.
}
battle-engine = { $dice ->
    [one] Engine of { $name }: cancels one die of the walls
   *[other] Engine of { $name }: cancels { $dice } dice of the walls
}
battle-tunnel = They came by a secret passage: the walls do not count.
battle-in-open = They fight in the open: the walls do not count.
battle-round = { $round ->
    [0] The dice
   *[other] After round { $round }
}
battle-calm = { $rounds ->
    [one] One round without losses; after three the battle ends.
   *[other] { $rounds } rounds without losses; after three the battle ends.
}
battle-foe = is attacked
battle-against = Attack { $name }
walls-stronghold = Stronghold: one die less for the attackers
walls-city = Fortified city: two dice less for the attackers
said-fights = fights on
said-truce = offers a truce
troop-count = { $count ->
    [one] 1 { $kind }
   *[other] { $count } × { $kind }
}
losses-how = { $left ->
    [one] One hit left: click whom you lose. Troops fall before lords.
   *[other] { $left } hits left: click whom you lose. Troops fall before lords.
}
plague-how = { $left ->
    [one] The Plague takes one more man in { $village }: click whom.
   *[other] The Plague takes { $left } more men in { $village }: click whom.
}
captures-how = Click the lords you take captive; then say that you are done.
means-fight = Another round of dice
means-tunnel = Spend the card: the walls no longer count
means-yield = Your troops there are lost, your lords captured
means-truce = If all who fight want it, the battle ends
means-stop = You break off; the besieged may still come out
means-sally = The fight goes on before the walls
means-join = Choose where your troops stand in this battle
means-pass = You do nothing
means-rouse = Spend a second card: one more die and hit
means-calm = Calms on 1 to 4; else he is slain
means-calm-by-coins = Costs 3 coins; calms on 1 to 4
means-foil = Spend Secret Passage: nothing happens to the victim
rising-facts = { $cards ->
    [one] { $name } played one Uprising; calmed: { $calmed }.
   *[other] { $name } began it; { $cards } Uprisings lie there, calmed: { $calmed }.
}
rising-walls-stronghold = With somebody inside, the stronghold takes one die from the rebels.
rising-walls-city = With somebody inside, the fortified city takes two dice from the rebels.
rising-tunnel = A secret passage is open: the walls do not count.
rising-nobody = No troops stand there.
rising-hits = { $hits ->
    [one] One hit in all
   *[other] { $hits } hits in all
}
dagger-drawn = { $name } has drawn the dagger.
dagger-odds = Dies on 1 to 3. Only this family may foil it, with Secret Passage.
dagger-over = Now somebody bears the bloody knife.
roll-struck-roll-hit = 1 to 3: { $lord } is murdered.
roll-struck-roll-miss = 4 to 6: { $lord } escapes.
roll-plague-roll-hit = 1 to 3: { $lord } dies.
roll-plague-roll-miss = 4 to 6: { $lord } survives.
roll-calm-tried-hit = 1 to 4: the rebels listen.
roll-calm-tried-miss = 5 or 6: the rebels do not listen.
window-pass = Pass
window-nothing = None of your cards fits this moment. Everybody who might hold one is asked.
window-whom = Against whom or where
now-MarkersPlaced = The markers lie on the candidates; their colours are still hidden.
now-BeforeIncome = Taxes are laid; in a moment everybody is paid. It is the last chance to rise against them.
now-MarchEnded = An army has ended its march, before the next one sets out.
now-BattleBegins = The sides are drawn up; no die has been thrown.
now-RoundBegins = The next round of dice is about to be thrown.
now-YearEnds = The turn is over but for the reckoning of points.
draws-so-far = { $drawn } of 2 cards drawn, of these { $lords } of at most 1 from the lord deck.
discard-how = To discard, click a card of yours and confirm.
deck-left = { $count ->
    [one] one card
   *[other] { $count } cards
}

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
deal-relic = the relic “{ $relic }”
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
compose-spouse = With whom …
compose-relic-clause = Relic
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

when-MarkersPlaced = Votes lie, uncounted
when-BeforeIncome = Before income
when-MarchEnded = A movement has ended
when-BattleBegins = A battle begins
when-RoundBegins = Dice are about to roll
when-YearEnds = The turn ends
when-UprisingAnnounced = An uprising
when-TyrantAnnounced = An uprising against a Tyrant
## The expansions

map-teutonic-walls = its walls are Teutonic
map-commandery = a commandery
archbishop = Archbishop
affairs = What the expansions keep beside the map
affairs-for-hire = for hire
affairs-titles = Teutonic titles left,
affairs-walls = fortifications left
affairs-commanderies = commanderies left,
affairs-temple-titles = Templar titles left,
affairs-hidden = treasure hidden
affairs-open = treasure not hidden
affairs-edict = edict issued
affairs-abolished = The order of the Temple is abolished
fact-mercenaries = Mercenaries in reserve
mark-cursed = cursed
attendant-spent = has served
trait-unknown = A noble trait
trait-down = face down
trait-own = face down: only you can read it
trait-turn-up = Turn up
ledger-commandery-income = { $number ->
    [one] One commandery
   *[other] { $number } commanderies
}
ledger-toll-income = Bridges: { $number }
ledger-trait-income = Trait of { $noun }
ledger-trait-cost = Trait of { $noun }
needs-master = It takes two votes at least, and more than every other.
stage-auction = Mercenaries for hire
stage-theft = The Thief
stage-bids = The bids are opened
stage-sniped = Shot at { $lord }
stage-Upkeep = Pay for the mercenaries
stage-GuardsCalled = The royal guard
stage-EdictMoment = A royal edict?
stage-CardTossed = The Gypsy
stage-Spying = A spy at the door
stage-SpyLooks = What the Spy sees
stage-Strategy = The Strategist’s plan
auction-for-hire = { $count ->
    [0] No mercenary is for hire
    [one] One mercenary is for hire
   *[other] { $count } mercenaries are for hire
}
auction-means = All bids are opened together. Who bids most takes all of them, and only that family pays.
auction-again = The highest bids were equal: these families bid once more, { $coins } at least. If they tie again, nobody hires.
auction-bid = Coins in your hand
auction-closed = has closed the hand
auction-awaited = still choosing
auction-mine = { $coins ->
    [0] your hand is empty
    [one] one coin in your hand
   *[other] { $coins } coins in your hand
}
upkeep-means = { $count ->
    [one] Your mercenary wants one coin to stay; unpaid he leaves.
   *[other] Each of your { $count } mercenaries wants one coin to stay; who is not paid leaves.
}
theft-between = { $coins ->
    [one] { $name } sends the Thief to { $other }, who has one coin.
   *[other] { $name } sends the Thief to { $other }, who has { $coins } coins.
}
theft-how = Hide all your coins in two hands: how many are in the left one?
theft-rest = { $coins ->
    [0] The right hand is empty.
    [one] The right hand holds one coin.
   *[other] The right hand holds { $coins } coins.
}
theft-closed = closed
theft-inside = { $coins ->
    [0] empty
    [one] one coin
   *[other] { $coins } coins
}
theft-hiding = { $name } is hiding the coins.
guards-how-kings = Click who of your troops in { $village } becomes a guard of the King: two knights and two footmen at most.
guards-how-queens = Click who of your troops in { $village } becomes a guard of the Queen: one knight and two footmen at most.
guards-none = no guards yet
edict-means = { $count ->
    [one] One commandery would be pillaged and destroyed. With the Pope behind it every Templar lord dies, and his Grand Master curses.
   *[other] { $count } commanderies would be pillaged and destroyed. With the Pope behind it every Templar lord dies, and his Grand Master curses.
}
means-edict-alone = Pillage the commanderies; not while a Grand Master lives
means-edict-with-pope = Destroy the order; the Pope is asked
gypsy-unseen = A disaster, face down: nobody knows which.
means-keep-card = It stays as it was drawn
means-toss = All see it on the discard pile; you draw anew from the same deck
means-toss-disaster = It is turned up on the discard pile and does not strike
spy-comes = The Spy of { $name } will look at your hand. Before that you may still play what can be played now.
spy-sees = These are the cards of { $name }. Once in the game you may take one of them for one of yours: click it, or pass.
spy-give = You take “{ $card }”: click the card you give for it.
means-show-hand = You play nothing more; the Spy looks
means-no-swap = You have seen enough
means-plan-in-turn = As everybody else, in turn order
means-plan-before-all = You march first, the others keep their order
means-plan-after-all = You march last, the others keep their order
means-plan-not-at-all = None of your armies marches in this turn
means-slip = The Shadow shows, once a turn: a secret passage without the card
volley-how = Your archers may shoot at a lord of the attackers, who dies on a 6: click him. Or shoot at the troops.
volley-target = The archers aim at { $lord }.
means-volley = The archers shoot at the troops
deploy-how = How many of your mercenaries fight here? Those who live go back into reserve.
persuade-how = The Persuasive may win over an enemy footman: click him.
persuade-not = You are asked because one of your lords there could be the Persuasive.
again-how = A bombardier lets you throw one die again: click it, or leave them as they lie.
means-keep-dice = The dice stay as they lie
roll-sniped-hit = 6: { $lord } is slain by an arrow.
roll-sniped-miss = No 6: { $lord } lives.
stage-curse-roll = The curse on { $lord }
roll-curse-roll-hit = 1: { $lord } dies of the curse.
roll-curse-roll-miss = 2 to 6: { $lord } lives on.
vows-templar = In place of a card: a Templar lord
vows-teutonic = In place of a card: a Teutonic lord
petition-VowAsked = If you accept, he joins the order: he can neither marry nor be King, and your family has its knights.
petition-TreasureSought = On 4 to 6 the treasure is hidden for good; then an edict brings the King less, and Templar families something.
petition-EdictAsked = If you accept, every Templar lord dies and the order ends; if it has a Grand Master, he curses King and Pope.
tray-steal = Send the Thief
tray-about-steal = Once in the game: a player hides all coins in two hands, and you take one of them.
tray-spy-on = Send the Spy
tray-about-spy-on = Once a turn: look at another player’s hand; once in the game also swap a card.
tray-turn-up = Turn up a trait
tray-about-turn-up = Show a noble trait of one of your lords to all, for good.
tray-break-marriage = Break a marriage
tray-about-break-marriage = The Heartbreaker ends the marriage of a captive.
tray-vanish = Slip out of the dungeon
tray-about-vanish = The Shadow escapes without a card.
tray-rise-against = Rise against the Tyrant
tray-about-rise-against = Play Uprising against him and his troops, wherever he is.
tray-rouse-reserve = Rouse mercenaries
tray-about-rouse-reserve = Play Uprising against the mercenaries in another’s reserve.
tray-edict = Royal edict
tray-about-edict = As King, once in the game: against the Templars, alone or with the Pope.
## The crusade

leaves = The two sheets
leaf-france = France
leaf-outremer = Outremer
leaf-called = called, { $count } of { $limit }
leaf-active = The game goes on here
leaf-asked = You are asked here
outremer-board = Outremer: the track of objectives
outremer-whole = The whole of Outremer
outremer-parts = The parts of the sheet
outremer-inland = Inland
outremer-coast = { $number ->
    [0] Coast
   *[other] Coast { $number }
}
outremer-sea = Sea
outremer-word = Crusade
outremer-legend = ° and a broken ring: reconstructed, not printed in any source at hand. The track runs from right to left; Saladin takes the same way.
outremer-leader = led by { $lord }
outremer-no-prisoners = no prisoners
crusade-line = The crusade
crusade-none = No crusade
crusade-none-means = The Pope, or a Cardinal while there is none, may call for one.
crusade-called = A crusade is called
crusade-called-means = While armies march, six lords at most may leave.
crusade-invasion = Invasion
crusade-invasion-means = Objectives are fought for from right to left.
crusade-revenge = Saladin’s Revenge
crusade-revenge-means = He marches from right to left until he is stopped; then all come home.
crusade-sailed = { $count } of { $limit } lords have left
crusade-ranks = Ranks: who chooses first, and who leads
crusade-plague = The Plague rages in Outremer
crusade-renegades = Renegades
crusade-gone = Conquered in earlier crusades: { $names }
objective-number = number { $number } on the track
objective-caravan = { $coins ->
    [one] caravan: one coin, in either turn
   *[other] caravan: { $coins } coins, in either turn
}
objective-sack = { $coins ->
    [one] to be sacked for one coin
   *[other] to be sacked for { $coins } coins
}
objective-title = { $title }: a title, one victory point
objective-doctor = saves lords; nobody guards him
objective-saracens = { $count ->
    [one] one Saracen
   *[other] { $count } Saracens
}
objective-reinforcements = { $count ->
    [one] one more joins Saladin when he comes
   *[other] { $count } more join Saladin when he comes
}
objective-reconstructed = reconstructed: { $fields }
objective-held = held by the crusaders
objective-besieged = besieged by the crusaders
objective-betrayed = a secret passage is betrayed: the walls do not count
objective-heap = not drawn yet
objective-saladin = Saladin is here with { $knights } knights and { $saracens } Saracens
printed-name = name
printed-order = number
printed-kind = kind
printed-walls = walls
printed-saracens = garrison
printed-reinforcements = reinforcements
printed-coins = coins
saladin = Saladin
saladin-at = { $place }, with { $knights } knights and { $saracens } Saracens
saladin-waits = beyond the beginning of the track; he comes in the turn of his revenge
saladin-stopped = stopped for good in this crusade
saladin-away = his camp is empty while there is no crusade
saracens = Saracens
saracens-unplayed = nobody plays them
lord-aboard = aboard a ship, on crusade
lord-overseas = overseas: { $place }
mark-imprisoned = prisoner of Saladin
mark-crusader = crusader
mark-renegade = renegade
mark-doctor = has the Arab Doctor
map-protected = protected by the Church
sail-with = Goes aboard
sail-follow = Follow the crusade: { $who } …
spoils-how = { $coins ->
    [one] One coin is won. Give it to a lord who is there, or keep it.
   *[other] { $coins } coins are won. Give as many as you like to the lords there; the leader keeps the rest.
}
spoils-share = { $coins ->
    [0] Share all out
    [one] Share; { $lord } keeps one coin
   *[other] Share; { $lord } keeps { $coins } coins
}
spoils-done = Share
stage-spoils = The spoils
stage-bestow = Who shall rule?
stage-name-heir = Who inherits the title?
means-bestow = Any lord of any family, in France or overseas; another family must agree. One victory point.
means-name-heir = A title of Outremer is a victory point and stays in the family.
petition-Embarkation = If you agree, the lord leaves on crusade, and is free if you hold him captive.
petition-Bestowal = A title of Outremer is worth one victory point.
now-BeforeSaladin = Saladin stands before walls that crusaders hold.
when-BeforeSaladin = Saladin attacks
ledger-jerusalem-income = Jerusalem, { $noun }
tray-call-crusade = Call for a crusade
tray-about-call-crusade = In this turn up to six lords may leave for Outremer with their troops.
tray-pardon = Pardon a renegade
tray-about-pardon = As Pope: a lord is no longer a renegade.

## The chapters of the rules

chapter-alliance = Alliances
chapter-any_time = At any time
chapter-archbishop = Archbishops
chapter-attendant = Attendants
chapter-battle = Battles
chapter-bishop = Bishops
chapter-building = Buildings
chapter-card = The single cards
chapter-cardinal = Cardinals
chapter-cards = Drawing and playing cards
chapter-cavalcade = Cavalcades
chapter-church_tax = Church taxes
chapter-commandery = Commanderies
chapter-component = Components
chapter-control = Control of villages
chapter-crown_prince = The Crown Prince
chapter-crusade = Crusades
chapter-deal = Proposals
chapter-diplomacy = Diplomacy
chapter-disaster = Disasters
chapter-doctor = The doctor
chapter-edict = Edicts
chapter-election = Elections
chapter-end = End of the turn
chapter-excommunicated = The excommunicated
chapter-expansion = Expansions
chapter-feudal_title = Feudal titles
chapter-fog = Fog of war
chapter-free_diplomacy = Free diplomacy
chapter-game = The game
chapter-govern = Governing
chapter-income = Income
chapter-king = The King
chapter-marriage = Marriages
chapter-mercenary = Mercenaries
chapter-module = Modules
chapter-move = Movement
chapter-orders = Knightly orders
chapter-phase1 = Phase 1: Hear ye!
chapter-phase2 = Phase 2: cards
chapter-phase3 = Phase 3: income
chapter-phase4 = Phase 4: purchases
chapter-phase5 = Phase 5: movement
chapter-phase6 = Phase 6: battles
chapter-pillage = Pillage
chapter-pope = The Pope
chapter-prebattle = Before a battle
chapter-prisoner = Prisoners
chapter-purse = Purses
chapter-queen = The Queen
chapter-ransom = Ransoms
chapter-regent = The Queen Regent
chapter-release = Release of prisoners
chapter-relic = Sacred relics
chapter-renegade = Renegades
chapter-revenge = Revenge
chapter-royal_guard = The royal guard
chapter-saladin_prisoner = Prisoners of Saladin
chapter-setup = Set-up
chapter-siege = Sieges
chapter-templar_knight = Knights Templar
chapter-templar_lord = Templar lords
chapter-templar_master = The Master of the Templars
chapter-term = Terms
chapter-teutonic_city = Teutonic cities
chapter-teutonic_fort = Teutonic fortifications
chapter-teutonic_lord = Teutonic lords
chapter-teutonic_master = The Teutonic Master
chapter-teutonic_stronghold = Teutonic strongholds
chapter-trait = Traits
chapter-treasure = Treasures
chapter-troop = Troops
chapter-turn = The turn
chapter-victory = Victory

## The chronicle in tables

tally-income = Income
tally-scoring = Victory points
tally-villages = villages
tally-mills = mills
tally-taxes = taxes
tally-others = other
tally-total = in all
tally-points = points
tally-coins = coins
tally-titles = titles
tally-lords = lords
tally-round-end = What the turn brought
tally-by-turn = player
tally-by-round = turn

## The guide

guided-here = A guided first turn
guided-done = The first turn is played
