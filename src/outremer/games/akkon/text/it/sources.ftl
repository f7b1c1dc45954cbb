### I titoli del regolamento sotto cui stanno le regole, per chi legge un’altra lingua.

source-introduzione = Introduzione
source-contenuto-della-scatola = Contenuto della scatola
source-preparazione = Preparazione
source-la-fase-dell-asta = La fase dell’asta
source-esempio = Esempio
source-la-fase-delle-azioni = La fase delle azioni
source-particolarita-del-fratello-cappellano = Particolarità del Fratello Cappellano
source-privilegi = Privilegi
source-fine = Fine
source-variante-per-rendere-piu-breve-la-partita = Variante per rendere più breve la partita
source-lancia-sacra = Lancia Sacra
source-excommunication = Scomunica
source-assedio = Assedio
source-peste = Peste
source-fratelli-d-arme = Fratelli d’Arme
source-commercio-col-levante = Commercio col Levante
source-scritti-interdetti = Scritti Proibiti
source-diritti-di-usare-la-mannaia = Diritto di Conio
source-reputazione-imperatore-barbarossa = Reputazione (imperatore Barbarossa)
source-potere-richard-lowenherz = Potere (Riccardo Cuor di Leone)
source-oro-saladin = Oro (Saladino)
source-fede-papa-clemente-iii = Fede (Papa Clemente III)
