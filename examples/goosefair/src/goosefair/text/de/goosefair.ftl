game-title = Gänsemarkt
game-summary = Bring deine Gänse zu Kirche, Brücke oder Brunnen, wo sonst niemand die seinen hinbringt. Für 2 bis 4 Spieler.

option-days = Wie lange der Markt dauert
option-days-3 = drei Tage
option-days-5 = fünf Tage

noun-church = Kirche
noun-bridge = Brücke
noun-well = Brunnen
noun-rain = Regen
noun-clouds = Wolken
noun-sun = Sonne

field-day = Tag
field-days = Tage insgesamt
field-weather = Wetter
field-players = Gänsehirten
field-flock = Gänse
field-pence = Pfennige
field-stood = Stand zuletzt bei

move-bring = { $b ->
    [one] Eine Gans
   *[other] { $b } Gänse
} hinbringen: { $a }
move-stay = Zu Hause bleiben

event-dawned = Tag { $day }: { $weather }.
event-sold = { $seat } verkaufte { $geese ->
    [one] eine Gans
   *[other] { $geese } Gänse
} ({ $place }) für { $pence } Pfennige.
event-stayed = { $seat } blieb zu Hause.

prompt-Market = Wo willst du stehen, und mit wie vielen Gänsen? Niemand hört es, bevor alle gesprochen haben.
note-Market = Wer allein steht, verkauft am besten; wer den Platz teilt, verliert je Gans einen Pfennig für jeden anderen Hirten.
