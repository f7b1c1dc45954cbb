### Die Wörter des Moduls Heilige Reliquien.

noun-grail = Heiliger Gral
noun-eyes = Augen der heiligen Roseline
noun-tooth = Zahn des heiligen Gerontius
noun-lance = Heilige Lanze
noun-bones = Gebeine der heiligen Radegund

move-take-relic = Die Reliquie mit { $a } nehmen
move-pick-up = „{ $a }“ mit { $b } aufheben
move-sell-relic = { $c ->
    [0] „{ $a }“ an { $b-player } verschenken
    [one] „{ $a }“ für eine Münze an { $b-player } verkaufen
   *[other] „{ $a }“ für { $c } Münzen an { $b-player } verkaufen
}
move-give-relic = Die Reliquie „{ $a }“ anbieten
move-want-relic = Um die Reliquie „{ $a }“ bitten
move-bear-relic = { $a } die Reliquie tragen lassen
move-move-rain = Versuchen, den Regen aus dem { $a } zu vertreiben
move-pray = Gegen die Hungersnöte beten
move-revive = Mit dem Zahn des heiligen Gerontius wiedererwecken

event-relic-asked = { $seat } hat darum gebeten, mit { $lord } eine Reliquie zu nehmen.
event-relic-refused = { $seat } hat { $lord } die Reliquie verweigert.
event-relic-taken = { $lord } ({ $seat }) trägt die Reliquie „{ $relic }“.
event-relic-fell = In { $village } liegt die Reliquie „{ $relic }“.
event-relic-offered = { $coins ->
    [0] { $seat } hat { $to } die Reliquie „{ $relic }“ als Geschenk angeboten.
    [one] { $seat } hat { $to } die Reliquie „{ $relic }“ für eine Münze angeboten.
   *[other] { $seat } hat { $to } die Reliquie „{ $relic }“ für { $coins } Münzen angeboten.
}
event-rain-roll = Gegen den Starkregen im { $see } wurde eine { $die } gewürfelt.
event-famine-roll = Gegen die Hungersnot im { $see } wurde eine { $die } gewürfelt.
event-revived = { $seat } hat { $lord } ins Leben zurückgeholt.

prompt-RelicTaken = { $lord } will eine Reliquie aus deinem Dorf nehmen. Nimm an oder lehne ab.
prompt-RelicSale = { $coins ->
    [0] { $by } bietet dir die Reliquie „{ $relic }“ als Geschenk an. Wähle, wer sie trägt, oder lehne ab.
    [one] { $by } bietet dir die Reliquie „{ $relic }“ für eine Münze an. Wähle, wer sie trägt, oder lehne ab.
   *[other] { $by } bietet dir die Reliquie „{ $relic }“ für { $coins } Münzen an. Wähle, wer sie trägt, oder lehne ab.
}
prompt-RelicHeir = Wähle, wer die Reliquie „{ $relic }“ von nun an trägt.
prompt-RelicDelivered = Durch diese Abmachung gehört dir die Reliquie „{ $relic }“. Wähle, wer sie trägt.
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
