### The guided first round of Jerusalem: what to do at each step and why, and why not something else.

guide-goal = You are a noble family of Jerusalem. Whoever has built the highest tower after five rounds wins.
guide-how = Your squires win you the city’s areas. Areas pay squires, bezants and tower points, and tower points pay for the floors of your tower.
guide-open = The round begins with an auction for characters. Open the bidding for the Treasurer, at 1, 2 or 3 bezants: the character brings you 6 squires and lets you play before all others.
guide-open-wrong = The Treasurer goes first and wins ties in this round. Begin low, 1 to 3 bezants: you can still raise.
guide-raise = Somebody bids 4. Raise to 5 or 6: only the winner pays, and you have 12 bezants.
guide-raise-wrong = One more bezant is enough here; passing would leave you with fewer squires and a later turn.
guide-pick = Every character keeps an action card and passes the rest on. Keep “+2 Bezants”, which you will soon need.
guide-pick-wrong = A good card, too, but you will soon need the two bezants.
guide-market = Your turn. Place three squires in the large area of the Market: whoever has the most squires there at the end of the round gets 2 squires and 4 bezants.
guide-market-wrong = First the large area of the Market, three times: three new squires in one sector let your Baron ride out.
guide-baron = Three new squires stand in one sector, so your Baron may block an area there. Send him to the large area of the Market: nobody else can place squires in it now.
guide-baron-wrong = Block the large area of the Market with your Baron first, before somebody sends more squires there than you.
guide-palace = Place two squires in the large area of the King’s Palace. It pays 4 tower points, the most in the city.
guide-palace-wrong = Tower points first: two squires in the large area of the King’s Palace.
guide-card = Play your action card: click “+2 Bezants”. Cards may be played at any time in your turn, or kept for a later round.
guide-card-wrong = That comes in a moment. Play “+2 Bezants” first.
guide-hire = Hire a mercenary: for bezants you get one more squire. The Treasurer’s first costs only one bezant.
guide-hire-wrong = First hire a mercenary, so that you have two squires to place.
guide-choose = Two squires are left: place them where you like. An area pays only whoever has the most squires in it, and in a tie the lower character number wins. That is you.
guide-choose-wrong = Place your last two squires in an area first. The Tower of David, which pays no income, is for another time.
guide-end = Everything is placed. Say “Done”: the others have their turn, and then the areas pay.
guide-end-wrong = What stands on the board is good as it is. Say “Done”.
guide-buy = You have the most squires in the whole Market, so its privilege is yours: buy tower points at 2 bezants each, as many as you like.
guide-buy-wrong = Take at least one: you can afford it, and tower points are floors.
guide-collect = Now the areas pay. Collect everything you have earned; then your tower grows by itself.
guide-collect-wrong = You may leave something, but there is hardly ever a reason to. Collect it all.
guide-learnt =
    Characters are auctioned. A low number plays first and wins ties.
    Most squires in an area get what it pays; most in a whole sector get its privilege.
    Tower points become floors at the end of each round. Squires stay on the board.
    From the second round on an event threatens one part of the city. The calendar shows it in time.
