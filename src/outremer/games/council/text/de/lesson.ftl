### Der Rat der Vier für jemanden erzählt, der ihn nicht kennt, und was die Spielpläne daneben zeigen.

lesson-goal-title = Das Ziel
lesson-goal =
    Ein Land mit drei Regionen und fünfzehn Städten, und du willst in möglichst vielen ein Handelshaus. Du hast zehn; wer das zehnte baut, leitet das Ende ein, und es gewinnt, wer die meisten Siegpunkte hat.

    Handelshäuser bringen etwas in dem Augenblick, in dem sie gebaut werden, und immer wieder, wenn Straßen sie verbinden; ganze Farben oder Regionen von Städten bringen die großen Preise.
lesson-goal-seen = Das Land spät im Spiel, von Rot gesehen, die Küste links, das Hügelland in der Mitte, das Gebirge rechts. Jede Stadt zeigt ihren Anfangsbuchstaben, ihre Belohnung und die Handelshäuser, die dort stehen. Darunter stehen die Räte der Regionen, jeder mit seinen zwei Baugenehmigungen, und der Rat des Königs.

lesson-turn-title = Dein Zug
lesson-turn =
    Zieh eine Politikkarte. Dann führst du eine von vier Hauptaktionen aus. Du wählst einen Ratsherrn, erwirbst eine Baugenehmigung, baust mit einer Baugenehmigung oder baust mit Hilfe des Königs.

    Davor oder danach darfst du eine Schnellaktion ausführen. Du wirbst für 3 Münzen einen Gehilfen an, tauschst die beiden Baugenehmigungen einer Region aus (1 Gehilfe), wählst einen Ratsherrn, ohne Münzen zu bekommen (1 Gehilfe), oder führst eine zweite Hauptaktion aus (3 Gehilfen).

lesson-councils-title = Einen Rat gewinnen
lesson-councils =
    Jede Region hat einen Rat aus vieren, und der König hat auch einen. Baugenehmigungen kosten Politikkarten in den Farben der Ratsherren. Es genügen eine Karte und 10 Münzen, zwei und 7, drei und 4 oder vier Karten und nichts. Jeder Joker passt zu jeder Farbe und kostet eine Münze mehr. Du nimmst eine der beiden Baugenehmigungen vor diesem Rat, und was unten auf ihr steht, bekommst du sofort.

    Die Farben passen nicht? Dann wähle einen Ratsherrn. Der neue kommt beim Pfeil herein, der letzte am anderen Ende fällt heraus, und du bekommst 4 Münzen.
lesson-councils-seen = Rot zeigt dem Rat der Küste eine rosa, eine hellblaue und eine schwarze Karte. Drei von vier Ratsherren sind zufrieden, und eine Baugenehmigung kostet 4 Münzen.

lesson-building-title = Bauen
lesson-building =
    Mit einer Baugenehmigung baust du ein Handelshaus in einer der Städte, deren Anfangsbuchstaben sie zeigt; dann ist sie benutzt. Oder der König baut für dich. Stelle seinen Rat auf dieselbe Weise zufrieden, führe ihn für 2 Münzen je Straße durchs Land und baue, wo er anhält, ohne Baugenehmigung. In einer Stadt hast du höchstens ein Handelshaus, und jedes fremde dort kostet dich einen Gehilfen.

    Die Stadt gibt sofort ihre Belohnung. Das tut auch jede Stadt mit einem deiner Handelshäuser, die über Straßen und durch deine Städte mit ihr verbunden ist; ein Netz lohnt sich also immer wieder.

    Wer zuerst alle Städte einer Farbe hat, bekommt ihr Bonusplättchen. Gold bringt 20 Punkte, Silber 12, Bronze 8, Eisen 5, und alle Städte einer Region bringen 5. Dazu kommt ein Königspreis von 25 Punkten für das erste Plättchen des Spiels, dann von 18, 12, 7 und 3.
lesson-building-seen = Rot führt den König aus Lyram fort. Graden ist zwei Straßen entfernt und kostet 4 Münzen; damit hätte Rot alle vier silbernen Städte, und das Handelshaus in Dorful, eine Straße von Graden, gibt seine Belohnung noch einmal.

lesson-nobility-title = Adel
lesson-nobility =
    Manche Baugenehmigungen und manche Städte bringen dich auf der Adelsleiste voran. Viele ihrer Felder bringen unterwegs Punkte, Münzen oder Karten, eine zusätzliche Hauptaktion oder eine Baugenehmigung umsonst.

    Wer am Ende am weitesten ist, bekommt 5 Punkte, der zweite Platz 2.

lesson-end-title = Wie es endet
lesson-end =
    Das zehnte Handelshaus bringt 3 Punkte, und alle anderen haben noch einen letzten Zug.

    Dann kommen die Punkte der Bonusplättchen und Königspreise dazu, die für den Adel und 3 für die meisten Baugenehmigungen, auch benutzte. Bei Gleichstand entscheiden die übrigen Gehilfen und Politikkarten zusammen.

    Zu zweit steht in einigen Städten von Anfang an ein neutrales Handelshaus.

sign-laurel = Siegpunkte; die meisten gewinnen.
sign-bezant = Münzen für Räte, Gehilfen und die Reisen des Königs, höchstens 20.
sign-assistant = Gehilfen. Sie bezahlen Schnellaktionen und das Bauen, wo andere schon sind.
sign-card = Politikkarten. In den Farben der Ratsherren gewinnen sie einen Rat.
sign-permit = Eine Baugenehmigung; als Belohnung eine umsonst.
sign-emporium = Handelshäuser, für alle je zehn.
sign-councillor = Ein Ratsherr in einer von sechs Farben.
sign-crown = Der König oder einer seiner Preise.
sign-nobility = Ein Schritt auf der Adelsleiste.
sign-action = Eine zusätzliche Hauptaktion.
sign-again = Die Belohnung einer deiner Städte noch einmal.
sign-permitAgain = Was eine deiner Baugenehmigungen gebracht hat, noch einmal.
