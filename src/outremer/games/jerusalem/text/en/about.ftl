### What the characters, events and action cards of Jerusalem do, in a line.

about-constable = Plays first and receives 7 squires. The Baron blocks with fewer new squires: 2 for a large area, 1 for a small one.
about-treasurer = Plays second and receives 6 squires. The first mercenary costs 1 bezant, the second 2, every other 3.
about-marshal = Plays third and receives 5 squires. Moves two own squires from one area to another, or takes a bezant.
about-admiral = Plays last and receives 4 squires and a bezant.
about-succession = At the end of this round everybody’s squires leave the Palace. Each may save up to two where their own Baron stands.
about-patriarch = At the end of this round, in each area of the Patriarchate and the Nobility, all who stand there lose squires until they have no more than the weakest.
about-tax = At the end of this round each squire in the Market costs its owner a bezant, or leaves.
about-war = At the end of this round everybody’s squires leave the Templars. For each one lost its owner may strike down one of an opponent, anywhere; at most two of each.
about-two-resources = Take two in any mix: squires, bezants or tower points.
about-turncoat = One of your squires and one of an opponent change places, anywhere on the board where no Baron blocks.
about-move-two = Move up to two squires to other areas; no Baron may block where they leave or arrive.
about-cheap-mercenaries = In this turn mercenaries cost you 2 bezants each instead of 3.
about-influence-palace = Place two squires from the supply in the areas of this sector that no Baron blocks.
about-influence-templars = { about-influence-palace }
about-influence-patriarchate = { about-influence-palace }
about-influence-market = { about-influence-palace }
about-influence-nobility = { about-influence-palace }
about-influence-david = Place two squires from the supply in the Tower of David, unless a Baron blocks it.
