### La fine: di che cosa sono fatti i punti, e che cosa ha deciso tra pari.

score-count = { $count ->
    [one] { $count } piano
   *[other] { $count } piani
}
sum-points = Piani della torre
sum-tower-points = Punti Torre avanzati
sum-tower-points-note = Quel che è entrato, e quel che sono costati i piani.

part-before = Prima che questo tavolo cominciasse
part-round-1 = Round 1
part-round-2 = Round 2
part-round-3 = Round 3
part-round-4 = Round 4
part-round-5 = Round 5
part-areas = Aree controllate
part-cards = Carte Azione
part-materials = Materiale da costruzione
part-intrigue = Intrigo a corte
part-gift-most-squires = Dono del Re, più scudieri
part-gift-most-bezants = Dono del Re, più bisanti
part-gift-action-card = Dono del Re, carta Azione conservata
part-stolen = Rubati da altri
part-floors = Pagati per i piani

tie-left = { $names } ha una torre alta quanto quella di { $others }, e più Punti Torre avanzati ({ $has } contro { $others-have }).
tie-character = { $names } ha una torre alta quanto quella di { $others } e altrettanti Punti Torre avanzati, ma nel round 5 il personaggio dal numero più basso ({ $has } prima di { $others-have }).
