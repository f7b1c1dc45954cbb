"""What must hold of every game: checks under random play, two worlds that nobody can tell apart, shape, ledger."""
