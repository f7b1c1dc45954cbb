### The verbs of Jerusalem as they are typed in German; nouns are typed as they are shown.

typed-pass = passen
typed-end = fertig
typed-hire = anheuern
typed-collect = einnehmen
typed-leave = verzichten
typed-place = einsetzen
typed-lock = blockieren
typed-dismiss = entlassen
typed-lift = aufnehmen
typed-drop = versetzen
typed-pick = behalten
typed-play = spielen
typed-gain = nehmen
typed-silver = silber
typed-march = marschieren
typed-study = studieren
typed-buy = kaufen
typed-steal = stehlen
typed-save = retten
typed-keep = bezahlen
typed-raise = erhöhen
typed-target = wählen
typed-open = eröffnen
