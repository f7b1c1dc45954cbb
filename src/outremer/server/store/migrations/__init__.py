"""How a store of an older version becomes one of this version; they run whenever the server starts."""
