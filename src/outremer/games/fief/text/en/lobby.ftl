### What a table is told of each expansion where it is made, in two sentences.

expansion-politics = Every family has an attendant, such as a thief or a spy, and every lord who comes draws a noble trait, which may stay face down. A Coward, a Saint or a Tyrant changes elections, battles and purses when it shows.
expansion-tactics = Archers shoot before a battle, bombardiers throw dice again, King and Queen have guards of their own. Mercenaries go to whoever bids most in secret, and want their pay every turn.
expansion-teutonic = Lords may take the vows of the Teutonic Knights, who fight better together, never each other, and travel from one of their strongholds to the next. Their Grand Master is a victory point, and bishops may become archbishops.
expansion-templars = Lords may join the order of the Temple, build commanderies that pay every turn, and hide its treasure; its Grand Master is a victory point. The King may destroy it by an edict, alone or with the Pope, and be cursed for it.
expansion-crusades = The Pope may call a crusade: up to six lords take their armies overseas, besiege cities and win titles of the states of Outremer. Then Saladin strikes back, and those at home share out what they left behind.
expansion-relics = Five relics lie hidden in the bishoprics, and clerics may take them up. Each gives its bearer a power and can be sold.
expansion-fog = Troops stand face down: others see how many there are, but not of what kind. They are turned up when they fight.
expansion-free_diplomacy = Proposals and private talks cost no diplomacy markers. More is said and traded, and a turn takes longer.
