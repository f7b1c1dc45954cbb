### The verbs of Akkon as they are typed in Italian; nouns are typed as they are shown.

typed-pass = passa
typed-end = fatto
typed-bid = offri
typed-lay = metti
typed-seneschal = siniscalco
typed-play = gioca
typed-against = contro
typed-advance = avanza
typed-retreat = arretra
typed-take = prendi
typed-discard = scarta
typed-recover = riprendi
typed-swap = scambia
typed-shift = sposta
typed-give = dai
typed-bid-borrowed = offri-in-prestito
typed-shift-plague = sposta-peste
typed-shift-brothers = sposta-fratelli
typed-shift-rival = sposta-rivale
