### Was eine erste Partie Jerusalem erklärt, Frage für Frage.

note-Sale = Ein Amt gilt für diese Runde. Seine Nummer ist dein Platz in der Zugreihenfolge und entscheidet Gleichstände auf dem Plan, niedrige zuerst. Es bringt auch Knappen: dem Hauptmann 7, dem Schatzmeister 6, dem Feldmarschall 5, dem Admiral 4. Nur wer gewinnt, zahlt.
note-Picking = Klicke die Karte an, die du willst. Du spielst sie in deinem Zug, in dieser Runde oder in einer späteren.
note-Turn = Klicke ein Gebiet an, um dort einen Knappen einzusetzen. Wer am Ende der Runde die meisten Knappen in einem Gebiet hat, bekommt, was darauf steht; bei Gleichstand entscheidet die niedrigere Amtsnummer. Knappen bleiben von Runde zu Runde stehen, und du darfst welche aufsparen.
note-TowerOfDavid = Dein Knappe kann noch den Ausschlag geben: Erst nach diesem Zug steht fest, wer was kontrolliert. Klicke das Gebiet an, in das er zieht, oder passe.
note-Scholars = Dieses Privileg hat, wer in den drei Gebieten des Patriarchats zusammen die meisten Knappen hat. Wer am Ende des Spiels noch eine Aktionskarte hat, bekommt dafür einen Prestigepunkt.
note-Materials = Dieses Privileg hat, wer in den drei Gebieten des Marktes zusammen die meisten Knappen hat. Prestigepunkte bezahlen die Stockwerke deines Turms, und der höchste Turm gewinnt.
note-Intrigue = Dieses Privileg hat, wer in den drei Gebieten des Adels zusammen die meisten Knappen hat.
note-Collecting = Dich bezahlt jedes Gebiet, in dem du die meisten Knappen hast. Prestigepunkte bezahlen die Stockwerke deines Turms, der am Ende der Runde von selbst wächst; der höchste Turm gewinnt. Selten lohnt es sich, auf etwas zu verzichten.
note-Tax = Klicke ein Gebiet des Marktes an: Jedes Silberstück hält dort einen Knappen. Wen du nicht bezahlst, der geht in den Vorrat zurück.
note-War = Alle Knappen verlassen die Tempelritter. Für jeden, den du verlierst, darfst du einen gegnerischen schlagen, überall in der Stadt: Klicke ihn an.
