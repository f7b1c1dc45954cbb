### What a first game of Jerusalem explains, prompt by prompt.

note-Sale = A character is yours for this round. Its number is your place in the turn order and decides ties on the board, low numbers first. It also brings squires: 7 for the Constable, 6 for the Treasurer, 5 for the Marshal, 4 for the Admiral. Only the winner pays.
note-Picking = Click the card you want. It stays in your hand until you play it in a turn of your own.
note-Turn = Click an area to place a squire there. Whoever has the most squires in an area at the end of the round collects what is written on it; between equals the lower character number decides. Squires that stand on the board stay there from round to round, and nobody has to place all.
note-TowerOfDavid = Your squire may still turn the scales: after this move it is settled who controls what. Click the area it rides to, or pass.
note-Scholars = Most squires in the three areas of the Patriarchate together give this privilege. Whoever still has an action card at the end of the game gets a tower point for it.
note-Materials = Most squires in the three areas of the Market together give this privilege. Tower points pay for the floors of your tower, and the highest tower wins.
note-Intrigue = Most squires in the three areas of the Nobility together give this privilege.
note-Collecting = You are paid for every area in which you have the most squires. Tower points pay for the floors of your tower, which grows by itself at the end of the round; the highest tower wins. There is seldom a reason to leave anything.
note-Tax = Click an area of the Market: each bezant keeps one squire there. Those you do not pay for go back to the supply.
note-War = Everybody’s squires leave the Templars. For each one you lose you may strike down one of an opponent, anywhere in the city: click it.
