### Jerusalem in the terminal.

board-grants = At the end of the round the most squires in a sector bring more than its areas pay: { $list }.
board-grants-patriarchate = Patriarchate, an action card for a squire
board-grants-market = Market, up to 4 tower points at 2 bezants each
board-grants-nobility = Nobility, a tower point of another player
board-grants-david = Tower of David, a bezant, and a squire may leave it for another area

board-signs-areas = before each area the number by which it is chosen, ▣ large ▫ small, then what it pays
board-signs-squires = beside it the squires of each player in turn: ●3 three of them, ●3* they control the area, ♞3 their Baron blocks it, · none
board-signs-players = the number of a character is the place in the turn order, – none; ▇ floors of the tower; ? behind a screen
