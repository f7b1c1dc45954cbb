### I verbi di Akkon come si scrivono in italiano; i nomi si scrivono come si vedono.

typed-pass = passa
typed-end = fatto
typed-bid = offri
typed-lay = piazza
typed-seneschal = siniscalco
typed-play = gioca
typed-against = scegli
typed-advance = avanza
typed-retreat = indietreggia
typed-take = prendi
typed-discard = scarta
typed-recover = recupera
typed-swap = scambia
typed-shift = sposta
typed-give = dai
typed-bid-borrowed = offri-in-prestito
typed-shift-plague = sposta-peste
typed-shift-brothers = sposta-fratelli
typed-shift-rival = sposta-rivale
