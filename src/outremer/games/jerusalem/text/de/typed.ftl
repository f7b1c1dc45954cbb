### The verbs of Jerusalem as they are typed in German; nouns are typed as they are shown.

typed-pass = passen
typed-end = fertig
typed-hire = anheuern
typed-collect = einkommen
typed-leave = verzichten
typed-place = setzen
typed-lock = blockieren
typed-dismiss = entlassen
typed-lift = aufnehmen
typed-drop = versetzen
typed-pick = behalten
typed-play = spielen
typed-gain = nehmen
typed-silver = silber
typed-march = knappen-versetzen
typed-study = abgeben
typed-buy = kaufen
typed-steal = stehlen
typed-save = retten
typed-keep = zahlen
typed-raise = erhöhen
typed-target = wählen
typed-open = gebot
