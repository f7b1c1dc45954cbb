# Truppen, Titel und Orte, die Erweiterungen bringen, wo immer das Grundspiel von solchem spricht.

noun-archer = Bogenschütze
noun-bombardier = Bombardier
noun-mercenary = Söldner
noun-king-knight = Ritter der Königsgarde
noun-king-footman = Fußsoldat der Königsgarde
noun-queen-knight = Ritter der Garde der Königin
noun-queen-footman = Fußsoldat der Garde der Königin
noun-teutonic-knight = Deutschordensritter
noun-templar-knight = Tempelritter

noun-templar = Tempelherr
noun-teutonic = Deutschordensherr
noun-templar-master = Großmeister der Templer
noun-teutonic-master = Hochmeister des Deutschen Ordens
noun-state-jerusalem = Königreich Jerusalem
noun-state-antioch = Fürstentum Antiochia
noun-state-tripoli = Grafschaft Tripolis
noun-state-edessa = Grafschaft Edessa
noun-state-cyprus = Königreich Zypern

noun-caravan-damascus = Karawane von Damaskus
noun-edessa = Edessa
noun-aleppo = Aleppo
noun-caravan-cairo = Karawane von Kairo
noun-jerusalem = Jerusalem
noun-arab-doctor = Arabischer Arzt
noun-damietta = Damiette
noun-tripoli = Tripolis
noun-caravan-mecca = Karawane von Mekka
noun-antioch = Antiochia
noun-ascalon = Askalon
noun-cyprus = Zypern
noun-ship-1 = Schiff 1
noun-ship-2 = Schiff 2
noun-ship-3 = Schiff 3
noun-ship-4 = Schiff 4
noun-ship-5 = Schiff 5
noun-ship-6 = Schiff 6
noun-shore = Küste von Outremer
noun-prison = Saladins Kerker
noun-overseas = Outremer

event-marched-with = { $count ->
    [one] Mit { $lord } ({ $seat }) zog ein { $troop }.
   *[other] Mit { $lord } ({ $seat }) zogen { $count } { $troop-word ->
        [footman] Fußsoldaten
        [archer] Bogenschützen
        [bombardier] Bombardiere
        [king-footman] Fußsoldaten der Königsgarde
        [queen-footman] Fußsoldaten der Garde der Königin
       *[other] { $troop }
    }.
}

board-archer-short = B
board-bombardier-short = b
board-mercenary-short = S
board-king-knight-short = K
board-king-footman-short = kf
board-queen-knight-short = Q
board-queen-footman-short = qf
board-teutonic-knight-short = D
board-templar-knight-short = T
