### Die Überschriften der Spielregel, unter denen die Regeln stehen, für Leser einer anderen Sprache.

source-introduzione = Einleitung
source-contenuto-della-scatola = Spielmaterial
source-preparazione = Spielaufbau
source-la-fase-dell-asta = Die Auktionsphase
source-esempio = Beispiel
source-la-fase-delle-azioni = Die Aktionsphase
source-particolarita-del-fratello-cappellano = Die Besonderheit des Kaplans
source-privilegi = Privilegien
source-fine = Ende
source-variante-per-rendere-piu-breve-la-partita = Variante für ein kürzeres Spiel
source-lancia-sacra = Heilige Lanze
source-excommunication = Exkommunikation
source-assedio = Belagerung
source-peste = Pest
source-fratelli-d-arme = Waffenbrüder
source-commercio-col-levante = Levantehandel
source-scritti-interdetti = Verbotene Schrift
source-diritti-di-usare-la-mannaia = Münzprägerecht
source-reputazione-imperatore-barbarossa = Ansehen (Kaiser Barbarossa)
source-potere-richard-lowenherz = Macht (Richard Löwenherz)
source-oro-saladin = Gold (Saladin)
source-fede-papa-clemente-iii = Glaube (Papst Clemens III.)
