game-title = Goose Fair
game-summary = Bring your geese to church, bridge or well, where nobody else brings theirs. For 2 to 4 players.

option-days = How long the fair lasts
option-days-3 = three days
option-days-5 = five days

noun-church = the church
noun-bridge = the bridge
noun-well = the well
noun-rain = rain
noun-clouds = clouds
noun-sun = sun

field-day = Day
field-days = Days in all
field-weather = Weather
field-players = Goose-herds
field-flock = Geese
field-pence = Pence
field-stood = Stood last at

move-bring = Bring { $b ->
    [one] a goose
   *[other] { $b } geese
} to { $a }
move-stay = Stay at home

event-dawned = Day { $day }: { $weather }.
event-sold = { $seat } sold { $geese ->
    [one] a goose
   *[other] { $geese } geese
} at { $place } for { $pence } pence.
event-stayed = { $seat } stayed at home.

prompt-Market = Where will you stand, and with how many geese? Nobody hears it before all have spoken.
note-Market = Whoever stands alone sells best; whoever shares a place loses a penny a goose for every other herd.
