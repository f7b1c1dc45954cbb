### Quel che il maestro dice delle parti che il giudice conta.

judged-points = Vicinanza alla vittoria
judged-titles = Titoli
judged-claims = Pretese su feudi che nessuno governa
judged-savings = Risparmi per un titolo a portata
judged-coins = Monete
judged-villages = Villaggi, mulini e fortezze
judged-this-year = Quel che porta questo turno
judged-lords = Signori
judged-dignities = Dignità della Chiesa
judged-stains = Delitti dei Signori
judged-hand = Carte in mano
judged-promises = Promesse altrui
judged-men = Truppe
judged-fears = Quel che si può perdere in battaglia
judged-chances = Quel che si può vincere in battaglia
judged-expansions = Quel che valgono le espansioni
judged-ban = Scomunica
