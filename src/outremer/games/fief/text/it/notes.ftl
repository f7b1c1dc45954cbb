### Che cosa spiega una prima partita a Fief, richiesta per richiesta.

note-Placement = La tua famiglia comincia con un Signore, qualche truppa e una fortezza. Con tutti i villaggi di un feudo, e una fortezza in uno di essi, potrai acquistarne il titolo: ogni titolo è un punto vittoria. Da soli si vince con tre punti, in coppia alleata per matrimonio con quattro.
note-Weddings = Un matrimonio allea due famiglie: da quattro giocatori in su, da allora vincono solo insieme. Finisce con la morte di un consorte, o se il Papa lo annulla.
note-Nominations = Ogni famiglia può candidare uno dei suoi Signori. Un vescovo si elegge dove tutti i villaggi del vescovato sono controllati; Papa e Re, quando ci sono abbastanza religiosi e titoli.
note-Ballot = Ognuno ha due segnalini. Il bianco dà tutti i tuoi voti al suo candidato, il nero è un’esca. Tutti si piazzano in segreto e si scoprono insieme.
note-Draws = In mano si tengono al massimo tre carte. Un disastro non conta: resta coperto sul tracciato finché tutti hanno pescato.
note-Plays = Ora si giocano Signori, raccolti, clima e tasse. Rivolta, Assassinio, Giustizia, Imboscata e Passaggio Segreto aspettano il loro momento.
note-Purchases = Un Fante costa 1, un Cavaliere 3, un mulino 3, una fortezza 10, un titolo 2 per ogni villaggio del feudo. In un villaggio si piazzano al massimo quattro nuove truppe.
note-March = Un Signore muove di due spazi lungo le strade e porta con sé truppe da dove si trova. Le truppe da sole non si muovono.
note-Battles = Puoi combattere dove un tuo Signore con truppe incontra altri. Dove nessuno attacca, c’è tregua.
note-Rounds = Con forza da 1 a 6 si tira un dado, fino a 12 due, oltre tre. Una fortezza toglie un dado agli attaccanti, una città fortificata due.
note-MarkersPlaced = Prima che si contino i voti si possono giocare carte. A tutti quelli che potrebbero averne una lo si chiede in segreto; chi non ne ha o vuole aspettare, passa.
note-BeforeIncome = Prima delle rendite si possono giocare carte. A tutti quelli che potrebbero averne una lo si chiede in segreto; chi non ne ha o vuole aspettare, passa.
note-MarchEnded = Dopo un movimento si possono giocare carte. A tutti quelli che potrebbero averne una lo si chiede in segreto; chi non ne ha o vuole aspettare, passa.
note-BattleBegins = Prima di una battaglia si possono giocare carte. A tutti quelli che potrebbero averne una lo si chiede in segreto; chi non ne ha o vuole aspettare, passa.
note-RoundBegins = Prima del tiro dei dadi si possono giocare carte. A tutti quelli che potrebbero averne una lo si chiede in segreto; chi non ne ha o vuole aspettare, passa.
note-YearEnds = Prima che il turno finisca si possono giocare carte. A tutti quelli che potrebbero averne una lo si chiede in segreto; chi non ne ha o vuole aspettare, passa.
