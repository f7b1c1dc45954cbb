### Quel che il maestro dice delle parti che il giudice conta.

judged-highest = Caratteristica più alta
judged-second = Seconda caratteristica
judged-third = Terza caratteristica
judged-lowest = Caratteristica più bassa
judged-cards-soon = Quel che fanno le carte in questo turno
judged-cards-later = Quel che fanno le carte più tardi
judged-free-templars = Templari liberi
judged-bids = Quel che le offerte possono vincere
judged-leads = Caratteristiche in cui si è in testa da soli
judged-loans = Templari prestati
