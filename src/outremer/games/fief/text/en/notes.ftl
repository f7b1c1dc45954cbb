### What a first game of Fief explains, question by question.

note-Placement = Your family begins with one lord, some troops and a stronghold. All villages of a fief, with a stronghold in one of them, let you buy its title later: each title is a victory point. Three points win alone, four as a pair allied by marriage.
note-Weddings = A marriage allies two families: with four players or more they then win only together. It ends with the death of a spouse, or when the Pope annuls it.
note-Nominations = Each family may put up one of its lords. A bishop is elected where all villages of a bishopric are controlled; Pope and King once there are enough clerics and titles.
note-Ballot = Each has two markers. The white one gives all your votes to its candidate, the black one is a decoy. All markers are placed in secret and turned up together.
note-Draws = At most three cards are held in the hand. A disaster does not count: it lies on the track, face down, until all have drawn.
note-Plays = Lords, harvests, weather and taxes are played now. Uprising, Assassination, Justice, Ambush and Secret Passage wait for their moment.
note-Purchases = A footman costs 1, a knight 3, a mill 3, a stronghold 10, a title 2 for each village of its fief. At most four new troops are placed in one village.
note-March = A lord moves two spaces along the roads and takes along troops from where he is. Troops do not move without a lord.
note-Battles = You may fight where your lord with troops meets others. Where nobody attacks, a truce holds.
note-Rounds = Strength 1 to 6 rolls one die, up to 12 two, above three. A stronghold takes one die from the attackers, a fortified city two.
note-MarkersPlaced = Before the votes are counted, cards may break in. All who might hold one are asked in secret; who has none or wants to wait, passes.
note-BeforeIncome = Before income is paid, cards may break in. All who might hold one are asked in secret; who has none or wants to wait, passes.
note-MarchEnded = After a march, cards may break in. All who might hold one are asked in secret; who has none or wants to wait, passes.
note-BattleBegins = Before a battle, cards may break in. All who might hold one are asked in secret; who has none or wants to wait, passes.
note-RoundBegins = Before the dice are rolled, cards may break in. All who might hold one are asked in secret; who has none or wants to wait, passes.
note-YearEnds = Before the turn ends, cards may break in. All who might hold one are asked in secret; who has none or wants to wait, passes.
