### Was eine erste Partie Der Rat der Vier erklärt, Frage für Frage.

note-Turn =
    In jedem Zug tust du eines von vieren:
    – einen Ratsherrn wählen: Klicke einen neben dem Spielplan an; das bringt 4 Münzen.
    – eine Baugenehmigung erwerben: Klicke den Rat einer Region an und zahle mit Karten in den Farben seiner Ratsherren.
    – mit einer Baugenehmigung bauen: Klicke die Stadt an.
    – bauen, wohin du den König führst: Klicke seinen Rat an.
    Punkte bringt das Bauen; wer zehn Handelshäuser hat, beendet das Spiel.
note-Election = Ratsherren kommen beim Pfeil herein und schieben den letzten hinaus. Wähle den Rat, zu dem deine Karten danach besser passen, denn mit ihnen bezahlst du seine Baugenehmigungen.
note-Satisfying = Klicke Karten in den Farben der Ratsherren an. Je mehr passen, desto billiger wird es. Mit einer Karte kostet es 10 Münzen, mit zweien 7, mit dreien 4, mit vieren nichts; jeder Joker kostet eine Münze mehr.
note-KingsCouncil = Klicke Karten in den Farben der Ratsherren des Königs an. Je mehr passen, desto billiger: Eine Karte kostet 10 Münzen, zwei 7, drei 4, vier nichts; jeder Joker eine Münze mehr. Dann reist der König, für 2 Münzen je Straße.
note-Purchase = Die Baugenehmigung bringt sofort, was unten auf ihr steht. Mit ihr darfst du in einer der Städte bauen, deren Anfangsbuchstaben sie zeigt.
note-PermitBuild = Jedes fremde Handelshaus in der Stadt kostet dich einen Gehilfen. Das Bauen bringt die Belohnung der Stadt und die aller deiner Städte, die über Straßen mit ihr verbunden sind.
note-KingsHelp = Du baust, wo der König anhält, ohne Baugenehmigung. Jedes fremde Handelshaus dort kostet dich einen Gehilfen. Das Bauen bringt die Belohnung der Stadt und die aller deiner Städte, die über Straßen mit ihr verbunden sind.
note-Emporium = Alle deine Städte, die über Straßen mit dem neuen Handelshaus verbunden sind, geben ihre Belohnung; du bestimmst nur die Reihenfolge.
