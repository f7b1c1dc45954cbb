### Was der Lehrmeister von einem beendeten Spiel sagt, und wenn jemand um einen Rat bittet.

coach-thinking = Der Lehrmeister sieht sich das Spiel an …
coach-curve = Wie es um den Sieg stand
coach-move = Zug
coach-curve-note = Anteile am Sieg bei jedem Zug der Mitschrift, mit ihren Standardfehlern. Sie sagen, was der Richter vorhersieht, berichtigt durch { $playouts } Spiele, die immer mit dem Blick auf den nächsten Zug bis zum Ende weitergespielt wurden.
coach-nothing-costly = Es fand sich keine Entscheidung, die sicher etwas gekostet hat.
coach-decision = Zug { $number }: { $played }. Besser: { $better }. Das kostete { $loss } ± { $error } Prozent des Sieges ({ $share } statt { $better_share }).
coach-why = Einige Züge später: { $parts }.
coach-sway = { $part } { $better } statt { $played }{ $speaks ->
    [pro] { "" }
   *[contra] { " " }(spricht dagegen)
}
coach-decisions-note = Alle { $choices } Entscheidungen, bei denen es eine Wahl gab, wurden angesehen und { $examined } durchdacht, jede nach dem, was ihr Spieler wissen konnte.
coach-cut = Die Zeit war um, und der Rest wurde weggelassen.

## Die Seite neben dem Rückblick

coach-title = Warum, und der Lehrmeister
coach-back = Zum Tisch
coach-ask = Den Lehrmeister fragen
coach-ask-note = Der Lehrmeister geht das ganze Spiel durch. Er sagt, wie es bei jedem Zug um den Sieg stand und welche Entscheidungen am meisten gekostet haben. Die Kurve kommt sofort, alles zusammen dauert etwa eine Minute.
coach-nobody = Wähle auf der ersten Seite einen Namen, dann kannst du fragen.
coach-waiting = { $ahead ->
    [0] Der Lehrmeister beginnt gleich.
    [one] Ein anderes Spiel kommt zuerst.
   *[other] { $ahead } andere Spiele kommen zuerst.
}
coach-progress = Der Lehrmeister denkt nach, { $percent } % sind geschafft.
coach-interrupted = Der Lehrmeister wurde unterbrochen.
coach-again = Noch einmal fragen
coach-axis = Anteile am Sieg nach Momenten, eine Linie für jeden Platz mit einem Band von einem Standardfehler nach beiden Seiten
coach-click = Ein Klick auf die Kurve führt im Rückblick zu diesem Moment. Die Bänder reichen einen Standardfehler nach beiden Seiten.
coach-moment = Moment
coach-look = Zum Moment { $moment }
coach-numbers = In Zahlen
coach-costliest = Die teuersten Entscheidungen
coach-played = Gespielt
coach-better = Die Wahl des Bots
coach-loss = { $loss } ± { $error } % des Sieges
coach-shares = { $share } % statt { $better } %
coach-line = Zeile { $number }
coach-parts = Einige Züge später, mit der Wahl des Bots
coach-part = { $part }: { $better } statt { $played }
coach-for = spricht dafür
coach-against = spricht dagegen
coach-see = Ansehen
coach-play-on = Von hier weiterspielen
coach-not-yet = Bisher wurde nichts gefunden.
coach-doubt = Eine Entscheidung wird nur genannt, wo sie sicher etwas gekostet hat, nach dem, was ihr Spieler wissen konnte. Hinter ± steht ein Standardfehler von Karten und Zufall; wie weit sich der Richter selbst irren mag, ist darin nicht enthalten.

## Ein Hinweis, während man spielt

coach-hint = Hinweis
coach-hint-note = Die besten Züge nach dem, was du wissen kannst. Alle sehen, dass du einen Hinweis genommen hast.
coach-promise = { $share } % des Sieges
coach-between = zwischen { $low } und { $high } %
coach-effect = { $part }: { $after } statt { $before }
coach-no-hint = Hier gibt es nichts zu wählen.
coach-close = Schließen
