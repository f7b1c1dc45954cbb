### What the cards, titles and relics of Fief do, in a line.

about-harvest = On a bishopric: ends a Famine, or each mill there yields 1 coin more. Not under Heavy Rain.
about-weather = On a bishopric: ends Heavy Rain, or each mill there yields 1 coin more. Not under Famine.
about-tax = On your fief: 2 coins more for each of its villages. On your bishopric: you receive the income of its mills.
about-uprising = At any time on a taxed or starving village: 1 battle die and 1 bonus hit against all troops there.
about-passage = Leave a siege, cross Heavy Rain or a held village, get behind walls, escape from prison or foil an assassination.
about-assassination = At any time against a lord of another family, who dies on 1 to 3. One of your lords then bears the bloody knife.
about-justice = At any time: a lord with the bloody knife dies. King, Queen Regent, Crown Prince and Pope are immune.
about-ambush = In a battle in which one of your lords fights: capture an enemy lord there.
about-famine = The mills of the bishopric yield nothing.
about-rain = Nobody moves or fights in the bishopric, enters it or leaves it.
about-plague = Each lord in the bishopric dies on 1 to 3, and armies lose half of their troops.
about-cardinal = A bishop becomes Cardinal: 3 votes for bishops, 1 for the Pope and the King; taxes governed bishoprics.
about-arc = On an unmarried lady: she moves 3 spaces and adds 1 die in battle.
about-king = 1 victory point. Taxes fiefs without a holder and may grant a title for nothing.
about-pope = 1 victory point. Consents to Cardinals, annuls marriages, excommunicates one lord.
about-queen = The King’s wife: 2 coins each turn; may bear the Crown Prince.
about-regent = The King’s widow: has his privileges until a new King is elected, but no victory point.
about-prince = Becomes King when his father dies.
about-grail = The attackers score 1 hit less against its bearer.
about-eyes = At the end of the card phase: try to move Heavy Rain to another bishopric.
about-tooth = Once in the game: bring a lord who has just died back to life.
about-lance = The attackers score 1 hit more with its bearer.
about-bones = At the end of the card phase: each Famine ends on 4 to 6.
