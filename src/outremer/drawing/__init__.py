"""Boards and players as text, for the terminal and for whoever looks through a door."""
