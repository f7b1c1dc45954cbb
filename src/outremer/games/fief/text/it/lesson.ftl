### Fief raccontato a chi non lo conosce, parte per parte, e che cosa mostrano i tabelloni accanto.

lesson-goal-title = Lo scopo
lesson-goal =
    Guidi una famiglia nobile nella Francia del 1429. I punti vittoria sono pochi e ciascuno pesa: uno per ogni titolo feudale, uno per il Re, uno per il Papa.

    Da soli si vince con tre punti. Due famiglie alleate per matrimonio vincono insieme con quattro; da quattro giocatori in su una famiglia sposata può vincere soltanto così.

    Si comincia con 5 monete e un villaggio: un Signore tirato a sorte, una fortezza, un Cavaliere e tre Fanti.
lesson-goal-seen = Turno 4, visto da Rosso. Tre feudi hanno un Signore che ne porta il titolo: la Baronia di St-Paul di Rosso, la Contea di St-Gérôme di Blu e la Baronia di Mazilles di Giallo. Fanno un punto a testa.

lesson-turn-title = Un turno
lesson-turn =
    Prima ci sono matrimoni ed elezioni. Poi si pescano e si giocano carte. Poi arrivano le rendite, e si acquista. Poi le armate si muovono, e si combatte.

    Alla fine del turno i disastri passano, e si vede se una famiglia ha vinto; altrimenti la carta di chi comincia va a sinistra.

lesson-elections-title = Matrimoni e voti
lesson-elections =
    Un matrimonio allea due famiglie finché un consorte muore o il Papa lo annulla.

    Un vescovo si elegge dove un vescovato non ne ha e ogni suo villaggio è controllato da qualcuno; può candidarsi un Signore celibe di qualunque famiglia. I suoi villaggi sono voti, e lo sono anche i religiosi. Per eleggere il Papa servono almeno due Cardinali liberi, e più della metà dei loro voti. Al Re servono tre voti, tra cui quelli di due vescovi, di un Cardinale o del Papa; ogni Signore con un titolo è un voto.

    Ognuno piazza due segnalini in segreto. Il bianco dà al suo candidato tutti i tuoi voti, il nero finge soltanto. Si scoprono tutti insieme.
lesson-elections-seen = Chi sarà vescovo di Sigy? Henri è candidato di Rosso, Éric di Blu, Baudoin di Verde. Verde ha lì 4 voti, Rosso e Giallo 3 a testa, Blu nessuno.

lesson-cards-title = Carte e disastri
lesson-cards =
    Pesca due carte Sorte, oppure un Signore e una carta Sorte; in mano se ne tengono al massimo tre. Una carta Signore porta un nuovo membro nella tua famiglia. Un buon raccolto o un clima favorevole fanno rendere di più i mulini, una tassa fa pagare un feudo o un vescovato. Altre carte aspettano il loro momento: una rivolta, un’imboscata, un passaggio segreto, un assassinio, che uccide la vittima con un tiro da 1 a 3.

    I disastri restano coperti finché tutti hanno pescato. Poi un dado dice quale vescovato colpisce ciascuno; con 6, nessuno. La Carestia ferma la rendita dei mulini. Con la Pioggia Pesante nessuno si muove o combatte. La Peste uccide ogni Signore di lì con un tiro da 1 a 3, e le armate perdono metà delle truppe.

lesson-purchases-title = Rendite, acquisti, titoli
lesson-purchases =
    Un villaggio è tuo finché vi stanno un tuo Signore o tue truppe. Rende 1 moneta a turno, e ogni mulino altre 2.

    Un Fante costa 1 moneta, un Cavaliere 3, un mulino 3, una fortezza 10; in un villaggio vanno al massimo quattro nuove truppe.

    Controlla ogni villaggio di un feudo, con una fortezza in uno di essi, e puoi acquistarne il titolo per 2 monete a villaggio. Lo porta un tuo Signore, la fortezza diventa una città fortificata, e da allora sono tuoi anche i villaggi vuoti del feudo.
lesson-purchases-seen = Turno 3. Rosso controlla entrambi i villaggi della Baronia di St-Paul, con una fortezza in uno di essi, e ha 8 monete. Il titolo ne costa 4.

lesson-war-title = La guerra
lesson-war =
    Un Signore muove fino a due villaggi lungo le strade e porta truppe con sé; senza un Signore restano ferme. Dove un tuo Signore con truppe incontra altri, puoi attaccare.

    Le forze si sommano: 1 per un Fante, 3 per un Cavaliere, 1 per un Signore. Fino a 6 danno un dado, fino a 12 due, oltre tre. Una fortezza toglie un dado a chi attacca, una città fortificata due; le macchine d’assedio, costruite di turno in turno, li restituiscono. Ogni parte sceglie le proprie perdite.

    I Signori rimasti senza truppe sono catturati. Il riscatto è di 2 monete, più 2 per ogni titolo. Chi conquista e tiene una città fortificata che porta un titolo si prende anche il titolo.
lesson-war-seen = Rosso attacca St-Paul. Tre Cavalieri e il loro Signore fanno forza 10, cioè due dadi, e la fortezza ne toglie uno. In difesa i due Fanti di Verde hanno forza 2 e un dado.

lesson-talks-title = Parlare
lesson-talks =
    Nessuno vince a Fief in silenzio. Ognuno ha tre segnalini diplomazia per tutta la partita. Con uno puoi ricevere da un’altra famiglia fino a 3 monete, o carte, oppure parlare in privato con altri per tre minuti al massimo.

    Ciò che non si può imporre si può promettere: un voto, una tregua, il permesso di passare. Una promessa non obbliga nessuno, ma chi l’ha sentita viene a sapere se è stata mantenuta.

lesson-end-title = Come finisce
lesson-end =
    Vince la famiglia che alla fine di un turno ha raggiunto i punti. Se sono più d’una, una famiglia che vince da sola viene prima di una coppia; poi decidono il Re, il Papa o la Regina Reggente, poi il numero di feudi, vescovati e villaggi. In tre nessuno vince in coppia.

    Se nessuno ha vinto dopo i turni che avete scelto, dodici se non dite altro, vince chi ha più punti.

lesson-expansions-title = Espansioni
lesson-expansions =
    Gioca prima il gioco base. Quando lo conosci, ognuna di queste si può aggiungere dove si prepara un tavolo.

    { option-politics }. { expansion-politics }

    { option-tactics }. { expansion-tactics }

    { option-teutonic }. { expansion-teutonic }

    { option-templars }. { expansion-templars }

    { option-crusades }. { expansion-crusades }

    { option-relics }. { expansion-relics }

    { option-fog }. { expansion-fog }

    { option-free_diplomacy }. { expansion-free_diplomacy }

sign-laurel = Punti vittoria: tre da soli, quattro in coppia.
sign-bezant = Monete.
sign-card = Carte in mano, al massimo tre.
sign-talk = Segnalini diplomazia, tre per tutta la partita.
sign-baron = Un Signore o una Signora di una famiglia.
sign-knight = Un Cavaliere: forza 3, 3 monete.
sign-footman = Un Fante: forza 1, 1 moneta.
sign-mill = Un mulino: 2 monete a turno; al massimo due in un villaggio.
sign-keep = Una fortezza: chi attacca ha un dado in meno.
sign-walls = Una città fortificata, sede di un titolo: chi attacca ha due dadi in meno.
sign-mitre = Un religioso: vescovo, Cardinale o Papa.
sign-crown = Un titolo nobiliare o della corona.
sign-ring = Un matrimonio, che allea due famiglie.
sign-tax = Una tassa su un feudo o un vescovato.
sign-harvest = Un Raccolto Abbondante: ogni mulino del vescovato rende 1 moneta in più, o una carestia finisce.
sign-famine = Carestia: i mulini del vescovato non rendono nulla.
sign-rain = Pioggia Pesante: nel vescovato nessuno si muove o combatte.
sign-plague = La Peste: i Signori muoiono con un tiro da 1 a 3, le armate perdono metà delle truppe.
sign-pitchfork = Una rivolta in un villaggio tassato o affamato.
sign-dagger = Il coltello insanguinato: chi lo porta può morire per una carta Giustizia.
sign-shackle = Prigionieri.
sign-engine = Una macchina d’assedio: restituisce dadi a chi attacca.
