"""Search: information-set Monte Carlo trees over imagined tables.

A tree is grown for the seat that thinks. Every iteration deals the table anew, as that seat might imagine it, walks
down the tree by what each seat hopes to win, lets chance decide on the way, and values by the game's judge where it
arrives.
"""
