### Die Wörter der Erweiterung Taktik.

move-keep = { $a ->
    [0] Keinen Söldner behalten
    [one] Einen Söldner für eine Münze behalten
   *[other] { $a } Söldner für { $a } Münzen behalten
}
move-bid = { $a ->
    [0] Nichts bieten
    [one] Eine Münze bieten
   *[other] { $a } Münzen bieten
}
move-deploy = { $a ->
    [0] Keinen Söldner schicken
    [one] Einen Söldner in die Schlacht schicken
   *[other] { $a } Söldner in die Schlacht schicken
}
move-snipe = Auf { $a } schießen
move-re-roll = Einen Würfel, der { $a } zeigt, noch einmal werfen
move-guard = Einen { $a-word ->
    [footman] Fußsoldaten
    [archer] Bogenschützen
    [king-footman] Fußsoldaten der Königsgarde
    [queen-footman] Fußsoldaten der Garde der Königin
   *[other] { $a }
} zur königlichen Garde machen
move-rouse-reserve = Aufstand gegen die Söldner von { $a-player } spielen

event-mercenaries-paid = { $count ->
    [one] { $seat } hat einen Söldner bezahlt.
   *[other] { $seat } hat { $count } Söldner bezahlt.
}
event-mercenaries-left = { $count ->
    [one] Ein Söldner von { $seat } wurde nicht bezahlt und ist fort.
   *[other] { $count } Söldner von { $seat } wurden nicht bezahlt und sind fort.
}
event-bid-shown = { $coins ->
    [0] { $seat } hat nichts geboten.
    [one] { $seat } hat eine Münze geboten.
   *[other] { $seat } hat { $coins } Münzen geboten.
}
event-bids-tied = { $coins ->
    [one] Die höchsten Gebote sind gleich, nämlich eine Münze; es wird noch einmal geboten.
   *[other] Die höchsten Gebote sind gleich, nämlich { $coins } Münzen; es wird noch einmal geboten.
}
event-mercenaries-hired = { $count ->
    [one] { $coins ->
        [one] { $seat } hat einen Söldner für eine Münze angeworben.
       *[other] { $seat } hat einen Söldner für { $coins } Münzen angeworben.
    }
   *[other] { $coins ->
        [one] { $seat } hat { $count } Söldner für eine Münze angeworben.
       *[other] { $seat } hat { $count } Söldner für { $coins } Münzen angeworben.
    }
}
event-nobody-hired = { $count ->
    [one] Niemand hat den Söldner angeworben.
   *[other] Niemand hat die { $count } Söldner angeworben.
}
event-mercenaries-deployed = { $count ->
    [one] { $seat } hat einen Söldner nach { $village } geschickt.
   *[other] { $seat } hat { $count } Söldner nach { $village } geschickt.
}
event-mercenaries-sickened = { $count ->
    [one] Ein Söldner von { $seat } ist in { $village } an der Pest gestorben.
   *[other] { $count } Söldner von { $seat } sind in { $village } an der Pest gestorben.
}
event-mercenaries-back = { $count ->
    [one] Ein Söldner von { $seat } ist zurück in der Reserve.
   *[other] { $count } Söldner von { $seat } sind zurück in der Reserve.
}
event-reserve-rose = { $seat } hat Aufstand gegen die Söldner von { $other } gespielt.
event-reserve-lost = { $seat } hat eine { $die } gewürfelt und { $count ->
    [0] keinen Söldner
    [one] einen Söldner
   *[other] { $count } Söldner
} verloren.
event-volley-shot = { $side-word ->
    [attacker] Die Bogenschützen der Angreifer ({ $archers }) haben { $hits ->
        [one] einen Treffer
       *[other] { $hits } Treffer
    } erzielt.
   *[other] Die Bogenschützen der Verteidiger ({ $archers }) haben { $hits ->
        [one] einen Treffer
       *[other] { $hits } Treffer
    } erzielt.
}
event-aimed-at = Die Bogenschützen von { $seat } zielen auf { $lord }.
event-sniped = Beim Schuss auf { $lord } wurde eine { $die } gewürfelt.
event-thrown-again = Durch einen Bombardier wirft { $seat } einen Würfel noch einmal, der { $die } zeigte.
event-guards-came = { $lord } hat in { $village } eine neue Garde ({ $troop }).
event-guards-reverted = { $count ->
    [one] Eine Garde von { $seat } in { $village } ({ $troop }) ist wieder gewöhnliche Truppe.
   *[other] { $count } Garden von { $seat } in { $village } ({ $troop }) sind wieder gewöhnliche Truppen.
}

prompt-Upkeep = Wähle, wie viele deiner Söldner du behältst, für je eine Münze.
prompt-Auction = { $least ->
    [0] Biete verdeckt um die Söldner in der allgemeinen Reserve. Nur wer am meisten bietet, zahlt.
    [one] Biete noch einmal, mindestens eine Münze.
   *[other] Biete noch einmal, mindestens { $least } Münzen.
}
prompt-Deployment = Wähle, wie viele deiner Söldner du in die Schlacht schickst.
prompt-Volley = Schlacht in { $village }: Lass deine Bogenschützen auf einen feindlichen Adligen schießen, oder passe, dann schießen sie auf die Truppen.
prompt-VolleyDice = Die Bogenschützen von { $village } haben geschossen: Wirf einen Würfel noch einmal oder passe.
prompt-Sniped = Schuss auf { $target }: Wirf den Würfel noch einmal oder passe.
prompt-GuardsCalled = { $group-word ->
    [kings] { $lord } ist König: Wähle bis zu zwei Ritter und zwei Fußsoldaten als königliche Garde oder passe.
   *[other] { $lord } ist Königin: Wähle bis zu einen Ritter und zwei Fußsoldaten als königliche Garde oder passe.
}

field-tactics = Taktik
field-for-hire = Söldner zu haben
field-mercenaries = Söldner in Reserve
field-guarded = Königliche Garde von
field-kings = König
field-queens = Königin

option-tactics = Taktik
option-tactics-no = nein
option-tactics-yes = ja

about-archer = Vor einer Schlacht wirft der erste Bogenschütze einer Seite einen Würfel, jeder weitere bringt 1 Treffer; vor Mauern braucht es 2 oder 3 für den Würfel.
about-bombardier = Ohne Stärke. Lässt die eigene Seite bei jedem Wurf 1 Würfel neu werfen; fällt nur, wenn keine anderen Truppen mehr da sind.
about-mercenary = Wie ein Fußsoldat. Wartet für 1 Münze je Runde in der Reserve, bis du ihn in eine Schlacht eines deiner Adligen schickst.
about-king-knight = Königliche Garde: geht, wohin der König geht, bringt mit den anderen zusammen 1 Treffer in der Schlacht, und kein Pfeil trifft sie.
about-king-footman = Königliche Garde: geht, wohin der König geht, bringt mit den anderen zusammen 1 Treffer in der Schlacht, und kein Pfeil trifft sie.
about-queen-knight = Königliche Garde: geht, wohin die Königin geht, bringt mit den anderen zusammen 1 Treffer in der Schlacht, und kein Pfeil trifft sie.
about-queen-footman = Königliche Garde: geht, wohin die Königin geht, bringt mit den anderen zusammen 1 Treffer in der Schlacht, und kein Pfeil trifft sie.
