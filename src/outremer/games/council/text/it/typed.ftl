### I verbi di the Council of Four come si scrivono in italiano; i nomi si scrivono come si vedono.

typed-end = termina
typed-pay = paga
typed-lay = scegli
typed-elect = eleggi
typed-send = manda
typed-into = nel-consiglio
typed-acquire = acquista
typed-king = re
typed-hire = ingaggia
typed-swap = cambia
typed-under = in-fondo
typed-extra = altra-azione
typed-build = costruisci
typed-take = prendi
typed-place = costruisci-a
typed-travel = porta
typed-collect = ritira
typed-rest = ritira-tutte
typed-reuse = ottieni
