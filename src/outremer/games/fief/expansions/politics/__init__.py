"""Politics: attendants and noble traits."""
