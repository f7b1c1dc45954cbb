"""The coach looks back at a finished game: who was to win, from moment to moment, and which decisions cost most.

`analysis.analyse(table)` tells it step by step; `outremer analyse` and the server show it.
"""
