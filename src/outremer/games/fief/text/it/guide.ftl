### Il primo turno guidato di Fief: che cosa fare a ogni passo e perché, e perché non altro.

guide-goal = Guidi una famiglia nobile in Francia. I titoli sono punti vittoria: con tre si vince da soli, con quattro in coppia grazie a un matrimonio.
guide-how = I Signori con le truppe prendono villaggi, i villaggi pagano monete, e con le monete si acquistano truppe, mulini e titoli. Può acquistare il titolo di un feudo chi ne controlla tutti i villaggi e ha una fortezza in uno di essi.
guide-settle = La tua famiglia comincia con un Signore, alcune truppe e una fortezza. Scegli Les Essarts, il villaggio indicato sulla mappa.
guide-settle-wrong = Un’altra volta potrai cominciare dove vuoi. Questo turno parte da Les Essarts.
guide-lord = Ogni turno porta nuove carte. Pesca dal mazzo Signori: i Signori guidano truppe, si sposano e hanno titoli.
guide-lord-wrong = Prima pesca dal mazzo Signori: con due Signori la tua famiglia vale il doppio.
guide-drawn = Per ora basta: nel mazzo Sorte può esserci un disastro per tutti. Passa.
guide-drawn-wrong = Ora passa; il prossimo turno ci saranno altre carte.
guide-play = Ora si giocano le carte. Metti in gioco Quentin: sta subito accanto all’altro tuo Signore.
guide-play-wrong = Prima gioca Quentin. Accordi e conversazioni con gli altri possono aspettare.
guide-buy = I tuoi villaggi hanno pagato. Acquista un Fante o un Cavaliere per Les Essarts: le truppe difendono i villaggi e combattono.
guide-buy-wrong = Acquista un Fante a 1 o un Cavaliere a 3: i villaggi senza truppe si perdono facilmente.
guide-bought = Tieni il resto: un titolo costa 2 per ogni villaggio del feudo. Passa.
guide-bought-wrong = Per ora risparmia le tue monete, e passa.
guide-lead = Ora ci si muove. Le truppe si muovono solo con un Signore: scegli Quentin.
guide-lead-wrong = Muovi Quentin; chi resta difende la fortezza.
guide-march = Di’ quante truppe lo seguono, poi clicca un villaggio vicino. Lo controlla chi vi sta senza altre famiglie, e il prossimo turno il villaggio paga.
guide-march-wrong = Clicca uno dei villaggi vicini a Les Essarts, quelli che brillano.
guide-halt = Un Signore muove fino a due spazi. Fermati qui: un villaggio che lasci di nuovo non ti paga nulla.
guide-halt-wrong = Potrebbe andare oltre, ma un villaggio paga solo chi vi resta. Fermati.
guide-end = Chi è a casa vi resta. Termina il tuo movimento: muovono le altre famiglie, poi si combatte dove si incontrano nemici.
guide-end-wrong = Lascia a casa chi difende la fortezza. Passa.
guide-learnt =
    Un turno: matrimoni ed elezioni, carte, rendite e acquisti, movimento, battaglie.
    I villaggi pagano chi li controlla; i mulini li fanno rendere di più.
    Tutti i villaggi di un feudo e una fortezza ti permettono di acquistarne il titolo: un punto vittoria.
    Combina matrimoni, fai accordi, eleggi vescovi, Papa e Re: con le sole armi non si vince.
