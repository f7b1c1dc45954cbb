"""Goose Fair, a small game for the Outremer table."""
