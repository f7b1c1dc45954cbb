### Ciò che tutti i giochi hanno in comune: i giocatori, e come si dice un rifiuto.

seat-0 = Rosso
seat-1 = Blu
seat-2 = Verde
seat-3 = Giallo
seat-4 = Viola
seat-5 = Bianco
names-and = { $some } e { $last }

refusal = Non è permesso: { $rule } [{ $id }]
refusal-of = «{ $move }» non è permesso: { $rule } [{ $id }]

field-game = Gioco
field-seats = Posti
field-seat = Posto
field-options = Opzioni
field-world = Tavolo
field-forms = Paragrafi aperti
field-asked = Tocca a
field-rolling = Decide il caso
field-over = Finita

yes = sì
no = no
nobody = nessuno
hidden = nascosto
