### Was eine erste Partie Akkon erklärt, Frage für Frage.

note-Auction = Du bietest auf die Karte, die in einer Stadt ausliegt. Klicke einen Templer deines Heerlagers an, dann die Stadt. Er liegt verdeckt; die höchste Summe in einer Stadt gewinnt ihre Karte, bei Gleichstand bleibt sie liegen. Templer, mit denen du bietest, können in dieser Runde keine Karten mehr bezahlen. Halte also welche zurück.
note-Laying = Niemand sieht, wen du setzt. Ein Ritter zählt seine Zahl, der Turkopole 2 und 2 mehr für jeden anderen Templer dort; der Sergeant verdoppelt alles, was du dort bietest; der Kaplan zählt nichts, aber deine Karten dieser Stadt kosten einen Templer weniger.
note-Saladin = Du führst beim Gold. Klicke einen Templer an, den du versetzen darfst, dann die Stadt, in die er geht. Noch hat niemand die Gebote gesehen.
note-Actions = Klicke eine deiner Karten an. Sie kostet so viele Templer, wie sie zeigt, gleich welche, und wirkt sofort. Deine Siegpunkte sind deine höchste Eigenschaft plus deine niedrigste; lass also keine zurückfallen.
note-Opponent = Diese Karte betrifft einen deiner Gegner. Klicke an, welchen.
