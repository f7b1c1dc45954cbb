### Was eine erste Partie Akkon erklärt, Frage für Frage.

note-Auction = Du bietest auf die Karte, die in einer Stadt ausliegt: Klicke einen Templer deines Lagers an, dann die Stadt. Er liegt verdeckt; die höchste Summe in einer Stadt gewinnt ihre Karte, bei Gleichstand bleibt sie liegen. Wer bietet, kann in dieser Runde keine Karten bezahlen: Halte welche zurück.
note-Laying = Niemand sieht, wen du setzt. Ritter zählen ihre Zahl; der Turkopole 2 und 2 mehr für jeden anderen Templer dort; der Sergeant verdoppelt alles, was du dort bietest; der Kaplan zählt nichts, aber deine Karten dieser Stadt kosten einen Templer weniger.
note-Saladin = Du führst beim Gold: Klicke einen Templer an, den du versetzen darfst, dann die Stadt, in die er zieht. Noch hat niemand die Gebote gesehen.
note-Actions = Klicke eine deiner Karten an: Sie kostet so viele Templer, wie sie zeigt, gleich welche, und wirkt sofort. Deine Punkte sind deine höchste Eigenschaft plus deine niedrigste: Lass keine zurückfallen.
note-Opponent = Diese Karte trifft einen der anderen: Klicke an, wen.
