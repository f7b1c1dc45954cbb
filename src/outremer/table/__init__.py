"""A table that speaks: opening it, playing it in sentences, taking back, saving, telling it again."""
