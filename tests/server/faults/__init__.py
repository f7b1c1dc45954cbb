"""Proof by faults: several processes on one PostgreSQL, tables of bots and people, and whatever can go wrong.

    make faults                                                   ten minutes, four processes, forty tables
    .venv/bin/python -m tests.server.faults --seconds 60          shorter; --seed tries the same faults again

forked     one server on SQLite that starts quickly, and `warm`, from which it is forked
kills      that one, killed again and again
house      PostgreSQL, the processes, and the way between them that can be cut
people     whoever plays, and keeps what was acknowledged
proof      what must be true of the store afterwards
"""
