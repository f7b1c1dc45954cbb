### Che cosa fanno i Templari speciali di Akkon dove sono posati, in una riga.

about-turcopole = 2, più 2 per ogni altro Templare presente, di chiunque sia; non accanto al tuo Fratello Sergente
about-sergeant = da solo nulla, ma raddoppia tutto ciò che offri lì; non accanto al tuo Turcopolo
about-chaplain = nulla, ma in questo turno le tue carte di quella città costano un Templare in meno
