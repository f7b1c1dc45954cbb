### Was Karten, Titel und Reliquien von Fief tun, in einer Zeile.

about-harvest = Auf ein Bistum: beendet eine Hungersnot, oder jede Mühle dort bringt 1 Münze mehr. Nicht bei Starkregen.
about-weather = Auf ein Bistum: beendet einen Starkregen, oder jede Mühle dort bringt 1 Münze mehr. Nicht bei Hungersnot.
about-tax = Auf dein Lehen: 2 Münzen mehr für jedes seiner Dörfer. Auf dein Bistum: Du erhältst das Einkommen seiner Mühlen.
about-uprising = Jederzeit auf ein besteuertes oder hungerndes Dorf: 1 Kampfwürfel und 1 Bonustreffer gegen alle Truppen dort.
about-passage = Eine Belagerung verlassen, durch Starkregen oder ein feindliches Dorf ziehen, Mauern umgehen, aus der Haft fliehen oder ein Attentat vereiteln.
about-assassination = Jederzeit gegen eine andere Familie: Das Opfer stirbt bei 1 bis 3. Danach trägt jemand aus deiner Familie das blutige Messer.
about-justice = Jederzeit: Wer das blutige Messer trägt, stirbt. König, Regentin, Kronprinz und Papst sind gefeit.
about-ambush = In einer Schlacht, in der jemand von deinem Adel kämpft: Nimm dort jemanden vom feindlichen Adel gefangen.
about-famine = Die Mühlen des Bistums bringen nichts.
about-rain = Niemand zieht oder kämpft im Bistum, betritt oder verlässt es.
about-plague = Alle Adligen im Bistum sterben bei 1 bis 3, und Heere verlieren die Hälfte ihrer Truppen.
about-cardinal = Ein Bischof wird Kardinal: 3 Stimmen für Bischöfe, 1 für Papst und König; besteuert regierte Bistümer.
about-arc = Auf eine unverheiratete Dame: Sie zieht 3 Felder weit und bringt 1 Kampfwürfel mehr.
about-king = 1 Siegpunkt. Besteuert Lehen ohne Träger und darf einen Titel verschenken.
about-pope = 1 Siegpunkt. Stimmt Kardinälen zu, annulliert Ehen, exkommuniziert eine Person.
about-queen = Die Frau des Königs: 2 Münzen jede Runde; kann den Kronprinzen gebären.
about-regent = Die Witwe des Königs: hat seine Vorrechte, bis ein neuer König gewählt ist, aber keinen Siegpunkt.
about-prince = Wird König, wenn sein Vater stirbt.
about-grail = Gegen seinen Träger erzielen die Angreifer 1 Treffer weniger.
about-eyes = Am Ende der Kartenphase: Versuche, Starkregen in ein anderes Bistum zu vertreiben.
about-tooth = Einmal im Spiel: Hole jemanden ins Leben zurück, der gerade gestorben ist.
about-lance = Mit ihrem Träger erzielen die Angreifer 1 Treffer mehr.
about-bones = Am Ende der Kartenphase: Jede Hungersnot endet bei 4 bis 6.
