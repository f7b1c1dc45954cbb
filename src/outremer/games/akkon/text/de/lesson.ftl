### Akkon für jemanden erzählt, der es nicht kennt, Abschnitt für Abschnitt, und was die Spielpläne daneben zeigen.

lesson-goal-title = Das Ziel
lesson-goal =
    Der Templerorden braucht einen Großmeister, und am Tisch kommen alle infrage. Gewogen werden vier Eigenschaften, jede von 0 bis 13, nämlich Gold, Glaube, Macht und Ansehen.

    Am Ende sind deine Siegpunkte deine höchste Eigenschaft plus deine niedrigste. Eine Stärke allein genügt nicht, denn was du vernachlässigst, zählt mit.
lesson-goal-seen = Runde 8. Gelb steht bei der Macht auf 13 und nirgends unter 3, das sind 16 Punkte. Rot hat 10 beim Ansehen, aber 0 beim Glauben, und deshalb nur 10.

lesson-round-title = Eine Runde
lesson-round =
    Eine Runde hat zwei Hälften, und deine sieben Templer müssen für beide reichen. In der Bietphase bietest du Templer für die Karten, die in sechs Städten ausliegen. In der Aktionsphase spielst du Karten von der Hand, und Templer bezahlen sie.

    Wer geboten hat, kann in derselben Runde nicht mehr bezahlen, halte also welche zurück. Am Ende der Runde kommen alle heim, und der Seneschall, das Zeichen des Startspielers, geht nach links.

lesson-auction-title = Die Bietphase
lesson-auction =
    Reihum setzen alle einen Templer verdeckt vor eine Stadt oder passen für den Rest der Runde. Haben alle gepasst, wird aufgedeckt. In jeder Stadt gewinnt die höchste Summe die ausliegende Karte. Haben mehrere die höchste Summe, gewinnt niemand, und die Karte bleibt liegen.

    Deine Ritter zählen 5, 6, 7 und 8. Der Turkopole zählt 2 und 2 mehr für jeden anderen Templer vor der Stadt, gleich wessen. Der Sergeant zählt selbst nichts, verdoppelt aber alles, was du dort bietest; setze ihn nie mit deinem eigenen Turkopolen vor dieselbe Stadt. Der Kaplan zählt gar nichts. Er ist ein Bluff, und deine Karten dieser Stadt kosten in dieser Runde einen Templer weniger.

    Der Startspieler hat außerdem den Seneschall, der 4 zählt. Wo er liegt, liegen alle Templer offen.
lesson-auction-seen = Rot ist mit dem Bieten an der Reihe. Vor Jerusalem hat Grün den Seneschall gesetzt, und dort sehen alle die Templer. Anderswo sieht Rot nur die eigenen, einen Ritter 8 vor Tyrus, einen Ritter 7 und den Turkopolen vor Sidon.

lesson-cards-title = Karten spielen
lesson-cards =
    Im Uhrzeigersinn vom Startspieler an spielen alle so viele Karten, wie sie bezahlen können. Eine Karte kostet einen bis drei Templer, gleich welche, die in die Stadt der Karte gehen. Sie wirkt sofort. Alle beginnen mit zwei Karten, und nach der Aktionsphase behält niemand mehr als fünf.

    Mit der Heiligen Lanze rückst du um 1 bis 3 vor. Mit der Exkommunikation rückst du um 2 vor, und jemand anders geht um 2 zurück. Mit der Belagerung rückst du um 2 vor und gehst anderswo um 1 zurück. Durch die Pest geht jemand um 1 zurück, durch die Waffenbrüder rückt jemand um 1 vor; dafür leihst du dir dort in der nächsten Runde einen oder zwei Templer. Mit dem Levantehandel rückst du um die Hälfte der Templer vor, die jemand anders in einer Stadt hat, aufgerundet. Mit der Verbotenen Schrift aus Jerusalem rückst du um 2 vor und gehst um 1 zurück, wo du willst, und das Münzprägerecht aus Akkon nimmt eine ausliegende Karte auf deine Hand.
lesson-cards-seen = Alles ist aufgedeckt, und Rot spielt Karten mit den drei Templern, die noch da sind. Der Kaplan von Rot liegt vor Caesarea, deshalb kosten Rot die Karten von Caesarea einen Templer weniger.

lesson-privileges-title = Privilegien
lesson-privileges =
    Wer am Ende einer Runde bei einer Eigenschaft allein vorn liegt, hat in der nächsten ihr Privileg; liegen mehrere vorn, hat es niemand.

    Beim Gold ist es Saladin. Bevor aufgedeckt wird, versetzt du einen Templer in eine andere Stadt. Beim Glauben ist es Papst Clemens III. Spielst du zwei Karten einer Stadt, rückst du um 1 vor, wo du willst. Bei der Macht ist es Richard Löwenherz. Du nimmst einen Templer zurück, mit dem du geboten hast, und bezahlst mit ihm. Beim Ansehen ist es Kaiser Barbarossa. In der Bietphase tauschst du eine ausliegende Karte gegen eine von deiner Hand.

lesson-end-title = Wie es endet
lesson-end =
    Jede Stadt hat am Anfang zehn Karten, im kurzen Spiel acht. Ist der erste Stapel aufgebraucht, ist dies die letzte Runde, und ihre Aktionsphase wird noch gespielt.

    Dann zählen höchste und niedrigste Eigenschaft. Bei Gleichstand entscheidet die zweitbeste Eigenschaft, dann die dritte, dann die vierte.

sign-bezant = Gold, die erste der vier Eigenschaften.
sign-patriarch = Glaube, die zweite Eigenschaft.
sign-constable = Macht, die dritte Eigenschaft.
sign-crown = Ansehen, die vierte Eigenschaft; neben einem Gebot das höchste.
sign-laurel = Siegpunkte, die höchste Eigenschaft plus die niedrigste.
sign-squire = Ein Templer. Er bietet in der Bietphase oder bezahlt eine Karte.
sign-card = Eine Stadtkarte.
sign-key = Der Seneschall, das Zeichen des Startspielers.
sign-lance = Heilige Lanze. Du rückst um 1 bis 3 vor.
sign-candle = Exkommunikation. Du rückst um 2 vor, jemand anders geht um 2 zurück.
sign-walls = Belagerung. Du rückst um 2 vor und gehst anderswo um 1 zurück.
sign-skull = Pest. Jemand geht um 1 zurück und leiht dir für die nächste Runde einen Templer.
sign-war = Waffenbrüder. Jemand rückt um 1 vor und leiht dir für die nächste Bietphase zwei Templer.
sign-ship = Levantehandel. Du rückst um die Hälfte der Templer vor, die jemand anders in einer Stadt hat, aufgerundet.
sign-scroll = Verbotene Schrift. Du rückst bei einer Eigenschaft um 2 vor und gehst bei einer anderen um 1 zurück.
sign-gavel = Münzprägerecht. Du nimmst eine der ausliegenden Karten.
