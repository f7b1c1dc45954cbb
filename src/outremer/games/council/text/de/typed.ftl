### The verbs of the Council of Four as they are typed in German; nouns are typed as they are shown.

typed-end = beenden
typed-pay = bezahlen
typed-lay = karte-wählen
typed-elect = wählen
typed-send = schicken
typed-into = in-den-rat
typed-acquire = erwerben
typed-king = könig
typed-hire = anwerben
typed-swap = tauschen
typed-under = unter-den-stapel
typed-extra = weitere-aktion
typed-build = bauen
typed-take = nehmen
typed-place = bauen-in
typed-travel = führen
typed-collect = belohnung-nehmen
typed-rest = übrige-nehmen
typed-reuse = noch-einmal
