### Was der Lehrmeister von einem beendeten Spiel sagt, und wenn jemand um einen Rat bittet.

coach-thinking = Der Lehrmeister sieht sich das Spiel an …
coach-curve = Wie es um den Sieg stand
coach-move = Zug
coach-curve-note = Anteile am Sieg bei jedem Zug der Aufzeichnung, mit ihren Standardfehlern: was der Richter vorhersagt, berichtigt durch { $playouts } Spiele, die gierig bis zum Ende weitergespielt wurden.
coach-nothing-costly = Es fand sich keine Entscheidung, die sicher etwas gekostet hat.
coach-decision = Zug { $number }: { $played }. Besser: { $better }. Das kostete { $loss } ± { $error } Prozent des Sieges ({ $share } statt { $better_share }).
coach-why = Einige Züge später: { $parts }.
coach-sway = { $part } { $better } statt { $played }{ $speaks ->
    [pro] { "" }
   *[contra] { " " }(spricht dagegen)
}
coach-decisions-note = Alle { $choices } Entscheidungen, bei denen es eine Wahl gab, wurden angesehen und { $examined } durchdacht, jede nach dem, was ihr Spieler wissen konnte.
coach-cut = Die Zeit war um, und der Rest wurde weggelassen.
