### Il primo round guidato di Jerusalem: che cosa fare a ogni passo e perché, e perché non altro.

guide-goal = Guidi una nobile famiglia di Gerusalemme. Vince chi dopo cinque round ha costruito la torre più alta.
guide-how = I tuoi scudieri ti conquistano le aree della città. Le aree rendono scudieri, bisanti e Punti Torre, e i Punti Torre pagano i piani della tua torre.
guide-open = Il round comincia con l’asta dei personaggi. Apri l’asta per il Tesoriere a 1, 2 o 3 bisanti: ti porta 6 scudieri e ti fa giocare prima di ogni altra famiglia.
guide-open-wrong = Il Tesoriere gioca per primo e in questo round vince le parità. Comincia basso, da 1 a 3 bisanti: potrai ancora rilanciare.
guide-raise = Qualcuno punta 4. Rilancia a 5 o 6: paga solo chi vince, e tu hai 12 bisanti.
guide-raise-wrong = Qui basta poco di più; passando avresti meno scudieri e giocheresti più tardi.
guide-pick = Ogni personaggio tiene una carta Azione e passa le altre. Tieni «+2 Bisanti», che presto ti serviranno.
guide-pick-wrong = Anche questa è una buona carta, ma fra poco serviranno i due bisanti.
guide-market = Tocca a te. Piazza tre scudieri nell’area grande del Mercato: chi a fine round ne ha di più riceve 2 scudieri e 4 bisanti.
guide-market-wrong = Prima l’area grande del Mercato, tre volte: con tre nuovi scudieri in un settore può uscire il tuo Barone.
guide-baron = In un settore ci sono tre tuoi scudieri nuovi, perciò il Barone può bloccarvi un’area. Mandalo nell’area grande del Mercato: ora nessun altro può piazzarvi scudieri.
guide-baron-wrong = Prima blocca con il Barone l’area grande del Mercato, finché lì hai tu più scudieri.
guide-palace = Piazza due scudieri nell’area grande del Palazzo del Re. Rende 4 Punti Torre, più di ogni altra.
guide-palace-wrong = Prima i Punti Torre: due scudieri nell’area grande del Palazzo del Re.
guide-card = Gioca la tua carta Azione: clicca «+2 Bisanti». Le carte si giocano in qualsiasi momento del proprio turno, o si tengono per dopo.
guide-card-wrong = Fra un momento tocca a questo. Prima gioca «+2 Bisanti».
guide-hire = Acquista un mercenario: per qualche bisante hai uno scudiero in più. Al Tesoriere il primo costa un bisante solo.
guide-hire-wrong = Prima acquista un mercenario, così avrai due scudieri da piazzare.
guide-choose = Restano due scudieri: piazzali dove vuoi. Un’area rende solo a chi vi ha più scudieri, e a parità vince il personaggio dal numero più basso. Cioè il tuo.
guide-choose-wrong = Prima piazza i tuoi ultimi due scudieri in un’area. La Torre di David non dà rendite: sarà per un’altra volta.
guide-end = Hai piazzato tutto. Di’ che hai finito: tocca alle altre famiglie, poi le aree rendono.
guide-end-wrong = Quello che è sul tabellone va bene così. Di’ che hai finito.
guide-buy = In tutto il Mercato hai più scudieri di chiunque, perciò il privilegio è tuo: compra Punti Torre a 2 bisanti l’uno, quanti ne vuoi.
guide-buy-wrong = Prendine almeno uno: te lo puoi permettere, e i Punti Torre diventano piani.
guide-collect = Ora le aree rendono. Raccogli tutto ciò che ti spetta; poi la tua torre cresce da sola.
guide-collect-wrong = Puoi rinunciare a qualcosa, ma quasi mai conviene. Raccogli tutto.
guide-learnt =
    I personaggi vanno all’asta. Un numero basso gioca per primo e vince le parità.
    Chi ha più scudieri in un’area ne riceve la rendita; chi ne ha di più in tutto il settore, il privilegio.
    A fine round i Punti Torre diventano piani. Gli scudieri restano sul tabellone.
    Dal secondo round un evento minaccia una parte della città. Il calendario lo mostra in tempo.
