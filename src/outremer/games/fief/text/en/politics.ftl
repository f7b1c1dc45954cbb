### The words of the expansion Politics.

option-politics = Politics: attendants and noble traits
option-politics-no = no
option-politics-yes = yes
option-coward = A Coward surrenders to stronger attackers
option-coward-always = always
option-coward-alone = only if no other lord of the family is with him

noun-thief = Arsène the Thief
noun-gypsy = Esméralda the Gypsy
noun-tax-collector = Gauthier the Tax Collector
noun-spy = Mathilde the Spy
noun-minstrel = Jaufre the Minstrel
noun-strategist = Ancelin the Strategist

noun-bastard = Bastard
noun-ugly = Ugly
noun-blessed = Blessed
noun-cursed = Cursed
noun-unlucky = Unlucky
noun-charismatic = Charismatic
noun-extravagant = Extravagant
noun-tyrant = Tyrant
noun-ambitious = Ambitious
noun-storm = Storm
noun-agile = Agile
noun-coward = Coward
noun-cruel = Cruel
noun-cunning = Cunning
noun-brave = Brave
noun-loyal = Loyal
noun-persuasive = Persuasive
noun-heartbreaker = Heartbreaker
noun-ordinary = Ordinary
noun-saint = Saint
noun-shadow = Shadow

noun-left-hand = left hand
noun-right-hand = right hand
noun-in-turn = in turn order
noun-before-all = before all others
noun-after-all = after all others
noun-not-at-all = not at all

about-thief = Once in the game: another player hides all coins in two closed hands, and you take one of them.
about-gypsy = Once a turn: throw away a card that you have just drawn; a lord or fortune card is drawn anew.
about-tax-collector = Takes the first turn of the game. Each turn 1 coin for each bridge next to your villages, 5 at most.
about-spy = Once a turn: look at another player’s hand. Once in the game she may also swap a card.
about-minstrel = 1 vote more for the King if there is a lady in your family.
about-strategist = Each turn you may move before all others, after them, or not at all.
about-bastard = Can never marry.
about-ugly = Pays 2 coins to the other family to marry.
about-blessed = Is never hit by the Plague; troops are.
about-cursed = Rolls a battle die for each disaster: on 2 hits it strikes the bishopric of the Cursed.
about-unlucky = No harvest and no good weather can be played in this lord’s bishopric.
about-charismatic = 1 coin more in the main village of a bishopric.
about-extravagant = 2 coins less for each of this lord’s titles that are worth victory points.
about-tyrant = 2 coins more from the village. Others may play Uprising against the Tyrant and his troops at any time.
about-ambitious = Pays 2 coins less for feudal titles and for the Cardinal’s hat.
about-storm = Moves and fights in Heavy Rain.
about-agile = Moves 3 spaces when accompanied by knights only.
about-coward = Starts no battle without another lord, and surrenders to stronger attackers.
about-cruel = Takes no prisoners: whoever is captured dies.
about-cunning = Cancels 1 die of penalty before walls, without a siege.
about-brave = 1 hit more when attacking with dice.
about-loyal = Never attacks the ally by marriage.
about-persuasive = Before a battle one enemy footman comes over.
about-heartbreaker = May end the marriage of a captive whom this lord helped to take.
about-ordinary = No ability.
about-saint = May take a relic from the village, as a Cardinal could.
about-shadow = Once a turn a Secret Passage without the card, with one other unit at most.

move-steal = Send Arsène the Thief to { $a-player }
move-split = { $a ->
    [0] Left hand: no coin
    [one] Left hand: one coin
   *[other] Left hand: { $a } coins
}
move-pick = Pick a hand: { $a }
move-toss = Throw the drawn card away
move-spy-on = Spy on { $a-player }
move-swap-for = Take from this hand: { $a }
move-swap-with = Give in return: { $a }
move-plan-march = March { $a }
move-turn-up = Turn up the trait of { $a }
move-persuade = Win over a footman of { $a-player }
move-break-marriage = Break the marriage of { $a }
move-slip = Slip through like a shadow
move-vanish = Let { $a } slip out of the dungeon
move-rise-against = Play Uprising against the Tyrant { $a }

event-attended = { $seat } is served by an attendant: { $attendant }.
event-robbed = { $seat } sent the Thief to { $other }.
event-stole = { $coins ->
    [0] { $seat } picked a hand of { $other }, and it was empty: { $hand }.
    [one] { $seat } took one coin from a hand of { $other }: { $hand }.
   *[other] { $seat } took { $coins } coins from a hand of { $other }: { $hand }.
}
event-tossed = The Gypsy of { $seat } threw a drawn card away.
event-spy-came = { $seat } sent the Spy to { $other }.
event-spy-looked = { $seat } looked at the hand of { $other }.
event-march-planned = { $seat } marches { $plan }.
event-toll-income = { $coins ->
    [one] { $seat } received one coin for bridges.
   *[other] { $seat } received { $coins } coins for bridges.
}
event-trait-drawn = { $seat } drew a trait for { $lord }: { $trait }.
event-trait-drawn-unseen = { $seat } drew a trait for { $lord }.
event-trait-shown = The trait of { $lord } ({ $seat }) was turned up: { $trait }.
event-trait-discarded = The trait of { $lord } was discarded: { $trait }.
event-traits-reshuffled = The discarded traits were shuffled into a new deck.
event-trait-income = { $coins ->
    [one] { $lord } yielded one coin to { $seat }.
   *[other] { $lord } yielded { $coins } coins to { $seat }.
}
event-trait-cost = { $coins ->
    [one] { $lord } cost { $seat } one coin of income.
   *[other] { $lord } cost { $seat } { $coins } coins of income.
}
event-dowry = { $coins ->
    [one] { $seat } paid { $other } one coin for the wedding of { $lord }.
   *[other] { $seat } paid { $other } { $coins } coins for the wedding of { $lord }.
}
event-card-returned = The card goes back to the hand of { $seat }: it cannot be played in the { $see }.
event-wedding-off = The wedding of { $lord } and { $spouse } does not take place.
event-ill-omen = { $hits ->
    [one] { $lord } rolled for the curse: one hit.
   *[other] { $lord } rolled for the curse: { $hits } hits.
}
event-gave-up = { $lord } ({ $seat }) gave up in { $village }.
event-persuaded = { $lord } ({ $seat }) won over a footman of { $other }.
event-heartbroken = { $seat } broke the marriage of { $lord } and { $spouse }.
event-slipped-through = { $lord } ({ $seat }) went by a passage that nobody else knows.
event-rose-against = { $cards ->
    [one] { $seat } played Uprising against the Tyrant { $lord }.
   *[other] { $seat } played Uprising against the Tyrant { $lord }: { $cards } cards now.
}
event-paid-less = { $coins ->
    [one] { $seat } pays one coin less for { $lord }.
   *[other] { $seat } pays { $coins } coins less for { $lord }.
}

prompt-Theft = { $split ->
    [0] { $by } sent the Thief to you: hide all your coins in two hands, and say how many are in the left one.
   *[other] { $victim } has closed both hands: pick one.
}
prompt-CardTossed = { $pile-word ->
    [disasters] You drew a disaster: have the Gypsy throw it away unseen, or pass.
   *[other] Look at the card you drew: have the Gypsy throw it away, or pass.
}
prompt-Spying = The Spy of { $by } is about to look at your hand: play what you can, then pass.
prompt-SpyLooks = { $wanted-word ->
    [nobody] You see the hand of { $victim }: swap a card, once in the game, or pass.
   *[other] Choose the card that you give { $victim } in return.
}
prompt-Strategy = Choose when you march in this turn.
prompt-Persuasion = A battle is about to begin: win over a footman if you can, or pass.
prompt-TyrantAnnounced = Uprising against the Tyrant in { $village }: add to it, calm it or open a passage, or pass.
prompt-TyrantLosses = { $left ->
    [one] Uprising in { $village }: one hit. Choose the loss.
   *[other] Uprising in { $village }: { $left } hits. Choose the losses, one by one.
}

field-politics = Politics
field-attendants = Attendants
field-traits = Noble traits
field-trait = Trait
field-face_up = Face up
field-deck = In the deck
