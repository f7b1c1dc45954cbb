"""Sacred relics, an optional module."""
