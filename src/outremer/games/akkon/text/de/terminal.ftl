### Akkon im Terminal.

board-card = { $kind } von { $city }
board-run-out = { $count ->
    [one] Stapel von { $cities } ist leer
   *[other] Stapel von { $cities } sind leer
}
board-last-round = letzte Runde
board-camp-left = noch { $left } zum Bezahlen, { $paid } bezahlt
board-tells-holy-lance = +{ $steps } { $track }
board-tells-excommunication = +{ $steps } { $track }, ein Gegner −2
board-tells-siege = +{ $steps } { $track }, −1 { $loss }
board-tells-plague = { $last ->
    [1] ein Gegner −1 { $track }
   *[other] ein Gegner −1 { $track }, und er verleiht an dich in der nächsten Runde einen Templer
}
board-tells-brothers-in-arms = { $last ->
    [1] ein Gegner +1 { $track }
   *[other] ein Gegner +1 { $track }, und er verleiht an dich in der nächsten Bietphase zwei Templer
}
board-tells-brothers-for-oneself = { $last ->
    [1] +1 { $track }
   *[other] +1 { $track }, und ein Gegner verleiht an dich in der nächsten Bietphase zwei Templer
}
board-tells-levant-trade = halb so viele Schritte { $track }, wie ein Gegner Templer in { $city } hat, aufgerundet
board-tells-forbidden-writings = +{ $steps } in einer Eigenschaft, −1 in einer anderen
board-tells-minting-right = nimm eine der ausliegenden Karten
board-grants-gold = wer allein führt, hat Saladin und versetzt einen Templer, bevor aufgedeckt wird
board-grants-faith = wer allein führt, hat Clemens III. und rückt für zwei Karten derselben Stadt einen Schritt vor
board-grants-power = wer allein führt, hat Löwenherz und nimmt einen Templer zum Bezahlen zurück
board-grants-reputation = wer allein führt, hat Barbarossa und tauscht eine ausliegende Karte gegen eine der Hand
board-name-turcopole = Turkopole
board-name-sergeant = Sergeant
board-name-chaplain = Kaplan
board-name-seneschal = Seneschall (zählt 4, dort liegt alles offen)
board-signs-bids = Gebote: ●8 Ritter 8 dieses Spielers, (8) deiner, verdeckt, ? verdeckt, 8■ ein Ritter, den ein anderer verleiht, +2 für Karten bezahlt
board-signs-cards = Karten: { $ours } nicht alles davon steht in der Spielregel; +2 −1 Schritte vor und zurück, +½ einer für zwei Templer; ← nimmt von; Stapel: die Karten, auch die offene; ein durchgestrichenes Privileg ist benutzt; – keines

folded-dealt = Alle haben zwei Karten bekommen.
folded-on-offer = Von jeder Stadt liegt eine Karte offen.
