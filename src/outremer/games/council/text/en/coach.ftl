### What the coach says of the parts that the judge counts.

judged-points = Victory points
judged-tiles = Points of bonus tiles
judged-nobility-points = Points of the nobility track, if it ended now
judged-permit-points = Points for most permits, if it ended now
judged-emporiums = Emporiums built
judged-network = Rewards of cities connected
judged-groups = Bonus tiles begun
judged-coins = Coins
judged-more-coins = Coins beyond what an action costs
judged-assistants = Assistants
judged-more-assistants = Assistants beyond the fifth
judged-cards = Politics cards
judged-more-cards = Politics cards beyond the ninth
judged-wilds = Jokers
judged-councils = Councils that the hand satisfies
judged-permits = Permits to build with
judged-nobility = Steps on the nobility track
judged-ending-ahead = Ending the game ahead
judged-main-actions = Main actions left
judged-tokens-due = Reward tokens due
judged-rewards-due = Rewards due
judged-purchase = A purchase under way
judged-last-turns = Last turn already played
