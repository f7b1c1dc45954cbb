### Die Wörter des Moduls Heilige Reliquien.

noun-grail = Heiliger Gral
noun-eyes = Augen der heiligen Roseline
noun-tooth = Zahn des heiligen Gerontius
noun-lance = Heilige Lanze
noun-bones = Gebeine der heiligen Radegund

move-take-relic = Die Reliquie mit { $a } nehmen
move-pick-up = Mit { $b } aufheben: { $a }
move-sell-relic = { $c ->
    [0] An { $b-player } verschenken: { $a }
    [one] An { $b-player } für eine Münze verkaufen: { $a }
   *[other] An { $b-player } für { $c } Münzen verkaufen: { $a }
}
move-give-relic = Eine Reliquie anbieten: { $a }
move-want-relic = Um eine Reliquie bitten: { $a }
move-bear-relic = { $a } trägt die Reliquie
move-move-rain = Den Regen zu vertreiben versuchen: { $a }
move-pray = Gegen die Hungersnöte beten
move-revive = Mit dem Zahn des heiligen Gerontius wiedererwecken

event-relic-asked = { $seat } hat darum gebeten, mit { $lord } eine Reliquie zu nehmen.
event-relic-refused = { $seat } hat { $lord } die Reliquie verweigert.
event-relic-taken = { $lord } ({ $seat }) trägt eine Reliquie: { $relic }.
event-relic-fell = In { $village } liegt eine Reliquie: { $relic }.
event-relic-offered = { $coins ->
    [0] { $seat } hat { $to } eine Reliquie als Geschenk angeboten: { $relic }.
    [one] { $seat } hat { $to } eine Reliquie für eine Münze angeboten: { $relic }.
   *[other] { $seat } hat { $to } eine Reliquie für { $coins } Münzen angeboten: { $relic }.
}
event-rain-roll = Starkregen im { $see }: { $die } gewürfelt.
event-famine-roll = Hungersnot im { $see }: { $die } gewürfelt.
event-revived = { $seat } hat { $lord } ins Leben zurückgeholt.

prompt-RelicTaken = { $lord } will eine Reliquie aus deinem Dorf nehmen. Nimm an oder lehne ab.
prompt-RelicSale = { $coins ->
    [0] { $by } bietet dir eine Reliquie als Geschenk an: { $relic }. Wähle, wer sie trägt, oder lehne ab.
    [one] { $by } bietet dir eine Reliquie für eine Münze an: { $relic }. Wähle, wer sie trägt, oder lehne ab.
   *[other] { $by } bietet dir eine Reliquie für { $coins } Münzen an: { $relic }. Wähle, wer sie trägt, oder lehne ab.
}
prompt-RelicHeir = Wähle, wer die Reliquie von nun an trägt: { $relic }.
prompt-RelicDelivered = Durch diese Abmachung gehört dir eine Reliquie: { $relic }. Wähle, wer sie trägt.
prompt-Roseline = Augen der heiligen Roseline: Versuche, einen Starkregen zu vertreiben, oder passe.
prompt-Radegund = Gebeine der heiligen Radegund: Würfle gegen alle Hungersnöte oder passe.

field-relics = Reliquien
field-hidden = Noch verborgen in
field-refused = Verweigert
field-tooth_used = Zahn benutzt
field-lord = Getragen von
field-proposals = In Vorschlägen
field-gives-relic = Angebotene Reliquie
field-wants-relic = Erbetene Reliquie

board-hidden = eine Reliquie liegt verdeckt
