### Was der Lehrmeister von den Teilen sagt, die der Richter zählt.

judged-points = Prestigepunkte
judged-floor-cost = In Stockwerke verbaute Prestigepunkte
judged-floors = Stockwerke
judged-squires = Knappen hinter dem Sichtschirm
judged-bezants = Silberstücke
judged-cards = Aktionskarten
judged-a-card = Eine Aktionskarte für das Geschenk des Königs
judged-points-now = Prestigepunkte in dieser Runde in Aussicht
judged-squires-now = Knappen in dieser Runde in Aussicht
judged-bezants-now = Silberstücke in dieser Runde in Aussicht
judged-david-now = Kontrolle des Davidsturms in dieser Runde
judged-points-later = Prestigepunkte in späteren Runden in Aussicht
judged-squires-later = Knappen in späteren Runden in Aussicht
judged-bezants-later = Silberstücke in späteren Runden in Aussicht
judged-david-later = Kontrolle des Davidsturms in späteren Runden
judged-patriarchate = Privileg des Patriarchats
judged-market = Privileg des Marktes
judged-nobility = Privileg des Adels
judged-no-office = Noch kein Amt
judged-constable = Amt des Hauptmanns
judged-treasurer = Amt des Schatzmeisters
judged-marshal = Amt des Feldmarschalls
judged-admiral = Amt des Admirals
judged-another-sale = Ein besseres Amt kommt noch
