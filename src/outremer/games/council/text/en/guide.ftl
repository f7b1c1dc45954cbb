### The guided first turns of the Council of Four: what to do at each step and why, and why not something else.

guide-goal = You are a merchant in a land of three regions. Emporiums in its cities bring points; once somebody has built ten, whoever has the most points wins.
guide-how = To build you need a permit, and permits come from the councils. Satisfy a council’s councillors with cards of their colours, and you may take one.
guide-acquire = Each turn has one main action. Acquire a permit: click the council of the coast, whose councillors are pink, black, white and orange.
guide-acquire-wrong = Your cards fit the council of the coast best. Acquire a permit there.
guide-cards = Choose your three cards that fit: pink, black and white. The more fit, the less you pay.
guide-cards-wrong = With all three cards it costs only 4 coins; with one of them it would be 10.
guide-pay = Show the cards and pay 4 coins for the councillor that no card satisfies.
guide-pay-wrong = Everything is chosen: show the cards and pay.
guide-take = Take the permit B C. It pays 3 points and 3 coins at once, and later you may build in one of two cities.
guide-take-wrong = A fine permit, but B C leaves you the choice between two cities.
guide-hire = Beside the main action there is a quick one, if you like. Hire an assistant for 3 coins: each emporium of others in a city costs you one.
guide-hire-wrong = The main action is done. Hire an assistant, so that you have one when a city is crowded.
guide-build = A new turn, and a card is drawn. Build with your permit: click Burgen or Castrum, whichever you like. The city’s reward is yours at once.
guide-build-wrong = You hold a permit: build with it in Burgen or Castrum.
guide-end = Your emporium stands. Cities joined by road pay all their rewards again whenever you build beside them. End the turn.
guide-end-wrong = One quick action would be free, but keep your coins and end the turn.
guide-elect = Another main action: elect a councillor of any colour, and put him into any council. It brings 4 coins, and the council may fit your cards better.
guide-elect-wrong = This time elect a councillor: the coins will pay for your next permit.
guide-learnt =
    Each turn: draw a card, take one main action and, if you like, a quick one.
    Main actions: elect a councillor, acquire a permit, build with a permit, build with the king’s help.
    Building pays the rewards of the city and of all your cities joined to it by road.
    Cities of one colour and whole regions bring extra points. Ten emporiums end the game.
