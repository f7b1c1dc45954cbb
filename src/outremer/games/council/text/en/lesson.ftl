### The Council of Four told to somebody who does not know it, and what the boards beside it show.

lesson-goal-title = The goal
lesson-goal =
    A land of three regions and fifteen cities, and you want an emporium in as many as you can. You have ten; whoever has built the tenth brings on the end, and the most victory points win.

    Emporiums pay the moment they are built, again and again if roads link them, and whole colours or regions of cities bring the great rewards.
lesson-goal-seen = The land late in a game, seen by Red: coast on the left, hills in the middle, mountains on the right. Each city shows its initial, its reward, and the emporiums built there. Below stand the councils of the regions, each with its two permits, and the king’s.

lesson-turn-title = Your turn
lesson-turn =
    Draw a politics card. Then take one of four main actions: elect a councillor, acquire a permit, build with a permit, or build with the king’s help.

    Before or after it you may take one quick action: hire an assistant for 3 coins, swap the two permits of a region for new ones (1 assistant), elect a councillor without earning coins (1 assistant), or take a second main action (3 assistants).

lesson-councils-title = Winning over a council
lesson-councils =
    Every region has a council of four, and the king has one too. Permits are bought with politics cards in the colours of the councillors: one card and 10 coins, two and 7, three and 4, or four cards and nothing. Each wild card matches any colour and costs a coin more. You take one of the two permits before that council, and what it shows below is yours at once.

    The colours do not fit? Elect a councillor: the new one comes in at the arrow, the one at the far end falls out, and you earn 4 coins.
lesson-councils-seen = Red shows the council of the coast a pink, a light blue and a black card: three of its four councillors are satisfied, so a permit costs 4 coins.

lesson-building-title = Building
lesson-building =
    With a permit you build an emporium in one of the cities whose initials it shows; then it is used up. Or the king builds for you: satisfy his council in the same way, lead him along the roads at 2 coins each, and build where he stops, without a permit. You have at most one emporium in a city, and every emporium of others there costs you an assistant.

    The city pays its reward at once. So does every city with an emporium of yours that roads connect to it through cities of yours: a network pays again and again.

    The first to have all cities of a colour gets its bonus tile: gold 20 points, silver 12, bronze 8, iron 5; and 5 for all cities of a region. With it comes a reward of the king: 25 points for the first tile taken in the game, then 18, 12, 7 and 3.
lesson-building-seen = Red leads the king from Lyram. Graden is two roads away, 4 coins; with it Red has all four silver cities, and the emporium in Dorful, one road from Graden, pays its reward once more.

lesson-nobility-title = Nobility
lesson-nobility =
    Some permits and some cities move you along the nobility track. Many of its cells pay on the way, in points, coins or cards, with an extra main action or a free permit.

    Whoever is furthest at the end gains 5 points, whoever is second 2.

lesson-end-title = How it ends
lesson-end =
    The tenth emporium of anybody brings its owner 3 points, and everybody else has one last turn.

    Then come the points of bonus tiles and king’s rewards, those for nobility, and 3 for the most permits, used ones included. In a tie assistants and politics cards left over decide, added together.

    With two players some cities begin with a neutral emporium in them.

sign-laurel = Victory points: the most of them win.
sign-bezant = Coins: for councils, assistants and the king’s journeys, at most 20.
sign-assistant = Assistants: they pay for quick actions and for building where others are.
sign-card = Politics cards: in the colours of councillors they win over a council.
sign-permit = A building permit; as a reward, one for nothing.
sign-emporium = Emporiums: ten for each player.
sign-councillor = A councillor, one of six colours.
sign-crown = The king, or one of his reward tiles.
sign-nobility = A step on the nobility track.
sign-action = An additional main action.
sign-again = The reward of one of your cities once more.
sign-permitAgain = What one of your permits brought, once more.
