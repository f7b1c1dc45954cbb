### The words of the module Sacred relics.

noun-grail = Holy Grail
noun-eyes = Eyes of Saint Roseline
noun-tooth = Tooth of Saint Gerontius
noun-lance = Holy Lance
noun-bones = Bones of Saint Radegund

move-take-relic = Take the relic with { $a }
move-pick-up = Pick up with { $b }: { $a }
move-sell-relic = { $c ->
    [0] Give to { $b-player }: { $a }
    [one] Sell to { $b-player } for one coin: { $a }
   *[other] Sell to { $b-player } for { $c } coins: { $a }
}
move-give-relic = Offer a relic: { $a }
move-want-relic = Ask for a relic: { $a }
move-bear-relic = Have { $a } bear the relic
move-move-rain = Try to move the rain away: { $a }
move-pray = Pray against the famines
move-revive = Bring back to life with the Tooth of Saint Gerontius

event-relic-asked = { $seat } asked to take a relic with { $lord }.
event-relic-refused = { $seat } refused { $lord } the relic.
event-relic-taken = { $lord } ({ $seat }) bears a relic: { $relic }.
event-relic-fell = A relic lies in { $village }: { $relic }.
event-relic-offered = { $coins ->
    [0] { $seat } offered { $to } a relic as a gift: { $relic }.
    [one] { $seat } offered { $to } a relic for one coin: { $relic }.
   *[other] { $seat } offered { $to } a relic for { $coins } coins: { $relic }.
}
event-rain-roll = Heavy Rain in the { $see }: { $die } on the die.
event-famine-roll = Famine in the { $see }: { $die } on the die.
event-revived = { $seat } brought { $lord } back to life.

prompt-RelicTaken = { $lord } wants to take a relic from your village. Accept or refuse.
prompt-RelicSale = { $coins ->
    [0] { $by } offers you a relic as a gift: { $relic }. Choose who bears it, or refuse.
    [one] { $by } offers you a relic for one coin: { $relic }. Choose who bears it, or refuse.
   *[other] { $by } offers you a relic for { $coins } coins: { $relic }. Choose who bears it, or refuse.
}
prompt-RelicHeir = Choose who bears the relic from now on: { $relic }.
prompt-RelicDelivered = A relic is yours by that deal: { $relic }. Choose who bears it.
prompt-Roseline = Eyes of Saint Roseline: try to move a Heavy Rain, or pass.
prompt-Radegund = Bones of Saint Radegund: roll against all famines, or pass.

field-relics = Relics
field-hidden = Still hidden in
field-refused = Refused
field-tooth_used = Tooth used
field-lord = Borne by
field-proposals = In proposals
field-gives-relic = Relic offered
field-wants-relic = Relic asked for

board-hidden = a relic lies face down
