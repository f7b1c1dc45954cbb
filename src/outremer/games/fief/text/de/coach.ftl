### Was der Lehrmeister von den Teilen sagt, die der Richter zählt.

judged-points = Nähe zum Sieg
judged-titles = Titel
judged-claims = Ansprüche auf Lehen, die niemand regiert
judged-savings = Rücklagen für einen erreichbaren Titel
judged-coins = Münzen
judged-villages = Dörfer, Mühlen und Festungen
judged-this-year = Was diese Runde bringt
judged-lords = Adlige
judged-dignities = Kirchliche Würden
judged-stains = Verbrechen der Adligen
judged-hand = Handkarten
judged-promises = Versprechen anderer
judged-men = Truppen
judged-fears = Was im Kampf verloren gehen kann
judged-chances = Was im Kampf zu gewinnen ist
judged-expansions = Was die Erweiterungen wert sind
judged-ban = Exkommunikation
