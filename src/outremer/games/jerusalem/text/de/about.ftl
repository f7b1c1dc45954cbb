### Was Ämter, Ereignisse und Aktionskarten von Jerusalem tun, in einer Zeile.

about-constable = Zieht als Erster und bekommt 7 Knappen. Sein Baron blockiert mit weniger neuen Knappen, nämlich mit 2 ein großes Gebiet und mit 1 ein kleines.
about-treasurer = Zieht als Zweiter und bekommt 6 Knappen. Der erste Söldner kostet 1 Silberstück, der zweite 2, jeder weitere 3.
about-marshal = Zieht als Dritter und bekommt 5 Knappen. Versetzt eigene Knappen, höchstens zwei, aus einem Gebiet in ein anderes oder nimmt ein Silberstück.
about-admiral = Zieht als Letzter und bekommt 4 Knappen und ein Silberstück.
about-succession = Am Ende dieser Runde verlassen alle Knappen den Königspalast. Jeder darf bis zu zwei eigene dorthin retten, wo sein Baron steht.
about-patriarch = Am Ende dieser Runde behält in jedem Gebiet von Patriarchat und Adel jeder nur so viele Knappen, wie derjenige hat, der dort die wenigsten hat.
about-tax = Am Ende dieser Runde kostet jeder Knappe im Markt seinen Besitzer ein Silberstück; wer nicht bezahlt wird, geht in den Vorrat.
about-war = Am Ende dieser Runde verlassen alle Knappen die Tempelritter. Für jeden, den man verliert, darf man irgendwo einen gegnerischen entfernen, höchstens zwei von jedem Mitspieler.
about-two-resources = Nimm zwei Ressourcen nach Wahl, auch gemischt, aus Knappen, Silberstücken und Prestigepunkten.
about-turncoat = Einer deiner Knappen und ein gegnerischer tauschen die Plätze; keines der beiden Gebiete darf ein Baron blockieren.
about-move-two = Versetze bis zu zwei Knappen in andere Gebiete; kein Gebiet, das sie verlassen oder betreten, darf ein Baron blockieren.
about-cheap-mercenaries = In diesem Zug kosten dich Söldner je 2 Silberstücke statt 3.
about-influence-palace = Setze zwei Knappen aus dem Vorrat in die Gebiete dieses Machtzentrums, die kein Baron blockiert.
about-influence-templars = { about-influence-palace }
about-influence-patriarchate = { about-influence-palace }
about-influence-market = { about-influence-palace }
about-influence-nobility = { about-influence-palace }
about-influence-david = Setze zwei Knappen aus dem Vorrat in den Davidsturm, wenn kein Baron ihn blockiert.
