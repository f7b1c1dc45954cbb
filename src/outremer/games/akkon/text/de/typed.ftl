### The verbs of Akkon as they are typed in German; nouns are typed as they are shown.

typed-pass = passen
typed-end = fertig
typed-bid = bieten
typed-lay = setzen
typed-seneschal = seneschall
typed-play = spielen
typed-against = wählen
typed-advance = vorrücken
typed-retreat = zurückgehen
typed-take = nehmen
typed-discard = ablegen
typed-recover = zurücknehmen
typed-swap = tauschen
typed-shift = versetzen
typed-give = geben
typed-bid-borrowed = geliehenen-bieten
typed-shift-plague = pest-versetzen
typed-shift-brothers = brüder-versetzen
typed-shift-rival = rivalen-versetzen
