"""The store: what is kept in SQLite or PostgreSQL, how it is written, and how a game comes back from it."""
