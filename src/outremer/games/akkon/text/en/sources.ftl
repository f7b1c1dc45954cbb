### The headings of the rulebook under which the rules stand, for those who read another language.

source-introduzione = Introduction
source-contenuto-della-scatola = Contents of the box
source-preparazione = Set-up
source-la-fase-dell-asta = The auction phase
source-esempio = Example
source-la-fase-delle-azioni = The action phase
source-particolarita-del-fratello-cappellano = What is special about the Brother Chaplain
source-privilegi = Privileges
source-fine = End
source-variante-per-rendere-piu-breve-la-partita = Variant for a shorter game
source-lancia-sacra = Holy Lance
source-excommunication = Excommunication
source-assedio = Siege
source-peste = Plague
source-fratelli-d-arme = Brothers in Arms
source-commercio-col-levante = Levant Trade
source-scritti-interdetti = Forbidden Writings
source-diritti-di-usare-la-mannaia = Minting Right
source-reputazione-imperatore-barbarossa = Reputation (Emperor Barbarossa)
source-potere-richard-lowenherz = Power (Richard the Lionheart)
source-oro-saladin = Gold (Saladin)
source-fede-papa-clemente-iii = Faith (Pope Clement III)
