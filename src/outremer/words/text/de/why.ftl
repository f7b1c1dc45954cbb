### Warum ein Bot so wählt, und was der Zug eines anderen bewirkt hat.

why-played = { $player } zog: { $move }.
why-search = Der Bot hat { $considered } Möglichkeiten für { $player } vorausgedacht:
why-ahead = Der Bot hat bei { $considered } Möglichkeiten für { $player } einen Zug vorausgeschaut:
why-chance = Der Bot lost einen von { $considered } Zügen für { $player } aus.
why-option = { $number }. { $moves }: { $share } Prozent des Sieges ({ $low } bis { $high })
why-effects = Sofort: { $effects }.
why-effect = { $part } { $after } statt { $before }{ $speaks ->
    [pro] { "" }
   *[contra] { " " }(spricht dagegen)
}
why-nothing = Sofort ändert er nichts, was zählt.
why-seen = { $player } zog: { $move }. Soweit du es wissen darfst, war der Anteil am Sieg zuvor { $before } Prozent und ist jetzt { $share } ({ $low } bis { $high }).
why-unseen = Was { $player } gesagt hat, ist geheim und lässt sich vor dem Ende der Partie nicht erklären.
