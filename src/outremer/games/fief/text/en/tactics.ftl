### The words of the expansion Tactics.

move-keep = { $a ->
    [0] Keep no mercenary
    [one] Keep one mercenary for one coin
   *[other] Keep { $a } mercenaries for { $a } coins
}
move-bid = { $a ->
    [0] Bid nothing
    [one] Bid one coin
   *[other] Bid { $a } coins
}
move-deploy = { $a ->
    [0] Send no mercenary
    [one] Send one mercenary into the battle
   *[other] Send { $a } mercenaries into the battle
}
move-snipe = Shoot at { $a }
move-re-roll = Throw a die again that shows { $a }
move-guard = Make a royal guard of a { $a }
move-rouse-reserve = Play Uprising against the mercenaries of { $a-player }

event-mercenaries-paid = { $count ->
    [one] { $seat } paid one mercenary.
   *[other] { $seat } paid { $count } mercenaries.
}
event-mercenaries-left = { $count ->
    [one] A mercenary of { $seat } went unpaid and left.
   *[other] { $count } mercenaries of { $seat } went unpaid and left.
}
event-bid-shown = { $coins ->
    [0] { $seat } bid nothing.
    [one] { $seat } bid one coin.
   *[other] { $seat } bid { $coins } coins.
}
event-bids-tied = { $coins ->
    [one] The highest bids are equal, one coin: they bid again.
   *[other] The highest bids are equal, { $coins } coins: they bid again.
}
event-mercenaries-hired = { $count ->
    [one] { $coins ->
        [one] { $seat } hired one mercenary for one coin.
       *[other] { $seat } hired one mercenary for { $coins } coins.
    }
   *[other] { $coins ->
        [one] { $seat } hired { $count } mercenaries for one coin.
       *[other] { $seat } hired { $count } mercenaries for { $coins } coins.
    }
}
event-nobody-hired = { $count ->
    [one] Nobody hired the mercenary.
   *[other] Nobody hired the { $count } mercenaries.
}
event-mercenaries-deployed = { $count ->
    [one] { $seat } sent one mercenary to { $village }.
   *[other] { $seat } sent { $count } mercenaries to { $village }.
}
event-mercenaries-sickened = { $count ->
    [one] One mercenary of { $seat } died of the Plague in { $village }.
   *[other] { $count } mercenaries of { $seat } died of the Plague in { $village }.
}
event-mercenaries-back = { $count ->
    [one] One mercenary of { $seat } is back in reserve.
   *[other] { $count } mercenaries of { $seat } are back in reserve.
}
event-reserve-rose = { $seat } played Uprising against the mercenaries of { $other }.
event-reserve-lost = { $count ->
    [0] { $seat } lost no mercenary: { $die } on the die.
    [one] { $seat } lost one mercenary: { $die } on the die.
   *[other] { $seat } lost { $count } mercenaries: { $die } on the die.
}
event-volley-shot = { $side-word ->
    [attacker] The archers of the attackers ({ $archers }) scored { $hits ->
        [one] one hit
       *[other] { $hits } hits
    }.
   *[other] The archers of the defenders ({ $archers }) scored { $hits ->
        [one] one hit
       *[other] { $hits } hits
    }.
}
event-aimed-at = The archers of { $seat } aim at { $lord }.
event-sniped = Shot at { $lord }: { $die } on the die.
event-thrown-again = A bombardier lets { $seat } throw a die again that showed { $die }.
event-guards-came = { $lord } has a new guard in { $village }: { $troop }.
event-guards-reverted = { $count ->
    [one] A guard of { $seat } in { $village } is an ordinary soldier again: { $troop }.
   *[other] { $count } guards of { $seat } in { $village } are ordinary soldiers again: { $troop }.
}

prompt-Upkeep = Choose how many of your mercenaries to keep, at one coin each.
prompt-Auction = { $least ->
    [0] Bid in secret for the mercenaries in the general reserve. Only who bids most pays.
    [one] Bid again, one coin at least.
   *[other] Bid again, { $least } coins at least.
}
prompt-Deployment = Choose how many of your mercenaries to send into the battle.
prompt-Volley = Battle in { $village }: have your archers shoot at an enemy lord, or pass to shoot at the troops.
prompt-VolleyDice = The archers of { $village } have shot: throw a die again, or pass.
prompt-Sniped = Shot at { $target }: throw the die again, or pass.
prompt-GuardsCalled = { $group-word ->
    [kings] { $lord } is King: choose up to two knights and two footmen as royal guards, or pass.
   *[other] { $lord } is Queen: choose up to one knight and two footmen as royal guards, or pass.
}

field-tactics = Tactics
field-for-hire = Mercenaries for hire
field-mercenaries = Mercenaries in reserve
field-guarded = Royal guards of
field-kings = King
field-queens = Queen

option-tactics = Tactics
option-tactics-no = no
option-tactics-yes = yes

about-archer = Before a battle the first archer of a side throws a die, each further one adds 1 hit; before walls it takes 2 or 3 for the die.
about-bombardier = Without strength. Lets its side throw 1 die again in each throw; falls only when no other troops are left.
about-mercenary = Like a footman. Waits in the reserve, for 1 coin a turn, until you send it into a battle of one of your lords.
about-king-knight = A royal guard: goes where the King goes, adds 1 hit in battle together with the others, and no arrow hits it.
about-king-footman = A royal guard: goes where the King goes, adds 1 hit in battle together with the others, and no arrow hits it.
about-queen-knight = A royal guard: goes where the Queen goes, adds 1 hit in battle together with the others, and no arrow hits it.
about-queen-footman = A royal guard: goes where the Queen goes, adds 1 hit in battle together with the others, and no arrow hits it.
