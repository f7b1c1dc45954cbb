### Die geführten ersten Züge im Rat der Vier: was in jedem Schritt zu tun ist und warum, und warum nichts anderes.

guide-goal = Du führst ein Kaufmannshaus in einem Land mit drei Regionen. Handelshäuser in seinen Städten bringen Punkte; sobald jemand zehn gebaut hat, gewinnt, wer die meisten Punkte hat.
guide-how = Zum Bauen brauchst du eine Baugenehmigung, und die vergeben die Räte. Stelle die Ratsherren mit Karten in ihren Farben zufrieden, dann darfst du eine nehmen.
guide-acquire = In jedem Zug hast du eine Hauptaktion. Erwirb eine Baugenehmigung und klicke dazu den Rat der Küste an, dessen Ratsherren rosa, schwarz, weiß und orange sind.
guide-acquire-wrong = Deine Karten passen am besten zum Rat der Küste. Erwirb dort eine Baugenehmigung.
guide-cards = Wähle deine drei Karten, die passen, also rosa, schwarz und weiß. Je mehr passen, desto weniger zahlst du.
guide-cards-wrong = Mit allen drei Karten kostet es nur 4 Münzen; mit einer wären es 10.
guide-pay = Zeige die Karten und zahle 4 Münzen für den Ratsherrn, zu dem keine passt.
guide-pay-wrong = Alles ist gewählt. Zeige die Karten und zahle.
guide-take = Nimm die Baugenehmigung B C. Sie bringt sofort 3 Punkte und 3 Münzen, und später baust du in einer von zwei Städten.
guide-take-wrong = Auch eine gute Baugenehmigung, aber B C lässt dir die Wahl zwischen zwei Städten.
guide-hire = Neben der Hauptaktion gibt es, wenn du willst, eine Schnellaktion. Wirb für 3 Münzen einen Gehilfen an, denn jedes fremde Handelshaus in einer Stadt kostet dich einen.
guide-hire-wrong = Die Hauptaktion ist getan. Wirb einen Gehilfen an; du brauchst ihn, wo eine Stadt schon voll ist.
guide-build = Ein neuer Zug, und eine Karte ist gezogen. Baue mit deiner Baugenehmigung und klicke Burgen oder Castrum an, ganz wie du willst. Die Belohnung der Stadt gehört sofort dir.
guide-build-wrong = Du hast eine Baugenehmigung. Baue mit ihr in Burgen oder Castrum.
guide-end = Dein Handelshaus steht. Deine Städte, die über Straßen verbunden sind, geben ihre Belohnung noch einmal, sooft du daneben baust. Beende den Zug.
guide-end-wrong = Eine Schnellaktion wäre möglich, aber spare deine Münzen und beende den Zug.
guide-elect = Noch eine Hauptaktion. Wähle einen Ratsherrn beliebiger Farbe in einen beliebigen Rat. Das bringt 4 Münzen, und der Rat passt vielleicht besser zu deinen Karten.
guide-elect-wrong = Wähle diesmal einen Ratsherrn; die Münzen bezahlen deine nächste Baugenehmigung.
guide-learnt =
    In jedem Zug ziehst du eine Karte, hast eine Hauptaktion und, wenn du willst, eine Schnellaktion.
    Hauptaktionen sind einen Ratsherrn wählen, eine Baugenehmigung erwerben, mit ihr bauen oder mit Hilfe des Königs bauen.
    Das Bauen bringt die Belohnung der Stadt und die aller deiner Städte, die über Straßen mit ihr verbunden sind.
    Städte einer Farbe und ganze Regionen bringen zusätzliche Punkte. Zehn Handelshäuser beenden das Spiel.
