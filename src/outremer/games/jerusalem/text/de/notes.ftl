### Was eine erste Partie Jerusalem erklärt, Frage für Frage.

note-Sale = Ein Amt gilt für diese Runde. Seine Nummer ist dein Platz in der Spielerreihenfolge und entscheidet Gleichstände auf dem Spielplan; die niedrigere geht vor. Es bringt auch Knappen, dem Hauptmann 7, dem Schatzmeister 6, dem Feldmarschall 5 und dem Admiral 4. Nur wer die Auktion gewinnt, zahlt.
note-Picking = Klicke die Karte an, die du behalten willst. Du behältst sie auf der Hand, bis du sie in einem deiner Züge spielst.
note-Turn = Klicke ein Gebiet an, um dort einen Knappen einzusetzen. Wer am Ende der Runde die meisten Knappen in einem Gebiet hat, bekommt das Einkommen, das dort abgebildet ist; bei Gleichstand entscheidet die niedrigere Amtsnummer. Knappen auf dem Spielplan bleiben von Runde zu Runde stehen, und niemand muss alle einsetzen.
note-TowerOfDavid = Dein Knappe kann noch den Ausschlag geben, denn wer was kontrolliert, wird erst danach gezählt. Klicke das Gebiet an, in das er geht, oder passe.
note-Scholars = Dieses Privileg hat, wer in den drei Gebieten des Patriarchats zusammen die meisten Knappen hat. Wer am Ende des Spiels noch eine Aktionskarte hat, bekommt dafür einen Prestigepunkt.
note-Materials = Dieses Privileg hat, wer in den drei Gebieten des Marktes zusammen die meisten Knappen hat. Mit Prestigepunkten bezahlst du die Stockwerke deines Turms, und der höchste Turm gewinnt.
note-Intrigue = Dieses Privileg hat, wer in den drei Gebieten des Adels zusammen die meisten Knappen hat.
note-Collecting = Jedes Gebiet, in dem du die meisten Knappen hast, bringt dir Einkommen. Mit Prestigepunkten bezahlst du die Stockwerke deines Turms, der am Ende der Runde von selbst wächst; der höchste Turm gewinnt. Selten lohnt es sich, auf etwas zu verzichten.
note-Tax = Klicke ein Gebiet des Marktes an; jedes Silberstück hält dort einen Knappen. Wen du nicht bezahlst, der geht in den Vorrat zurück.
note-War = Alle Knappen verlassen die Tempelritter. Für jeden, den du dort verlierst, darfst du irgendwo in der Stadt einen gegnerischen entfernen. Klicke ihn an.
