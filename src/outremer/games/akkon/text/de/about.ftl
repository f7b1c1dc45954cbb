### Was die besonderen Templer von Akkon tun, wo sie liegen, in einer Zeile.

about-turcopole = 2 und 2 mehr für jeden anderen Templer dort, gleich wessen; nicht neben deinem Sergeanten
about-sergeant = selbst nichts, verdoppelt aber alles, was du dort bietest; nicht neben deinem Turkopolen
about-chaplain = nichts, aber deine Karten dieser Stadt kosten in dieser Runde einen Templer weniger
