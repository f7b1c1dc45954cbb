### Fief im Terminal.

board-signs-map = Landkarte: die Nummer, mit der man ein Dorf wählt, sein Name, sein Bistum I bis V (* dessen Hauptort), wer es kontrolliert (· niemand), ▪ Festung, ▣ befestigte Stadt, ✻ Mühle, die Nummern, zu denen seine Straßen führen (= über eine Brücke), wer dort ist
board-signs-people = Leute: { $troops }, 3? Männer verdeckt, ° bleibt drinnen, [ ] gefangen, ⚭ verheiratet mit, (…) ein verdeckter Wesenszug, → schlägt vor, – keines
board-signs-overseas = Übersee: 4+2 Sarazenen am Ort und solche, die dazustoßen können
