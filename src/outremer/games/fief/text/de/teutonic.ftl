### Die Wörter des Moduls Deutscher Orden.

move-vow-teutonic = { $a } in den Deutschen Orden eintreten lassen, statt eine Karte zu ziehen
move-teutonic-stronghold = In { $a } eine Festung des Deutschen Ordens bauen
move-teutonic-raise = Die Mauern von { $a } dem Deutschen Orden geben

event-teutonic-vow-asked = { $seat } hat { $to } gebeten, { $lord } in den Deutschen Orden eintreten zu lassen.
event-teutonic-vow-refused = { $seat } lässt { $lord } nicht in den Deutschen Orden eintreten.
event-teutonic-knights-ready = { $knights ->
    [one] { $seat } hat einen Deutschordensritter im Vorrat.
   *[other] { $seat } hat { $knights } Deutschordensritter im Vorrat.
}
event-teutonic-built = { $coins ->
    [one] { $seat } hat in { $village } für eine Münze eine Festung des Deutschen Ordens gebaut.
   *[other] { $seat } hat in { $village } für { $coins } Münzen eine Festung des Deutschen Ordens gebaut.
}
event-teutonic-raised = { $coins ->
    [one] { $seat } hat die Mauern von { $village } ({ $walls }) für eine Münze dem Deutschen Orden gegeben.
   *[other] { $seat } hat die Mauern von { $village } ({ $walls }) für { $coins } Münzen dem Deutschen Orden gegeben.
}

prompt-VowAsked = { $by } will { $lord } in den Deutschen Orden aufnehmen. Nimm an oder lehne ab.

field-teutonic = Deutscher Orden
field-fortifications = Befestigung des Deutschen Ordens
field-built = Haben in dieser Runde gebaut
field-reserve = Haben Deutschordensritter
field-titles_left = Titel übrig
field-fortifications_left = Befestigungen übrig

option-teutonic = Deutscher Orden
option-teutonic-no = nein
option-teutonic-yes = ja
option-teutonic_recruits = Ein Titel des Deutschen Ordens geht
option-teutonic_recruits-family = an einen Adligen der eigenen Familie
option-teutonic_recruits-any = an einen Adligen jeder Familie, wenn sie zustimmt

about-teutonic = Ein Adliger des Ordens: darf nicht heiraten, nicht Bischof oder König werden, kein Attentat verüben und keinen Ordensbruder angreifen; Lehen darf er haben.
about-teutonic-master = 1 Siegpunkt. Solange er im Spiel ist, bringt jeder Deutschordensritter in einer Schlacht 1 Treffer mehr.
about-teutonic-knight = Ein Ritter, den es nur in Mauern des Deutschen Ordens zu kaufen gibt. Zwei bringen 1 Treffer mehr, wenn ein Adliger des Ordens führt, jeder einen, solange es einen Hochmeister gibt.
