"""Weights of judges, fitted to the results of many games: samples, regression, tuning, and the file they end in."""
