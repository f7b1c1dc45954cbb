### What the coach says of the parts that the judge counts.

judged-highest = Highest characteristic
judged-second = Second characteristic
judged-third = Third characteristic
judged-lowest = Lowest characteristic
judged-cards-soon = What cards do this round
judged-cards-later = What cards do later
judged-free-templars = Free Templars
judged-bids = What bids are likely to win
judged-leads = Characteristics led alone
judged-loans = Templars lent
