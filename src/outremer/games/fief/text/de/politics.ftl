### Die Wörter der Erweiterung Politik.

option-politics = Politik: Vertraute und Wesenszüge
option-politics-no = nein
option-politics-yes = ja
option-coward = Ein Feigling ergibt sich stärkeren Angreifern
option-coward-always = immer
option-coward-alone = nur wenn kein anderer Adliger der Familie bei ihm ist

noun-thief = Arsène der Dieb
noun-gypsy = Esméralda die Wahrsagerin
noun-tax-collector = Gauthier der Steuereintreiber
noun-spy = Mathilde die Spionin
noun-minstrel = Jaufre der Spielmann
noun-strategist = Ancelin der Stratege

noun-bastard = Bastard
noun-ugly = Hässlicher
noun-blessed = Gesegneter
noun-cursed = Verfluchter
noun-unlucky = Glückloser
noun-charismatic = Charismatischer
noun-extravagant = Verschwender
noun-tyrant = Tyrann
noun-ambitious = Ehrgeiziger
noun-storm = Sturm
noun-agile = Flinker
noun-coward = Feigling
noun-cruel = Grausamer
noun-cunning = Listiger
noun-brave = Tapferer
noun-loyal = Treuer
noun-persuasive = Überzeugender
noun-heartbreaker = Herzensbrecher
noun-ordinary = Gewöhnlicher
noun-saint = Heiliger
noun-shadow = Schatten

noun-left-hand = linke Hand
noun-right-hand = rechte Hand
noun-in-turn = in Zugreihenfolge
noun-before-all = vor allen anderen
noun-after-all = nach allen anderen
noun-not-at-all = gar nicht

about-thief = Einmal im Spiel: Ein anderer verbirgt alle Münzen in zwei geschlossenen Händen, und du nimmst eine davon.
about-gypsy = Einmal pro Runde darf sie eine eben gezogene Karte wegwerfen; eine Adels- oder Schicksalskarte wird neu gezogen.
about-tax-collector = Beginnt das Spiel. Jede Runde 1 Münze für jede Brücke an deinen Dörfern, höchstens 5.
about-spy = Einmal pro Runde: die Hand eines anderen ansehen. Einmal im Spiel darf sie auch eine Karte tauschen.
about-minstrel = 1 Stimme mehr für den König, wenn eine Dame in deiner Familie ist.
about-strategist = Jede Runde darfst du vor allen anderen ziehen, nach ihnen oder gar nicht.
about-bastard = Darf niemals heiraten.
about-ugly = Zahlt der anderen Familie 2 Münzen, um zu heiraten.
about-blessed = Wird nie von der Pest getroffen, die Truppen schon.
about-cursed = Wirft für jede Katastrophe einen Kampfwürfel: Bei 2 Treffern trifft sie das eigene Bistum.
about-unlucky = Im Bistum dieses Adligen wird weder Reiche Ernte noch Gutes Wetter gespielt.
about-charismatic = 1 Münze mehr im Hauptdorf eines Bistums.
about-extravagant = 2 Münzen weniger für jeden Titel dieses Adligen, der Siegpunkte bringt.
about-tyrant = 2 Münzen mehr aus dem Dorf. Andere dürfen jederzeit Aufstand gegen den Tyrannen und seine Truppen spielen.
about-ambitious = Zahlt 2 Münzen weniger für Lehnstitel und das Kardinalsbirett.
about-storm = Zieht und kämpft im Starkregen.
about-agile = Zieht 3 Felder, wenn nur Ritter dabei sind.
about-coward = Beginnt ohne anderen Adligen keine Schlacht und ergibt sich stärkeren Angreifern.
about-cruel = Macht keine Gefangenen: Wer gefangen wird, stirbt.
about-cunning = Hebt vor Mauern 1 Würfel Abzug auf, ohne Belagerung.
about-brave = 1 Treffer mehr beim Angriff mit Würfeln.
about-loyal = Greift nie den durch Heirat Verbündeten an.
about-persuasive = Vor einer Schlacht läuft ein feindlicher Fußsoldat über.
about-heartbreaker = Darf die Ehe eines Gefangenen beenden, an dessen Gefangennahme dieser Adlige teilhatte.
about-ordinary = Keine Fähigkeit.
about-saint = Darf eine Reliquie aus dem Dorf nehmen wie ein Kardinal.
about-shadow = Einmal pro Runde ein Geheimgang ohne die Karte, mit höchstens einer anderen Einheit.

move-steal = Arsène den Dieb zu { $a-player } schicken
move-split = { $a ->
    [0] Linke Hand: keine Münze
    [one] Linke Hand: eine Münze
   *[other] Linke Hand: { $a } Münzen
}
move-pick = Die { $a } wählen
move-toss = Die gezogene Karte wegwerfen
move-spy-on = { $a-player } ausspähen
move-swap-for = „{ $a }“ aus dieser Hand nehmen
move-swap-with = „{ $a }“ dafür geben
move-plan-march = In dieser Runde { $a } ziehen
move-turn-up = Den Wesenszug von { $a } aufdecken
move-persuade = Einen Fußsoldaten von { $a-player } überreden
move-break-marriage = Die Ehe von { $a } beenden
move-slip = Wie ein Schatten entschlüpfen
move-vanish = { $a } aus dem Kerker entschlüpfen lassen
move-rise-against = Aufstand gegen den Tyrannen { $a } spielen

event-attended = { $attendant } steht im Dienst von { $seat }.
event-robbed = { $seat } hat { $other } den Dieb geschickt.
event-stole = { $seat } hat die { $hand } von { $other } gewählt; { $coins ->
    [0] sie war leer
    [one] darin war eine Münze
   *[other] darin waren { $coins } Münzen
}.
event-tossed = Die Wahrsagerin von { $seat } hat eine gezogene Karte weggeworfen.
event-spy-came = { $seat } hat { $other } die Spionin geschickt.
event-spy-looked = { $seat } hat die Hand von { $other } angesehen.
event-march-planned = { $seat } zieht in dieser Runde { $plan }.
event-toll-income = { $coins ->
    [one] { $seat } hat eine Münze für Brücken erhalten.
   *[other] { $seat } hat { $coins } Münzen für Brücken erhalten.
}
event-trait-drawn = { $seat } hat für { $lord } den Wesenszug „{ $trait }“ gezogen.
event-trait-drawn-unseen = { $seat } hat für { $lord } einen Wesenszug gezogen.
event-trait-shown = Der Wesenszug „{ $trait }“ von { $lord } ({ $seat }) wurde aufgedeckt.
event-trait-discarded = Der Wesenszug „{ $trait }“ von { $lord } wurde abgelegt.
event-traits-reshuffled = Die abgelegten Wesenszüge wurden zu einem neuen Stapel gemischt.
event-trait-income = { $coins ->
    [one] { $lord } brachte { $seat } eine Münze ein.
   *[other] { $lord } brachte { $seat } { $coins } Münzen ein.
}
event-trait-cost = { $coins ->
    [one] { $lord } kostete { $seat } eine Münze Einkommen.
   *[other] { $lord } kostete { $seat } { $coins } Münzen Einkommen.
}
event-dowry = { $coins ->
    [one] { $seat } hat { $other } eine Münze für die Hochzeit von { $lord } gezahlt.
   *[other] { $seat } hat { $other } { $coins } Münzen für die Hochzeit von { $lord } gezahlt.
}
event-card-returned = Die Karte geht zurück auf die Hand von { $seat }, denn im { $see } kann sie nicht gespielt werden.
event-wedding-off = Die Hochzeit von { $lord } und { $spouse } findet nicht statt.
event-ill-omen = { $lord } hat für den Fluch gewürfelt und { $hits ->
    [0] keinen Treffer
    [one] einen Treffer
   *[other] { $hits } Treffer
} erzielt.
event-gave-up = { $lord } ({ $seat }) hat sich in { $village } ergeben.
event-persuaded = { $lord } ({ $seat }) hat einen Fußsoldaten von { $other } überredet.
event-heartbroken = { $seat } hat die Ehe von { $lord } und { $spouse } beendet.
event-slipped-through = { $lord } ({ $seat }) nahm einen Gang, den sonst niemand kennt.
event-rose-against = { $cards ->
    [one] { $seat } hat Aufstand gegen den Tyrannen { $lord } gespielt.
   *[other] { $seat } hat Aufstand gegen den Tyrannen { $lord } gespielt; jetzt sind es { $cards } Karten.
}
event-paid-less = { $coins ->
    [one] { $seat } zahlt eine Münze weniger für { $lord }.
   *[other] { $seat } zahlt { $coins } Münzen weniger für { $lord }.
}

prompt-Theft = { $split ->
    [0] { $by } hat dir den Dieb geschickt: Verbirg alle deine Münzen in zwei Händen und sag, wie viele in der linken sind.
   *[other] { $victim } hat beide Hände geschlossen: Wähle eine.
}
prompt-CardTossed = { $pile-word ->
    [disasters] Du hast eine Katastrophe gezogen: Lass sie von der Wahrsagerin ungesehen wegwerfen oder passe.
   *[other] Sieh dir die gezogene Karte an: Lass sie von der Wahrsagerin wegwerfen oder passe.
}
prompt-Spying = Die Spionin von { $by } will deine Hand ansehen: Spiele, was du kannst, dann passe.
prompt-SpyLooks = { $wanted-word ->
    [nobody] Du siehst die Hand von { $victim }: Tausche eine Karte, einmal im Spiel, oder passe.
   *[other] Wähle die Karte, die du { $victim } dafür gibst.
}
prompt-Strategy = Wähle, wann du in dieser Runde ziehst.
prompt-Persuasion = Eine Schlacht beginnt gleich: Überrede einen Fußsoldaten, wenn du kannst, oder passe.
prompt-TyrantAnnounced = Aufstand gegen den Tyrannen in { $village }: Verstärke ihn, beende ihn oder öffne einen Geheimgang, oder passe.
prompt-TyrantLosses = { $left ->
    [one] Aufstand in { $village }: ein Treffer. Wähle den Verlust.
   *[other] Aufstand in { $village }: { $left } Treffer. Wähle die Verluste, einen nach dem anderen.
}

field-politics = Politik
field-attendants = Vertraute
field-traits = Wesenszüge
field-trait = Wesenszug
field-face_up = Aufgedeckt
field-deck = Im Stapel
