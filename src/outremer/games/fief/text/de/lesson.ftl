### Fief für jemanden erzählt, der es nicht kennt, Abschnitt für Abschnitt, und was die Spielpläne daneben zeigen.

lesson-goal-title = Das Ziel
lesson-goal =
    Du führst im Frankreich des Jahres 1429 eine Adelsfamilie. Siegpunkte sind wenige, und jeder wiegt schwer. Einen bringt jeder Lehnstitel, einen der König, einen der Papst.

    Drei Punkte gewinnen allein. Zwei durch Ehe verbündete Familien gewinnen gemeinsam mit vier; ab vier Mitspielenden kann eine verheiratete Familie nur so gewinnen.

    Alle beginnen mit 5 Münzen und einem Dorf, darin eine ausgeloste Person von Adel, eine Festung, ein Ritter und drei Fußsoldaten.
lesson-goal-seen = Runde 4, von Rot gesehen. Drei Lehen haben jemanden, der ihren Titel trägt, die Baronie St-Paul von Rot, die Grafschaft St-Gérôme von Blau und die Baronie Mazilles von Gelb. Das ist je ein Punkt.

lesson-turn-title = Eine Runde
lesson-turn =
    Zuerst kommen Hochzeiten und Wahlen. Dann werden Karten gezogen und gespielt. Dann gibt es Einkommen, und alle kaufen ein. Dann ziehen die Heere, und es wird gekämpft.

    Am Ende der Runde vergehen die Katastrophen, und es wird geprüft, ob jemand gewonnen hat; wenn nicht, geht die Startspielerkarte nach links.

lesson-elections-title = Hochzeiten und Wahlen
lesson-elections =
    Eine Ehe verbündet zwei Familien, bis einer der beiden stirbt oder der Papst sie annulliert.

    Ein Bischof wird gewählt, wo ein Bistum keinen hat und jedes seiner Dörfer von jemandem kontrolliert wird; antreten darf ein unverheirateter Mann aus jeder Familie. Die Dörfer dort zählen als Stimmen, Geistliche auch. Für die Wahl des Papstes braucht es mindestens zwei freie Kardinäle und mehr als die Hälfte ihrer Stimmen. Der König braucht drei Stimmen, darunter die von zwei Bischöfen, einem Kardinal oder dem Papst; alle Adligen mit einem Titel sind je eine Stimme.

    Alle legen geheim zwei Marker. Der weiße gibt der Person, auf der er liegt, alle deine Stimmen, der schwarze täuscht nur. Aufgedeckt wird zugleich.
lesson-elections-seen = Wer wird Bischof von Sigy? Henri tritt für Rot an, Éric für Blau, Baudoin für Grün. Grün hat dort 4 Stimmen, Rot und Gelb je 3, Blau keine.

lesson-cards-title = Karten und Katastrophen
lesson-cards =
    Zieh zwei Schicksalskarten oder eine Adelskarte und eine Schicksalskarte; mehr als drei Karten hält niemand auf der Hand. Eine Adelskarte bringt jemanden in deine Familie. Eine reiche Ernte oder gutes Wetter lassen Mühlen mehr einbringen, eine Steuer lässt ein Lehen oder ein Bistum zahlen. Andere Karten warten auf ihren Augenblick, etwa Aufstand, Hinterhalt, Geheimgang und das Attentat, an dem das Opfer bei 1 bis 3 stirbt.

    Katastrophen liegen verdeckt, bis alle gezogen haben. Dann sagt ein Würfel, welches Bistum jede trifft; bei 6 trifft sie keines. In der Hungersnot bringen Mühlen nichts ein. Im Starkregen zieht und kämpft niemand. Die Pest tötet dort alle Adligen, die 1 bis 3 würfeln, und Heere verlieren die Hälfte ihrer Truppen.

lesson-purchases-title = Einkommen, Käufe, Titel
lesson-purchases =
    Ein Dorf gehört dir, solange jemand aus deiner Familie oder deine Truppen dort stehen. Es bringt jede Runde 1 Münze und jede Mühle darin 2 mehr.

    Ein Fußsoldat kostet 1 Münze, ein Ritter 3, eine Mühle 3, eine Festung 10; in ein Dorf kommen höchstens vier neue Truppen.

    Kontrollierst du jedes Dorf eines Lehens und steht in einem davon eine Festung, darfst du für 2 Münzen je Dorf den Titel kaufen. Jemand aus deiner Familie trägt ihn, die Festung wird zur befestigten Stadt, und von da an gehören dir auch die leeren Dörfer des Lehens.
lesson-purchases-seen = Runde 3. Rot kontrolliert beide Dörfer der Baronie St-Paul, in einem steht eine Festung, und hat 8 Münzen. Der Titel kostet 4 davon.

lesson-war-title = Krieg
lesson-war =
    Adlige ziehen bis zu zwei Dörfer weit über die Straßen und nehmen Truppen mit; ohne sie bleiben Truppen stehen. Wo dein Adel mit Truppen auf andere trifft, darfst du angreifen.

    Die Stärken werden addiert, 1 für einen Fußsoldaten, 3 für einen Ritter, 1 für Adlige. Bis 6 gibt es einen Würfel, bis 12 zwei, darüber drei. Eine Festung nimmt den Angreifern einen Würfel, eine befestigte Stadt zwei; Belagerungsmaschinen, Runde für Runde gebaut, geben sie zurück. Jede Seite wählt ihre eigenen Verluste.

    Adlige, die ohne Truppen zurückbleiben, werden gefangen. Ihr Lösegeld beträgt 2 Münzen und 2 mehr für jeden Titel. Wer eine befestigte Stadt mit einem Titel erobert und hält, übernimmt den Titel.
lesson-war-seen = Rot greift St-Paul an. Drei Ritter und ihr Anführer haben Stärke 10, das sind zwei Würfel, und die Festung nimmt einen weg. In der Verteidigung haben die zwei Fußsoldaten von Grün Stärke 2 und einen Würfel.

lesson-talks-title = Reden
lesson-talks =
    Niemand gewinnt Fief schweigend. Alle haben für das ganze Spiel drei Diplomatiemarker. Mit einem darfst du von einer anderen Familie bis zu 3 Münzen oder Karten bekommen oder höchstens drei Minuten lang vertraulich mit anderen reden.

    Was sich nicht erzwingen lässt, kann man versprechen, etwa eine Stimme, einen Waffenstillstand oder freien Durchzug. Ein Versprechen bindet niemanden, doch wer es gehört hat, erfährt, ob es gehalten wurde.

lesson-end-title = Wie es endet
lesson-end =
    Wer am Ende einer Runde die Punkte erreicht hat, gewinnt. Sind es mehrere, geht eine Familie, die allein gewinnt, einem Paar vor; dann entscheiden König, Papst oder Regentin, dann die Zahl der Lehen, Bistümer und Dörfer. Zu dritt gewinnt niemand als Paar.

    Hat nach so vielen Runden, wie ihr gewählt habt, niemand gewonnen, gewinnt, wer die meisten Punkte hat. Wählt ihr nichts anderes, sind es zwölf Runden.

lesson-expansions-title = Erweiterungen
lesson-expansions =
    Spiele zuerst das Grundspiel. Wenn du es kennst, lässt sich jede davon beim Einrichten eines Tisches dazunehmen.

    { option-politics }. { expansion-politics }

    { option-tactics }. { expansion-tactics }

    { option-teutonic }. { expansion-teutonic }

    { option-templars }. { expansion-templars }

    { option-crusades }. { expansion-crusades }

    { option-relics }. { expansion-relics }

    { option-fog }. { expansion-fog }

    { option-free_diplomacy }. { expansion-free_diplomacy }

sign-laurel = Siegpunkte, drei gewinnen allein, vier als Paar.
sign-bezant = Münzen.
sign-card = Karten auf der Hand, höchstens drei.
sign-talk = Diplomatiemarker, drei für das ganze Spiel.
sign-baron = Jemand von Adel aus einer Familie.
sign-knight = Ein Ritter, Stärke 3, 3 Münzen.
sign-footman = Ein Fußsoldat, Stärke 1, 1 Münze.
sign-mill = Eine Mühle, 2 Münzen jede Runde; höchstens zwei in einem Dorf.
sign-keep = Eine Festung; Angreifer haben einen Würfel weniger.
sign-walls = Eine befestigte Stadt, Sitz eines Titels; Angreifer haben zwei Würfel weniger.
sign-mitre = Ein Geistlicher, ob Bischof, Kardinal oder Papst.
sign-crown = Ein Titel des Adels oder der Krone.
sign-ring = Eine Ehe, die zwei Familien verbündet.
sign-tax = Eine Steuer auf ein Lehen oder ein Bistum.
sign-harvest = Eine reiche Ernte. Jede Mühle des Bistums bringt 1 Münze mehr, oder eine Hungersnot endet.
sign-famine = Hungersnot. Die Mühlen des Bistums bringen nichts ein.
sign-rain = Starkregen. Im Bistum zieht und kämpft niemand.
sign-plague = Die Pest. Adlige sterben bei 1 bis 3, Heere verlieren die Hälfte.
sign-pitchfork = Ein Aufstand in einem Dorf, das besteuert ist oder hungert.
sign-dagger = Das blutige Messer. Wer es trägt, kann durch die Karte Gerechtigkeit sterben.
sign-shackle = Gefangene.
sign-engine = Eine Belagerungsmaschine; sie gibt den Angreifern Würfel zurück.
