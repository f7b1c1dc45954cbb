### Fief told to somebody who does not know it, section by section, and what the boards beside it show.

lesson-goal-title = The goal
lesson-goal =
    You lead a noble family in the France of 1429. Victory points are few and each weighs heavily: one for every feudal title, one for the King, one for the Pope.

    Three points win alone. Two families allied by a marriage win together with four; with four players or more a married family can only win so.

    Everybody begins with 5 coins and one village: a lord drawn by lot, a stronghold, a knight and three footmen.
lesson-goal-seen = Turn 4, seen by Red. Three fiefs have a lord with their title: Red’s Barony of St-Paul, Blue’s County of St-Gérôme and Yellow’s Barony of Mazilles. That is one point each.

lesson-turn-title = A turn
lesson-turn =
    First come weddings and elections. Then cards are drawn and played. Then there is income, and everybody buys. Then armies march, and battles are fought.

    At the end of the turn the disasters pass, and it is seen whether somebody has won; if not, the first player card goes to the left.

lesson-elections-title = Weddings and votes
lesson-elections =
    A marriage allies two families until one of the spouses dies or the Pope annuls it.

    A bishop is elected where a bishopric has none and somebody controls each of its villages; an unmarried lord of any family may stand. Villages there are votes, and so are clerics. The Pope needs at least two free Cardinals to be elected, and more than half of their votes. The King needs three votes, among them those of two bishops, a Cardinal or the Pope; every titled lord is one vote.

    Everybody lays two markers in secret. The white one gives its candidate all your votes, the black one only pretends. All are turned up together.
lesson-elections-seen = Who becomes bishop of Sigy? Henri stands for Red, Éric for Blue, Baudoin for Green. Green has 4 votes there, Red and Yellow 3 each, Blue none.

lesson-cards-title = Cards and disasters
lesson-cards =
    Draw two fortune cards, or a lord and a fortune card; three cards are the most you may hold. A lord card brings a new member into your family. A good harvest or good weather makes mills pay more, a tax makes a fief or a bishopric pay. Other cards wait for their moment: an uprising, an ambush, a secret passage, an assassination, from which the victim dies on 1 to 3.

    Disasters lie face down until all have drawn. Then a die says which bishopric each of them strikes; on a 6 it strikes none. Famine stops the income of mills. Heavy Rain lets nobody move or fight. The Plague kills every lord there on 1 to 3, and armies lose half of their troops.

lesson-purchases-title = Income, purchases, titles
lesson-purchases =
    A village is yours while a lord or troops of yours stand in it. It pays 1 coin a turn, and every mill in it 2 more.

    A footman costs 1 coin, a knight 3, a mill 3, a stronghold 10; at most four new troops go to one village.

    Control every village of a fief, with a stronghold in one of them, and you may buy its title for 2 coins a village. A lord of yours bears it, the stronghold becomes a fortified city, and the empty villages of the fief are yours from then on.
lesson-purchases-seen = Turn 3. Red controls both villages of the Barony of St-Paul, with a stronghold in one of them, and has 8 coins. The title costs 4 of them.

lesson-war-title = War
lesson-war =
    A lord moves up to two villages along the roads and takes troops along; without a lord they stay. Where your lord with troops meets others, you may attack.

    Strengths are added, 1 for a footman, 3 for a knight, 1 for a lord. Up to 6 gives one die, up to 12 two, more gives three. A stronghold takes one die from the attackers, a fortified city two; siege engines, built turn by turn, give them back. Each side chooses its own losses.

    Lords left without troops are captured. Their ransom is 2 coins, and 2 more for each title. Whoever conquers and holds a fortified city that carries a title takes over the title.
lesson-war-seen = Red attacks St-Paul. Three knights and their lord make strength 10, that is two dice, and the stronghold takes one away. The defenders, Green’s two footmen, have strength 2 and one die.

lesson-talks-title = Talking
lesson-talks =
    Nobody wins Fief in silence. Everybody has three diplomacy markers for the whole game. One of them lets you receive up to 3 coins, or cards, from another player, or talk with others in private for at most three minutes.

    What cannot be enforced can be promised: a vote, a truce, leave to pass. A promise binds nobody, but those who heard it are told whether it was kept.

lesson-end-title = How it ends
lesson-end =
    Whoever has reached the points at the end of a turn wins. If several have, a family that wins alone goes before a pair; then holding the King, the Pope or the Queen Regent decides, then the number of fiefs, bishoprics and villages. With three players nobody wins as a pair.

    If nobody has won after the number of turns that you chose, twelve unless you say otherwise, the most points win.

lesson-expansions-title = Expansions
lesson-expansions =
    Play the base game first. When you know it, any of these may be added where a table is made.

    { option-politics }. { expansion-politics }

    { option-tactics }. { expansion-tactics }

    { option-teutonic }. { expansion-teutonic }

    { option-templars }. { expansion-templars }

    { option-crusades }. { expansion-crusades }

    { option-relics }. { expansion-relics }

    { option-fog }. { expansion-fog }

    { option-free_diplomacy }. { expansion-free_diplomacy }

sign-laurel = Victory points: three win alone, four as a pair.
sign-bezant = Coins.
sign-card = Cards in hand, three at most.
sign-talk = Diplomacy markers, three for the whole game.
sign-baron = A lord or a lady of a family.
sign-knight = A knight: strength 3, 3 coins.
sign-footman = A footman: strength 1, 1 coin.
sign-mill = A mill: 2 coins a turn; two at most in a village.
sign-keep = A stronghold: attackers have one die less.
sign-walls = A fortified city, the seat of a title: attackers have two dice less.
sign-mitre = A cleric: bishop, Cardinal or Pope.
sign-crown = A title of nobility or of the crown.
sign-ring = A marriage, which allies two families.
sign-tax = A tax on a fief or a bishopric.
sign-harvest = A bountiful harvest: each mill of the bishopric pays 1 coin more, or a famine ends.
sign-famine = Famine: the mills of the bishopric pay nothing.
sign-rain = Heavy Rain: nobody moves or fights in the bishopric.
sign-plague = The Plague: lords die on 1 to 3, armies lose half.
sign-pitchfork = An uprising in a village that is taxed or starves.
sign-dagger = The bloody knife: whoever bears it may be put to death by a Justice card.
sign-shackle = Captives.
sign-engine = A siege engine: gives the attackers dice back.
