### Die geführte erste Runde Akkon: was in jedem Schritt zu tun ist und warum, und warum nichts anderes.

guide-goal = Du führst einen Templerorden im Heiligen Land. Großmeister wird, wer am Ende die meisten Siegpunkte hat, und das ist die höchste plus die niedrigste der Eigenschaften Gold, Glaube, Macht und Ansehen.
guide-how = Deine Templer tun zweierlei. Verdeckt in einer Stadt bieten sie auf deren Karte, und die übrigen bezahlen die Karten, die du spielst. Karten mehren deine Eigenschaften.
guide-bid = Nimm den Ritter 8 aus deinem Heerlager und klicke dann Sidon an. Er bietet verdeckt auf die Karte, die dort ausliegt und deinen Glauben um 2 mehrt.
guide-bid-wrong = Beginne mit Sidon und dem Ritter 8. Die höchste Summe in einer Stadt gewinnt ihre Karte, und niemand sieht, was du bietest.
guide-second = Alle bieten reihum. Setze den Ritter 7 oder 6 nach Caesarea, dessen Karte dein Ansehen um 2 mehrt.
guide-second-wrong = Jetzt Caesarea, mit Ritter 7 oder 6. Halte kleine Templer zurück, denn beim Bezahlen zählen alle gleich.
guide-pass = Passe jetzt. Wer in einer Stadt liegt, kann keine Karten bezahlen, und für zwei Karten wirst du vier Templer brauchen.
guide-pass-wrong = Genug geboten. Wen du zurückhältst, der bezahlt die Karten, die du gewinnst.
guide-play = Alle Gebote sind aufgedeckt, und du hast zwei Karten gewonnen. Spiele die von Sidon. Sie kostet 2 Templer, gleich welche, und dein Glaube steigt sofort.
guide-play-wrong = Spiele zuerst die Karte von Sidon; die anderen bleiben auf deiner Hand.
guide-another = Auch die Karte von Caesarea können zwei Templer bezahlen. Spiele sie.
guide-another-wrong = Die Karte von Caesarea bringt gleich zwei Schritte. Spiele diese.
guide-end = Deine Siegpunkte sind deine höchste Eigenschaft plus deine niedrigste, keine soll also zurückfallen. Sage, dass du fertig bist; deine Templer kehren für die nächste Runde heim.
guide-end-wrong = Hebe diese Karten für eine spätere Runde auf. Sage, dass du fertig bist.
guide-learnt =
    Die höchste Summe verdeckter Templer in einer Stadt gewinnt ihre Karte. Bei Gleichstand bleibt sie liegen.
    Templer, die nicht bieten, bezahlen Karten.
    Siegpunkte sind die höchste Eigenschaft plus die niedrigste.
    Wer in einer Eigenschaft führt, bekommt ein Privileg, nämlich Saladin, Clemens, Löwenherz oder Barbarossa.
