### Che cosa dice di ogni espansione chi prepara un tavolo, in due frasi.

expansion-politics = Ogni famiglia ha un Attendente, per esempio un Ladro o una Spia, e ogni Signore che entra in gioco pesca un nobile tratto, che può restare coperto. Un Codardo, un Santo o un Tiranno cambia elezioni, battaglie e borse quando si mostra.
expansion-tactics = Gli Arcieri tirano prima della battaglia, i Bombardieri fanno ritirare i dadi, Re e Regina hanno guardie proprie. I Mercenari vanno a chi punta di più in segreto, e ogni turno vogliono la paga.
expansion-teutonic = I Signori possono prendere i voti dei Cavalieri Teutonici, che insieme combattono meglio, mai fra loro, e viaggiano da una loro fortezza all’altra. Il Gran Maestro vale un punto vittoria, e i vescovi possono diventare arcivescovi.
expansion-templars = I Signori possono entrare nell’ordine del Tempio, costruire commanderie che rendono ogni turno e nasconderne il tesoro; il Gran Maestro vale un punto vittoria. Il Re può distruggerlo con un editto, da solo o con il Papa, ed esserne maledetto.
expansion-crusades = Il Papa può chiamare alla crociata: fino a sei Signori portano le loro truppe in Oltremare, assediano città e ne conquistano i titoli. Poi il Saladino si vendica, e chi è rimasto in patria approfitta di quel che hanno lasciato.
expansion-relics = Cinque reliquie sono nascoste nei vescovati, e i religiosi possono prenderle. Ognuna dà un potere a chi la porta e si può vendere.
expansion-fog = Le truppe sono coperte: gli altri vedono quante sono, ma non di che tipo. Si scoprono quando combattono.
expansion-free_diplomacy = Proposte e conversazioni private non costano segnalini diplomazia. Si parla e si tratta di più, e la partita dura di più.
