### The guided first turn of Fief: what to do at each step and why, and why not something else.

guide-goal = You lead a noble family in France. Titles are victory points: three win alone, four as a pair allied by marriage.
guide-how = Lords with troops take villages, villages pay coins, and coins buy troops, mills and titles. A fief’s title may be bought by whoever holds all its villages and a stronghold in one of them.
guide-settle = Your family begins with one lord, some troops and a stronghold. Settle in Les Essarts: the marked village on the map.
guide-settle-wrong = Another time you may settle anywhere. This turn is led from Les Essarts.
guide-lord = Each turn brings new cards. Draw one from the lords’ deck: lords lead troops, marry and hold titles.
guide-lord-wrong = Draw from the lords’ deck first: a second lord makes your family twice as strong.
guide-drawn = That is enough: fortune cards may hold a disaster for all. Pass.
guide-drawn-wrong = Pass now; there will be cards again next turn.
guide-play = Cards are played now. Bring Quentin into play: he stands beside your other lord at once.
guide-play-wrong = First play Quentin. Deals and talks with others can wait.
guide-buy = Your villages have paid. Buy a footman or a knight for Les Essarts: troops guard your villages and fight.
guide-buy-wrong = Buy a footman for 1 or a knight for 3: villages without troops are easily lost.
guide-bought = Keep the rest: titles cost 2 for each village of a fief. Pass.
guide-bought-wrong = Save your coins for now, and pass.
guide-lead = Now armies march. Troops move only with a lord: choose Quentin.
guide-lead-wrong = Quentin shall march; your other lord keeps the stronghold.
guide-march = Say how many troops go with him, then click a neighbouring village. Whoever stands there alone controls it, and it pays next turn.
guide-march-wrong = Click one of the villages beside Les Essarts that glow.
guide-halt = A lord moves up to two spaces. Halt here: a village that you leave again pays you nothing.
guide-halt-wrong = He could go one further, but a village pays only whoever stays. Halt.
guide-end = Your other lord stays at home. End your march: the others have theirs, then battles are fought where enemies meet.
guide-end-wrong = Leave her at home, where she guards the stronghold. Pass.
guide-learnt =
    A turn: marriages and elections, cards, income and purchases, marches, battles.
    Villages pay whoever controls them; mills make them pay more.
    All villages of a fief and a stronghold let you buy its title: a victory point.
    Marry, make deals and elect bishops, Pope and King: nobody wins by arms alone.
