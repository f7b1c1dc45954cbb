### Die geführte erste Runde Fief: was in jedem Schritt zu tun ist und warum, und warum nichts anderes.

guide-goal = Du führst eine adlige Familie in Frankreich. Titel sind Siegpunkte; drei gewinnen allein, vier als Paar, das durch Heirat verbündet ist.
guide-how = Adlige mit Truppen nehmen Dörfer, Dörfer bringen Münzen, und mit Münzen kaufst du Truppen, Mühlen und Titel. Den Titel eines Lehens darf kaufen, wer alle seine Dörfer kontrolliert und in einem davon eine Festung hat.
guide-settle = Deine Familie beginnt mit einem Adligen, einigen Truppen und einer Festung. Wähle Les Essarts, das Dorf, auf das der Pfeil zeigt.
guide-settle-wrong = Ein andermal beginnst du, wo du willst. Diese Runde beginnt in Les Essarts.
guide-lord = Jede Runde bringt neue Karten. Ziehe eine Adelskarte, denn Adlige führen Truppen, heiraten und tragen Titel.
guide-lord-wrong = Ziehe zuerst eine Adelskarte; ein zweiter Adliger macht deine Familie doppelt so stark.
guide-drawn = Das genügt, denn unter den Schicksalskarten kann eine Katastrophe für alle sein. Passe.
guide-drawn-wrong = Passe jetzt; in der nächsten Runde gibt es wieder Karten.
guide-play = Jetzt werden Karten gespielt. Bringe Quentin ins Spiel; er steht sofort neben deinem anderen Familienmitglied.
guide-play-wrong = Spiele zuerst Quentin. Abmachungen und Gespräche mit anderen können warten.
guide-buy = Deine Dörfer haben gezahlt. Kaufe einen Fußsoldaten oder einen Ritter für Les Essarts; Truppen bewachen deine Dörfer und kämpfen.
guide-buy-wrong = Kaufe einen Fußsoldaten für 1 oder einen Ritter für 3; Dörfer ohne Truppen gehen leicht verloren.
guide-bought = Behalte den Rest, denn ein Titel kostet 2 für jedes Dorf des Lehens. Passe.
guide-bought-wrong = Spare deine Münzen vorerst und passe.
guide-lead = Jetzt ziehen die Heere. Truppen ziehen nur mit Adligen, wähle also Quentin.
guide-lead-wrong = Quentin soll ziehen; wer zurückbleibt, hält die Festung.
guide-march = Sage, wie viele Truppen mit ihm ziehen, und klicke dann ein Nachbardorf an. Wer dort allein steht, kontrolliert es, und in der nächsten Runde zahlt es.
guide-march-wrong = Klicke eines der Dörfer neben Les Essarts an, die leuchten.
guide-halt = Ein Adliger zieht bis zu zwei Felder weit. Halte hier an, denn ein Dorf, das du wieder verlässt, zahlt dir nichts.
guide-halt-wrong = Er könnte weiterziehen, aber ein Dorf zahlt nur denen, die bleiben. Halte hier an.
guide-end = Wer zu Hause ist, bleibt dort. Beende deinen Marsch; dann ziehen die anderen, und wo Feinde sich treffen, wird gekämpft.
guide-end-wrong = Wer zu Hause bleibt, bewacht die Festung. Passe.
guide-learnt =
    Eine Runde besteht aus Hochzeiten und Wahlen, Karten, Einkommen und Käufen, Märschen und Schlachten.
    Dörfer zahlen denen, die sie kontrollieren; Mühlen machen mehr aus ihnen.
    Mit allen Dörfern eines Lehens und einer Festung darfst du seinen Titel kaufen, und der ist ein Siegpunkt.
    Verheirate deine Leute, triff Abmachungen und wähle Bischöfe, Papst und König, denn mit Waffen allein gewinnt niemand.
