### What a first game of Akkon explains, prompt by prompt.

note-Auction = You bid for the card on offer in a city: click a Templar of your port, then the city. He lies face down; the highest total in a city wins its card, a tie leaves it there. Whoever you bid cannot pay for cards in this round, so keep some back.
note-Laying = Nobody sees whom you lay. Knights count their number; the Turcopole 2, and 2 more for every other Templar there; the Sergeant doubles all you bid there; the Chaplain counts nothing, but your cards of that city cost one Templar less.
note-Saladin = You lead in gold: click a Templar that you may move, then the city he goes to. Nobody has seen the bids yet.
note-Actions = Click one of your cards: it costs as many Templars as it shows, whichever they are, and takes effect at once. Your points are your highest characteristic plus your lowest, so let none lag behind.
note-Opponent = This card does something to one of the others: click whom it shall be.
