### Fief nel terminale.

board-signs-map = Mappa: il numero con cui si sceglie un villaggio, il nome, il vescovato da I a V (* il suo villaggio principale), chi lo controlla (· nessuno), ▪ fortezza, ▣ città fortificata, ✻ mulino, i numeri a cui portano le strade (= con un ponte), chi c’è
board-signs-people = Persone: { $troops }, 3? uomini coperti, ° resta dentro, [ ] prigioniero, ⚭ in matrimonio con, (…) un tratto coperto, → propone a, – nulla
board-signs-overseas = Oltremare: 4+2 Saraceni sul posto e quelli che possono unirsi
