### Was eine erste Partie Fief erklärt, Frage für Frage.

note-Placement = Deine Familie beginnt mit einer Person von Adel, einigen Truppen und einer Festung. Mit allen Dörfern eines Lehens und einer Festung in einem davon kannst du später den Titel kaufen: Jeder Titel ist ein Siegpunkt. Drei Punkte gewinnen allein, vier als Paar, das durch Ehe verbündet ist.
note-Weddings = Eine Ehe verbündet zwei Familien: Ab vier Spielern gewinnen sie von da an nur gemeinsam. Sie endet, wenn einer der beiden stirbt oder der Papst sie annulliert.
note-Nominations = Jede Familie darf jemanden aus ihren Reihen aufstellen. Ein Bischof wird gewählt, wo alle Dörfer eines Bistums kontrolliert sind; Papst und König, sobald es genug Geistliche und Titel gibt.
note-Ballot = Jeder hat zwei Marker. Der weiße gibt alle deine Stimmen der Person, auf der er liegt, der schwarze täuscht. Alle werden geheim gelegt und zugleich aufgedeckt.
note-Draws = Auf der Hand hält man höchstens drei Karten. Eine Katastrophe zählt nicht: Sie liegt verdeckt auf der Leiste, bis alle gezogen haben.
note-Plays = Jetzt werden Adlige, Ernten, Wetter und Steuern gespielt. Aufstand, Attentat, Gerechtigkeit, Hinterhalt und Geheimgang warten auf ihren Augenblick.
note-Purchases = Ein Fußsoldat kostet 1, ein Ritter 3, eine Mühle 3, eine Festung 10, ein Titel 2 für jedes Dorf des Lehens. In ein Dorf kommen höchstens vier neue Truppen.
note-March = Adlige ziehen zwei Felder weit über die Straßen und nehmen Truppen von dort mit, wo sie sind. Allein ziehen Truppen nicht.
note-Battles = Du darfst kämpfen, wo dein Adel mit Truppen auf andere trifft. Wo niemand angreift, herrscht Waffenstillstand.
note-Rounds = Mit Stärke 1 bis 6 wird ein Würfel geworfen, bis 12 zwei, darüber drei. Eine Festung nimmt den Angreifern einen Würfel, eine befestigte Stadt zwei.
note-MarkersPlaced = Bevor die Stimmen gezählt werden, können Karten dazwischenkommen. Alle, die eine haben könnten, werden geheim gefragt; wer keine hat oder warten will, passt.
note-BeforeIncome = Vor dem Einkommen können Karten dazwischenkommen. Alle, die eine haben könnten, werden geheim gefragt; wer keine hat oder warten will, passt.
note-MarchEnded = Nach dem Marsch eines Heeres können Karten dazwischenkommen. Alle, die eine haben könnten, werden geheim gefragt; wer keine hat oder warten will, passt.
note-BattleBegins = Vor einer Schlacht können Karten dazwischenkommen. Alle, die eine haben könnten, werden geheim gefragt; wer keine hat oder warten will, passt.
note-RoundBegins = Vor dem Würfeln können Karten dazwischenkommen. Alle, die eine haben könnten, werden geheim gefragt; wer keine hat oder warten will, passt.
note-YearEnds = Bevor die Runde endet, können Karten dazwischenkommen. Alle, die eine haben könnten, werden geheim gefragt; wer keine hat oder warten will, passt.
