### Jerusalem nel terminale.

board-grants = Alla fine del round chi ha più scudieri in un settore ottiene più di quanto rendono le aree: { $list }.
board-grants-patriarchate = Patriarcato, una carta Azione per uno scudiero
board-grants-market = Mercato, fino a 4 Punti Torre a 2 bisanti l’uno
board-grants-nobility = Nobiltà, un Punto Torre di un avversario
board-grants-david = Torre di David, un bisante, e uno scudiero può uscirne verso un’altra area

board-signs-areas = davanti a ogni area il numero con cui si sceglie, ▣ grande ▫ piccola, poi ciò che rende
board-signs-squires = accanto gli scudieri di ciascuno: ●3 tre scudieri, ●3* che controllano l’area, ♞3 il suo Barone la blocca, · nessuno
board-signs-players = il numero di un personaggio è il posto nell’ordine di turno, – nessuno; ▇ piani della torre; ? dietro lo schermo
