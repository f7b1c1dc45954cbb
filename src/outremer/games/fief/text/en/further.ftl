# Troops, titles and places that expansions bring, wherever the base game speaks of such things.

noun-archer = archer
noun-bombardier = bombardier
noun-mercenary = mercenary
noun-king-knight = knight of the King’s guard
noun-king-footman = footman of the King’s guard
noun-queen-knight = knight of the Queen’s guard
noun-queen-footman = footman of the Queen’s guard
noun-teutonic-knight = Teutonic knight
noun-templar-knight = Templar knight

noun-templar = Templar lord
noun-teutonic = Teutonic lord
noun-templar-master = Grand Master of the Templars
noun-teutonic-master = Grand Master of the Teutonic Knights
noun-state-jerusalem = Kingdom of Jerusalem
noun-state-antioch = Principality of Antioch
noun-state-tripoli = County of Tripoli
noun-state-edessa = County of Edessa
noun-state-cyprus = Kingdom of Cyprus

noun-caravan-damascus = Caravan of Damascus
noun-edessa = Edessa
noun-aleppo = Aleppo
noun-caravan-cairo = Caravan of Cairo
noun-jerusalem = Jerusalem
noun-arab-doctor = Arab Doctor
noun-damietta = Damietta
noun-tripoli = Tripoli
noun-caravan-mecca = Caravan of Mecca
noun-antioch = Antioch
noun-ascalon = Ascalon
noun-cyprus = Cyprus
noun-ship-1 = ship 1
noun-ship-2 = ship 2
noun-ship-3 = ship 3
noun-ship-4 = ship 4
noun-ship-5 = ship 5
noun-ship-6 = ship 6
noun-shore = Shore of Outremer
noun-prison = Saladin’s prison
noun-overseas = Outremer

event-marched-with = { $count ->
    [one] One { $troop } went with { $lord } ({ $seat }).
   *[other] With { $lord } ({ $seat }) went, { $troop }: { $count }.
}

board-archer-short = a
board-bombardier-short = b
board-mercenary-short = m
board-king-knight-short = K
board-king-footman-short = kf
board-queen-knight-short = Q
board-queen-footman-short = qf
board-teutonic-knight-short = T
board-templar-knight-short = +
