### Die Wörter der Erweiterung Tempelritter.

noun-edict = das königliche Edikt
noun-curse = der Fluch der Templer
noun-alone = allein
noun-with-pope = mit dem Papst

move-take-vow = { $a } zum Templer machen, statt eine Karte zu ziehen
move-build-commandery = In { $a } eine Komturei bauen
move-hide-treasure = Den Templerschatz in { $a } verstecken
move-edict = Das königliche Edikt gegen die Templer { $a } erlassen
move-proclaim = Das königliche Edikt gegen die Templer { $a } verkünden

event-commandery-built = { $coins ->
    [one] { $seat } hat für eine Münze eine Komturei in { $village } gebaut.
   *[other] { $seat } hat für { $coins } Münzen eine Komturei in { $village } gebaut.
}
event-commandery-income = { $seat } hat { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} aus { $commanderies ->
    [one] einer Komturei erhalten.
   *[other] { $commanderies } Komtureien erhalten.
}
event-templar-knight-came = Ein Tempelritter ({ $seat }) steht bei { $lord } in { $village }.
event-templar-knight-left = Der Tempelritter von { $lord } ({ $seat }) hat { $village } verlassen.
event-treasure-sought = { $seat } will den Templerschatz in { $village } verstecken.
event-treasure-refused = { $seat } wollte nicht helfen, den Schatz in { $village } zu verstecken.
event-treasure-roll = { $seat } hat für den Templerschatz eine { $die } gewürfelt.
event-treasure-hidden = Der Templerschatz ist in { $village } für immer versteckt.
event-edict-asked = { $lord } ({ $seat }) hat den Papst gebeten, ein königliches Edikt gegen die Templer zu unterstützen.
event-edict-not-backed = { $seat } hat als Papst das königliche Edikt nicht unterstützt.
event-edict-issued = { $backing-word ->
    [alone] { $lord } ({ $seat }) hat ein königliches Edikt gegen die Templer erlassen.
   *[with-pope] { $lord } ({ $seat }) hat mit dem Papst ein königliches Edikt gegen die Templer erlassen.
}
event-edict-pillaged = { $seat } hat { $commanderies ->
    [0] nichts geplündert, denn es gab keine Komturei.
    [one] eine Komturei geplündert und { $coins } Münzen erhalten.
   *[other] { $commanderies } Komtureien geplündert und { $coins } Münzen erhalten.
}
event-edict-paid = { $seat } hat { $coins ->
    [one] eine Münze aus einer Komturei gerettet, denn der Schatz war versteckt.
   *[other] { $coins } Münzen aus { $commanderies } Komtureien gerettet, denn der Schatz war versteckt.
}
event-order-abolished = Der Orden der Templer ist für den Rest des Spiels aufgehoben.
event-cursed = Der Fluch des Großmeisters liegt auf { $lord } ({ $seat }).
event-curse-roll = Für { $lord } wurde gegen den Fluch eine { $die } gewürfelt.

prompt-TreasureSought = { $seat } will mit deinem Templer den Templerschatz in { $village } verstecken. Nimm an oder lehne ab.
prompt-EdictAsked = { $by } bittet dich, den Papst, ein königliches Edikt zu unterstützen: Alle Templer würden sterben. Nimm an oder lehne ab.
prompt-EdictMoment = Die Phase „Höret, höret!“ endet gleich: Erlasse das königliche Edikt gegen die Templer oder passe.

field-templars = Templer
field-commanderies = Komturei
field-commanderies_left = Komtureien übrig
field-bound = Tempelritter
field-sought = Schatz in dieser Runde gesucht
field-treasure = Schatz versteckt
field-edict = Edikt erlassen
field-abolished = Orden aufgehoben
field-cursed = Verflucht


option-templars = Templer
option-templars-no = nein
option-templars-yes = ja

about-templar = Ein Adliger des Ordens: darf weder heiraten noch einen Titel tragen, kein Attentat verüben und keinen anderen Spieler angreifen; er verteidigt sich.
about-templar-master = 1 Siegpunkt. Solange er im Spiel ist, braucht der König für ein Edikt gegen den Orden den Papst.
about-templar-knight = Ein Ritter, der bei seinem Templer bleibt und geht, wenn dieser stirbt.
