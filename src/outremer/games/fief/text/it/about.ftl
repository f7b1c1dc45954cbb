### Che cosa fanno carte, titoli e reliquie di Fief, in una riga.

about-harvest = Su un vescovato: cancella una Carestia, oppure ogni mulino rende 1 moneta in più. Non sotto Pioggia Pesante.
about-weather = Su un vescovato: cancella una Pioggia Pesante, oppure ogni mulino rende 1 moneta in più. Non sotto Carestia.
about-tax = Sul tuo feudo: 2 monete in più per ogni suo villaggio. Sul tuo vescovato: ricevi la rendita dei suoi mulini.
about-uprising = In qualsiasi momento su un villaggio tassato o in carestia: 1 dado da battaglia e 1 colpo bonus contro tutte le truppe lì.
about-passage = Lascia un assedio, attraversa Pioggia Pesante o un villaggio nemico, aggira le mura, fuggi di prigione o sventa un assassinio.
about-assassination = In qualsiasi momento contro un Signore di un’altra famiglia, che muore con 1-3. Poi uno dei tuoi porta il coltello insanguinato.
about-justice = In qualsiasi momento: un Signore col coltello insanguinato muore. Re, Regina Reggente, Principe Incoronato e Papa sono immuni.
about-ambush = In una battaglia in cui c’è un tuo Signore: cattura un Signore avversario presente.
about-famine = I mulini del vescovato non rendono nulla.
about-rain = Nel vescovato nessuno muove o combatte, nessuno vi entra o ne esce.
about-plague = Ogni Signore nel vescovato muore con 1-3, e le armate perdono metà delle truppe.
about-cardinal = Un vescovo diventa Cardinale: 3 voti per i vescovi, 1 per Papa e Re; tassa i vescovati governati.
about-arc = Su una Signora non sposata: muove di 3 spazi e in battaglia aggiunge 1 dado.
about-king = 1 punto vittoria. Tassa i feudi non governati e può donare un titolo.
about-pope = 1 punto vittoria. Approva i Cardinali, annulla matrimoni, scomunica un Signore.
about-queen = La moglie del Re: 2 monete ogni turno; può dare alla luce il Principe Incoronato.
about-regent = La vedova del Re: ne ha i privilegi fino all’elezione di un nuovo Re, ma nessun punto vittoria.
about-prince = Diventa Re alla morte del padre.
about-grail = Contro chi lo porta gli attaccanti mettono a segno 1 colpo in meno.
about-eyes = Alla fine della fase delle carte: cerca di spostare una Pioggia Pesante in un altro vescovato.
about-tooth = Una sola volta nella partita: risuscita un Signore appena morto.
about-lance = Con chi la porta gli attaccanti mettono a segno 1 colpo in più.
about-bones = Alla fine della fase delle carte: ogni Carestia finisce con 4-6.
