### The words of the module Teutonic Knights.

move-vow-teutonic = { $a } takes the vows of the Teutonic Knights, in place of a card
move-teutonic-stronghold = Build a Teutonic stronghold in { $a }
move-teutonic-raise = Make the walls of { $a } Teutonic

event-teutonic-vow-asked = { $seat } asked { $to } to let { $lord } join the Teutonic Knights.
event-teutonic-vow-refused = { $seat } does not let { $lord } join the Teutonic Knights.
event-teutonic-knights-ready = { $knights ->
    [one] { $seat } has one Teutonic knight in reserve.
   *[other] { $seat } has { $knights } Teutonic knights in reserve.
}
event-teutonic-built = { $coins ->
    [one] { $seat } built a Teutonic stronghold in { $village } for one coin.
   *[other] { $seat } built a Teutonic stronghold in { $village } for { $coins } coins.
}
event-teutonic-raised = { $coins ->
    [one] { $seat } made the walls of { $village } Teutonic for one coin: { $walls }.
   *[other] { $seat } made the walls of { $village } Teutonic for { $coins } coins: { $walls }.
}

prompt-VowAsked = { $by } wants to make { $lord } a Teutonic lord. Accept or refuse.

field-teutonic = Teutonic Knights
field-fortifications = Teutonic fortification
field-built = Have built in this turn
field-reserve = Have Teutonic knights
field-titles_left = Titles left
field-fortifications_left = Fortifications left

option-teutonic = Teutonic Knights
option-teutonic-no = no
option-teutonic-yes = yes
option-teutonic_recruits = A Teutonic title goes
option-teutonic_recruits-family = on a lord of the own family
option-teutonic_recruits-any = on any family’s lord, with its consent

about-teutonic = A lord of the order: may not marry, become bishop or King, order a murder or attack a brother; may hold fiefs.
about-teutonic-master = 1 victory point. While he is in play, each Teutonic knight in a battle adds 1 hit.
about-teutonic-knight = A knight bought in Teutonic walls only. Two of them add 1 hit if a Teutonic lord leads, each of them while there is a Grand Master.
