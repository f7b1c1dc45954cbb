### Jerusalem im Terminal.

board-grants = Am Ende der Runde bringen die meisten Knappen in einem Machtzentrum mehr als das Einkommen der Gebiete: { $list }.
board-grants-patriarchate = Patriarchat, eine Aktionskarte für einen Knappen
board-grants-market = Markt, bis zu 4 Prestigepunkte für je 2 Silberstücke
board-grants-nobility = Adel, einen Prestigepunkt eines anderen
board-grants-david = Davidsturm, ein Silberstück, und ein Knappe darf von dort in ein anderes Gebiet ziehen

board-signs-areas = vor jedem Gebiet die Zahl, mit der man es wählt, ▣ groß ▫ klein, dann sein Einkommen
board-signs-squires = daneben der Reihe nach die Knappen: ●3 drei davon, ●3* sie kontrollieren das Gebiet, ♞3 der eigene Baron blockiert es, · keine
board-signs-players = die Zahl eines Amtes ist der Platz in der Spielerreihenfolge, – keines; ▇ Stockwerke des Turms; ? hinter dem Sichtschirm
