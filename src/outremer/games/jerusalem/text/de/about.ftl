### Was Ämter, Ereignisse und Aktionskarten von Jerusalem tun, in einer Zeile.

about-constable = Zieht zuerst und bekommt 7 Knappen. Der Baron blockiert mit weniger neuen Knappen: 2 in einem großen Gebiet, 1 in einem kleinen.
about-treasurer = Zieht als Zweiter und bekommt 6 Knappen. Der erste Söldner kostet 1 Silberstück, der zweite 2, jeder weitere 3.
about-marshal = Zieht als Dritter und bekommt 5 Knappen. Versetzt zwei eigene Knappen aus einem Gebiet in ein anderes oder nimmt ein Silberstück.
about-admiral = Zieht zuletzt und bekommt 4 Knappen und ein Silberstück.
about-succession = Am Ende dieser Runde verlassen alle Knappen den Palast. Jeder darf bis zu zwei dorthin retten, wo sein eigener Baron steht.
about-patriarch = Am Ende dieser Runde verlieren in jedem Gebiet von Patriarchat und Adel alle dort Knappen, bis sie so viele haben wie der Schwächste.
about-tax = Am Ende dieser Runde kostet jeder Knappe im Markt seinen Herrn ein Silberstück, sonst geht er.
about-war = Am Ende dieser Runde verlassen alle Knappen die Tempelritter. Für jeden verlorenen darf man einen gegnerischen schlagen, überall, von jedem Gegner höchstens zwei.
about-two-resources = Nimm zwei nach Wahl, auch gemischt: Knappen, Silberstücke oder Prestigepunkte.
about-turncoat = Einer deiner Knappen und ein gegnerischer tauschen die Plätze, überall, wo kein Baron blockiert.
about-move-two = Versetze bis zu zwei Knappen in andere Gebiete; weder hier noch dort darf ein Baron blockieren.
about-cheap-mercenaries = In diesem Zug kosten dich Söldner je 2 Silberstücke statt 3.
about-influence-palace = Setze zwei Knappen aus dem Vorrat in die Gebiete dieses Machtzentrums, die kein Baron blockiert.
about-influence-templars = { about-influence-palace }
about-influence-patriarchate = { about-influence-palace }
about-influence-market = { about-influence-palace }
about-influence-nobility = { about-influence-palace }
about-influence-david = Setze zwei Knappen aus dem Vorrat in den Davidsturm, wenn kein Baron ihn blockiert.
