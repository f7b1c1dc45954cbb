### Was der Lehrmeister von den Teilen sagt, die der Richter zählt.

judged-highest = Höchste Eigenschaft
judged-second = Zweite Eigenschaft
judged-third = Dritte Eigenschaft
judged-lowest = Niedrigste Eigenschaft
judged-cards-soon = Was Karten in dieser Runde bewirken
judged-cards-later = Was Karten später bewirken
judged-free-templars = Freie Templer
judged-bids = Was Gebote wohl gewinnen
judged-leads = Eigenschaften mit alleiniger Führung
judged-loans = Verliehene Templer
