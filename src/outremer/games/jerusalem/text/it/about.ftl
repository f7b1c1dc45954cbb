### Che cosa fanno i personaggi, gli eventi e le carte Azione di Jerusalem, in una riga.

about-constable = Gioca per primo e riceve 7 scudieri. Il Barone blocca con meno scudieri nuovi: 2 per un’area grande, 1 per una piccola.
about-treasurer = Gioca per secondo e riceve 6 scudieri. Il primo mercenario costa 1 bisante, il secondo 2, ogni altro 3.
about-marshal = Gioca per terzo e riceve 5 scudieri. Sposta due propri scudieri da un’area a un’altra, oppure prende un bisante.
about-admiral = Gioca per ultimo e riceve 4 scudieri e un bisante.
about-succession = Alla fine di questo round gli scudieri di tutti lasciano il Palazzo. Ognuno può salvarne fino a due dove sta il proprio Barone.
about-patriarch = Alla fine di questo round, in ogni area del Patriarcato e della Nobiltà, chi è presente perde scudieri finché non ne ha quanti la famiglia più debole.
about-tax = Alla fine di questo round ogni scudiero nel Mercato costa un bisante al suo proprietario, o torna nella riserva.
about-war = Alla fine di questo round gli scudieri di tutti lasciano i Templari. Per ognuno perso se ne può rimuovere uno di un avversario, ovunque; al massimo due per avversario.
about-two-resources = Prendine due a tua scelta: scudieri, bisanti o Punti Torre.
about-turncoat = Un tuo scudiero e uno di un avversario si scambiano di posto, ovunque sul tabellone dove nessun Barone blocca.
about-move-two = Sposta fino a due scudieri in altre aree; nessun Barone deve bloccare dove partono o arrivano.
about-cheap-mercenaries = In questo turno i mercenari ti costano 2 bisanti l’uno invece di 3.
about-influence-palace = Metti due scudieri della riserva nelle aree di questo settore che nessun Barone blocca.
about-influence-templars = { about-influence-palace }
about-influence-patriarchate = { about-influence-palace }
about-influence-market = { about-influence-palace }
about-influence-nobility = { about-influence-palace }
about-influence-david = Metti due scudieri della riserva nella Torre di David, se nessun Barone la blocca.
