### Fief in the terminal.

board-signs-map = Map: the number by which a village is chosen, its name, its bishopric I to V (* its main village), who controls it (· nobody), ▪ stronghold, ▣ fortified city, ✻ mill, the numbers its roads lead to (= over a bridge), who is there
board-signs-people = People: { $troops }, 3? men face down, ° stays inside, [ ] prisoner, ⚭ married to, (…) a trait face down, → proposes to, – none
board-signs-overseas = Overseas: 4+2 Saracens in the place and those who may join them
