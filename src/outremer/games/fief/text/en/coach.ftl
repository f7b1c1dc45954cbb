### What the coach says of the parts that the judge counts.

judged-points = Nearness to victory
judged-titles = Titles
judged-claims = Claims on fiefs that nobody governs
judged-savings = Savings for a title within reach
judged-coins = Coins
judged-villages = Villages, mills and strongholds
judged-this-year = What this turn brings
judged-lords = Lords
judged-dignities = Dignities of the Church
judged-stains = Crimes of lords
judged-hand = Cards in hand
judged-promises = Promises of others
judged-men = Troops
judged-fears = What may be lost in battle
judged-chances = What may be won in battle
judged-expansions = What the expansions are worth
judged-ban = Excommunication
