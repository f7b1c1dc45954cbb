### Was der Lehrmeister von den Teilen sagt, die der Richter zählt.

judged-points = Siegpunkte
judged-tiles = Punkte der Bonusplättchen
judged-nobility-points = Punkte der Adelsleiste, wenn jetzt Schluss wäre
judged-permit-points = Punkte für die meisten Baugenehmigungen, wenn jetzt Schluss wäre
judged-emporiums = Gebaute Handelshäuser
judged-network = Belohnungen verbundener Städte
judged-groups = Angefangene Bonusplättchen
judged-coins = Münzen
judged-more-coins = Münzen über die Kosten einer Aktion hinaus
judged-assistants = Gehilfen
judged-more-assistants = Gehilfen über fünf hinaus
judged-cards = Politikkarten
judged-more-cards = Politikkarten über neun hinaus
judged-wilds = Joker
judged-councils = Räte, zu denen die Hand passt
judged-permits = Baugenehmigungen zum Bauen
judged-nobility = Schritte auf der Adelsleiste
judged-ending-ahead = Spielende in Führung
judged-main-actions = Übrige Hauptaktionen
judged-tokens-due = Ausstehende Belohnungsmarker
judged-rewards-due = Ausstehende Belohnungen
judged-purchase = Ein begonnener Kauf
judged-last-turns = Letzter Zug schon gespielt
