"""The kernel: a world, a stack of forms, and what they need. It knows no game."""
