# Truppe, titoli e luoghi delle espansioni, dovunque il gioco base parli di tali cose.

noun-archer = Arciere
noun-bombardier = Bombardiere
noun-mercenary = Mercenario
noun-king-knight = Cavaliere della guardia del Re
noun-king-footman = Fante della guardia del Re
noun-queen-knight = Cavaliere della guardia della Regina
noun-queen-footman = Fante della guardia della Regina
noun-teutonic-knight = Cavaliere Teutonico
noun-templar-knight = Cavaliere Templare

noun-templar = Signore Templare
noun-teutonic = Signore Teutonico
noun-templar-master = Gran Maestro dei Templari
noun-teutonic-master = Gran Maestro dei Teutonici
noun-state-jerusalem = Regno di Gerusalemme
noun-state-antioch = Principato di Antiochia
noun-state-tripoli = Contea di Tripoli
noun-state-edessa = Contea di Edessa
noun-state-cyprus = Regno di Cipro

noun-caravan-damascus = Carovana di Damasco
noun-edessa = Edessa
noun-aleppo = Aleppo
noun-caravan-cairo = Carovana del Cairo
noun-jerusalem = Gerusalemme
noun-arab-doctor = Medico Arabo
noun-damietta = Damietta
noun-tripoli = Tripoli
noun-caravan-mecca = Carovana della Mecca
noun-antioch = Antiochia
noun-ascalon = Ascalona
noun-cyprus = Cipro
noun-ship-1 = nave 1
noun-ship-2 = nave 2
noun-ship-3 = nave 3
noun-ship-4 = nave 4
noun-ship-5 = nave 5
noun-ship-6 = nave 6
noun-shore = Costa d’Oltremare
noun-prison = Prigione del Saladino
noun-overseas = Oltremare

event-marched-with = { $count ->
    [one] Un { $troop } ha accompagnato { $lord } ({ $seat }).
   *[other] Hanno accompagnato { $lord } ({ $seat }), { $troop }: { $count }.
}

board-archer-short = a
board-bombardier-short = b
board-mercenary-short = m
board-king-knight-short = R
board-king-footman-short = rf
board-queen-knight-short = G
board-queen-footman-short = gf
board-teutonic-knight-short = T
board-templar-knight-short = +
