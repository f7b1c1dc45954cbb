### Was ein Tisch, der eingerichtet wird, von jeder Erweiterung erfährt, in zwei Sätzen.

expansion-politics = Jede Familie hat Vertraute in ihrem Dienst, etwa einen Dieb oder eine Spionin, und jeder Adlige, der dazukommt, zieht einen Wesenszug, der verdeckt bleiben darf. Ein Feigling, ein Heiliger oder ein Tyrann verändert Wahlen, Schlachten und Kassen, sobald er sich zeigt.
expansion-tactics = Bogenschützen schießen vor der Schlacht, Bombardiere lassen Würfel neu werfen, König und Königin haben eigene Garden. Söldner gehen an die Familie, die geheim am meisten bietet, und wollen jede Runde ihren Sold.
expansion-teutonic = Adlige können in den Deutschen Orden eintreten; seine Ritter kämpfen gemeinsam besser, nie gegeneinander, und ziehen von einer ihrer Festungen zur nächsten. Der Hochmeister ist ein Siegpunkt, und Bischöfe können Erzbischöfe werden.
expansion-templars = Adlige können Tempelherren werden, Komtureien bauen, die jede Runde zahlen, und den Schatz des Ordens verstecken; der Großmeister ist ein Siegpunkt. Der König kann den Orden durch ein Edikt vernichten, allein oder mit dem Papst, und dafür verflucht werden.
expansion-crusades = Der Papst kann zum Kreuzzug rufen, und bis zu sechs Adlige ziehen mit ihren Heeren übers Meer, belagern Städte und gewinnen dort Titel. Dann schlägt Saladin zurück, und die Daheimgebliebenen nutzen, was sie zurückließen.
expansion-relics = Fünf Reliquien liegen in den Bistümern verborgen, und Geistliche können sie an sich nehmen. Jede verleiht eine Kraft und lässt sich verkaufen.
expansion-fog = Truppen stehen verdeckt; die anderen sehen, wie viele es sind, aber nicht, welche. Aufgedeckt werden sie im Kampf.
expansion-free_diplomacy = Angebote und vertrauliche Gespräche kosten keine Diplomatiemarker. Es wird mehr geredet und gehandelt, und eine Runde dauert länger.
