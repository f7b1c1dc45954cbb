### Die geführte erste Runde Jerusalem: was in jedem Schritt zu tun ist und warum, und warum nichts anderes.

guide-goal = Du führst eine adlige Familie in Jerusalem. Wer nach fünf Runden den höchsten Turm errichtet hat, gewinnt.
guide-how = Deine Knappen gewinnen dir Gebiete der Stadt. Gebiete bringen Knappen, Silberstücke und Prestigepunkte, und mit Prestigepunkten bezahlst du die Stockwerke deines Turms.
guide-open = Die Runde beginnt mit der Auktion der Ämter. Gib für den Schatzmeister das erste Gebot ab, 1, 2 oder 3 Silberstücke. Dieses Amt bringt dir 6 Knappen, und du spielst vor allen anderen.
guide-open-wrong = Der Schatzmeister spielt zuerst und gewinnt in dieser Runde Gleichstände. Beginne niedrig, mit 1 bis 3 Silberstücken, denn erhöhen kannst du noch.
guide-raise = Jemand bietet 4. Erhöhe auf 5 oder 6, denn es zahlt nur, wer gewinnt, und du hast 12 Silberstücke.
guide-raise-wrong = Ein wenig mehr genügt hier; wer passt, bekommt weniger Knappen und kommt später an die Reihe.
guide-pick = Jedes Amt behält eine Aktionskarte und gibt die übrigen weiter. Behalte „+2 Silberstücke“, die brauchst du gleich.
guide-pick-wrong = Auch eine gute Karte, aber hier werden gleich die zwei Silberstücke gebraucht.
guide-market = Du bist an der Reihe. Setze drei Knappen in das große Gebiet des Marktes. Wer dort am Ende der Runde die meisten hat, bekommt 2 Knappen und 4 Silberstücke.
guide-market-wrong = Zuerst dreimal das große Gebiet des Marktes, denn drei neue Knappen in einem Machtzentrum rufen deinen Baron herbei.
guide-baron = Drei neue Knappen stehen in einem Machtzentrum, also darf dein Baron dort ein Gebiet blockieren. Schicke ihn in das große Gebiet des Marktes; nun kann dort sonst niemand mehr Knappen einsetzen.
guide-baron-wrong = Blockiere zuerst mit dem Baron das große Gebiet des Marktes, bevor jemand dort mehr Knappen einsetzt als du.
guide-palace = Setze zwei Knappen in das große Gebiet des Königspalasts. Es bringt 4 Prestigepunkte, die meisten in der Stadt.
guide-palace-wrong = Zuerst die Prestigepunkte, also zwei Knappen in das große Gebiet des Königspalasts.
guide-card = Spiele deine Aktionskarte, klicke also auf „+2 Silberstücke“. Karten spielst du in deinem Zug, wann du willst, oder hebst sie für später auf.
guide-card-wrong = Das kommt gleich. Spiele zuerst „+2 Silberstücke“.
guide-hire = Heuere einen Söldner an, dann hast du einen Knappen mehr. Den Schatzmeister kostet der erste nur ein Silberstück.
guide-hire-wrong = Heuere zuerst einen Söldner an, damit du zwei Knappen einzusetzen hast.
guide-choose = Zwei Knappen sind übrig, setze sie ein, wo du willst. Ein Gebiet bringt nur denen etwas, die dort die meisten haben, und bei Gleichstand zählt die niedrigere Amtsnummer. Das ist deine.
guide-choose-wrong = Setze zuerst deine letzten zwei Knappen in ein Gebiet. Der Davidsturm bringt kein Einkommen und ist etwas für später.
guide-end = Alles ist eingesetzt. Beende deinen Zug; die anderen kommen an die Reihe, und dann bringen die Gebiete ihr Einkommen.
guide-end-wrong = Was auf dem Spielplan steht, ist gut so. Beende deinen Zug.
guide-buy = Du hast die meisten Knappen im ganzen Markt, also gehört dir sein Privileg. Kaufe Prestigepunkte für je 2 Silberstücke, so viele du willst.
guide-buy-wrong = Nimm wenigstens einen; du kannst ihn dir leisten, und aus Prestigepunkten werden Stockwerke.
guide-collect = Jetzt bringen die Gebiete Einkommen. Nimm alles, was dir zusteht; dann wächst dein Turm von selbst.
guide-collect-wrong = Du darfst auf etwas verzichten, aber dafür gibt es kaum je einen Grund. Nimm alles.
guide-learnt =
    Ämter werden versteigert. Eine niedrige Nummer spielt zuerst und gewinnt Gleichstände.
    Die meisten Knappen in einem Gebiet bringen sein Einkommen, die meisten im ganzen Machtzentrum dessen Privileg.
    Aus Prestigepunkten werden am Ende jeder Runde Stockwerke. Knappen bleiben stehen.
    Ab der zweiten Runde bedroht ein Ereignis einen Teil der Stadt. Die Spielrundenanzeige kündigt es rechtzeitig an.
