### The verbs of Jerusalem as they are typed in Italian; nouns are typed as they are shown.

typed-pass = passa
typed-end = fatto
typed-hire = assolda
typed-collect = riscuoti
typed-leave = rinuncia
typed-place = piazza
typed-lock = blocca
typed-dismiss = congeda
typed-lift = prendi
typed-drop = sposta
typed-pick = tieni
typed-play = gioca
typed-gain = ottieni
typed-silver = bisante
typed-march = manovra
typed-study = studia
typed-buy = compra
typed-steal = ruba
typed-save = metti-in-salvo
typed-keep = paga
typed-raise = rilancia
typed-target = scegli
typed-open = apri
