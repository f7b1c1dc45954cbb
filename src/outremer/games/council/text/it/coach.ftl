### Quel che il maestro dice delle parti che il giudice conta.

judged-points = Punti vittoria
judged-tiles = Punti delle tessere bonus
judged-nobility-points = Punti del percorso della nobiltà, se finisse ora
judged-permit-points = Punti per chi ha più permessi, se finisse ora
judged-emporiums = Empori costruiti
judged-network = Ricompense delle città collegate
judged-groups = Tessere bonus avviate
judged-coins = Monete
judged-more-coins = Monete oltre il costo di un’azione
judged-assistants = Aiutanti
judged-more-assistants = Aiutanti oltre il quinto
judged-cards = Carte politica
judged-more-cards = Carte politica oltre la nona
judged-wilds = Jolly
judged-councils = Consigli che la mano soddisfa
judged-permits = Permessi da usare
judged-nobility = Passi sul percorso della nobiltà
judged-ending-ahead = Fine della partita in testa
judged-main-actions = Azioni principali rimaste
judged-tokens-due = Gettoni ricompensa da ricevere
judged-rewards-due = Ricompense da ricevere
judged-purchase = Un acquisto in corso
judged-last-turns = Ultimo turno già giocato
