### Quel che il maestro dice delle parti che il giudice conta.

judged-points = Punti Torre
judged-floor-cost = Punti Torre spesi in piani
judged-floors = Piani della torre
judged-squires = Scudieri a disposizione
judged-bezants = Bisanti
judged-cards = Carte Azione
judged-a-card = Una carta Azione per il dono del Re
judged-points-now = Punti Torre attesi in questo round
judged-squires-now = Scudieri attesi in questo round
judged-bezants-now = Bisanti attesi in questo round
judged-david-now = Controllo della Torre di David in questo round
judged-points-later = Punti Torre attesi nei prossimi round
judged-squires-later = Scudieri attesi nei prossimi round
judged-bezants-later = Bisanti attesi nei prossimi round
judged-david-later = Controllo della Torre di David nei prossimi round
judged-patriarchate = Privilegio del Patriarcato
judged-market = Privilegio del Mercato
judged-nobility = Privilegio della Nobiltà
judged-no-office = Ancora nessun personaggio
judged-constable = Il Connestabile
judged-treasurer = Il Tesoriere
judged-marshal = Il Maresciallo
judged-admiral = L’Ammiraglio
judged-another-sale = Un personaggio migliore ancora all’asta
