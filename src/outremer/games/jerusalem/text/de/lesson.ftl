### Jerusalem für jemanden erzählt, der es nicht kennt, Abschnitt für Abschnitt, und was die Spielpläne daneben zeigen.

lesson-goal-title = Das Ziel
lesson-goal =
    Adlige Familien wollen in Jerusalem gesehen werden, und gesehen wird hier, wer hoch baut. Nach fünf Runden gewinnt der höchste Turm.

    Die Arbeit tun deine Knappen. Wo du mehr von ihnen hast als alle anderen, kontrollierst du ein Gebiet, und was du kontrollierst, bringt dir jede Runde Einkommen in neuen Knappen, in Silberstücken und in den Prestigepunkten, aus denen dein Turm wächst.
lesson-goal-seen = Runde 4 von 5. Die Knappen stehen, wo sie Runde für Runde eingesetzt wurden, jeder mit dem Wappen seiner Familie. An den vier Ecken wachsen die Türme.

lesson-round-title = Eine Runde
lesson-round =
    Zuerst gibt eine Auktion allen ein Amt. Dann setzen alle in der Reihenfolge der Ämter Knappen ein. Dann bringen die Gebiete Einkommen, und die Türme wachsen.

    Die Runden 2, 3 und 4 enden mit einem Ereignis. Es liegt vom Beginn seiner Runde an offen, du siehst es also kommen.

lesson-auction-title = Die Auktion
lesson-auction =
    Vier Ämter, vier Nummern. Je niedriger deine Nummer, desto früher ziehst du, und die niedrigere Nummer gewinnt jeden Gleichstand auf dem Spielplan. Sie bringt auch mehr Knappen, dem Hauptmann (1) 7, dem Schatzmeister (2) 6, dem Feldmarschall (3) 5 und dem Admiral (4) 4.

    Alle beginnen mit 12 Silberstücken. Wer eine Auktion eröffnet, wählt das Amt und bietet beliebig viel, auch nichts; die anderen erhöhen oder passen. Nur wer gewinnt, zahlt, und wer am Ende übrig ist, bekommt das letzte Amt umsonst.

    Danach werden so viele Aktionskarten gezogen, wie Personen mitspielen. Die niedrigste Nummer sieht sie alle an, behält eine und gibt die übrigen weiter, und so fort.

    Zu dritt spielt ihr ohne den Hauptmann, zu zweit nur mit Feldmarschall und Admiral.
lesson-auction-seen = Grün hat die erste Auktion eröffnet und für 4 Silberstücke gewonnen und ist Hauptmann. Jetzt bietet Gelb 3 für den Schatzmeister, und Rot muss erhöhen oder passen.

lesson-placing-title = Knappen einsetzen
lesson-placing =
    Dein Zug beginnt mit den Knappen deines Amtes. Setze so viele ein, wie du willst, wo du willst, und behalte die übrigen für eine spätere Runde. Knappen auf dem Spielplan bleiben von Runde zu Runde stehen.

    Dein Baron sichert ein Gebiet. Hast du in diesem Zug drei neue Knappen in ein Machtzentrum gebracht (in der deutschen Ausgabe in das Gebiet selbst), darf er dort ein Gebiet blockieren, und bis zum Ende der Runde setzt dort niemand sonst Knappen ein. Dem Baron des Hauptmanns genügen weniger.

    Du darfst auch Aktionskarten spielen, die Fähigkeit deines Amtes nutzen, Söldner für je 3 Silberstücke anheuern oder drei Knappen vom Spielplan für ein Silberstück entlassen.
lesson-placing-seen = Rot, der Feldmarschall, hat drei von fünf Knappen in das große Gebiet des Königspalasts gesetzt, mehr als Gelb mit zwei und Grün mit einem. Jetzt darf der Baron es blockieren.

lesson-income-title = Was es einbringt
lesson-income =
    Wenn alle eingesetzt haben, kommt zuerst der Davidsturm. Wer ihn kontrolliert, nimmt 1 Silberstück und darf einen Knappen von dort in jedes Gebiet versetzen, das kein Baron blockiert, noch bevor irgendetwas gezählt wird.

    Dann gehen drei Privilegien an die, die in einem ganzen Machtzentrum die meisten Knappen haben. Im Patriarchat gibst du einen Knappen aus dem Vorrat hinter deinem Sichtschirm für eine Aktionskarte ab. Im Markt kaufst du bis zu 4 Prestigepunkte für je 2 Silberstücke. Im Adel stiehlst du jemandem einen Prestigepunkt.

    Dann bekommt in jedem Gebiet, wer dort die meisten Knappen hat, was dort abgebildet ist; bei Gleichstand bekommt die niedrigere Amtsnummer alles. Der Palast bringt Prestigepunkte, die Tempelritter Knappen, der Markt Knappen und Silberstücke, der Adel Silberstücke und Prestigepunkte, das Patriarchat Knappen und im großen Gebiet einen Prestigepunkt.
lesson-income-seen = In Runde 1 haben alle eingesetzt. Jedes Gebiet zeigt, was es einbringt, und trägt die Farbe der Familie, die es kontrolliert.

lesson-tower-title = Dein Turm
lesson-tower =
    Am Ende einer Runde werden deine Prestigepunkte von selbst ausgegeben, so weit sie reichen. Das erste Stockwerk kostet 2 Punkte, das zweite 3, das dritte 4 und so fort; wer eine Höhe vor allen anderen erreicht, zahlt 1 mehr. Dir bleibt nur, was für das nächste Stockwerk nicht reicht.

    Vor dem letzten Bauen, in Runde 5, fallen die Sichtschirme, und der König macht Geschenke. 3 Prestigepunkte gibt es für die meisten Knappen hinter dem Sichtschirm, 3 für das meiste Geld (bei Gleichstand je 1) und 1 für alle, die eine Aktionskarte aufgehoben haben.
lesson-tower-seen = Nach Runde 1, was alle voneinander wissen dürfen: die gebauten Stockwerke, die übrigen Prestigepunkte und wie viele Aktionskarten hinter dem Sichtschirm liegen.

lesson-events-title = Ereignisse und das Ende
lesson-events =
    Drei von vier Ereignissen kommen vor. Der Thronfolger leert den Königspalast, doch zwei deiner Knappen darfst du zu deinem Baron retten, wenn er auf dem Spielplan steht. Der Krieg leert die Tempelritter, und für jeden dort verlorenen Knappen darfst du einen gegnerischen entfernen, höchstens zwei von jedem. Die Sondersteuer kostet ein Silberstück für jeden Knappen, der im Markt bleiben soll. Die Wahl des Patriarchen lässt allen in jedem Gebiet von Patriarchat und Adel nur so viele Knappen, wie die schwächste Familie dort hat.

    Nach Runde 5 gewinnt der höchste Turm. Bei gleich hohen Türmen entscheiden die übrigen Prestigepunkte, dann die niedrigere Amtsnummer der letzten Runde.

sign-squire = Ein Knappe. Wo du die meisten hast, kontrollierst du das Gebiet.
sign-bezant = Ein Silberstück, Geld für die Auktion, für Söldner und im Markt.
sign-point = Ein Prestigepunkt. Genug davon werden Stockwerke.
sign-floors = Ein Stockwerk eines Turms; der höchste Turm gewinnt.
sign-baron = Der Baron. Wo er steht, setzt niemand sonst Knappen ein.
sign-card = Eine Aktionskarte, verborgen, bis sie gespielt wird.
sign-constable = Der Hauptmann zieht als Erster mit 7 Knappen; sein Baron blockiert ein großes Gebiet mit 2 neuen Knappen, ein kleines mit 1.
sign-treasurer = Der Schatzmeister zieht als Zweiter mit 6 Knappen; sein erster Söldner kostet 1 Silberstück, der zweite 2.
sign-marshal = Der Feldmarschall zieht als Dritter mit 5 Knappen; er versetzt zwei Knappen aus einem Gebiet in ein anderes oder nimmt ein Silberstück.
sign-admiral = Der Admiral zieht als Letzter mit 4 Knappen und einem Silberstück.
sign-succession = Das Ereignis Thronfolger. Alle Knappen verlassen den Königspalast.
sign-patriarch = Das Ereignis Wahl des Patriarchen. In jedem Gebiet von Patriarchat und Adel bleiben allen nur so viele Knappen, wie die schwächste Familie dort hat.
sign-tax = Das Ereignis Sondersteuer. Ein Knappe im Markt kostet ein Silberstück oder geht.
sign-war = Das Ereignis Krieg. Alle Knappen verlassen die Tempelritter.
