### The guided first round of Akkon: what to do at each step and why, and why not something else.

guide-goal = You lead an order of Templars in the Holy Land. Whoever has the most points at the end, the highest plus the lowest of gold, faith, power and reputation, becomes Grand Master.
guide-how = Your Templars do two things: laid face down in a city they bid for its card, and those kept back pay for playing cards. Cards raise your characteristics.
guide-bid = Take the knight 8 of your port in hand, then click Sidon. He bids face down for the card on offer there, which raises your faith by 2.
guide-bid-wrong = Begin with Sidon and the knight 8: the highest total in a city wins its card, and nobody sees what you bid.
guide-second = Everybody bids in turn. Lay the knight 7 or 6 in Caesarea, whose card raises your reputation by 2.
guide-second-wrong = Now Caesarea, with knight 7 or 6. Keep small Templars back: each pays for a card as well as a big one.
guide-pass = Pass now. Those who lie in a city cannot pay for cards, and you will need four Templars for two cards.
guide-pass-wrong = Enough is bid. What you keep back pays for the cards that you win.
guide-play = All bids were turned over, and you won two cards. Play the one of Sidon: it costs 2 Templars, whichever they are, and your faith rises at once.
guide-play-wrong = Play the card of Sidon first; the others stay in your hand.
guide-another = Two Templars pay for the card of Caesarea, too. Play it.
guide-another-wrong = The card of Caesarea brings two steps at once. Play that one.
guide-end = Your points are your highest characteristic plus your lowest, so that none should lag behind. Say “Done”: your Templars come home for the next round.
guide-end-wrong = Keep these cards for a later round. Say “Done”.
guide-learnt =
    The highest total of face-down Templars in a city wins its card. A tie leaves it there.
    Templars that do not bid pay for cards.
    Points are the highest characteristic plus the lowest.
    Who leads in a characteristic gets a privilege: Saladin, Clement, Lionheart or Barbarossa.
