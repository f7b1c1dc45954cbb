### Jerusalem told to somebody who does not know it, section by section, and what the boards beside it show.

lesson-goal-title = The goal
lesson-goal =
    Noble families want to be seen in Jerusalem, and here one is seen by building high. After five rounds whoever has the highest tower wins.

    Your squires do the work. Wherever you have more of them than anybody else you control an area, and the areas you control pay you every round: in new squires, in bezants, and in the tower points from which your tower is built.
lesson-goal-seen = Round 4 of 5. Squires stand where they were placed round after round, each with the arms of their player. The towers grow at the four corners.

lesson-round-title = A round
lesson-round =
    First an auction gives everybody a character. Then, in the order of the characters, everybody places squires. Then the areas pay, and the towers grow.

    Rounds 2, 3 and 4 end with an event. It lies open from the beginning of its round, so you see it coming.

lesson-auction-title = The auction
lesson-auction =
    Four characters, four numbers. The lower your number, the earlier you play, and the lower number wins every tie on the board. It also brings more squires: 7 to the Constable (1), 6 to the Treasurer (2), 5 to the Marshal (3), 4 to the Admiral (4).

    Everybody begins with 12 bezants. Whoever opens an auction chooses the character and bids what they like, even nothing; the others raise or pass. Only the winner pays, and whoever is left over at the end takes the last character for free.

    Afterwards as many action cards are drawn as there are players. The lowest number looks at them all, keeps one and hands on the rest, and so on.

    Three players do without the Constable; two use only the Marshal and the Admiral.
lesson-auction-seen = Green opened the first auction and won it for 4 bezants: Green is Constable. Now Yellow bids 3 for the Treasurer, and Red must raise or pass.

lesson-placing-title = Placing squires
lesson-placing =
    Your turn begins with the squires of your character. Place as many as you like, wherever you like, and keep the rest for a later round. Squires on the board stay there from round to round.

    Your Baron makes an area safe. Once you have brought three new squires into a sector in this turn (in the German edition into the very area), he may block an area there: nobody else places squires in it until the round is over. The Constable’s Baron is content with fewer.

    You may also play action cards, use what your character can do, hire mercenaries at 3 bezants each, or dismiss three squires from the board for one bezant.
lesson-placing-seen = Red, the Marshal, has placed three of five squires in the large area of the King’s Palace, more than Yellow’s two and Green’s one. Now the Baron may block it.

lesson-income-title = What pays
lesson-income =
    When all have placed, the Tower of David speaks first: whoever controls it takes 1 bezant and may move one squire from there to any area that no Baron blocks, before anything is counted.

    Then three privileges go to whoever has the most squires in a whole sector. Patriarchate: give up a squire from behind your screen for an action card. Market: buy up to 4 tower points at 2 bezants each. Nobility: take a tower point from an opponent.

    Then every area pays whoever has the most squires in it what is drawn there; in a tie the lower character takes it all. The Palace pays tower points, the Templars squires, the Market squires and bezants, the Nobility bezants and tower points, the Patriarchate squires and in its large area a tower point.
lesson-income-seen = Everybody has placed in round 1. Each area shows what it pays, and takes the colour of whoever controls it.

lesson-tower-title = Your tower
lesson-tower =
    At the end of a round your tower points are spent for you, as far as they reach. The first floor costs 2 points, the second 3, the third 4 and so on; whoever is the first of all to reach a height pays 1 more. Only what is too little for the next floor stays with you.

    Before the last building, in round 5, all screens come down and the king gives gifts: 3 tower points for the most squires behind the screen, 3 for the most money (1 each if several share the place), and 1 for everybody who has kept an action card.
lesson-tower-seen = After round 1, what everybody may know of each player: the floors built, the tower points left over, and how many action cards lie behind the screen.

lesson-events-title = Events and the end
lesson-events =
    Three of four events come. The Succession clears the King’s Palace, but two of your squires may flee to your Baron if he stands on the board. War clears the Templars, and for each squire lost there you may strike down one of an opponent, at most two of each. The Extraordinary Tax costs a bezant for each squire that is to stay in the Market. The Election of the Patriarch leaves everybody in each area of Patriarchate and Nobility only as many squires as the weakest has there.

    After round 5 the highest tower wins. If towers are equally high, the tower points left over decide, then the lower character of the last round.

sign-squire = A squire: where you have the most of them, you control the area.
sign-bezant = A bezant: money for the auction, for mercenaries and in the Market.
sign-point = A tower point: enough of them become floors.
sign-floors = A floor of a tower; the highest tower wins.
sign-baron = The Baron: nobody else places squires where he stands.
sign-card = An action card, hidden until it is played.
sign-constable = Constable: plays first with 7 squires; his Baron blocks a large area with 2 new squires, a small one with 1.
sign-treasurer = Treasurer: plays second with 6 squires; his first mercenary costs 1 bezant, his second 2.
sign-marshal = Marshal: plays third with 5 squires; moves two squires from one area to another, or takes a bezant.
sign-admiral = Admiral: plays last with 4 squires and a bezant.
sign-succession = The event Succession of the King: all squires leave the King’s Palace.
sign-patriarch = The event Election of the Patriarch: in each area of Patriarchate and Nobility all come down to the weakest there.
sign-tax = The event Extraordinary Tax: a squire in the Market costs a bezant or leaves.
sign-war = The event War: all squires leave the Templars.
