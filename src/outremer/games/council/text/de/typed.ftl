### The verbs of the Council of Four as they are typed in German; nouns are typed as they are shown.

typed-end = fertig
typed-pay = bezahlen
typed-lay = auslegen
typed-elect = wählen
typed-send = schicken
typed-into = in-den-rat
typed-acquire = erwerben
typed-king = könig
typed-hire = anwerben
typed-swap = tauschen
typed-under = unterlegen
typed-extra = weitere-aktion
typed-build = bauen
typed-take = nehmen
typed-place = bauen-in
typed-travel = führen
typed-collect = einsammeln
typed-rest = alle-einsammeln
typed-reuse = wiederholen
