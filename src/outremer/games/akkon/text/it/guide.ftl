### Il primo turno guidato di Akkon: che cosa fare a ogni passo e perché, e perché non altro.

guide-goal = Guidi un ordine di Templari in Terra Santa. Diventa Gran Maestro chi alla fine ha più punti, cioè la più alta più la più bassa fra oro, fede, potere e reputazione.
guide-how = I tuoi Templari fanno due cose: piazzati coperti in una città offrono per la sua carta, e quelli che tieni pagano le carte che giochi. Le carte accrescono le tue caratteristiche.
guide-bid = Prendi il Cavaliere 8 dal tuo porto, poi clicca Sidone. Offre, coperto, per la carta esposta, che accresce di 2 la tua fede.
guide-bid-wrong = Comincia da Sidone con il Cavaliere 8: il totale più alto in una città ne vince la carta, e nessuno vede che cosa offri.
guide-second = Si offre uno alla volta. Piazza il Cavaliere 7 o 6 a Caesarea: la sua carta accresce di 2 la tua reputazione.
guide-second-wrong = Ora Caesarea, con il Cavaliere 7 o 6. Tieni i Templari piccoli: per pagare una carta valgono quanto i grandi.
guide-pass = Ora passa. I Templari nelle città non possono pagare carte, e per due carte te ne serviranno quattro.
guide-pass-wrong = Hai offerto abbastanza. I Templari che tieni pagano le carte che vinci.
guide-play = Tutte le offerte sono scoperte, e hai vinto due carte. Gioca quella di Sidone: costa 2 Templari, quali che siano, e la tua fede cresce subito.
guide-play-wrong = Prima gioca la carta di Sidone; le altre ti restano in mano.
guide-another = Due Templari pagano anche la carta di Caesarea. Giocala.
guide-another-wrong = La carta di Caesarea fa avanzare di due. Gioca quella.
guide-end = I tuoi punti sono la caratteristica più alta più la più bassa: nessuna deve restare indietro. Di’ che hai finito: i tuoi Templari tornano al porto per il prossimo turno.
guide-end-wrong = Tieni queste carte per un turno successivo. Di’ che hai finito.
guide-learnt =
    In una città il totale più alto di Templari coperti ne vince la carta. Una parità la lascia lì.
    I Templari che non offrono pagano le carte.
    I punti sono la caratteristica più alta più la più bassa.
    Chi è in testa in una caratteristica riceve un privilegio: Saladino, Clemente, Cuor di Leone o Barbarossa.
