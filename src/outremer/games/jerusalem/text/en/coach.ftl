### What the coach says of the parts that the judge counts.

judged-points = Tower points
judged-floor-cost = Tower points built into floors
judged-floors = Floors
judged-squires = Squires at hand
judged-bezants = Bezants
judged-cards = Action cards
judged-a-card = An action card kept for the king’s gift
judged-points-now = Tower points to come this round
judged-squires-now = Squires to come this round
judged-bezants-now = Bezants to come this round
judged-david-now = Control of the Tower of David this round
judged-points-later = Tower points to come in later rounds
judged-squires-later = Squires to come in later rounds
judged-bezants-later = Bezants to come in later rounds
judged-david-later = Control of the Tower of David in later rounds
judged-patriarchate = Privilege of the Patriarchate
judged-market = Privilege of the Market
judged-nobility = Privilege of the Nobility
judged-no-office = No character yet
judged-constable = The Constable
judged-treasurer = The Treasurer
judged-marshal = The Marshal
judged-admiral = The Admiral
judged-another-sale = A better character still to come
