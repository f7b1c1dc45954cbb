### The words of the expansion Templars.

noun-edict = the royal edict
noun-curse = the curse of the Templars
noun-alone = alone
noun-with-pope = with the Pope

move-take-vow = Make { $a } a Templar in place of a card
move-build-commandery = Build a commandery in { $a }
move-hide-treasure = Try to hide the treasure in { $a }
move-edict = Issue the royal edict against the Templars: { $a }
move-proclaim = Proclaim the royal edict against the Templars: { $a }

event-commandery-built = { $coins ->
    [one] { $seat } built a commandery in { $village } for one coin.
   *[other] { $seat } built a commandery in { $village } for { $coins } coins.
}
event-commandery-income = { $seat } received { $coins ->
    [one] one coin
   *[other] { $coins } coins
} from { $commanderies ->
    [one] one commandery.
   *[other] { $commanderies } commanderies.
}
event-templar-knight-came = A Templar knight of { $seat } stands beside { $lord } in { $village }.
event-templar-knight-left = The Templar knight of { $lord } ({ $seat }) left { $village }.
event-treasure-sought = { $seat } wants to hide the treasure of the Temple in { $village }.
event-treasure-refused = { $seat } would not help to hide the treasure in { $village }.
event-treasure-roll = The treasure of the Temple: { $seat } rolled { $die }.
event-treasure-hidden = The treasure of the Temple is hidden for good in { $village }.
event-edict-asked = { $lord } ({ $seat }) asked the Pope to support a royal edict against the Templars.
event-edict-not-backed = { $seat }, as Pope, did not support the royal edict.
event-edict-issued = { $backing-word ->
    [alone] { $lord } ({ $seat }) issued a royal edict against the Templars.
   *[with-pope] { $lord } ({ $seat }) issued a royal edict against the Templars, supported by the Pope.
}
event-edict-pillaged = { $seat } pillaged { $commanderies ->
    [0] nothing: there was no commandery.
    [one] one commandery and received { $coins } coins.
   *[other] { $commanderies } commanderies and received { $coins } coins.
}
event-edict-paid = { $seat } saved { $coins ->
    [one] one coin from one commandery, for the treasure was hidden.
   *[other] { $coins } coins from { $commanderies } commanderies, for the treasure was hidden.
}
event-order-abolished = The order of the Templars is abolished for the rest of the game.
event-cursed = The curse of the Grand Master is on { $lord } ({ $seat }).
event-curse-roll = The curse: { $die } on the die for { $lord }.

prompt-TreasureSought = { $seat } wants to hide the treasure of the Temple in { $village } together with your Templar. Accept or refuse.
prompt-EdictAsked = { $by } asks you, the Pope, to support a royal edict: all Templar lords would die. Accept or refuse.
prompt-EdictMoment = The hearings are about to end: issue the royal edict against the Templars, or pass.

field-templars = Templars
field-commanderies = Commandery
field-commanderies_left = Commanderies left
field-bound = Templar knights
field-sought = Treasure sought in this turn
field-treasure = Treasure hidden
field-edict = Edict issued
field-abolished = Order abolished
field-cursed = Cursed


option-templars = Templars
option-templars-no = no
option-templars-yes = yes

about-templar = A lord of the order: may not marry, hold a title, order a murder or attack other players; defends himself.
about-templar-master = 1 victory point. While he is in play, the King needs the Pope for an edict against the order.
about-templar-knight = A knight who stays with his Templar, and goes when that one dies.
