### What a first game of the Council of Four explains, prompt by prompt.

note-Turn =
    Each turn, one of four:
    – elect a councillor: click one beside the board, and gain 4 coins;
    – acquire a permit: click a region’s council, and pay with cards in its councillors’ colours;
    – build with a permit: click the city;
    – build where you lead the king: click his council.
    Points come from building; ten emporiums end the game.
note-Election = Councillors enter at the arrow and push the last one out. Choose the council that your cards fit better afterwards: they pay for its permits.
note-Satisfying = Click cards in the councillors’ colours. The more fit, the cheaper: one card costs 10 coins, two 7, three 4, four nothing; each wild card one coin more.
note-KingsCouncil = Click cards in the colours of the king’s councillors. The more fit, the cheaper: one card costs 10 coins, two 7, three 4, four nothing; each wild card one coin more. Then the king travels, for 2 coins a road.
note-Purchase = The permit pays at once what it shows below. It lets you build in one of the cities whose initials it bears.
note-PermitBuild = Each emporium of the others in a city costs you one assistant. Building pays the city’s reward, and that of all your cities joined to it by road.
note-KingsHelp = You build where the king stops, without a permit. Each emporium of the others there costs you one assistant. Building pays the city’s reward, and that of all your cities joined to it by road.
note-Emporium = All your cities joined by road to the new emporium pay; only their order is yours to choose.
