### I verbi di Jerusalem come si scrivono in italiano; i nomi si scrivono come si vedono.

typed-pass = passa
typed-end = finito
typed-hire = acquista
typed-collect = raccogli
typed-leave = rinuncia
typed-place = piazza
typed-lock = blocca
typed-dismiss = rimuovi
typed-lift = prendi
typed-drop = sposta
typed-pick = tieni
typed-play = gioca
typed-gain = ottieni
typed-silver = bisante
typed-march = sposta-scudieri
typed-study = cedi
typed-buy = compra
typed-steal = ruba
typed-save = metti-in-salvo
typed-keep = paga
typed-raise = rilancia
typed-target = scegli
typed-open = apri
